"""The cards of Rise of the Exiled as a page needs them: shapes and words."""

import msgspec

from wildswing.exiled.rules.book import Ability, Character, Figure, Weapon
from wildswing.exiled.rules.geometry import Polygon
from wildswing.exiled.rules.items import ITEMS, TEXTS
from wildswing.exiled.rules.naming import house_part
from wildswing.texts import translated
from wildswing.texts.beside import said_beside


class AbilityFacts(msgspec.Struct, frozen=True):
    """An ability in words; `house` names what of it is a house rule."""

    name: str
    icon: str
    text: str
    clarifications: tuple[str, ...]
    uses: int
    house: tuple[str, ...]
    house_clarifications: tuple[str, ...]


class ZoneFacts(msgspec.Struct, frozen=True):
    """A hit zone in the frame of its card."""

    name: str
    value: int
    shape: Polygon


class FigureFacts(msgspec.Struct, frozen=True):
    """What is drawn on a card."""

    zones: tuple[ZoneFacts, ...]
    spikes: tuple[Polygon, ...]
    armour: tuple[Polygon, ...]


class PartFacts(msgspec.Struct, frozen=True):
    """A piece of a weapon's art."""

    shape: Polygon
    harms: bool


class WeaponFacts(msgspec.Struct, frozen=True):
    """A weapon card."""

    name: str
    parts: tuple[PartFacts, ...]
    thrown: bool
    along: int
    """How far it turns from the way of the throw, in tenths of a degree; 0 if it may lie at any angle."""
    factor: int
    """How much it strays, in percent of other weapons."""


class CharacterFacts(msgspec.Struct, frozen=True):
    """A character with all its cards; `house` names what of it is a house rule."""

    name: str
    faction: str
    life: int
    bodies: int
    figure: FigureFacts
    vine: FigureFacts | None
    weapons: tuple[WeaponFacts, ...]
    abilities: tuple[AbilityFacts, ...]
    house: tuple[str, ...]


class ItemFacts(msgspec.Struct, frozen=True):
    """An item in words."""

    name: str
    text: str


def character_facts(character: Character) -> CharacterFacts:
    """Returns what is printed on the cards of a character."""
    return CharacterFacts(
        name=character.name,
        faction=character.faction,
        life=character.life,
        bodies=character.bodies,
        figure=_figure(character.figure),
        vine=_figure(character.vine) if character.vine is not None else None,
        weapons=tuple([_weapon(weapon) for weapon in character.weapons]),
        abilities=tuple([_ability(ability) for ability in character.abilities]),
        house=tuple([house_part(part) for part in character.house]),
    )


def _figure(figure: Figure) -> FigureFacts:
    zones = tuple([ZoneFacts(zone.name, zone.value, zone.shape) for zone in figure.zones])
    return FigureFacts(zones, figure.spikes, figure.armour)


def _weapon(weapon: Weapon) -> WeaponFacts:
    parts = tuple([PartFacts(part.shape, part.harms) for part in weapon.parts])
    return WeaponFacts(weapon.name, parts, weapon.thrown, weapon.along, weapon.factor)


def _ability(ability: Ability) -> AbilityFacts:
    return AbilityFacts(
        name=ability.name,
        icon=ability.icon,
        text=_said(ability.text),
        clarifications=tuple([_said(line) for line in ability.clarifications]),
        uses=ability.uses,
        house=tuple([house_part(part) for part in ability.house]),
        house_clarifications=tuple([_said(line) for line in ability.house_clarifications]),
    )


def _said(sentence: str) -> str:
    """Returns a sentence of a character's file in the language that is spoken now."""
    return said_beside("wildswing.exiled.roster", sentence)


def item_facts() -> tuple[ItemFacts, ...]:
    """Returns all items."""
    return tuple([ItemFacts(name, translated(text)) for name, text in zip(ITEMS, TEXTS, strict=True)])
