"""The Formation Cards: the house set, and what a layout file must keep."""

from itertools import permutations

import pytest

from tests.formation.duel import BOOK, SPACES
from wildswing.formation.game import FORMATION, house_layouts
from wildswing.formation.rules.cards import ALL_CARDS
from wildswing.formation.rules.layouts import ICONS, LAYOUTS, house_cards, read_book, space_name
from wildswing.formation.rules.table import Table
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.event import Told, told_to
from wildswing.kernel.state import SPECTATOR

# The eighteen house cards, typed out a second time.
HOUSE = [
    ("sword", 1, "Wedge", "11R1X..X."),
    ("sword", 1, "Spearhead", ".2.R.X..X"),
    ("sword", 2, "Twin Fangs", "2X1.R..X."),
    ("sword", 2, "Broad Charge", "1.1.R.X.X"),
    ("sword", 3, "Slant", "R2.X..X.."),
    ("sword", 3, "Breakthrough", "2.2XRX..."),
    ("shield", 1, "Wall", ".R.111X.X"),
    ("shield", 1, "Bastion", "XR.2W...X"),
    ("shield", 2, "Ring", ".XR1W..X."),
    ("shield", 2, "Bulwark", "R.X2W2X.."),
    ("shield", 3, "Twin Towers", "..R2X2X.."),
    ("shield", 3, "Last Gate", "R..X.W.X."),
    ("bow", 1, "Skirmish", "1R.1X.XDX"),
    ("bow", 1, "Screen", "...RXWXDX"),
    ("bow", 2, "Ambush", "WX22RXX.D"),
    ("bow", 2, "Horns", "R..XWX.XD"),
    ("bow", 3, "Last Quiver", "X.XWR1.XD"),
    ("bow", 3, "Arrow Storm", "1.XRXWD.X"),
]


# The house set


def test_a_layout_is_read_when_it_is_first_asked_for_and_then_shared() -> None:
    """FO-F4: an X is a Blank, whoever asks."""
    fresh = type(LAYOUTS)()
    assert fresh["11R1X..X."].blank.index(True) == 4
    assert fresh["11R1X..X."] is fresh["11R1X..X."]


def test_the_house_set_is_as_written_here() -> None:  # FO-C5
    assert list(BOOK) == HOUSE
    assert list(read_book(house_layouts())) == HOUSE


def test_there_are_six_cards_of_each_type_and_two_for_each_round() -> None:  # FO-C5, FO-C6
    assert len(BOOK) == 18
    for kind in ("sword", "shield", "bow"):
        assert [card[0] for card in BOOK].count(kind) == 6
        for number in (1, 2, 3):
            assert [card[:2] for card in BOOK].count((kind, number)) == 2


def test_four_cubes_and_one_disc_are_enough_for_each_house_formation() -> None:  # FO-C8
    cubes = [sum(LAYOUTS[spaces].bonus) for spaces in SPACES.values()]
    discs = [sum(LAYOUTS[spaces].wild) for spaces in SPACES.values()]
    assert (max(cubes), max(discs)) == (4, 1)


def test_each_type_has_its_character() -> None:  # FO-L7
    by_kind = {kind: {card[2]: card[3] for card in BOOK if card[0] == kind} for kind in ("sword", "shield", "bow")}
    for spaces in by_kind["sword"].values():
        bonus = LAYOUTS[spaces].bonus
        assert "W" not in spaces
        assert sum(bonus[:3]) > sum(bonus[3:])
    for spaces in by_kind["shield"].values():
        assert sum(LAYOUTS[spaces].bonus[:3]) == 0
        assert "W" not in spaces[:3]
    assert [name for name, spaces in by_kind["bow"].items() if "W" not in spaces] == ["Skirmish"]
    full = [name for name, spaces in by_kind["bow"].items() if "X" not in spaces[:3]]
    assert full == ["Skirmish", "Screen", "Horns"]


def test_no_two_house_cards_are_the_same_in_another_order_of_columns() -> None:  # FO-L6, FO-L8
    turned = [
        {"".join([row[column] for row in rows(spaces) for column in order]) for order in permutations(range(3))}
        for spaces in SPACES.values()
    ]
    assert len(set(SPACES.values())) == 18
    for at, versions in enumerate(turned):
        assert not any(versions & others for others in turned[at + 1 :])


def rows(spaces: str) -> tuple[str, str, str]:
    return spaces[:3], spaces[3:6], spaces[6:]


# What the spaces mean


def test_a_card_has_three_rows_of_three_spaces_of_seven_kinds() -> None:  # FO-F4
    assert ICONS == {
        ".": "plain",
        "X": "Blank",
        "R": "Reveal",
        "1": "Rank +1",
        "2": "Rank +2",
        "W": "Wild",
        "D": "2 Cards",
    }
    assert [space_name(space) for space in range(9)] == [
        f"{row} {column}"
        for row in ("Vanguard", "Rearguard", "Reinforcement")
        for column in ("left", "middle", "right")
    ]
    assert {len(spaces) for spaces in SPACES.values()} == {9}


def test_markers_stand_on_the_effect_spaces_and_nowhere_else() -> None:  # FO-F7, FO-X7, FO-T28
    layout = LAYOUTS["12WXR...D"]
    assert layout.bonus == (1, 2, 0, 0, 0, 0, 0, 0, 0)
    assert [space for space in range(9) if layout.wild[space]] == [2]
    assert [space for space in range(9) if layout.blank[space]] == [3]
    assert (layout.reveal, layout.double) == (4, 8)


def test_the_house_set_has_no_marker_where_no_card_fights() -> None:  # FO-L3
    assert not any(icon in "12W" for spaces in SPACES.values() for icon in spaces[6:])


def test_a_marker_in_the_reinforcement_does_nothing() -> None:  # FO-B6, FO-L3
    layout = LAYOUTS["R..XX1W12"]
    assert layout.bonus == (0, 0, 0, 0, 0, 1, 0, 0, 0)
    assert not any(layout.wild)
    assert layout.back == (6, 7, 8)


def test_a_formation_is_filled_from_front_to_back() -> None:  # FO-F8, FO-F10, FO-F12
    layout = LAYOUTS["1.XRXWD.X"]
    assert layout.front == (0, 1, 5)
    assert layout.back == (6, 6, 7)
    assert LAYOUTS["11R1X..X."].double == -1


# Layout files


def house_with(old: str, new: str) -> tuple[str, int]:
    """Returns the house file with one line changed, and the number of that line."""
    text = house_layouts()
    assert text.count(old) == 1
    return text.replace(old, new), text[: text.index(old)].count("\n") + 1


NEVER_FIGHTS = (
    "{} has Blanks in Vanguard and Rearguard of the {} column, so the card behind them could never fight (FO-L4)."
)
NO_REVEAL = "Wedge needs exactly one Reveal space (R), in Vanguard or Rearguard (FO-L2)."
REFUSED = [
    # Blanks and 2 Cards
    (
        "11R / 1X. / .X.",
        "11R / 1X. / ...",
        "Wedge has 1 Blank (X) and 0 “2 Cards” (D) spaces; a sword has 2 and 0 (FO-L1).",
    ),
    (
        "11R / 1X. / .X.",
        "11R / 1X. / XX.",
        "Wedge has 3 Blank (X) and 0 “2 Cards” (D) spaces; a sword has 2 and 0 (FO-L1).",
    ),
    (
        ".R. / 111 / X.X",
        ".R. / 111 / XDX",
        "Wall has 2 Blank (X) and 1 “2 Cards” (D) spaces; a shield has 2 and 0 (FO-L1).",
    ),
    (
        "1R. / 1X. / XDX",
        "1R. / 1X. / X.X",
        "Skirmish has 3 Blank (X) and 0 “2 Cards” (D) spaces; a bow has 3 and 1 (FO-L1).",
    ),
    (
        "1R. / 1X. / XDX",
        "1R. / 1.. / XDX",
        "Skirmish has 2 Blank (X) and 1 “2 Cards” (D) spaces; a bow has 3 and 1 (FO-L1).",
    ),
    (
        "X.X / WR1 / .XD",
        "X.X / WR1 / DXD",
        "Last Quiver has 3 Blank (X) and 2 “2 Cards” (D) spaces; a bow has 3 and 1 (FO-L1).",
    ),
    # Reveal
    ("11R / 1X. / .X.", "11. / 1X. / .X.", NO_REVEAL),
    ("11R / 1X. / .X.", "11R / 1XR / .X.", NO_REVEAL),
    ("11R / 1X. / .X.", "11. / 1X. / RX.", NO_REVEAL),
    # A card that could never fight
    ("R2. / X.. / X..", "X2. / X.R / ...", NEVER_FIGHTS.format("Slant", "left")),
    ("2X1 / .R. / .X.", "2X1 / RX. / ...", NEVER_FIGHTS.format("Twin Fangs", "middle")),
    ("1.X / RXW / D.X", "1.X / RWX / X.D", NEVER_FIGHTS.format("Arrow Storm", "right")),
    # 2 Cards in front
    (
        "1.X / RXW / D.X",
        "D.X / RXW / ..X",
        "Arrow Storm has its “2 Cards” space (D) outside the Reinforcement (FO-L5).",
    ),
    (
        "1.X / RXW / D.X",
        "1.X / RXD / ..X",
        "Arrow Storm has its “2 Cards” space (D) outside the Reinforcement (FO-L5).",
    ),
    # Twins
    ("R2. / X.. / X..", "11R / 1X. / .X.", "Slant has the spaces of Wedge; all cards must differ (FO-L6, FO-L8)."),
    ("R2. / X.. / X..", "R11 / .1X / ..X", "Slant has the spaces of Wedge; all cards must differ (FO-L6, FO-L8)."),
    # Names and spelling
    ("sword  3 Slant", "sword  3 Wedge", "there is another card called Wedge; give each a name of its own."),
    ("11R / 1X. / .X.", "11R / 1X. / .x.", "Wedge has a space “x”; a space is one of . X R 1 2 W D (FO-F4)."),
    ("11R / 1X. / .X.", "13R / 1X. / .X.", "Wedge has a space “3”; a space is one of . X R 1 2 W D (FO-F4)."),
    ("sword  1 Wedge", "axe    1 Wedge", "the type “axe” should be sword, shield or bow."),
    ("sword  1 Wedge", "sword  4 Wedge", "the round “4” should be 1, 2 or 3."),
    ("sword  1 Wedge", "sword  I Wedge", "the round “I” should be 1, 2 or 3."),
    (
        "11R / 1X. / .X.",
        "11R / 1X / .X.",
        "Wedge should have three rows of three spaces, with “/” between the rows.",
    ),
    (
        "11R / 1X. / .X.",
        "11R / 1X. / .X.1",
        "Wedge should have three rows of three spaces, with “/” between the rows.",
    ),
    ("11R / 1X. / .X.", "11R / 1X.", "Wedge should have three rows of three spaces, with “/” between the rows."),
    (
        "sword  1 Wedge        = 11R / 1X. / .X.",
        "sword 1 Wedge 11R / 1X. / .X.",
        "“sword 1 Wedge 11R / 1X. / .X.” should read like “sword 1 Wedge = 11R / 1X. / .X.”.",
    ),
    (
        "sword  1 Wedge        = 11R / 1X. / .X.",
        "sword 1 = 11R / 1X. / .X.",
        "“sword 1 = 11R / 1X. / .X.” should read like “sword 1 Wedge = 11R / 1X. / .X.”.",
    ),
]


@pytest.mark.parametrize(("old", "new", "complaint"), REFUSED)
def test_a_bad_line_is_refused_with_its_number_and_rule(old: str, new: str, complaint: str) -> None:
    # FO-L1, FO-L2, FO-L4, FO-L5, FO-L6, FO-L8, FO-T10, FO-T24, FO-T27
    text, line = house_with(old, new)
    with pytest.raises(WildswingError) as refusal:
        read_book(text, "my.txt")
    assert str(refusal.value) == f"my.txt, line {line}: {complaint}"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("sword  1 Wedge", "# sword 1 Wedge", "the sword has 1 for round 1"),
        ("bow    2 Horns", "bow    3 Horns", "the bow has 1 for round 2"),
        ("# The eighteen", "shield 1 Gap = X.. / R.. / X..\n# The eighteen", "the shield has 3 for round 1"),
    ],
)
def test_a_missing_or_surplus_card_is_refused(old: str, new: str, complaint: str) -> None:  # FO-C5, FO-C6
    text, _ = house_with(old, new)
    with pytest.raises(WildswingError) as refusal:
        read_book(text, "my.txt")
    expected = f"my.txt should have 2 cards for each type and round, but {complaint} (FO-C5, FO-C6)."
    assert str(refusal.value) == expected


def test_an_unnamed_source_is_the_layout_file() -> None:
    with pytest.raises(WildswingError, match=r"^The layout file, line 2: the type “axe”"):
        read_book("# mine\naxe 1 Wedge = 11R / 1X. / .X.")


def test_a_match_with_a_bad_layout_file_does_not_start() -> None:  # FO-L2
    text, line = house_with("11R / 1X. / .X.", "111 / 1X. / .X.")
    with pytest.raises(WildswingError, match=f"line {line}: Wedge needs exactly one Reveal space"):
        FORMATION.start(1, {"layouts": text})


def test_a_good_custom_set_is_played() -> None:
    text, _ = house_with("Wedge        = 11R / 1X. / .X.", "My Own Wedge = R12 / 2X. / .X.  # with a note")
    table = FORMATION.start(1, {"layouts": text})
    assert table.book[0] == ("sword", 1, "My Own Wedge", "R122X..X.")
    assert len(ALL_CARDS) == sum([len(side.deck) + len(side.hand) for side in table.sides])


@pytest.mark.parametrize("reserve", ["1X.", "2X.", "WX."])
def test_markers_may_be_printed_in_the_reinforcement(reserve: str) -> None:  # FO-F4, FO-B6, FO-L3
    text, _ = house_with("11R / 1X. / .X.", f"11R / 1X. / {reserve}")
    printed = read_book(text, "my.txt")[0]
    assert printed == ("sword", 1, "Wedge", f"11R1X.{reserve}")
    setups = ({"layouts": text}, {"layouts": house_layouts()})
    marked, plain = (_told(FORMATION.start(5, setup)) for setup in setups)
    assert marked == [line.replace("11R1X..X.", printed[3]) for line in plain]


def _told(table: Table) -> list[str]:
    """Plays the first offered answers of the swords to the end; returns what everybody was told."""
    told: list[Told] = []
    while table.asks:
        ask = table.asks[0]
        FORMATION.answer(table, ask.seat, 0, told)
    return [repr(event) for event in told_to(SPECTATOR, told)]


def test_a_whole_column_of_blanks_is_allowed() -> None:  # FO-L4
    text, _ = house_with("1R. / 1X. / XDX", "1RX / 1.X / .DX")
    assert ("bow", 1, "Skirmish", "1RX1.X.DX") in read_book(text)


def test_cards_of_our_own_are_marked_and_play_like_all_others() -> None:
    """The layouts of the printed cards are lost, so all eighteen are the house's; a set without marks has none."""
    text = house_layouts()
    assert house_cards(text) == {name for _, _, name, _ in BOOK}
    unmarked = text.replace("(house rule)", "")
    assert house_cards(unmarked) == set()
    assert read_book(unmarked) == read_book(text)
    one, _ = house_with("2.2 / XRX / ...  (house rule)", "2.2 / XRX / ...")
    assert house_cards(one) == {name for _, _, name, _ in BOOK if name != "Breakthrough"}


def test_a_2_cards_space_adds_nothing_wherever_it_stands() -> None:  # FO-X7
    assert LAYOUTS["D.....R.."].bonus == (0,) * 9
    assert LAYOUTS["1.....R.D"].bonus == (1, *(0,) * 8)
