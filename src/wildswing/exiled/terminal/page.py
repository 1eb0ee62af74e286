"""What `wildswing show` tells of Rise of the Exiled: the rules in short, the characters, and all of one of them."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from wildswing.exiled.rules.book import Ability, Character
from wildswing.exiled.rules.characters import character_of, house_characters
from wildswing.exiled.rules.items import ITEMS, TEXTS
from wildswing.exiled.rules.naming import house_part
from wildswing.exiled.rules.variants import VARIANTS

RULES: Final = {
    "Setting up": (
        "Two or more teams of equal size; everybody plays one character with 7 hit points. The sides stand two to "
        "three feet apart, and everybody chooses a place on the own side hidden from the others."
    ),
    "A round": "An attack phase, in which all throw at once, then a movement phase, in which all move at once.",
    "Throwing": (
        "Weapons are clear cards with art on them. You say where you aim; how near it lands depends on your skill and "
        "on the distance from the edge of your card. Weapon art over an enemy's hit zone does damage: head 3, body 2, "
        "arm or leg 1. Of one weapon only the best zone counts for each enemy, and allies take no damage."
    ),
    "Falling": (
        "All damage is dealt at the same time, so whoever falls has still thrown. Characters with 0 hit points leave. "
        "The last team with a character in play wins; if none is left, nobody wins."
    ),
    "Moving": (
        "Up to one card length (88 mm), in any direction. The last player of a team may only come closer to the "
        "nearest enemy, or stand still. Cards stop where they meet, and two inches from the edge of the table."
    ),
    "Abilities": (
        "Each has a sign for its time: movement, attack, anytime, passive (always works), reactive (when its condition "
        "comes up). An ability overrides the general rules."
    ),
}

HOUSE_RULE: Final = "house rule"
WHAT_IS_OURS: Final = "A house rule is our own: the rulebook does not say what the cards do there."

VARIANT_TEXTS: Final = {
    "friendly fire": "hits on allies and on oneself do damage",
    "factions": "all of a team are of one faction",
    "blocking": "a weapon may be thrown onto the own card as a shield: each source does 1 less",
    "free for all": "everybody is a team of one",
    "moderator": "one more seat calls the phases and may strike out a hit",
    "items at start": "everybody starts with an item",
    "outlines": "art has to reach across an outline to hit",
    "collisions": "weapons may meet in the air",
    "balance": "strong characters begin with fewer hit points, weak ones with more",
    "long pull": "a pull goes all the way to contact",
    "real table": "the cards lie on a real table, and a moderator reports what happened on it",
}


def page() -> RenderableType:
    """Draws the rules, the characters by faction, the variants and the items."""
    rules = [Text.assemble((f"{title}. ", "bold"), rule) for title, rule in RULES.items()]
    return Group(
        *rules,
        Text("\nCharacters", "bold underline"),
        _characters(),
        Text("Hit zones, weapon art and most texts of abilities are house rules; each character says which.", "dim"),
        Text("\nVariants, all of which can be combined", "bold underline"),
        _pairs([(name, VARIANT_TEXTS[name]) for name in VARIANTS]),
        Text("\nItems, found in chests", "bold underline"),
        _pairs(list(zip(ITEMS, TEXTS, strict=True))),
        Text("\n`wildswing show NAME` shows a character with everything on its cards.", "dim"),
    )


def _characters() -> Table:
    table = Table.grid(padding=(0, 2))
    characters = [character_of(text) for text in house_characters().values()]
    for character in sorted(characters, key=lambda one: (one.faction, one.name)):
        weapons = ", ".join([weapon.name for weapon in character.weapons])
        abilities = ", ".join([ability.name for ability in character.abilities])
        table.add_row(Text(character.name, "bold"), character.faction, weapons, abilities)
    return table


def _pairs(pairs: list[tuple[str, str]]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    for name, text in pairs:
        table.add_row(Text(name, "bold"), text)
    return table


def character_page(text: str) -> RenderableType:
    """Draws a character: hit points, zones, weapons, and abilities with their icons and clarifications."""
    character = character_of(text)
    cards = "" if character.bodies == 1 else f"{character.bodies} cards with "
    head = Text.assemble((character.name, "bold"), f" · {character.faction} · {cards}{character.life} hit points")
    parts: list[RenderableType] = [head, Padding(_pairs(_cards(character)), (0, 0, 0, 2))]
    for ability in character.abilities:
        mark = f"  ({_house(ability.house)})" if ability.house else ""
        parts.append(Text.assemble(("\n" + ability.name, "bold"), f"  [{ability.icon}]{_limit(ability)}{mark}"))
        parts.append(Padding(Text(ability.text), (0, 0, 0, 2)))
        ours = [f"{line} ({HOUSE_RULE})" for line in ability.house_clarifications]
        parts.append(Padding(_pairs([("·", line) for line in (*ability.clarifications, *ours)]), (0, 0, 0, 2)))
    return Group(*parts, Text(f"\n{WHAT_IS_OURS}", "dim"))


def _house(parts: tuple[str, ...]) -> str:
    """Says what of something is a house rule."""
    return f"{HOUSE_RULE}: {', '.join([house_part(part) for part in parts])}"


def _limit(ability: Ability) -> str:
    if not ability.uses:
        return ""
    return "  once a game" if ability.uses == 1 else f"  {ability.uses} times a game"


def _cards(character: Character) -> list[tuple[str, str]]:
    figure = character.figure
    lines = [("zones", ", ".join([f"{zone.name} {zone.value}" for zone in figure.zones]))]
    lines += [("spikes", str(len(figure.spikes)))] if figure.spikes else []
    lines += [("armour", "covers a part of the card")] if figure.armour else []
    for weapon in character.weapons:
        notes = [] if weapon.primary else ["not the primary weapon"]
        notes += [] if weapon.thrown else ["thrown only when an ability says so"]
        notes += ["every end counts for itself"] if weapon.separate else []
        notes += [f"strays by {weapon.factor - 100} percent more"] if weapon.factor > 100 else []
        lines.append(("weapon", "; ".join([weapon.name, *notes])))
    lines += [("", _house(character.house))] if character.house else []
    return lines


def character_facts(text: str) -> dict[str, Any]:
    """Returns a character for programs."""
    character = character_of(text)
    return {
        "name": character.name,
        "faction": character.faction,
        "life": character.life,
        "cards": character.bodies,
        "zones": {zone.name: zone.value for zone in character.figure.zones},
        "weapons": [weapon.name for weapon in character.weapons],
        "house": character.house,
        "abilities": [
            {
                "name": ability.name,
                "icon": ability.icon,
                "uses": ability.uses or None,
                "text": ability.text,
                "clarifications": ability.clarifications,
                "house": ability.house,
                "house_clarifications": ability.house_clarifications,
            }
            for ability in character.abilities
        ],
        "text": text,
    }
