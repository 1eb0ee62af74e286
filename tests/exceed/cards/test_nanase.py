"""Play reports of Nanase: each card's attack and boost, and both sides of the fighter; Linne is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, shown, speeds, stunned
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.position import SidePosition

THREE = ["Sweep", "Sweep", "Focus"]


def against_linne(nanase: SidePosition, linne: SidePosition, turn: int = 0) -> Stage:
    return stage(nanase, linne, fighters=("Nanase", "Linne"), turn=turn)


# --- The fighter ---


def test_the_basic_action_strikes_weaker_and_slower_for_the_next_turn() -> None:
    """EX-CHAR-03: a Cross of power 3 and speed 6."""
    played = against_linne(side("Cross", space=5), side("Spike")).answer("Action", "Cross", "Spike")
    assert speeds(played) == (5, 3)
    assert damage(played)[0] == (1, 2, 2)
    assert played.turn == 0


def test_the_basic_action_gives_nothing_for_a_miss() -> None:
    played = against_linne(side("Cross"), side("Block")).answer("Action", "Cross", "Block")
    assert checks(played)[0] == "Cross (1-2) misses at 4"
    assert played.turn == 1


def test_an_ordinary_strike_has_the_printed_numbers() -> None:
    played = against_linne(side("Cross", space=5), side("Block")).strike("Cross", "Block")
    assert speeds(played) == (6, 0)
    assert damage(played) == [(1, 3, 1)]
    assert played.turn == 1


@pytest.mark.parametrize(
    ("choice", "power", "turn"), [("+2 power", 5, 1), ("Your attack gains [hit: gain advantage]", 3, 0)]
)
def test_the_exceeded_action_gives_power_or_the_next_turn_and_power_to_the_opponent(
    choice: str, power: int, turn: int
) -> None:
    """EX-CHAR-59: Linne's Assault, power 4, deals 5."""
    nanase = side("Focus", gauge=["Dive"], space=6, exceeded=True)
    played = against_linne(nanase, side("Assault")).answer("Action (1 gauge)", "Focus")
    assert played.labels == ["+2 power", "Your attack gains [hit: gain advantage]"]
    played.answer(choice, "Assault")
    assert damage(played) == [(0, 5, 3), (1, power + 1, power + 1)]
    assert played.names(0, "discard") == ["Dive"]
    assert played.turn == turn


def test_the_exceeded_action_costs_a_gauge_and_downshift_a_card() -> None:
    played = against_linne(side("Dive", "Cross", exceeded=True), side())
    assert not played.offers("Action (1 gauge)")
    played.answer("Downshift", "Dive")
    assert not played.sides[0].exceeded
    assert played.names(0, "gauge") == ["Dive"]
    assert played.asked == (0, "action")


# --- Atmosphere of the Aether ---


def test_atmosphere_of_the_aether_pushes_three_and_draws_two() -> None:
    nanase = side("Atmosphere of the Aether", gauge=THREE, space=4, deck=["Dive", "Grasp"])
    played = against_linne(nanase, side("Spike", space=5)).strike("Atmosphere of the Aether", "Spike").answer("Focus")
    assert speeds(played) == (6, 3)
    assert played.spaces == (4, 8)
    assert played.lives == (30, 26)  # and the answer of the Spike misses
    assert sorted(played.names(0, "hand")) == ["Dive", "Grasp"]


def test_zephyr_speeds_nanase_and_strengthens_the_opponent() -> None:
    nanase = side("Atmosphere of the Aether", "Grasp", space=6)
    played = against_linne(nanase, side("Assault")).answer("Boost Zephyr")
    assert played.asked == (0, "action")
    assert played.boosts(0) == ["Atmosphere of the Aether"]
    played.strike("Grasp", "Assault").answer("Push 1")
    assert speeds(played) == (9, 5)
    assert damage(played) == [(1, 3, 3)]


def test_zephyr_gives_the_opponent_three_power() -> None:
    played = against_linne(side("Focus", space=6, boosts=["Atmosphere of the Aether"]), side("Assault"))
    played.strike("Focus", "Assault")
    assert speeds(played) == (3, 5)
    assert damage(played)[0] == (0, 7, 5)


# --- Lumiere of the Dawn ---


def lumiere(reply: str) -> Stage:
    """Strikes beside Linne with Lumiere of the Dawn."""
    played = against_linne(side("Lumiere of the Dawn", gauge=THREE, space=6), side(reply))
    return played.strike("Lumiere of the Dawn", reply).answer("Focus")


def test_lumiere_of_the_dawn_misses_a_slower_opponent_and_loses_its_armor() -> None:
    played = lumiere("Sweep")
    assert checks(played) == ["Lumiere of the Dawn (1) misses at 1", "Sweep (1-3) hits at 1"]
    assert damage(played) == [(0, 6, 6)]


def test_lumiere_of_the_dawn_hits_an_equally_fast_opponent() -> None:
    """A Dive of speed 4; a tie goes to whoever strikes."""
    played = lumiere("Dive")
    assert checks(played)[0] == "Lumiere of the Dawn (1) hits at 1"
    assert damage(played) == [(1, 9, 9)]
    assert stunned(played) == [1]


def test_lumiere_of_the_dawn_keeps_its_armor_against_a_faster_opponent() -> None:
    played = lumiere("Grasp")
    played.answer("Pull 1")
    assert damage(played) == [(0, 3, 0), (1, 9, 9)]


def test_surge_forward_advances_three_for_a_force_and_gives_another_action() -> None:
    assert not against_linne(side("Lumiere of the Dawn"), side()).offers("Boost Surge Forward")
    played = against_linne(side("Lumiere of the Dawn", "Dive", space=5), side()).answer("Boost Surge Forward", "Dive")
    assert played.spaces == (9, 7)
    assert played.asked == (0, "action")


# --- Chasing le Reve ---


@pytest.mark.parametrize(("space", "hits", "ends"), [(5, True, 9), (3, False, 6)])
def test_chasing_le_reve_advances_three_and_draws(space: int, hits: bool, ends: int) -> None:
    played = against_linne(side("Chasing le Reve", space=space, deck=["Sweep"]), side("Block"))
    played.strike("Chasing le Reve", "Block")
    assert checks(played)[0] == f"Chasing le Reve (1-2) {'hits' if hits else 'misses'} at {7 - space}"
    assert played.spaces == (ends, 7)
    assert played.names(0, "hand") == ["Sweep"]


def test_windmill_closes_two_and_strengthens_the_opponent() -> None:
    played = against_linne(side("Chasing le Reve", "Focus", space=4), side("Assault", space=7)).answer("Boost Windmill")
    assert played.asked == (0, "action")
    played.strike("Focus", "Assault")
    assert damage(played)[0] == (0, 7, 5)
    assert played.spaces == (4, 5)


def test_windmill_closes_before_the_attack() -> None:
    played = against_linne(side("Cross", space=3, boosts=["Chasing le Reve"]), side("Block")).strike("Cross", "Block")
    assert checks(played)[0] == "Cross (1-2) hits at 2"


# --- Plumage Dancing in the Wind ---


@pytest.mark.parametrize(("turn", "power", "speed"), [(0, 5, 6), (1, 3, 7)])
def test_plumage_is_stronger_in_a_strike_and_faster_in_an_answer(turn: int, power: int, speed: int) -> None:
    """EX-CHAR-60."""
    sets = ["Plumage Dancing in the Wind", "Block"]
    played = against_linne(side(sets[0], space=6), side("Block"), turn=turn)
    played.strike(*(sets if turn == 0 else sets[::-1]))
    assert speeds(played) == (speed, 0)
    assert damage(played) == [(1, power, power - 2)]


def test_reach_strikes_one_farther_for_a_force() -> None:
    nanase = side("Plumage Dancing in the Wind", "Cross", "Dive", space=4)
    played = against_linne(nanase, side("Block")).answer("Boost Reach", "Dive", "Cross", "Block")
    assert checks(played)[0] == "Cross (1-3) hits at 3"
    assert played.names(0, "gauge") == ["Cross"]


# --- Conveying My Vrai Couer ---


@pytest.mark.parametrize(("choice", "space"), [("Push 1", 8), ("Pull 1", 5)])
def test_conveying_my_vrai_couer_closes_three_and_throws(choice: str, space: int) -> None:
    played = against_linne(side("Conveying My Vrai Couer"), side("Block")).strike("Conveying My Vrai Couer", "Block")
    assert checks(played)[0] == "Conveying My Vrai Couer (1) hits at 1"
    assert played.labels == ["Push 1", "Pull 1"]
    played.answer(choice)
    assert played.spaces == (6, space)


def test_overpower_closes_one_with_more_power() -> None:
    played = against_linne(side("Conveying My Vrai Couer", "Cross", space=4), side("Block")).answer("Boost Overpower")
    played.strike("Block", "Cross")
    assert checks(played)[0] == "Cross (1-2) hits at 2"
    assert damage(played) == [(1, 4, 2)]
    assert played.boosts(0) == []


# --- Let the Fleur Carry Your Feelings ---

FLEUR = "Let the Fleur Carry Your Feelings"


@pytest.mark.parametrize(("choice", "space"), [("Advance 2", 8), ("Retreat 2", 3)])
def test_the_fleur_moves_and_draws_two_after_a_stun(choice: str, space: int) -> None:
    played = against_linne(side(FLEUR, space=5, deck=["Sweep", "Focus"]), side("Dive")).strike(FLEUR, "Dive")
    assert stunned(played) == [1]
    assert played.labels == ["Advance 2", "Retreat 2"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert sorted(played.names(0, "hand")) == ["Focus", "Sweep"]


def test_the_fleur_does_no_more_without_a_stun() -> None:
    played = against_linne(side(FLEUR, space=5, deck=["Sweep", "Focus"]), side("Block")).strike(FLEUR, "Block")
    assert damage(played) == [(1, 4, 2)]
    assert played.spaces == (5, 7)
    assert played.names(0, "hand") == []


def test_jumping_to_conclusions_shows_the_opponents_hand_and_strikes() -> None:
    played = against_linne(side(FLEUR, "Cross", "Dive", "Sweep", space=5), side("Block", "Focus"))
    played.answer("Boost Jumping to Conclusions", "Dive", "Sweep")
    assert shown(played) == [(1, ("Focus", "Block"))]
    assert played.asked == (0, "set")
    assert sorted(played.names(0, "discard")) == ["Dive", FLEUR, "Sweep"]


# --- Ange's Invitation ---


@pytest.mark.parametrize(("reply", "hit"), [("Grasp", False), ("Cross", False), ("Assault", True)])
def test_anges_invitation_cannot_be_hit_by_speed_six_or_more(reply: str, hit: bool) -> None:
    """EX-CHAR-31."""
    played = against_linne(side("Ange's Invitation", space=6), side(reply)).strike("Ange's Invitation", reply)
    assert checks(played)[0].startswith(f"{reply} (")
    assert (" hits " in checks(played)[0]) is hit
    assert (played.lives[0] < 30) is hit


def test_anges_invitation_advances_three() -> None:
    played = against_linne(side("Ange's Invitation", space=5), side("Block")).strike("Ange's Invitation", "Block")
    assert damage(played) == [(1, 5, 3)]
    assert played.spaces == (9, 7)


def test_chain_shift_strikes_faster_and_goes_to_gauge() -> None:
    nanase = side("Ange's Invitation", "Cross", space=5)
    played = against_linne(nanase, side("Block")).answer("Boost Chain Shift", "Cross", "Block")
    assert speeds(played) == (7, 0)
    while played.asked[1] == "order":
        played.answer(played.labels[0])
    assert sorted(played.names(0, "gauge")) == ["Ange's Invitation", "Cross"]
