"""The grids of Rise of the Exiled: where to throw, to start and to move."""

from typing import Final

from wildswing.arenas.exiled_actions import AIM, FIRST, MOVE, PLACE, REEL
from wildswing.arenas.exiled_slots import ahead_of
from wildswing.exiled.table import Table
from wildswing.kernel.ask import Ask
from wildswing.kernel.space import Space

BOXES: Final = {"aim": AIM, "bounce": AIM, "place": PLACE, "join": PLACE, "reel": REEL}
"""By the kind of question its grid; the other questions about a space are about a move."""


def points(table: Table, ask: Ask, space: Space) -> list[tuple[int, int]]:
    """Returns the actions of the points on a grid; whoever sits opposite counts the table from the other corner."""
    first = FIRST[ask.kind]
    if ask.kind not in BOXES:
        return [(first + place, index) for place, index in MOVE.points(space, ahead_of(table, ask.seat))]
    found = BOXES[ask.kind].points(space)
    if _is_turned(table, ask):
        last = first + AIM.size - 1
        return [(last - place, index) for place, index in found]
    return [(first + place, index) for place, index in found]


def nearest(table: Table, ask: Ask, space: Space, index: int) -> int:
    """Returns the action of the point on a grid that lies nearest to a point of its space."""
    first = FIRST[ask.kind]
    point = space[index]
    if ask.kind not in BOXES:
        return first + MOVE.place(space, point, ahead_of(table, ask.seat))
    place = BOXES[ask.kind].place(space, point)
    return first + (AIM.size - 1 - place if _is_turned(table, ask) else place)


def _is_turned(table: Table, ask: Ask) -> bool:
    return BOXES[ask.kind] is AIM and ahead_of(table, ask.seat) != 0
