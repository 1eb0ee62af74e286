"""Free places on the table."""

from wildswing.exiled.rules.geometry import CARD, MM, Point, Polygon, bounds, moved, placed, touches, toward, turned
from wildswing.exiled.rules.table import IN_PLAY, Table

MARGIN = 51
"""RX-S8: every card stays this far from the edge of the table, in mm."""

STEP = 10 * MM
"""How far from each other places are tried."""


def card_at(table: Table, at: int) -> Polygon:
    """Returns the card of a body where it lies."""
    body = table.bodies[at]
    return placed(CARD, body.x, body.y, body.angle)


def is_free(table: Table, at: int, spot: Point) -> bool:
    """RX-S8, RX-M9: tells whether a card can lie at a place: within the border, over no other character or vine."""
    shape = moved(turned(CARD, table.bodies[at].angle), *spot)
    left, bottom, right, top = bounds(shape)
    margin = MARGIN * MM
    if left < table.edges[0] + margin or bottom < table.edges[1] + margin:
        return False
    if right > table.edges[2] - margin or top > table.edges[3] - margin:
        return False
    others = [other for index, other in enumerate(table.bodies) if index != at and other.place == IN_PLAY]
    return not any(touches(shape, moved(turned(CARD, other.angle), other.x, other.y)) for other in others)


def nearest_free(table: Table, at: int, spot: Point) -> Point:
    """Returns a place if it is free, else one near it that is."""
    if is_free(table, at, spot):
        return spot
    for ring in range(1, 200):
        for direction in range(0, 3600, 300):
            dx, dy = toward(direction, ring * STEP)
            if is_free(table, at, (spot[0] + dx, spot[1] + dy)):
                return spot[0] + dx, spot[1] + dy
    return spot
