"""How a fighter is drawn: the look of its file, with everything filled in that the file leaves open."""

from hashlib import blake2b
from typing import Final, TypeVar

import msgspec

from wildswing.exceed.language import look_words as w
from wildswing.exceed.language.looks import Guise, Look
from wildswing.exceed.language.sheets import Fighter

T = TypeVar("T", bound=str)

PLAIN: Final = Look("man")
"""The look of a fighter whose file says nothing about it."""

VIVID: Final[tuple[w.Colour, ...]] = (
    "red",
    "orange",
    "gold",
    "jade",
    "teal",
    "sky",
    "blue",
    "violet",
    "magenta",
    "wine",
)
DEEP: Final[tuple[w.Colour, ...]] = ("black", "white", "navy", "brown", "grey", "indigo", "ash", "wheat")
"""Colours for fighters that were given none: one of each."""


class Outfit(msgspec.Struct, frozen=True):
    """What a fighter wears and carries; a thing without a colour takes one of the fighter's two."""

    skin: w.Skin
    hair: tuple[w.Hair, w.Colour | None]
    head: tuple[tuple[w.Head, w.Colour | None], ...]
    wear: tuple[tuple[w.Wear, w.Colour | None], ...]
    legs: tuple[tuple[w.Legs, w.Colour | None], ...]
    weapon: tuple[w.Weapon, w.Colour | None]
    companions: tuple[tuple[w.Companion, w.Colour | None], ...]
    aura: w.Aura | None


class Appearance(msgspec.Struct, frozen=True):
    """All that a picture of a fighter is drawn from."""

    person: w.Person
    height: w.Height | None
    mass: w.Mass
    colours: tuple[w.Colour, w.Colour]
    basic: Outfit
    exceeded: Outfit


def appearance_of(fighter: Fighter) -> Appearance:
    """Returns how a fighter is drawn; without a look it is an athletic man with empty hands in colours of his own."""
    look = fighter.look or PLAIN
    basic = _outfit(look.guise)
    return Appearance(
        look.person,
        look.height,
        look.mass or "athletic",
        look.colours or _colours_for(fighter.name),
        basic,
        _exceeded(basic, look.exceeded),
    )


def _outfit(guise: Guise) -> Outfit:
    return Outfit(
        guise.skin or "light",
        guise.hair or ("short", "brown"),
        guise.head,
        guise.wear,
        guise.legs,
        guise.weapon or ("fists", None),
        guise.companions,
        guise.aura,
    )


def _exceeded(basic: Outfit, change: Guise) -> Outfit:
    return Outfit(
        change.skin or basic.skin,
        change.hair or basic.hair,
        _changed(basic.head, change.head),
        _changed(basic.wear, change.wear),
        _changed(basic.legs, change.legs),
        change.weapon or basic.weapon,
        _changed(basic.companions, change.companions),
        change.aura or basic.aura,
    )


def _changed(
    before: tuple[tuple[T, w.Colour | None], ...], change: tuple[tuple[T, w.Colour | None], ...]
) -> tuple[tuple[T, w.Colour | None], ...]:
    """Returns things after a change: what is named again takes its new colour, what is new is added."""
    return tuple({**dict(before), **dict(change)}.items())


def _colours_for(name: str) -> tuple[w.Colour, w.Colour]:
    """Returns two colours that stand well beside each other, always the same for a name."""
    drawn = int.from_bytes(blake2b(name.encode(), digest_size=8).digest())
    return VIVID[drawn % len(VIVID)], DEEP[drawn // len(VIVID) % len(DEEP)]
