"""Cleanup, the end of a strike, and whose turn is next (rulebook: strike cleanup)."""

from typing import Final

from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules.events import CardsMoved, StrikeEnded
from wildswing.exceed.rules.piles import can_transform, pile_under
from wildswing.exceed.rules.reading import attack_of
from wildswing.exceed.rules.steps import (
    AttackWindow,
    Cleanup,
    DiscardBoosts,
    PutAttackAway,
    StrikeOver,
    Transform,
)
from wildswing.exceed.rules.table import NOBODY, InPlay, Table
from wildswing.exceed.rules.triggers import attack_lines, do_attack_lines
from wildswing.exceed.rules.turn import finish_turn
from wildswing.exceed.rules.zones import DISCARD, GAUGE, TRANSFORMATIONS, lay, move_boost
from wildswing.kernel.agenda import push, push_all
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.question import Does
from wildswing.kernel.state import NOTHING, Step

CLEANUP: Final = v.Window.CLEANUP.value
STRIKE_END: Final = v.Window.STRIKE_END.value

CLEAN_UP: Final = (Cleanup(0), Cleanup(1))
STRIKE_OVER: Final = StrikeOver()
"""Steps of every strike, which never change."""


def clean_up(table: Table, step: Cleanup, heard: Heard) -> None:
    """EX-CLEAN-01, A-14: each player does all steps, the attacker first; EX-CLEAN-02: stunned or not (EX-TRIG-08).

    EX-CLEAN-03, EX-TRIG-06: cleanup effects come first.
    """
    seat = step.seat
    book = table.book
    ending = _end_of_strike(table, seat) if book.edition.strike_ends_in_cleanup else ()  # EX-CLEAN-07
    effects = attack_lines(table, CLEANUP, seat) if CLEANUP in book.windows else []
    if not (effects or book.transforms or table.sides[seat].boosts):
        if ending:
            push(table, *ending)
        _put_away(table, seat, heard)
        return
    steps: list[Step] = [DiscardBoosts(seat), PutAttackAway(seat), *ending]
    if book.transforms:
        steps.insert(0, Transform(seat))
    push_all(table, steps)
    if effects:
        do_attack_lines(table, CLEANUP, seat, effects, heard)


def _end_of_strike(table: Table, seat: int) -> tuple[Step, ...]:
    """Returns what waits for the end of the strike, stunned or not (EX-CLEAN-09, EX-CHAR-52)."""
    return (AttackWindow(STRIKE_END, seat),) if STRIKE_END in table.book.windows else ()


def both_clean_up(table: Table, attacker: int) -> tuple[Step, ...]:
    """EX-CLEAN-01, EX-CLEAN-08 (D-14): cleanups, the attacker's first, and what waits for the end of the strike."""
    ending: tuple[Step, ...] = ()
    if not table.book.edition.strike_ends_in_cleanup:
        ending = _end_of_strike(table, attacker) + _end_of_strike(table, 1 - attacker)
    return CLEAN_UP[attacker], CLEAN_UP[1 - attacker], *ending, STRIKE_OVER


def ask_transform(table: Table, step: Transform) -> Ask:
    """EX-CHAR-10: an attack that hit may stay as a transformation, unless one of its name does already."""
    attack = attack_of(table, step.seat)
    able = False
    if attack is not None and attack.card != NOTHING and attack.hit and not attack.destination:
        able = can_transform(table, step.seat, attack.card)
    return Ask(step.seat, "transform", (False, True) if able else (False,))


def choose_transform(table: Table, step: Transform, transforms: Value, heard: Heard) -> None:
    """Notes that the attack's card becomes a transformation."""
    attack = attack_of(table, step.seat)
    if transforms and attack is not None:
        attack.destination = TRANSFORMATIONS


def ask_boost_to_discard(table: Table, step: DiscardBoosts) -> Ask:
    """EX-CLEAN-04: boosts that nothing sustains are discarded; their player orders them if that can matter (D-21)."""
    seat = step.seat
    leaving = [boost for boost in table.sides[seat].boosts if not _stays(table, seat, boost)]
    if not table.book.orders_matter:
        leaving = leaving[:1]
    different: dict[tuple[int, ...], int] = {}
    for boost in leaving:  # copies that stand alike make no difference
        under = len(pile_under(table, boost.serial))
        different.setdefault((boost.face, boost.space, boost.kept, under), boost.serial)
    return Ask(seat, "discard boost", tuple(different.values()) or (NOTHING,))


def _stays(table: Table, seat: int, boost: InPlay) -> bool:
    """EX-CLEAN-04: sustained in this strike; EX-TRAP-03, EX-CLEAN-05: a trap stays if its player is not stunned.

    EX-TRIG-07, EX-BOOST-19, EX-TRAP-04.
    """
    if boost.sustained:
        return True
    facts = table.book.cards[boost.face].boost
    stunned = table.strike is not None and table.strike.stunned[seat]
    return facts is not None and facts.kind is v.BoostKind.TRAP and not stunned


def discard_boost(table: Table, step: DiscardBoosts, serial: Value, heard: Heard) -> None:
    """Discards a boost and goes on; EX-CLEAN-10: sustaining held for this strike only.

    EX-CLEAN-11: in the next one the boost can be sustained again.
    """
    seat = step.seat
    side = table.sides[seat]
    if serial == NOTHING:
        side.boosts = tuple(
            [InPlay(boost.card, boost.serial, boost.space, boost.kept, face=boost.face) for boost in side.boosts]
        )
        return
    push(table, step)
    boost = next(one for one in side.boosts if one.serial == serial)
    move_boost(table, serial, DISCARD, table.book.owners[boost.card], heard)


def put_attack_away(table: Table, step: PutAttackAway, heard: Heard) -> None:
    """Puts a seat's attack away when all that comes before is done."""
    _put_away(table, step.seat, heard)


def _put_away(table: Table, seat: int, heard: Heard) -> None:
    """EX-CLEAN-06: the attack card goes to gauge if it hit, else to the discard pile, or where a text sends it.

    EX-ZONE-15, EX-GAUGE-01.
    """
    attack = attack_of(table, seat)
    if attack is None or attack.card == NOTHING:
        return  # EX-EXC-12: a printed attack is no card
    card = attack.card
    to = attack.destination or (GAUGE if attack.hit else DISCARD)
    attack.card = NOTHING
    to, to_seat = lay(table, card, to, seat if attack.to_seat == NOBODY else attack.to_seat)
    if heard is not None:
        name = table.book.cards[card].name
        heard.append(Told(CardsMoved(to_seat, table.book.names[to_seat], (name,), 1, "", to)))


def end_strike(table: Table, step: Step, heard: Heard) -> None:
    """EX-NEXT-01: after the strike it is the defender's turn; EX-NEXT-02: or that of the player with advantage.

    EX-ACT-03, EX-GLOS-01, EX-NEXT-04.
    """
    strike = table.strike
    if strike is None:
        return
    following = 1 - strike.attacker if strike.advantage == NOBODY else strike.advantage
    if heard is not None:
        heard.append(Told(StrikeEnded(following, table.book.names[following], strike.advantage != NOBODY)))
    table.carried = (strike.damage, strike.armor_used)
    table.strike = None
    if table.granted:
        table.granted = tuple([text for text in table.granted if text.until != v.Until.STRIKE])
    for side in table.sides:
        side.x = 0
    finish_turn(table, following, True, heard)


RULES: Final[tuple[Does, ...]] = (
    Does(Cleanup, clean_up),
    Does(PutAttackAway, put_attack_away),
    Does(StrikeOver, end_strike),
)
"""What becomes of the steps of this chapter."""
