"""Play reports of Potemkin: each card's attack and boost, and both sides of the fighter; Ky is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, guard, speeds
from tests.exceed.cards.test_numbers import book_of, row_of, rows
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.language.vocabulary import Kind
from wildswing.exceed.position import SidePosition

PRINTED = """
    Giganter Kai,             ultra,   2, 2 gauge, 2-4, 4,  1, 3, 4, Armor-clad Faith, continuous, free, no
    Heavenly Potemkin Buster, ultra,   2, 4 gauge, 1,   11, 0, 0, 7, Burly Heart,      continuous, free, no
    Mega Fist,                special, 2, free,    1,   3,  5, 0, 0, Megatona Furioso, continuous, free, yes
    Garuda Impact,            special, 2, free,    1-2, 5,  4, 0, 0, Kara Cancel,      instant,    free, yes
    Potemkin Buster,          special, 2, free,    1-2, 6,  3, 0, 3, F.D.B.,           continuous, free, yes
    Hammer Fall,              special, 2, free,    1,   2,  3, 1, 3, Huge,             continuous, free, yes
    Slide Head,               special, 2, free,    1-8, 0,  2, 1, 4, Steadfast,        continuous, free, no
    Heat Knuckle,             special, 2, free,    1-2, 5,  1, 0, 5, Engage,           continuous, free, no
"""


def against_ky(potemkin: SidePosition, ky: SidePosition, turn: int = 0) -> Stage:
    return stage(potemkin, ky, fighters=("Potemkin", "Ky Kiske"), turn=turn)


def test_each_card_has_its_printed_numbers() -> None:
    book = book_of("Potemkin")
    cards = [row_of(card) for card in book.cards if card.owner == 0 and card.kind is not Kind.NORMAL]
    assert sorted(cards) == sorted(rows(PRINTED))
    assert len(book.decks[0]) == 32


FOUR = ["Cross", "Cross", "Dive", "Dive"]


# --- The fighter ---


@pytest.mark.parametrize(("exceeded", "bonus"), [(False, 1), (True, 2)])
def test_a_strike_from_range_1_has_power_and_armor(exceeded: bool, bonus: int) -> None:
    played = against_ky(side("Garuda Impact", space=6, exceeded=exceeded), side("Slash"))
    played.strike("Garuda Impact", "Slash")
    assert damage(played)[0] == (0, 4, 4 - bonus)
    far = against_ky(side("Garuda Impact", space=6, exceeded=exceeded), side("Block")).strike("Garuda Impact", "Block")
    assert damage(far) == [(1, 5 + bonus, 3 + bonus)]


@pytest.mark.parametrize("exceeded", [False, True])
def test_a_strike_from_range_2_and_an_answer_have_no_bonus(exceeded: bool) -> None:
    """It is the range when the attack is set: closing later does not count."""
    potemkin = side("Hammer Fall", space=5, exceeded=exceeded)
    played = against_ky(potemkin, side("Block")).strike("Hammer Fall", "Block")
    assert played.spaces == (6, 7)
    assert damage(played) == [(1, 2, 0)]
    answer = against_ky(side("Hammer Fall", space=6, exceeded=exceeded), side("Block"), turn=1)
    answer.strike("Block", "Hammer Fall")
    assert damage(answer) == [(1, 2, 0)]


def test_exceeding_costs_four_gauge_and_closes_two() -> None:
    """EX-CHAR-06."""
    assert not against_ky(side(gauge=FOUR[1:]), side()).offers("Exceed")
    played = against_ky(side(gauge=FOUR), side()).answer("Exceed", "Cross", "Cross")
    assert played.sides[0].exceeded
    assert played.spaces == (5, 7)
    assert played.asked == (1, "action")


# --- Giganter Kai ---


def test_giganter_kai_cannot_be_hit_from_afar_and_takes_the_next_turn() -> None:
    """EX-CHAR-31: a Stun Edge misses at range 4; the Giganter reaches it."""
    potemkin = side("Giganter Kai", gauge=["Dive", "Dive"])
    played = against_ky(potemkin, side("Stun Edge")).strike("Giganter Kai", "Stun Edge").answer("Advance 0")
    assert checks(played) == ["Stun Edge (2-6) misses at 4", "Giganter Kai (2-4) hits at 4"]
    assert damage(played) == [(1, 4, 4)]
    assert played.spaces == (6, 7)
    assert played.turn == 0


def test_giganter_kai_is_hit_at_range_3_through_three_armor() -> None:
    potemkin = side("Giganter Kai", space=4, gauge=["Dive", "Dive"])
    played = against_ky(potemkin, side("Stun Edge")).strike("Giganter Kai", "Stun Edge").answer("Advance 0")
    assert damage(played)[0] == (0, 3, 0)


def test_armor_clad_faith_closes_one_and_gives_armor() -> None:
    played = against_ky(side("Giganter Kai", "Sweep", space=4, gauge=["Dive"]), side("Sweep"))
    played.answer("Boost Armor-clad Faith")
    assert played.spaces == (5, 7)
    assert played.asked == (1, "action")  # it cannot be canceled
    played.strike("Sweep", "Sweep")
    assert damage(played) == [(0, 6, 2), (1, 6, 6)]
    assert played.boosts(0) == []


# --- Heavenly Potemkin Buster ---


@pytest.mark.parametrize(("space", "ends", "hits"), [(4, 8, True), (3, 6, True), (2, 5, False)])
def test_heavenly_potemkin_buster_advances_three(space: int, ends: int, hits: bool) -> None:
    potemkin = side("Heavenly Potemkin Buster", gauge=FOUR, space=space)
    played = against_ky(potemkin, side("Block")).strike("Heavenly Potemkin Buster", "Block").answer("Cross", "Cross")
    assert played.spaces == (ends, 7)
    assert damage(played) == ([(1, 11, 9)] if hits else [])
    assert speeds(played) == (0, 0)


@pytest.mark.parametrize(("turn", "power", "through"), [(0, 5, 3), (1, 3, 1)])
def test_burly_heart_gives_power_to_a_striker_and_armor_to_a_defender(turn: int, power: int, through: int) -> None:
    potemkin = side("Cross", space=5, boosts=["Heavenly Potemkin Buster"])
    played = against_ky(potemkin, side("Block"), turn=turn)
    played.strike(*(["Cross", "Block"] if turn == 0 else ["Block", "Cross"]))
    assert damage(played) == [(1, power, through)]


@pytest.mark.parametrize(("turn", "hurt"), [(0, 6), (1, 3)])
def test_burly_heart_protects_a_defender(turn: int, hurt: int) -> None:
    potemkin = side("Focus", space=4, boosts=["Heavenly Potemkin Buster"])
    played = against_ky(potemkin, side("Sweep"), turn=turn)
    played.strike(*(["Focus", "Sweep"] if turn == 0 else ["Sweep", "Focus"]))
    assert damage(played)[0] == (0, 6, max(0, hurt - 2))


def test_burly_heart_closes_one() -> None:
    played = against_ky(side("Heavenly Potemkin Buster"), side()).answer("Boost Burly Heart")
    assert played.spaces == (4, 7)
    assert played.boosts(0) == ["Heavenly Potemkin Buster"]


# --- Mega Fist ---


@pytest.mark.parametrize(("choice", "space", "ends", "hits"), [("Advance 1", 6, 8, True), ("Advance 2", 6, 9, False)])
def test_mega_fist_advances_and_draws_two_with_a_hit(choice: str, space: int, ends: int, hits: bool) -> None:
    played = against_ky(side("Mega Fist", space=space, deck=["Dust", "Dive"]), side("Block"))
    played.strike("Mega Fist", "Block")
    assert played.labels == ["Advance 1", "Advance 2"]
    played.answer(choice)
    assert played.spaces == (ends, 7)
    assert sorted(played.names(0, "hand")) == (["Dive", "Dust"] if hits else [])
    assert damage(played) == ([(1, 4, 2)] if hits else [])  # set at range 1


def test_megatona_furioso_gives_power_and_ignores_armor() -> None:
    played = against_ky(side("Mega Fist", "Cross", space=5, gauge=["Dive"]), side("Focus"))
    played.answer("Boost Megatona")
    assert played.asked == (0, "cancel")
    played.answer("Do not").strike("Focus", "Cross")
    assert damage(played) == [(1, 4, 4)]


# --- Garuda Impact ---


def test_garuda_impact_takes_two_cards_of_the_opponents_choice_and_the_next_turn() -> None:
    played = against_ky(side("Garuda Impact", space=5), side("Focus", "Dive", "Grasp", "Cross"))
    played.strike("Garuda Impact", "Focus")
    assert played.asked == (1, "pick")
    assert sorted(played.labels) == ["Cross", "Dive", "Grasp"]
    played.answer("Dive", "Cross")
    assert "Grasp" in played.names(1, "hand")
    assert played.names(1, "discard")[:2] == ["Dive", "Cross"]
    assert damage(played)[0] == (1, 5, 3)
    assert played.turn == 0


def test_kara_cancel_closes_and_draws() -> None:
    played = against_ky(side("Garuda Impact", gauge=["Dive"], deck=["Dust"]), side()).answer("Boost Kara Cancel")
    assert played.spaces == (4, 7)
    assert played.names(0, "hand") == ["Dust"]
    assert played.names(0, "discard") == ["Garuda Impact"]
    assert played.asked == (0, "cancel")


# --- Potemkin Buster ---


def test_potemkin_buster_cannot_be_thrown_and_takes_a_card() -> None:
    """A Grasp hits and cannot push; its 3 damage are held by guard 3."""
    played = against_ky(side("Potemkin Buster", space=6), side("Grasp", "Dive"), turn=1)
    played.strike("Grasp", "Potemkin Buster")
    played.answer("Push 2")
    assert played.spaces == (6, 7)
    assert damage(played) == [(0, 3, 3), (1, 6, 6)]
    assert played.names(1, "hand") == []


def test_fdb_cannot_be_hit_from_afar() -> None:
    played = against_ky(side("Potemkin Buster", "Sweep", gauge=["Dive"]), side("Stun Edge")).answer("Boost F.D.B.")
    assert played.asked == (0, "cancel")
    played.answer("Do not").strike("Stun Edge", "Sweep").answer("Advance 0")
    assert checks(played)[0] == "Stun Edge (2-6) misses at 4"
    near = against_ky(side("Sweep", space=4, boosts=["Potemkin Buster"]), side("Stun Edge"))
    near.strike("Sweep", "Stun Edge").answer("Advance 0")
    assert checks(near)[0] == "Stun Edge (2-6) hits at 3"


def test_fdb_goes_to_gauge_at_the_start_of_the_next_turn() -> None:
    played = against_ky(side("Potemkin Buster"), side()).answer("Boost F.D.B.", "Prepare")
    assert played.asked == (0, "action")
    assert played.names(0, "gauge") == ["Potemkin Buster"]
    assert played.boosts(0) == []


# --- Hammer Fall ---


@pytest.mark.parametrize(("space", "hits"), [(3, True), (2, False)])
def test_hammer_fall_closes_three(space: int, hits: bool) -> None:
    played = against_ky(side("Hammer Fall", space=space), side("Block")).strike("Hammer Fall", "Block")
    assert played.spaces == (space + 3, 7)
    assert checks(played)[0] == f"Hammer Fall (1) {'hits' if hits else 'misses'} at {4 - space}"
    assert speeds(played) == (3, 0)


@pytest.mark.parametrize(("choice", "space"), [("Push 1", 8), ("Pull 1", 6)])
def test_huge_reaches_farther_and_moves_the_opponent(choice: str, space: int) -> None:
    played = against_ky(side("Hammer Fall", "Sweep", gauge=["Dive"]), side("Block")).answer("Boost Huge")
    assert played.asked == (0, "cancel")
    played.answer("Do not").strike("Block", "Sweep").answer("Huge")
    assert played.labels == ["Push 1", "Pull 1"]
    played.answer(choice)
    assert checks(played)[0] == "Sweep (1-4) hits at 4"
    assert played.spaces == (3, space)


# --- Slide Head ---


@pytest.mark.parametrize(("space", "ky", "ends", "power"), [(1, 9, 3, 0), (6, 7, 6, 1)])
def test_slide_head_takes_a_card_anywhere_and_closes_two(space: int, ky: int, ends: int, power: int) -> None:
    """Set at range 1 it has the fighter's power."""
    played = against_ky(side("Slide Head", space=space), side("Focus", "Dive", space=ky)).strike("Slide Head", "Focus")
    assert checks(played)[0] == f"Slide Head (1-8) hits at {ky - space}"
    assert "Dive" in played.names(1, "discard")
    assert played.spaces[0] == ends
    assert damage(played)[0] == (1, power, 0)


@pytest.mark.parametrize(("turn", "speed", "steady"), [(0, 3, 6), (1, 2, 10)])
def test_steadfast_gives_speed_to_a_striker_and_guard_to_a_defender(turn: int, speed: int, steady: int) -> None:
    played = against_ky(side("Sweep", space=4, boosts=["Slide Head"]), side("Dire Eclat", space=6), turn=turn)
    played.strike(*(["Sweep", "Dire Eclat"] if turn == 0 else ["Dire Eclat", "Sweep"]))
    assert speeds(played) == (speed, 4)
    assert guard(played, 0) == steady


def test_steadfast_closes_one() -> None:
    played = against_ky(side("Slide Head", gauge=["Dive"]), side()).answer("Boost Steadfast")
    assert played.spaces == (4, 7)
    assert played.asked == (1, "action")


# --- Heat Knuckle ---


def test_heat_knuckle_pulls_after_a_hit_but_not_past() -> None:
    """A Stun Edge hits at range 3; Ky is pulled beside Potemkin, hit, and pushed 3."""
    played = against_ky(side("Heat Knuckle", space=4), side("Stun Edge")).strike("Heat Knuckle", "Stun Edge")
    played.answer("Advance 0")
    assert checks(played) == ["Stun Edge (2-6) hits at 3", "Heat Knuckle (1-2) hits at 1"]
    assert played.spaces == (4, 8)
    assert damage(played) == [(0, 3, 3), (1, 5, 5)]


def test_heat_knuckle_never_pulls_past() -> None:
    played = against_ky(side("Heat Knuckle", space=5), side("Stun Edge")).strike("Heat Knuckle", "Stun Edge")
    played.answer("Advance 0")
    assert checks(played)[1] == "Heat Knuckle (1-2) hits at 1"
    assert played.spaces == (5, 9)


def test_heat_knuckle_pulls_nobody_unless_hit() -> None:
    played = against_ky(side("Heat Knuckle", space=4), side("Grasp")).strike("Heat Knuckle", "Grasp")
    assert checks(played) == ["Grasp (1) misses at 3", "Heat Knuckle (1-2) misses at 3"]
    assert played.spaces == (4, 7)


def test_engage_closes_and_goes_to_gauge_at_the_start_of_the_next_turn() -> None:
    played = against_ky(side("Heat Knuckle", gauge=["Dive"]), side()).answer("Boost Engage")
    assert played.spaces == (4, 7)
    assert played.asked == (1, "action")
    played.answer("Prepare")
    assert played.names(0, "gauge") == ["Dive", "Heat Knuckle"]
