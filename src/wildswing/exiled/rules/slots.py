"""The cards and the table as one seat sees them: own things first, the own team at the near side."""

from wildswing.exiled.rules.table import Table


def bodies_seen_from(table: Table, seat: int) -> list[int]:
    """Returns the cards in the order of their slots: one's own, then those of the next player, and so on."""
    players = len(table.players)
    return sorted(range(len(table.bodies)), key=lambda at: (table.bodies[at].seat - seat) % players)


def ahead_of(table: Table, seat: int) -> int:
    """Returns the direction in degrees that a seat calls ahead: of two teams each sees the other in front of it."""
    two_teams = max([player.team for player in table.players]) == 1
    return 180 if two_teams and seat < len(table.players) and table.players[seat].team == 1 else 0
