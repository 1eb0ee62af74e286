"""Play reports of May: each card's attack and boost, and both sides of the fighter; Ky is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, guard, speeds, stunned
from tests.exceed.cards.test_numbers import book_of, row_of, rows
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.language.vocabulary import Kind
from wildswing.exceed.position import SidePosition

PRINTED = """
    The Wonderful and Dynamic Goshogawara, ultra, 2, 3 gauge, 1-2, 4, 5, 0, 0, Disaster of Passion, continuous, free, no
    Great Yamada Attack, ultra, 2, 3 gauge, 2-4, 6, 1, 0, 0, Chaaarge!, instant, free, no
    Totsugeki!, special, 2, free, 1, 4, 5, 0, 0, Relentless, continuous, free, no
    Arisugawa Sparkle, special, 2, free, 2-4, 3, 4, 2, 3, Gooooo!, instant, free, no
    Mr. Dolphin, special, 2, free, 1-2, 4, 4, 0, 0, Energetic, continuous, free, yes
    Overhead Kiss, special, 2, free, 1, 4, 3, 0, 0, Gatling, continuous, free, no
    Anchor Swing, special, 2, free, 1-2, 5, 2, 0, 6, "Blue Water, Blue Sky", continuous, free, yes
"""


def against_ky(may: SidePosition, ky: SidePosition, turn: int = 0) -> Stage:
    return stage(may, ky, fighters=("May", "Ky Kiske"), turn=turn)


def test_each_card_has_its_printed_numbers() -> None:
    book = book_of("May")
    cards = [row_of(card) for card in book.cards if card.owner == 0 and card.kind is not Kind.NORMAL]
    assert sorted(cards) == sorted(rows(PRINTED))
    assert len(book.decks[0]) == 30


THREE = ["Cross", "Cross", "Dive"]


def strike(played: Stage, attack: str, reply: str) -> Stage:
    """Strikes with May, who spends nothing when she has set."""
    return played.answer("Strike", attack, "Do not", reply)


# --- The fighter ---


@pytest.mark.parametrize(("exceeded", "power"), [(False, 4), (True, 5)])
def test_a_force_gives_power_to_an_attack_with_which_may_strikes(exceeded: bool, power: int) -> None:
    played = against_ky(side("Cross", "Dive", space=5, exceeded=exceeded), side("Block")).answer("Strike", "Cross")
    assert played.labels == ["Spend 1 force", "Do not"]
    played.answer("Spend 1 force", "Dive", "Block")
    assert damage(played) == [(1, power, power - 2)]
    assert played.names(0, "discard") == ["Dive"]


@pytest.mark.parametrize("exceeded", [False, True])
def test_a_defender_is_not_asked(exceeded: bool) -> None:
    played = against_ky(side("Cross", "Dive", space=5, exceeded=exceeded), side("Block"), turn=1)
    played.strike("Block", "Cross")
    assert damage(played) == [(1, 3, 1)]
    assert played.names(0, "hand") == ["Dive"]


def test_exceeding_draws_two_and_strikes() -> None:
    assert not against_ky(side(gauge=["Dive", "Dive"]), side()).offers("Exceed")
    played = against_ky(side("Grasp", gauge=THREE, deck=["Sweep", "Dust"]), side("Block")).answer("Exceed", "Dive")
    assert played.sides[0].exceeded
    assert sorted(played.names(0, "hand")) == ["Dust", "Grasp", "Sweep"]
    assert played.asked == (0, "set")


# --- The Wonderful and Dynamic Goshogawara ---


def test_goshogawara_is_slower_when_may_strikes() -> None:
    may = side("The Wonderful and Dynamic Goshogawara", gauge=THREE, space=5)
    played = strike(against_ky(may, side("Block")), "The Wonderful and Dynamic Goshogawara", "Block").answer("Dive")
    assert speeds(played) == (5, 0)
    assert damage(played) == [(1, 4, 2)]
    assert played.spaces == (5, 8)


def test_goshogawara_is_faster_than_any_normal_as_an_answer() -> None:
    may = side("The Wonderful and Dynamic Goshogawara", gauge=THREE, space=6)
    played = against_ky(may, side("Grasp"), turn=1).strike("Grasp", "The Wonderful and Dynamic Goshogawara")
    played.answer("Dive")
    assert speeds(played) == (8, 7)
    assert played.lives == (30, 26)


def test_disaster_of_passion_draws_and_gives_power_and_speed() -> None:
    may = side("The Wonderful and Dynamic Goshogawara", "Cross", space=5, deck=["Dust", "Dive"], gauge=["Dive"])
    played = against_ky(may, side("Block")).answer("Boost Disaster")
    assert sorted(played.names(0, "hand")) == ["Cross", "Dive", "Dust"]
    assert played.asked == (1, "action")  # it cannot be canceled
    played.strike("Block", "Cross")
    assert speeds(played) == (7, 0)
    assert damage(played) == [(1, 4, 2)]


# --- Great Yamada Attack ---


def test_great_yamada_attack_is_not_stunned_and_closes_after() -> None:
    may = side("Great Yamada Attack", gauge=THREE, space=3)
    played = strike(against_ky(may, side("Stun Edge")), "Great Yamada Attack", "Stun Edge").answer("Dive", "Advance 0")
    assert stunned(played) == [1]
    assert damage(played) == [(0, 3, 3), (1, 6, 6)]
    assert played.spaces == (6, 7)


@pytest.mark.parametrize(("space", "hits"), [(6, False), (5, True), (2, False)])
def test_great_yamada_attack_reaches_range_2_to_4(space: int, hits: bool) -> None:
    may = side("Great Yamada Attack", gauge=THREE, space=space)
    played = strike(against_ky(may, side("Block")), "Great Yamada Attack", "Block").answer("Dive")
    assert checks(played)[0] == f"Great Yamada Attack (2-4) {'hits' if hits else 'misses'} at {7 - space}"
    assert played.spaces[0] == min(6, space + 3)


def test_chaaarge_closes_three_and_strikes_for_a_force() -> None:
    may = side("Great Yamada Attack", "Dive", "Cross", deck=["Dust"])
    played = against_ky(may, side("Block")).answer("Boost Chaaarge!")
    assert played.spaces == (6, 7)
    assert played.labels == ["Spend 1 force", "Do not"]
    played.answer("Spend 1 force", "Dive")
    assert played.asked == (0, "set")
    stays = against_ky(may, side("Block")).answer("Boost Chaaarge!", "Do not")
    assert stays.asked == (1, "action")
    assert stays.names(0, "discard") == ["Great Yamada Attack"]


# --- Totsugeki! ---


@pytest.mark.parametrize(("space", "spaces", "turn"), [(3, (6, 9), 0), (2, (5, 7), 1)])
def test_totsugeki_closes_three_pushes_two_and_takes_the_next_turn(
    space: int, spaces: tuple[int, int], turn: int
) -> None:
    played = strike(against_ky(side("Totsugeki!", space=space), side("Block")), "Totsugeki!", "Block")
    assert played.spaces == spaces
    assert damage(played) == ([(1, 4, 2)] if turn == 0 else [])
    assert played.turn == turn


def test_relentless_gives_power_and_guard() -> None:
    played = against_ky(side("Totsugeki!", "Slash", space=5, gauge=["Dive"]), side("Cross")).answer("Boost Relentless")
    assert played.boosts(0) == ["Totsugeki!"]
    assert played.asked == (1, "action")
    played.strike("Cross", "Slash")
    assert guard(played, 0) == 4
    assert stunned(played) == []
    assert checks(played)[1] == "Slash (1) misses at 2"


def test_relentless_counts_for_damage() -> None:
    played = strike(against_ky(side("Cross", space=5, boosts=["Totsugeki!"]), side("Block")), "Cross", "Block")
    assert damage(played) == [(1, 4, 2)]


# --- Arisugawa Sparkle ---


def test_arisugawa_sparkle_closes_and_draws_after_hit_or_miss() -> None:
    played = strike(
        against_ky(side("Arisugawa Sparkle", deck=["Dust"]), side("Cross", space=5)), "Arisugawa Sparkle", "Cross"
    )
    assert damage(played) == [(0, 3, 1)]
    assert checks(played)[1] == "Arisugawa Sparkle (2-4) misses at 5"
    assert played.spaces == (4, 8)
    assert played.names(0, "hand") == ["Dust"]


def test_arisugawa_sparkle_hits_at_range_4() -> None:
    played = strike(against_ky(side("Arisugawa Sparkle"), side("Block")), "Arisugawa Sparkle", "Block")
    assert checks(played)[0] == "Arisugawa Sparkle (2-4) hits at 4"
    assert damage(played) == [(1, 3, 1)]
    assert played.spaces == (4, 7)


def test_gooooo_exchanges_the_hand_for_four_cards_and_strikes() -> None:
    may = side("Arisugawa Sparkle", "Dive", "Grasp", deck=["Dust", "Cross", "Sweep", "Focus", "Block"])
    played = against_ky(may, side()).answer("Boost Gooooo!")
    assert sorted(played.names(0, "hand")) == ["Cross", "Dust", "Focus", "Sweep"]
    assert sorted(played.names(0, "discard")) == ["Arisugawa Sparkle", "Dive", "Grasp"]
    assert played.asked == (0, "set")


# --- Mr. Dolphin ---


@pytest.mark.parametrize(("space", "ends", "power"), [(5, 6, 6), (6, 6, 6), (4, 6, 4), (3, 5, 4)])
def test_mr_dolphin_is_stronger_if_it_cannot_close_two(space: int, ends: int, power: int) -> None:
    played = strike(against_ky(side("Mr. Dolphin", space=space), side("Block")), "Mr. Dolphin", "Block")
    assert played.spaces == (ends, 7)
    assert damage(played) == [(1, power, power - 2)]


def test_energetic_advances_and_gives_speed() -> None:
    played = against_ky(side("Mr. Dolphin", "Cross", space=6, gauge=["Dive"]), side("Block")).answer("Boost Energetic")
    assert played.spaces == (8, 7)
    assert played.asked == (0, "cancel")
    played.answer("Do not").strike("Block", "Cross")
    assert speeds(played) == (7, 0)


# --- Overhead Kiss ---


def test_overhead_kiss_ignores_armor_and_guard() -> None:
    """A Focus cannot be pushed."""
    played = strike(against_ky(side("Overhead Kiss", space=6), side("Focus")), "Overhead Kiss", "Focus")
    assert damage(played) == [(1, 4, 4)]
    assert stunned(played) == [1]
    assert played.spaces == (6, 7)
    assert played.turn == 0


def test_overhead_kiss_pushes_two() -> None:
    played = strike(against_ky(side("Overhead Kiss", space=5), side("Block", space=6)), "Overhead Kiss", "Block")
    assert played.spaces == (5, 8)


def test_gatling_draws_two() -> None:
    played = against_ky(side("Overhead Kiss", deck=["Dust", "Dive", "Grasp"], gauge=["Dive"]), side())
    played.answer("Boost Gatling")
    assert sorted(played.names(0, "hand")) == ["Dive", "Dust", "Grasp"]  # the turn's draw with them
    assert played.asked == (1, "action")


@pytest.mark.parametrize(("space", "turn"), [(5, 0), (4, 1)])
def test_gatling_takes_the_next_turn_with_a_hit(space: int, turn: int) -> None:
    played = strike(against_ky(side("Cross", space=space, boosts=["Overhead Kiss"]), side("Block")), "Cross", "Block")
    assert played.turn == turn


# --- Anchor Swing ---


@pytest.mark.parametrize(("space", "ends", "hits"), [(4, 5, True), (3, 4, False)])
def test_anchor_swing_closes_and_fills_the_gauge_with_a_hit(space: int, ends: int, hits: bool) -> None:
    played = strike(
        against_ky(side("Anchor Swing", space=space, deck=["Dust"]), side("Block")), "Anchor Swing", "Block"
    )
    assert played.spaces == (ends, 7)
    assert played.names(0, "gauge") == (["Dust", "Anchor Swing"] if hits else [])
    assert damage(played) == ([(1, 5, 3)] if hits else [])


@pytest.mark.parametrize(("choice", "space"), [("Advance 2", 5), ("Retreat 2", 1)])
def test_blue_water_moves_two(choice: str, space: int) -> None:
    played = against_ky(side("Anchor Swing", gauge=["Dive"]), side()).answer("Boost Blue Water, Blue Sky")
    assert played.labels == ["Advance 2", "Retreat 2"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert played.asked == (0, "cancel")


def test_blue_water_gives_power() -> None:
    played = strike(against_ky(side("Cross", space=5, boosts=["Anchor Swing"]), side("Block")), "Cross", "Block")
    assert damage(played) == [(1, 4, 2)]
