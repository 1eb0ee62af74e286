"""Play reports of Londrekia Light: each card's attack and boost, and both sides; Linne is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, shown, speeds, stunned
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.position import BoostInPlay, SidePosition

STEP = "Circular Step"
FOUR = ["Sweep", "Sweep", "Focus", "Focus"]


def against_linne(londrekia: SidePosition, linne: SidePosition, turn: int = 0) -> Stage:
    return stage(londrekia, linne, fighters=("Londrekia Light", "Linne"), turn=turn)


def pay(played: Stage) -> Stage:
    """Pays with whatever is asked for."""
    while played.asked[1] == "pay":
        played.answer(played.labels[0])
    return played


def finish(played: Stage, choice: str) -> Stage:
    """Does the lines that wait in any order, with a choice where one is asked."""
    while played.asked[1] in ("order", "choose"):
        played.answer(choice if played.offers(choice) else played.labels[0])
    return played


# --- The fighter ---


@pytest.mark.parametrize(
    ("gauge", "space", "drawn", "seen"), [(0, 5, 0, False), (1, 4, 0, False), (2, 4, 2, False), (4, 4, 2, True)]
)
def test_the_basic_action_spends_all_gauge_for_more_after_the_attack(
    gauge: int, space: int, drawn: int, seen: bool
) -> None:
    """EX-CHAR-37: a step for one, two cards for two, a look at Linne's hand for three."""
    londrekia = side("Spike", gauge=["Dive", "Dive", "Cross", "Cross"][:gauge], space=5)
    played = pay(against_linne(londrekia, side("Block", "Grasp")).answer("Action")).answer("Spike", "Block")
    if played.asked == (1, "pay"):
        played.answer("That is all")
    finish(played, "Retreat 1")
    assert played.spaces == (space, 7)
    assert len(played.names(0, "hand")) == drawn
    assert (1, ("Grasp",)) in shown(played) if seen else shown(played) == []
    assert len(played.names(0, "discard")) == gauge
    assert played.names(0, "gauge") == ["Spike"]


def test_the_exceeded_action_is_strong_fast_and_open() -> None:
    """+2 power and +1 speed; Linne's Cross ignores the armor and guard of a Focus."""
    londrekia = side("Focus", gauge=["Dive"], space=5, exceeded=True)
    played = against_linne(londrekia, side("Cross")).answer("Action (1 gauge)", "Focus", "Cross")
    assert speeds(played) == (2, 6)
    assert damage(played)[0] == (0, 3, 3)
    assert stunned(played) == [0]


def test_the_exceeded_action_gives_two_power() -> None:
    londrekia = side("Cross", gauge=["Dive"], space=5, exceeded=True)
    played = against_linne(londrekia, side("Block")).answer("Action (1 gauge)", "Cross", "Block")
    assert speeds(played) == (7, 0)
    assert damage(played) == [(1, 5, 3)]


@pytest.mark.parametrize(("exceeded", "drawn"), [(True, 2), (False, 0)])
def test_an_exceeded_londrekia_who_is_stunned_spends_all_gauge_draws_and_reverts(exceeded: bool, drawn: int) -> None:
    """EX-CHAR-05."""
    played = against_linne(side("Dive", gauge=["Cross", "Cross"], space=6, exceeded=exceeded), side("Assault"))
    pay(played.strike("Dive", "Assault"))
    assert stunned(played) == [0]
    assert not played.sides[0].exceeded
    assert len(played.names(0, "hand")) == drawn
    assert len(played.names(0, "gauge")) == 2 - drawn


def test_an_exceeded_londrekia_without_gauge_reverts_all_the_same() -> None:
    played = against_linne(side("Dive", space=6, exceeded=True), side("Assault")).strike("Dive", "Assault")
    assert not played.sides[0].exceeded
    assert played.names(0, "hand") == []


def test_downshift_puts_a_card_into_gauge_and_reverts() -> None:
    played = against_linne(side("Dive", exceeded=True), side())
    assert not played.offers("Action (1 gauge)")
    played.answer("Downshift")
    assert not played.sides[0].exceeded
    assert played.names(0, "gauge") == ["Dive"]
    assert played.asked == (0, "action")


# --- Hail Storm ---


@pytest.mark.parametrize(("space", "ends"), [(3, 4), (5, 3)])
def test_hail_storm_pulls_three(space: int, ends: int) -> None:
    played = against_linne(side("Hail Storm", gauge=["Dive", "Dive"], space=space), side("Block"))
    played.strike("Hail Storm", "Block")
    assert checks(played)[0] == f"Hail Storm (1-8) hits at {7 - space}"
    assert played.spaces == (space, ends)


def test_riddle_closes_two_and_takes_the_next_turn() -> None:
    played = against_linne(side("Hail Storm", "Cross", "Dive"), side("Block")).answer("Boost Riddle", "Dive")
    played.strike("Block", "Cross")
    assert checks(played)[0] == "Cross (1-2) hits at 2"
    assert played.names(0, "gauge") == ["Hail Storm", "Cross"]
    assert played.turn == 0


# --- Frozen Cleave ---


@pytest.mark.parametrize(("space", "ends", "hit"), [(6, 5, True), (3, 7, False)])
def test_frozen_cleave_pulls_and_feeds_gauge(space: int, ends: int, hit: bool) -> None:
    londrekia = side("Frozen Cleave", gauge=["Dive"], space=space, deck=["Cross", "Sweep"])
    played = against_linne(londrekia, side("Block")).strike("Frozen Cleave", "Block")
    assert played.spaces == (space, ends)
    assert played.names(0, "gauge") == ["Cross", "Sweep", *(["Frozen Cleave"] if hit else [])]


def test_surprise_attack_advances_three_and_strikes() -> None:
    played = against_linne(side("Frozen Cleave", "Cross", space=5), side()).answer("Boost Surprise Attack")
    assert played.spaces == (9, 7)
    assert played.asked == (0, "set")


# --- Cocytus Ice Prison ---


@pytest.mark.parametrize(("choice", "space"), [("Advance 1", 5), ("Retreat 1", 3)])
def test_cocytus_ice_prison_holds_the_opponent_draws_and_takes_the_next_turn(choice: str, space: int) -> None:
    """EX-CHAR-33: the close of an Assault is not done."""
    played = against_linne(side("Cocytus Ice Prison", gauge=FOUR, space=4), side("Assault"))
    pay(played.strike("Cocytus Ice Prison", "Assault"))
    assert checks(played) == ["Assault (1) misses at 3", "Cocytus Ice Prison (3) hits at 3"]
    assert played.labels == ["Advance 1", "Retreat 1"]
    played.answer(choice)
    assert damage(played) == [(1, 6, 6)]
    assert played.spaces == (space, 7)
    assert len(played.names(0, "hand")) == 2
    assert played.turn == 0


def test_cocytus_ice_prison_leaves_the_opponent_free_afterwards() -> None:
    played = against_linne(side("Cocytus Ice Prison", gauge=FOUR, space=4), side("Block", "Dive"))
    pay(played.strike("Cocytus Ice Prison", "Block"))
    while played.asked[1] in ("choose", "pay"):
        played.answer("Advance 1" if played.offers("Advance 1") else "That is all")
    played.answer("Prepare")
    assert played.asked == (1, "action")
    assert played.offers("Move to space 8")


@pytest.mark.parametrize("gauge", [0, 2])
def test_dare_glacial_ignores_armor_and_turns_all_gauge_into_power(gauge: int) -> None:
    londrekia = side("Cocytus Ice Prison", "Cross", gauge=["Dive", "Dive"][:gauge], space=5)
    played = against_linne(londrekia, side("Block")).answer("Boost Dare Glacial")
    pay(played.strike("Block", "Cross"))
    assert damage(played) == [(1, 3 + gauge, 3 + gauge)]
    assert played.names(0, "gauge") == ["Cross"]
    assert played.turn == 0


# --- Circular Step ---


@pytest.mark.parametrize(("shows", "turn"), [(True, 0), (False, 1)])
def test_circular_step_advances_and_takes_the_next_turn_with_a_copy_shown(shows: bool, turn: int) -> None:
    played = against_linne(side(STEP, STEP, space=4), side("Block")).strike(STEP, "Block")
    assert played.labels == [f'Reveal 1 card "{STEP}" from your hand', "Do not"]
    played.answer("Reveal", STEP) if shows else played.answer("Do not")
    assert checks(played)[0] == f"{STEP} (1-2) hits at 2"
    assert damage(played) == [(1, 2, 0)]
    assert played.turn == turn


def test_veil_off_exceeds_and_goes_to_gauge() -> None:
    played = against_linne(side(STEP), side()).answer("Boost Veil Off")
    assert played.sides[0].exceeded
    assert played.names(0, "gauge") == [STEP]
    assert played.asked == (1, "action")


# --- Snow Blossom ---


@pytest.mark.parametrize("hits", [True, False])
def test_snow_blossom_may_become_an_iceflower_on_a_space_in_range(hits: bool) -> None:
    """EX-CHAR-43: range 2-5 on both sides of Londrekia."""
    played = against_linne(side("Snow Blossom", space=5 if hits else 1), side("Block")).strike("Snow Blossom", "Block")
    played.answer(played.labels[0])
    assert played.labels == [f"Space {space}" for space in ((1, 2, 3, 7, 8, 9) if hits else (3, 4, 5, 6))]
    played.answer("Space 3")
    assert played.boosts(0) == ["Snow Blossom"]
    assert played.sides[0].boosts[0].space == 3
    assert played.names(0, "gauge") == played.names(0, "discard") == []


def test_snow_blossom_may_stay_an_attack() -> None:
    played = against_linne(side("Snow Blossom", space=5), side("Block")).strike("Snow Blossom", "Block")
    played.answer("Do not")
    assert damage(played) == [(1, 3, 1)]
    assert played.names(0, "gauge") == ["Snow Blossom"]


@pytest.mark.parametrize(("space", "shields"), [(5, True), (3, False), (7, False), (4, False)])
def test_iceflower_shields_londrekia_from_between(space: int, shields: bool) -> None:
    """EX-CHAR-15, EX-CHAR-53: a Sky Fangs from range 3 deals 1 instead of 3, and the flower is gone."""
    flower = BoostInPlay("Snow Blossom", space=space)
    played = against_linne(side("Focus", space=4, boosts=[flower]), side("Sky Fangs")).strike("Focus", "Sky Fangs")
    assert damage(played)[0] == (0, 3, 0 if shields else 1)
    assert played.boosts(0) == ([] if shields else ["Snow Blossom"])


def test_iceflower_keeps_londrekia_from_being_stunned() -> None:
    flower = BoostInPlay("Snow Blossom", space=5)
    played = against_linne(side("Dive", space=4, boosts=[flower]), side("Sky Fangs"), turn=1)
    played.strike("Sky Fangs", "Dive")
    assert damage(played)[0] == (0, 3, 1)
    assert 0 not in stunned(played)


def test_iceflower_is_played_onto_any_space() -> None:
    """EX-TRAP-02."""
    played = against_linne(side("Snow Blossom"), side()).answer("Boost Iceflower")
    assert played.labels == [f"Space {space}" for space in range(1, 10)]
    played.answer("Space 6")
    assert played.sides[0].boosts[0].space == 6


# --- Frozen Vine ---


def test_frozen_vine_cannot_be_stunned() -> None:
    played = against_linne(side("Frozen Vine", space=4), side("Spike")).strike("Frozen Vine", "Spike")
    assert damage(played) == [(0, 5, 5), (1, 5, 5)]
    assert 0 not in stunned(played)


def test_swift_attack_speeds_and_takes_the_next_turn() -> None:
    played = against_linne(side("Frozen Vine", "Cross", space=5), side("Block")).answer("Boost Swift Attack")
    played.strike("Block", "Cross")
    assert speeds(played) == (7, 0)
    assert played.names(0, "gauge") == ["Frozen Vine", "Cross"]
    assert played.turn == 0


# --- Frozen Spire ---


@pytest.mark.parametrize(("reply", "power"), [("Grasp", 1), ("Block", 4)])
def test_frozen_spire_loses_a_power_for_each_armor_spent(reply: str, power: int) -> None:
    played = against_linne(side("Frozen Spire", space=6), side(reply)).strike("Frozen Spire", reply)
    if reply == "Grasp":
        played.answer("Push 1")
        assert damage(played)[0] == (0, 3, 0)
    assert damage(played)[-1][:2] == (1, power)


def test_power_attack_strengthens_and_goes_to_gauge() -> None:
    played = against_linne(side("Frozen Spire", "Cross", space=5), side("Block")).answer("Boost Power Attack")
    played.strike("Block", "Cross")
    assert damage(played) == [(1, 4, 2)]
    assert played.names(0, "gauge") == ["Frozen Spire", "Cross"]
    assert played.turn == 0
