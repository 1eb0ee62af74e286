"""An observation, part by part: what a seat knows as a row of numbers."""

from collections.abc import Callable
from itertools import accumulate, pairwise
from typing import Any, Final, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

Row = NDArray[np.float32]

Write = Callable[[Row, Any, int], None]
"""Writes what a seat knows of a hidden state into a row of zeros; what would lie beyond -1 or 1 is cut off there."""

Kept: TypeAlias = "memoryview[float]"
"""A row of numbers that stay in their place; to write one costs half of what it costs in an array."""

Change = Callable[[Kept, Any, int, Any], Any]
"""Writes all that a seat knows over what was there before, from -1 to 1, and returns what it is given the next time.

The first time that is None, and all numbers are 0. The state is a hidden or the true one, and of a true one no more may
be told than of the hidden one.
"""


class Part:
    """Some numbers of an observation: how many, what they say, and what writes them, if that is not said for all."""

    __slots__ = ("sentence", "size", "write")

    def __init__(self, size: int, write: Write | None, *sentence: str) -> None:
        self.size = size
        self.write = write
        self.sentence = " ".join(sentence)


class Parts:
    """All parts of an observation, in order.

    Each is written by itself, anew for every question and from a hidden state; or all are written by one `change`.
    """

    def __init__(self, *parts: Part, change: Change | None = None) -> None:
        self.parts = parts
        self.change = change
        self.size = sum([part.size for part in parts])
        ends = accumulate([part.size for part in parts], initial=0)
        self.places = [slice(first, end) for first, end in pairwise(ends)]

    def observe(self, state: Any, seat: int) -> Row:
        """Returns all numbers."""
        sheet = Sheet(self)
        sheet.write(state, seat)
        return sheet.numbers

    def table(self) -> str:
        """Returns the table of all parts for the documentation."""
        rows = ["| numbers | what they say |", "|---|---|"]
        for part, place in zip(self.parts, self.places, strict=True):
            rows.append(f"| {place.start} to {place.stop - 1} | {part.sentence} |")
        return "\n".join(rows) + "\n"


class Sheet:
    """The numbers of one seat in one match, kept from question to question; or a row of a larger array with them."""

    def __init__(self, parts: Parts, numbers: Row | None = None) -> None:
        self.numbers: Row = np.zeros(parts.size, np.float32) if numbers is None else numbers
        self._parts = parts
        self._change = parts.change
        self._row = kept(self.numbers)
        self._last: Any = None

    def clear(self) -> None:
        """Makes room for another seat or match."""
        self.numbers.fill(0)
        self._last = None

    def write(self, state: Any, seat: int) -> None:
        """Writes what a seat knows, which has to be the same seat of the same match every time."""
        if self._change is not None:
            self._last = self._change(self._row, state, seat, self._last)
            return
        self.numbers.fill(0)
        for part, place in zip(self._parts.parts, self._parts.places, strict=True):
            if part.write is not None:
                part.write(self.numbers[place], state, seat)
        np.clip(self.numbers, -1, 1, out=self.numbers)


def kept(numbers: Row) -> Kept:
    """Returns the place of some numbers."""
    return cast("Kept", numbers.data)


ZEROS: Final = kept(np.zeros(4096, np.float32))


def cut(value: float) -> float:
    """Returns a number, or -1 or 1 where it would lie beyond."""
    return -1.0 if value < -1 else min(value, 1.0)


def wipe(row: Kept, first: int, size: int) -> None:
    """Writes zeros from a place on."""
    row[first : first + size] = ZEROS[:size]
