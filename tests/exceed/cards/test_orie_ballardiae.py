"""Play reports of Orie Ballardiae: each card's attack and boost, and both sides; Linne is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, guard, speeds, stunned
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.position import SidePosition

THREE = ["Sweep", "Sweep", "Focus"]
TO_ME = "To Me! (Command Order)"


def against_linne(orie: SidePosition, linne: SidePosition, turn: int = 0) -> Stage:
    return stage(orie, linne, fighters=("Orie Ballardiae", "Linne"), turn=turn)


# --- The fighter ---


@pytest.mark.parametrize(("attack", "action", "hurt"), [("Succession", "Action", 1), ("Succession", "Strike", 3)])
def test_the_basic_action_gives_two_armor_to_a_special(attack: str, action: str, hurt: int) -> None:
    """EX-CHAR-03: against the 3 power of a Cross; Orie cannot be stunned."""
    played = against_linne(side(attack, space=5), side("Cross")).answer(action, attack, "Cross")
    assert damage(played)[0] == (0, 3, hurt)


def test_the_basic_action_gives_nothing_to_a_normal() -> None:
    played = against_linne(side("Spike", space=5), side("Cross")).answer("Action", "Spike", "Cross")
    assert damage(played)[0] == (0, 3, 3)


@pytest.mark.parametrize(("top", "power"), [("Sweep", 6), ("Block", 0), ("Rest in Peace", 1)])
def test_the_exceeded_action_takes_the_power_of_the_top_discard(top: str, power: int) -> None:
    """EX-CHAR-40: the gauge spent for the action lies below."""
    orie = side("Divine Thrust", gauge=["Dive"], discard=["Focus"], space=5, exceeded=True)
    played = against_linne(orie, side("Block")).answer("Action (1 gauge)", "Divine Thrust", "Block")
    assert damage(played) == [(1, 5, 3)]  # the Dive
    orie = side("Luminous Embrace", gauge=["Dive", "Cross", "Cross", top], space=4, exceeded=True)
    played = against_linne(orie, side("Block")).answer("Action (1 gauge)", "Dive", "Luminous Embrace", "Block")
    played.answer("Cross", "Cross")
    assert checks(played)[0] == "Luminous Embrace (3-6) hits at 3"
    assert damage(played)[0][1] == power


def test_the_exceeded_action_leaves_bonuses_on_top_of_the_power() -> None:
    orie = side("Divine Thrust", gauge=["Sweep"], space=5, boosts=["Divine Thrust"], exceeded=True)
    played = against_linne(orie, side("Block")).answer("Action (1 gauge)", "Divine Thrust", "Block")
    assert damage(played) == [(1, 7, 5)]


def test_the_exceeded_action_costs_a_gauge_and_downshift_a_card() -> None:
    played = against_linne(side("Dive", "Cross", exceeded=True), side())
    assert not played.offers("Action (1 gauge)")
    played.answer("Downshift", "Dive")
    assert not played.sides[0].exceeded
    assert played.names(0, "gauge") == ["Dive"]
    assert played.asked == (0, "action")


# --- Luminous Embrace ---


@pytest.mark.parametrize(("reply", "hit"), [("Sky Fangs", False), ("Spike", True)])
def test_luminous_embrace_cannot_be_hit_from_range_four(reply: str, hit: bool) -> None:
    """EX-CHAR-31: Sky Fangs at range 4 misses, a Spike at range 3 hits."""
    space = 4 if hit else 3
    played = against_linne(side("Luminous Embrace", gauge=THREE, space=space), side(reply))
    played.strike("Luminous Embrace", reply).answer("Focus")
    assert (" hits " in checks(played)[0]) is hit


def test_luminous_embrace_closes_five_and_takes_the_next_turn() -> None:
    played = against_linne(side("Luminous Embrace", gauge=THREE, space=1), side("Block"))
    played.strike("Luminous Embrace", "Block").answer("Focus")
    assert checks(played)[0] == "Luminous Embrace (3-6) hits at 6"
    assert damage(played) == [(1, 7, 5)]
    assert played.spaces == (6, 7)
    assert played.turn == 0


@pytest.mark.parametrize("attack", ["Grasp", "Sweep"])
def test_fifth_executor_makes_every_hit_five_strong_and_goes_to_gauge(attack: str) -> None:
    played = against_linne(side("Luminous Embrace", attack, space=6), side("Block")).answer("Boost Fifth Executor")
    assert played.asked == (0, "set")
    played.answer(attack, "Block")
    while played.asked[1] in ("choose", "order"):
        played.answer(played.labels[0])
    assert damage(played) == [(1, 5, 3)]
    assert sorted(played.names(0, "gauge")) == sorted([attack, "Luminous Embrace"])


def test_fifth_executor_that_misses_is_discarded() -> None:
    played = against_linne(side("Grasp", boosts=["Luminous Embrace"]), side("Block")).strike("Grasp", "Block")
    assert played.names(0, "discard") == ["Luminous Embrace", "Grasp"]


# --- Rest in Peace ---


@pytest.mark.parametrize(("reply", "power"), [("Cross", 7), ("Block", 1)])
def test_rest_in_peace_is_strong_once_orie_was_hit(reply: str, power: int) -> None:
    """Armor 6 holds the Cross off; Linne then retreats to range 2."""
    orie = side("Rest in Peace", gauge=["Sweep", "Sweep"], space=6)
    played = against_linne(orie, side(reply, space=7)).strike("Rest in Peace", reply)
    if reply == "Cross":
        assert damage(played)[0] == (0, 3, 0)
        assert checks(played)[1] == "Rest in Peace (1-2) misses at 3"
    else:
        assert damage(played) == [(1, power, 0)]


def test_rest_in_peace_has_seven_power_after_a_hit() -> None:
    played = against_linne(side("Rest in Peace", gauge=["Sweep", "Sweep"], space=6), side("Grasp"))
    played.strike("Rest in Peace", "Grasp").answer("Push 1")
    assert checks(played)[1] == "Rest in Peace (1-2) hits at 2"
    assert damage(played) == [(0, 3, 0), (1, 7, 7)]


@pytest.mark.parametrize(("attack", "space", "ends"), [("Cross", 5, 1), ("Assault", 3, 6), ("Divine Thrust", 1, 6)])
def test_the_ruler_lengthens_movements_in_a_strike(attack: str, space: int, ends: int) -> None:
    """A Cross retreats 4, an Assault closes 3 and Divine Thrust advances 5."""
    played = against_linne(side(attack, space=space, boosts=["Rest in Peace"]), side("Block")).strike(attack, "Block")
    assert played.spaces == (ends, 7)


def test_the_ruler_draws_and_changes_no_movement_outside_a_strike() -> None:
    orie = side("Rest in Peace", "Divine Thrust", deck=["Dive", "Sweep", "Cross"])
    played = against_linne(orie, side()).answer("Boost The Ruler")
    assert sorted(played.names(0, "hand")) == ["Dive", "Divine Thrust", "Sweep"]
    played.answer("Prepare", "Boost Aggressive", "Advance 1")
    assert played.spaces == (4, 7)


def test_the_ruler_does_not_push_farther() -> None:
    played = against_linne(side("Grasp", space=6, boosts=["Rest in Peace"]), side("Block")).strike("Grasp", "Block")
    played.answer("Push 1")
    assert played.spaces == (6, 8)


# --- Divine Thrust ---


@pytest.mark.parametrize(("space", "ends", "hits"), [(5, 9, True), (1, 5, False)])
def test_divine_thrust_advances_four(space: int, ends: int, hits: bool) -> None:
    played = against_linne(side("Divine Thrust", space=space), side("Block")).strike("Divine Thrust", "Block")
    assert checks(played)[0] == f"Divine Thrust (1-2) {'hits' if hits else 'misses'} at {7 - space}"
    assert played.spaces == (ends, 7)


@pytest.mark.parametrize(
    ("card", "boost", "attack", "reply", "seen"),
    [
        ("Divine Thrust", "Aggressive", "Cross", "Block", (6, 4, 0)),
        ("Sacred Arrow", "Tactical", "Cross", "Block", (7, 3, 0)),
    ],
)
def test_boosts_with_a_step_give_power_or_speed(
    card: str, boost: str, attack: str, reply: str, seen: tuple[int, int, int]
) -> None:
    played = against_linne(side(card, attack, space=4), side(reply)).answer(f"Boost {boost}")
    assert played.labels == ["Advance 1", "Retreat 1"]
    played.answer("Advance 1")
    assert played.spaces == (5, 7)
    played.strike(reply, attack)
    assert (speeds(played)[0], damage(played)[0][1], 0) == seen
    assert played.boosts(0) == []


def test_defensive_gives_armor_and_guard_and_a_step() -> None:
    played = against_linne(side("Succession", "Focus", space=4), side("Cross")).answer("Boost Defensive", "Retreat 1")
    assert played.spaces == (3, 7)
    played = against_linne(side("Focus", space=5, boosts=["Succession"]), side("Cross")).strike("Focus", "Cross")
    assert damage(played)[0] == (0, 3, 0)
    assert guard(played, 0) == 6


def test_wide_reaches_one_farther_with_a_step() -> None:
    played = against_linne(side("Sealing Hoplon", "Cross", space=3), side("Block")).answer("Boost Wide", "Advance 1")
    played.strike("Block", "Cross")
    assert checks(played)[0] == "Cross (1-3) hits at 3"


# --- To Me!, Sealing Hoplon, Succession ---


@pytest.mark.parametrize(("choice", "space"), [("Advance 1", 6), ("Retreat 1", 4)])
def test_to_me_takes_the_next_turn_with_a_step(choice: str, space: int) -> None:
    played = against_linne(side(TO_ME, space=5), side("Block")).strike(TO_ME, "Block")
    assert played.labels == ["Advance 1", "Retreat 1"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert damage(played) == [(1, 3, 1)]
    assert played.turn == 0


def test_to_me_can_be_neither_stunned_nor_pushed() -> None:
    """EX-CHAR-30, EX-CHAR-32: a Grasp hits, and Orie answers from the same space."""
    played = against_linne(side(TO_ME, space=6), side("Grasp")).strike(TO_ME, "Grasp").answer("Push 2", "Advance 1")
    assert damage(played) == [(0, 3, 3), (1, 3, 3)]
    assert stunned(played) == [1]
    assert played.spaces == (8, 7)


@pytest.mark.parametrize(("space", "ends", "asked"), [(5, 9, (0, "choose")), (2, 6, (1, "action"))])
def test_aerial_leap_may_strike_if_it_passed(space: int, ends: int, asked: tuple[int, str]) -> None:
    played = against_linne(side(TO_ME, "Cross", space=space), side()).answer("Boost Aerial Leap")
    assert played.spaces == (ends, 7)
    assert played.asked == asked
    if ends == 9:
        assert played.labels == ["Strike", "Do not"]
        assert played.answer("Strike").asked == (0, "set")


def test_sealing_hoplon_ignores_guard_and_cannot_be_stunned() -> None:
    played = against_linne(side("Sealing Hoplon", space=4), side("Sweep")).strike("Sealing Hoplon", "Sweep")
    played.answer("Retreat 1")
    assert damage(played) == [(1, 2, 2)]
    assert stunned(played) == [1]
    assert played.spaces == (3, 7)
    assert played.turn == 0


def test_sealing_hoplon_strikes_back() -> None:
    played = against_linne(side("Sealing Hoplon", space=6), side("Assault")).strike("Sealing Hoplon", "Assault")
    played.answer("Advance 1")
    assert damage(played) == [(0, 4, 4), (1, 2, 2)]
    assert stunned(played) == [1]


@pytest.mark.parametrize(("space", "ends"), [(4, 3), (2, 4)])
def test_succession_pulls_three_and_takes_the_next_turn(space: int, ends: int) -> None:
    played = against_linne(side("Succession", space=space), side("Block")).strike("Succession", "Block")
    assert played.spaces == (space, ends)
    assert played.turn == 0


def test_succession_cannot_be_stunned() -> None:
    played = against_linne(side("Succession", space=4), side("Spike")).strike("Succession", "Spike")
    assert damage(played) == [(0, 5, 5), (1, 3, 3)]
    assert stunned(played) == []


# --- Sacred Arrow ---


@pytest.mark.parametrize(("reply", "hit"), [("Assault", False), ("Grasp", False), ("Spike", True)])
def test_sacred_arrow_cannot_be_hit_by_speed_five_or_more(reply: str, hit: bool) -> None:
    space = 5 if reply == "Spike" else 6
    played = against_linne(side("Sacred Arrow", space=space), side(reply)).strike("Sacred Arrow", reply)
    assert (" hits " in checks(played)[0]) is hit
    assert ((1, 5, 5) in damage(played)) is not hit
