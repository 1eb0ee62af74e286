"""The plain data every game state has: chance, what remains to be done, and the open questions."""

import re
from inspect import signature
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from wildswing.kernel.ask import Ask

SPECTATOR: Final = -1
"""The seat that owns nothing."""

HIDDEN: Final = -1
"""Stands for a card that a seat cannot know."""

NOTHING: Final = -2
"""Stands for a place without a card."""

AGENDA: Final = -1
"""The path of the steps outside any lane; a lane's path is its seat."""


_FIELDS: dict[type, tuple[str, ...]] = {}


def fields_of(kind: type["Record"]) -> tuple[str, ...]:
    """Returns the fields of a kind of record, in the order of its constructor."""
    fields = _FIELDS.get(kind)
    if fields is None:
        fields = _FIELDS[kind] = kind.FIELDS or _taken_by(kind)
    return fields


def _taken_by(kind: type["Record"]) -> tuple[str, ...]:
    if "__mypyc_attrs__" in vars(kind) and kind.__text_signature__ is None:  # a default is neither literal nor Final
        raise TypeError(f"the compiled constructor of {kind.__name__} names no fields; list them in FIELDS")
    return tuple([name for name in signature(kind).parameters if name not in kind.DERIVED])


def own_fields(constructor: Any, base: type) -> tuple[str, ...]:
    """Returns what a constructor takes and the base has not: the slots of plain data. Compiled classes need none."""
    code = constructor.__code__
    taken: tuple[str, ...] = code.co_varnames[1 : code.co_argcount]
    return tuple([name for name in taken if not hasattr(base, name)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """Plain data with named fields: can be compared, hashed, and turned into JSON and back.

    The fields are what the constructor takes. They hold ints, strings, None, tuples and other records, never anything
    that is shared and can change.
    """

    __slots__ = ()

    FIELDS: ClassVar[tuple[str, ...]] = ()
    """The fields of a record whose constructor does not name them, in its order."""

    DERIVED: ClassVar[tuple[str, ...]] = ()
    """What the constructor takes besides: it follows from the fields, and is neither compared nor saved."""

    ROWS: ClassVar[dict[str, type["Row"]]] = {}
    """The fields that hold a tuple of rows."""

    def values(self) -> tuple[Any, ...]:
        """Returns the values of all fields, in order."""
        return tuple([getattr(self, field) for field in fields_of(type(self))])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record) or type(self) is not type(other):
            return False
        for field in fields_of(type(self)):
            one, another = getattr(self, field), getattr(other, field)
            if one is not another and one != another:
                return False
        return True

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        shown = ", ".join([f"{field}={getattr(self, field)!r}" for field in fields_of(type(self))])
        return f"{type(self).__name__}({shown})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Row(Record):
    """A small record in a list of others: saved as its values alone, since the record that holds it lists its kind."""

    __slots__ = ()


_NAMES: dict[type, str] = {}


def name_of(kind: type["Step"]) -> str:
    """Returns what a kind of step is called: its NAME, or the words of its class (“turn up” for `TurnUp`)."""
    name = _NAMES.get(kind)
    if name is None:
        name = _NAMES[kind] = kind.NAME or re.sub(r"(?<!^)(?=[A-Z])", " ", kind.__name__).lower()
    return name


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Record):
    """One small thing to do, with what it needs to know; a state is saved with its name and the values of its fields.

    A subclass without fields of its own needs no constructor. What a step does is said by the rules of its game.
    """

    __slots__ = ()

    NAME: ClassVar[str] = ""
    """What the step is called, if not by the words of its class."""

    @property
    def name(self) -> str:
        """What the step is called."""
        return name_of(type(self))

    def written(self) -> tuple[Any, ...]:
        """Returns the step as a state is saved with it: its name, then the values of its fields."""
        return (self.name, *self.values())


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step):
    """A step about one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    __slots__ = own_fields(__init__, Step)


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
