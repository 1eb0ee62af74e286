"""Play reports of Enkidu: each card's attack and boost, and both sides of the fighter; Linne is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, guard, speeds, stunned
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.position import SidePosition
from wildswing.exceed.rules.losing import NO_LIFE

THREE = "Three Precept Strike"
SPIRAL = "Spiral Dual Palm Strike"
DEMON = "Demon Seal: Abyssal Force"


def against_linne(enkidu: SidePosition, linne: SidePosition, turn: int = 0) -> Stage:
    return stage(enkidu, linne, fighters=("Enkidu", "Linne"), turn=turn)


# --- The fighter ---


def test_the_basic_action_takes_back_a_three_precept_strike_and_closes() -> None:
    played = against_linne(side(discard=["Dive", THREE, "Cross"], deck=["Sweep"]), side()).answer("Action")
    assert sorted(played.names(0, "hand")) == ["Sweep", THREE]
    assert played.names(0, "discard") == ["Dive", "Cross"]
    assert played.spaces == (4, 7)
    assert played.asked == (1, "action")


def test_the_basic_action_does_nothing_without_one() -> None:
    played = against_linne(side(discard=["Dive"], deck=["Sweep"]), side()).answer("Action")
    assert played.names(0, "hand") == ["Sweep"]
    assert played.spaces == (3, 7)


@pytest.mark.parametrize(
    ("gauge", "power", "speed", "sealed"), [([THREE, "Dive"], 5, 7, [THREE]), (["Dive"], 3, 6, [])]
)
def test_the_exceeded_action_seals_a_three_precept_strike(
    gauge: list[str], power: int, speed: int, sealed: list[str]
) -> None:
    """EX-CHAR-16: +2 power and +1 speed for a Cross."""
    enkidu = side("Cross", gauge=gauge, space=5, exceeded=True)
    played = against_linne(enkidu, side("Block")).answer("Action", "Cross", "Block")
    assert speeds(played) == (speed, 0)
    assert damage(played) == [(1, power, power - 2)]
    assert played.names(0, "sealed") == sealed


def test_downshift_puts_a_card_into_gauge_and_reverts() -> None:
    played = against_linne(side("Dive", exceeded=True), side()).answer("Downshift")
    assert not played.sides[0].exceeded
    assert played.names(0, "gauge") == ["Dive"]
    assert played.asked == (0, "action")


# --- Spiral Dual Palm Strike ---


def test_spiral_dual_palm_strike_closes_two_and_loses_its_armor() -> None:
    """Its armor 6 is gone when the slower Spike answers."""
    enkidu = side(SPIRAL, gauge=["Dive", "Dive"], space=4)
    played = against_linne(enkidu, side("Focus")).strike(SPIRAL, "Focus")
    assert damage(played) == [(1, 4, 2), (0, 4, 4)]
    assert played.spaces == (6, 7)


def test_spiral_dual_palm_strike_is_armored_against_a_faster_attack() -> None:
    enkidu = side(SPIRAL, gauge=["Dive", "Dive"], space=6)
    played = against_linne(enkidu, side("Assault")).strike(SPIRAL, "Assault")
    assert damage(played) == [(0, 4, 0), (1, 4, 4)]


def test_immovable_object_holds_in_and_out_of_strikes() -> None:
    """EX-CHAR-32: neither a Grasp nor a boost that pushes moves Enkidu."""
    played = against_linne(side(SPIRAL, "Focus", space=6), side("Grasp")).answer("Boost Immovable Object")
    played.strike("Grasp", "Focus").answer("Push 2")
    assert played.spaces == (6, 7)
    assert damage(played)[0] == (0, 3, 0)
    assert guard(played, 0) == 6


@pytest.mark.parametrize(("choice", "kept"), [("Spend 1 gauge", True), ("Do not", False)])
def test_immovable_object_is_sustained_for_a_gauge(choice: str, kept: bool) -> None:
    played = against_linne(side("Cross", gauge=["Dive"], space=5, boosts=[SPIRAL]), side("Block"))
    played.strike("Cross", "Block")
    if played.asked[1] == "order":
        played.answer("Immovable Object")
    played.answer(choice)
    assert (played.boosts(0) == [SPIRAL]) is kept
    assert ("Dive" in played.names(0, "gauge")) is not kept


# --- Demon Seal: Abyssal Force ---


@pytest.mark.parametrize("copies", [1, 3, 4])
def test_demon_seal_costs_one_less_for_each_three_precept_strike(copies: int) -> None:
    """EX-CHAR-39: with other cards beside them, just enough."""
    others = ["Dive", "Dive", "Sweep", "Sweep"][: max(0, 6 - 2 * copies)]
    enkidu = side(DEMON, gauge=[THREE] * copies + others, space=3)
    played = against_linne(enkidu, side("Block")).strike(DEMON, "Block")
    while played.asked[1] == "pay":
        played.answer(next((label for label in played.labels if not label.startswith(THREE)), played.labels[0]))
    assert checks(played)[0] == f"{DEMON} (2-5) hits at 4"
    assert damage(played) == [(1, 10, 8)]
    spent = len(played.names(0, "discard"))
    assert spent == 6 - copies


def test_demon_seal_is_free_with_six_copies() -> None:
    played = against_linne(side(DEMON, gauge=[THREE] * 6), side("Block")).strike(DEMON, "Block")
    assert damage(played) == [(1, 10, 8)]
    assert played.names(0, "discard") == []
    played.answer(THREE, THREE, "No more")
    assert played.names(0, "hand") == [THREE, THREE]
    assert played.turn == 0


def test_demon_seal_that_cannot_be_paid_is_replaced() -> None:
    played = against_linne(side(DEMON, gauge=[THREE] * 2, deck=["Focus"]), side("Block")).strike(DEMON, "Block")
    assert checks(played)[0].startswith("Focus")
    assert DEMON in played.names(0, "discard")


def test_unstoppable_force_takes_the_next_turn_and_is_sustained_for_a_gauge() -> None:
    played = against_linne(side(DEMON, "Cross", "Dive", space=5, gauge=["Sweep"]), side("Block"))
    played.answer("Boost Unstoppable Force", "Dive", "Strike", "Block", "Cross")
    if played.asked[1] == "order":
        played.answer("Unstoppable Force")
    played.answer("Spend 1 gauge")
    assert played.boosts(0) == [DEMON]
    assert played.turn == 0


# --- Tidal Spin ---


@pytest.mark.parametrize(("turn", "stuns"), [(0, [1]), (1, [])])
def test_tidal_spin_stuns_only_in_a_strike_of_enkidu(turn: int, stuns: list[int]) -> None:
    """EX-CHAR-29, EX-CHAR-60; then it advances 2."""
    sets = ["Tidal Spin", "Assault"]
    played = against_linne(side("Tidal Spin", space=6), side("Assault"), turn=turn)
    played.strike(*(sets if turn == 0 else sets[::-1]))
    assert damage(played)[0] == (1, 5, 5)
    assert [seat for seat in stunned(played) if seat == 1] == stuns
    assert played.spaces[0] == 9


def test_tactical_steps_and_speeds() -> None:
    played = against_linne(side("Tidal Spin", "Cross", space=4), side("Block")).answer("Boost Tactical", "Advance 1")
    assert played.spaces == (5, 7)
    played.strike("Block", "Cross")
    assert speeds(played) == (7, 0)


# --- Three Precept Strike ---


@pytest.mark.parametrize("copies", [0, 2])
def test_three_precept_strike_grows_with_copies_in_gauge(copies: int) -> None:
    played = against_linne(side(THREE, gauge=[THREE] * copies + ["Dive"], space=5), side("Cross")).strike(
        THREE, "Cross"
    )
    assert damage(played)[0] == (0, 3, 3)
    assert guard(played, 0) == copies
    played = against_linne(side(THREE, gauge=[THREE] * copies + ["Dive"], space=4), side("Block")).strike(
        THREE, "Block"
    )
    assert damage(played) == [(1, 3 + copies, 1 + copies)]
    assert played.spaces == (5, 7)


def test_three_precept_strike_takes_the_next_turn_with_a_copy_shown() -> None:
    played = against_linne(side(THREE, THREE, space=5), side("Block")).strike(THREE, "Block")
    assert played.labels == [f'Reveal 1 card "{THREE}" from your hand', "Do not"]
    played.answer("Reveal 1 card", THREE)
    assert played.turn == 0
    assert played.names(0, "hand") == [THREE]


def test_three_precept_strike_may_hide_a_copy() -> None:
    played = against_linne(side(THREE, THREE, space=5), side("Block")).strike(THREE, "Block").answer("Do not")
    assert played.turn == 1


def test_calamity_crest_costs_three_life_and_gives_an_action() -> None:
    played = against_linne(side(THREE), side()).answer("Boost Calamity Crest")
    assert played.lives == (27, 30)
    assert played.names(0, "gauge") == [THREE]
    assert played.asked == (0, "action")


@pytest.mark.parametrize("life", [3, 2, 1])
def test_calamity_crest_may_take_the_last_life(life: int) -> None:
    """EX-CHAR-27: it is never free."""
    played = against_linne(side(THREE, life=life), side()).answer("Boost Calamity Crest")
    assert (played.over, played.lives, played.names(0, "gauge")) == ((1, NO_LIFE), (0, 30), [])


# --- Chained Kick ---


def test_chained_kick_advances_one_and_grows() -> None:
    played = against_linne(side("Chained Kick", gauge=[THREE, THREE], space=4), side("Grasp", space=6))
    played.strike("Chained Kick", "Block" if played.offers("Block") else "Grasp")
    assert checks(played)[-1] == "Chained Kick (1-2) hits at 1"
    assert damage(played)[-1] == (1, 6, 6)


def test_reckless_run_advances_two_and_two_for_each_force() -> None:
    played = against_linne(side("Chained Kick", "Dive", "Cross", space=1), side()).answer("Boost Reckless Run")
    assert played.spaces == (3, 7)
    played.answer("Dive", "Cross")
    assert played.spaces == (8, 7)


# --- Gale Edge ---


@pytest.mark.parametrize(("reply", "hit"), [("Cross", False), ("Spike", True)])
def test_gale_edge_cannot_be_hit_by_speed_five_or_more(reply: str, hit: bool) -> None:
    played = against_linne(side("Gale Edge", space=5), side(reply)).strike("Gale Edge", reply)
    assert (" hits " in checks(played)[0]) is hit


def test_gale_edge_advances_two() -> None:
    played = against_linne(side("Gale Edge", space=5), side("Block")).strike("Gale Edge", "Block")
    assert damage(played) == [(1, 6, 4)]
    assert played.spaces == (8, 7)


def test_chain_shift_strikes_faster_and_goes_to_gauge() -> None:
    played = against_linne(side("Gale Edge", "Cross", space=5), side("Block")).answer("Boost Chain Shift")
    played.answer("Cross", "Block")
    assert speeds(played) == (7, 0)
    if played.asked[1] == "order":
        played.answer(played.labels[0])
    assert sorted(played.names(0, "gauge")) == ["Cross", "Gale Edge"]


# --- Thunder Stomp ---


def test_thunder_stomp_keeps_the_opponent_from_moving() -> None:
    """EX-CHAR-33: neither the close of an Assault nor the retreat of a Cross is done."""
    played = against_linne(side("Thunder Stomp", space=5), side("Assault")).strike("Thunder Stomp", "Assault")
    assert checks(played) == ["Assault (1) misses at 2", "Thunder Stomp (1-2) hits at 2"]
    assert played.spaces == (5, 7)
    played = against_linne(side("Thunder Stomp", space=6), side("Cross")).strike("Thunder Stomp", "Cross")
    assert played.spaces == (6, 7)
    assert damage(played) == [(0, 3, 2), (1, 4, 4)]


def test_thunder_stomp_lets_the_opponent_be_pushed_and_enkidu_too() -> None:
    played = against_linne(side("Thunder Stomp", space=6), side("Grasp")).strike("Thunder Stomp", "Grasp")
    played.answer("Push 2")
    assert played.spaces == (4, 7)


@pytest.mark.parametrize(
    ("hand", "asked"), [(["Dive", "Cross", "Sweep"], (0, "action")), (["Dive", "Cross"], (1, "action"))]
)
def test_maelstrom_changes_the_hand_for_four_cards(hand: list[str], asked: tuple[int, str]) -> None:
    """With three or more cards discarded it gives another action."""
    enkidu = side("Thunder Stomp", *hand, deck=["Grasp", "Focus", "Block", "Spike", "Assault"])
    played = against_linne(enkidu, side()).answer("Boost Maelstrom")
    assert played.asked == asked
    drawn = ["Block", "Focus", "Grasp", "Spike"] + (["Assault"] if asked[0] else [])
    assert sorted(played.names(0, "hand")) == sorted(drawn)
    assert sorted(played.names(0, "discard")) == sorted([*hand, "Thunder Stomp"])
