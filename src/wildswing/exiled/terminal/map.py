"""A map of a table in letters, with a scale in mm at its left and lower side."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from wildswing.exiled.rules.geometry import MM

Edges = tuple[int, int, int, int]

SCALE: Final = 6
"""Columns for the numbers at the left side."""
FINEST: Final = 5
"""A letter is a multiple of so many mm wide, and of so many high."""
MARKED: Final = 10
"""Columns between the numbers at the lower side."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A few letters that stand for something on the table, the middle of them over its place."""

    x: int
    y: int
    text: str
    style: str


class Map:
    """A table across the whole width; of marks that meet, the later one is read.

    Coordinates are those of whoever looks at it. The scale follows from the table and the screen alone, so that it
    stays the same as long as a match lasts.
    """

    def __init__(self, edges: Edges, marks: Sequence[Mark], rows: int) -> None:
        self.left, self.bottom, self.right, self.top = edges
        self.marks = marks
        self.rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = max(options.max_width - SCALE - 2, MARKED)
        wide = _letter((self.right - self.left) / room)
        high = _letter((self.top - self.bottom) / self.rows)
        rows = ceil((self.top - self.bottom) / high)
        left = self.left - (room * wide - self.right + self.left) // 2 // (FINEST * MM) * FINEST * MM
        yield Text(" " * SCALE + "┌" + "─" * room + "┐", "dim")
        for row, line in enumerate(self._lines(left, wide, high, room, rows)):
            y = round((self.top - (2 * row + 1) * high // 2) / MM)
            scale = f"{y:>{SCALE - 1}} " if row % 2 == 0 else " " * SCALE
            yield Text.assemble((f"{scale}│", "dim"), line, ("│", "dim"))
        yield Text(" " * SCALE + "└" + "─" * room + "┘", "dim")
        yield Text(_lower_scale(left, wide, room), "dim")

    def _lines(self, left: int, wide: int, high: int, columns: int, rows: int) -> list[Text]:
        cells = [[(" ", "")] * columns for _ in range(rows)]
        for mark in self.marks:
            row = min(rows - 1, max(0, (self.top - mark.y) // high))
            start = (mark.x - left) // wide - (len(mark.text) - 1) // 2
            start = min(columns - len(mark.text), max(0, start))
            for at, letter in enumerate(mark.text):
                if 0 <= start + at < columns:
                    cells[row][start + at] = (letter, mark.style)
        return [Text.assemble(*line) for line in cells]


def _letter(least: float) -> int:
    """Returns how large a letter is that covers at least so much."""
    return FINEST * MM * ceil(least / (FINEST * MM))


def _lower_scale(left: int, wide: int, columns: int) -> str:
    line = " " * (SCALE + 1)
    for column in range(0, columns, MARKED):
        x = round((left + column * wide + wide // 2) / MM)
        line = line.ljust(SCALE + 1 + column)[: SCALE + 1 + column] + str(x)
    return f"{line}  mm" if len(line) + 4 <= SCALE + columns + 2 else line
