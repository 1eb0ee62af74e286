"""Play reports of Merkava: each card's attack and boost, and both sides of the fighter; Linne is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, guard, shown, speeds
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.position import SidePosition
from wildswing.exceed.rules.table import NO_SPACE

CLING = "I, Persistently Cling"
THREE = ["Sweep", "Sweep", "Focus"]


def against_linne(merkava: SidePosition, linne: SidePosition, turn: int = 0) -> Stage:
    return stage(merkava, linne, fighters=("Merkava", "Linne"), turn=turn)


def strike(played: Stage, attack: str, reply: str, action: str = "Strike") -> Stage:
    """Strikes with Merkava, who is asked about the text of any attack, since I, Persistently Cling has one."""
    return played.answer(action, attack, "Do not use it", reply)


# --- The fighter ---


@pytest.mark.parametrize(
    ("top", "choice", "space"), [("Grasp", "Advance X", 6), ("Cross", "Retreat X", 1), ("Block", "Advance X", 3)]
)
def test_the_basic_action_moves_by_the_power_of_the_top_card(top: str, choice: str, space: int) -> None:
    """The card is shown, and drawn for the turn; "-" counts as 0."""
    played = against_linne(side(deck=[top]), side()).answer("Action")
    assert shown(played) == [(0, (top,))]
    assert played.labels == ["Advance X", "Retreat X"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert played.names(0, "hand") == [top]


def test_the_basic_action_counts_the_range_as_the_power_of_i_defile() -> None:
    """EX-CHAR-40."""
    played = against_linne(side(deck=["I, Defile"], space=1), side()).answer("Action", "Advance X")
    assert played.spaces == (8, 7)


@pytest.mark.parametrize(("choice", "space"), [("Advance X", 7), ("Retreat X", 1)])
def test_the_exceeded_action_moves_by_the_power_of_the_card_spent(choice: str, space: int) -> None:
    merkava = side(gauge=["Dive", "Focus"], discard=["Cross"], exceeded=True)
    played = against_linne(merkava, side(space=9)).answer("Action (1 gauge)", "Focus", choice)
    assert played.spaces == (space, 9)
    assert played.names(0, "gauge") == ["Dive"]
    assert played.names(0, "discard") == ["Cross", "Focus"]


def test_the_exceeded_action_costs_a_gauge_and_downshift_a_card() -> None:
    played = against_linne(side("Dive", exceeded=True), side())
    assert not played.offers("Action (1 gauge)")
    played.answer("Downshift")
    assert not played.sides[0].exceeded
    assert played.names(0, "gauge") == ["Dive"]
    assert played.asked == (0, "action")


# --- I, Defile ---


@pytest.mark.parametrize("space", [6, 5, 3])
def test_i_defile_costs_and_deals_the_range(space: int) -> None:
    """EX-CHAR-39, EX-CHAR-40: one gauge card more than needed stays."""
    away = 7 - space
    gauge = ["Dive", "Dive", "Cross", "Cross", "Sweep"][: away + 1]
    played = strike(against_linne(side("I, Defile", gauge=gauge, space=space), side("Spike")), "I, Defile", "Spike")
    while played.asked[1] == "pay":
        played.answer(played.labels[0])
    assert speeds(played) == (8, 3)
    assert damage(played)[0] == (1, away, away)
    assert len(played.names(0, "discard")) == away
    assert len(played.names(0, "gauge")) == 2


def test_i_defile_that_cannot_be_paid_is_replaced() -> None:
    merkava = side("I, Defile", gauge=["Dive", "Dive", "Cross"], deck=["Focus"])
    played = strike(against_linne(merkava, side("Block")), "I, Defile", "Block")
    assert checks(played)[0].startswith("Focus")
    assert played.names(0, "discard") == ["I, Defile", "Focus"]


@pytest.mark.parametrize(("space", "hits"), [(6, True), (5, True), (4, True), (3, False)])
def test_dark_bite_lets_an_attack_reach_a_neighbour_too(space: int, hits: bool) -> None:
    """A Spike of range 2-3."""
    played = against_linne(side("I, Defile", "Spike", space=space), side("Block")).answer("Boost Dark Bite")
    assert played.asked == (0, "set")
    played.answer("Spike", "Do not use it", "Block")
    assert (" hits " in checks(played)[0]) is hits


@pytest.mark.parametrize(
    ("own", "origin", "hits"), [(6, 4, False), (6, 6, True), (2, 6, True), (2, 8, True), (2, 2, False)]
)
def test_dark_bite_measures_from_where_the_attack_comes_from(own: int, origin: int, hits: bool) -> None:
    """EX-ATK-04: Linne stands on 7; what counts is the space of I, Persistently Cling, not Merkava's."""
    merkava = side("I, Defile", "I, Persistently Cling", space=own)
    played = against_linne(merkava, side("Block", space=7)).answer("Boost Dark Bite")
    played.answer("I, Persistently Cling", "Use it", f"Space {origin}", "Block")
    assert (" hits " in checks(played)[0]) is hits


# --- I, Resentfully Rage ---


@pytest.mark.parametrize(("space", "ends", "back"), [(2, 7, True), (4, 9, False)])
def test_i_resentfully_rage_pushes_to_range_five_and_may_return(space: int, ends: int, back: bool) -> None:
    merkava = side("I, Resentfully Rage", gauge=THREE, space=space)
    played = strike(against_linne(merkava, side("Block", space=space + 2)), "I, Resentfully Rage", "Block")
    played.answer("Focus")
    assert played.spaces == (space, ends)
    assert damage(played) == [(1, 6, 4)]
    played.answer("Put this" if back else "Do not")
    assert (played.names(0, "deck")[0] == "I, Resentfully Rage") is back
    assert ("I, Resentfully Rage" in played.names(0, "gauge")) is not back


@pytest.mark.parametrize(("attack", "space", "kept"), [("Cross", 4, False), ("I, Rampage", 4, True)])
def test_jormungandr_lengthens_normals_and_stays_with_others(attack: str, space: int, kept: bool) -> None:
    played = against_linne(side("I, Resentfully Rage", attack, space=space), side("Block")).answer("Boost Jormungandr")
    played.answer("Strike", "Block", attack, "Do not use it")
    while played.asked[1] in ("order", "choose"):
        first = [label for label in played.labels if label.startswith("Jormungandr")]
        played.answer((first or played.labels)[0])
    if attack == "Cross":
        assert checks(played)[0] == "Cross (2-4) hits at 3"
    else:
        assert checks(played)[0].startswith("I, Rampage (1-3)")
    assert (played.boosts(0) == ["I, Resentfully Rage"]) is kept


# --- I, Capture and Devour ---


def test_i_capture_and_devour_closes_five_and_takes_the_next_turn() -> None:
    played = against_linne(side("I, Capture and Devour", space=1), side("Block"))
    strike(played, "I, Capture and Devour", "Block")
    assert checks(played)[0] == "I, Capture and Devour (3-6) hits at 6"
    assert damage(played) == [(1, 1, 0)]
    assert played.spaces == (6, 7)
    assert played.turn == 0


@pytest.mark.parametrize(("choice", "space"), [("Advance 1", 5), ("Retreat 1", 3)])
def test_slithering_steps_before_the_attack(choice: str, space: int) -> None:
    played = against_linne(side("I, Capture and Devour", "Focus", space=4), side("Block")).answer("Boost Slithering")
    played.answer("Strike", "Block", "Focus", "Do not use it")
    assert played.labels == ["Advance 1", "Retreat 1"]
    assert played.answer(choice).spaces == (space, 7)


# --- I, Breathe Out ---


@pytest.mark.parametrize("back", [True, False])
def test_i_breathe_out_retreats_two_and_may_return(back: bool) -> None:
    played = strike(against_linne(side("I, Breathe Out"), side("Block")), "I, Breathe Out", "Block")
    assert checks(played)[0] == "I, Breathe Out (2-4) hits at 4"
    assert played.spaces == (1, 7)
    played.answer("Put this" if back else "Do not")
    assert (played.names(0, "deck")[0] == "I, Breathe Out") is back


@pytest.mark.parametrize(("choice", "space"), [("Advance X", 6), ("Retreat X", 1)])
def test_instant_flight_moves_by_the_power_of_the_top_card(choice: str, space: int) -> None:
    played = against_linne(side("I, Breathe Out", "Sweep", "Dive", deck=["Focus", "Cross"]), side("Block"))
    played.answer("Boost Instant Flight", "Dive", "Strike", "Block", "Sweep", "Do not use it", choice)
    assert played.spaces == (space, 7)


# --- I, Drill Through ---


@pytest.mark.parametrize(("spent", "space"), [([], 3), (["Dive"], 4), (["Dive", "Cross", "Grasp"], 6)])
def test_i_drill_through_closes_and_grows_with_force(spent: list[str], space: int) -> None:
    """EX-CHAR-36: up to 3."""
    played = against_linne(side("I, Drill Through", "Dive", "Cross", "Grasp", "Spike"), side("Block"))
    strike(played, "I, Drill Through", "Block")
    played.answer(*spent)
    if len(spent) < 3:
        played.answer("That is all")
    assert played.spaces == (space, 7)
    assert damage(played) == ([(1, 5, 3)] if space == 6 else [])


@pytest.mark.parametrize(("hand", "power"), [([], 7), (["Dive"], 3)])
def test_madness_strikes_stronger_with_an_empty_hand(hand: list[str], power: int) -> None:
    played = against_linne(side("I, Drill Through", "Cross", *hand, space=5), side("Block")).answer("Boost Madness")
    played.answer("Cross", "Do not use it", "Block")
    assert damage(played) == [(1, power, power - 2)]


# --- I, Rampage ---


@pytest.mark.parametrize(("choice", "space"), [("Push 1", 6), ("Pull 1", 8)])
def test_i_rampage_advances_throws_and_may_return(choice: str, space: int) -> None:
    played = strike(against_linne(side("I, Rampage", space=5), side("Block")), "I, Rampage", "Block")
    assert played.spaces[0] == 9
    assert played.labels == ["Push 1", "Pull 1"]
    played.answer(choice, "Put this")
    assert played.spaces == (9, space)
    assert damage(played) == [(1, 4, 2)]
    assert played.names(0, "deck")[0] == "I, Rampage"


def test_deflection_gives_as_much_armor_as_power() -> None:
    played = against_linne(side("I, Rampage", "Grasp", space=6), side("Focus")).answer("Boost Deflection")
    played.answer("Strike", "Focus", "Grasp", "Do not use it")
    while played.asked[1] in ("choose", "order"):
        played.answer("Push 1" if played.offers("Push 1") else played.labels[0])
    assert damage(played) == [(1, 4, 2), (0, 4, 0)]


# --- I, Agitate ---


@pytest.mark.parametrize(("choice", "space"), [("Push X", 9), ("Pull X", 1)])
def test_i_agitate_throws_by_the_power_of_the_top_card(choice: str, space: int) -> None:
    merkava = side("I, Agitate", space=5, deck=["Dive"])
    played = strike(against_linne(merkava, side("Block")), "I, Agitate", "Block")
    assert shown(played) == [(0, ("Dive",))]
    played.answer(choice)
    assert played.spaces == (5, space)
    assert damage(played) == [(1, 5, 3)]


@pytest.mark.parametrize(("away", "card"), [(False, "Cross"), (True, "Block")])
def test_lie_in_wait_gives_guard_and_draws_two_when_it_leaves(away: bool, card: str) -> None:
    """After a strike it is discarded, and by Tech Hit before one."""
    merkava = side("Cross", "I, Agitate", space=5, deck=["Dive", "Sweep", "Grasp"])
    played = against_linne(merkava, side("Cross", card)).answer("Boost Lie In Wait")
    assert sorted(played.names(0, "hand")) == ["Cross", "Dive"]
    if away:
        played.answer("Boost Tech Hit")
        if played.asked[1] == "pick":
            played.answer(played.labels[0])
        assert played.boosts(0) == []
        assert sorted(played.names(0, "hand")) == ["Cross", "Dive", "Grasp", "Sweep"]
    else:
        played.answer("Strike", "Cross", "Cross", "Do not use it")
        assert guard(played, 0) == 3
        assert sorted(played.names(0, "hand")) == ["Dive", "Grasp", "Sweep"]


# --- I, Persistently Cling ---


@pytest.mark.parametrize(("space", "hits"), [(7, True), (6, False)])
def test_i_persistently_cling_strikes_from_a_space(space: int, hits: bool) -> None:
    """EX-CHAR-14, EX-CHAR-19: face up, range 0 from where it lies; a miss returns to hand."""
    played = against_linne(side(CLING), side("Block")).answer("Strike", CLING)
    assert len(played.labels) == 2
    played.answer(next(label for label in played.labels if label != "Do not use it"))
    assert played.labels == [f"Space {one}" for one in range(1, 10)]
    played.answer(f"Space {space}")
    assert played.asked == (1, "set")
    attack = played.table.strike.attacks[0] if played.table.strike else None
    assert attack is not None
    assert attack.face_up
    played.answer("Block")
    assert checks(played)[0] == f"{CLING} (0) {'hits' if hits else 'misses'} at {7 - space}"
    assert damage(played) == ([(1, 7, 5)] if hits else [])
    assert played.names(0, "gauge") == ([CLING] if hits else [])
    assert played.names(0, "hand") == ([] if hits else [CLING])
    assert played.sides[0].tokens == (NO_SPACE,)


def test_i_persistently_cling_not_placed_never_hits_and_returns() -> None:
    played = strike(against_linne(side(CLING, space=6), side("Block")), CLING, "Block")
    assert checks(played)[0] == f"{CLING} (0) misses at 1"
    assert played.names(0, "hand") == [CLING]


def test_i_persistently_cling_swung_is_not_placed() -> None:
    played = against_linne(side(deck=[CLING], space=6), side("Block")).answer("Strike")
    while played.asked[0] == 0:
        played.answer(played.labels[0])
    played.answer("Block")
    assert checks(played)[0] == f"{CLING} (0) misses at 1"


def test_wide_reaches_one_farther_with_a_step() -> None:
    played = against_linne(side(CLING, "Cross"), side("Block")).answer("Boost Wide", "Advance 1")
    played.answer("Strike", "Block", "Cross", "Do not use it")
    assert checks(played)[0] == "Cross (1-3) hits at 3"
