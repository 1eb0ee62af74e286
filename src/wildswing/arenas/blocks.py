"""The numbers of actions, in blocks: one for each way of answering a kind of question."""

from bisect import bisect_right
from math import prod

import msgspec

from wildswing.kernel.errors import WildswingError

OTHERWISE = -1
"""An option without a number of its own; it gets one of the numbered positions."""


class Axis(msgspec.Struct, frozen=True):
    """One thing that an action says: what it is called in a table, and a word for each case."""

    title: str
    words: tuple[str, ...]


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
        self._named = {block.name: block for block in self.blocks}
        self.positions = positions
        self.size = 0
        for block in self.blocks:
            self.first[block.name] = self.size
            self.size += block.size
        self._starts = list(self.first.values())

    def action(self, name: str, *places: int) -> int:
        """Returns the action of a block at a place of each of its axes."""
        at = 0
        for axis, place in zip(self._named[name].axes, places, strict=True):
            at = at * len(axis.words) + place
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
