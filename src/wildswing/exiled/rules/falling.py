"""Zero hit points: who persists, who rises for another, who leaves, and when the game is over."""

from typing import Final

from wildswing.exiled.rules.attack import body_name
from wildswing.exiled.rules.book import INFECT, NOT_INFECTED, PERSIST
from wildswing.exiled.rules.damage import spend
from wildswing.exiled.rules.events import Fell, GameOver, Persisted, Rose
from wildswing.exiled.rules.steps import EndCheck, Fall, Inherit
from wildswing.exiled.rules.table import (
    IN_PLAY,
    OUT,
    RISEN,
    VINE,
    WAITING,
    Table,
    alter_body,
    alter_player,
    are_allies,
    bodies_of,
    character_of,
    has,
    vine_of,
)
from wildswing.kernel.agenda import push
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.question import Does
from wildswing.kernel.state import NOTHING, Step

IN_SWAMP: Final = "swamp"
"""What the step says that lets characters fall between two attack phases."""

WAIT = 2
"""RX-G2: attack phases for which a fallen character waits before it returns."""


def fall(table: Table, step: Fall, heard: Heard) -> None:
    """RX-A18: after all damage, characters with 0 hit points leave, unless an ability says otherwise (RX-ZH11)."""
    if step.where != IN_SWAMP:
        spend(table, heard)
    fallen = [at for at, body in enumerate(table.bodies) if body.place == IN_PLAY and body.life == 0]
    players = {table.bodies[at].seat for at in fallen}
    for at in fallen:
        body = table.bodies[at]
        if body.kind == VINE:
            _remove(table, at, heard)
        elif has(table, body, PERSIST) and body.persists == 0:
            alter_body(table, at).persists = 1
            if heard is not None:
                heard.append(Told(Persisted(at, body_name(table, at))))
        elif _leaves_now(table, step, at):
            _leave(table, at, heard)
    for seat in sorted(players):
        if not bodies_of(table, seat):
            _bury(table, seat, heard)


def _leaves_now(table: Table, step: Fall, at: int) -> bool:
    """RX-IR6: one who persists leaves after the next attack phase, not for what happens in between."""
    return table.bodies[at].persists == 0 or step.where != IN_SWAMP


def _leave(table: Table, at: int, heard: Heard) -> None:
    """RX-ZH2, RX-G7: takes a character off the table, or lets it rise for whoever infected it (RX-ZH10)."""
    infecting = infector(table, at)
    if infecting == NOTHING or table.gemstones:
        _remove(table, at, heard)
        return
    ability = character_of(table, infecting).ability(INFECT)
    body = alter_body(table, at)
    name = character_of(table, body.card).name
    body.seat = infecting
    body.kind = RISEN
    body.life = ability.amount if ability is not None else 0
    body.persists = body.blocks = body.stood = 0
    if heard is not None:
        heard.append(Told(Rose(at, name, infecting, character_of(table, infecting).name, body.life)))


def infector(table: Table, at: int) -> int:
    """RX-ZH3, RX-ZH5, RX-IR7: returns who infected a fallen card in this phase by at least 1 damage, or NOTHING.

    RX-GL2.
    """
    body = table.bodies[at]
    if body.kind == RISEN or character_of(table, body.card).ability(NOT_INFECTED) is not None:
        return NOTHING
    for harmed, seat, amount in table.harmed:
        if harmed == at and amount > 0 and seat != body.seat and character_of(table, seat).ability(INFECT) is not None:
            return seat
    return NOTHING


def _remove(table: Table, at: int, heard: Heard) -> None:
    name = body_name(table, at)
    body = alter_body(table, at)
    body.persists = body.stood = 0
    body.terrain = ""
    returns = WAIT if table.gemstones and body.kind != VINE else 0
    body.place = WAITING if returns else OUT
    body.wait = returns
    if heard is not None:
        heard.append(Told(Fell(at, name, returns)))


def _bury(table: Table, seat: int, heard: Heard) -> None:
    """Clears what a player without any character in play leaves behind."""
    vine = vine_of(table, seat)
    if vine != NOTHING and table.bodies[vine].place == IN_PLAY:  # RX-GL5
        _remove(table, vine, heard)
    if table.players[seat].guards:  # RX-I24: who is defeated protects nobody any more, also after a return (RX-G2).
        alter_player(table, seat).guards = ()
    if table.players[seat].items:
        push(table, Inherit(seat, heirs(table, seat)))


def heirs(table: Table, seat: int) -> tuple[int, ...]:
    """RX-I9: returns the enemies who took part in the last hit on a player's last character."""
    cards = {at for at, body in enumerate(table.bodies) if seat in (body.seat, body.card)}
    dealt = [by for at, by, amount in table.harmed if at in cards and amount > 0 and not are_allies(table, by, seat)]
    return tuple(sorted({by for by in dealt if bodies_of(table, by)}))


# --- The end ---


def end_check(table: Table, step: Step, heard: Heard) -> None:
    """RX-T2 to T4: the game ends when at most one team has a character in play."""
    if table.gemstones:
        _end_by_gemstones(table, heard)
        return
    teams = {table.players[body.seat].team for body in table.bodies if _is_there(body.place, body.kind)}
    living = {
        table.players[body.seat].team
        for body in table.bodies
        if _is_there(body.place, body.kind) and body.persists == 0
    }
    if not living:  # RX-IR9: nobody wins if only those who persist are left.
        for at, body in enumerate(table.bodies):
            if _is_there(body.place, body.kind):
                _remove(table, at, heard)
        _end(table, NOTHING, "nobody is left", heard)
    elif len(teams) == 1:
        _end(table, min(teams), "no other team has a character in play", heard)
    elif table.round >= table.last_round:
        _end(table, NOTHING, f"{table.last_round} rounds have not decided the battle", heard)


def _is_there(place: str, kind: str) -> bool:
    return place == IN_PLAY and kind != VINE


def _end_by_gemstones(table: Table, heard: Heard) -> None:
    """RX-G6, RX-G8: a destroyed gemstone ends the game; both in one phase is a tie."""
    left = [gemstone.team for gemstone in table.gemstones if gemstone.life > 0]
    if len(left) == 1:
        _end(table, left[0], "the other gemstone is destroyed", heard)
    elif not left:
        _end(table, NOTHING, "both gemstones are destroyed", heard)
    elif table.round >= table.last_round:
        _end(table, NOTHING, f"{table.last_round} rounds have not decided the battle", heard)


def _end(table: Table, winner: int, reason: str, heard: Heard) -> None:
    table.agenda = ()
    table.phase = "over"
    table.winner = winner
    if heard is not None:
        heard.append(Told(GameOver(winner, reason)))


RULES: Final[tuple[Does, ...]] = (
    Does(Fall, fall),
    Does(EndCheck, end_check),
)
"""What becomes of the steps of this chapter."""
