"""Play reports of Testament: each card's attack and boost, and both sides of the fighter; Ky is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, guard, speeds, stunned
from tests.exceed.cards.test_numbers import book_of, row_of, rows
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.language.vocabulary import Kind
from wildswing.exceed.position import SidePosition

PRINTED = """
    Nostrovia,              ultra,   2, 4 gauge, 3,   6, 5, 0, 0, "Like a Weed, Naturally", continuous, free, no
    Calamity One,           ultra,   2, 2 gauge, 1-2, 5, 3, 0, 4, Possession,               instant,    free, no
    Unholy Diver,           special, 2, free,    2-3, 1, 6, 0, 0, Bloodstained Lineage,     continuous, free, no
    Arbiter Sign - Rising,  special, 2, free,    3-6, 3, 5, 0, 0, As a matter of course,    instant,    free, yes
    Grave Reaper,           special, 2, free,    1-5, 4, 4, 0, 0, Exe Beast,                continuous, free, yes
    Arbiter Sign - Falling, special, 2, free,    3-6, 5, 3, 0, 3, Elegance,                 continuous, free, yes
    Scythe Swing,           special, 2, free,    2-4, 5, 2, 0, 5, Courtesy,                 continuous, free, yes
"""


def against_ky(testament: SidePosition, ky: SidePosition, turn: int = 0) -> Stage:
    return stage(testament, ky, fighters=("Testament", "Ky Kiske"), turn=turn)


def test_each_card_has_its_printed_numbers() -> None:
    book = book_of("Testament")
    cards = [row_of(card) for card in book.cards if card.owner == 0 and card.kind is not Kind.NORMAL]
    assert sorted(cards) == sorted(rows(PRINTED))
    assert len(book.decks[0]) == 30


FOUR = ["Cross", "Cross", "Dive", "Dive"]


# --- The fighter ---


@pytest.mark.parametrize(("exceeded", "hand"), [(False, []), (True, ["Dust"])])
@pytest.mark.parametrize(("choice", "ky"), [("Push 1", 8), ("Pull 1", 6), ("Do not", 7)])
def test_normals_that_hit_may_move_the_opponent(exceeded: bool, hand: list[str], choice: str, ky: int) -> None:
    """The exceeded side draws too."""
    played = against_ky(side("Cross", space=5, deck=["Dust"], exceeded=exceeded), side("Block")).strike(
        "Cross", "Block"
    )
    assert played.labels == ["Push 1", "Pull 1", "Do not"]
    played.answer(choice)
    assert played.spaces[1] == ky
    assert played.names(0, "hand") == hand


@pytest.mark.parametrize(("attack", "space"), [("Cross", 4), ("Arbiter Sign - Rising", 6)])
def test_a_normal_that_missed_and_a_special_move_nobody(attack: str, space: int) -> None:
    played = against_ky(side(attack, space=space, exceeded=True, deck=["Dust"]), side("Block")).strike(attack, "Block")
    assert "misses" in checks(played)[0]
    assert played.spaces[1] == 7
    assert played.names(0, "hand") == []


def test_exceeding_costs_two_gauge() -> None:
    assert not against_ky(side(gauge=["Dive"]), side()).offers("Exceed")
    played = against_ky(side(gauge=["Dive", "Dive"]), side()).answer("Exceed")
    assert played.sides[0].exceeded
    assert played.asked == (1, "action")


# --- Nostrovia ---


@pytest.mark.parametrize(("ky", "ends", "power"), [(7, 9, 6), (8, 9, 8), (9, 9, 8)])
def test_nostrovia_pushes_two_or_hits_harder(ky: int, ends: int, power: int) -> None:
    played = against_ky(side("Nostrovia", space=ky - 3, gauge=FOUR), side("Block", space=ky))
    played.strike("Nostrovia", "Block").answer("Cross", "Cross")
    assert played.spaces == (ky - 3, ends)
    assert damage(played) == [(1, power, power - 2)]
    assert speeds(played) == (5, 0)


@pytest.mark.parametrize("space", [3, 5])
def test_nostrovia_reaches_range_3_alone(space: int) -> None:
    played = against_ky(side("Nostrovia", space=space, gauge=FOUR), side("Block"))
    played.strike("Nostrovia", "Block").answer("Cross", "Cross")
    assert checks(played)[0] == f"Nostrovia (3) misses at {7 - space}"


def test_like_a_weed_fills_the_gauge_retreats_and_reaches_farther() -> None:
    played = against_ky(side("Nostrovia", "Cross", space=5, deck=["Dust"]), side("Block"))
    played.answer("Boost Like a Weed, Naturally")
    assert played.names(0, "gauge") == ["Dust"]
    assert played.spaces == (4, 7)
    assert played.asked == (1, "action")
    played.strike("Block", "Cross")
    assert checks(played)[0] == "Cross (1-3) hits at 3"


# --- Calamity One ---


def test_calamity_one_may_take_a_gauge_card_to_hand_for_power() -> None:
    testament = side("Calamity One", space=5, gauge=["Dive", "Dive", "Grasp", "Sweep"])
    played = against_ky(testament, side("Block")).strike("Calamity One", "Block").answer("Dive", "Dive")
    assert played.labels == ["Put 1 card from your gauge into your hand", "Do not"]
    played.answer("Put 1 card")
    assert sorted(played.labels) == ["Grasp", "Sweep"]
    played.answer("Sweep")
    assert played.names(0, "hand") == ["Sweep"]
    assert played.names(0, "gauge") == ["Grasp", "Calamity One"]
    assert damage(played) == [(1, 7, 5)]


def test_calamity_one_is_plain_without_it() -> None:
    testament = side("Calamity One", space=5, gauge=["Dive", "Dive", "Grasp"])
    played = against_ky(testament, side("Block")).strike("Calamity One", "Block").answer("Dive", "Dive", "Do not")
    assert damage(played) == [(1, 5, 3)]
    assert speeds(played) == (3, 0)


@pytest.mark.parametrize(
    ("choice", "space", "hand"), [("Draw 1", 5, ["Dust"]), ("Advance 2", 8, []), ("Do not", 5, [])]
)
def test_possession_draws_or_advances_when_the_opponent_has_set(choice: str, space: int, hand: list[str]) -> None:
    played = against_ky(side("Calamity One", "Scythe Swing", space=5, deck=["Dust"]), side("Block"))
    played.answer("Boost Possession", "Scythe Swing")
    assert played.asked == (1, "set")
    played.answer("Block")
    assert played.asked == (0, "choose")
    assert played.labels == ["Draw 1", "Advance 2", "Do not"]
    played.answer(choice)
    assert played.names(0, "hand") == hand
    assert played.spaces[0] == space


def test_possession_is_for_the_strike_it_begins() -> None:
    played = against_ky(side("Calamity One", "Sweep", "Cross", space=5), side("Focus", "Block"))
    played.answer("Boost Possession", "Sweep", "Focus", "Do not", "Sweep", "Do not")
    played.strike("Wild Swing", "Cross")
    assert not played.offers("Advance 2")


# --- Unholy Diver ---


@pytest.mark.parametrize(("choice", "space"), [("Advance 1", 5), ("Retreat 1", 3)])
def test_unholy_diver_may_become_a_boost_and_move(choice: str, space: int) -> None:
    """EX-CHAR-43: sustained, not in gauge."""
    played = against_ky(side("Unholy Diver", space=4), side("Block")).strike("Unholy Diver", "Block")
    assert played.labels == ["Put this into your boosts", "Do not"]
    played.answer("Put this into your boosts")
    assert played.labels == ["Advance 1", "Retreat 1"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert played.boosts(0) == ["Unholy Diver"]
    assert played.names(0, "gauge") == []
    assert damage(played) == [(1, 1, 0)]


def test_unholy_diver_may_go_to_gauge() -> None:
    played = against_ky(side("Unholy Diver", space=4), side("Block")).strike("Unholy Diver", "Block").answer("Do not")
    assert played.boosts(0) == []
    assert played.names(0, "gauge") == ["Unholy Diver"]
    assert played.spaces == (4, 7)


def test_unholy_diver_that_missed_is_discarded() -> None:
    played = against_ky(side("Unholy Diver", space=6), side("Block")).strike("Unholy Diver", "Block")
    assert played.names(0, "discard") == ["Unholy Diver"]
    assert played.asked == (1, "action")


@pytest.mark.parametrize(("choice", "space"), [("Advance 1", 4), ("Retreat 1", 2)])
def test_bloodstained_lineage_moves(choice: str, space: int) -> None:
    played = against_ky(side("Unholy Diver", gauge=["Dive"]), side()).answer("Boost Bloodstained Lineage")
    assert played.labels == ["Advance 1", "Retreat 1"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert played.boosts(0) == ["Unholy Diver"]
    assert played.asked == (1, "action")


@pytest.mark.parametrize(("space", "turn"), [(3, 0), (6, 1)])
def test_bloodstained_lineage_gives_power_and_the_next_turn_with_a_hit(space: int, turn: int) -> None:
    testament = side("Arbiter Sign - Rising", space=space, boosts=["Unholy Diver"])
    played = against_ky(testament, side("Block")).strike("Arbiter Sign - Rising", "Block")
    assert damage(played) == ([(1, 4, 2)] if turn == 0 else [])
    assert played.turn == turn


# --- Arbiter Sign - Rising ---


@pytest.mark.parametrize(("reply", "turn"), [("Cross", 0), ("Focus", 1)])
def test_arbiter_sign_rising_draws_and_takes_the_turn_of_the_stunned(reply: str, turn: int) -> None:
    testament = side("Arbiter Sign - Rising", deck=["Dust"])
    played = against_ky(testament, side(reply)).strike("Arbiter Sign - Rising", reply)
    assert played.names(0, "hand") == ["Dust"]
    assert (1 in stunned(played)) is (turn == 0)
    assert played.turn == turn


def test_as_a_matter_of_course_exchanges_itself_for_a_gauge_card() -> None:
    played = against_ky(side("Arbiter Sign - Rising", gauge=["Dive", "Grasp"]), side())
    played.answer("Boost As a matter of course")
    assert sorted(played.labels) == ["Dive", "Grasp"]
    played.answer("Dive")
    assert played.names(0, "hand") == ["Dive"]
    assert played.names(0, "gauge") == ["Grasp", "Arbiter Sign - Rising"]
    assert played.asked == (0, "cancel")


def test_as_a_matter_of_course_goes_to_an_empty_gauge() -> None:
    played = against_ky(side("Arbiter Sign - Rising", deck=["Dust"]), side()).answer("Boost As a matter of course")
    assert played.names(0, "gauge") == ["Arbiter Sign - Rising"]


# --- Grave Reaper ---


@pytest.mark.parametrize(("space", "ky", "ends"), [(4, 5, 8), (3, 5, 5)])
def test_grave_reaper_pushes_three_at_range_1(space: int, ky: int, ends: int) -> None:
    played = against_ky(side("Grave Reaper", space=space, deck=["Dust", "Sweep"]), side("Block", space=ky))
    played.strike("Grave Reaper", "Block")
    assert played.spaces == (space, ends)
    assert sorted(played.labels) == ["Dust", "Sweep"]
    played.answer("Sweep")
    assert played.names(0, "gauge") == ["Sweep", "Grave Reaper"]
    assert played.names(0, "hand") == ["Dust"]
    assert damage(played) == [(1, 4, 2)]


@pytest.mark.parametrize(("choice", "space"), [("Retreat 1", 2), ("Retreat 2", 1), ("Do not", 3)])
def test_exe_beast_may_retreat(choice: str, space: int) -> None:
    played = against_ky(side("Grave Reaper", gauge=["Dive"]), side()).answer("Boost Exe Beast")
    assert played.labels == ["Retreat 1", "Retreat 2", "Do not"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert played.asked == (0, "cancel")


def test_exe_beast_gives_guard() -> None:
    played = against_ky(side("Slash", space=5, boosts=["Grave Reaper"]), side("Cross")).strike("Slash", "Cross")
    assert guard(played, 0) == 4
    assert stunned(played) == []


# --- Arbiter Sign - Falling ---


def test_arbiter_sign_falling_ignores_armor_and_takes_a_card() -> None:
    played = against_ky(side("Arbiter Sign - Falling"), side("Block", "Dive")).strike("Arbiter Sign - Falling", "Block")
    assert damage(played) == [(1, 5, 5)]
    assert played.names(1, "hand") == []
    assert "Dive" in played.names(1, "discard")


@pytest.mark.parametrize(("choice", "top"), [("Discard it", "Dive"), ("Do not", "Focus")])
def test_elegance_looks_at_the_top_card_and_may_discard_it(choice: str, top: str) -> None:
    played = against_ky(side("Arbiter Sign - Falling", gauge=["Dive"]), side(deck=["Focus", "Dive"]))
    played.answer("Boost Elegance")
    assert played.labels == ["Discard it", "Do not"]
    assert played.sides[1].seen_deck[:1] == (1,)
    played.answer(choice)
    assert played.names(1, "deck")[0] == top
    assert played.names(1, "discard") == (["Focus"] if top == "Dive" else [])
    assert played.asked == (0, "cancel")


def test_elegance_gives_speed() -> None:
    played = against_ky(side("Grave Reaper", boosts=["Arbiter Sign - Falling"]), side("Block"))
    played.strike("Grave Reaper", "Block")
    assert speeds(played) == (5, 0)


# --- Scythe Swing ---


@pytest.mark.parametrize(("throw", "ky"), [("Push 1", 8), ("Pull 1", 6)])
@pytest.mark.parametrize(("choice", "space"), [("Close 1", 5), ("Retreat 1", 3)])
def test_scythe_swing_moves_both(throw: str, ky: int, choice: str, space: int) -> None:
    played = against_ky(side("Scythe Swing", space=4), side("Block")).strike("Scythe Swing", "Block")
    assert played.labels == ["Push 1", "Pull 1"]
    played.answer(throw)
    assert played.labels == ["Close 1", "Retreat 1"]
    played.answer(choice)
    assert played.spaces == (space, ky)
    assert damage(played) == [(1, 5, 3)]


@pytest.mark.parametrize("returns", [True, False])
def test_courtesy_may_return_the_attack_and_goes_to_gauge(returns: bool) -> None:
    played = against_ky(side("Scythe Swing", "Arbiter Sign - Rising", gauge=["Dive"]), side("Block"))
    played.answer("Boost Courtesy")
    assert played.asked == (0, "cancel")
    played.answer("Do not").strike("Block", "Arbiter Sign - Rising")
    assert played.labels == ["Put your attack into your hand", "Do not"]
    played.answer("Put your attack" if returns else "Do not")
    assert ("Arbiter Sign - Rising" in played.names(0, "hand")) is returns
    gauge = ["Dive", "Scythe Swing"] if returns else ["Arbiter Sign - Rising", "Dive"]
    assert sorted(played.names(0, "gauge")) == gauge
    assert ("Scythe Swing" in played.names(0, "discard")) is not returns


def test_courtesy_does_nothing_for_the_stunned() -> None:
    played = against_ky(side("Slash", space=5, boosts=["Scythe Swing"]), side("Cross")).strike("Slash", "Cross")
    assert stunned(played) == [0]
    assert played.asked == (1, "action")
    assert sorted(played.names(0, "discard")) == ["Scythe Swing", "Slash"]


def test_courtesy_finds_no_attack_that_has_left_play() -> None:
    testament = side("Unholy Diver", space=4, boosts=["Scythe Swing"])
    played = against_ky(testament, side("Block")).strike("Unholy Diver", "Block")
    played.answer("Put this into your boosts", "Advance 1")
    assert not played.offers("Put your attack into your hand")
