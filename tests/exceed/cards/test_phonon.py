"""Play reports of Phonon: each card's attack and boost, and both sides of the fighter; Linne is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, shown, speeds
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.position import SidePosition

SERVITUDE = "Complete Servitude"
BEATITUDE = "Binding Beatitude"
TUNING = "Tuning Satisfaction"
THREE = ["Sweep", "Sweep", "Focus"]


def against_linne(phonon: SidePosition, linne: SidePosition, turn: int = 0, struck_last_turn: bool = False) -> Stage:
    return stage(phonon, linne, fighters=("Phonon", "Linne"), turn=turn, struck_last_turn=struck_last_turn)


# --- The fighter ---


@pytest.mark.parametrize(("struck", "power"), [(False, 5), (True, 4)])
def test_the_basic_action_gives_power_and_more_after_a_quiet_turn(struck: bool, power: int) -> None:
    played = against_linne(side("Cross", space=5), side("Block"), struck_last_turn=struck)
    played.answer("Action", "Cross", "Block")
    assert damage(played) == [(1, power, power - 2)]


def test_the_basic_action_lengthens_a_range_that_ends_at_the_power() -> None:
    """EX-CHAR-40: Sliding Affliction reaches 1-3, and 1-5 with 2 power more."""
    played = against_linne(side("Sliding Affliction", space=2), side("Block")).answer(
        "Action", "Sliding Affliction", "Block"
    )
    assert checks(played)[0] == "Sliding Affliction (1-5) hits at 5"


@pytest.mark.parametrize(("choice", "space"), [("Close 1", 6), ("Retreat 1", 4)])
def test_the_exceeded_action_steps_after_a_quiet_turn_and_gives_two_power(choice: str, space: int) -> None:
    phonon = side("Focus", gauge=["Dive"], space=5, exceeded=True)
    played = against_linne(phonon, side("Block")).answer("Action (1 gauge)")
    assert played.labels == ["Close 1", "Retreat 1"]
    played.answer(choice, "Focus", "Block")
    assert played.spaces == (space, 7)
    if space == 6:
        assert damage(played) == [(1, 6, 4)]


def test_the_exceeded_action_after_a_strike_does_not_step() -> None:
    phonon = side("Cross", gauge=["Dive"], space=5, exceeded=True)
    played = against_linne(phonon, side("Block"), struck_last_turn=True).answer("Action (1 gauge)", "Cross", "Block")
    assert checks(played)[0] == "Cross (1-2) hits at 2"
    assert damage(played) == [(1, 5, 3)]


def test_the_exceeded_action_costs_a_gauge_and_downshift_a_card() -> None:
    played = against_linne(side("Dive", exceeded=True), side())
    assert not played.offers("Action (1 gauge)")
    played.answer("Downshift")
    assert not played.sides[0].exceeded
    assert played.names(0, "gauge") == ["Dive"]
    assert played.asked == (0, "action")


# --- Complete Servitude ---


@pytest.mark.parametrize(("action", "reach", "power"), [("Action", "3-5", 7), ("Strike", "3", 3)])
def test_complete_servitude_doubles_its_bonuses_with_a_hit(action: str, reach: str, power: int) -> None:
    """The range counts the bonus once: it is checked before the hit."""
    played = against_linne(side(SERVITUDE, gauge=THREE, space=4), side("Block")).answer(action, SERVITUDE, "Block")
    played.answer("Focus")
    assert checks(played)[0] == f"{SERVITUDE} ({reach}) hits at 3"
    assert damage(played) == [(1, power, power - 2)]


@pytest.mark.parametrize(("card", "power"), [("Sweep", 6), ("Block", 0), (SERVITUDE, 3)])
def test_muniel_lends_the_power_of_a_card_shown(card: str, power: int) -> None:
    played = against_linne(side(SERVITUDE, card, "Cross", space=5), side("Focus")).answer("Boost Muniel", card)
    assert shown(played) == [(0, (card,))]
    assert played.asked == (0, "set")
    played.answer("Cross", "Focus")
    assert damage(played)[0][:2] == (1, power)
    assert card in played.names(0, "hand")


# --- Binding Beatitude ---


@pytest.mark.parametrize("back", [True, False])
def test_binding_beatitude_may_return_to_hand(back: bool) -> None:
    played = against_linne(side(BEATITUDE, gauge=["Dive", "Dive"], space=4), side("Block")).strike(BEATITUDE, "Block")
    assert checks(played)[0] == f"{BEATITUDE} (3) hits at 3"
    played.answer("Put this into your hand" if back else "Do not")
    assert played.names(0, "hand") == ([BEATITUDE] if back else [])
    assert played.names(0, "gauge") == ([] if back else [BEATITUDE])


def test_binding_beatitude_that_returns_has_no_armor_any_more() -> None:
    """EX-CARE-05: armor 3 and guard 3 leave with the card."""
    played = against_linne(side(BEATITUDE, gauge=["Dive", "Dive"], space=4), side("Sweep")).strike(BEATITUDE, "Sweep")
    played.answer("Put this into your hand")
    assert damage(played) == [(1, 3, 3), (0, 6, 6)]


@pytest.mark.parametrize("back", [True, False])
def test_baroque_noise_draws_strengthens_and_may_return(back: bool) -> None:
    played = against_linne(side(BEATITUDE, "Cross", space=5), side("Block")).answer("Boost Baroque Noise")
    assert len(played.names(0, "hand")) == 3  # a card of the boost and one of the turn
    played.strike("Block", "Cross")
    assert damage(played) == [(1, 4, 2)]
    if played.asked[1] == "order":
        played.answer("Baroque Noise")
    played.answer("Put this into your hand" if back else "Do not")
    assert (BEATITUDE in played.names(0, "hand")) is back
    assert played.boosts(0) == []


# --- Guidance Ascension ---


@pytest.mark.parametrize(
    ("action", "space", "hits"), [("Strike", 6, True), ("Strike", 5, False), ("Action", 4, True), ("Action", 6, False)]
)
def test_guidance_ascension_reaches_exactly_its_power_and_pushes(action: str, space: int, hits: bool) -> None:
    played = against_linne(side("Guidance Ascension", space=space), side("Block"))
    played.answer(action, "Guidance Ascension", "Block")
    power = 1 if action == "Strike" else 3
    assert checks(played)[0].startswith(f"Guidance Ascension ({power}) {'hits' if hits else 'misses'}")
    assert played.spaces == (space, 9 if hits else 7)


def test_charged_attack_gives_two_power_and_goes_to_gauge_with_a_move() -> None:
    played = against_linne(side("Guidance Ascension", "Cross", space=5), side("Block")).answer("Boost Charged Attack")
    played.strike("Block", "Cross")
    assert damage(played) == [(1, 5, 3)]
    assert played.names(0, "gauge") == ["Guidance Ascension", "Cross"]


# --- Tuning Satisfaction ---


@pytest.mark.parametrize(("shows", "turn"), [(True, 0), (False, 1)])
def test_tuning_satisfaction_pushes_and_takes_the_next_turn_with_a_copy_shown(shows: bool, turn: int) -> None:
    played = against_linne(side(TUNING, TUNING), side("Block")).strike(TUNING, "Block")
    assert played.spaces == (3, 8)
    assert played.labels == [f'Reveal 1 card "{TUNING}" from your hand', "Do not"]
    if shows:
        played.answer("Reveal 1 card", TUNING)
    else:
        played.answer("Do not")
    assert played.turn == turn
    assert played.names(0, "hand") == [TUNING]


def test_compounding_plots_gives_power_and_an_action() -> None:
    played = against_linne(side(TUNING, "Cross", space=5), side("Block")).answer("Boost Compounding Plots")
    assert played.asked == (0, "action")
    played.strike("Cross", "Block")
    assert damage(played) == [(1, 4, 2)]


# --- Impulsive Frustration ---


@pytest.mark.parametrize(("space", "hits"), [(5, True), (4, True), (3, False), (6, False)])
def test_impulsive_frustration_reaches_from_two_to_its_power_and_pushes(space: int, hits: bool) -> None:
    played = against_linne(side("Impulsive Frustration", space=space), side("Block"))
    played.strike("Impulsive Frustration", "Block")
    assert checks(played)[0] == f"Impulsive Frustration (2-3) {'hits' if hits else 'misses'} at {7 - space}"
    assert played.spaces == (space, 9 if hits else 7)


def test_come_at_me_gives_three_power_and_goes_to_gauge_in_the_next_turn() -> None:
    played = against_linne(side("Impulsive Frustration", "Cross", "Dive", space=5), side("Block"))
    played.answer("Boost Come At Me!", "Dive").strike("Block", "Cross")
    assert damage(played) == [(1, 6, 4)]
    played = against_linne(side(boosts=["Impulsive Frustration"]), side(), turn=1).answer("Prepare")
    assert played.names(0, "gauge") == ["Impulsive Frustration"]


# --- Sliding Affliction ---


@pytest.mark.parametrize(("choice", "space"), [("Push 2", 9), ("Pull 2", 5)])
def test_sliding_affliction_throws_and_takes_the_next_turn_from_far(choice: str, space: int) -> None:
    played = against_linne(side("Sliding Affliction"), side("Block")).answer("Action", "Sliding Affliction", "Block")
    assert checks(played)[0] == "Sliding Affliction (1-5) hits at 4"
    assert played.labels == ["Push 2", "Pull 2"]
    played.answer(choice)
    assert played.spaces == (3, space)
    assert played.turn == 0


def test_sliding_affliction_from_near_only_hits() -> None:
    played = against_linne(side("Sliding Affliction", space=4), side("Block")).strike("Sliding Affliction", "Block")
    assert damage(played) == [(1, 3, 1)]
    assert played.spaces == (4, 7)
    assert played.turn == 1


@pytest.mark.parametrize(("turn", "speed", "power"), [(0, 8, 3), (1, 6, 5)])
@pytest.mark.parametrize("back", [True, False])
def test_resonance_gives_speed_in_a_strike_and_power_in_an_answer(
    turn: int, speed: int, power: int, back: bool
) -> None:
    sets = ["Cross", "Block"]
    played = against_linne(side("Cross", space=5, boosts=["Sliding Affliction"]), side("Block"), turn=turn)
    played.strike(*(sets if turn == 0 else sets[::-1]))
    played.answer("Put this into your hand" if back else "Do not")
    assert speeds(played) == (speed, 0)
    # A boost that has gone to hand gives its power no more.
    assert damage(played)[0][1] == (3 if back else power)
    assert ("Sliding Affliction" in played.names(0, "hand")) is back


# --- Suppressive Restriction ---


@pytest.mark.parametrize(
    ("action", "choice", "space"), [("Strike", "Push X", 8), ("Strike", "Pull X", 6), ("Action", "Pull X", 4)]
)
def test_suppressive_restriction_throws_by_its_power_and_draws_two(action: str, choice: str, space: int) -> None:
    played = against_linne(side("Suppressive Restriction", space=1), side("Block"))
    played.answer(action, "Suppressive Restriction", "Block")
    assert played.labels == ["Push X", "Pull X"]
    played.answer(choice)
    assert played.spaces == (1, space)
    assert len(played.names(0, "hand")) == 2


@pytest.mark.parametrize(("space", "asked"), [(6, (0, "choose")), (5, (1, "action"))])
def test_blowback_pushes_a_neighbour_and_strikes(space: int, asked: tuple[int, str]) -> None:
    played = against_linne(side("Suppressive Restriction", "Cross", space=space), side()).answer("Boost Blowback")
    assert played.asked == asked
    if asked[0] == 0:
        assert played.labels == ["Push 1", "Push 2"]
        assert played.answer("Push 1").spaces == (6, 8)
        assert played.asked == (0, "set")
