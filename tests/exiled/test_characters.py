"""The twelve characters are those of the rules: figures, weapons, abilities."""

from functools import cache

import pytest

from wildswing.exiled.game import EXILED
from wildswing.exiled.rules.book import SPLASH, Ability, Character, Weapon
from wildswing.exiled.rules.characters import book_of, character_of, house_characters
from wildswing.exiled.rules.geometry import CARD, Polygon, bounds, holds, rectangle, touches
from wildswing.exiled.rules.items import ITEMS
from wildswing.exiled.rules.setup import SetupError, setup_of
from wildswing.exiled.rules.terrain import KINDS
from wildswing.kernel.chance import start_of

FACTIONS = {
    "Coalition": ["Hedina", "Klim-Klam", "Mandice"],
    "Venery": ["Gleem", "Intrusion of Roaches", "Murder of Crows"],
    "Order of 1000 Doors": ["Evelynn", "Gande", "Nameless"],
    "Netherwalkers": ["Badon", "Nahtha", "Zombie Horde"],
}
NAMES = sorted([name for names in FACTIONS.values() for name in names])

SCALES = {
    "Hedina": 105,
    "Klim-Klam": 85,
    "Mandice": 100,
    "Intrusion of Roaches": 100,
    "Murder of Crows": 95,
    "Gleem": 100,
    "Gande": 105,
    "Nameless": 92,
    "Evelynn": 95,
    "Zombie Horde": 90,
    "Nahtha": 100,
    "Badon": 105,
}
"""The scale of each figure in percent (section 11.1)."""

PARTS = {
    "mace": 2,
    "flask": 2,
    "disk": 1,
    "great disk": 1,
    "mandibles": 3,
    "crow": 3,
    "thorn pod": 1,
    "hook": 4,
    "star knife": 4,
    "shuriken": 4,
    "arrow": 2,
    "bone club": 2,
    "scythe": 3,
    "whip": 6,
}
"""The convex parts of each weapon's art (section 11.2); the whip has three ends and three lashes."""

WEAPONS = {
    "Hedina": ["mace"],
    "Klim-Klam": ["flask"],
    "Mandice": ["disk", "great disk"],
    "Intrusion of Roaches": ["mandibles"],
    "Murder of Crows": ["crow"],
    "Gleem": ["thorn pod"],
    "Gande": ["hook"],
    "Nameless": ["star knife", "shuriken"],
    "Evelynn": ["arrow"],
    "Zombie Horde": ["bone club"],
    "Nahtha": ["scythe"],
    "Badon": ["whip"],
}

ABILITIES = {
    "Hedina": [("Spiked Plate", "passive", "spikes", 1, 0, 0), ("Defensive Stance", "attack", "stance", 2, 0, 2)],
    "Klim-Klam": [("Splash", "passive", "splash", 1, 2200, 0)],
    "Mandice": [("Brace", "movement", "still-weapon", 0, 0, 0)],
    "Intrusion of Roaches": [
        ("Carapace", "passive", "armour", 0, 0, 3),
        ("Persist", "passive", "persist", 0, 0, 0),
    ],
    "Murder of Crows": [
        ("Peck the Eyes", "passive", "blind-struck", 0, 0, 0),
        ("Blot out the Sky", "movement", "blind-enemies", 0, 0, 2),
    ],
    "Gleem": [
        ("Rooted", "passive", "rooted", 0, 0, 0),
        ("Creeping Vine", "movement", "vine", 2, 4 * 8800, 0),
        ("Strangle Root", "attack", "throw-from-vine", 0, 0, 0),
        ("Living Wood", "passive", "not-infected", 0, 0, 0),
    ],
    "Gande": [("Reel In", "reactive", "pull", 0, 2 * 8800, 0)],
    "Nameless": [("Ambidextrous", "passive", "both-hands", 0, 0, 0)],
    "Evelynn": [("Take Aim", "movement", "still-damage", 1, 0, 0)],
    "Zombie Horde": [("Infect", "passive", "infect", 3, 0, 0)],
    "Nahtha": [("Ethereal", "reactive", "ethereal", 0, 0, 2)],
    "Badon": [("Three Tails", "passive", "ends", 0, 0, 0)],
}
"""Name, icon, hook, amount, length and uses of each ability."""


@cache
def character(name: str) -> Character:
    return character_of(house_characters()[name])


def zone(name: str, part: str) -> Polygon:
    [shape] = [zone.shape for zone in character(name).figure.zones if zone.name == part]
    return shape


def weapon(name: str) -> Weapon:
    [found] = [one for owner in NAMES for one in character(owner).weapons if one.name == name]
    return found


def facts(ability: Ability) -> tuple[str, str, str, int, int, int]:
    return ability.name, ability.icon, ability.does, ability.amount, ability.length, ability.uses


def scaled(name: str, *corners: tuple[int, int]) -> set[tuple[int, int]]:
    """Returns corners given in whole millimetres at a character's scale, as a set, whatever their order."""
    return {(x * SCALES[name], y * SCALES[name]) for x, y in corners}


def centre_of(polygon: Polygon) -> tuple[float, float]:
    left, bottom, right, top = bounds(polygon)
    return (left + right) / 2, (bottom + top) / 2


def double_area(polygon: Polygon) -> int:
    """Returns twice the area, positive if the corners go round counter-clockwise."""
    return sum(polygon[place - 1][0] * y - polygon[place - 1][1] * x for place, (x, y) in enumerate(polygon))


def all_polygons(one: Character) -> list[Polygon]:
    vine = one.vine.zones if one.vine is not None else ()
    return [
        *[zone.shape for zone in (*one.figure.zones, *vine)],
        *one.figure.spikes,
        *one.figure.armour,
        *[part.shape for held in one.weapons for part in held.parts],
    ]


def test_twelve_characters_stand_in_four_factions_of_three() -> None:
    """RX-K2, RX-K3: these twelve, and these factions."""
    found = {name: character(name).faction for name in house_characters()}
    assert sorted(found) == NAMES
    assert len(found) == 12
    for faction, names in FACTIONS.items():
        assert sorted([name for name, other in found.items() if other == faction]) == names


def test_all_cards_of_the_box_are_there() -> None:
    """RX-K5, RX-K6, RX-K7: 14 with hit points of their own, a vine beside them, and 16 clear cards with the gauges."""
    everybody = [character(name) for name in NAMES]
    with_hit_points = sum(one.bodies for one in everybody)
    vines = [one.name for one in everybody if one.vine is not None]
    assert (with_hit_points, with_hit_points + len(vines)) == (14, 15)
    weapons = [held.name for one in everybody for held in one.weapons]
    gauges = [one.name for one in everybody if one.ability(SPLASH) is not None or one.figure.armour]
    assert (len(set(weapons)), sorted(gauges)) == (14, ["Intrusion of Roaches", "Klim-Klam"])


def test_all_items_and_all_terrain_lie_on_one_table() -> None:
    """RX-K4: seven different items in chests and five terrain cards, two of them tunnels."""
    setup = setup_of([["Hedina"], ["Gande"]], chests=7, terrain=KINDS)
    table = EXILED.deal(setup, start_of(1))
    assert sorted([chest.inside for chest in table.chests]) == list(range(len(ITEMS)))
    assert sorted([card.kind for card in table.terrain]) == ["forest", "mountain", "swamp", "tunnel", "tunnel"]
    with pytest.raises(SetupError):
        setup_of([["Hedina"], ["Gande"]], chests=8)


@pytest.mark.parametrize("name", NAMES)
def test_all_but_the_horde_begin_as_one_card_with_seven_hit_points(name: str) -> None:
    """RX-S10, RX-ZH4, RX-ZH8: a zombie has 3, and there are three of them."""
    expected = (3, 3) if name == "Zombie Horde" else (7, 1)
    assert (character(name).life, character(name).bodies) == expected


def test_balance_weakens_the_intrusion_and_strengthens_gande() -> None:
    """Section 12: 5 and 8 hit points; everybody else keeps what the rules give."""
    changed = {name: one.balanced_life for name in NAMES if (one := character(name)).balanced_life != one.life}
    assert changed == {"Gande": 8, "Intrusion of Roaches": 5}


@pytest.mark.parametrize("name", NAMES)
def test_a_figure_has_six_zones_and_their_values(name: str) -> None:
    """RX-A12, RX-ZH4, RX-NH4: zombies lose 1 from body and limbs; Nahtha has no legs."""
    values = {"head": 3, "body": 2, "left arm": 1, "right arm": 1, "left leg": 1, "right leg": 1}
    if name == "Zombie Horde":
        values["body"] = 1
    if name == "Nahtha":
        del values["left leg"], values["right leg"]
    assert {zone.name: zone.value for zone in character(name).figure.zones} == values
    assert len(character(name).figure.zones) == len(values)


@pytest.mark.parametrize("name", [name for name in NAMES if name != "Gleem"])
def test_figures_are_the_base_figure_at_their_scale(name: str) -> None:
    """Section 11.1: the polygons of the base figure."""
    assert set(zone(name, "body")) == scaled(name, (-11, 20), (-9, -9), (9, -9), (11, 20))
    assert set(zone(name, "left arm")) == scaled(name, (-11, 20), (-24, 3), (-19, -4), (-10, 9))
    assert set(zone(name, "right arm")) == scaled(name, (11, 20), (24, 3), (19, -4), (10, 9))
    if name != "Nahtha":
        assert set(zone(name, "left leg")) == scaled(name, (-9, -9), (-13, -41), (-4, -41), (-1, -9))
        assert set(zone(name, "right leg")) == scaled(name, (9, -9), (13, -41), (4, -41), (1, -9))


@pytest.mark.parametrize("name", NAMES)
def test_heads_are_octagons_with_a_flat_top(name: str) -> None:
    head = zone(name, "head")
    scale = SCALES[name]
    assert len(head) == 8
    assert centre_of(head) == (0, 29 * scale)
    for x, y in head:
        assert (x * x + (y - 29 * scale) ** 2) ** 0.5 == pytest.approx(8.5 * scale, abs=1.5)
    top = max(y for _, y in head)
    assert [x for x, y in head if y == top] == [-x for x, y in reversed(head) if y == top]
    assert len([y for _, y in head if y == top]) == 2


def test_gleem_has_a_broad_body_roots_for_legs_and_a_vine() -> None:
    """RX-GL4: the vine is a card with one zone, on which each hit costs 1."""
    assert set(zone("Gleem", "body")) == scaled("Gleem", (-14, 20), (-12, -12), (12, -12), (14, 20))
    assert set(zone("Gleem", "left leg")) == scaled("Gleem", (-12, -12), (-20, -41), (-8, -41), (-1, -12))
    assert set(zone("Gleem", "right leg")) == scaled("Gleem", (12, -12), (20, -41), (8, -41), (1, -12))
    vine = character("Gleem").vine
    assert vine is not None
    assert [(zone.value, set(zone.shape)) for zone in vine.zones] == [(1, set(rectangle(-600, -4000, 600, 4000)))]
    assert [name for name in NAMES if character(name).vine is not None] == ["Gleem"]


@pytest.mark.parametrize("name", NAMES)
def test_everything_drawn_lies_on_the_card_and_goes_round_counter_clockwise(name: str) -> None:
    polygons = all_polygons(character(name))
    assert [corner for polygon in polygons for corner in polygon if not holds(CARD, *corner)] == []
    assert [polygon for polygon in polygons if double_area(polygon) <= 0] == []


def test_hedinas_spikes_stick_out_of_her_hit_zones() -> None:
    """RX-HE1: at both shoulders and both feet, and touching no zone."""
    figure = character("Hedina").figure
    shoulder = {(-1300, 2200), (-2300, 3100), (-2000, 1700)}
    foot = {(-1450, -3800), (-2500, -4300), (-1450, -4300)}
    mirrored = [{(-x, y) for x, y in spike} for spike in (shoulder, foot)]
    assert [set(spike) for spike in figure.spikes] == [shoulder, mirrored[0], foot, mirrored[1]]
    assert [zone.name for zone in figure.zones for spike in figure.spikes if touches(spike, zone.shape)] == []
    assert [name for name in NAMES if character(name).figure.spikes] == ["Hedina"]


def test_the_armour_covers_a_shoulder_and_leaves_the_body_free() -> None:
    """RX-IR1: it lies on a part of the card, clear of the body."""
    [armour] = character("Intrusion of Roaches").figure.armour
    assert set(armour) == set(rectangle(-2500, 300, -1400, 1900))
    assert touches(armour, zone("Intrusion of Roaches", "left arm"))
    for part in ("head", "body", "right arm", "left leg", "right leg"):
        assert not touches(armour, zone("Intrusion of Roaches", part))
    assert [name for name in NAMES if character(name).figure.armour] == ["Intrusion of Roaches"]


@pytest.mark.parametrize("name", NAMES)
def test_each_has_its_weapons(name: str) -> None:
    """RX-KK1, RX-NA1, RX-NH1, RX-BA1, RX-HE9, RX-MA3, RX-MC4, RX-GA8, RX-EV5, RX-ZH9: with all parts of their art."""
    found = {weapon.name: len(weapon.parts) for weapon in character(name).weapons}
    assert found == {weapon: PARTS[weapon] for weapon in WEAPONS[name]}


def test_all_art_does_damage_but_the_lashes_of_the_whip() -> None:
    """RX-BA1: handles count; of the whip only the ends do."""
    harmless = {name: sum(not part.harms for part in weapon(name).parts) for name in PARTS}
    assert harmless == dict.fromkeys(PARTS, 0) | {"whip": 3}


def test_the_whip_has_three_ends_that_count_by_themselves() -> None:
    """RX-BA2, RX-BA4, RX-W4: and it falls roughly along the throw."""
    whip = weapon("whip")
    ends = [part.shape for part in whip.parts if part.harms]
    assert sorted([centre_of(end) for end in ends]) == [(-2200, 3400), (0, 3700), (2200, 3400)]
    assert [len(end) for end in ends] == [8, 8, 8]
    lashes = [part.shape for part in whip.parts if not part.harms]
    assert all(holds(lash, 0, -4200) for lash in lashes)
    assert all(any(touches(lash, end) for lash in lashes) for end in ends)
    assert [name for name in PARTS if weapon(name).separate] == ["whip"]
    assert {name: weapon(name).along for name in PARTS} == dict.fromkeys(PARTS, 0) | {"whip": 400}


def test_nameless_throws_a_primary_knife_and_a_smaller_shuriken() -> None:
    """RX-NA1, RX-NA4, RX-NA7: both are thrown, each less exact than a single weapon."""
    knife, shuriken = character("Nameless").weapons
    assert (knife.thrown, knife.primary, knife.factor) == (True, True, 115)
    assert (shuriken.thrown, shuriken.primary, shuriken.factor) == (True, False, 130)
    assert {name for name in PARTS if weapon(name).factor != 100} == {"star knife", "shuriken"}
    assert {name for name in PARTS if not weapon(name).primary} == {"shuriken"}
    tips = sorted([max(part.shape, key=lambda corner: abs(corner[0]) + abs(corner[1])) for part in knife.parts])
    assert tips == [(-2000, 0), (0, -2000), (0, 2000), (2000, 0)]
    assert bounds(shuriken.parts[0].shape) == (-247, 0, 247, 1100)


def test_mandice_throws_the_great_disk_only_after_standing_still() -> None:
    """RX-MA3: its radius is 24 mm, that of the disk 17 mm."""
    disk, great = character("Mandice").weapons
    assert (disk.thrown, great.thrown) == (True, False)
    brace = character("Mandice").ability("still-weapon")
    assert brace is not None
    assert brace.weapon == "great disk"
    assert [len(one.parts[0].shape) for one in (disk, great)] == [12, 12]
    for one, radius in ((disk, 1700), (great, 2400)):
        assert all((x * x + y * y) ** 0.5 == pytest.approx(radius, abs=1) for x, y in one.parts[0].shape)
    assert [name for name in PARTS if not weapon(name).thrown] == ["great disk"]


@pytest.mark.parametrize(
    ("name", "box"),
    [
        ("mace", (-1201, -3800, 1201, 3601)),
        ("flask", (-1386, -2186, 1386, 2400)),
        ("mandibles", (-2000, -1200, 2000, 900)),
        ("crow", (-2700, -1600, 2700, 1800)),
        ("thorn pod", (-1500, -1427, 1500, 1427)),
        ("hook", (-2000, -4100, 900, 4000)),
        ("arrow", (-600, -3800, 600, 4100)),
        ("bone club", (-647, -2000, 647, 2047)),
        ("scythe", (-300, -4200, 2700, 3600)),
    ],
)
def test_weapon_art_has_its_extent(name: str, box: tuple[int, int, int, int]) -> None:
    """Section 11.2, with the corners of regular polygons on their radius and a side on top."""
    boxes = [bounds(part.shape) for part in weapon(name).parts]
    lows = [min(box[side] for box in boxes) for side in (0, 1)]
    highs = [max(box[side] for box in boxes) for side in (2, 3)]
    assert (*lows, *highs) == box


@pytest.mark.parametrize("name", NAMES)
def test_each_has_its_abilities_with_their_icons_numbers_and_uses(name: str) -> None:
    """RX-CH1, RX-HE8, RX-HE9, RX-KK6, RX-KK7, RX-IR8, RX-MC2, RX-MC4, RX-GL4, RX-GA8, RX-EV5, RX-NH3: as printed."""
    assert [facts(ability) for ability in character(name).abilities] == ABILITIES[name]


def test_an_ability_is_found_by_what_it_does() -> None:
    stance = character("Hedina").ability("stance")
    assert stance is not None
    assert stance.name == "Defensive Stance"
    assert character("Gande").ability("stance") is None


@pytest.mark.parametrize("name", NAMES)
def test_the_texts_of_an_ability_are_sentences(name: str) -> None:
    for ability in character(name).abilities:
        for sentence in (ability.text, *ability.clarifications, *ability.house_clarifications):
            assert sentence.endswith(".")
            assert sentence[0].isupper() or sentence[0].isdigit()
            assert "  " not in sentence
            assert "RX-" not in sentence


@pytest.mark.parametrize("name", NAMES)
def test_the_file_names_the_number_of_its_text(name: str) -> None:
    """A text that speaks of another number than the file has would mislead the players."""
    for ability in character(name).abilities:
        words = " ".join((ability.text, *ability.clarifications, *ability.house_clarifications))
        if ability.amount:
            assert str(ability.amount) in words
        if ability.length:
            assert f"{ability.length // 100} mm" in ability.text


RULEBOOK_NAMES = {"Blot out the Sky", "Defensive Stance", "Persist", "Take Aim"}
RULEBOOK_TEXTS = {
    *("Ambidextrous", "Blot out the Sky", "Carapace", "Living Wood", "Peck the Eyes", "Spiked Plate", "Take Aim")
}
"""The abilities whose names, and those whose whole texts, are told by a rulebook or by its publisher."""


@pytest.mark.parametrize("name", NAMES)
def test_what_no_rulebook_gives_is_marked_as_a_house_rule(name: str) -> None:
    """RX-HE8, RX-HE9, RX-KK6, RX-KK7, RX-MA3, RX-IR8, RX-GL4, RX-GA8, RX-NA7, RX-EV5, RX-ZH9, RX-NH3, RX-BA4."""
    shown = character(name)
    assert {"hit zones", "weapon art"} <= set(shown.house)
    assert ("weapon" in shown.house) == (name not in {"Badon", "Klim-Klam", "Nahtha", "Nameless"})
    assert ("faction" in shown.house) == (name in {"Gleem", "Mandice"})
    assert ("cards" in shown.house) == (shown.bodies > 1)
    for ability in shown.abilities:
        assert ("name" in ability.house) == (ability.name not in RULEBOOK_NAMES)
        assert ("text" in ability.house) == (ability.name not in RULEBOOK_TEXTS)
        assert "icon" in ability.house


def test_of_the_clarifications_those_of_the_house_are_marked() -> None:
    """RX-EV2 to RX-EV5, RX-MA4: what stands in the rulebook, and what does not."""
    aim = character("Evelynn").abilities[0]
    assert [line.split()[0] for line in aim.clarifications] == ["If", "If", "A"]
    assert [line.split()[0] for line in aim.house_clarifications] == ["It", "Each"]


def test_the_risen_keep_their_zones_with_the_values_of_the_horde() -> None:
    """RX-ZH4, RX-ZH12: head 3, all else 1, and neither spikes nor armour."""
    texts = house_characters()
    book = book_of((texts["Hedina"], texts["Zombie Horde"], texts["Intrusion of Roaches"], texts["Nahtha"]))
    for seat in (0, 2, 3):
        printed, risen = book.characters[seat].figure, book.risen(seat, 1)
        assert [(zone.name, zone.shape) for zone in risen.zones] == [(zone.name, zone.shape) for zone in printed.zones]
        assert [zone.value for zone in risen.zones] == [3 if zone.name == "head" else 1 for zone in risen.zones]
        assert (risen.spikes, risen.armour) == ((), ())


def test_nobody_rises_for_a_character_that_does_not_infect() -> None:
    texts = house_characters()
    with pytest.raises(KeyError):
        book_of((texts["Hedina"], texts["Nahtha"])).risen(0, 1)


def test_a_book_holds_the_characters_by_seat_and_is_read_once() -> None:
    texts = house_characters()
    book = book_of((texts["Nahtha"], texts["Badon"]))
    assert [one.name for one in book.characters] == ["Nahtha", "Badon"]
    assert book_of((texts["Nahtha"], texts["Badon"])) is book
    assert book.characters[1] is book_of((texts["Badon"],)).characters[0]
