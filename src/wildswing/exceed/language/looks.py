"""What a look line says: a fighter's build, colours, and what is worn and carried on either side."""

import msgspec

from wildswing.exceed.language.look_words import (
    Aura,
    Colour,
    Companion,
    Hair,
    Head,
    Height,
    Legs,
    Mass,
    Person,
    Skin,
    Weapon,
    Wear,
)


class Guise(msgspec.Struct, frozen=True):
    """Phrases of a look; each thing has a colour if one was said, and None was not said at all."""

    skin: Skin | None = None
    hair: tuple[Hair, Colour | None] | None = None
    head: tuple[tuple[Head, Colour | None], ...] = ()
    wear: tuple[tuple[Wear, Colour | None], ...] = ()
    legs: tuple[tuple[Legs, Colour | None], ...] = ()
    weapon: tuple[Weapon, Colour | None] | None = None
    companions: tuple[tuple[Companion, Colour | None], ...] = ()
    aura: Aura | None = None


class Look(msgspec.Struct, frozen=True):
    """How a fighter looks, and what is added or changed on the exceeded side."""

    person: Person
    height: Height | None = None
    mass: Mass | None = None
    guise: Guise = Guise()
    colours: tuple[Colour, Colour] | None = None
    exceeded: Guise = Guise()


def print_look(look: Look) -> str:
    """Returns a look in the canonical order, without its first word."""
    build = " ".join([word for word in (look.height, look.mass, look.person) if word])
    phrases = [build, *_phrases(look.guise)]
    if look.colours:
        phrases.append(f"colours {look.colours[0]} and {look.colours[1]}")
    basic, exceeded = ", ".join(phrases), ", ".join(_phrases(look.exceeded))
    return f"{basic}; exceeded {exceeded}" if exceeded else basic


def _phrases(guise: Guise) -> list[str]:
    said = [f"{guise.skin} skin"] if guise.skin else []
    if guise.hair:
        said.append(" ".join([word for word in (*guise.hair, "hair") if word]))
    weapon = (guise.weapon,) if guise.weapon else ()
    for thing, colour in (*guise.head, *guise.wear, *guise.legs, *weapon, *guise.companions):
        said.append(f"{colour} {thing}" if colour else thing)
    return said + ([f"{guise.aura} aura"] if guise.aura else [])
