"""The fighters that come with the package."""

import pytest

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import sheets as s
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.parser import parse
from wildswing.exceed.matches import GOOD_TO_START
from wildswing.exceed.roster import SEASONS, fighter_files, season_of

SHEETS = {path: parse(text, path) for path, text in fighter_files()}
FIGHTERS = {sheet.name: sheet for sheet in SHEETS.values() if isinstance(sheet, s.Fighter)}

DECKS = {
    "Akuma": 30,
    "Anji Mito": 30,
    "Arakune": 30,
    "Axl Low": 32,
    "Baiken": 30,
    "Byakuya": 36,
    "C. Viper": 30,
    "Cammy": 30,
    "Carl Clover": 30,
    "Carl Swangee": 30,
    "Carmine": 30,
    "Celinka": 30,
    "Chaos": 30,
    "Chipp Zanuff": 30,
    "Chun-Li": 30,
    "D'Janette": 30,
    "Dan Hibiki": 30,
    "Emogine": 30,
    "Enkidu": 34,
    "Eugenia": 30,
    "Faust": 30,
    "Fight": 30,
    "Galdred": 30,
    "Geoffrey": 30,
    "Giovanna": 30,
    "Goldlewis Dickinson": 36,
    "Gordeau": 29,
    "Guile": 30,
    "Hakumen": 30,
    "Happy Chaos": 30,
    "Hazama": 30,
    "Hilda": 32,
    "Hyde Kido": 32,
    "I-No": 30,
    "Iaquis": 30,
    "Iron Tager": 30,
    "Jack-O": 30,
    "Jin Kisaragi": 30,
    "Ken Masters": 30,
    "King Knight": 30,
    "Kokonoe Mercury": 30,
    "Ky Kiske": 30,
    "Leo Whitefang": 30,
    "Linne": 30,
    "Litchi Faye Ling": 30,
    "Londrekia Light": 32,
    "M. Bison": 30,
    "May": 30,
    "Merkava": 32,
    "Mika Returna": 30,
    "Millia Rage": 30,
    "Miyashiro Wagner": 30,
    "Mole Knight": 30,
    "Morathi": 30,
    "Nagoriyuki": 30,
    "Nanase": 30,
    "Nehtali": 30,
    "Nine the Phantom": 25,
    "Noel Vermillion": 30,
    "Nu-13": 30,
    "Orie Ballardiae": 30,
    "Phonon": 32,
    "Plague Knight": 30,
    "Platinum the Trinity": 30,
    "Polar Knight": 30,
    "Potemkin": 32,
    "Propeller Knight": 30,
    "Rachel Alucard": 30,
    "Ragna the Bloodedge": 30,
    "Ramlethal Valentine": 30,
    "Remiliss": 30,
    "Ryu": 30,
    "Sagat": 30,
    "Seijun": 30,
    "Seth": 30,
    "Shishigami Bang": 30,
    "Shovel & Shield Knight": 30,
    "Shovel Knight": 30,
    "Sol Badguy": 32,
    "Specter Knight": 30,
    "Super Skull Man 33": 30,
    "Sydney & Serena": 30,
    "Taisei": 30,
    "Taokaka": 30,
    "Testament": 30,
    "The Beheaded": 30,
    "The Enchantress": 30,
    "Tinker Knight": 30,
    "Treasure Knight": 30,
    "Vatista": 30,
    "Vega": 30,
    "Vincent": 30,
    "Waldstein": 30,
    "Yuzuriha": 30,
    "Zangief": 30,
    "Zato-1": 32,
    "Zsolt": 30,
}

COPIES = {
    "Arakune": {"n to infinity": 1},
    "Axl Low": {"Sickle Flash": 4},
    "Byakuya": {"Minced?": 4, "How Shall I Cook You?": 4, "Or... Shredded?": 4},
    "Carl Clover": {"Deus Ex Machina": 1},
    "Enkidu": {"Three Precept Strike": 6},
    "Gordeau": {"Soul Exodus": 1},
    "Hakumen": {"Akumetsu": 1},
    "Happy Chaos": {"Cheap Shot": 3, "Gun Down": 3, "Steady Aim": 3, "Fire": 3},
    "Hazama": {"Hungry Darkness of 1000 Souls": 1},
    "Hilda": {"Skewer": 4},
    "Hyde Kido": {"Red-Clad Craver": 3, "Pale Bringer": 3},
    "Iron Tager": {"King of Tager": 1},
    "Jin Kisaragi": {"Arctic Dungeon": 1},
    "Kokonoe Mercury": {"Ultimate Impact": 1},
    "Litchi Faye Ling": {"Nine Gates of Heaven": 1},
    "Londrekia Light": {"Circular Step": 4},
    "Nine the Phantom": {"Colorless Void": 1},
    "Noel Vermillion": {"Valkyrie Veil": 1},
    "Nu-13": {"Sword of Destruction": 1},
    "Phonon": {"Tuning Satisfaction": 4},
    "Platinum the Trinity": {"Shining Layered Force": 1},
    "Rachel Alucard": {"Clownish Calendula": 1},
    "Ragna the Bloodedge": {"Black Onslaught": 1},
    "Shishigami Bang": {"The Ultimate Bang": 1},
    "Taokaka": {"Attack Meow Pow!": 1},
}
"""The cards that do not have two copies."""


def card(fighter: str, name: str) -> s.Card:
    return next(card for card in FIGHTERS[fighter].cards if card.name == name)


def test_every_fighter_says_how_large_its_deck_is() -> None:
    assert {name: fighter.deck.cards for name, fighter in FIGHTERS.items() if fighter.deck} == DECKS


def test_cards_have_two_copies_with_these_exceptions() -> None:
    odd = {
        name: {card.name: card.copies for card in fighter.cards if card.copies != s.usual_copies(card.kind)}
        for name, fighter in FIGHTERS.items()
    }
    assert {name: copies for name, copies in odd.items() if copies} == COPIES


@pytest.mark.parametrize("edition", list(v.Edition))
def test_an_edition_has_eight_normals_with_the_same_numbers(edition: v.Edition) -> None:
    sheet = SHEETS[f"normals/{edition}.fighter"]
    assert [card.copies for card in sheet.cards] == [2] * 8
    numbers = [
        (card.numbers.range, card.numbers.power, card.numbers.speed, card.numbers.armor, card.numbers.guard)
        for card in sheet.cards
    ]
    assert numbers == [
        ((1, 1), 3, 7, 0, 0),
        ((1, 2), 3, 6, 0, 0),
        ((1, 1), 4, 5, 0, 0),
        ((1, 1), 5, 4, 0, 0),
        ((2, 3), 5, 3, 0, 4),
        ((1, 3), 6, 2, 0, 6),
        ((1, 2), 4, 1, 2, 5),
        (None, None, 0, 2, 3),
    ]


def test_each_fighter_has_a_style_of_its_own_and_a_difficulty() -> None:
    styles = [fighter.style for fighter in FIGHTERS.values()]
    assert None not in styles
    assert len(set(styles)) == len(FIGHTERS)
    assert [style for style in styles if style and (style[0].islower() or style.endswith("."))] == []
    found = {fighter.difficulty for fighter in FIGHTERS.values()}
    assert found == set(v.Difficulty)


def test_each_fighter_has_a_look_of_its_own() -> None:
    looks = [fighter.look for fighter in FIGHTERS.values()]
    assert None not in looks
    assert len({(look.guise, look.person, look.height, look.mass) for look in looks if look}) == len(FIGHTERS)
    assert all(look.colours and look.exceeded.aura for look in looks if look)


def test_three_easy_fighters_of_one_edition_are_good_to_start_with() -> None:
    first = [FIGHTERS[name] for name in GOOD_TO_START]
    assert [fighter.difficulty for fighter in first] == [v.Difficulty.EASY] * 3
    assert len({fighter.edition for fighter in first}) == 1


def test_each_fighter_has_a_season() -> None:
    assert {path.split("/")[0] for path, sheet in SHEETS.items() if isinstance(sheet, s.Fighter)} == set(SEASONS)
    assert {season_of(text) for path, text in fighter_files() if path.startswith("season5")} == {"Season 5: BlazBlue"}
    assert season_of("fighter Somebody") == ""


def test_editions_follow_the_seasons() -> None:
    editions = {path.split("/")[0]: sheet.edition for path, sheet in SHEETS.items() if isinstance(sheet, s.Fighter)}
    assert editions == {
        "season1-red-horizon": v.Edition.STANDARD,
        "season2-fan-work": v.Edition.STANDARD,
        "season2-seventh-cross": v.Edition.STANDARD,
        "season3-street-fighter": v.Edition.STANDARD,
        "season4-shovel-knight": v.Edition.STANDARD,
        "season5-blazblue": v.Edition.STANDARD,
        "season6-under-night": v.Edition.UNDERNIGHT,
        "season7-guilty-gear-strive": v.Edition.STRIVE,
    }


def test_each_under_night_fighter_can_downshift() -> None:
    for path, sheet in SHEETS.items():
        if path.startswith("season6") and isinstance(sheet, s.Fighter):
            actions = [line.trigger for line in sheet.exceeded]
            assert n.Action("Downshift") in actions
            assert sheet.exceed == s.ExceedCost(1)


def test_ranges_may_end_at_the_power() -> None:
    assert card("Phonon", "Complete Servitude").numbers.range == (3, v.Stat.POWER)
    assert card("Phonon", "Guidance Ascension").numbers.range == (v.Stat.POWER, v.Stat.POWER)


def test_cost_and_exceed_facts() -> None:
    assert card("Hazama", "Falling Fang").cost == n.Cost(1, v.Resource.FORCE)
    assert card("Byakuya", "Become a Part of Me").cost == n.Cost(4, v.Resource.GAUGE)
    assert card("Hazama", "Hungry Darkness of 1000 Souls").set_aside
    assert card("Happy Chaos", "Deus Ex Machina").kind is v.Kind.PRINTED
    transformed = n.Pile((v.Noun.CARD,), where=(n.Zone(v.Who.YOU, (v.ZoneName.TRANSFORMATIONS,)),))
    assert FIGHTERS["Geoffrey"].exceed == s.ExceedCost(5, (s.Discount(2, transformed),))
    without_action = [name for name, fighter in FIGHTERS.items() if fighter.exceed is None]
    assert sorted(without_action) == ["Leo Whitefang", "Nagoriyuki", "Tinker Knight"]
    assert FIGHTERS["Tinker Knight"].starting_life == 15
    assert [token.face_down for token in FIGHTERS["Hazama"].tokens] == [True, True]
