"""Play reports of Chipp: each card's attack and boost, and both sides of the fighter; Ky is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, speeds, stunned
from tests.exceed.cards.test_numbers import book_of, row_of, rows
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.language.vocabulary import Kind
from wildswing.exceed.position import SidePosition

PRINTED = """
    Zansei Rouga, ultra,   2, 2 gauge, 1-2, 2, 9, 0, 0, Suck a Sage,   continuous, free, yes
    Banki Messai, ultra,   2, 1 gauge, 1,   5, 4, 0, 0, Play the Hero, instant,    free, no
    Beta Blade,   special, 2, free,    1-2, 1, 7, 0, 0, Shogun!,       continuous, free, yes
    Alpha Blade,  special, 2, free,    1-2, 1, 6, 0, 0, Daijoubu!,     continuous, free, yes
    Resshou,      special, 2, free,    1-2, 2, 5, 0, 0, Harakiri!,     continuous, free, yes
    Gamma Blade,  special, 2, free,    1-5, 3, 3, 0, 0, Sushi!,        continuous, free, yes
    Genrouzan,    special, 2, free,    1,   3, 2, 0, 0, Sukiyaki!,     continuous, free, yes
"""


def against_ky(chipp: SidePosition, ky: SidePosition, turn: int = 0) -> Stage:
    return stage(chipp, ky, fighters=("Chipp Zanuff", "Ky Kiske"), turn=turn)


def test_each_card_has_its_printed_numbers() -> None:
    book = book_of("Chipp Zanuff")
    cards = [row_of(card) for card in book.cards if card.owner == 0 and card.kind is not Kind.NORMAL]
    assert sorted(cards) == sorted(rows(PRINTED))
    assert len(book.decks[0]) == 30


# --- The fighter ---


@pytest.mark.parametrize("exceeded", [False, True])
@pytest.mark.parametrize(("choice", "space"), [("Advance 1", 7), ("Retreat 1", 5), ("Do not", 6)])
def test_chipp_may_move_one_after_his_attack(choice: str, space: int, exceeded: bool) -> None:
    played = against_ky(side("Sweep", space=6, exceeded=exceeded), side("Block", space=8)).strike("Sweep", "Block")
    assert played.labels == ["Advance 1", "Retreat 1", "Do not"]
    played.answer(choice)
    assert played.spaces == (space, 8)
    assert played.asked == (1, "action")


def test_a_stunned_chipp_does_not_move() -> None:
    """EX-STUN-07."""
    played = against_ky(side("Dive", space=6), side("Grasp")).strike("Dive", "Grasp")
    assert played.asked == (1, "choose")
    played.answer("Push 1")
    assert stunned(played) == [0]
    assert played.asked == (1, "action")


@pytest.mark.parametrize(("choice", "hand"), [("Draw 1", ["Dust"]), ("Do not", [])])
def test_the_exceeded_side_may_draw_for_a_cancel(choice: str, hand: list[str]) -> None:
    chipp = side("Slash", gauge=["Dive"], deck=["Dust"], exceeded=True)
    played = against_ky(chipp, side()).answer("Boost Dash", "Cancel")
    assert played.labels == ["Draw 1", "Do not"]
    played.answer(choice)
    assert played.names(0, "hand") == hand
    assert played.asked == (0, "action")


def test_the_basic_side_draws_nothing_for_a_cancel() -> None:
    played = against_ky(side("Slash", gauge=["Dive"], deck=["Dust"]), side()).answer("Boost Dash", "Cancel")
    assert played.asked == (0, "action")
    assert played.names(0, "hand") == []


def test_every_cancel_of_a_turn_may_draw() -> None:
    chipp = side("Slash", "Slash", gauge=["Dive", "Cross"], deck=["Dust", "Sweep"], exceeded=True)
    played = against_ky(chipp, side()).answer("Boost Dash", "Cancel", "Dive", "Draw 1", "Boost Dash", "Cancel")
    assert played.labels == ["Draw 1", "Do not"]


def test_exceeding_costs_two_gauge() -> None:
    assert not against_ky(side(gauge=["Dive"]), side()).offers("Exceed")
    played = against_ky(side(gauge=["Dive", "Dive"]), side()).answer("Exceed")
    assert played.sides[0].exceeded
    assert played.asked == (1, "action")


# --- Zansei Rouga ---


@pytest.mark.parametrize(
    ("spent", "ends", "power"),
    [([], 5, 2), (["Cross"], 9, 3)],
)
def test_zansei_rouga_turns_gauge_into_power_and_steps(spent: list[str], ends: int, power: int) -> None:
    """3 spaces for each gauge: from 5 past Ky on 7 to 9."""
    chipp = side("Zansei Rouga", space=5, gauge=["Dive", "Dive", "Cross", "Cross", "Grasp"])
    played = against_ky(chipp, side("Block")).strike("Zansei Rouga", "Block").answer("Dive", "Dive")
    for card in spent:
        played.answer(card)
    played.answer("That is all")
    assert played.spaces == (ends, 7)
    assert damage(played) == [(1, power, power - 2)]
    assert speeds(played) == (9, 0)


def test_zansei_rouga_spends_at_most_four_gauge() -> None:
    """Back and forth: 5 to 9, 9 to 5, 5 to 9, 9 to 5."""
    chipp = side("Zansei Rouga", space=5, gauge=["Dive", "Dive", "Cross", "Cross", "Grasp", "Grasp", "Dust"])
    played = against_ky(chipp, side("Block")).strike("Zansei Rouga", "Block").answer("Dive", "Dive")
    played.answer("Cross", "Cross", "Grasp", "Grasp")
    assert played.names(0, "gauge") == ["Dust"]
    assert played.spaces == (5, 7)
    assert damage(played) == [(1, 6, 4)]


def test_suck_a_sage_gives_speed_to_chipp_and_power_to_ky() -> None:
    played = against_ky(side("Zansei Rouga", "Slash", space=5, gauge=["Dive"]), side("Cross"))
    played.answer("Boost Suck a Sage")
    assert played.asked == (0, "cancel")
    played.answer("Do not").strike("Cross", "Slash").answer("Do not")
    assert speeds(played) == (7, 6)
    assert damage(played) == [(1, 4, 4)]
    hurt = against_ky(side("Dust", space=5, boosts=["Zansei Rouga"]), side("Cross")).strike("Dust", "Cross")
    assert damage(hurt)[0] == (0, 6, 6)


# --- Banki Messai ---


@pytest.mark.parametrize(("space", "spaces", "hits"), [(3, (6, 9), True), (2, (5, 7), False)])
def test_banki_messai_closes_three_pushes_two_and_draws_two(space: int, spaces: tuple[int, int], hits: bool) -> None:
    chipp = side("Banki Messai", space=space, gauge=["Dive"], deck=["Dust", "Sweep"])
    played = against_ky(chipp, side("Block")).strike("Banki Messai", "Block").answer("Do not")
    assert played.spaces == spaces
    assert damage(played) == ([(1, 5, 3)] if hits else [])
    assert sorted(played.names(0, "hand")) == (["Dust", "Sweep"] if hits else [])


def test_play_the_hero_draws_three_and_gives_another_action() -> None:
    played = against_ky(side("Banki Messai", deck=["Dust", "Sweep", "Grasp", "Slash"]), side())
    played.answer("Boost Play the Hero")
    assert sorted(played.names(0, "hand")) == ["Dust", "Grasp", "Sweep"]
    assert played.asked == (0, "action")
    assert played.names(0, "discard") == ["Banki Messai"]


# --- Beta Blade ---


def test_beta_blade_draws_with_a_hit_and_closes_after() -> None:
    played = against_ky(side("Beta Blade", space=5, deck=["Dust"]), side("Block")).strike("Beta Blade", "Block")
    played.answer("Beta Blade", "Do not")
    assert played.spaces == (6, 7)
    assert speeds(played) == (7, 0)
    assert damage(played) == [(1, 1, 0)]
    assert played.names(0, "hand") == ["Dust"]


def test_beta_blade_and_chipp_move_in_either_order() -> None:
    """From range 1: past Ky first, the close then has no room."""
    played = against_ky(side("Beta Blade", space=6), side("Block")).strike("Beta Blade", "Block")
    played.answer("Chipp Zanuff", "Advance 1")
    assert played.spaces == (8, 7)


def test_shogun_gives_speed_and_takes_a_card_with_a_hit() -> None:
    played = against_ky(side("Beta Blade", "Cross", space=5, gauge=["Dive"]), side("Focus", "Dive", "Grasp"))
    played.answer("Boost Shogun!")
    assert played.asked == (0, "cancel")
    played.answer("Do not").strike("Focus", "Cross")
    assert speeds(played) == (7, 1)
    assert played.asked == (1, "pick")
    assert sorted(played.labels) == ["Dive", "Grasp"]
    played.answer("Dive")
    assert played.names(1, "discard") == ["Dive"]


# --- Alpha Blade ---


@pytest.mark.parametrize(("space", "ends", "power"), [(5, 9, 4), (6, 9, 4), (3, 6, 1)])
def test_alpha_blade_advances_three_and_is_stronger_if_it_passed(space: int, ends: int, power: int) -> None:
    played = against_ky(side("Alpha Blade", space=space), side("Block")).strike("Alpha Blade", "Block").answer("Do not")
    assert played.spaces == (ends, 7)
    assert damage(played) == [(1, power, max(0, power - 2))]


def test_daijoubu_gives_power_and_speed_to_chipp_and_more_power_to_ky() -> None:
    played = against_ky(side("Alpha Blade", "Cross", space=5, gauge=["Dive"]), side("Dust")).answer("Boost Daijoubu!")
    assert played.asked == (0, "cancel")
    played.answer("Do not").strike("Dust", "Cross")
    assert speeds(played) == (7, 3)
    assert damage(played)[0] == (1, 4, 4)
    hurt = against_ky(side("Dust", space=5, boosts=["Alpha Blade"]), side("Cross")).strike("Dust", "Cross")
    assert damage(hurt)[0] == (0, 6, 6)


# --- Resshou ---


def test_resshou_draws_two_and_takes_the_next_turn() -> None:
    played = against_ky(side("Resshou", space=5, deck=["Dust", "Sweep"]), side("Block")).strike("Resshou", "Block")
    played.answer("Resshou")
    assert played.labels == ["Gain advantage", "Put this into your hand"]
    played.answer("Gain advantage", "Do not")
    assert sorted(played.names(0, "hand")) == ["Dust", "Sweep"]
    assert damage(played) == [(1, 2, 0)]
    assert played.names(0, "gauge") == ["Resshou"]
    assert played.turn == 0


def test_resshou_may_return_to_hand_hit_or_miss() -> None:
    played = against_ky(side("Resshou", space=4), side("Block")).strike("Resshou", "Block")
    played.answer("Resshou", "Put this into your hand", "Do not")
    assert played.names(0, "hand") == ["Resshou"]
    assert played.names(0, "gauge") == played.names(0, "discard") == []
    assert played.turn == 1


def test_harakiri_advances_draws_and_gives_speed() -> None:
    chipp = side("Resshou", "Cross", space=6, gauge=["Dive"], deck=["Dust", "Grasp"])
    played = against_ky(chipp, side("Block")).answer("Boost Harakiri!")
    assert played.spaces == (9, 7)
    assert sorted(played.names(0, "hand")) == ["Cross", "Dust"]
    played.answer("Do not").strike("Block", "Cross")
    assert speeds(played) == (7, 0)


# --- Gamma Blade ---


@pytest.mark.parametrize(("choice", "space"), [("Advance 3", 6), ("Do not", 3)])
def test_gamma_blade_takes_the_next_turn_and_may_advance_three(choice: str, space: int) -> None:
    played = against_ky(side("Gamma Blade"), side("Block")).strike("Gamma Blade", "Block").answer("Gamma Blade")
    assert played.labels == ["Advance 3", "Do not"]
    played.answer(choice, "Do not")
    assert played.spaces == (space, 7)
    assert checks(played)[0] == "Gamma Blade (1-5) hits at 4"
    assert damage(played) == [(1, 3, 1)]
    assert played.turn == 0


def test_gamma_blade_misses_at_range_6() -> None:
    played = against_ky(side("Gamma Blade", space=1), side("Block")).strike("Gamma Blade", "Block")
    played.answer("Gamma Blade", "Do not", "Do not")
    assert checks(played)[0] == "Gamma Blade (1-5) misses at 6"
    assert played.turn == 1


@pytest.mark.parametrize(("space", "retreated", "ends"), [(3, 1, 4), (4, 2, 2)])
def test_sushi_retreats_and_leaps_from_the_edge(space: int, retreated: int, ends: int) -> None:
    played = against_ky(side("Gamma Blade", "Sweep", space=space, gauge=["Dive"]), side("Block")).answer("Boost Sushi!")
    assert played.spaces == (retreated, 7)
    assert played.asked == (0, "cancel")
    played.answer("Do not").strike("Block", "Sweep").answer("Do not")
    assert played.spaces == (ends, 7)
    assert checks(played)[0] == f"Sweep (1-3) {'hits' if ends == 4 else 'misses'} at {7 - ends}"


# --- Genrouzan ---


@pytest.mark.parametrize(("space", "ends", "hits"), [(4, 6, True), (3, 5, False)])
def test_genrouzan_closes_two_and_ignores_guard(space: int, ends: int, hits: bool) -> None:
    """A Focus has armor 2 and guard 5: a single point stuns it."""
    played = against_ky(side("Genrouzan", space=space), side("Focus")).strike("Genrouzan", "Focus").answer("Do not")
    assert played.spaces[0] == ends
    assert ((1, 3, 1) in damage(played)) is hits
    assert (1 in stunned(played)) is hits
    assert speeds(played) == (2, 1)


def test_sukiyaki_cannot_be_hit_at_range_1_and_goes_to_gauge_after() -> None:
    played = against_ky(side("Genrouzan", "Sweep", space=6, gauge=["Dive"]), side("Grasp")).answer("Boost Sukiyaki!")
    assert played.asked == (0, "cancel")
    played.answer("Do not").strike("Grasp", "Sweep").answer("Sukiyaki!", "Do not")
    assert checks(played) == ["Grasp (1) misses at 1", "Sweep (1-3) hits at 1"]
    assert sorted(played.names(0, "gauge")) == ["Dive", "Genrouzan", "Sweep"]


def test_sukiyaki_is_hit_at_range_2() -> None:
    played = against_ky(side("Sweep", space=5, boosts=["Genrouzan"]), side("Cross")).strike("Sweep", "Cross")
    assert checks(played)[0] == "Cross (1-2) hits at 2"
