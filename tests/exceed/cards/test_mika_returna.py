"""Play reports of Mika Returna: each card's attack and boost, and both sides of the fighter; Linne is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, shown, speeds, stunned
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.position import SidePosition


def against_linne(mika: SidePosition, linne: SidePosition, turn: int = 0) -> Stage:
    return stage(mika, linne, fighters=("Mika Returna", "Linne"), turn=turn)


def swing(top: str, reply: str, space: int) -> Stage:
    """Strikes by a wild swing with this card on top of the deck."""
    played = against_linne(side("Dive", space=space, deck=[top]), side(reply))
    return played.strike("Wild Swing", reply)


# --- The fighter ---


def test_the_basic_action_discards_looks_and_swings() -> None:
    """EX-CHAR-47: Mika alone sees the top card; no boost is played."""
    played = against_linne(side("Dive", "Sweep", deck=["Cross"], space=5), side("Block")).answer("Action", "Sweep")
    assert played.names(0, "discard") == ["Sweep"]
    assert shown(played) == [(0, ("Cross",))]
    assert played.labels[-1] == "Do not"
    played.answer("Do not")
    assert played.labels == ["Wild Swing"]
    played.answer("Wild Swing", "Block")
    assert checks(played)[0] == "Cross (1-2) hits at 2"
    assert played.names(0, "hand") == ["Dive"]


def test_the_basic_action_may_play_a_boost_before_it_swings() -> None:
    played = against_linne(side("Mika's Hip Attack", "Sweep", "Grasp", deck=["Cross"], space=5), side("Block"))
    played.answer("Action", "Sweep", "Play 1 boost", "Mika's Hip Attack", "Do not", "Wild Swing", "Block")
    assert damage(played) == [(1, 5, 3)]


def test_a_boost_can_change_what_is_swung() -> None:
    """Pachelbel Cannon puts a Focus on top of the deck."""
    played = against_linne(side("Mika's Hip Attack", "Sweep", "Focus", "Grasp", deck=["Cross"], space=5), side("Block"))
    played.answer("Action", "Sweep", "Play 1 boost", "Mika's Hip Attack", "Put 1 card", "Focus", "Wild Swing", "Block")
    assert checks(played)[0] == "Focus (1-2) hits at 2"
    assert damage(played) == [(1, 6, 4)]


def test_the_basic_action_can_be_taken_with_an_empty_hand() -> None:
    """EX-CHAR-03: what there is to discard is nothing."""
    played = against_linne(side(deck=["Cross"], space=5), side("Block")).answer("Action", "Do not", "Block")
    assert checks(played)[0] == "Cross (1-2) hits at 2"
    assert played.names(0, "discard") == []


def test_the_exceeded_action_costs_a_gauge_and_no_card() -> None:
    played = against_linne(side("Dive", gauge=["Sweep"], deck=["Cross"], space=5, exceeded=True), side("Block"))
    played.answer("Action (1 gauge)", "Do not", "Wild Swing", "Block")
    assert checks(played)[0] == "Cross (1-2) hits at 2"
    assert played.names(0, "hand") == ["Dive"]
    assert played.names(0, "discard") == ["Sweep"]


def test_the_actions_bind_nobody_else_and_no_later_strike() -> None:
    played = against_linne(side("Dive", "Sweep", deck=["Cross"]), side("Block", "Grasp"))
    played.answer("Action", "Sweep", "Do not", "Wild Swing")
    assert sorted(played.labels) == ["Block", "Grasp", "Wild Swing"]


def test_downshift_puts_a_card_into_gauge_and_reverts() -> None:
    played = against_linne(side("Dive", exceeded=True), side())
    assert not played.offers("Action (1 gauge)")
    played.answer("Downshift")
    assert not played.sides[0].exceeded
    assert played.names(0, "gauge") == ["Dive"]
    assert played.asked == (0, "action")


# --- Mika's Revolution ---


@pytest.mark.parametrize(("space", "linne", "ends", "power"), [(2, 3, (8, 9), 9), (6, 7, (8, 9), 5), (8, 9, (8, 9), 3)])
def test_mikas_revolution_grows_with_the_spaces_closed(
    space: int, linne: int, ends: tuple[int, int], power: int
) -> None:
    mika = side("Mika's Revolution", gauge=["Dive", "Dive"], space=space)
    played = against_linne(mika, side("Block", space=linne)).strike("Mika's Revolution", "Block")
    assert played.spaces == ends
    assert damage(played) == [(1, power, power - 2)]


def test_diesel_gives_four_power() -> None:
    played = against_linne(side("Mika's Revolution", "Focus", "Dive", space=5), side("Block"))
    played.answer("Boost Diesel", "Dive").strike("Block", "Focus")
    assert damage(played) == [(1, 8, 6)]


def test_diesel_draws_two_and_goes_to_gauge_at_the_start_of_the_turn() -> None:
    played = against_linne(side(boosts=["Mika's Revolution"]), side(), turn=1).answer("Prepare")
    assert played.asked == (0, "action")
    assert len(played.names(0, "hand")) == 2
    assert played.names(0, "gauge") == ["Mika's Revolution"]


# --- Mika's Galaxy ---

GALAXY = "Mika's Galaxy"
THREE = ["Dive", "Dive", "Sweep"]


@pytest.mark.parametrize(("mika", "linne", "hits"), [(1, 5, True), (3, 6, True), (3, 4, True), (6, 7, False)])
def test_mikas_galaxy_is_measured_from_the_centre(mika: int, linne: int, hits: bool) -> None:
    """EX-CHAR-14."""
    played = against_linne(side(GALAXY, gauge=THREE, space=mika), side("Block", space=linne)).strike(GALAXY, "Block")
    played.answer("Sweep")
    assert checks(played)[0] == f"{GALAXY} (0-1) {'hits' if hits else 'misses'} at {abs(linne - 5)}"
    assert damage(played) == ([(1, 12, 10)] if hits else [])


@pytest.mark.parametrize(("choice", "hits"), [("Push 2", False), ("Do not", True)])
def test_mikas_galaxy_swung_may_push_first(choice: str, hits: bool) -> None:
    mika = side("Cross", gauge=THREE, space=3, deck=[GALAXY])
    played = against_linne(mika, side("Block", space=6)).strike("Wild Swing", "Block")
    played.answer(played.labels[0])
    if played.asked[1] == "pay":
        played.answer("Sweep")
    assert played.labels == ["Push 2", "Do not"]
    played.answer(choice)
    assert (" hits " in checks(played)[0]) is hits


@pytest.mark.parametrize(("choice", "space"), [("Advance 3", 8), ("Advance 1", 5), ("Retreat 3", 1), ("Do not", 4)])
def test_smart_steer_moves_up_to_three_either_way(choice: str, space: int) -> None:
    played = against_linne(side(GALAXY, space=4), side(space=6)).answer("Boost Smart Steer")
    assert len(played.labels) == 7
    played.answer(choice)
    assert played.spaces == (space, 6)


# --- Mika's Crash ---


@pytest.mark.parametrize(("wild", "stuns"), [(True, [1]), (False, [])])
def test_mikas_crash_ignores_guard_as_a_wild_swing(wild: bool, stuns: list[int]) -> None:
    """3 power against guard 6; then it advances 3."""
    if wild:
        played = swing("Mika's Crash", "Sweep", space=5)
    else:
        played = against_linne(side("Mika's Crash", space=5), side("Sweep")).strike("Mika's Crash", "Sweep")
    assert damage(played)[0] == (1, 3, 3)
    assert [seat for seat in stunned(played) if seat == 1] == stuns
    assert played.spaces == (9, 7)


def test_power_attack_strengthens_takes_the_next_turn_and_goes_to_gauge() -> None:
    played = against_linne(side("Mika's Crash", "Cross", space=5), side("Block")).answer("Boost Power Attack")
    played.strike("Block", "Cross")
    assert damage(played) == [(1, 4, 2)]
    assert played.names(0, "gauge") == ["Mika's Crash", "Cross"]
    assert played.turn == 0


# --- Mika's Missile ---


@pytest.mark.parametrize(("space", "power"), [(3, 6), (5, 2), (6, 0), (2, None)])
def test_mikas_missile_has_two_power_for_each_space_closed(space: int, power: int | None) -> None:
    played = against_linne(side("Mika's Missile", space=space), side("Focus")).strike("Mika's Missile", "Focus")
    hits = [one[1] for one in damage(played) if one[0] == 1]
    assert hits == ([] if power is None else [power])


def test_precision_handling_steps_and_draws_two() -> None:
    mika = side("Mika's Missile", deck=["Dive", "Cross", "Sweep"])
    played = against_linne(mika, side()).answer("Boost Precision Handling", "Retreat 1")
    assert played.spaces == (2, 7)
    assert sorted(played.names(0, "hand")) == ["Cross", "Dive", "Sweep"]


# --- Mika's Tornado ---


@pytest.mark.parametrize(("wild", "turn"), [(True, 0), (False, 1)])
def test_mikas_tornado_takes_the_next_turn_as_a_wild_swing(wild: bool, turn: int) -> None:
    if wild:
        played = swing("Mika's Tornado", "Block", space=4)
    else:
        played = against_linne(side("Mika's Tornado", space=4), side("Block")).strike("Mika's Tornado", "Block")
    assert played.spaces == (6, 7)
    assert damage(played) == [(1, 5, 3)]
    assert played.turn == turn


def test_cant_stop_wont_stop_gives_armor_and_steadiness() -> None:
    played = against_linne(side("Mika's Tornado"), side()).answer("Boost Can't Stop")
    assert played.boosts(0) == ["Mika's Tornado"]
    played = against_linne(side("Dive", space=8, boosts=["Mika's Tornado"]), side("Assault", space=9))
    played.strike("Dive", "Assault")
    assert damage(played)[0] == (0, 4, 2)
    assert 0 not in stunned(played)


# --- Mika's Hip Attack ---


@pytest.mark.parametrize(("linne", "ends", "turn"), [(7, (7, 9), 0), (4, (4, 7), 1)])
def test_mikas_hip_attack_pushes_closes_and_gains_advantage_at_the_edge(
    linne: int, ends: tuple[int, int], turn: int
) -> None:
    played = against_linne(side("Mika's Hip Attack", space=linne - 1), side("Block", space=linne))
    played.strike("Mika's Hip Attack", "Block")
    assert damage(played) == [(1, 5, 3)]
    assert played.spaces == ends
    assert played.turn == turn


@pytest.mark.parametrize("puts", [True, False])
def test_pachelbel_cannon_gives_power_and_may_put_a_card_back(puts: bool) -> None:
    played = against_linne(side("Mika's Hip Attack", "Cross", "Dive", deck=["Grasp"], space=5), side("Block"))
    played.answer("Boost Pachelbel Cannon")
    if puts:
        played.answer("Put 1 card", "Dive")
    else:
        played.answer("Do not")
    assert sorted(played.names(0, "hand")) == (["Cross", "Dive"] if puts else ["Cross", "Dive", "Grasp"])
    played.strike("Block", "Cross")
    assert damage(played) == [(1, 5, 3)]


# --- Mika's Cannon ---


@pytest.mark.parametrize(("space", "ends", "hits"), [(4, 6, True), (6, 9, False)])
def test_mikas_cannon_misses_if_it_passed(space: int, ends: int, hits: bool) -> None:
    played = against_linne(side("Mika's Cannon", space=space), side("Block")).strike("Mika's Cannon", "Block")
    assert played.spaces == (ends, 7)
    assert damage(played) == ([(1, 7, 5)] if hits else [])


def test_mikas_cannon_cannot_be_pushed() -> None:
    played = against_linne(side("Mika's Cannon", space=6), side("Grasp")).strike("Mika's Cannon", "Grasp")
    played.answer("Push 2")
    assert damage(played)[0] == (0, 3, 2)
    assert checks(played)[1] == "Mika's Cannon (1) misses at 2"


def test_swift_attack_speeds_and_takes_the_next_turn() -> None:
    played = against_linne(side("Mika's Cannon", "Cross", space=5), side("Block")).answer("Boost Swift Attack")
    played.strike("Block", "Cross")
    assert speeds(played) == (7, 0)
    assert played.names(0, "gauge") == ["Mika's Cannon", "Cross"]
    assert played.turn == 0
