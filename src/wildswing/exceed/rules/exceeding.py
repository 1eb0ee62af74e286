"""Turning the character card over (rulebook: Exceed, Revert)."""

from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules.arena import covers
from wildswing.exceed.rules.events import Flipped
from wildswing.exceed.rules.payment import FOR_OVERDRIVE, GAUGE_POINTS, most, payment
from wildswing.exceed.rules.piles import cards_of, distinct
from wildswing.exceed.rules.reading import is_banned
from wildswing.exceed.rules.standing import waiting
from wildswing.exceed.rules.steps import Exceed, Overdrive, OverdriveOver
from wildswing.exceed.rules.table import Table
from wildswing.exceed.rules.zones import DISCARD, OVERDRIVE, learn_sealed, move
from wildswing.kernel.agenda import push
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.question import Does
from wildswing.kernel.state import Step

NO_EXCEEDING: Final = v.Ban.EXCEED


def cost_of(table: Table, seat: int) -> int:
    """EX-EXC-02: the printed gauge cost, less any discount; -1 if the fighter has no Exceed action.

    EX-EXC-06, EX-CHAR-07, EX-CHAR-11.
    """
    exceed = table.book.fighters[seat].exceed
    if exceed is None:
        return -1
    cost = exceed.gauge
    for one in exceed.discounts:
        cost -= one.less * _times(table, one.per, seat)
    return max(0, cost)


def steps(table: Table, seat: int, cost: int) -> tuple[Step, Step]:
    """Returns the steps that pay for exceeding, and exceed (EX-CHAR-08)."""
    purpose = FOR_OVERDRIVE if table.book.fighters[seat].overdrive else ""
    return payment(table, seat, GAUGE_POINTS, cost, cost, purpose), Exceed(seat)


def _times(table: Table, per: n.Pile | int, seat: int) -> int:
    """EX-NOTION-TOKEN-12: a discount counts for each card, or once if the fighter stands on its space."""
    if isinstance(per, int):
        return int(covers(table.sides[seat], per))
    return len(cards_of(table, per, seat))


def may_exceed(table: Table, seat: int) -> bool:
    """Tells whether a fighter can still exceed, and no text forbids it (EX-NOTION-BAN-03)."""
    return not table.sides[seat].exceeded and not is_banned(table, seat, NO_EXCEEDING)


def can_exceed(table: Table, seat: int) -> bool:
    """Tells whether the Exceed action can be taken; A-15: only once."""
    exceed = table.book.fighters[seat].exceed
    if exceed is None:
        return False
    cost = cost_of(table, seat) if exceed.discounts else exceed.gauge
    return cost <= most(table, seat, GAUGE_POINTS) and may_exceed(table, seat)


def exceed_now(table: Table, step: Exceed, heard: Heard) -> None:
    """The Exceed action, once it is paid: EX-ACT-19."""
    exceed(table, step.seat, heard)


def exceed(table: Table, seat: int, heard: Heard) -> None:
    """EX-EXC-01: flips the character card; what waits for it follows (EX-EXC-07, EX-EXC-08, EX-CHAR-02, EX-CHAR-06)."""
    if not may_exceed(table, seat):
        return
    table.sides[seat].exceeded = True
    learn_sealed(table, seat)
    if heard is not None:
        heard.append(Told(Flipped(seat, table.book.names[seat], True)))
    push(table, *waiting(table, v.Window.EXCEEDS, seat))


def revert(table: Table, seat: int, heard: Heard) -> None:
    """EX-EXC-04: flips back to the first side (EX-EXC-11, EX-CHAR-04, EX-CHAR-05, EX-GLOS-19)."""
    side = table.sides[seat]
    if not side.exceeded:
        return
    side.exceeded = False
    learn_sealed(table, seat)
    if heard is not None:
        heard.append(Told(Flipped(seat, table.book.names[seat], False)))


def is_in_overdrive(table: Table, seat: int) -> bool:
    """Tells whether a fighter discards from its overdrive as its turn begins (EX-NOTION-OVERDRIVE-04)."""
    side = table.sides[seat]
    return side.exceeded and bool(side.overdrive)


def ask_overdrive(table: Table, step: Overdrive) -> Ask:
    """EX-CHAR-08: at the start of a turn one card is discarded from the overdrive area."""
    return Ask(step.seat, "overdrive", distinct(table.sides[step.seat].overdrive))


def discard_overdrive(table: Table, step: Overdrive, card: Value, heard: Heard) -> None:
    """Discards the card for the printed effect; with the area empty the fighter reverts."""
    seat = step.seat
    move(table, card, OVERDRIVE, seat, DISCARD, table.book.owners[card], heard)
    push(table, *waiting(table, v.Window.OVERDRIVE, seat), OverdriveOver(seat))


def end_overdrive(table: Table, step: OverdriveOver, heard: Heard) -> None:
    """Reverts a fighter whose overdrive area is empty (EX-NOTION-OVERDRIVE-02, EX-NOTION-OVERDRIVE-03)."""
    if table.book.fighters[step.seat].overdrive and not table.sides[step.seat].overdrive:
        revert(table, step.seat, heard)


RULES: Final[tuple[Does, ...]] = (
    Does(Exceed, exceed_now),
    Does(OverdriveOver, end_overdrive),
)
"""What becomes of the steps of this chapter."""
