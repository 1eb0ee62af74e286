"""A character file written by anybody is read like those of the package, or refused with a sentence that helps."""

import pytest

from wildswing.exiled.rules.book import Character
from wildswing.exiled.rules.characters import character_of, read_character
from wildswing.exiled.rules.mistakes import CharacterError

PLAIN = """
name = "Oona"
faction = "Strangers"

[[weapons]]
name = "spoon"
parts = [{ rectangle = [-2, -30, 2, 10] }]

[figure]
base = true
"""
"""The least that a character can be; texts added to it continue its figure."""

ABILITY = """
[[abilities]]
name = "Trick"
text = "Does a trick."
icon = "passive"
"""


def read(text: str) -> Character:
    return read_character(text, "oona.toml")


def refusal(text: str) -> str:
    with pytest.raises(CharacterError) as refused:
        read(text)
    return str(refused.value)


def with_points(points: str) -> str:
    """Returns a file whose weapon has one more part with these corners."""
    return PLAIN.replace("10] }]", f"10] }}, {{ points = {points} }}]")


def with_ability(fields: str) -> str:
    return PLAIN + ABILITY + fields


def test_the_least_file_has_seven_hit_points_the_base_figure_and_one_weapon() -> None:
    """RX-S10, RX-A12: what a file leaves out is as the rules have it."""
    oona = read(PLAIN)
    assert (oona.name, oona.faction, oona.life, oona.bodies, oona.abilities) == ("Oona", "Strangers", 7, 1, ())
    assert [zone.value for zone in oona.figure.zones] == [3, 2, 1, 1, 1, 1]
    [spoon] = oona.weapons
    assert (spoon.primary, spoon.thrown, spoon.separate, spoon.factor, spoon.along) == (True, True, False, 100, 0)
    assert [(part.shape, part.harms) for part in spoon.parts] == [
        (((-200, -3000), (200, -3000), (200, 1000), (-200, 1000)), True)
    ]


def test_a_character_written_by_anybody_has_every_kind_of_field() -> None:
    oona = read("""
        name = "Oona"
        faction = "Strangers"
        house = ["weapon", "cards"]
        life = 9
        balanced-life = 6
        bodies = 2

        [figure]
        scale = 0.5
        values = { head = 5, body = 4, limb = 2 }
        zones = [
            { name = "right leg", points = [[2, 0], [2, -40.5], [10, 0]], mirrored = true },
            { name = "head", rectangle = [-5, 20, 5, 30] },
        ]

        [[spikes]]
        centre = [20, 0]
        radius = 4
        corners = 4

        [[weapons]]
        name = "spoons"
        separate = true
        factor = 0.85
        along = 12.5
        parts = [{ kites = 3, inner = 2, tip = 10 }, { rectangle = [-1, -20, 1, 0], harms = false }]

        [[abilities]]
        name = "Prickly"
        icon = "anytime"
        does = "spikes"
        amount = 3
        text = "Is prickly."
        clarifications = ["Very.", "Even so."]
        house = ["text"]
        house-clarifications = ["And so."]
    """)
    assert oona.house == ("cards", "weapon")
    assert (oona.life, oona.balanced_life, oona.bodies) == (9, 6, 2)
    assert [(zone.name, zone.value, zone.shape) for zone in oona.figure.zones] == [
        ("head", 5, ((-250, 1000), (250, 1000), (250, 1500), (-250, 1500))),
        ("left leg", 2, ((-500, 0), (-100, -2025), (-100, 0))),
        ("right leg", 2, ((100, 0), (100, -2025), (500, 0))),
    ]
    assert (oona.risen_values.head, oona.risen_values.body, oona.risen_values.limb) == (5, 4, 2)
    assert oona.figure.spikes == (((1717, 283), (1717, -283), (2283, -283), (2283, 283)),)
    [spoons] = oona.weapons
    assert (spoons.separate, spoons.factor, spoons.along) == (True, 85, 125)
    assert [part.harms for part in spoons.parts] == [True, True, True, False]
    assert spoons.parts[0].shape == ((0, 0), (173, 100), (0, 1000), (-173, 100))
    [prickly] = oona.abilities
    assert (prickly.icon, prickly.amount, prickly.clarifications) == ("anytime", 3, ("Very.", "Even so."))
    assert (prickly.house, prickly.house_clarifications) == (("text",), ("And so.",))


def test_corners_may_be_given_either_way_round() -> None:
    one = read(with_points("[[0, 0], [10, 0], [0, 10]]")).weapons[0].parts[1].shape
    other = read(with_points("[[0, 10], [10, 0], [0, 0]]")).weapons[0].parts[1].shape
    assert one == other == ((0, 0), (1000, 0), (0, 1000))


def test_hundredths_are_rounded_after_scaling() -> None:
    shape = read(PLAIN + 'scale = 0.5\nzones = [{ name = "body", points = [[0, 0], [10.017, 0], [0, 9.99]] }]')
    [body] = [zone.shape for zone in shape.figure.zones if zone.name == "body"]
    assert body == ((0, 0), (501, 0), (0, 500))


def test_spikes_and_armour_are_not_scaled() -> None:
    spiked = with_ability('does = "spikes"\namount = 1\n').replace("[figure]", "[figure]\nscale = 0.5")
    oona = read(spiked + "[[spikes]]\nrectangle = [20, 0, 25, 5]")
    assert oona.figure.spikes == (((2000, 0), (2500, 0), (2500, 500), (2000, 500)),)
    assert oona.figure.zones[1].shape[0] == (-550, 1000)


def test_a_zone_of_the_file_takes_the_place_of_that_of_the_base_figure() -> None:
    oona = read(PLAIN + 'leave-out = ["left arm"]\nzones = [{ name = "head", rectangle = [-5, 20, 5, 30] }]')
    assert [zone.name for zone in oona.figure.zones] == ["head", "body", "right arm", "left leg", "right leg"]
    assert len(oona.figure.zones[0].shape) == 4


DENTED = "does not stand out, expected a convex shape, so split it in two or leave the corner out."
CROSSED = "the outline crosses itself, expected the corners in order round the shape."
UNCLEAR = (
    "the shape is not written in one way, "
    "expected points, rectangle, centre with radius and corners, or kites with inner and tip."
)
OUTSIDE = (
    "lies outside the card, expected at most 31.5 mm to the left and right of its centre and 44 mm above and below."
)


@pytest.mark.parametrize(
    ("points", "sentence"),
    [
        ("[[0, 0], [31.51, 0], [0, 10]]", f"the corner (31.51, 0) {OUTSIDE}"),
        ("[[0, 0], [10, 0], [0, -44.01]]", f"the corner (0, -44.01) {OUTSIDE}"),
        ("[[0, 0], [10, 0]]", "the shape has 2 corners, expected at least 3."),
        ("[]", "the shape has 0 corners, expected at least 3."),
        (
            "[[0, 0], [10, 10], [10, 0], [0, 10]]",
            CROSSED,
        ),
        (
            "[[0, 20], [12, -16], [-19, 6], [19, 6], [-12, -16]]",
            CROSSED,
        ),
        (
            "[[0, 0], [10, 0], [0, 10], [0, 0], [10, 0], [0, 10]]",
            CROSSED,
        ),
        (
            "[[0, 0], [10, 0], [3, 3], [0, 10]]",
            f"the corner (3, 3) {DENTED}",
        ),
        (
            "[[0, 10], [3, 3], [10, 0], [0, 0]]",
            f"the corner (3, 3) {DENTED}",
        ),
        (
            "[[0, 0], [5, 0], [10, 0], [0, 10]]",
            f"the corner (5, 0) {DENTED}",
        ),
    ],
)
def test_a_polygon_that_cannot_be_judged_is_refused(points: str, sentence: str) -> None:
    assert refusal(with_points(points)) == f'oona.toml, weapons "spoon", parts 2: {sentence}'


def test_the_border_of_the_card_is_on_the_card() -> None:
    oona = read(with_points("[[-31.5, -44], [31.5, -44], [31.5, 44], [-31.5, 44]]"))
    assert oona.weapons[0].parts[1].shape == ((-3150, -4400), (3150, -4400), (3150, 4400), (-3150, 4400))


@pytest.mark.parametrize(
    ("part", "place", "sentence"),
    [
        (
            "{ points = [[0, 0], [1, 0], [0, 1]], radius = 4 }",
            "",
            UNCLEAR,
        ),
        (
            "{ kites = 4, inner = 4 }",
            "",
            UNCLEAR,
        ),
        (
            "{ rectangle = [3, 0, -3, 10] }",
            ", rectangle",
            "the sides are out of order, expected [left, bottom, right, top].",
        ),
        (
            "{ kites = 4, inner = 20, tip = 5 }",
            "",
            f"the corner (0, 5) {DENTED}",
        ),
        ("{ points = [[0, 0], [nan, 0]] }", ", points 2 1", "nan was given, expected a number of at least -1000."),
        ("{ points = [[0, 0], [1, 0, 2]] }", ", points 2", "a list of 3 was given, expected a list of 2."),
        ('{ points = "round" }', ", points", '"round" was given, expected a list.'),
    ],
)
def test_a_shape_written_wrongly_is_refused(part: str, place: str, sentence: str) -> None:
    text = PLAIN.replace("10] }]", f"10] }}, {part}]")
    assert refusal(text) == f'oona.toml, weapons "spoon", parts 2{place}: {sentence}'


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "name = Oona",
            "oona.toml, line 1, column 8: this is not TOML: invalid value.",
        ),
        ("a = " + "[" * 9000, "oona.toml: the lists in it are nested too deeply, expected plain TOML."),
        ("#" * 50_001, "oona.toml: the file has 50001 characters, expected at most 50000."),
        (
            PLAIN.replace("faction", "factoin"),
            (
                'oona.toml: there is no field "factoin" here, expected name, faction, house, life, balanced-life, '
                'bodies, figure, spikes, armour, vine, weapons or abilities; did you mean "faction"?'
            ),
        ),
        (
            PLAIN + "sacle = 2",
            (
                'oona.toml, figure: there is no field "sacle" here, expected base, scale, leave-out, zones or values; '
                'did you mean "scale"?'
            ),
        ),
        (PLAIN.replace('faction = "Strangers"', ""), 'oona.toml: the field "faction" is missing.'),
        ("life = 0\n" + PLAIN, "oona.toml, life: 0 was given, expected a whole number of at least 1."),
        ('life = "7"\n' + PLAIN, 'oona.toml, life: "7" was given, expected a whole number.'),
        (
            PLAIN.replace('"Oona"', '"O\\u001bna"'),
            "oona.toml, name: expected a text on one line without control characters and outer spaces.",
        ),
        (
            PLAIN.replace("base = true", ""),
            "oona.toml, figure: there is no zone that can be hit, expected zones, or base = true for the base figure.",
        ),
        (
            PLAIN + 'leave-out = ["tail"]',
            'oona.toml, figure, leave-out 1: there is no "tail" to leave out in the base figure.',
        ),
        (PLAIN + "scale = 2", f"oona.toml, figure, scale: the corner (-6.51, 73.71) {OUTSIDE}"),
        (
            PLAIN + 'zones = [{ name = "tail", rectangle = [0, 0, 1, 1] }]',
            (
                'oona.toml, figure, zones "tail", name: there is no zone "tail", '
                "expected head, body, left arm, right arm, left leg or right leg."
            ),
        ),
        (
            PLAIN + 'zones = [{ name = "head", rectangle = [0, 0, 1, 1], mirrored = true }]',
            'oona.toml, figure, zones "head", mirrored: a head has no other side, expected an arm or a leg.',
        ),
        (
            PLAIN + 'zones = [{ name = "head", kites = 3, inner = 2, tip = 9 }]',
            'oona.toml, figure, zones "head": a star of kites is no zone, expected one shape.',
        ),
        (
            PLAIN + 'zones = [{ name = "left arm", rectangle = [1, 0, 2, 1], mirrored = true },'
            ' { name = "right arm", rectangle = [0, 0, 1, 1] }]',
            'oona.toml, figure, zones "right arm": the zone "right arm" is drawn twice, expected each once.',
        ),
        ('name = "Oona"\nfaction = "Strangers"', "oona.toml, weapons: there is no weapon, expected at least one."),
        (
            PLAIN.replace("10] }", "10], harms = false }"),
            'oona.toml, weapons "spoon", parts: no part of the weapon harms, expected at least one that does.',
        ),
        (
            PLAIN + '[[weapons]]\nname = "spoon"\nparts = [{ rectangle = [0, 0, 1, 1] }]',
            'oona.toml, weapons "spoon", name: "spoon" stands in two of the weapons, expected it once.',
        ),
        (
            PLAIN + '[[weapons]]\nname = "fork"\nparts = [{ rectangle = [0, 0, 1, 1] }]',
            (
                "oona.toml, weapons: 2 weapons are thrown, expected one; the others need thrown = false, "
                'or two of them "both-hands".'
            ),
        ),
        (
            PLAIN.replace('name = "spoon"', 'name = "spoon"\nprimary = false'),
            "oona.toml, weapons: 0 of the thrown weapons are primary, expected one.",
        ),
    ],
)
def test_a_file_written_wrongly_is_refused(text: str, sentence: str) -> None:
    assert refusal(text) == sentence


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        (
            'does = "persits"',
            (
                'abilities "Trick", does: nothing does "persits", expected spikes, stance, splash, still-weapon, '
                "still-damage, armour, persist, blind-struck, blind-enemies, rooted, vine, throw-from-vine, pull, "
                'both-hands, ends, infect, not-infected or ethereal; did you mean "persist"?'
            ),
        ),
        (
            'does = "stance"\namount = 2',
            'abilities "Trick": "stance" was given no uses, expected one.',
        ),
        ('does = "pull"', 'abilities "Trick": "pull" was given no length, expected one.'),
        ('does = "infect"', 'abilities "Trick": "infect" was given no amount, expected one.'),
        ('does = "still-weapon"', 'abilities "Trick": "still-weapon" was given no weapon, expected one.'),
        ('does = "persist"\nuses = 2', 'abilities "Trick", uses: "persist" has no uses, expected none.'),
        (
            'does = "still-weapon"\nweapon = "fork"',
            'abilities "Trick", weapon: there is no weapon "fork", expected spoon.',
        ),
        (
            'does = "still-damage"\namount = 0',
            'abilities "Trick", amount: 0 was given, expected a whole number of at least 1.',
        ),
        (
            'does = "spikes"\namount = 1',
            'abilities: one does "spikes", expected the table "spikes" in the file as well.',
        ),
        (
            'does = "armour"\nuses = 1',
            'abilities: one does "armour", expected the table "armour" in the file as well.',
        ),
        (
            'does = "vine"\namount = 1\nlength = 80',
            'abilities: one does "vine", expected the table "vine" in the file as well.',
        ),
        (
            'does = "throw-from-vine"',
            'abilities: one does "throw-from-vine", expected one that does "vine" as well.',
        ),
        ('does = "ends"', 'abilities: one does "ends", expected a weapon with separate = true as well.'),
        ('does = "both-hands"', 'weapons: "both-hands" takes two thrown weapons, expected two instead of 1.'),
        (
            'does = "rooted"\n[[spikes]]\nrectangle = [20, 0, 25, 5]',
            'spikes: no ability does "spikes", expected one for what is drawn here.',
        ),
        (
            'does = "rooted"\n' + ABILITY.replace("Trick", "Trock") + 'does = "rooted"',
            'abilities "Trock", does: "rooted" stands in two of the abilities, expected it once.',
        ),
    ],
)
def test_an_ability_that_cannot_work_is_refused(fields: str, sentence: str) -> None:
    assert refusal(with_ability(fields)) == f"oona.toml, {sentence}"


def test_an_unknown_part_of_a_house_rule_is_refused() -> None:
    told = refusal(with_ability('does = "rooted"\nhouse = ["name", "icons"]'))
    assert told == (
        'oona.toml, abilities "Trick", house 2: there is no part "icons" that could be a house rule, '
        'expected name, icon or text; did you mean "icon"?'
    )


def test_an_unknown_icon_is_refused() -> None:
    told = refusal(with_ability('does = "rooted"').replace('"passive"', '"pasive"'))
    assert told == (
        'oona.toml, abilities "Trick", icon: there is no icon "pasive", '
        'expected movement, attack, anytime, passive or reactive; did you mean "passive"?'
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (".".join(["a"] * 9000) + " = 1", 'there is no field "a" here, expected '),
        ('"\\u001b[31m" = 1', 'there is no field "?[31m" here, expected '),
        (f"{'a' * 9000} = 1", f'there is no field "{"a" * 40}…" here, expected '),
    ],
)
def test_a_spiteful_file_is_refused_in_a_short_plain_sentence(text: str, sentence: str) -> None:
    told = refusal(text)
    assert told.startswith(f"oona.toml: {sentence}")
    assert len(told) < 250


def test_a_huge_number_is_not_repeated() -> None:
    assert refusal(f"life = 0x{'f' * 9000}\n{PLAIN}") == (
        "oona.toml, life: a huge number was given, expected a whole number of at most 99."
    )


def test_a_text_without_a_file_is_called_this_text() -> None:
    with pytest.raises(CharacterError, match=r"^this text, life: 0 was given"):
        character_of("life = 0\n" + PLAIN)
