"""Play reports of Miyashiro Wagner: each card's attack and boost, and both sides; Linne is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, guard, shown, speeds
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.position import SidePosition

MEGIDDO = "Megiddo L'or Celeste"
FALKE = "Hitze Falke"


def against_linne(wagner: SidePosition, linne: SidePosition, turn: int = 0) -> Stage:
    return stage(wagner, linne, fighters=("Miyashiro Wagner", "Linne"), turn=turn)


# --- The fighter ---


@pytest.mark.parametrize(("choice", "space"), [("Close 1", 4), ("Retreat 1", 2)])
def test_the_basic_action_steps_and_plays_a_continuous_boost(choice: str, space: int) -> None:
    """EX-CHAR-42: the instant boosts in hand are not on offer, and it must be played."""
    played = against_linne(side(MEGIDDO, "Filthy Dog!", "Dive"), side()).answer("Action: close 1")
    assert played.labels == ["Close 1", "Retreat 1"]
    played.answer(choice)
    assert played.asked == (0, "pick")
    assert played.labels == [MEGIDDO]
    played.answer(MEGIDDO)
    assert played.spaces == (space, 7)
    assert played.boosts(0) == [MEGIDDO]
    assert shown(played) == []
    assert played.asked == (1, "action")


def test_the_basic_action_shows_a_hand_without_continuous_boosts() -> None:
    played = against_linne(side("Filthy Dog!", "Dive"), side()).answer("Action: close 1", "Close 1")
    if played.asked[1] == "pick":
        played.answer(played.labels[0])
    assert [seat for seat, _ in shown(played)] == [0]
    assert sorted(shown(played)[0][1]) == ["Dive", "Filthy Dog!"]
    assert played.asked == (1, "action")


def test_the_exceeded_action_plays_a_boost_from_gauge_and_another_action_but_no_strike() -> None:
    """EX-CHAR-22."""
    played = against_linne(side("Dive", gauge=[MEGIDDO, "Filthy Dog!"], exceeded=True), side())
    played.answer("Action: close 1", "Close 1")
    if played.asked[1] == "pick":
        assert played.labels == [MEGIDDO]
        played.answer(MEGIDDO)
    assert played.boosts(0) == [MEGIDDO]
    assert played.names(0, "gauge") == ["Filthy Dog!"]
    assert played.asked == (0, "action")
    assert not played.offers("Strike")
    assert played.offers("Prepare")


def test_the_exceeded_action_without_such_a_card_only_steps() -> None:
    played = against_linne(side("Dive", gauge=["Filthy Dog!"], exceeded=True), side())
    played.answer("Action: close 1", "Retreat 1")
    assert played.spaces == (2, 7)
    assert played.boosts(0) == []
    assert played.asked == (1, "action")


def test_downshift_puts_a_card_into_gauge_and_reverts() -> None:
    played = against_linne(side("Dive", exceeded=True), side()).answer("Downshift")
    assert not played.sides[0].exceeded
    assert played.names(0, "gauge") == ["Dive"]
    assert played.offers("Strike")


# --- Megiddo L'or Celeste and Hitze Falke ---


@pytest.mark.parametrize(("card", "space", "reach", "power"), [(MEGIDDO, 5, "1-2", 6), (FALKE, 4, "3-4", 7)])
def test_an_ultra_is_set_from_the_boosts_and_sealed(card: str, space: int, reach: str, power: int) -> None:
    """EX-CHAR-18: it lies face up, and its own boost no longer counts."""
    played = against_linne(side("Dive", gauge=["Cross", "Cross"], space=space, boosts=[card]), side("Block"))
    played.answer("Strike")
    assert played.offers(card)
    played.answer(next(label for label in played.labels if label.startswith(card)), "Block")
    assert checks(played)[0].startswith(f"{card} ({reach}) hits")
    assert damage(played) == [(1, power, power - 2)]
    assert played.names(0, "sealed") == [card]
    assert played.boosts(0) == []
    assert played.names(0, "discard") == ["Cross", "Cross"]


@pytest.mark.parametrize("card", [MEGIDDO, FALKE])
def test_an_ultra_set_from_hand_is_invalid(card: str) -> None:
    """EX-CHAR-54: it is replaced by a wild swing, and nothing is paid."""
    played = against_linne(side(card, gauge=["Dive", "Dive"], space=5, deck=["Cross"]), side("Block"))
    played.strike(card, "Block")
    assert checks(played)[0] == "Cross (1-2) hits at 2"
    assert played.names(0, "discard") == [card]
    assert sorted(played.names(0, "gauge")) == ["Cross", "Dive", "Dive"]


@pytest.mark.parametrize(("card", "boost"), [(MEGIDDO, "Ancile"), (FALKE, "Flame Brand")])
@pytest.mark.parametrize(("attack", "reply", "kept"), [("Cross", "Block", True), ("Dive", "Grasp", False)])
def test_the_boosts_of_ultras_stay_unless_wagner_is_stunned(
    card: str, boost: str, attack: str, reply: str, kept: bool
) -> None:
    played = against_linne(side(card, attack, space=6), side(reply)).answer(f"Boost {boost}")
    played.strike(reply, attack)
    while played.asked[1] in ("choose", "order"):
        played.answer(played.labels[0])
    assert (played.boosts(0) == [card]) is kept


def test_ancile_gives_armor_and_flame_brand_power() -> None:
    played = against_linne(side("Spike", space=5, boosts=[MEGIDDO, FALKE]), side("Cross")).strike("Spike", "Cross")
    assert damage(played)[0] == (0, 3, 2)
    played = against_linne(side("Cross", space=5, boosts=[MEGIDDO, FALKE]), side("Block")).strike("Cross", "Block")
    assert damage(played) == [(1, 4, 2)]


# --- Schild Zack ---


@pytest.mark.parametrize(("choice", "kept"), [(0, True), (1, False)])
def test_schild_zack_that_misses_may_become_a_boost(choice: int, kept: bool) -> None:
    """Its armor and guard count against the slower Sweep at once."""
    played = against_linne(side("Schild Zack", space=4), side("Sweep")).strike("Schild Zack", "Sweep")
    assert checks(played)[0] == "Schild Zack (2) misses at 3"
    played.answer(played.labels[choice])
    assert damage(played) == [(0, 6, 5 if kept else 6)]
    assert guard(played, 0) == (3 if kept else 0)
    assert played.boosts(0) == (["Schild Zack"] if kept else [])


def test_schild_zack_that_hits_goes_to_gauge() -> None:
    played = against_linne(side("Schild Zack", space=5), side("Block")).strike("Schild Zack", "Block")
    assert damage(played) == [(1, 5, 3)]
    assert played.names(0, "gauge") == ["Schild Zack"]


def test_defend_gives_armor_and_guard() -> None:
    played = against_linne(side("Schild Zack", "Spike", space=5), side("Cross")).answer("Boost Defend")
    played.strike("Cross", "Spike")
    assert damage(played)[0] == (0, 3, 2)
    assert guard(played, 0) == 7
    assert played.boosts(0) == []


# --- Filthy Dog! ---


@pytest.mark.parametrize(("turn", "speed", "next_turn"), [(0, 6, 0), (1, 7, 0)])
def test_filthy_dog_is_faster_in_an_answer_and_takes_the_next_turn_in_a_strike(
    turn: int, speed: int, next_turn: int
) -> None:
    sets = ["Filthy Dog!", "Block"]
    played = against_linne(side("Filthy Dog!", space=6), side("Block"), turn=turn)
    played.strike(*(sets if turn == 0 else sets[::-1]))
    assert speeds(played) == (speed, 0)
    assert damage(played) == [(1, 3, 1)]
    assert played.turn == next_turn
    gained = any(sentence.endswith("advantage.") for sentence in played.sentences() if "gains" in sentence)
    assert gained is (turn == 0)


@pytest.mark.parametrize(
    ("choice", "space", "passed"), [("Advance 0", 5, False), ("Advance 1", 6, False), ("Advance 3", 9, True)]
)
def test_recover_takes_back_a_card_if_it_passed(choice: str, space: int, passed: bool) -> None:
    wagner = side("Filthy Dog!", space=5, discard=["Dive", "Kugel Blitz", MEGIDDO], deck=["Sweep"])
    played = against_linne(wagner, side()).answer("Boost Recover")
    assert played.labels == ["Advance 0", "Advance 1", "Advance 2", "Advance 3"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    if passed:
        assert sorted(played.labels) == ["Kugel Blitz", MEGIDDO]
        played.answer("Kugel Blitz")
    assert ("Kugel Blitz" in played.names(0, "hand")) is passed


# --- Kugel Blitz ---


def test_kugel_blitz_closes_hits_and_advances() -> None:
    played = against_linne(side("Kugel Blitz", space=4), side("Block")).strike("Kugel Blitz", "Block")
    assert checks(played)[0] == "Kugel Blitz (1) hits at 1"
    assert played.spaces == (9, 7)
    assert played.names(0, "gauge") == ["Kugel Blitz"]


@pytest.mark.parametrize(("choice", "kept"), [(0, True), (1, False)])
def test_kugel_blitz_that_misses_may_become_a_boost(choice: int, kept: bool) -> None:
    played = against_linne(side("Kugel Blitz", space=2), side("Block")).strike("Kugel Blitz", "Block")
    assert played.spaces == (6, 7)
    played.answer(played.labels[choice])
    assert played.boosts(0) == (["Kugel Blitz"] if kept else [])


def test_overpower_closes_one_with_more_power() -> None:
    played = against_linne(side("Kugel Blitz", "Cross", space=4), side("Block")).answer("Boost Overpower")
    played.strike("Block", "Cross")
    assert checks(played)[0] == "Cross (1-2) hits at 2"
    assert damage(played) == [(1, 4, 2)]


# --- Wackenroder ---


def test_wackenroder_pushes_and_retreats() -> None:
    played = against_linne(side("Wackenroder", space=4), side("Block")).strike("Wackenroder", "Block")
    assert damage(played) == [(1, 6, 4)]
    assert played.spaces == (3, 8)


def test_deflection_gives_as_much_armor_as_power() -> None:
    """A Cross of power 4 hits a Focus, whose 4 power it then holds off."""
    played = against_linne(side("Wackenroder", "Grasp", space=6), side("Focus")).answer("Boost Deflection")
    played.strike("Focus", "Grasp")
    while played.asked[1] in ("choose", "order"):
        played.answer("Push 1" if played.offers("Push 1") else played.labels[0])
    assert damage(played) == [(1, 4, 2), (0, 4, 0)]


# --- Sturm Brecher ---


def test_sturm_brecher_pushes_three() -> None:
    played = against_linne(side("Sturm Brecher", space=4), side("Block", space=5)).strike("Sturm Brecher", "Block")
    assert damage(played) == [(1, 5, 3)]
    assert played.spaces == (4, 8)


def test_sturm_brecher_that_misses_may_become_a_boost_with_a_step() -> None:
    played = against_linne(side("Sturm Brecher"), side("Block")).strike("Sturm Brecher", "Block")
    played.answer(played.labels[0])
    assert played.labels == ["Advance 1", "Retreat 1"]
    played.answer("Retreat 1")
    assert played.spaces == (2, 7)
    assert played.boosts(0) == ["Sturm Brecher"]


def test_sturm_brecher_that_misses_may_be_discarded() -> None:
    played = against_linne(side("Sturm Brecher"), side("Block")).strike("Sturm Brecher", "Block").answer("Do not")
    assert played.names(0, "discard") == ["Sturm Brecher"]
    assert played.spaces == (3, 7)


def test_tactical_steps_and_speeds() -> None:
    played = against_linne(side("Sturm Brecher", "Cross", space=4), side("Block")).answer("Boost Tactical", "Advance 1")
    played.strike("Block", "Cross")
    assert speeds(played) == (7, 0)
