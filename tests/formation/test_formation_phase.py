"""Chapter 4 of the rulebook: the formation phase."""

from math import comb

import pytest

from tests.formation.duel import BOOK, SPACES, Duel, faces
from wildswing.formation.game import FORMATION
from wildswing.formation.rules.events import BackLaid, Drew, FormationShown, FrontTurnedUp, Laid, RoundBegan
from wildswing.formation.rules.layouts import LAYOUTS
from wildswing.formation.rules.table import Table
from wildswing.kernel.agenda import ask_of
from wildswing.kernel.chance import Stream
from wildswing.kernel.state import NOTHING

BLACK_DECK = "r1 r2 r3 r4 r5 r6 r7 b12 b1"
WHITE_DECK = "b1 b2 b3 b4 b5 b6 b7 r12 r1"


def wedge_against_wall() -> Duel:
    """Wedge is 11R / 1X. / .X. and Wall is .R. / 111 / X.X."""
    return Duel.in_formation("Wedge", "Wall", BLACK_DECK, WHITE_DECK)


# Preparation


def test_hands_are_filled_to_seven() -> None:  # FO-F1
    duel = Duel.from_start(black=BLACK_DECK)
    drawn = []
    for _ in range(3):
        duel.play_on(Stream(2), stop_at=("formation",))
        assert len(duel.hand("Black").split()) == len(duel.hand("White").split()) == 7
        drawn.append([len(duel.heard(seat, Drew)[-1].cards) for seat in ("Black", "White")])
        duel.play_on(Stream(2), stop_at=("place",))
    assert drawn == [[7, 7], [6, 6], [6, 6]]
    assert [event.drawn for event in duel.heard("Spectator", RoundBegan)] == [7, 6, 6]
    assert faces(duel.heard("Black", Drew)[0].cards) == "r1 r2 r3 r4 r5 r6 r7"


def test_the_carried_card_is_in_the_next_hand() -> None:  # FO-F13, FO-F1
    duel = wedge_against_wall().play_on(Stream(4), stop_at=("offence",))
    carried = {seat: duel.side(seat).hand for seat in ("Black", "White")}
    duel.play_on(Stream(4), stop_at=("formation",))
    assert duel.table.round == 2
    for seat, cards in carried.items():
        drawn = duel.heard(seat, Drew)[-1].cards
        assert len(cards) == 1
        assert duel.side(seat).hand == tuple(sorted(cards + drawn))


def test_the_formation_is_chosen_with_the_hand_in_view_and_before_the_reveal() -> None:  # FO-F2, FO-F19, FO-T30
    duel = Duel.from_start(black=BLACK_DECK).says("White", "Shield").says("Black", "Sword")
    assert duel.open == [("Black", "formation"), ("White", "formation")]
    assert duel.hand("Black") == "r1 r2 r3 r4 r5 r6 r7"
    assert duel.view("Black").sides[0].deck == 15
    assert set(duel.view("Black").sides[0].grid) == {NOTHING}
    duel.says("Black", "Wedge").says("White", "Wall")
    assert duel.view("Black").sides[0].deck == 14
    assert duel.rows("Black") == "- - b12 / - X - / - X -"


def test_only_cards_with_the_rounds_icon_are_offered_so_none_comes_twice() -> None:  # FO-F2, FO-T29
    for kind in ("Sword", "Shield", "Bow"):
        other = "Bow" if kind != "Bow" else "Sword"
        duel = Duel.from_start("White").says("Black", kind).says("White", other)
        seen: list[str] = []
        for number in (1, 2, 3):
            expected = [name for type_, round_, name, _ in BOOK if (type_, round_) == (kind.lower(), number)]
            offered = [label.partition(":")[0] for label in duel.offered("Black")]
            assert offered == expected
            assert not set(offered) & set(seen)
            seen += offered
            duel.play_on(Stream(1), stop_at=("place",)).play_on(Stream(1), stop_at=("formation",))


def test_formations_are_chosen_secretly_and_shown_together() -> None:  # FO-F3
    duel = Duel.from_start().says("White", "Bow").says("Black", "Sword")
    before = duel.view("White"), duel.ask("White"), duel.view("Spectator")
    duel.says("Black", "Spearhead")
    assert (duel.view("White"), duel.ask("White"), duel.view("Spectator")) == before
    assert duel.heard("White", FormationShown) == []
    duel.says("White", "Screen")
    for seat in ("Black", "White", "Spectator"):
        assert [event.name for event in duel.heard(seat, FormationShown)] == ["Spearhead", "Screen"]
        assert [side.formation for side in duel.view(seat).sides] == [SPACES["Spearhead"], SPACES["Screen"]]


def test_the_top_card_after_the_hand_lies_face_up_before_any_card_is_placed() -> None:  # FO-F6
    duel = wedge_against_wall()
    for seat in ("Black", "White", "Spectator"):
        assert duel.rows("Black", seen_by=seat) == "- - b12 / - X - / - X -"
        assert duel.rows("White", seen_by=seat) == "- r12 - / - - - / X - X"
    assert duel.open == [("Black", "place"), ("White", "place")]
    assert duel.hand("Black") == "r1 r2 r3 r4 r5 r6 r7"
    assert faces(duel.side("Black").deck[:1]) == "b1"


def fill(duel: Duel, seat: str, phase: str) -> list[int]:
    """Lets a seat place its lowest cards in a phase; returns the spaces it was asked about."""
    asked = []
    while (seat, "place") in duel.open and duel.table.phase == phase:
        asked.append(duel.ask(seat).about)
        duel.says(seat, duel.offered(seat)[0])
    return asked


@pytest.mark.parametrize("name", SPACES)
def test_every_open_space_takes_a_hand_card_and_a_blank_takes_none(name: str) -> None:
    # FO-F5, FO-F8, FO-F10, FO-F12, FO-F13
    kind, number, _, spaces = next(one for one in BOOK if one[2] == name)
    other = next(one[2] for one in BOOK if one[1] == number and one[0] != kind)
    duel = Duel.in_formation(name, other)
    fill(duel, "White", "front")
    front = fill(duel, "Black", "front")
    assert front == [space for space in range(6) if spaces[space] not in "XR"]
    fill(duel, "White", "back")
    back = fill(duel, "Black", "back")
    wanted = [[space] * {"X": 0, "D": 2}.get(spaces[space], 1) for space in (6, 7, 8)]
    assert back == wanted[0] + wanted[1] + wanted[2]
    side = duel.side("Black")
    assert len(front) + len(back) == 6
    assert len(side.hand) == 1
    if duel.table.battle == 1:
        held = [space for space in range(9) if side.grid[space] != NOTHING]
        assert held == [space for space in range(9) if spaces[space] != "X"]
        assert (side.spare != NOTHING) == (kind == "bow")


# Placement


def test_any_hand_card_may_go_on_an_open_space_and_none_twice() -> None:  # FO-F8
    duel = wedge_against_wall()
    assert duel.offered("Black") == ["red 1", "red 2", "red 3", "red 4", "red 5", "red 6", "red 7"]
    duel.places("Black", "r4")
    assert duel.offered("Black") == ["red 1", "red 2", "red 3", "red 5", "red 6", "red 7"]


def test_front_rows_are_turned_up_together_when_both_are_ready() -> None:  # FO-F8, FO-F9
    duel = wedge_against_wall()
    start = duel.view("White"), duel.ask("White"), duel.view("Spectator")
    told = len(duel.told)
    duel.places("Black", "r7 r6 r5 r4")
    assert (duel.view("White"), duel.ask("White"), duel.view("Spectator")) == start
    assert len(duel.told) == told
    duel.places("White", "b7 b6 b5 b4 b3")
    for seat in ("Black", "White", "Spectator"):
        assert duel.rows("Black", seen_by=seat) == "r7 r6 b12 / r5 X r4 / - X -"
        assert duel.rows("White", seen_by=seat) == "b7 r12 b6 / b5 b4 b3 / X - X"
        assert len(duel.heard(seat, FrontTurnedUp)) == 2


def test_the_reinforcement_is_placed_knowing_the_front_and_stays_face_down() -> None:  # FO-F10, FO-F11
    duel = wedge_against_wall().places("Black", "r7 r6 r5 r4").places("White", "b7 b6 b5 b4 b3")
    assert duel.open == [("Black", "place"), ("White", "place")]
    assert duel.rows("White", seen_by="Black") == "b7 r12 b6 / b5 b4 b3 / X - X"
    duel.places("Black", "r3 r2").places("White", "b2")
    assert duel.rows("Black") == "r7 r6 b12 / r5 X r4 / r3 X r2"
    assert duel.rows("Black", seen_by="White") == "r7 r6 b12 / r5 X r4 / ? X ?"
    assert duel.rows("White", seen_by="Black") == "b7 r12 b6 / b5 b4 b3 / X ? X"
    assert duel.rows("White", seen_by="Spectator") == "b7 r12 b6 / b5 b4 b3 / X ? X"
    assert duel.heard("White", BackLaid) == duel.heard("Black", BackLaid) == [BackLaid()]
    assert [event.seat for event in duel.heard("White", Laid)] == [1]


def test_one_card_is_left_and_stays_hidden() -> None:  # FO-F13
    duel = wedge_against_wall().places("Black", "r7 r6 r5 r4").places("White", "b7 b6 b5 b4 b3")
    duel.places("Black", "r3 r2").places("White", "b2")
    assert (duel.hand("Black"), duel.hand("White")) == ("r1", "b1")
    assert duel.hand("Black", seen_by="White") == duel.hand("White", seen_by="Spectator") == "?"


def test_placed_cards_can_be_looked_at_by_their_owner_at_any_time() -> None:  # FO-F14
    duel = wedge_against_wall().places("Black", "r7 r6")
    assert faces(duel.view("Black").sides[0].sealed) == "r7 r6"
    duel.places("Black", "r5 r4").places("White", "b7 b6 b5 b4 b3").places("Black", "r3 r2").places("White", "b2")
    seen = []
    while duel.table.round == 1:
        seen.append(duel.rows("Black") == faces_on(duel))
        duel.play_on_once(Stream(len(seen)))
    assert len(seen) > 5
    assert all(seen)


def faces_on(duel: Duel) -> str:
    cells = [
        "X" if icon == "X" else faces([held])
        for icon, held in zip(SPACES["Wedge"], duel.side("Black").grid, strict=True)
    ]
    return " / ".join([" ".join(cells[at : at + 3]) for at in (0, 3, 6)])


def test_nothing_is_swapped_after_placement() -> None:  # FO-F15
    duel = wedge_against_wall().play_on(Stream(9), stop_at=("offence",))
    hands = duel.side("Black").hand, duel.side("White").hand
    kinds = set()
    while duel.table.round == 1:
        assert (duel.side("Black").hand, duel.side("White").hand) == hands
        kinds |= {kind for _, kind in duel.open}
        before = [side.grid for side in duel.table.sides]
        duel.play_on_once(Stream(9))
        if duel.table.round == 1:
            for old, side in zip(before, duel.table.sides, strict=True):
                moved = [at for at in range(9) if side.grid[at] not in {old[at], NOTHING}]
                assert all(side.grid[at] in (old[at + 3 :: 3]) for at in moved)
    assert kinds == {"offence", "defence"}


# The 2 Cards space


def test_a_two_cards_space_takes_two_hand_cards() -> None:  # FO-F12
    duel = Duel.in_formation("Skirmish", "Wall", BLACK_DECK, WHITE_DECK)
    duel.places("Black", "r1 r2 r3 r4").places("White", "b1 b2 b3 b4 b5").places("White", "b6")
    assert duel.ask("Black").about == 7
    duel.places("Black", "r7")
    assert duel.ask("Black").about == 7
    duel.places("Black", "r5")
    assert duel.rows("Black") == "r1 b12 r2 / r3 X r4 / X r5+r7 X"
    assert duel.rows("Black", seen_by="White") == "r1 b12 r2 / r3 X r4 / X ?+? X"
    assert duel.hand("Black") == "r6"


def test_the_two_cards_have_no_order() -> None:  # FO-F12
    tables = []
    for pair in ("r7 r5", "r5 r7"):
        duel = Duel.in_formation("Skirmish", "Wall", BLACK_DECK, WHITE_DECK)
        duel.places("Black", "r1 r2 r3 r4").places("White", "b1 b2 b3 b4 b5 b6").places("Black", pair)
        tables.append(duel.table)
    assert tables[0] == tables[1]
    assert tables[0].asks == tables[1].asks


@pytest.mark.parametrize(
    ("bow", "other", "sets"),
    [
        ("Skirmish", "Wedge", comb(3, 2)),  # X D X: two of three cards
        ("Horns", "Twin Fangs", 4 * comb(3, 2)),  # . X D: one of four, then two of three
        ("Arrow Storm", "Slant", comb(4, 2) * 2),  # D . X: two of four, then one of two
    ],
)
def test_agents_that_skip_repeats_still_reach_every_set_of_cards(bow: str, other: str, sets: int) -> None:
    # FO-F12
    duel = Duel.in_formation(bow, other)
    fill(duel, "White", "front")
    fill(duel, "Black", "front")
    fill(duel, "White", "back")
    everything = placements(duel.table, skip_repeats=False)
    shortened = placements(duel.table, skip_repeats=True)
    assert len(everything) == 2 * sets
    assert len(shortened) == len(set(shortened)) == sets
    assert set(shortened) == set(everything)


def placements(table: Table, *, skip_repeats: bool) -> list[tuple[tuple[int, ...], int]]:
    """Returns Black's grid and spare card after each sequence of answers to the open placement."""
    ask = ask_of(table, 0)
    if table.phase != "back" or ask is None:
        return [(table.sides[0].grid, table.sides[0].spare)]
    found = []
    for index in ask.fresh() if skip_repeats else range(len(ask.options)):
        after = table.copy()
        FORMATION.answer(after, 0, index)
        found += placements(after, skip_repeats=skip_repeats)
    return found


def test_only_a_two_cards_space_has_repeats() -> None:  # FO-F12
    duel = Duel.in_formation("Horns", "Twin Fangs", BLACK_DECK, WHITE_DECK).places("Black", "r1 r2 r3")
    assert duel.open == [("White", "place")]
    duel.places("White", "b1 b2 b3 b4")
    assert (duel.ask("Black").about, duel.ask("Black").repeats) == (6, ())
    duel.places("Black", "r6")
    # Of r4, r5 and r7 the highest is left out first, and later all that are lower than the first.
    assert (duel.ask("Black").about, duel.ask("Black").repeats) == (8, (2,))
    duel.places("Black", "r5")
    assert duel.offered("Black") == ["red 4", "red 7"]
    assert duel.ask("Black").repeats == (0,)
    assert duel.ask("Black").fresh() == [1]


def test_after_the_highest_card_of_two_nothing_is_left_out() -> None:
    duel = Duel.in_formation("Skirmish", "Wall", BLACK_DECK, WHITE_DECK)
    duel.places("Black", "r1 r2 r3 r4").places("White", "b1 b2 b3 b4 b5").places("Black", "r7")
    assert duel.offered("Black") == ["red 5", "red 6"]
    assert duel.ask("Black").fresh() == [0, 1]


# Card arithmetic


@pytest.mark.parametrize(
    ("kind", "blanks", "card_spaces", "doubles"), [("sword", 2, 7, 0), ("shield", 2, 7, 0), ("bow", 3, 6, 1)]
)
def test_seven_cards_lie_on_each_grid_and_six_come_from_the_hand(
    kind: str, blanks: int, card_spaces: int, doubles: int
) -> None:  # FO-F16, FO-F17
    for spaces in [one[3] for one in BOOK if one[0] == kind]:
        layout = LAYOUTS[spaces]
        assert sum(layout.blank) == blanks
        assert 9 - sum(layout.blank) == card_spaces
        assert spaces.count("R") == 1
        assert (layout.double >= 0) == (doubles == 1)
        assert card_spaces + doubles == 7
        assert len(layout.front) + len(layout.back) == 6


def test_every_card_but_one_is_used_and_the_deck_is_empty_at_the_end() -> None:  # FO-F16, FO-T32
    duel = wedge_against_wall().play_on(Stream(12))
    for seat, side in enumerate(duel.table.sides):
        assert side.deck == ()
        assert len(side.hand) == 1
        used = [battle.card if battle.offence == seat else battle.reply for battle in duel.view("Spectator").fought]
        assert len(used) == 21
        assert sorted([*used, *side.hand]) == list(range(22 * seat, 22 * seat + 22))
