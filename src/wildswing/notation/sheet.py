"""A notation as it stands on a sheet: tags, answers with what is remarked on them, and how it ends."""

from typing import Union

import msgspec

MARKS = ("!!", "??", "!?", "?!", "!", "?")
"""What somebody thinks of an answer, the longer ones first."""

GOES_ON = "*"
"""The end of a match that is not over."""


class Tag(msgspec.Struct, frozen=True):
    """A line of the head.

    A tag of the notation begins with a capital letter; any other is a part of what the match is played with.
    """

    name: str
    values: tuple[str, ...] = ()
    digest: str = ""
    """Of a text that is only named, or that stands below."""
    block: str | None = None
    """A text of several lines."""
    is_setup: bool = False
    line: int = 0
    """Where it was read."""


class Move(msgspec.Struct, frozen=True):
    """An answer: whose, in which words, and what is remarked on it."""

    seat: str
    word: str
    mark: str = ""
    remarks: tuple[Union[str, "Branch"], ...] = ()
    """Comments, and what could have been answered instead."""
    number: int | None = None
    """The turn that begins with it."""
    breaks: bool = False
    """Whether it begins a line."""
    line: int = 0
    """Where it was read."""


class Branch(msgspec.Struct, frozen=True):
    """Answers one after another: those of the match, or a variation; comments may stand before the first."""

    moves: tuple[Move, ...] = ()
    remarks: tuple[str, ...] = ()


class Sheet(msgspec.Struct, frozen=True):
    """A whole notation."""

    tags: tuple[Tag, ...]
    main: Branch
    result: str
    """Who won, or GOES_ON."""
    line: int = 0
    """Where the result was read."""

    def one(self, name: str) -> Tag | None:
        """Returns the first tag of the notation with a name."""
        return next((tag for tag in self.tags if tag.name == name and not tag.is_setup), None)

    def every(self, name: str) -> list[Tag]:
        """Returns all tags of the notation with a name."""
        return [tag for tag in self.tags if tag.name == name and not tag.is_setup]

    @property
    def is_remarked(self) -> bool:
        """Whether there is more in it than the match: comments, marks or variations."""
        return bool(self.main.remarks) or any(move.mark or move.remarks for move in self.main.moves)
