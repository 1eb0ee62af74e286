"""Answers too many to list: the points of a small box."""

import sys
from collections.abc import Iterator, Sequence
from typing import overload

Axis = tuple[str, int, int]
"""What a coordinate is called, its lowest and its highest value."""

Point = tuple[int, ...]

LONGEST = sys.maxsize
"""What `len` can say."""


class Space(Sequence[Point]):
    """All points with whole coordinates in a box, where a question has its options.

    An answer is a point's place in the list of all points, the last coordinate counting fastest; so an answer is a
    whole number for a throw too, and whoever picks options at random picks points at random.
    """

    __slots__ = ("axes", "size")

    def __init__(self, *axes: Axis) -> None:
        self.axes = axes
        self.size = 1
        """How many points there are."""
        for _, low, high in axes:
            self.size *= high - low + 1

    def __len__(self) -> int:
        """Returns how many points there are, or as many as this machine can say so: in a browser that is 31 bits."""
        return min(self.size, LONGEST)

    @overload
    def __getitem__(self, index: int) -> Point: ...

    @overload
    def __getitem__(self, index: slice) -> list[Point]: ...

    def __getitem__(self, index: int | slice) -> Point | list[Point]:
        if isinstance(index, slice):
            return [self[at] for at in range(*index.indices(self.size))]
        if not -self.size <= index < self.size:
            raise IndexError(index)
        rest = index % self.size
        point: list[int] = []
        for _, low, high in reversed(self.axes):
            rest, ahead = divmod(rest, high - low + 1)
            point.append(low + ahead)
        return tuple(reversed(point))

    def index(self, point: object, start: int = 0, stop: int | None = None) -> int:  # noqa: ARG002 - of a Sequence
        """Returns the place of a point; one outside the box is named with what it exceeds."""
        if not isinstance(point, tuple) or len(point) != len(self.axes):
            raise ValueError(f"{point!r} is no point; a point has {self.named()}.")
        place = 0
        for (name, low, high), value in zip(self.axes, point, strict=True):
            if type(value) is not int or not low <= value <= high:
                raise ValueError(f"{name} {value!r} lies outside {low} to {high}.")
            place = place * (high - low + 1) + value - low
        return place

    def named(self) -> str:
        """Returns the axes in words."""
        return ", ".join([f"{name} ({low} to {high})" for name, low, high in self.axes])

    def __contains__(self, point: object) -> bool:
        try:
            self.index(point)
        except ValueError:
            return False
        return True

    def __iter__(self) -> Iterator[Point]:
        return (self[at] for at in range(self.size))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Space) and self.axes == other.axes

    def __hash__(self) -> int:
        return hash(self.axes)

    def __repr__(self) -> str:
        return f"Space({self.named()})"
