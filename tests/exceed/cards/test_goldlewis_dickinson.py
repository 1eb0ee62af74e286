"""Play reports of Goldlewis: each card's attack and boost, and both sides of the fighter; Ky is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, guard, speeds, stunned
from tests.exceed.cards.test_numbers import book_of, row_of, rows
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.game import EXCEED
from wildswing.exceed.language.vocabulary import Kind
from wildswing.exceed.matches import match_of
from wildswing.exceed.position import SidePosition

PRINTED = """
    Down with the System, ultra,   2, 2 gauge, 1-2, 3, 7, 0, 0, U.M.A.,            continuous, free, no
    Burn It Down,         ultra,   2, 3 gauge, 4-8, 5, 3, 0, 6, Cryptid Collector, instant,    free, no
    BT Rise,              special, 2, free,    1-3, 3, 5, 0, 0, Guts,              continuous, free, yes
    BT Hurl,              special, 2, free,    1,   6, 5, 0, 0, The Kiss of Death, continuous, free, no
    BT Slam,              special, 2, free,    2-4, 4, 4, 3, 3, Security Level Up, continuous, free, no
    BT Swing,             special, 2, free,    1-2, 3, 4, 0, 0, Sky Fish,          continuous, free, yes
    BT Drop,              special, 2, free,    1-2, 5, 3, 0, 0, Thunderbird,       continuous, free, no
    BT Smash,             special, 2, free,    1-2, 4, 3, 0, 3, Brute Strength,    continuous, free, no
    BT Spin,              special, 2, free,    2-3, 6, 2, 1, 4, Absolute Defense,  continuous, free, yes
    BT Crush,             special, 2, free,    1-2, 5, 2, 0, 6, Huge,              continuous, free, yes
"""


def against_ky(goldlewis: SidePosition, ky: SidePosition, turn: int = 0) -> Stage:
    return stage(goldlewis, ky, fighters=("Goldlewis Dickinson", "Ky Kiske"), turn=turn)


def test_each_card_has_its_printed_numbers() -> None:
    book = book_of("Goldlewis Dickinson")
    cards = [row_of(card) for card in book.cards if card.owner == 0 and card.kind is not Kind.NORMAL]
    assert sorted(cards) == sorted(rows(PRINTED))
    assert len(book.decks[0]) == 36


NINE = ["Grasp", "Grasp", "Cross", "Cross", "Slash", "Slash", "Dive", "Dive", "Dust"]


# --- The fighter ---


def test_the_opening_hand_has_two_more_cards() -> None:
    """EX-CHAR-24: 7 cards for the first player, 8 for the second; Ky has 5 or 6."""
    sizes = set()
    for seed in range(6):
        table = EXCEED.start(seed, match_of("Goldlewis Dickinson", "Ky Kiske", "strive"))
        sizes.add((table.first, len(table.sides[0].hand), len(table.sides[1].hand)))
    assert sizes == {(0, 7, 6), (1, 8, 5)}


def test_the_hand_limit_is_nine() -> None:
    """EX-CHAR-24, EX-ACT-04: nine cards stay, a tenth is discarded."""
    played = against_ky(side(*NINE[:8], deck=["Dust", "Sweep"]), side()).answer("Reshuffle")
    assert played.asked == (1, "action")
    assert len(played.names(0, "hand")) == 9
    full = against_ky(side(*NINE, deck=["Sweep"]), side()).answer("Reshuffle")
    assert full.asked == (0, "hand limit")
    full.answer("Dust")
    assert len(full.names(0, "hand")) == 9


def test_exceeding_costs_two_gauge_and_draws_two() -> None:
    assert not against_ky(side(gauge=["Dive"]), side()).offers("Exceed")
    played = against_ky(side(gauge=["Dive", "Dive"], deck=["Dust", "Grasp", "Sweep"]), side()).answer("Exceed")
    assert played.sides[0].exceeded
    assert sorted(played.names(0, "hand")) == ["Dust", "Grasp", "Sweep"]  # one for the turn


@pytest.mark.parametrize(
    ("exceeded", "attack", "cards"),
    [(True, "BT Crush", 2), (False, "BT Crush", 0), (True, "Cross", 0)],
)
def test_specials_that_hit_draw_two_on_the_exceeded_side(exceeded: bool, attack: str, cards: int) -> None:
    goldlewis = side(attack, space=5, exceeded=exceeded)
    played = against_ky(goldlewis, side("Block")).strike(attack, "Block")
    assert len(played.names(0, "hand")) == cards


def test_a_special_that_missed_draws_nothing() -> None:
    played = against_ky(side("BT Crush", exceeded=True), side("Block")).strike("BT Crush", "Block")
    assert played.names(0, "hand") == []


# --- Down with the System ---


def test_down_with_the_system_costs_two_gauge() -> None:
    goldlewis = side("Down with the System", space=5, gauge=["Dive", "Dive"])
    played = against_ky(goldlewis, side("Block")).strike("Down with the System", "Block")
    assert speeds(played) == (7, 0)
    assert damage(played) == [(1, 3, 1)]


def test_down_with_the_system_as_ex_costs_four_gauge_and_is_much_stronger() -> None:
    """3 printed, 1 for EX, 4 for the text."""
    gauge = ["Dive", "Dive", "Cross", "Cross"]
    goldlewis = side("Down with the System", "Down with the System", space=5, gauge=gauge)
    played = against_ky(goldlewis, side("Block")).strike("EX Down with the System", "Block")
    played.answer("Discard the second card", "Dive", "Dive")
    assert played.names(0, "gauge") == ["Down with the System"]
    assert damage(played) == [(1, 8, 6)]


def test_down_with_the_system_as_ex_is_invalid_with_three_gauge() -> None:
    """EX-REVEAL-07: a wild swing takes its place."""
    goldlewis = side(
        "Down with the System", "Down with the System", space=5, gauge=["Dive", "Dive", "Cross"], deck=["BT Crush"]
    )
    played = against_ky(goldlewis, side("Block")).strike("EX Down with the System", "Block")
    assert checks(played)[0] == "BT Crush (1-2) hits at 2"
    assert len(played.names(0, "gauge")) == 4


@pytest.mark.parametrize("takes", [True, False])
def test_uma_may_take_a_special_back(takes: bool) -> None:
    goldlewis = side("Down with the System", gauge=["Dive"], discard=["BT Rise", "Sweep", "Burn It Down"])
    played = against_ky(goldlewis, side()).answer("Boost U.M.A.")
    assert played.labels == ["Put 1 special from your discard pile into your hand", "Do not"]
    played.answer("Put 1 special" if takes else "Do not")
    assert ("BT Rise" in played.names(0, "hand")) is takes
    assert played.asked == (1, "action")


def test_uma_gives_power_and_armor() -> None:
    goldlewis = side("Sweep", space=5, boosts=["Down with the System"])
    played = against_ky(goldlewis, side("Slash")).strike("Sweep", "Slash")
    assert damage(played) == [(0, 4, 3), (1, 7, 7)]


# --- Burn It Down ---


@pytest.mark.parametrize(("space", "ends", "hits"), [(1, 6, True), (3, 6, True), (4, 4, False)])
def test_burn_it_down_closes_with_a_hit(space: int, ends: int, hits: bool) -> None:
    goldlewis = side("Burn It Down", space=space, gauge=["Dive", "Dive", "Grasp"])
    played = against_ky(goldlewis, side("Block")).strike("Burn It Down", "Block").answer("Grasp")
    assert checks(played)[0] == f"Burn It Down (4-8) {'hits' if hits else 'misses'} at {7 - space}"
    assert played.spaces == (ends, 7)
    assert damage(played) == ([(1, 5, 3)] if hits else [])


@pytest.mark.parametrize(("choice", "space"), [("Advance 1", 4), ("Retreat 1", 2)])
def test_cryptid_collector_moves_and_may_take_a_special_back(choice: str, space: int) -> None:
    played = against_ky(side("Burn It Down", discard=["BT Rise", "Sweep"]), side()).answer("Boost Cryptid Collector")
    assert played.labels == ["Advance 1", "Retreat 1"]
    played.answer(choice, "Put 1 special")
    assert played.spaces == (space, 7)
    assert "BT Rise" in played.names(0, "hand")
    assert played.names(0, "discard") == ["Sweep", "Burn It Down"]


# --- BT Rise ---


@pytest.mark.parametrize(("turn", "power"), [(0, 5), (1, 3)])
def test_bt_rise_is_stronger_as_a_strike_pushes_two_and_draws(turn: int, power: int) -> None:
    played = against_ky(side("BT Rise", space=4, deck=["Dust"]), side("Block"), turn=turn)
    played.strike(*(["BT Rise", "Block"] if turn == 0 else ["Block", "BT Rise"]))
    assert damage(played) == [(1, power, power - 2)]
    assert played.spaces == (4, 9)
    assert played.names(0, "hand") == ["Dust"]


def test_guts_draws_and_gives_guard() -> None:
    played = against_ky(side("BT Rise", "BT Swing", space=5, gauge=["Dive"], deck=["Dust"]), side("Cross"))
    played.answer("Boost Guts")
    assert "Dust" in played.names(0, "hand")
    assert played.asked == (0, "cancel")
    played.answer("Do not").strike("Cross", "BT Swing")
    assert guard(played, 0) == 6
    assert stunned(played) == []


# --- BT Hurl ---


@pytest.mark.parametrize(("space", "spaces", "hits"), [(5, (6, 5), True), (4, (5, 7), False)])
def test_bt_hurl_closes_and_pulls_past(space: int, spaces: tuple[int, int], hits: bool) -> None:
    played = against_ky(side("BT Hurl", space=space), side("Block")).strike("BT Hurl", "Block")
    assert played.spaces == spaces
    assert damage(played) == ([(1, 6, 4)] if hits else [])
    assert speeds(played) == (5, 0)


def test_the_kiss_of_death_strikes_for_two_force() -> None:
    played = against_ky(side("BT Hurl", "Cross", "Dive", "Grasp", space=5), side("Block"))
    played.answer("Boost The Kiss of Death")
    assert played.labels == ["Spend 2 force", "Do not"]
    played.answer("Spend 2 force", "Dive", "Grasp")
    assert played.asked == (0, "set")
    played.answer("Cross", "Block")
    assert speeds(played) == (7, 0)
    assert damage(played) == [(1, 4, 2)]


def test_the_kiss_of_death_need_not_strike() -> None:
    played = against_ky(side("BT Hurl", "Dive", "Grasp"), side()).answer("Boost The Kiss of Death", "Do not")
    assert played.asked == (1, "action")
    assert played.boosts(0) == ["BT Hurl"]


# --- BT Slam ---


@pytest.mark.parametrize(("choice", "ky"), [("Push 1", 8), ("Pull 1", 6)])
def test_bt_slam_moves_the_opponent_and_loses_its_armor_after(choice: str, ky: int) -> None:
    played = against_ky(side("BT Slam", space=5), side("Sweep")).strike("BT Slam", "Sweep")
    assert played.labels == ["Push 1", "Pull 1"]
    played.answer(choice)
    assert played.spaces == (5, ky)
    assert damage(played) == [(1, 4, 4), (0, 6, 6)]


def test_bt_slam_has_armor_until_then() -> None:
    played = against_ky(side("BT Slam", space=5), side("Cross")).strike("BT Slam", "Cross")
    assert damage(played)[0] == (0, 3, 0)


@pytest.mark.parametrize("spent", [0, 2, 5])
def test_security_level_up_draws_two_for_each_force(spent: int) -> None:
    hand = ["Dive", "Cross", "Grasp", "Dust", "Slash", "Focus"]
    played = against_ky(side("BT Slam", *hand), side()).answer("Boost Security Level Up")
    for card in hand[:spent]:
        played.answer(f"{card} from hand")
    if spent < 5:
        played.answer("That is all")
    assert len(played.names(0, "hand")) == 6 - spent + 2 * spent + 1  # one for the turn
    assert played.asked == ((1, "action") if spent < 5 else (0, "hand limit"))


def test_security_level_up_gives_power() -> None:
    played = against_ky(side("Cross", space=5, boosts=["BT Slam"]), side("Block")).strike("Cross", "Block")
    assert damage(played) == [(1, 4, 2)]


# --- BT Swing ---


@pytest.mark.parametrize(("turn", "speed"), [(0, 6), (1, 4)])
def test_bt_swing_is_faster_as_a_strike_closes_and_takes_the_next_turn(turn: int, speed: int) -> None:
    played = against_ky(side("BT Swing", space=5), side("Block"), turn=turn)
    played.strike(*(["BT Swing", "Block"] if turn == 0 else ["Block", "BT Swing"]))
    assert speeds(played) == (speed, 0)
    assert played.spaces == (6, 7)
    assert damage(played) == [(1, 3, 1)]
    assert played.turn == 0


@pytest.mark.parametrize(("spent", "space"), [(0, 3), (1, 4), (3, 6)])
def test_sky_fish_closes_for_each_force(spent: int, space: int) -> None:
    hand = ["Dive", "Cross", "Grasp", "Dust"]
    played = against_ky(side("BT Swing", *hand), side()).answer("Boost Sky Fish")
    for card in hand[:spent]:
        played.answer(f"{card} from hand")
    if spent < 3:
        played.answer("That is all")
    assert played.spaces == (space, 7)
    assert played.boosts(0) == ["BT Swing"]


def test_sky_fish_gives_power() -> None:
    played = against_ky(side("Cross", space=5, boosts=["BT Swing"]), side("Block")).strike("Cross", "Block")
    assert damage(played) == [(1, 4, 2)]


# --- BT Drop ---


def test_bt_drop_ignores_guard_and_takes_two_random_cards() -> None:
    played = against_ky(side("BT Drop", space=5), side("Focus", "Dive", "Grasp", "Cross")).strike("BT Drop", "Focus")
    assert damage(played) == [(1, 5, 3)]
    assert stunned(played) == [1]
    assert len(played.names(1, "hand")) == 1


def test_thunderbird_cannot_be_hit_from_afar() -> None:
    played = against_ky(side("BT Drop", "Sweep", gauge=["Dive"]), side("Stun Edge")).answer("Boost Thunderbird")
    assert played.asked == (1, "action")
    played.strike("Stun Edge", "Sweep").answer("Advance 0")
    assert checks(played)[0] == "Stun Edge (2-6) misses at 4"


def test_thunderbird_closes_two_at_the_start_of_the_next_turn_and_is_discarded() -> None:
    played = against_ky(side("BT Drop"), side()).answer("Boost Thunderbird", "Prepare")
    assert played.asked == (0, "action")
    assert played.spaces == (5, 7)
    assert played.boosts(0) == []
    assert played.names(0, "discard") == ["BT Drop"]


# --- BT Smash ---


@pytest.mark.parametrize(("turn", "hurt"), [(0, 1), (1, 3)])
def test_bt_smash_has_armor_as_a_strike_and_draws_two(turn: int, hurt: int) -> None:
    played = against_ky(side("BT Smash", space=5, deck=["Dust", "Grasp"]), side("Cross"), turn=turn)
    played.strike(*(["BT Smash", "Cross"] if turn == 0 else ["Cross", "BT Smash"]))
    assert damage(played)[0] == (0, 3, hurt)
    assert sorted(played.names(0, "hand")) == ["Dust", "Grasp"]


@pytest.mark.parametrize(("space", "turn"), [(5, 0), (4, 1)])
def test_brute_strength_gives_power_and_the_next_turn_with_a_hit(space: int, turn: int) -> None:
    played = against_ky(side("Cross", space=space, boosts=["BT Smash"]), side("Block")).strike("Cross", "Block")
    assert damage(played) == ([(1, 5, 3)] if turn == 0 else [])
    assert played.turn == turn


def test_brute_strength_cannot_be_canceled() -> None:
    played = against_ky(side("BT Smash", gauge=["Dive"]), side()).answer("Boost Brute Strength")
    assert played.asked == (1, "action")
    assert played.boosts(0) == ["BT Smash"]


# --- BT Spin ---


@pytest.mark.parametrize(("choice", "ky"), [("Push 2", 9), ("Pull 2", 4)])
def test_bt_spin_throws_and_takes_the_next_turn(choice: str, ky: int) -> None:
    played = against_ky(side("BT Spin", space=5), side("Block")).strike("BT Spin", "Block")
    assert played.labels == ["Push 2", "Pull 2"]
    played.answer(choice)
    assert played.spaces == (5, ky)
    assert damage(played) == [(1, 6, 4)]
    assert played.turn == 0


@pytest.mark.parametrize(("turn", "steady"), [(0, 6), (1, 4)])
def test_bt_spin_is_steadier_as_a_strike(turn: int, steady: int) -> None:
    played = against_ky(side("BT Spin", space=5), side("Cross"), turn=turn)
    played.strike(*(["BT Spin", "Cross"] if turn == 0 else ["Cross", "BT Spin"]))
    assert damage(played)[0] == (0, 3, 2)
    assert guard(played, 0) == steady


def test_absolute_defense_lets_nobody_past() -> None:
    """Neither with the Walk action nor with an advance; EX-CHAR-20."""
    played = against_ky(side("BT Spin", space=6, gauge=["Dive"]), side("Slash", "Cross", "Sweep", "Grasp"))
    played.answer("Boost Absolute Defense")
    assert played.asked == (0, "cancel")
    played.answer("Do not")
    assert not played.offers("Walk to space 5")
    assert played.offers("Walk to space 9")
    played.answer("Boost Dash")
    assert played.spaces == (6, 7)


def test_absolute_defense_goes_to_gauge_at_the_start_of_the_next_turn() -> None:
    played = against_ky(side("BT Spin"), side()).answer("Boost Absolute Defense", "Prepare")
    assert played.names(0, "gauge") == ["BT Spin"]
    assert played.boosts(0) == []


# --- BT Crush ---


def test_bt_crush_ignores_armor_and_closes_two() -> None:
    played = against_ky(side("BT Crush", space=5), side("Focus")).strike("BT Crush", "Focus")
    assert damage(played)[0] == (1, 5, 5)
    assert played.spaces == (6, 7)
    assert guard(played, 0) == 6


@pytest.mark.parametrize(("choice", "ky"), [("Push 1", 8), ("Pull 1", 6)])
def test_huge_reaches_farther_and_moves_the_opponent(choice: str, ky: int) -> None:
    played = against_ky(side("BT Crush", "Cross", space=4, gauge=["Dive"]), side("Block")).answer("Boost Huge")
    assert played.asked == (0, "cancel")
    played.answer("Do not").strike("Block", "Cross")
    assert checks(played)[0] == "Cross (1-3) hits at 3"
    assert played.labels == ["Push 1", "Pull 1"]
    played.answer(choice)
    assert played.spaces[1] == ky
