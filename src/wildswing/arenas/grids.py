"""Throws, moves and places as a grid: a few points of a space that has far too many."""

from collections.abc import Iterable, Sequence
from math import prod

from wildswing.kernel.space import Point, Space


def spread(low: int, high: int, count: int) -> list[int]:
    """Returns whole numbers spread evenly from one to another; a single one lies in the middle."""
    if count == 1:
        return [(low + high) // 2]
    return [low + (step * (high - low)) // (count - 1) for step in range(count)]


def nearest(values: Sequence[int], value: int) -> int:
    """Returns the place of the value nearest to another, the first of several."""
    return min(range(len(values)), key=lambda place: abs(values[place] - value))


class OnGrid(dict[int, int]):
    """The actions of the points on a grid, with their indices, as it is kept for the next time; not to be changed."""

    __slots__ = ("_marked",)

    def __init__(self, actions: Iterable[tuple[int, int]]) -> None:
        super().__init__(actions)
        marked = bytearray(max(self) + 1)
        for action in self:
            marked[action] = 1
        self._marked = bytes(marked)

    def flags(self, size: int) -> bytearray:
        """Returns a mask of some size: 1 for each action, else 0."""
        return bytearray(self._marked.ljust(size, b"\0"))


class Box:
    """Evenly spread values on every axis of a space, the last axis counting fastest.

    A space narrower than the grid has some of its points twice; only the first of them is used.
    """

    def __init__(self, *counts: int) -> None:
        self.counts = counts

    @property
    def size(self) -> int:
        """How many points there are."""
        return prod(self.counts)

    def points(self, space: Space) -> list[tuple[int, int]]:
        """Returns the place of each point in the grid, and its index in the space."""
        places: list[tuple[int, Point]] = [(0, ())]
        for values in self._axes(space):
            places = [
                (place * len(values) + at, (*point, value))
                for place, point in places
                for at, value in enumerate(values)
                if value not in values[:at]
            ]
        return [(place, space.index(point)) for place, point in places]

    def place(self, space: Space, point: Point) -> int:
        """Returns the place in the grid nearest to any point of the space."""
        place = 0
        for values, value in zip(self._axes(space), point, strict=True):
            place = place * len(values) + nearest(values, value)
        return place

    def _axes(self, space: Space) -> list[list[int]]:
        return [spread(low, high, count) for (_, low, high), count in zip(space.axes, self.counts, strict=True)]


class Compass:
    """A move: none at all, or one of some directions and lengths, the lengths counting fastest.

    Directions are in degrees. The direction axis of a space may begin below 0 or end above 359; it holds at most a
    full turn.
    """

    def __init__(self, directions: int, lengths: int) -> None:
        self.directions = directions
        self.lengths = lengths

    @property
    def size(self) -> int:
        """How many moves there are."""
        return 1 + self.directions * self.lengths

    def points(self, space: Space, ahead: int) -> list[tuple[int, int]]:
        """Returns the place of each move and its index in the space, the first direction being `ahead`."""
        (_, low, high), (_, _, longest) = space.axes
        found = [(0, space.index((low, 0)))]
        for turn in range(self.directions):
            direction = self._direction(turn, ahead, low)
            if direction <= high:
                for far in range(1, self.lengths + 1):
                    point = (direction, far * longest // self.lengths)
                    found.append((1 + turn * self.lengths + far - 1, space.index(point)))
        return found

    def place(self, space: Space, point: Point, ahead: int) -> int:
        """Returns the place nearest to any move of the space."""
        (_, low, high), (_, _, longest) = space.axes
        far = nearest(spread(0, longest, self.lengths + 1), point[1])
        if far == 0:
            return 0
        turns = [turn for turn in range(self.directions) if self._direction(turn, ahead, low) <= high]
        turn = min(turns, key=lambda turn: _apart(self._direction(turn, ahead, low), point[0]))
        return 1 + turn * self.lengths + far - 1

    def _direction(self, turn: int, ahead: int, low: int) -> int:
        """Returns a direction of the grid as the first number from `low` on that means it."""
        return low + (ahead + turn * 360 // self.directions - low) % 360


def _apart(one: int, other: int) -> int:
    return min((one - other) % 360, (other - one) % 360)
