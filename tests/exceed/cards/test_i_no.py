"""Play reports of I-No: each card's attack and boost, and both sides of the fighter; Ky is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, guard, speeds, stunned
from tests.exceed.cards.test_numbers import book_of, row_of, rows
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.language.vocabulary import Kind
from wildswing.exceed.position import SidePosition

PRINTED = """
    Megalomania,          ultra,   2, 5 gauge, 2-3, 4, 6, 0, 0, The Midnight Carnival, continuous, free, yes
    Ultimate Fortissimo,  ultra,   2, 3 gauge, 1-3, 4, 3, 6, 0, Requiem,               continuous, free, yes
    Chemical Love,        special, 2, free,    2-4, 2, 6, 0, 0, Hover Dash,            instant,    free, yes
    Antidepressant Scale, special, 2, free,    2-3, 3, 5, 0, 0, Marlene,               continuous, free, yes
    Stroke the Big Tree,  special, 2, free,    1,   3, 5, 0, 3, Sadism,                continuous, free, no
    Sultry Performance,   special, 2, free,    1-2, 4, 4, 0, 0, Smell of the Game,     continuous, free, yes
    Guitar Stamping,      special, 2, free,    1-2, 5, 4, 0, 0, Gatling,               continuous, free, no
"""


def against_ky(i_no: SidePosition, ky: SidePosition, turn: int = 0) -> Stage:
    return stage(i_no, ky, fighters=("I-No", "Ky Kiske"), turn=turn)


def test_each_card_has_its_printed_numbers() -> None:
    book = book_of("I-No")
    cards = [row_of(card) for card in book.cards if card.owner == 0 and card.kind is not Kind.NORMAL]
    assert sorted(cards) == sorted(rows(PRINTED))
    assert len(book.decks[0]) == 30


FIVE = ["Cross", "Cross", "Dive", "Dive", "Grasp"]


# --- The fighter ---


@pytest.mark.parametrize(("exceeded", "power"), [(False, 3), (True, 4)])
def test_the_action_costs_a_force_advances_two_and_strikes(exceeded: bool, power: int) -> None:
    """EX-CHAR-03; the exceeded one has 1 power more."""
    assert not against_ky(side(exceeded=exceeded), side()).offers("Action")
    i_no = side("Cross", "Dive", space=3, exceeded=exceeded)
    played = against_ky(i_no, side("Block")).answer("Action (1 force)", "Dive")
    assert played.spaces == (5, 7)
    assert played.asked == (0, "set")
    played.answer("Cross", "Block")
    assert damage(played) == [(1, power, power - 2)]


def test_an_ordinary_strike_of_the_exceeded_side_has_its_printed_power() -> None:
    played = against_ky(side("Cross", space=5, exceeded=True), side("Block")).strike("Cross", "Block")
    assert damage(played) == [(1, 3, 1)]


def test_exceeding_costs_three_gauge() -> None:
    assert not against_ky(side(gauge=FIVE[:2]), side()).offers("Exceed")
    played = against_ky(side(gauge=FIVE[:3]), side()).answer("Exceed", "Dive")
    assert played.sides[0].exceeded
    assert played.asked == (1, "action")


# --- Megalomania ---


def test_megalomania_takes_the_whole_hand_and_the_next_turn() -> None:
    i_no = side("Megalomania", space=4, gauge=FIVE)
    played = against_ky(i_no, side("Dust", "Grasp", "Cross", "Dive")).strike("Megalomania", "Dust")
    played.answer("Cross", "Cross", "Dive", "Dive")
    assert speeds(played) == (6, 3)
    assert played.names(1, "hand") == []
    assert sorted(played.names(1, "discard"))[:2] == ["Cross", "Dive"]
    assert played.lives[1] == 26
    assert played.turn == 0


def test_megalomania_that_missed_takes_nothing() -> None:
    i_no = side("Megalomania", space=6, gauge=FIVE)
    played = against_ky(i_no, side("Sweep", "Grasp")).strike("Megalomania", "Sweep")
    played.answer("Cross", "Cross", "Dive", "Dive")
    assert checks(played)[0] == "Megalomania (2-3) misses at 1"
    assert played.names(1, "hand") == ["Grasp"]


def test_the_midnight_carnival_discards_a_card_of_the_opponents_gauge() -> None:
    i_no = side("Cross", space=5, boosts=["Megalomania"], deck=["Dust"])
    played = against_ky(i_no, side("Block", gauge=["Dive", "Sweep"])).strike("Cross", "Block")
    assert played.labels == ["Discard up to 1 card from the opponent's gauge", "Draw 1, put this into your gauge"]
    played.answer("Discard up to 1")
    assert played.labels == ["Dive (gauge)", "Sweep (gauge)", "No more"]
    played.answer("Sweep", "That is all")
    assert played.names(1, "gauge")[:1] == ["Dive"]
    assert played.names(1, "discard") == ["Sweep"]
    assert played.names(0, "discard") == ["Megalomania"]
    assert played.names(0, "hand") == []


def test_the_midnight_carnival_draws_and_goes_to_gauge() -> None:
    i_no = side("Cross", space=5, boosts=["Megalomania"], deck=["Dust"])
    played = against_ky(i_no, side("Block", gauge=["Dive"])).strike("Cross", "Block").answer("Draw 1", "That is all")
    assert played.names(0, "hand") == ["Dust"]
    assert sorted(played.names(0, "gauge")) == ["Cross", "Megalomania"]
    assert "Dive" in played.names(1, "gauge")


def test_the_midnight_carnival_is_a_cancelable_continuous_boost() -> None:
    played = against_ky(side("Megalomania", gauge=["Dive"]), side()).answer("Boost The Midnight Carnival")
    assert played.asked == (0, "cancel")
    assert played.boosts(0) == ["Megalomania"]


# --- Ultimate Fortissimo ---


def test_ultimate_fortissimo_loses_its_armor_after_the_attack() -> None:
    i_no = side("Ultimate Fortissimo", space=4, gauge=FIVE[:3])
    played = against_ky(i_no, side("Sweep")).strike("Ultimate Fortissimo", "Sweep").answer("Dive")
    assert speeds(played) == (3, 2)
    assert damage(played) == [(1, 4, 4), (0, 6, 6)]


def test_ultimate_fortissimo_has_armor_until_then() -> None:
    i_no = side("Ultimate Fortissimo", space=4, gauge=FIVE[:3])
    played = against_ky(i_no, side("Stun Edge"), turn=1).strike("Stun Edge", "Ultimate Fortissimo")
    played.answer("Dive", "Advance 0")
    assert damage(played) == [(0, 3, 0), (1, 4, 4)]


@pytest.mark.parametrize(("pays", "kept"), [(True, ["Ultimate Fortissimo"]), (False, [])])
def test_requiem_stays_for_two_gauge(pays: bool, kept: list[str]) -> None:
    """EX-GLOS-12: sustained for this strike."""
    i_no = side("Cross", space=5, boosts=["Ultimate Fortissimo"], gauge=["Dive", "Dive"])
    played = against_ky(i_no, side("Block")).strike("Cross", "Block")
    assert played.labels == ["Spend 2 gauge", "Do not"]
    played.answer("Spend 2 gauge" if pays else "Do not")
    assert speeds(played) == (7, 0)
    assert damage(played) == [(1, 4, 2)]
    assert played.boosts(0) == kept


def test_requiem_is_a_cancelable_continuous_boost() -> None:
    played = against_ky(side("Ultimate Fortissimo", gauge=["Dive"]), side()).answer("Boost Requiem")
    assert played.asked == (0, "cancel")
    assert played.boosts(0) == ["Ultimate Fortissimo"]


# --- Chemical Love ---


def test_chemical_love_pulls_and_draws() -> None:
    played = against_ky(side("Chemical Love", deck=["Dust"]), side("Block")).strike("Chemical Love", "Block")
    assert speeds(played) == (6, 0)
    assert played.spaces == (3, 6)
    assert played.names(0, "hand") == ["Dust"]
    assert damage(played) == [(1, 2, 0)]


@pytest.mark.parametrize(("choice", "space"), [("Advance 2", 5), ("Retreat 2", 1)])
def test_hover_dash_moves_two_and_draws_two(choice: str, space: int) -> None:
    played = against_ky(side("Chemical Love", gauge=["Dive"], deck=["Dust", "Grasp"]), side()).answer(
        "Boost Hover Dash"
    )
    assert played.labels == ["Advance 2", "Retreat 2"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert sorted(played.names(0, "hand")) == ["Dust", "Grasp"]
    assert played.asked == (0, "cancel")


# --- Antidepressant Scale ---


def test_antidepressant_scale_is_stronger_after_the_action() -> None:
    played = against_ky(side("Antidepressant Scale", "Dive", space=2), side("Block"))
    played.answer("Action (1 force)", "Dive", "Antidepressant Scale", "Block")
    assert checks(played)[0] == "Antidepressant Scale (2-3) hits at 3"
    assert damage(played) == [(1, 5, 3)]
    assert played.spaces == (3, 7)
    assert played.turn == 0


@pytest.mark.parametrize(
    ("space", "ky", "boost", "power"),
    [
        (2, 7, ["Hover Dash", "Advance 2"], 5),
        (6, 7, ["Hover Dash", "Retreat 2"], 5),
        (1, 7, ["Dash"], 5),
        (2, 4, ["Hover Dash", "Retreat 2"], 3),  # a single space up to the edge
    ],
)
def test_antidepressant_scale_counts_the_spaces_of_the_turn(space: int, ky: int, boost: list[str], power: int) -> None:
    i_no = side("Antidepressant Scale", "Chemical Love", "Slash", space=space, gauge=["Dive"])
    played = against_ky(i_no, side("Block", space=ky)).answer(f"Boost {boost[0]}", *boost[1:], "Cancel")
    played.strike("Antidepressant Scale", "Block")
    assert checks(played)[0] == "Antidepressant Scale (2-3) hits at 3"
    assert damage(played) == [(1, power, power - 2)]


def test_antidepressant_scale_is_plain_without_a_movement() -> None:
    played = against_ky(side("Antidepressant Scale", space=4), side("Block")).strike("Antidepressant Scale", "Block")
    assert damage(played) == [(1, 3, 1)]


def test_spaces_of_another_turn_do_not_count() -> None:
    i_no = side("Antidepressant Scale", "Chemical Love", space=2, deck=["Dust", "Grasp", "Sweep"])
    played = against_ky(i_no, side("Block")).answer("Boost Hover Dash", "Advance 2", "Prepare")
    played.strike("Antidepressant Scale", "Block").answer("That is all")
    assert damage(played) == [(1, 3, 1)]


def test_spaces_within_the_strike_do_not_count() -> None:
    """A Grasp pushes I-No 2 spaces; Marlene keeps her standing."""
    i_no = side("Antidepressant Scale", space=6, boosts=["Antidepressant Scale"])
    played = against_ky(i_no, side("Grasp")).strike("Antidepressant Scale", "Grasp").answer("Push 2")
    played.answer("Antidepressant Scale")
    assert checks(played)[1] == "Antidepressant Scale (2-3) hits at 3"
    assert damage(played) == [(0, 3, 3), (1, 3, 3)]


def test_antidepressant_scale_is_plain_as_an_answer() -> None:
    played = against_ky(side("Antidepressant Scale", space=4), side("Block"), turn=1)
    played.strike("Block", "Antidepressant Scale")
    assert damage(played) == [(1, 3, 1)]


def test_marlene_gives_guard_and_the_next_turn_with_a_hit() -> None:
    played = against_ky(side("Slash", space=5, boosts=["Antidepressant Scale"]), side("Cross")).strike("Slash", "Cross")
    assert guard(played, 0) == 4
    assert stunned(played) == []
    hit = against_ky(side("Cross", space=5, boosts=["Antidepressant Scale"]), side("Block")).strike("Cross", "Block")
    assert hit.turn == 0


def test_marlene_is_a_cancelable_continuous_boost() -> None:
    played = against_ky(side("Antidepressant Scale", gauge=["Dive"]), side()).answer("Boost Marlene")
    assert played.asked == (0, "cancel")
    assert played.boosts(0) == ["Antidepressant Scale"]


# --- Stroke the Big Tree ---


@pytest.mark.parametrize(("space", "stun"), [(5, True), (4, False)])
def test_stroke_the_big_tree_ignores_guard_if_it_cannot_close_two(space: int, stun: bool) -> None:
    played = against_ky(side("Stroke the Big Tree", space=space), side("Sweep")).strike("Stroke the Big Tree", "Sweep")
    assert played.spaces == (6, 7)
    assert damage(played)[0] == (1, 3, 3)
    assert (1 in stunned(played)) is stun
    assert played.turn == 0


def test_sadism_takes_two_cards_of_a_stunned_opponent() -> None:
    i_no = side("Cross", space=5, boosts=["Stroke the Big Tree"])
    played = against_ky(i_no, side("Dust", "Grasp", "Cross", "Dive")).strike("Cross", "Dust").answer("Sadism")
    assert stunned(played) == [1]
    assert damage(played)[0] == (1, 5, 5)
    assert len(played.names(1, "hand")) == 1


def test_sadism_takes_nothing_of_a_standing_opponent() -> None:
    i_no = side("Stroke the Big Tree", "Cross", space=5, gauge=["Dive"])
    played = against_ky(i_no, side("Sweep", "Grasp", "Dive")).answer("Boost Sadism")
    assert played.asked == (1, "action")
    played.strike("Sweep", "Cross")
    assert stunned(played) == []
    assert sorted(played.names(1, "hand")) == ["Dive", "Grasp"]


# --- Sultry Performance ---


@pytest.mark.parametrize(("choice", "space"), [("Advance 1", 7), ("Retreat 1", 5)])
def test_sultry_performance_advances_draws_two_and_moves(choice: str, space: int) -> None:
    i_no = side("Sultry Performance", space=3, deck=["Dust", "Grasp"])
    played = against_ky(i_no, side("Block", space=8)).strike("Sultry Performance", "Block")
    assert played.labels == ["Advance 1", "Retreat 1"]
    played.answer(choice)
    assert played.spaces == (space, 8)
    assert sorted(played.names(0, "hand")) == ["Dust", "Grasp"]
    assert damage(played) == [(1, 4, 2)]


def test_smell_of_the_game_gives_power_and_goes_to_gauge() -> None:
    played = against_ky(side("Sultry Performance", "Cross", space=5, gauge=["Dive"]), side("Block"))
    played.answer("Boost Smell of the Game")
    assert played.asked == (0, "cancel")
    played.answer("Do not").strike("Block", "Cross")
    assert damage(played) == [(1, 4, 2)]
    assert sorted(played.names(0, "gauge")) == ["Cross", "Dive", "Sultry Performance"]


# --- Guitar Stamping ---


@pytest.mark.parametrize(("space", "ends"), [(4, 2), (6, 9)])
def test_guitar_stamping_advances_and_retreats_three_with_a_hit(space: int, ends: int) -> None:
    """From 6 past Ky on 7 to 8; then away from him as far as there is room."""
    played = against_ky(side("Guitar Stamping", space=space, deck=["Dust"]), side("Block"))
    played.strike("Guitar Stamping", "Block")
    assert played.spaces == (ends, 7)
    assert damage(played) == [(1, 5, 3)]
    assert played.names(0, "gauge") == ["Dust", "Guitar Stamping"]


def test_guitar_stamping_that_missed_stays() -> None:
    played = against_ky(side("Guitar Stamping", space=3, deck=["Dust"]), side("Block")).strike(
        "Guitar Stamping", "Block"
    )
    assert played.spaces == (4, 7)
    assert played.names(0, "gauge") == []


def test_gatling_draws_two() -> None:
    played = against_ky(side("Guitar Stamping", gauge=["Dive"], deck=["Dust", "Grasp", "Sweep"]), side())
    played.answer("Boost Gatling")
    assert sorted(played.names(0, "hand")) == ["Dust", "Grasp", "Sweep"]  # one for the turn
    assert played.asked == (1, "action")


@pytest.mark.parametrize(("space", "turn"), [(5, 0), (4, 1)])
def test_gatling_takes_the_next_turn_with_a_hit(space: int, turn: int) -> None:
    played = against_ky(side("Cross", space=space, boosts=["Guitar Stamping"]), side("Block")).strike("Cross", "Block")
    assert played.turn == turn
