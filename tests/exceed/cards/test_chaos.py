"""Play reports of Chaos: each card's attack and boost, his Azhi, and both sides; Linne is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, guard, speeds
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.position import SidePosition
from wildswing.exceed.rules.table import NO_SPACE

EVERYWHERE = [f"Space {space}" for space in range(1, 10)]
FOUR = ["Sweep", "Sweep", "Focus", "Focus"]


def against_linne(chaos: SidePosition, linne: SidePosition, turn: int = 0) -> Stage:
    return stage(chaos, linne, fighters=("Chaos", "Linne"), turn=turn)


def send(chaos: SidePosition, attack: str, azhi: int, reply: str, linne: int = 7) -> Stage:
    """Strikes by the basic action, with the attack on a space."""
    return against_linne(chaos, side(reply, space=linne)).answer("Action", attack, f"Space {azhi}", reply)


def pay(played: Stage) -> Stage:
    """Pays with whatever is asked for."""
    while played.asked[1] == "pay":
        played.answer(played.labels[0])
    return played


# --- The fighter ---


def test_the_basic_action_lays_the_attack_on_any_space() -> None:
    """EX-CHAR-13, EX-CHAR-14: before Linne sets; it is gone at the end of the turn."""
    played = against_linne(side("Spew Out"), side("Block")).answer("Action", "Spew Out")
    assert played.asked == (0, "space")
    assert played.labels == EVERYWHERE
    played.answer("Space 9")
    assert played.sides[0].tokens == (9,)
    played.answer("Block", "Retreat 1")
    assert checks(played)[0] == "Spew Out (2-3) hits at 2"
    assert played.sides[0].tokens == (NO_SPACE,)


def test_a_normal_laid_on_a_space_still_strikes_from_chaos() -> None:
    played = send(side("Cross"), "Cross", 8, "Block")
    assert checks(played)[0] == "Cross (1-2) misses at 4"


def test_an_ordinary_strike_is_from_chaos() -> None:
    played = against_linne(side("Spew Out", space=5), side("Block")).strike("Spew Out", "Block").answer("Retreat 1")
    assert checks(played)[0] == "Spew Out (2-3) hits at 2"
    assert played.spaces == (4, 7)


@pytest.mark.parametrize(("choice", "space"), [("Advance 1", 4), ("Retreat 1", 2)])
def test_the_exceeded_action_steps_and_lays_the_attack(choice: str, space: int) -> None:
    played = against_linne(side("Repel", gauge=["Dive"], exceeded=True), side("Block")).answer("Action (1 gauge)")
    assert played.labels == ["Advance 1", "Retreat 1"]
    played.answer(choice, "Repel", "Space 7", "Block")
    assert checks(played)[0] == "Repel (0) hits at 0"
    assert played.spaces[0] == space


def test_the_exceeded_action_costs_a_gauge_and_downshift_a_card() -> None:
    played = against_linne(side("Dive", exceeded=True), side())
    assert not played.offers("Action (1 gauge)")
    played.answer("Downshift")
    assert not played.sides[0].exceeded
    assert played.names(0, "gauge") == ["Dive"]
    assert played.asked == (0, "action")


# --- Dissect Barrage ---


@pytest.mark.parametrize(("azhi", "ends"), [(2, 2), (9, 9), (7, 6), (5, 5)])
def test_dissect_barrage_strikes_from_chaos_and_moves_to_azhi(azhi: int, ends: int) -> None:
    """On Linne's space there is no room: Chaos stops beside her."""
    played = send(side("Dissect Barrage", gauge=["Sweep", "Sweep"], space=5), "Dissect Barrage", azhi, "Block")
    assert checks(played)[0] == "Dissect Barrage (1-2) hits at 2"
    assert damage(played) == [(1, 5, 3)]
    assert played.spaces == (ends, 7)


def test_dissect_barrage_without_azhi_stays() -> None:
    played = against_linne(side("Dissect Barrage", gauge=["Sweep", "Sweep"], space=5), side("Block"))
    played.strike("Dissect Barrage", "Block")
    assert played.spaces == (5, 7)


def test_an_invalid_dissect_barrage_takes_azhi_away() -> None:
    """EX-CHAR-54: Cold Reflection, swung in its place, strikes from Chaos and faster."""
    played = send(side("Dissect Barrage", space=5, deck=["Cold Reflection"]), "Dissect Barrage", 9, "Block")
    assert checks(played)[0] == "Cold Reflection (1-2) hits at 2"
    assert speeds(played) == (6, 0)


@pytest.mark.parametrize(("space", "ends", "asked"), [(5, 9, (0, "choose")), (2, 6, (1, "action"))])
def test_aerial_leap_may_strike_if_it_passed(space: int, ends: int, asked: tuple[int, str]) -> None:
    played = against_linne(side("Dissect Barrage", "Cross", space=space), side()).answer("Boost Aerial Leap")
    assert played.spaces == (ends, 7)
    assert played.asked == asked


# --- Deep Revenance ---


@pytest.mark.parametrize(("azhi", "hits"), [(3, True), (4, False)])
def test_deep_revenance_strikes_from_azhi_and_fills_the_hand(azhi: int, hits: bool) -> None:
    chaos = side("Deep Revenance", "Dive", gauge=FOUR, space=6)
    played = pay(send(chaos, "Deep Revenance", azhi, "Block"))
    assert checks(played)[0] == f"Deep Revenance (4) {'hits' if hits else 'misses'} at {7 - azhi}"
    assert damage(played) == ([(1, 10, 8)] if hits else [])
    assert len(played.names(0, "hand")) == 7


def test_an_invalid_deep_revenance_takes_azhi_away() -> None:
    played = send(side("Deep Revenance", space=5, deck=["Repel"]), "Deep Revenance", 7, "Block")
    assert checks(played)[0] == "Repel (0) misses at 2"


@pytest.mark.parametrize(
    ("attack", "seen"), [("Grasp", "Grasp (1) hits at 1"), ("Spew Out", "Spew Out (2-3) misses at 4")]
)
def test_chaos_code_lets_a_normal_strike_from_azhi(attack: str, seen: str) -> None:
    """A special is laid there too, but strikes from Chaos."""
    played = against_linne(side("Deep Revenance", attack, "Dive"), side("Block")).answer("Boost Chaos Code", "Dive")
    assert played.asked == (0, "set")
    played.answer(attack)
    assert played.labels == EVERYWHERE
    played.answer("Space 8", "Block")
    while played.asked[1] == "choose":
        played.answer(played.labels[0])
    assert checks(played)[0] == seen
    assert played.sides[0].tokens == (NO_SPACE,)


# --- Cold Reflection ---


@pytest.mark.parametrize(("action", "speed"), [("Action", 4), ("Strike", 6)])
def test_cold_reflection_is_faster_without_azhi_and_pushes_three(action: str, speed: int) -> None:
    played = against_linne(side("Cold Reflection", space=3), side("Block", space=4)).answer(action, "Cold Reflection")
    if action == "Action":
        played.answer("Space 5")
    played.answer("Block")
    assert speeds(played) == (speed, 0)
    assert damage(played) == [(1, 2, 0)]
    assert played.spaces == (3, 7)


def test_lie_in_wait_gives_guard_and_draws_two_when_it_leaves() -> None:
    played = against_linne(side("Cold Reflection", "Spike", space=5), side("Cross")).answer("Boost Lie In Wait")
    drawn = len(played.names(0, "hand"))
    played.strike("Cross", "Spike")
    assert guard(played, 0) == 7
    assert len(played.names(0, "hand")) == drawn - 1 + 2
    assert "Cold Reflection" in played.names(0, "discard")


# --- Spew Out ---


@pytest.mark.parametrize(("choice", "space"), [("Advance 1", 4), ("Retreat 1", 2)])
def test_spew_out_steps_afterwards(choice: str, space: int) -> None:
    played = send(side("Spew Out"), "Spew Out", 5, "Block")
    assert played.labels == ["Advance 1", "Retreat 1"]
    played.answer(choice)
    assert damage(played) == [(1, 4, 2)]
    assert played.spaces == (space, 7)


def test_tactical_steps_and_speeds() -> None:
    played = against_linne(side("Spew Out", "Cross", space=4), side("Block")).answer("Boost Tactical", "Advance 1")
    played.strike("Block", "Cross")
    assert speeds(played) == (7, 0)


# --- Repel ---


def test_repel_hits_where_azhi_lies_and_pushes_two() -> None:
    played = send(side("Repel"), "Repel", 6, "Block", linne=6)
    assert damage(played) == [(1, 5, 3)]
    assert played.spaces == (3, 8)


@pytest.mark.parametrize(
    ("reply", "azhi", "ends"), [("Assault", 6, 7), ("Assault", 5, 6), ("Dive", 2, 4), ("Cross", 9, 8)]
)
def test_repel_lets_nobody_past_azhi(reply: str, azhi: int, ends: int) -> None:
    """EX-CHAR-33: Linne cannot even enter the space, in whatever direction she moves."""
    played = send(side("Repel"), "Repel", azhi, reply)
    assert played.spaces[1] == ends


def test_repel_without_azhi_never_hits() -> None:
    played = against_linne(side("Repel", space=6), side("Block")).strike("Repel", "Block")
    assert checks(played)[0] == "Repel (0) misses at 1"


def test_compounding_plots_gives_power_and_an_action() -> None:
    played = against_linne(side("Repel", "Cross", space=5), side("Block")).answer("Boost Compounding Plots")
    assert played.asked == (0, "action")
    played.strike("Cross", "Block")
    assert damage(played) == [(1, 4, 2)]


# --- Conceal ---


@pytest.mark.parametrize(("reply", "hit"), [("Assault", False), ("Spike", True)])
def test_conceal_cannot_be_hit_by_speed_five_or_more(reply: str, hit: bool) -> None:
    played = against_linne(side("Conceal", space=5), side(reply)).strike("Conceal", reply)
    assert (" hits " in checks(played)[0]) is hit


def test_conceal_strikes_from_azhi_and_retreats() -> None:
    played = send(side("Conceal"), "Conceal", 5, "Block")
    assert checks(played)[0] == "Conceal (1-2) hits at 2"
    assert damage(played) == [(1, 5, 3)]
    assert played.spaces == (2, 7)


def test_checkmate_keeps_one_card_and_strikes_with_four_power() -> None:
    chaos = side("Conceal", "Cross", "Dive", "Sweep", "Focus", "Grasp", space=5)
    played = against_linne(chaos, side("Block")).answer("Boost Checkmate", "Dive", "Sweep", "Focus", "Grasp")
    assert played.names(0, "hand") == ["Cross"]
    played.answer("Cross", "Block")
    assert damage(played) == [(1, 7, 5)]


# --- That's Your Prey ---


@pytest.mark.parametrize(("azhi", "power"), [(7, 7), (6, 5)])
def test_thats_your_prey_is_stronger_with_azhi_on_the_opponent(azhi: int, power: int) -> None:
    played = send(side("That's Your Prey"), "That's Your Prey", azhi, "Block")
    assert checks(played)[0] == f"That's Your Prey (0-1) hits at {7 - azhi}"
    assert damage(played) == [(1, power, power - 2)]


@pytest.mark.parametrize(("action", "hurt"), [("Strike", 1), ("Action", 3)])
def test_thats_your_prey_has_armor_without_azhi(action: str, hurt: int) -> None:
    played = against_linne(side("That's Your Prey", space=5), side("Cross")).answer(action, "That's Your Prey")
    if action == "Action":
        played.answer("Space 1")
    played.answer("Cross")
    assert damage(played)[0] == (0, 3, hurt)


@pytest.mark.parametrize(("azhi", "ends"), [(1, 1), (7, 6)])
def test_umbral_moves_chaos_to_azhi(azhi: int, ends: int) -> None:
    played = against_linne(side("That's Your Prey", "Focus", "Dive"), side("Block")).answer("Boost Umbral", "Dive")
    assert played.asked == (0, "action")
    played.answer("Action", "Focus", f"Space {azhi}", "Block")
    while played.asked[1] == "order":
        played.answer(played.labels[0])
    assert played.spaces == (ends, 7)
