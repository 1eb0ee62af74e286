"""The grids of Rise of the Exiled: where to throw, to start and to move."""

from functools import lru_cache

from wildswing.arenas.grids import Box, Compass, OnGrid
from wildswing.exiled.arena.actions import AIM, BLOCKS, FIRST
from wildswing.exiled.rules.slots import ahead_of
from wildswing.exiled.rules.table import Table
from wildswing.kernel.ask import Ask
from wildswing.kernel.space import Space


def points(table: Table, ask: Ask, space: Space) -> OnGrid:
    """Returns the actions of the points on a grid, with their indices."""
    return _points(ask.kind, space, ahead_of(table, ask.seat))


@lru_cache(maxsize=1024)
def _points(kind: str, space: Space, ahead: int) -> OnGrid:
    first, grid = FIRST[kind], BLOCKS.grids[kind]
    if isinstance(grid, Compass):
        return OnGrid([(first + place, index) for place, index in grid.points(space, ahead)])
    return OnGrid([(first + _turned(grid, place, ahead), index) for place, index in grid.points(space)])


def _turned(box: Box, place: int, ahead: int) -> int:
    """Returns a place of a grid as a seat counts it: whoever sits opposite counts the table from the other corner."""
    return box.size - 1 - place if box is AIM and ahead else place


def nearest(table: Table, ask: Ask, space: Space, index: int) -> int:
    """Returns the action of the point on a grid that lies nearest to a point of its space."""
    first, grid = FIRST[ask.kind], BLOCKS.grids[ask.kind]
    point = space[index]
    ahead = ahead_of(table, ask.seat)
    if isinstance(grid, Compass):
        return first + grid.place(space, point, ahead)
    return first + _turned(grid, grid.place(space, point), ahead)
