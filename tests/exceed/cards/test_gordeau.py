"""Play reports of Gordeau: each card's attack and boost, and both sides of the fighter; Linne is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, shown, speeds, stunned
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.position import SidePosition

THREE = ["Sweep", "Sweep", "Focus"]


def against_linne(gordeau: SidePosition, linne: SidePosition, turn: int = 0) -> Stage:
    return stage(gordeau, linne, fighters=("Gordeau", "Linne"), turn=turn)


# --- The fighter ---


@pytest.mark.parametrize(("space", "discards"), [(5, ["Dive"]), (3, [])])
def test_the_basic_action_lets_a_hit_cost_the_opponent_a_card(space: int, discards: list[str]) -> None:
    """EX-CHAR-03: Linne picks which; a miss costs nothing."""
    played = against_linne(side("Cross", space=space), side("Block", "Dive", "Sweep"))
    played.answer("Action", "Cross", "Block")
    if discards:
        assert played.asked == (1, "pick")
        played.answer("Dive", "That is all")
    assert played.names(1, "discard") == discards


def test_an_ordinary_strike_costs_the_opponent_nothing() -> None:
    played = against_linne(side("Cross", space=5), side("Block", "Dive")).strike("Cross", "Block").answer("That is all")
    assert played.names(1, "hand") == ["Dive"]


def test_the_exceeded_action_makes_the_opponent_spend_and_gives_another_action() -> None:
    played = against_linne(side(gauge=["Dive"], exceeded=True), side("Cross", "Sweep")).answer("Action (1 gauge)")
    assert played.asked == (1, "pay")
    assert sorted(played.labels) == ["Cross from hand (1 Force)", "Sweep from hand (1 Force)"]
    played.answer("Sweep")
    assert played.names(1, "discard") == ["Sweep"]
    assert played.names(0, "discard") == ["Dive"]
    assert played.asked == (0, "action")


def test_an_opponent_without_cards_spends_nothing() -> None:
    played = against_linne(side(gauge=["Dive"], exceeded=True), side()).answer("Action (1 gauge)")
    assert played.asked == (0, "action")


def test_downshift_puts_a_card_into_gauge_and_reverts() -> None:
    played = against_linne(side("Dive", exceeded=True), side())
    assert not played.offers("Action (1 gauge)")
    played.answer("Downshift")
    assert not played.sides[0].exceeded
    assert played.names(0, "gauge") == ["Dive"]
    assert played.asked == (0, "action")


# --- Soul Exodus ---


@pytest.mark.parametrize(("hand", "taken"), [(["Dive", "Grasp", "Cross"], 2), (["Dive"], 1), ([], 0)])
def test_soul_exodus_turns_discards_into_gauge(hand: list[str], taken: int) -> None:
    gordeau = side("Soul Exodus", gauge=THREE, space=4, deck=["Dive", "Grasp", "Cross"])
    played = against_linne(gordeau, side("Spike", *hand)).strike("Soul Exodus", "Spike").answer("Focus")
    assert checks(played)[0] == "Soul Exodus (1-3) hits at 3"
    while played.asked == (1, "pick"):
        played.answer(played.labels[0])
    assert len(played.names(1, "hand")) == len(hand) - taken
    assert played.names(0, "gauge") == [*["Dive", "Grasp"][:taken], "Soul Exodus"]
    assert played.turn == 0


@pytest.mark.parametrize(("space", "taken"), [(6, ["Grasp"]), (5, [])])
def test_snatcher_looks_takes_and_draws_beside_the_opponent(space: int, taken: list[str]) -> None:
    gordeau = side("Soul Exodus", space=space, deck=["Sweep", "Focus"])
    played = against_linne(gordeau, side("Dive", "Grasp")).answer("Boost Snatcher")
    if taken:
        assert shown(played) == [(1, ("Grasp", "Dive"))]
        assert played.asked == (0, "pick")
        played.answer("Linne's Grasp" if played.offers("Linne's Grasp") else "Grasp")
    assert played.names(1, "discard") == taken
    assert len(played.names(0, "hand")) == 1 + len(taken)


# --- Rusty Nail ---


@pytest.mark.parametrize(("choice", "space"), [("Advance 2", 6), ("Retreat 2", 2)])
def test_rusty_nail_moves_after_a_stun(choice: str, space: int) -> None:
    played = against_linne(side("Rusty Nail", gauge=["Dive"], space=4), side("Sky Fangs"))
    played.strike("Rusty Nail", "Sky Fangs")
    assert 1 not in stunned(played)
    assert played.spaces[0] == 4
    played = against_linne(side("Rusty Nail", gauge=["Dive"], space=4), side("Dive")).strike("Rusty Nail", "Dive")
    assert stunned(played) == [1]
    assert played.labels == ["Advance 2", "Retreat 2"]
    played.answer(choice)
    assert played.spaces == (space, 7)


@pytest.mark.parametrize(
    ("hand", "others", "asked"),
    [
        (["Dive", "Cross"], ["Grasp"], (0, "action")),
        (["Dive"], ["Grasp"], (1, "action")),
        ([], ["Grasp"], (1, "action")),
    ],
)
def test_assimilation_gives_an_action_to_the_fuller_hand(
    hand: list[str], others: list[str], asked: tuple[int, str]
) -> None:
    played = against_linne(side("Rusty Nail", *hand), side(*others)).answer("Boost Assimilation")
    assert played.labels == ["Advance 2", "Retreat 2"]
    played.answer("Retreat 2")
    assert played.spaces == (1, 7)
    assert played.asked == asked


# --- Turbulence ---


@pytest.mark.parametrize(("turn", "speed"), [(0, 3), (1, 5)])
def test_turbulence_is_faster_in_an_answer_and_closes_three(turn: int, speed: int) -> None:
    sets = ["Turbulence", "Block"]
    played = against_linne(side("Turbulence", gauge=THREE, space=3), side("Block"), turn=turn)
    played.strike(*(sets if turn == 0 else sets[::-1])).answer("Focus")
    assert speeds(played) == (speed, 0)
    assert checks(played)[0] == "Turbulence (1-4) hits at 4"
    assert damage(played) == [(1, 6, 4)]
    assert played.spaces == (6, 7)


@pytest.mark.parametrize(("others", "power"), [(0, 3), (1, 3), (2, 4), (5, 5)])
def test_devourer_has_one_power_for_each_two_cards_of_the_opponent(others: int, power: int) -> None:
    """The card Linne sets is no longer in hand."""
    hand = ["Dive", "Dive", "Sweep", "Sweep", "Focus"][:others]
    played = against_linne(side("Turbulence", "Cross", space=5), side("Block", *hand)).answer("Boost Devourer")
    played.strike("Block", "Cross")
    assert speeds(played) == (7, 0)
    if played.asked[1] == "pay":
        played.answer("That is all")
    assert damage(played) == [(1, power, power - 2)]


# --- Mortal Glide ---


def test_mortal_glide_advances_five_and_takes_the_next_turn() -> None:
    played = against_linne(side("Mortal Glide", space=4), side("Block", space=5)).strike("Mortal Glide", "Block")
    assert damage(played) == [(1, 3, 1)]
    assert played.spaces == (9, 5)
    assert played.turn == 0


def test_mortal_glide_that_misses_only_advances() -> None:
    played = against_linne(side("Mortal Glide", space=1), side("Block")).strike("Mortal Glide", "Block")
    assert checks(played)[0] == "Mortal Glide (1) misses at 6"
    assert played.spaces == (6, 7)
    assert played.turn == 1


def test_fadeaway_retreats_two_and_gives_an_action() -> None:
    played = against_linne(side("Mortal Glide", "Dive", space=4), side()).answer("Boost Fadeaway", "Dive")
    assert played.spaces == (2, 7)
    assert played.asked == (0, "action")


# --- Precise Aim ---


def test_precise_aim_pushes_three() -> None:
    played = against_linne(side("Precise Aim", space=4), side("Block", space=5)).strike("Precise Aim", "Block")
    assert damage(played) == [(1, 4, 2)]
    assert played.spaces == (4, 8)


def test_tactical_steps_and_speeds() -> None:
    played = against_linne(side("Precise Aim", "Cross", space=4), side("Block")).answer("Boost Tactical", "Advance 1")
    played.strike("Block", "Cross")
    assert speeds(played) == (7, 0)
    assert damage(played) == [(1, 3, 1)]


# --- Mortal Slide ---


@pytest.mark.parametrize(("space", "ends", "turn"), [(2, 3, 0), (3, 2, 0), (1, 3, 1)])
def test_mortal_slide_pulls_four_and_gains_advantage_beside_the_opponent(space: int, ends: int, turn: int) -> None:
    played = against_linne(side("Mortal Slide", space=space), side("Block")).strike("Mortal Slide", "Block")
    assert checks(played)[0] == f"Mortal Slide (4-8) hits at {7 - space}"
    assert played.spaces == (space, ends)
    assert played.turn == turn


@pytest.mark.parametrize(("choice", "kept"), [("Spend 2 gauge", True), ("Do not", False)])
def test_godlike_is_sustained_for_two_gauge_after_a_hit(choice: str, kept: bool) -> None:
    played = against_linne(side("Mortal Slide", "Cross", gauge=["Dive", "Dive"], space=5), side("Block"))
    played.answer("Boost Godlike").strike("Block", "Cross")
    assert damage(played) == [(1, 5, 3)]
    if played.asked[1] == "order":
        played.answer("Godlike")
    played.answer(choice)
    assert (played.boosts(0) == ["Mortal Slide"]) is kept


def test_godlike_is_not_sustained_after_a_miss() -> None:
    gordeau = side("Cross", gauge=["Dive", "Dive"], boosts=["Mortal Slide"])
    played = against_linne(gordeau, side("Block")).strike("Cross", "Block")
    assert played.boosts(0) == []
    assert played.names(0, "gauge") == ["Dive", "Dive"]


# --- Grim Reaper ---


@pytest.mark.parametrize(("choice", "turn"), [("Spend 1 gauge", 0), ("Do not", 1)])
def test_grim_reaper_pulls_two_and_sells_the_next_turn(choice: str, turn: int) -> None:
    played = against_linne(side("Grim Reaper", gauge=["Dive"], space=4), side("Block")).strike("Grim Reaper", "Block")
    assert played.spaces == (4, 5)
    assert played.labels == ["Spend 1 gauge", "Do not"]
    played.answer(choice)
    assert damage(played) == [(1, 4, 2)]
    assert played.turn == turn


@pytest.mark.parametrize(("space", "asked"), [(6, (0, "choose")), (5, (1, "action"))])
def test_blowback_pushes_a_neighbour_and_strikes(space: int, asked: tuple[int, str]) -> None:
    played = against_linne(side("Grim Reaper", "Cross", space=space), side()).answer("Boost Blowback")
    assert played.asked == asked
    if asked[0] == 0:
        assert played.labels == ["Push 1", "Push 2"]
        assert played.answer("Push 2").spaces == (6, 9)
        assert played.asked == (0, "set")
