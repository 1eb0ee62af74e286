"""What a file holds: a fighter with its sides and cards, or the Normals of an edition."""

from dataclasses import dataclass, field
from typing import Final

import msgspec

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.looks import Look

NORMALS: Final = 8
"""EX-COMP-08: how many Normals every rulebook has."""

NORMAL_COPIES: Final = 2
"""How many copies of each Normal a deck has, unless an edition is played with others."""


def usual_copies(kind: v.Kind) -> int:
    """Returns how many copies a card has if its marks do not say."""
    return 1 if kind in (v.Kind.PRINTED, v.Kind.ASIDE) else 2


Bound = int | v.Measure | v.Stat
"""An end of a range: a number, X, or a total of the same attack."""


class Numbers(msgspec.Struct, frozen=True):
    """The printed numbers; None is "-": an attack that never hits, or never deals damage. A power may be the range.

    EX-COMP-11, EX-COMP-12: armor and guard that are not printed are 0.
    """

    range: tuple[Bound, Bound] | None
    power: int | v.Measure | v.Stat | None
    speed: int | v.Measure
    armor: int = 0
    guard: int = 0


@dataclass(frozen=True, slots=True)
class Boost:
    """The lower half of a card."""

    name: str
    kind: v.BoostKind
    cost: n.Cost | None
    cancelable: bool
    lines: tuple[n.Line, ...]
    at: n.At = field(default=n.NOWHERE, compare=False, repr=False)


class Sealed(msgspec.Struct, frozen=True):
    """A mark: so many copies of a card start sealed."""

    copies: int


@dataclass(frozen=True, slots=True)
class Card:
    """A card, or an attack printed on the fighter; EX-COMP-09: with its name, cost, numbers and text."""

    kind: v.Kind
    name: str
    numbers: Numbers
    lines: tuple[n.Line, ...] = ()
    boost: Boost | None = None
    cost: n.Cost | None = None
    copies: int = 2
    set_aside: bool = False
    sealed: int = 0
    """How many of its copies start sealed."""
    motif: v.Motif | None = None
    """What its picture shows, if the file says so."""
    at: n.At = field(default=n.NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Token:
    """Something with a space of its own; face down, its sort is hidden from the opponent.

    There may be several equal ones, and it may start in play, so many spaces ahead of its fighter. Set aside it lies on
    no space at all: players have so many of it.
    """

    name: str
    face_down: bool = False
    copies: int = 1
    starts: int | None = None
    set_aside: bool = False
    at: n.At = field(default=n.NOWHERE, compare=False, repr=False)


class Discount(msgspec.Struct, frozen=True):
    """So much less for each thing counted, or while the fighter is on a space."""

    less: int
    per: n.Pile | int


class ExceedCost(msgspec.Struct, frozen=True):
    """The price of the exceed action, with its discounts."""

    gauge: int
    discounts: tuple[Discount, ...] = ()


@dataclass(frozen=True, slots=True)
class DeckTotal:
    """How many cards the starting deck has, Normals included, so that a wrong number of copies is noticed."""

    cards: int
    at: n.At = field(default=n.NOWHERE, compare=False, repr=False)


class Fighter(msgspec.Struct, frozen=True):
    """A fighter: what is true of both sides, the texts of each side, and the cards."""

    name: str
    edition: v.Edition
    exceed: ExceedCost | None
    style: str | None = None
    look: Look | None = None
    difficulty: v.Difficulty | None = None
    starting_life: int | None = None
    hand_limit: int | None = None
    more_starting_cards: int = 0
    deck: DeckTotal | None = None
    tokens: tuple[Token, ...] = ()
    both_sides: tuple[n.Line, ...] = ()
    basic: tuple[n.Line, ...] = ()
    exceeded: tuple[n.Line, ...] = ()
    cards: tuple[Card, ...] = ()


class Normals(msgspec.Struct, frozen=True):
    """The Normals that every fighter of an edition plays with."""

    edition: v.Edition
    cards: tuple[Card, ...]


Sheet = Fighter | Normals
"""What one file holds."""
