"""The numbers of actions, in blocks: one for each way of answering a kind of question."""

from bisect import bisect_right
from math import prod

import msgspec

from wildswing.arenas.grids import Box, Compass
from wildswing.kernel.errors import WildswingError

OTHERWISE = -1
"""An option without a number of its own; it gets one of the numbered positions."""


class Axis(msgspec.Struct, frozen=True):
    """One thing that an action says: what it is called in a table, and a word for each case."""

    title: str
    words: tuple[str, ...]
    grid: Box | Compass | None = None
    """The grid whose points the words are, for a question about a space."""


def counted(title: str, word: str, count: int, first: int = 1) -> Axis:
    """Returns an axis whose words are numbered: “card 1”, “card 2”."""
    return Axis(title, tuple([f"{word} {number}" for number in range(first, first + count)]))


class Block(msgspec.Struct, frozen=True):
    """Actions that say the same in other words: the kind of question, and a sentence with a gap for each axis.

    Within the block the last axis counts fastest.
    """

    name: str
    """The kind of question, and behind a colon which of its answers."""
    sentence: str
    axes: tuple[Axis, ...] = ()

    @property
    def size(self) -> int:
        """How many actions there are."""
        return prod([len(axis.words) for axis in self.axes])

    def meaning(self, place: int) -> str:
        """Says what the action at a place of the block does."""
        words: list[str] = []
        for axis in reversed(self.axes):
            place, at = divmod(place, len(axis.words))
            words.append(axis.words[at])
        return self.sentence.format(*reversed(words))


class Blocks:
    """All actions of a game, block after block; the last block holds positions for whatever has no number else."""

    def __init__(self, *blocks: Block, positions: int) -> None:
        others = Axis("1 to " + str(positions), tuple([str(number) for number in range(1, positions + 1)]))
        self.blocks = (*blocks, Block("otherwise", "takes option {} of those without a number of their own", (others,)))
        self.first: dict[str, int] = {}
        """By the name of a block its first action."""
        self.grids = {block.name: axis.grid for block in blocks for axis in block.axes if axis.grid is not None}
        """By the name of a block the grid whose points its actions are."""
        self._sizes = {block.name: tuple([len(axis.words) for axis in block.axes]) for block in self.blocks}
        self.positions = positions
        self.size = 0
        for block in self.blocks:
            self.first[block.name] = self.size
            self.size += block.size
        self._starts = list(self.first.values())

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of questions that have blocks, in their order."""
        return tuple(dict.fromkeys([block.name.partition(":")[0] for block in self.blocks[:-1]]))

    def action(self, name: str, *places: int) -> int:
        """Returns the action of a block at a place of each of its axes, or OTHERWISE where there is no room for it."""
        sizes = self._sizes.get(name)
        if sizes is None:
            return OTHERWISE
        at = 0
        for size, place in zip(sizes, places, strict=True):
            if not 0 <= place < size:
                return OTHERWISE
            at = at * size + place
        return self.first[name] + at

    def position(self, place: int) -> int:
        """Returns the action of a numbered position."""
        if place < self.positions:
            return self.first["otherwise"] + place
        raise WildswingError(
            f"A question has more options than the {self.positions} positions for options without a number; "
            "play with simpler texts."
        )

    def meaning(self, action: int) -> str:
        """Says in words what an action does."""
        if not 0 <= action < self.size:
            raise WildswingError(f"There is no action {action}; actions go from 0 to {self.size - 1}.")
        at = bisect_right(self._starts, action) - 1
        block = self.blocks[at]
        return f"{block.name.partition(':')[0]}: {block.meaning(action - self._starts[at])}"

    def table(self) -> str:
        """Returns the table of all blocks for the documentation."""
        rows = ["| actions | question | what they do |", "|---|---|---|"]
        for block, first in zip(self.blocks, self._starts, strict=True):
            numbers = str(first) if block.size == 1 else f"{first} to {first + block.size - 1}"
            gaps = [f"({axis.title})" for axis in block.axes]
            rows.append(f"| {numbers} | {block.name.partition(':')[0]} | {block.sentence.format(*gaps)} |")
        return "\n".join(rows) + "\n"
