"""The cards on a table of Rise of the Exiled by slots, seen from one seat."""

from typing import Final

from wildswing.exiled.rules.table import Table

BODIES: Final = 32
"""Room for the cards on a table; twelve players have more only if most of them have several."""

SEATS: Final = 12

METRE: Final = 100_000
"""A metre in 1/100 mm."""


def bodies_seen_from(table: Table, seat: int) -> list[int]:
    """Returns the cards in the order of their slots: one's own, then those of the next player, and so on."""
    players = len(table.players)
    order = sorted(range(len(table.bodies)), key=lambda at: (table.bodies[at].seat - seat) % players)
    return order[:BODIES]


def ahead_of(table: Table, seat: int) -> int:
    """Returns the direction in degrees that a seat calls ahead: of two teams each sees the other in front of it."""
    two_teams = max([player.team for player in table.players]) == 1
    return 180 if two_teams and seat < len(table.players) and table.players[seat].team == 1 else 0


def metres(table: Table, seat: int) -> int:
    """Returns what a place is divided by to tell in metres how far it lies to the right and ahead of the middle."""
    return -METRE if ahead_of(table, seat) else METRE
