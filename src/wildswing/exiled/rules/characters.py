"""Character files: the figure, weapons and abilities of a character, written by anybody in a small TOML file."""

import tomllib
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from wildswing.exiled.rules import book as b
from wildswing.exiled.rules.geometry import Polygon
from wildswing.exiled.rules.mistakes import CharacterError, Mistake, Path, one_of, place_of, refused_by_type, tables_of
from wildswing.exiled.rules.shapes import Shape, Size, polygons_of
from wildswing.kernel.structs import make_ready

STARTING_LIFE: Final = 7
"""RX-S10: unless the character's own card says otherwise."""

NEEDS: Final[dict[str, tuple[str, ...]]] = {
    b.SPIKES: ("amount",),
    b.STANCE: ("amount", "uses"),
    b.SPLASH: ("amount", "length"),
    b.STILL_WEAPON: ("weapon",),
    b.STILL_DAMAGE: ("amount",),
    b.ARMOUR: ("uses",),
    b.PERSIST: (),
    b.BLIND_STRUCK: (),
    b.BLIND_ENEMIES: ("uses",),
    b.ROOTED: (),
    b.VINE: ("amount", "length"),
    b.THROW_FROM_VINE: (),
    b.PULL: ("length",),
    b.BOTH_HANDS: (),
    b.ENDS: (),
    b.INFECT: ("amount",),
    b.NOT_INFECTED: (),
    b.ETHEREAL: ("uses",),
}
"""The fields that each hook needs; it takes no other of them."""

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Sentence = Annotated[str, Meta(min_length=1, max_length=600)]
Small = Annotated[int, Meta(ge=1, le=99)]
Value = Annotated[int, Meta(ge=0, le=99)]


class _Section(Struct, forbid_unknown_fields=True, frozen=True, rename="kebab"):
    """A section of a file; a field that its class does not name is refused."""


class _Zone(Shape, frozen=True, kw_only=True):
    name: Name


class _Values(_Section, frozen=True, kw_only=True):
    """RX-A12: what a hit on a zone costs, unless the character's own card says otherwise."""

    head: Value = 3
    body: Value = 2
    limb: Value = 1


class _Figure(_Section, frozen=True, kw_only=True):
    base: bool = False
    """Whether it has the zones of the base figure that it does not draw itself."""
    scale: Size = 1
    leave_out: tuple[Name, ...] = ()
    """The zones of the base figure that it has not."""
    zones: Annotated[tuple[_Zone, ...], Meta(max_length=len(b.ZONES))] = ()
    values: _Values = _Values()


class _Part(Shape, frozen=True, kw_only=True):
    harms: bool = True


class _Weapon(_Section, frozen=True, kw_only=True):
    name: Name
    parts: Annotated[tuple[_Part, ...], Meta(max_length=12)] = ()
    primary: bool = True
    thrown: bool = True
    separate: bool = False
    factor: Annotated[float, Meta(ge=0.1, le=10)] = 1
    """How many times as much as others its throw spreads."""
    along: Annotated[float, Meta(ge=0, le=180)] = 0
    """In degrees."""


class _Ability(_Section, frozen=True, kw_only=True):
    name: Name
    icon: Name
    does: Name
    text: Sentence
    clarifications: tuple[Sentence, ...] = ()
    house: tuple[Name, ...] = ()
    """What of it is a house rule, since no rulebook gives it."""
    house_clarifications: tuple[Sentence, ...] = ()
    amount: Small | None = None
    length: Size | None = None
    uses: Small | None = None
    weapon: Name | None = None


class _Character(_Section, frozen=True, kw_only=True):
    name: Name
    faction: Name
    house: tuple[Name, ...] = ()
    """What of it is a house rule, since no rulebook gives it."""
    life: Small = STARTING_LIFE
    balanced_life: Small | None = None
    """In a match that evens out strong and weak characters, if that differs."""
    bodies: Annotated[int, Meta(ge=1, le=6)] = 1
    figure: _Figure = _Figure()
    spikes: Annotated[tuple[Shape, ...], Meta(max_length=12)] = ()
    armour: Annotated[tuple[Shape, ...], Meta(max_length=12)] = ()
    vine: _Figure | None = None
    weapons: Annotated[tuple[_Weapon, ...], Meta(max_length=6)] = ()
    abilities: Annotated[tuple[_Ability, ...], Meta(max_length=12)] = ()


_FIELDS: Final = {
    table: struct.__struct_encode_fields__
    for table, struct in {
        "": _Character,
        "figure": _Figure,
        "vine": _Figure,
        "values": _Values,
        "zones": _Zone,
        "spikes": Shape,
        "armour": Shape,
        "weapons": _Weapon,
        "parts": _Part,
        "abilities": _Ability,
    }.items()
}
"""What may stand in each table; the whole file has no name."""

make_ready(_Character, _Figure)


@lru_cache(maxsize=1)
def house_characters() -> dict[str, str]:
    """Returns the texts of the characters that come with the package, by name."""
    found = sorted((files("wildswing.exiled") / "roster").iterdir(), key=lambda file: file.name)
    texts = [file.read_text(encoding="utf-8") for file in found if file.name.endswith(".toml")]
    return {tomllib.loads(text)["name"]: text for text in texts}


@lru_cache(maxsize=256)
def character_of(text: str) -> b.Character:
    """Reads a character's text once."""
    return read_character(text, "this text")


@lru_cache(maxsize=256)
def book_of(texts: tuple[str, ...]) -> b.Book:
    """Returns the book of the characters' texts, by seat."""
    return b.Book(tuple([character_of(text) for text in texts]))


def read_character(text: str, file: str) -> b.Character:
    """Reads a character's text, or refuses it with a sentence that names its file and the place in it."""
    tables = tables_of(text, file)
    try:
        written = _typed(tables)
        _refuse_odd_letters(tables, ())
        return _character(written)
    except Mistake as mistake:
        raise CharacterError(file, place_of(tables, mistake.path), mistake.sentence) from None


def _typed(tables: dict[str, Any]) -> _Character:
    try:
        return msgspec.convert(tables, _Character)
    except msgspec.ValidationError as error:
        raise refused_by_type(tables, str(error), _FIELDS) from None


def _refuse_odd_letters(thing: Any, path: Path) -> None:
    """Keeps what a terminal or a page would not show as written out of the texts."""
    if isinstance(thing, dict):
        for field, inner in thing.items():
            _refuse_odd_letters(inner, (*path, field))
    elif isinstance(thing, list):
        for place, inner in enumerate(thing):
            _refuse_odd_letters(inner, (*path, place))
    elif isinstance(thing, str) and not (thing.isprintable() and thing == thing.strip()):
        raise Mistake(path, "expected a text on one line without control characters and outer spaces.")


def _character(written: _Character) -> b.Character:
    weapons = _weapons(written.weapons)
    abilities = _abilities(written.abilities, weapons)
    hooks = {ability.does for ability in abilities}
    _refuse_wrong_throws(weapons, b.BOTH_HANDS in hooks)
    _refuse_loose_ends(written, hooks)
    values = _values(written.figure)
    return b.Character(
        name=written.name,
        faction=written.faction,
        life=written.life,
        balanced_life=written.balanced_life or written.life,
        bodies=written.bodies,
        figure=b.Figure(
            _zones(written.figure, ("figure",)), _drawn(written.spikes, "spikes"), _drawn(written.armour, "armour")
        ),
        risen_values=values,
        vine=None if written.vine is None else b.Figure(_zones(written.vine, ("vine",))),
        weapons=weapons,
        abilities=abilities,
        house=_house(written.house, b.CHARACTER_PARTS, ("house",)),
    )


def _drawn(shapes: Iterable[Shape], field: str) -> tuple[Polygon, ...]:
    return tuple([polygon for place, shape in enumerate(shapes) for polygon in polygons_of(shape, (field, place))])


@lru_cache(maxsize=1)
def _base_figure() -> _Figure:
    text = (files("wildswing.exiled") / "figure.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), _Figure)


def _values(figure: _Figure) -> b.ZoneValues:
    return b.ZoneValues(figure.values.head, figure.values.body, figure.values.limb)


def _zones(figure: _Figure, path: Path) -> tuple[b.Zone, ...]:
    """Returns the zones of the base figure, if wanted, with those drawn in the file in their place."""
    shapes = _base_shapes(figure, path) if figure.base else {}
    for place, name in enumerate(figure.leave_out):
        if name not in shapes:
            raise Mistake((*path, "leave-out", place), f'there is no "{name}" to leave out in the base figure.')
        del shapes[name]
    shapes |= _shapes(figure.zones, (*path, "zones"), figure.scale)
    if not shapes:
        raise Mistake(path, "there is no zone that can be hit, expected zones, or base = true for the base figure.")
    values = _values(figure)
    return tuple([b.Zone(name, values.of(name), shapes[name]) for name in b.ZONES if name in shapes])


def _base_shapes(figure: _Figure, path: Path) -> dict[str, Polygon]:
    try:
        return _shapes(_base_figure().zones, (), figure.scale)
    except Mistake as mistake:
        raise Mistake((*path, "scale"), mistake.sentence) from None


def _shapes(zones: Iterable[_Zone], path: Path, scale: float) -> dict[str, Polygon]:
    shapes: dict[str, Polygon] = {}
    for place, zone in enumerate(zones):
        here = (*path, place)
        drawn = polygons_of(zone, here, scale)
        names = _zone_names(zone, here)
        if len(drawn) != len(names):
            raise Mistake(here, "a star of kites is no zone, expected one shape.")
        for name, shape in zip(names, drawn, strict=True):
            if name in shapes:
                raise Mistake(here, f'the zone "{name}" is drawn twice, expected each once.')
            shapes[name] = shape
    return shapes


def _zone_names(zone: _Zone, path: Path) -> tuple[str, ...]:
    """Returns the name of a zone, and of its mirror image if it has one."""
    if zone.name not in b.ZONES:
        raise Mistake((*path, "name"), f'there is no zone "{zone.name}", {one_of(zone.name, b.ZONES)}')
    if not zone.mirrored:
        return (zone.name,)
    side, _, limb = zone.name.partition(" ")
    if not limb:
        raise Mistake((*path, "mirrored"), f"a {zone.name} has no other side, expected an arm or a leg.")
    return zone.name, f"{'right' if side == 'left' else 'left'} {limb}"


def _weapons(written: tuple[_Weapon, ...]) -> tuple[b.Weapon, ...]:
    if not written:
        raise Mistake(("weapons",), "there is no weapon, expected at least one.")
    _refuse_twice([weapon.name for weapon in written], "weapons", "name")
    return tuple([_weapon(weapon, ("weapons", place)) for place, weapon in enumerate(written)])


def _weapon(written: _Weapon, path: Path) -> b.Weapon:
    parts = [
        b.Part(polygon, part.harms)
        for place, part in enumerate(written.parts)
        for polygon in polygons_of(part, (*path, "parts", place))
    ]
    if not any(part.harms for part in parts):
        raise Mistake((*path, "parts"), "no part of the weapon harms, expected at least one that does.")
    return b.Weapon(
        name=written.name,
        parts=tuple(parts),
        primary=written.primary,
        thrown=written.thrown,
        separate=written.separate,
        factor=round(written.factor * 100),
        along=round(written.along * 10),
    )


def _abilities(written: tuple[_Ability, ...], weapons: tuple[b.Weapon, ...]) -> tuple[b.Ability, ...]:
    _refuse_twice([ability.name for ability in written], "abilities", "name")
    _refuse_twice([ability.does for ability in written], "abilities", "does")
    return tuple([_ability(ability, ("abilities", place), weapons) for place, ability in enumerate(written)])


def _ability(written: _Ability, path: Path, weapons: tuple[b.Weapon, ...]) -> b.Ability:
    if written.icon not in b.ICONS:
        raise Mistake((*path, "icon"), f'there is no icon "{written.icon}", {one_of(written.icon, b.ICONS)}')
    if written.does not in NEEDS:
        raise Mistake((*path, "does"), f'nothing does "{written.does}", {one_of(written.does, NEEDS)}')
    for field in ("amount", "length", "uses", "weapon"):
        needed = field in NEEDS[written.does]
        if needed and getattr(written, field) is None:
            raise Mistake(path, f'"{written.does}" was given no {field}, expected one.')
        if not needed and getattr(written, field) is not None:
            raise Mistake((*path, field), f'"{written.does}" has no {field}, expected none.')
    names = [weapon.name for weapon in weapons]
    if written.weapon is not None and written.weapon not in names:
        raise Mistake((*path, "weapon"), f'there is no weapon "{written.weapon}", {one_of(written.weapon, names)}')
    return b.Ability(
        name=written.name,
        icon=written.icon,
        text=written.text,
        clarifications=written.clarifications,
        house=_house(written.house, b.ABILITY_PARTS, (*path, "house")),
        house_clarifications=written.house_clarifications,
        does=written.does,
        amount=written.amount or 0,
        length=round((written.length or 0) * 100),
        uses=written.uses or 0,
        weapon=written.weapon or "",
    )


def _house(written: tuple[str, ...], parts: tuple[str, ...], path: Path) -> tuple[str, ...]:
    """Returns what is marked as a house rule, in the order of the parts."""
    for place, word in enumerate(written):
        if word not in parts:
            raise Mistake(
                (*path, place), f'there is no part "{word}" that could be a house rule, {one_of(word, parts)}'
            )
    return tuple([part for part in parts if part in written])


def _refuse_twice(words: list[str], table: str, field: str) -> None:
    for place, word in enumerate(words):
        if word in words[:place]:
            raise Mistake((table, place, field), f'"{word}" stands in two of the {table}, expected it once.')


def _refuse_wrong_throws(weapons: tuple[b.Weapon, ...], both_hands: bool) -> None:
    """RX-A7: one weapon is thrown, or all that are for both hands; one of them is the main weapon."""
    thrown = [weapon for weapon in weapons if weapon.thrown]
    if both_hands and len(thrown) != 2:
        raise Mistake(
            ("weapons",), f'"{b.BOTH_HANDS}" takes two thrown weapons, expected two instead of {len(thrown)}.'
        )
    if not both_hands and len(thrown) != 1:
        others = f'expected one; the others need thrown = false, or two of them "{b.BOTH_HANDS}"'
        raise Mistake(("weapons",), f"{len(thrown)} weapons are thrown, {others}.")
    primary = sum(weapon.primary for weapon in thrown)
    if primary != 1:
        raise Mistake(("weapons",), f"{primary} of the thrown weapons are primary, expected one.")


def _refuse_loose_ends(written: _Character, hooks: set[str]) -> None:
    """Refuses what is drawn and does nothing, and what works on something that is not drawn."""
    drawn = {b.SPIKES: bool(written.spikes), b.ARMOUR: bool(written.armour), b.VINE: written.vine is not None}
    for hook, is_drawn in drawn.items():
        if is_drawn and hook not in hooks:
            raise Mistake((hook,), f'no ability does "{hook}", expected one for what is drawn here.')
        if hook in hooks and not is_drawn:
            raise Mistake(("abilities",), f'one does "{hook}", expected the table "{hook}" in the file as well.')
    if b.THROW_FROM_VINE in hooks and b.VINE not in hooks:
        raise Mistake(("abilities",), f'one does "{b.THROW_FROM_VINE}", expected one that does "{b.VINE}" as well.')
    if b.ENDS in hooks and not any(weapon.separate for weapon in written.weapons):
        raise Mistake(("abilities",), f'one does "{b.ENDS}", expected a weapon with separate = true as well.')
