"""A map of a table in letters, with a scale in mm at its left and lower side."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from wildswing.exiled.rules.geometry import MM

Edges = tuple[int, int, int, int]

AROUND: Final = 90 * MM
"""What is shown of the table around everything that lies on it."""
NARROWEST: Final = 600 * MM
STEP: Final = 50 * MM
"""The rim of a map lies at multiples of this, so that its numbers are easy to read."""
SCALE: Final = 6
"""Columns for the numbers at the left side."""
FINEST: Final = 5
"""A letter is a multiple of so many mm wide, and twice as high as wide."""
MARKED: Final = 10
"""Columns between the numbers at the lower side."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A few letters that stand for something on the table, the middle of them over its place."""

    x: int
    y: int
    text: str
    style: str


def around(edges: Edges, marks: Sequence[Mark]) -> Edges:
    """Returns the part of a table that has marks on it."""
    left, bottom, right, top = edges
    xs, ys = [mark.x for mark in marks], [mark.y for mark in marks]
    beside = max(AROUND, (NARROWEST - max(xs) + min(xs)) // 2)
    return (
        max(left, (min(xs) - beside) // STEP * STEP),
        max(bottom, (min(ys) - AROUND) // STEP * STEP),
        min(right, -(-(max(xs) + beside) // STEP) * STEP),
        min(top, -(-(max(ys) + AROUND) // STEP) * STEP),
    )


class Map:
    """A part of a table; of marks that meet, the later one is read. Coordinates are those of whoever looks at it."""

    def __init__(self, shown: Edges, marks: Sequence[Mark], rows: int) -> None:
        self.left, self.bottom, self.right, self.top = shown
        self.marks = marks
        self.rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = max(options.max_width - SCALE - 2, MARKED)
        fine = FINEST * MM
        least = max((self.right - self.left) / room, (self.top - self.bottom) / (2 * self.rows))
        wide = fine * ceil(least / fine)
        columns = min(room, ceil((self.right - self.left) / wide))
        rows = ceil((self.top - self.bottom) / (2 * wide))
        lines = self._lines(wide, columns, rows)
        yield Text(" " * SCALE + "┌" + "─" * columns + "┐", "dim")
        for row, line in enumerate(lines):
            y = round((self.top - (2 * row + 1) * wide) / MM)
            scale = f"{y:>{SCALE - 1}} " if row % 2 == 0 else " " * SCALE
            yield Text.assemble((f"{scale}│", "dim"), line, ("│", "dim"))
        yield Text(" " * SCALE + "└" + "─" * columns + "┘", "dim")
        yield Text(self._lower_scale(wide, columns), "dim")

    def _lines(self, wide: int, columns: int, rows: int) -> list[Text]:
        cells = [[(" ", "")] * columns for _ in range(rows)]
        for mark in self.marks:
            row = min(rows - 1, max(0, (self.top - mark.y) // (2 * wide)))
            start = (mark.x - self.left) // wide - (len(mark.text) - 1) // 2
            start = min(columns - len(mark.text), max(0, start))
            for at, letter in enumerate(mark.text):
                if 0 <= start + at < columns:
                    cells[row][start + at] = (letter, mark.style)
        return [Text.assemble(*line) for line in cells]

    def _lower_scale(self, wide: int, columns: int) -> str:
        line = " " * (SCALE + 1)
        for column in range(0, columns, MARKED):
            x = round((self.left + column * wide + wide // 2) / MM)
            line = line.ljust(SCALE + 1 + column)[: SCALE + 1 + column] + str(x)
        return f"{line}  mm" if len(line) + 4 <= SCALE + columns + 2 else line
