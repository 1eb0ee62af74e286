"""Play reports of Giovanna: each card's attack and boost, and both sides of the fighter; Ky is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, speeds, stunned
from tests.exceed.cards.test_numbers import book_of, row_of, rows
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.language.vocabulary import Kind
from wildswing.exceed.position import SidePosition

PRINTED = """
    Ventania,     ultra,   2, 4 gauge, 1-2, 6, 7, 0, 0, Trigger,      instant,    free, yes
    Tempestade,   ultra,   2, 1 gauge, 1,   3, 6, 0, 0, Rei,          continuous, free, yes
    Sol Nascente, special, 2, free,    1-2, 3, 6, 0, 0, Step Dash,    continuous, free, yes
    Triple Kick,  special, 2, free,    1-3, 2, 5, 0, 0, Beatdown,     continuous, free, yes
    Sepultura,    special, 2, free,    1-3, 4, 4, 0, 0, Microdash,    instant,    free, yes
    Sol Poente,   special, 2, free,    1-2, 4, 3, 0, 0, Tension Rush, continuous, free, no
    Trovao,       special, 2, free,    1,   4, 2, 0, 5, Pursuit,      continuous, free, no
"""


def against_ky(giovanna: SidePosition, ky: SidePosition, turn: int = 0) -> Stage:
    return stage(giovanna, ky, fighters=("Giovanna", "Ky Kiske"), turn=turn)


def test_each_card_has_its_printed_numbers() -> None:
    book = book_of("Giovanna")
    cards = [row_of(card) for card in book.cards if card.owner == 0 and card.kind is not Kind.NORMAL]
    assert sorted(cards) == sorted(rows(PRINTED))
    assert len(book.decks[0]) == 30


# --- The fighter ---


def test_exceeding_costs_three_gauge_and_may_put_a_card_into_gauge() -> None:
    giovanna = side("Dive", "Cross", gauge=["Grasp", "Grasp", "Sweep"])
    assert not against_ky(side(gauge=["Grasp", "Grasp"]), side()).offers("Exceed")
    played = against_ky(giovanna, side()).answer("Exceed", "Sweep")
    assert played.offers("Do not")
    played.answer("Put 1 card from your hand into your gauge", "Dive")
    assert played.sides[0].exceeded
    assert played.names(0, "gauge") == ["Dive"]
    assert "Dive" not in played.names(0, "hand")
    assert played.asked == (1, "action")


@pytest.mark.parametrize(("space", "hand"), [(5, ["Dust"]), (4, [])])
def test_the_basic_action_strikes_and_draws_with_a_hit(space: int, hand: list[str]) -> None:
    """EX-CHAR-03: a Cross hits at range 2, not at 3."""
    played = against_ky(side("Cross", space=space, deck=["Dust"]), side("Block")).answer("Action", "Cross", "Block")
    assert played.names(0, "hand") == hand
    assert played.lives[1] == (29 if hand else 30)


def test_an_ordinary_strike_draws_nothing() -> None:
    played = against_ky(side("Cross", space=5, deck=["Dust"]), side("Block")).strike("Cross", "Block")
    assert played.lives[1] == 29
    assert played.names(0, "hand") == []


def test_the_exceeded_action_costs_a_gauge_and_gives_power_and_two_cards() -> None:
    assert not against_ky(side("Cross", exceeded=True), side()).offers("Action")
    giovanna = side("Cross", space=5, gauge=["Dive"], deck=["Dust", "Sweep"], exceeded=True)
    played = against_ky(giovanna, side("Block")).answer("Action (1 gauge)", "Cross", "Block")
    assert damage(played) == [(1, 4, 2)]
    assert sorted(played.names(0, "hand")) == ["Dust", "Sweep"]
    assert played.names(0, "discard") == ["Dive"]


# --- Ventania ---


@pytest.mark.parametrize(("space", "ends", "hits"), [(3, 5, True), (2, 4, False)])
def test_ventania_closes_two_when_giovanna_strikes(space: int, ends: int, hits: bool) -> None:
    giovanna = side("Ventania", space=space, gauge=["Cross", "Cross", "Dive", "Dive"])
    played = against_ky(giovanna, side("Block")).strike("Ventania", "Block").answer("Cross", "Cross")
    assert played.spaces == (ends, 7)
    assert checks(played)[0] == f"Ventania (1-2) {'hits' if hits else 'misses'} at {7 - ends}"
    assert damage(played) == ([(1, 6, 4)] if hits else [])
    assert speeds(played) == (7, 0)


def test_ventania_stays_when_ky_strikes() -> None:
    giovanna = side("Ventania", space=4, gauge=["Cross", "Cross", "Dive", "Dive"])
    played = against_ky(giovanna, side("Block"), turn=1).strike("Block", "Ventania").answer("Cross", "Cross")
    assert played.spaces == (4, 7)
    assert checks(played)[0] == "Ventania (1-2) misses at 3"


@pytest.mark.parametrize(("space", "ends"), [(3, 6), (2, 5), (6, 6)])
def test_trigger_closes_three_and_may_be_canceled(space: int, ends: int) -> None:
    played = against_ky(side("Ventania", space=space, gauge=["Dive"]), side()).answer("Boost Trigger")
    assert played.spaces == (ends, 7)
    assert played.asked == (0, "cancel")
    assert played.names(0, "discard") == ["Ventania"]


# --- Tempestade ---


@pytest.mark.parametrize(("space", "ends", "hits"), [(3, 6, True), (4, 8, True), (5, 9, False)])
def test_tempestade_advances_three_and_takes_the_next_turn_with_a_hit(space: int, ends: int, hits: bool) -> None:
    played = against_ky(side("Tempestade", space=space, gauge=["Dive"]), side("Dust")).strike("Tempestade", "Dust")
    assert played.spaces == (ends, 7)
    assert checks(played)[0] == f"Tempestade (1) {'hits' if hits else 'misses'} at {abs(7 - ends)}"
    assert speeds(played) == (6, 3)
    assert played.lives[1] == (27 if hits else 30)
    assert played.turn == (0 if hits else 1)


@pytest.mark.parametrize(("space", "turn"), [(5, 0), (4, 1)])
def test_rei_gives_speed_and_advantage_with_a_hit(space: int, turn: int) -> None:
    played = against_ky(side("Cross", space=space, boosts=["Tempestade"]), side("Block")).strike("Cross", "Block")
    assert speeds(played) == (7, 0)
    assert played.turn == turn
    assert played.boosts(0) == []


def test_rei_is_a_cancelable_continuous_boost() -> None:
    played = against_ky(side("Tempestade", gauge=["Dive"]), side()).answer("Boost Rei")
    assert played.asked == (0, "cancel")
    assert played.boosts(0) == ["Tempestade"]


# --- Sol Nascente ---


@pytest.mark.parametrize(("choice", "space"), [("Advance 1", 6), ("Retreat 1", 4)])
def test_sol_nascente_moves_one_after(choice: str, space: int) -> None:
    played = against_ky(side("Sol Nascente", space=5), side("Block")).strike("Sol Nascente", "Block")
    assert played.labels == ["Advance 1", "Retreat 1"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert damage(played) == [(1, 3, 1)]
    assert speeds(played) == (6, 0)


def test_step_dash_draws_and_closes_before() -> None:
    played = against_ky(side("Sol Nascente", "Cross", space=4, deck=["Dive", "Dust"]), side("Block"))
    played.answer("Boost Step Dash")
    assert sorted(played.names(0, "hand")) == ["Cross", "Dive", "Dust"]
    played.strike("Block", "Cross")
    assert checks(played)[0] == "Cross (1-2) hits at 2"


# --- Triple Kick ---


@pytest.mark.parametrize(("paid", "power"), [([], 2), (["Dust"], 3), (["Dust", "Grasp", "Slash"], 5)])
def test_triple_kick_draws_two_and_turns_force_into_power(paid: list[str], power: int) -> None:
    """The two cards drawn can be spent too; no more than 3 force."""
    giovanna = side("Triple Kick", "Dust", space=4, deck=["Grasp", "Slash", "Sweep"])
    played = against_ky(giovanna, side("Block")).strike("Triple Kick", "Block")
    for card in paid:
        played.answer(f"{card} from hand")
    if len(paid) < 3:
        played.answer("That is all")
    assert damage(played) == [(1, power, power - 2)]
    assert len(played.names(0, "hand")) == 3 - len(paid)


def test_beatdown_draws_two_with_a_hit() -> None:
    giovanna = side("Cross", space=5, boosts=["Triple Kick"], deck=["Dive", "Dust"])
    played = against_ky(giovanna, side("Block")).strike("Cross", "Block")
    assert sorted(played.names(0, "hand")) == ["Dive", "Dust"]
    missed = against_ky(side("Cross", boosts=["Triple Kick"], deck=["Dive"]), side("Block")).strike("Cross", "Block")
    assert missed.names(0, "hand") == []


def test_beatdown_is_a_cancelable_continuous_boost() -> None:
    played = against_ky(side("Triple Kick", gauge=["Dive"]), side()).answer("Boost Beatdown")
    assert played.asked == (0, "cancel")
    assert played.boosts(0) == ["Triple Kick"]


# --- Sepultura ---


@pytest.mark.parametrize(("choice", "space"), [("Close 1", 5), ("Retreat 1", 3)])
def test_sepultura_takes_a_random_card_and_moves(choice: str, space: int) -> None:
    played = against_ky(side("Sepultura", space=4), side("Block", "Dive")).strike("Sepultura", "Block")
    assert played.names(1, "hand") == []
    assert played.labels == ["Close 1", "Retreat 1"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert damage(played) == [(1, 4, 2)]


@pytest.mark.parametrize(("choice", "space"), [("Advance 1", 4), ("Retreat 1", 2)])
def test_microdash_moves_one_and_draws(choice: str, space: int) -> None:
    played = against_ky(side("Sepultura", deck=["Dive", "Dust"]), side()).answer("Boost Microdash")
    assert played.labels == ["Advance 1", "Retreat 1"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert sorted(played.names(0, "hand")) == ["Dive", "Dust"]
    assert played.names(0, "discard") == ["Sepultura"]


# --- Sol Poente ---


@pytest.mark.parametrize(("space", "ends", "stun"), [(6, 8, True), (4, 5, False)])
def test_sol_poente_ignores_guard_if_it_passed(space: int, ends: int, stun: bool) -> None:
    """A Sweep has guard 6; 4 damage stun it from behind only."""
    played = against_ky(side("Sol Poente", space=space), side("Sweep")).strike("Sol Poente", "Sweep")
    assert played.spaces[0] == ends
    assert damage(played)[0] == (1, 4, 4)
    assert stunned(played) == ([1] if stun else [0])


@pytest.mark.parametrize("puts", [True, False])
def test_tension_rush_gives_power_and_armor_and_may_fill_the_gauge(puts: bool) -> None:
    played = against_ky(side("Sol Poente", "Slash", "Dive", space=5), side("Sweep")).answer("Boost Tension Rush")
    assert played.offers("Do not")
    played.answer(*(["Put 1 card from your hand into your gauge", "Dive"] if puts else ["Do not"]))
    assert played.names(0, "gauge") == (["Dive"] if puts else [])
    assert played.asked == (1, "action")  # it cannot be canceled
    played.strike("Sweep", "Slash")
    assert damage(played) == [(1, 5, 5), (0, 6, 5)]


# --- Trovao ---


@pytest.mark.parametrize(("space", "ends", "hits"), [(3, 6, True), (2, 5, False)])
def test_trovao_closes_three(space: int, ends: int, hits: bool) -> None:
    played = against_ky(side("Trovao", space=space), side("Block")).strike("Trovao", "Block")
    assert played.spaces == (ends, 7)
    assert speeds(played) == (2, 0)
    assert damage(played) == ([(1, 4, 2)] if hits else [])


@pytest.mark.parametrize(("space", "zone"), [(3, "gauge"), (2, "discard")])
def test_pursuit_closes_two_and_goes_to_gauge_with_a_hit(space: int, zone: str) -> None:
    played = against_ky(side("Trovao", "Cross", space=space), side("Block")).answer("Boost Pursuit")
    assert played.spaces == (space + 2, 7)
    assert played.asked == (1, "action")
    played.strike("Block", "Cross")
    assert sorted(played.names(0, zone)) == ["Cross", "Trovao"]
