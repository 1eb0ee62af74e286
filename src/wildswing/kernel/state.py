"""The plain data every game state has: chance, what remains to be done, and the open questions."""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from wildswing.kernel.ask import Ask

SPECTATOR = -1
"""The seat that owns nothing."""

HIDDEN = -1
"""Stands for a card that a seat cannot know."""

NOTHING = -2
"""Stands for a place without a card."""

AGENDA = -1
"""The path of the steps outside any lane; a lane's path is its seat."""

Step = tuple[Any, ...]
"""One small thing to do: its name, then what it needs to know."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """Plain data with named fields: can be compared, hashed, and turned into JSON and back.

    A subclass lists its fields in the order of its constructor. Fields hold ints, strings, None, tuples and
    other records, never anything that is shared and can change.
    """

    __slots__ = ()

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def values(self) -> tuple[Any, ...]:
        """Returns the values of all fields, in order."""
        return tuple([getattr(self, field) for field in self.FIELDS])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        shown = ", ".join([f"{field}={getattr(self, field)!r}" for field in self.FIELDS])
        return f"{type(self).__name__}({shown})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Record):
    """A position of a game at which every rule that could run has run.

    `agenda` is a stack of steps, the next one last. While several seats act at once each has a lane of its
    own, a stack like the agenda, which waits until all lanes are empty. `asks` are the open
    questions, by seat; they follow from the rest, so they are neither compared nor saved. `path` matters only
    while steps run: it says where they put further steps.
    """

    __slots__ = ("agenda", "asks", "chance", "lanes", "path")

    def __init__(self, chance: int, agenda: tuple[Step, ...], lanes: tuple[tuple[Step, ...], ...]) -> None:
        self.chance = chance
        self.agenda = agenda
        self.lanes = lanes
        self.asks: tuple[Ask, ...] = ()
        self.path = AGENDA

    def copy(self) -> "State":
        """Returns an independent copy; each game writes out its own, and conformance compares them."""
        raise NotImplementedError
