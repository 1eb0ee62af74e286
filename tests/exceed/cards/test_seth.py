"""Play reports of Seth: each card's attack and boost, and both sides of the fighter; Linne is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, speeds, stunned
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.position import SidePosition

SEGMENTS = ["Abyssal Geometry", "Distant Frontier"]


def against_linne(seth: SidePosition, linne: SidePosition, turn: int = 0) -> Stage:
    return stage(seth, linne, fighters=("Seth", "Linne"), turn=turn)


# --- The fighter ---


@pytest.mark.parametrize(("exceeded", "action", "speed"), [(False, "Action", 5), (True, "Action (1 gauge)", 6)])
def test_the_actions_strike_faster_and_neither_stun_nor_kill(exceeded: bool, action: str, speed: int) -> None:
    """EX-CHAR-28, EX-CHAR-29: a Dive of power 5 leaves Linne 1 life, and she attacks."""
    seth = side("Dive", gauge=["Sweep"], space=5, exceeded=exceeded)
    played = against_linne(seth, side("Focus", space=9, life=3)).answer(action, "Dive", "Focus")
    assert speeds(played) == (speed, 1)
    assert played.lives == (26, 1)
    assert stunned(played) == [0]
    assert played.over is None


def test_an_ordinary_strike_kills() -> None:
    played = against_linne(side("Dive", space=5), side("Focus", space=9, life=3)).strike("Dive", "Focus")
    assert played.over is not None
    assert played.over[0] == 0


def test_the_exceeded_action_costs_a_gauge_and_downshift_a_card() -> None:
    played = against_linne(side("Dive", exceeded=True), side())
    assert not played.offers("Action (1 gauge)")
    played.answer("Downshift")
    assert not played.sides[0].exceeded
    assert played.names(0, "gauge") == ["Dive"]
    assert played.asked == (0, "action")


# --- Abyssal Geometry ---


@pytest.mark.parametrize(("space", "hit", "becomes"), [(5, True, True), (6, False, True)])
def test_abyssal_geometry_becomes_a_boost_whether_it_hits_or_not(space: int, hit: bool, becomes: bool) -> None:
    """EX-CHAR-43."""
    seth = side("Abyssal Geometry", gauge=["Dive"], space=space)
    played = against_linne(seth, side("Block")).strike("Abyssal Geometry", "Block")
    assert checks(played)[0] == f"Abyssal Geometry (2) {'hits' if hit else 'misses'} at {7 - space}"
    assert (played.boosts(0) == ["Abyssal Geometry"]) is becomes
    assert played.names(0, "gauge") == []
    assert played.names(0, "discard") == ["Dive"]


@pytest.mark.parametrize(("space", "reply", "hit"), [(4, "Sky Fangs", False), (6, "Grasp", True)])
def test_abyssal_geometry_cannot_be_hit_at_range_three_nor_stunned(space: int, reply: str, hit: bool) -> None:
    seth = side("Abyssal Geometry", gauge=["Dive"], space=space)
    played = against_linne(seth, side(reply), turn=1).strike(reply, "Abyssal Geometry")
    if hit:
        played.answer("Push 1")
        assert damage(played) == [(0, 3, 3), (1, 3, 3)]
    assert (" hits " in checks(played)[0]) is hit
    assert stunned(played) == ([1] if hit else [])


@pytest.mark.parametrize("card", SEGMENTS)
@pytest.mark.parametrize(("choice", "space"), [("Push 1", 8), ("Pull 1", 6)])
def test_stitched_segment_strengthens_and_shifts_the_opponent(card: str, choice: str, space: int) -> None:
    played = against_linne(side("Cross", space=5, boosts=[card]), side("Block")).strike("Cross", "Block")
    assert played.labels == ["Push 1", "Pull 1"]
    played.answer(choice)
    assert played.spaces[1] == space
    assert damage(played) == ([(1, 4, 2)] if choice == "Pull 1" else [])
    assert played.boosts(0) == []


@pytest.mark.parametrize("card", SEGMENTS)
@pytest.mark.parametrize(("choice", "space"), [("Push 1", 8), ("Push 2", 9), ("Pull 1", 6), ("Pull 2", 5)])
def test_stitched_segment_is_discarded_for_a_push_or_pull_and_an_action(card: str, choice: str, space: int) -> None:
    """EX-ACT-26: an action that a boost offers."""
    played = against_linne(side("Cross", boosts=[card]), side()).answer("Action: discard this")
    assert played.labels == ["Push 1", "Push 2", "Pull 1", "Pull 2"]
    played.answer(choice)
    assert played.spaces == (3, space)
    assert played.names(0, "discard") == [card]
    assert played.boosts(0) == []
    assert played.asked == (0, "action")


def test_two_copies_of_stitched_segment_offer_the_action_once_each_turn_they_lie_there() -> None:
    played = against_linne(side(boosts=["Abyssal Geometry", "Abyssal Geometry"]), side())
    assert len([label for label in played.labels if label.startswith("Action: discard this")]) == 1
    played.answer("Action: discard this", "Push 1")
    assert played.boosts(0) == ["Abyssal Geometry"]
    assert played.offers("Action: discard this")


def test_stitched_segment_is_played_as_a_boost() -> None:
    played = against_linne(side("Distant Frontier"), side()).answer("Boost Stitched Segment")
    assert played.boosts(0) == ["Distant Frontier"]
    assert played.asked == (1, "action")


# --- Distant Frontier ---


@pytest.mark.parametrize(("space", "drawn"), [(3, 3), (6, 0), (1, 5)])
def test_distant_frontier_draws_for_each_space_it_closes(space: int, drawn: int) -> None:
    seth = side("Distant Frontier", gauge=["Dive", "Dive", "Cross"], space=space)
    played = against_linne(seth, side("Block")).strike("Distant Frontier", "Block").answer("Cross")
    assert len(played.names(0, "hand")) == drawn
    assert played.spaces == (6, 7)
    assert damage(played) == [(1, 6, 4)]
    assert played.boosts(0) == ["Distant Frontier"]


# --- Captive Segment ---


def test_captive_segment_may_play_an_ultra_that_counts_and_stays() -> None:
    """EX-CHAR-44, EX-CHAR-45: Stitched Segment gives its power in the same Before."""
    played = against_linne(side("Captive Segment", "Abyssal Geometry", "Dive"), side("Block"))
    played.strike("Captive Segment", "Block")
    assert played.labels[-1] == "Do not"
    played.answer(played.labels[0])
    played.answer("Abyssal Geometry")
    played.answer("Pull 1")
    assert checks(played)[0] == "Captive Segment (4) misses at 3"
    assert played.spaces == (7, 6)
    assert played.boosts(0) == ["Abyssal Geometry"]


def test_captive_segment_may_play_nothing() -> None:
    played = against_linne(side("Captive Segment", "Abyssal Geometry"), side("Block"))
    played.strike("Captive Segment", "Block").answer("Do not")
    assert damage(played) == [(1, 1, 0)]
    assert played.spaces == (6, 7)
    assert played.names(0, "hand") == ["Abyssal Geometry"]


def test_surge_forward_advances_three_and_gives_an_action() -> None:
    played = against_linne(side("Captive Segment", "Dive", space=5), side()).answer("Boost Surge Forward", "Dive")
    assert played.spaces == (9, 7)
    assert played.asked == (0, "action")


# --- Dead Space of Intrusion ---


@pytest.mark.parametrize(("space", "ends", "turn"), [(6, 9, 0), (3, 6, 1)])
def test_dead_space_of_intrusion_advances_and_takes_the_next_turn_with_a_hit(space: int, ends: int, turn: int) -> None:
    played = against_linne(side("Dead Space of Intrusion", space=space), side("Block"))
    played.strike("Dead Space of Intrusion", "Block")
    assert played.spaces == (ends, 7)
    assert played.turn == turn


def test_fadeaway_retreats_two_and_gives_an_action() -> None:
    played = against_linne(side("Dead Space of Intrusion", "Dive"), side()).answer("Boost Fadeaway", "Dive")
    assert played.spaces == (1, 7)
    assert played.asked == (0, "action")


# --- Vanishing Confusion ---


@pytest.mark.parametrize(("space", "hit"), [(3, True), (2, False)])
def test_vanishing_confusion_becomes_a_boost_with_a_hit(space: int, hit: bool) -> None:
    seth = side("Vanishing Confusion", space=space, deck=["Dive"])
    played = against_linne(seth, side("Block")).strike("Vanishing Confusion", "Block")
    assert played.spaces == (space + 3, 7)
    assert played.boosts(0) == (["Vanishing Confusion"] if hit else [])
    assert played.names(0, "gauge") == (["Dive"] if hit else [])
    assert played.names(0, "discard") == ([] if hit else ["Vanishing Confusion"])


@pytest.mark.parametrize(
    ("choice", "spaces"), [("Advance 1", (6, 7)), ("Retreat 1", (4, 7)), ("Push 1", (5, 8)), ("Pull 1", (5, 6))]
)
def test_souls_oath_is_sealed_for_a_step(choice: str, spaces: tuple[int, int]) -> None:
    played = against_linne(side("Spike", space=5, boosts=["Vanishing Confusion"]), side("Block"))
    played.strike("Spike", "Block")
    assert played.labels == ["Advance 1", "Retreat 1", "Push 1", "Pull 1", "Do not"]
    played.answer(choice)
    assert played.spaces == spaces
    assert played.names(0, "sealed") == ["Vanishing Confusion"]


@pytest.mark.parametrize("choice", ["Retreat 1", "Push 1"])
def test_souls_oath_is_sealed_for_a_step_that_leads_nowhere(choice: str) -> None:
    """EX-MOVE-03: both fighters stand with their backs to the edge."""
    seth = side("Spike", space=1, boosts=["Vanishing Confusion"])
    played = against_linne(seth, side("Block", space=9)).strike("Spike", "Block").answer(choice)
    assert (played.spaces, played.names(0, "sealed")) == ((1, 9), ["Vanishing Confusion"])


@pytest.mark.parametrize(("choice", "life", "kept"), [("Spend 1 life", 29, True), ("Do not", 30, False)])
def test_souls_oath_stays_for_a_life(choice: str, life: int, kept: bool) -> None:
    played = against_linne(side("Vanishing Confusion", "Cross", space=5), side("Block")).answer("Boost Soul's Oath")
    played.strike("Block", "Cross").answer("Do not", choice)
    assert played.lives[0] == life
    assert (played.boosts(0) == ["Vanishing Confusion"]) is kept


# --- Transgressing Convict ---


@pytest.mark.parametrize(("turn", "speed"), [(0, 4), (1, 7)])
def test_transgressing_convict_is_faster_in_an_answer_and_draws_three(turn: int, speed: int) -> None:
    sets = ["Transgressing Convict", "Block"]
    played = against_linne(side(sets[0], space=6), side("Block"), turn=turn)
    played.strike(*(sets if turn == 0 else sets[::-1]))
    assert speeds(played) == (speed, 0)
    assert len(played.names(0, "hand")) == 3
    assert played.labels == ["Push 1", "Pull 1"]
    played.answer("Pull 1")
    assert played.spaces == (6, 5)
    assert damage(played) == [(1, 3, 1)]


@pytest.mark.parametrize(("choice", "space"), [("Advance 1", 4), ("Advance 2", 5), ("Retreat 1", 2), ("Retreat 2", 1)])
def test_fast_fall_moves_one_or_two_before_the_attack(choice: str, space: int) -> None:
    played = against_linne(side("Transgressing Convict", "Focus"), side("Block")).answer("Boost Fast Fall")
    played.strike("Block", "Focus")
    assert played.labels == ["Advance 1", "Advance 2", "Retreat 1", "Retreat 2"]
    played.answer(choice)
    assert played.spaces == (space, 7)


# --- Piercing Penetration ---


@pytest.mark.parametrize(("space", "hit"), [(4, True), (3, False)])
def test_piercing_penetration_becomes_a_boost_with_a_hit(space: int, hit: bool) -> None:
    seth = side("Piercing Penetration", space=space, deck=["Dive"])
    played = against_linne(seth, side("Block")).strike("Piercing Penetration", "Block")
    assert damage(played) == ([(1, 7, 5)] if hit else [])
    assert played.boosts(0) == (["Piercing Penetration"] if hit else [])
    assert played.names(0, "gauge") == (["Dive"] if hit else [])


def test_kerykeion_hits_with_seven_and_neither_stuns_nor_kills() -> None:
    played = against_linne(side("Piercing Penetration", "Cross", space=5), side("Spike", life=5))
    played.answer("Boost Kerykeion").strike("Spike", "Cross")
    assert damage(played)[0][1] == 7
    assert played.lives[1] == 1
    assert stunned(played) == []
    assert played.over is None
