"""Play reports of Jack-O: each card's attack and boost, and both sides of the fighter; Ky is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, speeds
from tests.exceed.cards.test_numbers import book_of, row_of, rows
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.language.vocabulary import Kind
from wildswing.exceed.position import SidePosition

PRINTED = """
    Cheer Servant On,       ultra,   2, 3 gauge, 1-2, 4, 6, 0, 0, Perfection Can't Please Me, instant,    free, no
    Forever Elysion Driver, ultra,   2, 2 gauge, 1,   6, 4, 0, 0, Juno,                       continuous, free, no
    Iron Pumpkin,           special, 2, free,    3-4, 2, 6, 0, 0, Atack Command,              continuous, free, no
    Chain of Chiron,        special, 2, free,    2-3, 3, 5, 0, 0, Defend Command,             continuous, free, no
    Servant Shoot,          special, 2, free,    1,   5, 4, 0, 0, Dopros,                     continuous, free, no
    Throw Servant,          special, 2, free,    2-6, 3, 2, 0, 6, Sweet Tooth,                continuous, free, no
    Countdown,              special, 2, free,    0,   1, 2, 3, 4, Summon Servant,             instant,    free, yes
"""


def against_ky(jack_o: SidePosition, ky: SidePosition, turn: int = 0) -> Stage:
    return stage(jack_o, ky, fighters=("Jack-O", "Ky Kiske"), turn=turn)


def test_each_card_has_its_printed_numbers() -> None:
    book = book_of("Jack-O")
    cards = [row_of(card) for card in book.cards if card.owner == 0 and card.kind is not Kind.NORMAL]
    assert sorted(cards) == sorted(rows(PRINTED))
    assert len(book.decks[0]) == 30


# --- The fighter ---


def test_the_basic_action_plays_a_continuous_boost_and_strikes() -> None:
    """EX-CHAR-03: instant boosts, and cards in gauge, are not offered."""
    assert not against_ky(side(), side()).offers("Action")
    jack_o = side("Servant Shoot", "Iron Pumpkin", "Slash", "Dive", space=5, gauge=["Dust"])
    played = against_ky(jack_o, side("Block")).answer("Action (1 force)", "Dive")
    assert sorted(played.labels) == ["Iron Pumpkin", "Servant Shoot"]
    played.answer("Iron Pumpkin")
    assert played.boosts(0) == ["Iron Pumpkin"]
    assert played.asked == (0, "set")


def test_the_action_strikes_without_a_boost_to_play() -> None:
    played = against_ky(side("Slash", "Dive"), side("Block")).answer("Action (1 force)", "Dive")
    assert played.labels == ["No more"]
    played.answer("No more")
    assert played.asked == (0, "set")


def test_the_exceeded_action_plays_from_hand_or_gauge() -> None:
    jack_o = side("Servant Shoot", "Dive", gauge=["Dust", "Slash"], exceeded=True)
    played = against_ky(jack_o, side("Block")).answer("Action (1 force)", "Dive")
    assert len(played.labels) == 2
    played.answer("Dust")
    assert played.boosts(0) == ["Dust"]
    assert played.names(0, "gauge") == ["Slash"]
    assert played.asked == (0, "set")


def test_a_boost_of_the_action_cannot_be_canceled() -> None:
    """EX-CANCEL-05."""
    jack_o = side("Dust", "Dive", "Cross", gauge=["Grasp"])
    played = against_ky(jack_o, side("Block")).answer("Action (1 force)", "Dive from hand", "Dust")
    assert played.asked == (0, "set")


def test_exceeding_draws_three() -> None:
    assert not against_ky(side(gauge=["Dive"]), side()).offers("Exceed")
    jack_o = side(gauge=["Dive", "Dive"], deck=["Dust", "Grasp", "Sweep", "Cross", "Focus"])
    played = against_ky(jack_o, side()).answer("Exceed")
    assert played.sides[0].exceeded
    assert sorted(played.names(0, "hand")) == ["Cross", "Dust", "Grasp", "Sweep"]  # one for the turn


# --- Cheer Servant On ---


def test_cheer_servant_on_may_sustain_one_boost_and_takes_the_next_turn() -> None:
    jack_o = side("Cheer Servant On", space=5, gauge=["Dive", "Dive", "Grasp"], boosts=["Dust", "Servant Shoot"])
    played = against_ky(jack_o, side("Block", boosts=["Focus"])).strike("Cheer Servant On", "Block").answer("Grasp")
    played.answer("Sustain 1 continuous boost of yours")
    assert played.labels == ["Jack-O's Faultless Defense", "Jack-O's Dopros"]
    played.answer("Jack-O's Dopros")
    assert played.boosts(0) == ["Servant Shoot"]
    assert played.names(0, "discard").count("Dust") == 1
    assert damage(played) == [(1, 4, 2)]
    assert played.turn == 0


def test_cheer_servant_on_may_sustain_nothing() -> None:
    jack_o = side("Cheer Servant On", space=5, gauge=["Dive", "Dive", "Grasp"], boosts=["Servant Shoot"])
    played = against_ky(jack_o, side("Block")).strike("Cheer Servant On", "Block").answer("Grasp", "Do not")
    assert played.boosts(0) == []


def test_perfection_cant_please_me_fills_the_gauge() -> None:
    played = against_ky(side("Cheer Servant On", gauge=["Grasp"], deck=["Dust", "Sweep"]), side())
    played.answer("Boost Perfection Can't Please Me")
    assert sorted(played.names(0, "gauge")) == ["Dust", "Grasp", "Sweep"]
    assert played.names(0, "discard") == ["Cheer Servant On"]
    assert played.asked == (1, "action")


# --- Forever Elysion Driver ---


@pytest.mark.parametrize(("space", "hits"), [(6, True), (5, False)])
def test_forever_elysion_driver_draws_three(space: int, hits: bool) -> None:
    jack_o = side("Forever Elysion Driver", space=space, gauge=["Dive", "Dive"], deck=["Dust", "Grasp", "Sweep"])
    played = against_ky(jack_o, side("Block")).strike("Forever Elysion Driver", "Block")
    assert speeds(played) == (4, 0)
    assert sorted(played.names(0, "hand")) == (["Dust", "Grasp", "Sweep"] if hits else [])
    assert damage(played) == ([(1, 6, 4)] if hits else [])


@pytest.mark.parametrize(("space", "turn"), [(5, 0), (4, 1)])
def test_juno_gives_speed_and_the_next_turn_with_a_hit(space: int, turn: int) -> None:
    jack_o = side("Cross", space=space, boosts=["Forever Elysion Driver"])
    played = against_ky(jack_o, side("Block")).strike("Cross", "Block")
    assert speeds(played) == (7, 0)
    assert played.turn == turn


def test_juno_cannot_be_canceled() -> None:
    played = against_ky(side("Forever Elysion Driver", gauge=["Dive"]), side()).answer("Boost Juno")
    assert played.asked == (1, "action")
    assert played.boosts(0) == ["Forever Elysion Driver"]


# --- Iron Pumpkin ---


@pytest.mark.parametrize(("space", "hand"), [(3, ["Dust"]), (4, ["Dust"]), (5, []), (2, [])])
def test_iron_pumpkin_draws_at_range_3_and_4(space: int, hand: list[str]) -> None:
    played = against_ky(side("Iron Pumpkin", space=space, deck=["Dust"]), side("Block")).strike("Iron Pumpkin", "Block")
    assert played.names(0, "hand") == hand
    assert speeds(played) == (6, 0)
    assert damage(played) == ([(1, 2, 0)] if hand else [])


@pytest.mark.parametrize(("choice", "zone"), [("Put this into your gauge", "gauge"), ("Do not", "discard")])
def test_atack_command_gives_speed_and_may_go_to_gauge(choice: str, zone: str) -> None:
    played = against_ky(side("Iron Pumpkin", "Cross", space=5, gauge=["Dive"]), side("Block"))
    played.answer("Boost Atack Command")
    assert played.asked == (1, "action")
    played.strike("Block", "Cross")
    assert played.labels == ["Put this into your gauge", "Do not"]
    played.answer(choice)
    assert speeds(played) == (7, 0)
    assert "Iron Pumpkin" in played.names(0, zone)


# --- Chain of Chiron ---


@pytest.mark.parametrize(("choice", "space"), [("Advance 1", 6), ("Retreat 1", 4)])
def test_chain_of_chiron_moves_after(choice: str, space: int) -> None:
    played = against_ky(side("Chain of Chiron", space=5), side("Block")).strike("Chain of Chiron", "Block")
    assert played.labels == ["Advance 1", "Retreat 1"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert damage(played) == [(1, 3, 1)]


def test_defend_command_gives_power_and_armor_and_loses_it_after() -> None:
    """Two points of armor against a Cross that comes first."""
    jack_o = side("Slash", space=5, boosts=["Chain of Chiron"])
    played = against_ky(jack_o, side("Cross")).strike("Slash", "Cross")
    assert damage(played)[0] == (0, 3, 1)


@pytest.mark.parametrize(("choice", "zone"), [("Put this into your gauge", "gauge"), ("Do not", "discard")])
def test_defend_command_may_go_to_gauge_after(choice: str, zone: str) -> None:
    """The armor is lost before the Sweep comes."""
    jack_o = side("Chain of Chiron", "Slash", space=5, gauge=["Dive"])
    played = against_ky(jack_o, side("Sweep")).answer("Boost Defend Command")
    assert played.asked == (1, "action")
    played.strike("Sweep", "Slash")
    assert played.labels == ["Put this into your gauge", "Do not"]
    played.answer(choice)
    assert damage(played) == [(1, 5, 5), (0, 6, 6)]
    assert "Chain of Chiron" in played.names(0, zone)


# --- Servant Shoot ---


@pytest.mark.parametrize(
    ("space", "boosts", "ends"),
    [
        (6, [], "Servant Shoot (1) hits at 1"),
        (5, [], "Servant Shoot (1) misses at 2"),
        (3, ["Dust"], "Servant Shoot (1-4) hits at 4"),
        (3, ["Dust", "Sweep"], "Servant Shoot (1-4) hits at 4"),
    ],
)
def test_servant_shoot_reaches_farther_with_a_boost_in_play(space: int, boosts: list[str], ends: str) -> None:
    played = against_ky(side("Servant Shoot", space=space, boosts=boosts), side("Block", boosts=["Focus"]))
    played.strike("Servant Shoot", "Block")
    assert checks(played)[0] == ends


def test_servant_shoot_has_power_5() -> None:
    played = against_ky(side("Servant Shoot", space=6), side("Block")).strike("Servant Shoot", "Block")
    assert damage(played) == [(1, 5, 3)]


def test_dopros_draws_and_reaches_farther() -> None:
    played = against_ky(side("Servant Shoot", "Cross", space=4, gauge=["Dive"], deck=["Dust", "Grasp"]), side("Block"))
    played.answer("Boost Dopros")
    assert sorted(played.names(0, "hand")) == ["Cross", "Dust", "Grasp"]  # one for the turn
    played.strike("Block", "Cross")
    assert checks(played)[0] == "Cross (1-3) hits at 3"


# --- Throw Servant ---


def test_throw_servant_may_play_and_sustain_a_boost_from_hand_or_gauge() -> None:
    jack_o = side("Throw Servant", "Servant Shoot", "Slash", gauge=["Dust", "Cross"], deck=["Grasp"])
    played = against_ky(jack_o, side("Block")).strike("Throw Servant", "Block")
    assert damage(played) == [(1, 3, 1)]
    played.answer("Play 1 continuous boost from your hand/gauge")
    assert len(played.labels) == 2
    played.answer("Servant Shoot")
    assert played.boosts(0) == ["Servant Shoot"]
    assert sorted(played.names(0, "hand")) == ["Grasp", "Slash"]  # Dopros draws
    assert played.asked == (1, "action")


def test_throw_servant_may_play_nothing() -> None:
    played = against_ky(side("Throw Servant", "Servant Shoot", space=6), side("Block"))
    played.strike("Throw Servant", "Block").answer("Do not")
    assert checks(played)[0] == "Throw Servant (2-6) misses at 1"
    assert played.boosts(0) == []


def test_sweet_tooth_retreats_two() -> None:
    played = against_ky(side("Throw Servant", gauge=["Dive"]), side()).answer("Boost Sweet Tooth")
    assert played.spaces == (1, 7)
    assert played.asked == (1, "action")


def test_sweet_tooth_draws_and_puts_a_card_into_gauge() -> None:
    jack_o = side("Cross", "Sweep", space=5, boosts=["Throw Servant"], deck=["Dust"])
    played = against_ky(jack_o, side("Block")).strike("Cross", "Block")
    assert sorted(played.labels) == ["Dust", "Sweep"]
    played.answer("Sweep")
    assert played.names(0, "hand") == ["Dust"]
    assert played.names(0, "gauge") == ["Sweep", "Cross"]


# --- Countdown ---


@pytest.mark.parametrize(
    ("space", "boosts", "reach", "power"),
    [(6, ["Dust"], "0-1", 2), (5, ["Dust", "Iron Pumpkin"], "0-2", 3), (6, [], "0", 0), (5, ["Dust"], "0-1", 0)],
)
def test_countdown_grows_with_each_boost(space: int, boosts: list[str], reach: str, power: int) -> None:
    """The opponent's boost is not counted; power 0 stands for a miss."""
    played = against_ky(side("Countdown", space=space, boosts=boosts), side("Block", boosts=["Focus"]))
    played.strike("Countdown", "Block")
    if len(boosts) == 2:
        played.answer("Do not")
    assert checks(played)[0] == f"Countdown ({reach}) {'hits' if power else 'misses'} at {7 - space}"
    assert damage(played) == ([(1, power, max(0, power - 2))] if power else [])


def test_summon_servant_brings_a_card_from_the_discards_to_gauge() -> None:
    played = against_ky(side("Countdown", gauge=["Dive"], discard=["Sweep", "Cross"]), side())
    played.answer("Boost Summon Servant")
    assert played.labels == ["Sweep", "Cross"]
    played.answer("Sweep")
    assert played.names(0, "gauge") == ["Dive", "Sweep"]
    assert played.names(0, "discard") == ["Cross", "Countdown"]
    assert played.asked == (0, "cancel")
