"""Play reports of Ky Kiske: each card's attack and boost, and both sides of the fighter; Sol Badguy is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, guard, speeds, stunned
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.position import SidePosition


def against_sol(ky: SidePosition, sol: SidePosition, turn: int = 0) -> Stage:
    return stage(ky, sol, fighters=("Ky Kiske", "Sol Badguy"), turn=turn)


# --- The fighter ---


@pytest.mark.parametrize(("choice", "space"), [("Advance 1", 4), ("Retreat 1", 2), ("Do not", 3)])
def test_the_first_cancel_of_a_turn_lets_ky_step(choice: str, space: int) -> None:
    ky = side("Sacred Edge", gauge=["Dive"], deck=["Grasp", "Cross", "Block"])
    played = against_sol(ky, side()).answer("Boost Roar of the Spark", "Cancel")
    assert played.asked == (0, "choose")
    assert played.labels == ["Advance 1", "Retreat 1", "Do not"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert played.asked == (0, "action")
    assert sorted(played.names(0, "hand")) == ["Cross", "Grasp"]


@pytest.mark.parametrize(("exceeded", "cards"), [(False, 4), (True, 5)])
def test_a_second_cancel_in_the_same_turn_gives_nothing_more(exceeded: bool, cards: int) -> None:
    """EX-CANCEL-04: the action goes on, but the step and the exceeded side's card come once."""
    ky = side("Sacred Edge", "Sacred Edge", gauge=["Dive", "Dive"], exceeded=exceeded)
    played = against_sol(ky, side()).answer("Boost Roar of the Spark", "Cancel", "Advance 1")
    played.answer("Boost Roar of the Spark", "Cancel")
    assert played.asked == (0, "action")
    assert played.spaces == (4, 7)
    assert len(played.names(0, "hand")) == cards


def test_the_step_is_there_again_next_turn() -> None:
    ky = side("Stun Dipper", "Stun Dipper", gauge=["Dive"])
    played = against_sol(ky, side()).answer("Boost Hope", "Cancel", "Dive", "Advance 1", "Prepare", "Prepare")
    played.answer("Boost Hope", "Cancel")
    assert played.labels == ["Advance 1", "Retreat 1", "Do not"]


def test_an_exceeded_ky_draws_too() -> None:
    ky = side("Stun Dipper", deck=["Grasp"], exceeded=True)
    played = against_sol(ky, side()).answer("Boost Hope", "Cancel")
    assert played.names(0, "hand") == ["Grasp"]
    assert played.labels == ["Advance 1", "Retreat 1", "Do not"]
    played.answer("Retreat 1")
    assert played.spaces == (2, 7)
    assert played.asked == (0, "action")


def test_no_cancel_no_step() -> None:
    played = against_sol(side("Sacred Edge", gauge=["Dive"]), side()).answer("Boost Roar of the Spark", "Do not cancel")
    assert played.asked == (1, "action")
    assert played.spaces == (3, 7)


def test_exceeding_costs_two_gauge_and_ends_the_turn_with_a_card() -> None:
    """EX-EXC-03, EX-EXC-01: there is no strike in it."""
    played = against_sol(side(gauge=["Dive", "Grasp"], deck=["Cross"]), side()).answer("Exceed", "Dive")
    assert played.sides[0].exceeded
    assert played.names(0, "discard") == ["Dive", "Grasp"]
    assert played.names(0, "hand") == ["Cross"]
    assert played.asked == (1, "action")


# --- Ride the Lightning ---


@pytest.mark.parametrize(
    ("spaces", "ends", "lives", "turn"),
    [((2, 7), (6, 9), (30, 24), 0), ((4, 6), (5, 8), (30, 24), 0), ((1, 7), (5, 7), (30, 30), 1)],
)
def test_ride_the_lightning_closes_four_and_pushes_two(
    spaces: tuple[int, int], ends: tuple[int, int], lives: tuple[int, int], turn: int
) -> None:
    ky = side("Ride the Lightning", space=spaces[0], gauge=["Cross", "Cross", "Dive", "Dive"])
    played = against_sol(ky, side("Grasp", space=spaces[1])).strike("Ride the Lightning", "Grasp")
    played.answer("Dive", "Dive")
    assert speeds(played) == (1, 7)
    assert played.spaces == ends
    assert played.lives == lives
    assert played.turn == turn
    assert played.names(0, "discard")[:4] == ["Dive", "Dive", "Cross", "Cross"]
    assert played.names(0, "gauge") == (["Ride the Lightning"] if turn == 0 else [])


def test_ride_the_lightning_holds_out_eight_power() -> None:
    """Armor 2 and guard 6 against an EX Sweep with Smell of the Game; the order of its hit effects is Sol's."""
    ky = side("Ride the Lightning", space=4, gauge=["Cross", "Cross", "Dive", "Dive"])
    sol = side("Sweep", "Sweep", space=5, boosts=["Wild Throw"])
    played = against_sol(ky, sol).strike("Ride the Lightning", "EX Sweep").answer("Dive", "Dive", "Sweep")
    assert damage(played) == [(0, 8, 6), (1, 6, 5)]
    assert stunned(played) == []


@pytest.mark.parametrize(("space", "hits"), [(7, True), (6, True), (5, False), (4, False)])
def test_thunderseal_gives_range_and_power(space: int, hits: bool) -> None:
    """EX-FAQ-19: Cross reaches 1-3."""
    ky = side("Cross", space=space, boosts=["Ride the Lightning"])
    played = against_sol(ky, side("Grasp", space=9)).strike("Cross", "Grasp")
    assert checks(played)[-1] == f"Cross (1-3) {'hits' if hits else 'misses'} at {9 - space}"
    assert damage(played) == ([(1, 4, 4)] if hits else [])
    assert played.boosts(0) == []


# --- Sacred Edge ---


@pytest.mark.parametrize(
    ("choice", "space"), [("Close 0", 3), ("Close 1", 4), ("Close 2", 5), ("Close 3", 6), ("Close 4", 7)]
)
def test_sacred_edge_closes_up_to_four_and_takes_the_next_turn(choice: str, space: int) -> None:
    """EX-FAQ-08: two hit effects, in the order Ky picks."""
    ky = side("Sacred Edge", gauge=["Cross", "Cross", "Dive", "Dive"])
    played = against_sol(ky, side("Dust", space=9)).strike("Sacred Edge", "Dust").answer("Dive", "Dive")
    assert played.asked == (0, "order")
    assert len(played.labels) == 2
    played.answer("Sacred Edge: hit: close")
    assert played.labels == [f"Close {number}" for number in range(5)]
    played.answer(choice)
    assert speeds(played) == (6, 3)
    assert played.spaces == (space, 9)
    assert played.lives == (30, 25)
    assert stunned(played) == [1]
    assert played.turn == 0


@pytest.mark.parametrize(("space", "hits"), [(8, False), (7, True), (3, True), (2, False)])
def test_sacred_edge_reaches_range_2_to_6(space: int, hits: bool) -> None:
    ky = side("Sacred Edge", space=space, gauge=["Cross", "Cross", "Dive", "Dive"])
    played = against_sol(ky, side("Dust", space=9)).strike("Sacred Edge", "Dust").answer("Dive", "Dive")
    assert (played.asked == (0, "order")) is hits
    assert f"Sacred Edge (2-6) {'hits' if hits else 'misses'} at {9 - space}" in checks(played)


def test_roar_of_the_spark_draws_two() -> None:
    ky = side("Sacred Edge", deck=["Dive", "Cross", "Block"])
    played = against_sol(ky, side()).answer("Boost Roar of the Spark")
    assert sorted(played.names(0, "hand")) == ["Block", "Cross", "Dive"]  # the third ends the turn
    assert played.names(0, "discard") == ["Sacred Edge"]
    assert played.asked == (1, "action")


# --- Stun Dipper ---


@pytest.mark.parametrize(
    ("space", "ends", "life", "taken"), [(3, 5, 26, 1), (4, 6, 26, 0), (6, 6, 26, 0), (2, 4, 30, 0)]
)
def test_stun_dipper_takes_a_card_only_at_range_2(space: int, ends: int, life: int, taken: int) -> None:
    """The range is looked at when it hits, after it has closed 2."""
    sol = side("Sweep", "Dive", "Focus")
    played = against_sol(side("Stun Dipper", space=space), sol).strike("Stun Dipper", "Sweep")
    assert speeds(played) == (5, 2)
    assert played.spaces == (ends, 7)
    assert played.lives[1] == life
    assert len(played.names(1, "hand")) == 2 - taken


def test_hope_goes_to_gauge() -> None:
    played = against_sol(side("Stun Dipper"), side()).answer("Boost Hope")
    assert played.names(0, "gauge") == ["Stun Dipper"]
    assert played.names(0, "discard") == []
    assert played.asked == (0, "cancel")  # EX-CANCEL-07: it can pay for its own cancel
    played.answer("Do not cancel")
    assert played.turn == 1


# --- Vapor Thrust ---


@pytest.mark.parametrize(
    ("space", "speed", "ends", "life"), [(5, 7, 9, 27), (6, 5, 9, 27), (4, 5, 8, 30), (3, 5, 6, 30)]
)
def test_vapor_thrust_is_faster_at_range_2_and_goes_on(space: int, speed: int, ends: int, life: int) -> None:
    """After it, hit or miss: advance 3."""
    played = against_sol(side("Vapor Thrust", space=space), side("Dust")).strike("Vapor Thrust", "Dust")
    assert speeds(played) == (speed, 3)
    assert played.spaces == (ends, 7)
    assert played.lives[1] == life


def test_vapor_thrust_goes_before_cross_at_range_2_only() -> None:
    near = against_sol(side("Vapor Thrust", space=6), side("Cross")).strike("Vapor Thrust", "Cross")
    far = against_sol(side("Vapor Thrust", space=5), side("Cross")).strike("Vapor Thrust", "Cross")
    assert (speeds(near), near.lives) == ((5, 6), (27, 30))
    assert (speeds(far), far.lives) == ((7, 6), (30, 27))


@pytest.mark.parametrize(("space", "turn"), [(5, 0), (3, 1)])
def test_holy_orders_gives_speed_and_the_next_turn_on_a_hit(space: int, turn: int) -> None:
    ky = side("Cross", space=space, boosts=["Vapor Thrust"])
    played = against_sol(ky, side("Dust")).strike("Cross", "Dust")
    assert speeds(played) == (7, 3)
    assert played.turn == turn
    assert played.boosts(0) == []


# --- Foudre Arc ---


@pytest.mark.parametrize(
    ("spaces", "ends", "life", "cards"),
    [
        ((3, 7), 6, 28, 1),
        ((5, 7), 9, 28, 0),
        ((4, 7), 8, 28, 0),
        ((8, 9), 8, 28, 1),
        ((1, 7), 4, 30, 1),
    ],
)
def test_foudre_arc_draws_unless_it_passes(spaces: tuple[int, int], ends: int, life: int, cards: int) -> None:
    """Beside the edge it cannot pass. Focus holds off 2 of its 4."""
    ky, sol = side("Foudre Arc", space=spaces[0]), side("Focus", space=spaces[1])
    played = against_sol(ky, sol).strike("Foudre Arc", "Focus")
    assert speeds(played) == (4, 1)
    assert played.spaces == (ends, spaces[1])
    assert played.lives[1] == life
    assert len(played.names(0, "hand")) == cards


@pytest.mark.parametrize(("space", "power", "turn"), [(5, 4, 0), (3, 0, 1)])
def test_shock_state_gives_power_and_the_next_turn_on_a_hit(space: int, power: int, turn: int) -> None:
    played = against_sol(side("Cross", space=space, boosts=["Foudre Arc"]), side("Dust")).strike("Cross", "Dust")
    assert damage(played) == ([(1, power, power)] if power else [])
    assert played.turn == turn


def test_shock_state_draws_now_and_cannot_be_canceled() -> None:
    ky = side("Foudre Arc", deck=["Dive", "Cross"], gauge=["Grasp"])
    played = against_sol(ky, side()).answer("Boost Shock State")
    assert played.asked == (1, "action")
    assert sorted(played.names(0, "hand")) == ["Cross", "Dive"]
    assert played.boosts(0) == ["Foudre Arc"]


# --- Dire Eclat ---


@pytest.mark.parametrize(("spaces", "ends", "cards"), [((5, 6), 8, 0), ((5, 7), 9, 0), ((6, 8), 9, 2), ((8, 9), 9, 2)])
def test_dire_eclat_draws_two_if_the_push_falls_short(spaces: tuple[int, int], ends: int, cards: int) -> None:
    played = against_sol(side("Dire Eclat", space=spaces[0]), side("Dust", space=spaces[1]))
    played.strike("Dire Eclat", "Dust")
    assert speeds(played) == (4, 3)
    assert played.spaces == (spaces[0], ends)
    assert played.lives == (30, 25)
    assert stunned(played) == [1]
    assert len(played.names(0, "hand")) == cards


def test_dire_eclat_misses_at_range_3() -> None:
    played = against_sol(side("Dire Eclat", space=4), side("Grasp")).strike("Dire Eclat", "Grasp")
    assert checks(played)[-1] == "Dire Eclat (1-2) misses at 3"
    assert played.spaces == (4, 7)
    assert played.names(0, "hand") == []


def test_faith_gives_speed_and_guard_and_cannot_be_canceled() -> None:
    """Dire Eclat's guard 4 + 3 holds out a Fafnir."""
    ky = side("Dire Eclat", "Dire Eclat", space=6, gauge=["Grasp"])
    played = against_sol(ky, side("Fafnir", "Fafnir")).answer("Boost Faith")
    assert played.asked == (1, "action")
    played.strike("EX Fafnir", "Dire Eclat")
    assert speeds(played) == (5, 5)
    assert damage(played)[0] == (0, 6, 6)
    assert guard(played, 0) == 7
    assert 0 not in stunned(played)
    assert played.boosts(0) == []


# --- Stun Edge ---


@pytest.mark.parametrize(("space", "life", "turn"), [(6, 25, 0), (5, 27, 1), (2, 27, 1), (1, 30, 1)])
def test_stun_edge_has_power_and_advantage_at_range_2_only(space: int, life: int, turn: int) -> None:
    """EX-COND-02: both hang on the range."""
    played = against_sol(side("Stun Edge", space=space), side("Grasp", space=8)).strike("Stun Edge", "Grasp")
    assert played.labels == ["Advance 0", "Advance 1", "Advance 2"]
    played.answer("Advance 0")
    assert played.lives == (30, life)
    assert played.turn == turn


def test_stun_edge_misses_at_range_1() -> None:
    """EX-EXMP-52."""
    played = against_sol(side("Stun Edge", space=7), side("Dust", space=8)).strike("Stun Edge", "Dust")
    assert checks(played) == ["Stun Edge (2-6) misses at 1"]
    played.answer("Advance 0")
    assert played.names(0, "discard") == ["Stun Edge"]


@pytest.mark.parametrize(("choice", "space"), [("Advance 0", 6), ("Advance 1", 7), ("Advance 2", 9)])
def test_stun_edge_advances_up_to_two_after(choice: str, space: int) -> None:
    """EX-EXMP-53."""
    played = against_sol(side("Stun Edge", space=6), side("Grasp", space=8)).strike("Stun Edge", "Grasp").answer(choice)
    assert played.spaces == (space, 8)
    assert speeds(played) == (3, 7)


@pytest.mark.parametrize(("reply", "cards"), [("Fafnir", 1), ("Sweep", 0)])
def test_be_just_or_be_dead_draws_if_the_opponent_is_stunned(reply: str, cards: int) -> None:
    """Dire Eclat's 5 stun a Fafnir, not a Sweep with guard 6."""
    ky = side("Dire Eclat", space=3, boosts=["Stun Edge"])
    played = against_sol(ky, side(reply, space=5)).strike("Dire Eclat", reply)
    assert speeds(played)[0] == 5
    assert (1 in stunned(played)) is bool(cards)
    assert len(played.names(0, "hand")) == cards
    assert played.boosts(0) == []


@pytest.mark.parametrize(
    ("card", "boost"),
    [("Ride the Lightning", "Thunderseal"), ("Vapor Thrust", "Holy Orders"), ("Stun Edge", "Be Just or Be Dead")],
)
def test_cancelable_continuous_boosts_of_ky(card: str, boost: str) -> None:
    """EX-BOOST-04, EX-CANCEL-01."""
    played = against_sol(side(card, gauge=["Dive"]), side()).answer(f"Boost {boost} ({card})")
    assert played.asked == (0, "cancel")
    assert played.boosts(0) == [card]
    assert played.names(0, "gauge") == ["Dive"]
    played.answer("Cancel", "Do not")
    assert played.asked == (0, "action")
    assert played.boosts(0) == [card]
