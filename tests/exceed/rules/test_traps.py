"""Traps: continuous boosts on a space, which stay while their player is not stunned."""

import pytest

from tests.exceed.stage import Stage, side, stage, stage_of
from wildswing.exceed.position import BoostInPlay

EDITIONS = ("standard", "undernight", "strive")
ALL_SPACES = [f"Space {space}" for space in range(1, 10)]

TRAPPER = """\
fighter Trapper
edition undernight
exceed costs 1 gauge

exceeded
  cleanup: may sustain 1 boost "Snare" of yours.

special Twine
  range 1, power 3, speed 5
  boost Snare (trap)
    +1 power.
"""


def trap_space(played: Stage, seat: int) -> int:
    """Returns the space of a player's only boost in play."""
    (trap,) = played.sides[seat].boosts
    return trap.space


# --- Playing a trap ---


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("fighter", "card", "boost"), [("Byakuya", "Endless Nightmare", "Web Trap"), ("Carmine", "Twist!", "Dissolve")]
)
def test_a_trap_is_laid_on_any_one_space(fighter: str, card: str, boost: str, edition: str) -> None:
    """EX-TRAP-01, EX-TRAP-02: it is a boost of the Boost area, and lies on a space of nine, occupied or not."""
    played = stage(side(card), side(), (fighter, "Ryu"), edition).answer(f"Boost {boost}")
    assert played.asked == (0, "trap")
    assert played.labels == ALL_SPACES
    played.answer("Space 7")
    assert played.asked == (1, "action")
    assert played.boosts(0) == [card]
    assert trap_space(played, 0) == 7
    assert played.names(0, "discard") == []


def test_each_trap_has_its_own_space() -> None:
    """EX-TRAP-02: a second trap may lie elsewhere or on the same space, and moves nothing."""
    one = side("Endless Nightmare", "Become a Part of Me", boosts=[BoostInPlay("Endless Nightmare", 4)])
    for space in (4, 9):
        played = stage(one, side(), ("Byakuya", "Ryu")).answer("Boost Web Trap (Become", f"Space {space}")
        assert [trap.space for trap in played.sides[0].boosts] == [4, space]


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_discards_a_continuous_boost_may_discard_a_trap(edition: str) -> None:
    """EX-TRAP-01: Tech finds the trap among the continuous boosts in play."""
    other = side(boosts=[BoostInPlay("Twist!", 5), "Cross"])
    played = stage(side("Dive"), other, ("Ryu", "Carmine"), edition).answer("Boost Tech")
    assert played.labels == ["Carmine's Dissolve", "Carmine's Superior"]
    played.answer("Carmine's Dissolve")
    assert played.boosts(1) == ["Cross"]
    assert played.names(1, "discard") == ["Twist!"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_trap_counts_as_a_boost_in_play(edition: str) -> None:
    """EX-TRAP-01: The Diviner reaches farther for each boost in play, for a trap of the opponent too."""
    one = side("The Diviner", space=3, gauge=["Grasp", "Cross"])
    for traps, hits in (((BoostInPlay("Twist!", 1),), True), ((), False)):
        other = side("Sweep", boosts=traps)
        played = stage(one, other, ("Linne", "Carmine"), edition).strike("The Diviner", "Sweep")
        played.answer("Grasp")
        assert (played.lives[1] == 24) == hits


# --- Staying and leaving ---


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("attacker", [0, 1])
def test_a_trap_stays_in_cleanup_while_other_boosts_go(edition: str, attacker: int) -> None:
    """EX-TRAP-03: nobody is stunned, so both players' traps stay where they are."""
    sides = (
        side("Grasp", boosts=["Cross", BoostInPlay("Endless Nightmare", 5)]),
        side("Grasp", boosts=["Cross", BoostInPlay("Twist!", 2)]),
    )
    played = stage(*sides, ("Byakuya", "Carmine"), edition, turn=attacker).strike("Grasp", "Grasp")
    assert played.asked == (1 - attacker, "action")
    assert (played.boosts(0), played.boosts(1)) == (["Endless Nightmare"], ["Twist!"])
    assert (trap_space(played, 0), trap_space(played, 1)) == (5, 2)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_trap_stays_over_several_strikes(edition: str) -> None:
    """EX-TRAP-03: each cleanup asks anew whether its player is stunned."""
    one = side("Grasp", "Grasp", boosts=[BoostInPlay("Endless Nightmare", 5)])
    played = stage(one, side("Grasp", "Grasp"), ("Byakuya", "Ryu"), edition).strike("Grasp", "Grasp")
    played.strike("Grasp", "Grasp")
    assert played.asked == (0, "action")
    assert played.boosts(0) == ["Endless Nightmare"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hit_that_does_not_stun_leaves_the_trap(edition: str) -> None:
    """EX-TRAP-03: Grasp hits Sweep for less than its guard."""
    one = side("Sweep", space=6, boosts=[BoostInPlay("Endless Nightmare", 1)])
    played = stage(one, side("Grasp"), ("Byakuya", "Ryu"), edition).strike("Sweep", "Grasp").answer("Push 1")
    assert played.lives[0] == 27
    assert played.boosts(0) == ["Endless Nightmare"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_traps_of_a_stunned_player_are_discarded(edition: str) -> None:
    """EX-TRAP-04: those of the player who did the stunning stay."""
    sides = (
        side("Grasp", space=6, boosts=[BoostInPlay("Endless Nightmare", 1)]),
        side("Dive", boosts=[BoostInPlay("Twist!", 2)]),
    )
    played = stage(*sides, ("Byakuya", "Carmine"), edition).strike("Grasp", "Dive").answer("Push 1")
    assert (played.boosts(0), played.boosts(1)) == (["Endless Nightmare"], [])
    assert played.names(1, "discard") == ["Twist!", "Dive"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_fast_attacker_stunned_by_the_reply_loses_the_trap(edition: str) -> None:
    """EX-TRAP-04: the stun of this strike counts, whenever it came; the attack that hit still goes to gauge."""
    one = side("Grasp", space=6, boosts=[BoostInPlay("Endless Nightmare", 1)])
    played = stage(one, side("Sweep"), ("Byakuya", "Ryu"), edition).strike("Grasp", "Sweep").answer("Push 1")
    assert played.lives == (24, 27)
    assert played.boosts(0) == []
    assert played.names(0, "gauge") == ["Grasp"]
    assert played.names(0, "discard") == ["Endless Nightmare"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("answer", "left"), [("Sustain", ["Twine"]), ("Do not", [])])
def test_another_effect_may_sustain_the_trap_of_a_stunned_player(edition: str, answer: str, left: list[str]) -> None:
    """EX-TRAP-04: an ability sustains the trap, or lets it go."""
    other = side("Dive", exceeded=True, boosts=[BoostInPlay("Twine", 1)])
    played = stage_of((TRAPPER, TRAPPER), side("Grasp", space=6), other, edition).strike("Grasp", "Dive")
    played.answer("Push 1", answer)
    assert played.boosts(1) == left
