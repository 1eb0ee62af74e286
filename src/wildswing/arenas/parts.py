"""An observation, part by part: what a seat knows as a row of numbers."""

from collections.abc import Callable
from itertools import accumulate, pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

Row = NDArray[np.float32]

Write = Callable[[Row, Any, int], None]
"""Writes what a seat knows of a hidden state into a row of zeros."""


class Part:
    """Some numbers of an observation: how many, what they say, and what writes them."""

    __slots__ = ("sentence", "size", "write")

    def __init__(self, size: int, write: Write, *sentence: str) -> None:
        self.size = size
        self.write = write
        self.sentence = " ".join(sentence)


class Parts:
    """All parts of an observation, in order."""

    def __init__(self, *parts: Part) -> None:
        self.parts = parts
        self.size = sum([part.size for part in parts])
        ends = list(accumulate([part.size for part in parts], initial=0))
        self._places = [
            (slice(first, end), part.write) for (first, end), part in zip(pairwise(ends), parts, strict=True)
        ]

    def observe(self, hidden: Any, seat: int) -> Row:
        """Returns all numbers; what would lie beyond -1 or 1 is cut off there."""
        row = np.zeros(self.size, np.float32)
        for place, write in self._places:
            write(row[place], hidden, seat)
        return np.clip(row, -1, 1, out=row)

    def table(self) -> str:
        """Returns the table of all parts for the documentation."""
        rows = ["| numbers | what they say |", "|---|---|"]
        first = 0
        for part in self.parts:
            rows.append(f"| {first} to {first + part.size - 1} | {part.sentence} |")
            first += part.size
        return "\n".join(rows) + "\n"
