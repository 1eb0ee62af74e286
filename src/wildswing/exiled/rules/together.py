"""Lets all players choose at once, and finds who is asked."""

from collections.abc import Callable

from wildswing.exiled.rules.table import Table
from wildswing.exiled.rules.variants import REAL_TABLE
from wildswing.kernel.agenda import open_lanes, push
from wildswing.kernel.state import Step

Lane = Callable[[Table, int], tuple[Step, ...]]
"""Returns what a seat chooses in a phase, from what everybody sees when it begins."""


def at_once(table: Table, phase: str, lane: Lane) -> None:
    """RX-A1, RX-M3: everybody chooses hidden; at a real table the moderator is told one after the other."""
    table.phase = phase
    lanes = [lane(table, seat) for seat in range(len(table.players))]
    if REAL_TABLE in table.variants:
        push(table, *[step for one in lanes for step in one])
    else:
        open_lanes(table, *lanes)


def moderator(table: Table) -> int:
    """Returns the seat without a character."""
    return len(table.players)


def asked(table: Table, seat: int) -> int:
    """Returns who answers for a player."""
    return moderator(table) if REAL_TABLE in table.variants else seat
