"""Play reports of Carmine: each card's attack and boost, his Dissolves, and both sides; Linne is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, guard, stunned
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.position import BoostInPlay, SidePosition

EVERYWHERE = [f"Space {space}" for space in range(1, 10)]
DEVOURED = "Hahahaha! Be Devoured!"
THE_END = "You Shit! This is the END!"
ULTRAS = ["Twist!", DEVOURED, THE_END]
THREE = ["Sweep", "Sweep", "Focus"]


def against_linne(carmine: SidePosition, linne: SidePosition, turn: int = 0) -> Stage:
    return stage(carmine, linne, fighters=("Carmine", "Linne"), turn=turn)


def on(space: int, card: str = "Twist!") -> BoostInPlay:
    """Returns a Dissolve that lies on a space."""
    return BoostInPlay(card, space=space)


def lies(played: Stage) -> list[int]:
    """Returns where Carmine's boosts lie."""
    return [boost.space for boost in played.sides[0].boosts]


# --- The fighter ---


@pytest.mark.parametrize(("choice", "space"), [("Advance 1", 4), ("Retreat 1", 2)])
def test_the_basic_action_moves_a_dissolve_and_steps(choice: str, space: int) -> None:
    played = against_linne(side(boosts=[on(5)]), side()).answer("Action")
    assert played.labels == ["Space 4", "Space 6"]
    played.answer("Space 6")
    assert lies(played) == [6]
    assert played.labels == ["Advance 1", "Retreat 1"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert played.asked == (1, "action")


def test_the_basic_action_picks_among_dissolves() -> None:
    played = against_linne(side(boosts=[on(5), on(8, DEVOURED)]), side()).answer("Action")
    assert played.asked == (0, "pick")
    assert len(played.labels) == 2
    played.answer(played.labels[1], "Space 9", "Advance 1")
    assert lies(played) == [5, 9]


def test_the_basic_action_needs_a_dissolve() -> None:
    assert not against_linne(side("Dive"), side()).offers("Action")


def test_the_exceeded_action_plays_an_ultra_from_gauge_and_steps() -> None:
    """EX-CHAR-42."""
    played = against_linne(side(gauge=["Dive", "Twist!"], exceeded=True), side()).answer("Action")
    if played.asked[1] == "pick":
        played.answer("Twist!")
    assert played.labels == EVERYWHERE
    played.answer("Space 6", "Retreat 1")
    assert lies(played) == [6]
    assert played.names(0, "gauge") == ["Dive"]
    assert played.spaces == (2, 7)


def test_the_exceeded_action_needs_an_ultra_in_gauge_and_downshift_a_card() -> None:
    played = against_linne(side("Dive", gauge=["Cross"], exceeded=True), side())
    assert not played.offers("Action")
    played.answer("Downshift")
    assert not played.sides[0].exceeded
    assert played.names(0, "gauge") == ["Cross", "Dive"]
    assert played.asked == (0, "action")


# --- Dissolve ---


@pytest.mark.parametrize("card", ULTRAS)
def test_dissolve_is_laid_on_any_space_and_stays(card: str) -> None:
    """EX-TRAP-02, EX-TRAP-03."""
    played = against_linne(side(card, "Focus", space=5), side("Block")).answer("Boost Dissolve")
    assert played.labels == EVERYWHERE
    played.answer("Space 1", "Strike", "Block", "Focus")
    assert lies(played) == [1]


@pytest.mark.parametrize("card", ULTRAS)
@pytest.mark.parametrize(("space", "used"), [(6, True), (7, True), (4, False), (8, False)])
def test_dissolve_ahead_in_range_strengthens_and_goes_to_gauge(card: str, space: int, used: bool) -> None:
    """A Focus of range 1-2 at range 2: spaces 6 and 7 are ahead in range."""
    played = against_linne(side("Focus", space=5, boosts=[on(space, card)]), side("Block")).strike("Focus", "Block")
    assert checks(played)[0].startswith(f"Focus ({'1-3' if used else '1-2'})")
    assert damage(played)[0][1] == (6 if used else 4)
    assert (card in played.names(0, "gauge")) is used
    assert lies(played) == ([] if used else [space])


def test_a_stunned_carmine_loses_his_dissolves() -> None:
    """EX-TRAP-04."""
    played = against_linne(side("Dive", space=6, boosts=[on(1)]), side("Assault")).strike("Dive", "Assault")
    assert stunned(played) == [0]
    assert played.boosts(0) == []
    assert "Twist!" in played.names(0, "discard")


# --- Twist! ---


@pytest.mark.parametrize("becomes", [True, False])
def test_twist_takes_the_next_turn_and_may_become_a_dissolve(becomes: bool) -> None:
    """EX-CHAR-43: any space, and no gauge for the hit."""
    played = against_linne(side("Twist!", gauge=["Dive"], space=5), side("Block")).strike("Twist!", "Block")
    assert played.labels == ["Put this into your boosts", "Do not"]
    if becomes:
        played.answer("Put this into your boosts")
        assert played.labels == EVERYWHERE
        played.answer("Space 9")
    else:
        played.answer("Do not")
    assert damage(played) == [(1, 2, 0)]
    assert played.turn == 0
    assert lies(played) == ([9] if becomes else [])
    assert played.names(0, "gauge") == ([] if becomes else ["Twist!"])


# --- Hahahaha! Be Devoured! ---


@pytest.mark.parametrize(("ultras", "reach", "power"), [(0, "1", 3), (1, "1-2", 5), (3, "1-4", 9)])
def test_be_devoured_grows_with_the_ultras_spent_for_it(ultras: int, reach: str, power: int) -> None:
    """EX-CHAR-40."""
    gauge = [*["Twist!", "Twist!", THE_END][:ultras], *["Dive", "Dive", "Sweep"][: 3 - ultras]]
    played = against_linne(side(DEVOURED, gauge=gauge, space=6), side("Block")).strike(DEVOURED, "Block")
    while played.asked[1] == "pay":
        played.answer(played.labels[0])
    assert checks(played)[0] == f"{DEVOURED} ({reach}) hits at 1"
    assert damage(played) == [(1, power, power - 2)]


# --- You Shit! This is the END! ---


@pytest.mark.parametrize(("space", "hits"), [(7, True), (8, True), (5, False)])
def test_this_is_the_end_strikes_from_where_it_lay(space: int, hits: bool) -> None:
    """EX-CHAR-18: set from the boosts, face up."""
    played = against_linne(side("Dive", gauge=THREE, boosts=[on(space, THE_END)]), side("Block")).answer("Strike")
    played.answer(next(label for label in played.labels if label.startswith(THE_END)), "Block", "Focus")
    assert checks(played)[0] == f"{THE_END} (0-1) {'hits' if hits else 'misses'} at {abs(7 - space)}"
    assert damage(played) == ([(1, 7, 5)] if hits else [])
    assert played.boosts(0) == []


def test_this_is_the_end_from_hand_strikes_from_carmine_and_cannot_be_stunned() -> None:
    played = against_linne(side(THE_END, gauge=THREE, space=6), side("Assault")).strike(THE_END, "Assault")
    played.answer("Focus")
    assert damage(played) == [(0, 4, 2), (1, 7, 7)]
    assert stunned(played) == [1]


# --- Thrust! ---


@pytest.mark.parametrize(("space", "hits"), [(7, True), (5, True), (4, False)])
def test_thrust_may_strike_from_a_dissolve_and_use_it_up(space: int, hits: bool) -> None:
    """EX-CHAR-14: the Dissolve lies at range 0 of the attack, so it gives range 0-2."""
    played = against_linne(side("Thrust!", boosts=[on(space)]), side("Block")).strike("Thrust!", "Block")
    while played.asked[1] == "order":
        played.answer("Thrust!")
    played.answer(played.labels[0])
    if played.asked[1] == "pick":
        played.answer(played.labels[0])
    assert checks(played)[0].startswith("Thrust! (0-2)")
    assert (" hits " in checks(played)[0]) is hits


def test_thrust_may_strike_from_carmine() -> None:
    played = against_linne(side("Thrust!", space=6, boosts=[on(1)]), side("Block")).strike("Thrust!", "Block")
    played.answer("Thrust!", "Do not")
    assert checks(played)[0] == "Thrust! (0-1) hits at 1"


@pytest.mark.parametrize(("reply", "power", "reach"), [("Cross", 6, "1-3"), ("Block", 4, "1-2")])
def test_bloodletting_gives_guard_and_strikes_back_harder(reply: str, power: int, reach: str) -> None:
    played = against_linne(side("Thrust!", "Focus", "Dive", space=6), side(reply)).answer("Boost Bloodletting", "Dive")
    played.strike(reply, "Focus")
    focus = [check for check in checks(played) if check.startswith("Focus")]
    assert focus[0].startswith(f"Focus ({reach})")
    if reply == "Cross":
        assert guard(played, 0) == 8
    else:
        assert damage(played) == [(1, power, power - 2)]


# --- Spin! ---


@pytest.mark.parametrize(("space", "turn"), [("Space 9", 0), ("Space 6", 1)])
def test_spin_may_move_ahead_in_range_and_gains_advantage_past_the_opponent(space: str, turn: int) -> None:
    played = against_linne(side("Spin!", space=5), side("Block")).strike("Spin!", "Block")
    played.answer(played.labels[0])
    assert played.labels == ["Space 6", "Space 8", "Space 9"]
    played.answer(space)
    assert played.spaces == (int(space[-1]), 7)
    assert damage(played) == [(1, 4, 2)]
    assert played.turn == turn


def test_spin_may_stay() -> None:
    played = against_linne(side("Spin!", space=5), side("Block")).strike("Spin!", "Block").answer("Do not")
    assert played.spaces == (5, 7)


def test_rein_blood_costs_a_life_plays_an_ultra_from_the_discards_and_moves() -> None:
    played = against_linne(side("Spin!", discard=["Dive", "Twist!"]), side()).answer("Boost Rein Blood")
    assert played.lives == (29, 30)
    if played.asked[1] == "pick":
        assert played.labels == ["Twist!"]
        played.answer("Twist!")
    played.answer("Space 8", "Advance 2")
    assert lies(played) == [8]
    assert played.spaces == (5, 7)


def test_rein_blood_without_an_ultra_only_hurts_and_moves() -> None:
    """EX-CHAR-28: the damage does not kill."""
    played = against_linne(side("Spin!", discard=["Dive"], life=1), side()).answer("Boost Rein Blood", "Retreat 2")
    assert played.lives == (1, 30)
    assert played.spaces == (1, 7)


# --- Pulverize! ---


@pytest.mark.parametrize(("space", "ends"), [(6, 9), (5, 8), (4, 7)])
def test_pulverize_pushes_to_its_maximum_range(space: int, ends: int) -> None:
    played = against_linne(side("Pulverize!", space=space), side("Block")).strike("Pulverize!", "Block")
    assert damage(played) == [(1, 4, 2)]
    assert played.spaces == (space, ends)


def test_reckless_run_advances_two_and_two_for_each_force() -> None:
    played = against_linne(side("Pulverize!", "Dive", "Cross", space=1), side()).answer("Boost Reckless Run")
    assert played.spaces == (3, 7)
    played.answer("Dive", "Cross")
    assert played.spaces == (8, 7)


# --- Give Me That! ---


@pytest.mark.parametrize(("choice", "space"), [("Push 2", 9), ("Pull 2", 4)])
def test_give_me_that_ignores_armor_heals_and_throws(choice: str, space: int) -> None:
    played = against_linne(side("Give Me That!", space=6, life=20), side("Block")).strike("Give Me That!", "Block")
    assert played.labels == ["Push 2", "Pull 2"]
    played.answer(choice)
    assert damage(played) == [(1, 3, 3)]
    assert played.lives[0] == 22
    assert played.spaces == (6, space)


@pytest.mark.parametrize(("choice", "space"), [("Push 1", 8), ("Pull 1", 6)])
def test_blood_spike_hurts_an_opponent_on_a_dissolve_and_gives_an_action(choice: str, space: int) -> None:
    played = against_linne(side("Give Me That!", boosts=[on(7)]), side(life=2)).answer("Boost Blood Spike")
    assert played.lives == (30, 1)
    assert played.labels == ["Push 1", "Pull 1"]
    played.answer(choice)
    assert played.spaces == (3, space)
    assert played.asked == (0, "action")


def test_blood_spike_does_nothing_elsewhere() -> None:
    played = against_linne(side("Give Me That!", boosts=[on(6)]), side()).answer("Boost Blood Spike")
    assert played.lives == (30, 30)
    assert played.asked == (1, "action")
