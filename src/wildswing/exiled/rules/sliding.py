"""Cards slide over the table without turning, and stop at each other and at the border."""

from wildswing.exiled.rules.geometry import MM, WHOLE, Point, Polygon, bounds, contact_time, stay_apart
from wildswing.exiled.rules.places import MARGIN, card_at
from wildswing.exiled.rules.table import IN_PLAY, Table, alter_body

NO_SHIFT: Point = (0, 0)


def slide_all(table: Table, shifts: dict[int, Point]) -> None:
    """RX-M9: moves cards by their shifts, all at the same time; where paths meet, both stop at first contact."""
    standing = [at for at, body in enumerate(table.bodies) if body.place == IN_PLAY]
    shapes = {at: card_at(table, at) for at in standing}
    moving = {at: within_border(table, shapes[at], shift) for at, shift in shifts.items()}
    moving = {at: shift for at, shift in moving.items() if shift != NO_SHIFT}
    while moving:
        tick, stopped = _first_contact(shapes, moving)
        ahead = {at: _part(shift, tick) for at, shift in moving.items()}
        for at, (dx, dy) in ahead.items():
            body = alter_body(table, at)
            body.x += dx
            body.y += dy
            shapes[at] = card_at(table, at)
        if tick == WHOLE:
            return
        rest = {at: (shift[0] - ahead[at][0], shift[1] - ahead[at][1]) for at, shift in moving.items()}
        moving = {at: shift for at, shift in rest.items() if at not in stopped and shift != NO_SHIFT}


def _first_contact(shapes: dict[int, Polygon], moving: dict[int, Point]) -> tuple[int, set[int]]:
    """Returns the tick of the first contact and the cards that it stops."""
    first = WHOLE
    stopped: set[int] = set()
    boxes = {at: bounds(shape) for at, shape in shapes.items()}
    for at, shift in moving.items():
        for other, shape in shapes.items():
            if other == at or (other in moving and other < at):
                continue
            other_shift = moving.get(other, NO_SHIFT)
            if stay_apart(boxes[at], shift, boxes[other], other_shift):
                continue
            tick = contact_time(shapes[at], shift, shape, other_shift)
            if tick < first:
                first = tick
                stopped = set()
            if tick == first and tick < WHOLE:
                stopped |= {at, other}
    return first, stopped


def _part(shift: Point, tick: int) -> Point:
    """Returns how far a card has come, rounded towards where it started."""
    return _toward_zero(shift[0] * tick), _toward_zero(shift[1] * tick)


def _toward_zero(ticks: int) -> int:
    return ticks // WHOLE if ticks >= 0 else -(-ticks // WHOLE)


def within_border(table: Table, shape: Polygon, shift: Point) -> Point:
    """RX-S8: shortens a shift so that the card keeps two inches from the edge of the table."""
    left, bottom, right, top = table.edges
    margin = MARGIN * MM
    own_left, own_bottom, own_right, own_top = bounds(shape)
    dx, dy = shift
    tick = WHOLE
    for room, way in (
        (right - margin - own_right, dx),
        (own_left - left - margin, -dx),
        (top - margin - own_top, dy),
        (own_bottom - bottom - margin, -dy),
    ):
        if way > 0 and way > room:
            tick = min(tick, max(0, room) * WHOLE // way)
    return _part(shift, tick)
