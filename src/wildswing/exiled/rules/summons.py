"""Reinforcements that no round was set for: they join when a side calls for them, one on each side."""

from typing import Final

from wildswing.exiled.rules.events import Reinforced
from wildswing.exiled.rules.steps import Summon, Summoned, Summons
from wildswing.exiled.rules.table import (
    LATE,
    WHEN_CALLED,
    Table,
    alter_player,
    character_of,
    seal,
    team_members,
    unseal,
)
from wildswing.exiled.rules.together import at_once, moderator
from wildswing.exiled.rules.variants import MODERATOR, REAL_TABLE
from wildswing.kernel.agenda import push
from wildswing.kernel.ask import Ask
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.question import Does
from wildswing.kernel.state import NOTHING, Step


def summons(table: Table, step: Step, heard: Heard) -> None:
    """RX-V6: before a movement phase all sides may call, or else the moderator; one call serves every side."""
    if not next_on_call(table):
        return
    if MODERATOR in table.variants or REAL_TABLE in table.variants:
        push(table, Summon(NOTHING))
        return
    push(table, Summoned())
    at_once(table, "summons", lane_of_summons)


def next_on_call(table: Table) -> list[int]:
    """Returns the player of each side who would join next; nobody if a side that is in the game has none left."""
    found: list[int] = []
    for team in sorted({player.team for player in table.players}):
        if not table.gemstones and not team_members(table, team):
            continue
        waiting = [seat for seat in range(len(table.players)) if _is_on_call(table, seat, team)]
        if not waiting:
            return []
        found.append(waiting[0])
    return found


def _is_on_call(table: Table, seat: int, team: int) -> bool:
    player = table.players[seat]
    late = any(body.seat == seat and body.place == LATE for body in table.bodies)
    return player.team == team and player.arrives == WHEN_CALLED and late


def lane_of_summons(table: Table, seat: int) -> tuple[Step, ...]:
    """Returns the question to the player who speaks for a side: the first with a character in play."""
    speaks = team_members(table, table.players[seat].team)[:1] == [seat]
    return (Summon(seat),) if speaks and next_on_call(table) else ()


def ask_summon(table: Table, step: Summon) -> Ask:
    """Asks whether reinforcements come now."""
    if step.seat == NOTHING:
        return Ask(moderator(table), "summon", (False, True), always=True)
    return Ask(step.seat, "summon", (False, True), step.seat)


def summon(table: Table, step: Summon, calls: bool, heard: Heard) -> None:
    """Keeps the call until all sides have decided; a moderator decides alone."""
    if not calls:
        return
    if step.seat == NOTHING:
        _reinforce(table, heard)
    else:
        seal(table, step.seat, True)


def summoned(table: Table, step: Step, heard: Heard) -> None:
    """Lets one join on each side if anybody has called."""
    called = any(table.sealed)
    unseal(table)
    table.phase = "movement"
    if called:
        _reinforce(table, heard)


def _reinforce(table: Table, heard: Heard) -> None:
    joining = next_on_call(table)
    for seat in joining:
        alter_player(table, seat).arrives = table.round
    if heard is not None:
        heard.append(Told(Reinforced(tuple([character_of(table, seat).name for seat in joining]))))


RULES: Final[tuple[Does, ...]] = (
    Does(Summons, summons),
    Does(Summoned, summoned),
)
"""What becomes of the steps of this chapter."""
