"""Play reports of Yuzuriha: each card's attack and boost, and both sides of the fighter; Linne is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, shown, speeds, stunned
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.position import SidePosition

KASHOU = "Sogetsu Ittou-Ryuu Ougi: Kashou"
KURENAI = "Zero no Kata Hi-Ougi: Inochi Kurenai"
YAE = "Sougetsu Ittou-Ryu et cetera! Yae Ichirin"
TACHI = "Battoujutsu San no Kata: Tachi"
SAKI = "Battoujutsu Ni No Kata: Saki"
KIRI = "Battoujutsu Ichi no Kata: Kiri"


def against_linne(yuzuriha: SidePosition, linne: SidePosition, turn: int = 0) -> Stage:
    return stage(yuzuriha, linne, fighters=("Yuzuriha", "Linne"), turn=turn)


# --- The fighter ---


@pytest.mark.parametrize(("gauge", "exceeded"), [(["Cross", "Cross"], False), (["Cross", "Cross", "Dive"], True)])
def test_the_basic_action_feeds_gauge_and_exceeds_with_four(gauge: list[str], exceeded: bool) -> None:
    """EX-CHAR-06."""
    played = against_linne(side("Sweep", "Grasp", gauge=gauge), side()).answer("Action", "Sweep")
    assert played.names(0, "gauge") == [*gauge, "Sweep"]
    assert played.sides[0].exceeded is exceeded
    assert played.asked == (1, "action")


def test_the_exceeded_action_strikes_with_a_random_card_from_gauge() -> None:
    """EX-CHAR-18: face up, +2 power and +1 speed, and discarded although it hits."""
    played = against_linne(side(gauge=["Cross"], space=5, exceeded=True), side("Block")).answer("Action")
    assert played.asked == (1, "set")
    attack = played.table.strike.attacks[0] if played.table.strike else None
    assert attack is not None
    assert attack.face_up
    played.answer("Block")
    assert speeds(played) == (7, 0)
    assert damage(played) == [(1, 5, 3)]
    assert played.names(0, "discard") == ["Cross"]
    assert played.names(0, "gauge") == []


def test_the_exceeded_action_with_no_gauge_is_a_wild_swing_without_bonus() -> None:
    """EX-FAQ-22."""
    played = against_linne(side(space=5, deck=["Cross"], exceeded=True), side("Block")).answer("Action", "Block")
    assert speeds(played) == (6, 0)
    assert damage(played) == [(1, 3, 1)]


@pytest.mark.parametrize(("exceeded", "zone"), [(True, "discard"), (False, "gauge")])
def test_an_exceeded_attack_that_hits_is_discarded(exceeded: bool, zone: str) -> None:
    played = against_linne(side("Cross", space=5, exceeded=exceeded), side("Block")).strike("Cross", "Block")
    assert played.names(0, zone) == ["Cross"]
    assert speeds(played) == (6, 0)


def test_downshift_puts_a_card_into_gauge_and_reverts() -> None:
    played = against_linne(side("Dive", exceeded=True), side()).answer("Downshift")
    assert not played.sides[0].exceeded
    assert played.names(0, "gauge") == ["Dive"]
    assert played.asked == (0, "action")


# --- Kashou ---


@pytest.mark.parametrize(("last", "power"), [("Sweep", 6), ("Block", 0)])
def test_kashou_has_the_power_of_the_card_paid_last(last: str, power: int) -> None:
    first = "Cross"
    played = against_linne(side(KASHOU, gauge=[first, last]), side("Focus")).strike(KASHOU, "Focus")
    played.answer(first)
    assert checks(played)[0] == f"{KASHOU} (1-4) hits at 4"
    assert damage(played)[0][1] == power
    assert 1 not in stunned(played)
    assert played.spaces == (8, 7)


@pytest.mark.parametrize(
    ("answers", "gauge", "exceeded"),
    [
        (["Do not"], 2, False),
        (["Put the top card", "Do not"], 3, False),
        (["Put the top card", "Put the top card"], 4, True),
    ],
)
def test_iris_blade_feeds_gauge_up_to_twice_and_exceeds_with_four(
    answers: list[str], gauge: int, exceeded: bool
) -> None:
    played = against_linne(side(KASHOU, gauge=["Dive", "Cross"]), side()).answer("Boost Iris Blade")
    for answer in answers:
        played.answer(next(label for label in played.labels if label.startswith(answer)))
    assert len(played.names(0, "gauge")) == gauge
    assert played.sides[0].exceeded is exceeded


# --- Kurenai ---


@pytest.mark.parametrize(("choice", "kept"), [(0, True), (1, False)])
def test_kurenai_may_become_a_boost_if_yuzuriha_is_stunned(choice: int, kept: bool) -> None:
    played = against_linne(side(KURENAI, gauge=["Dive"], space=6), side("Assault")).strike(KURENAI, "Assault")
    assert stunned(played) == [0]
    played.answer(played.labels[choice])
    assert played.boosts(0) == ([KURENAI] if kept else [])
    assert (KURENAI in played.names(0, "discard")) is not kept


def test_kurenai_goes_to_gauge_without_a_stun() -> None:
    played = against_linne(side(KURENAI, gauge=["Dive"], space=6), side("Block")).strike(KURENAI, "Block")
    assert damage(played) == [(1, 6, 4)]
    assert played.names(0, "gauge") == [KURENAI]
    assert played.boosts(0) == []


def test_ainsel_lost_gives_power_and_speed_and_goes_to_gauge() -> None:
    played = against_linne(side(KURENAI, "Cross", space=5), side("Block")).answer("Boost Ainsel Lost")
    played.strike("Block", "Cross")
    assert speeds(played) == (7, 0)
    assert damage(played) == [(1, 4, 2)]
    if played.asked[1] == "order":
        played.answer(played.labels[0])
    assert sorted(played.names(0, "gauge")) == ["Cross", KURENAI]


# --- Yae Ichirin ---


@pytest.mark.parametrize(("space", "ends", "turn"), [(4, 8, 0), (3, 6, 1)])
def test_yae_ichirin_advances_three_and_takes_the_next_turn_with_a_hit(space: int, ends: int, turn: int) -> None:
    played = against_linne(side(YAE, space=space), side("Block")).strike(YAE, "Block")
    assert played.spaces == (ends, 7)
    assert played.turn == turn


@pytest.mark.parametrize(("choice", "space"), [("Advance 2", 5), ("Retreat 2", 1)])
def test_swift_and_deadly_moves_two_and_strikes(choice: str, space: int) -> None:
    played = against_linne(side(YAE, "Cross"), side()).answer("Boost Swift and Deadly")
    assert played.labels == ["Advance 2", "Retreat 2"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert played.asked == (0, "set")


# --- Over Here! ---


@pytest.mark.parametrize(("choice", "space"), [("Advance X", 8), ("Retreat X", 1)])
def test_over_here_takes_the_power_of_a_random_card_in_gauge(choice: str, space: int) -> None:
    played = against_linne(side("Over Here!", gauge=["Grasp"], space=4), side("Block")).strike("Over Here!", "Block")
    assert shown(played) == [(0, ("Grasp",))]
    assert played.labels == ["Advance X", "Retreat X"]
    played.answer(choice)
    assert damage(played) == [(1, 4, 2)]
    assert played.spaces == (space, 7)
    assert played.names(0, "gauge") == ["Grasp", "Over Here!"]


def test_over_here_without_gauge_adds_nothing() -> None:
    played = against_linne(side("Over Here!", space=5), side("Block")).strike("Over Here!", "Block")
    if played.asked[1] == "choose":
        played.answer("Advance X")
    assert damage(played) == [(1, 1, 0)]
    assert played.spaces == (5, 7)


def test_unsheathe_strikes_with_a_random_card_from_gauge() -> None:
    played = against_linne(side("Over Here!", gauge=["Cross"], space=5), side("Block")).answer("Boost Unsheathe")
    played.answer("Block")
    assert speeds(played) == (7, 0)
    assert damage(played) == [(1, 5, 3)]
    assert played.names(0, "gauge") == ["Cross"]


# --- Tachi ---


def test_tachi_ignores_armor_and_guard() -> None:
    played = against_linne(side(TACHI, space=5), side("Focus")).strike(TACHI, "Focus")
    assert damage(played) == [(1, 5, 5)]
    assert stunned(played) == [1]


@pytest.mark.parametrize(("reply", "kept"), [("Assault", True), ("Block", False)])
def test_not_over_yet_reaches_farther_and_stays_if_yuzuriha_is_stunned(reply: str, kept: bool) -> None:
    played = against_linne(side(TACHI, "Dive", space=4), side(reply)).answer("Boost Not Over Yet")
    played.strike(reply, "Dive")
    if reply == "Block":
        assert checks(played)[0].startswith("Dive (1-2)")
    assert (played.boosts(0) == [TACHI]) is kept


# --- Saki ---


def test_saki_from_gauge_cannot_be_stunned() -> None:
    """EX-CHAR-30: a Spike hits at range 3, and Saki answers with 2 power more."""
    played = against_linne(side(gauge=[SAKI], space=4, exceeded=True), side("Spike")).answer("Action", "Spike")
    assert damage(played) == [(0, 5, 5), (1, 9, 9)]


def test_saki_from_hand_can_be_stunned() -> None:
    played = against_linne(side(SAKI, space=4), side("Spike")).strike(SAKI, "Spike")
    assert damage(played) == [(0, 5, 5)]
    assert stunned(played) == [0]


def test_come_at_me_gives_three_power_and_goes_to_gauge_in_the_next_turn() -> None:
    played = against_linne(side(SAKI, "Cross", "Dive", space=5), side("Block")).answer("Boost Come At Me!", "Dive")
    played.strike("Block", "Cross")
    assert damage(played) == [(1, 6, 4)]
    played = against_linne(side(boosts=[SAKI]), side(), turn=1).answer("Prepare")
    assert played.names(0, "gauge") == [SAKI]
    assert played.boosts(0) == []


# --- Kiri ---


@pytest.mark.parametrize(("reply", "hurt", "power"), [("Grasp", 2, 5), ("Block", 0, 7)])
def test_kiri_loses_a_power_for_each_damage_taken(reply: str, hurt: int, power: int) -> None:
    """It cannot be pushed, and it draws."""
    played = against_linne(side(KIRI, space=6, deck=["Dive"]), side(reply)).strike(KIRI, reply)
    if reply == "Grasp":
        played.answer("Push 2")
        assert damage(played)[0] == (0, 3, hurt)
    assert played.spaces == (6, 7)
    assert damage(played)[-1][:2] == (1, power)
    assert played.names(0, "hand") == ["Dive"]


@pytest.mark.parametrize(("reply", "kept"), [("Assault", True), ("Block", False)])
def test_try_hard_gives_power_and_stays_if_yuzuriha_is_stunned(reply: str, kept: bool) -> None:
    played = against_linne(side(KIRI, "Dive", space=6), side(reply)).answer("Boost Try Hard")
    played.strike(reply, "Dive")
    if not kept:
        assert damage(played) == []
        assert played.spaces == (9, 7)
    assert (played.boosts(0) == [KIRI]) is kept


def test_try_hard_gives_two_power() -> None:
    played = against_linne(side("Cross", space=5, boosts=[KIRI]), side("Block")).strike("Cross", "Block")
    assert damage(played) == [(1, 5, 3)]
