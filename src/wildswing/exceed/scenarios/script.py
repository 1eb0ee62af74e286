"""What a scenario file says, once it is read."""

import msgspec

from wildswing.exceed.position import Position
from wildswing.kernel.game import Setup


class Clause(msgspec.Struct, frozen=True):
    """One thing that must be true."""

    said: str
    """As it is written, for reports."""
    key: str
    """What it is about: life, hand, turn, told, …"""
    given: int | str | tuple[str, ...] = ""
    seat: int | None = None
    """Whose part of the table it is about, if it is about one seat."""
    viewer: int | None = None
    """The seat through whose eyes it is seen, if not as things are."""
    negated: bool = False
    partly: bool = False
    """Whether other cards may lie beside those that are named."""


class Answers(msgspec.Struct, frozen=True):
    """Answers of a seat, or of whoever is asked, by their labels, and what chance has brought about after them."""

    line: int
    seat: int | None
    labels: tuple[str, ...]
    by_chance: tuple[Clause, ...] = ()


class Expectation(msgspec.Struct, frozen=True):
    """What must be true at this point."""

    line: int
    clauses: tuple[Clause, ...]


class Scenario(msgspec.Struct, frozen=True):
    """A position, and what is answered and expected from there."""

    title: str
    line: int
    """Where it begins in its file."""
    setup: Setup
    position: Position
    steps: tuple[Answers | Expectation, ...]
