"""Play reports of Geoffrey: each attack, boost and transformation, and both sides of the fighter; Ryu opposes him."""

import pytest

from tests.exceed.cards.report import checks, damage, guard, speeds, stunned
from tests.exceed.cards.test_numbers import book_of, row_of, rows
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.language.vocabulary import Kind
from wildswing.exceed.position import SidePosition
from wildswing.exceed.rules.losing import NO_LIFE

CARDS = """
    Golden Arrow,        special, 2,    free,3-7, 5, 4, 0, 3, Golden Chains,          continuous,     1 force, no
    Inquisition,         special, 2,    free,  1, 5, 4, 0, 1, Compulsive Purification, transformation, free,   no
    Sacrament of Blades, special, 2,    free,2-6, 3, 3, 0, 4, Ministry of Saints,     transformation, free,    no
    Solemn Exorcism,     special, 2,    free,  1, 4, 3, 0, 4, Inviolability,          continuous,     free,    no
    Bastion Stance,      special, 2,    free,1-2, 3, 1, 1, 5, Untainted,              transformation, free,    no
    Crusader's Oath,       ultra, 2, 2 gauge,1-2, 4, 3, 0, 0, Solemn Oath,            continuous,     free,    no
    Inviolable Judgment,   ultra, 2, 3 gauge,  1,10, 0, 2, 0, Holy Wings,             instant,        1 force, no
"""

TWO = ["Block", "Block"]
THREE = ["Cross", "Cross", "Dive"]
FIVE = ["Cross", "Cross", "Dive", "Dive", "Focus"]


def against_ryu(geoffrey: SidePosition, ryu: SidePosition, turn: int = 0) -> Stage:
    return stage(geoffrey, ryu, fighters=("Geoffrey", "Ryu"), turn=turn)


def transformed(played: Stage) -> list[str]:
    return [played.table.book.cards[one.card].name for one in played.sides[0].transformations]


# --- The fighter ---


def test_each_card_has_its_printed_numbers() -> None:
    book = book_of("Geoffrey")
    cards = [row_of(card) for card in book.cards if card.owner == 0 and card.kind is not Kind.NORMAL]
    assert sorted(cards) == sorted(rows(CARDS))
    assert len(book.decks[0]) == 30


@pytest.mark.parametrize(("boosts", "attack", "armor"), [([], "Cross", 1), (["Sweep"], "Cross", 1), ([], "Focus", 0)])
def test_a_printed_speed_below_ryus_gives_armor_and_guard(boosts: list[str], attack: str, armor: int) -> None:
    """The 2 speed of a Light do not count; against a slower Focus there is nothing."""
    geoffrey = side("Sweep", space=5, boosts=boosts)
    played = against_ryu(geoffrey, side(attack)).strike("Sweep", attack)
    power = 3 if attack == "Cross" else 4
    assert (0, power, power - armor) in damage(played)
    assert guard(played, 0) == 6 + armor


def test_an_equal_printed_speed_gives_nothing() -> None:
    played = against_ryu(side("Cross", space=5), side("Cross"), turn=1).strike("Cross", "Cross")
    assert damage(played) == [(0, 3, 3)]
    assert stunned(played) == [0]


@pytest.mark.parametrize(
    ("transformations", "cost"), [([], 5), (["Inquisition"], 3), (["Inquisition", "Bastion Stance"], 1)]
)
def test_each_transformation_makes_exceeding_cheaper_by_two(transformations: list[str], cost: int) -> None:
    """EX-CHAR-11, EX-EXC-02."""
    gauge = FIVE[:cost]
    short = against_ryu(side(gauge=gauge[1:], transformations=transformations), side())
    assert not short.offers("Exceed")
    enough = against_ryu(side(gauge=[*gauge, "Sweep"], transformations=transformations), side()).answer("Exceed")
    while enough.asked == (0, "pay"):
        enough.answer(enough.labels[0])
    assert enough.sides[0].exceeded
    assert len(enough.names(0, "gauge")) == 1


@pytest.mark.parametrize(
    ("choice", "power", "hand"), [("Spend 1 force", 8, ["Assault"]), ("Do not", 6, ["Assault", "Dive"])]
)
def test_exceeded_geoffrey_draws_when_hit_and_may_buy_power(choice: str, power: int, hand: list[str]) -> None:
    """EX-CHAR-53, EX-CHAR-36: the Sweep comes after the Assault that hit him; the armor of the basic side is gone."""
    geoffrey = side("Sweep", "Dive", space=6, deck=["Assault"], exceeded=True)
    played = against_ryu(geoffrey, side("Assault", space=8)).strike("Sweep", "Assault")
    assert played.labels == ["Spend 1 force", "Do not"]
    assert sorted(played.names(0, "hand")) == ["Assault", "Dive"]
    played.answer(choice)
    if choice != "Do not":
        played.answer("Dive from hand")
    assert damage(played) == [(0, 4, 4), (1, power, power)]
    assert sorted(played.names(0, "hand")) == hand


def test_exceeded_geoffrey_who_is_not_hit_draws_nothing() -> None:
    played = against_ryu(side("Sweep", "Dive", space=3, exceeded=True), side("Grasp")).strike("Sweep", "Grasp")
    assert played.names(0, "hand") == ["Dive"]


# --- Transformations ---


@pytest.mark.parametrize(("choice", "there", "gauge"), [("Transform", 1, 0), ("Do not transform", 0, 1)])
@pytest.mark.parametrize("card", ["Inquisition", "Sacrament of Blades", "Bastion Stance"])
def test_a_card_that_hit_may_become_a_transformation(card: str, choice: str, there: int, gauge: int) -> None:
    """EX-CHAR-10: instead of going to gauge."""
    space = 5 if card == "Sacrament of Blades" else 6
    played = against_ryu(side(card, space=space), side("Block")).strike(card, "Block")
    assert sorted(played.labels) == ["Do not transform", "Transform"]
    played.answer(choice)
    assert transformed(played) == [card] * there
    assert played.names(0, "gauge") == [card] * gauge
    assert played.names(0, "discard") == []


def test_a_card_that_missed_becomes_no_transformation() -> None:
    """EX-CHAR-10."""
    played = against_ryu(side("Inquisition", space=5), side("Block")).strike("Inquisition", "Block")
    assert transformed(played) == []
    assert played.names(0, "discard") == ["Inquisition"]


def test_a_second_copy_becomes_no_transformation() -> None:
    """EX-CHAR-10: one of a name is there at most; the card goes to gauge unasked."""
    geoffrey = side("Inquisition", space=6, transformations=["Inquisition"])
    played = against_ryu(geoffrey, side("Block")).strike("Inquisition", "Block")
    assert transformed(played) == ["Inquisition"]
    assert played.names(0, "gauge") == ["Inquisition"]


def test_a_transformation_is_not_played_as_a_boost() -> None:
    """EX-CHAR-10."""
    played = against_ryu(side("Inquisition", "Sacrament of Blades", "Bastion Stance", "Cross"), side())
    assert [label for label in played.labels if label.startswith("Boost")] == ["Boost Run (Cross)"]


@pytest.mark.parametrize("card", ["Inquisition", "Sacrament of Blades", "Bastion Stance"])
def test_a_second_copy_may_be_discarded_to_transform(card: str) -> None:
    """EX-CHAR-10, EX-ACT-02: as a Boost action, after which the turn ends with a draw."""
    played = against_ryu(side(card, card, "Cross", deck=["Dive"]), side())
    (label,) = [label for label in played.labels if label.startswith("Boost") and f"({card}, by disc" in label]
    played.answer(label)
    assert transformed(played) == [card]
    assert (played.names(0, "discard"), sorted(played.names(0, "hand"))) == ([card], ["Cross", "Dive"])
    assert played.asked == (1, "action")


def test_a_second_copy_does_not_bring_what_is_there_already() -> None:
    """EX-CHAR-10."""
    assert not against_ryu(side("Inquisition", transformations=["Inquisition"]), side()).offers("Boost")


def test_a_transformation_can_be_stopped_by_nobody() -> None:
    """EX-CHAR-10: it is not boosted, so Compulsive Purification does not answer it; other boosts it does."""
    fighters = ("Geoffrey", "Geoffrey")
    geoffrey = side("Bastion Stance", "Bastion Stance", "Cross")
    watched = side("Grasp", "Dive", transformations=["Inquisition"])
    played = stage(geoffrey, watched, fighters).answer("Boost Untainted")
    assert (transformed(played), played.asked) == (["Bastion Stance"], (1, "action"))
    played = stage(geoffrey, watched, fighters).answer("Boost Run")
    assert played.asked == (1, "choose")


def test_a_copy_that_was_known_in_hand_is_known_there_no_more() -> None:
    """EX-ZONE-03, EX-CHAR-10: both cards leave the hand openly."""
    played = against_ryu(side("Inquisition", "Inquisition", "Cross", deck=["Dive"]), side())
    played.sides[0].seen_hand = played.sides[0].hand
    played.answer("Boost Compulsive Purification")
    names = [played.table.book.cards[card].name for card in played.sides[0].seen_hand]
    assert names == ["Cross"]


# --- Golden Arrow ---


@pytest.mark.parametrize(("space", "hits"), [(1, True), (4, True), (5, False)])
def test_golden_arrow_reaches_far_and_pushes(space: int, hits: bool) -> None:
    played = against_ryu(side("Golden Arrow", space=space), side("Block")).strike("Golden Arrow", "Block")
    assert checks(played)[0] == f"Golden Arrow (3-7) {'hits' if hits else 'misses'} at {7 - space}"
    assert played.spaces == (space, 8 if hits else 7)
    assert played.lives == (30, 27 if hits else 30)


def test_golden_chains_draw_two_and_give_armor_for_speed() -> None:
    """The Cross has speed 4 and 2 armor; printed it is as fast as Ryu's."""
    geoffrey = side("Golden Arrow", "Cross", "Dive", space=5, deck=["Grasp", "Sweep", "Focus"])
    played = against_ryu(geoffrey, side("Cross")).answer("Boost Golden Chains", "Dive from hand")
    assert sorted(played.names(0, "hand")) == ["Cross", "Focus", "Grasp", "Sweep"]
    played.strike("Cross", "Cross")
    assert speeds(played) == (4, 6)
    assert damage(played)[0] == (0, 3, 1)
    assert played.boosts(0) == []


# --- Inquisition ---


def test_inquisition_ignores_armor_and_gains_some() -> None:
    """EX-DMG-07: 5 damage at once; the slower Focus then meets 2 armor."""
    played = against_ryu(side("Inquisition", space=6), side("Focus")).strike("Inquisition", "Focus")
    assert damage(played) == [(1, 5, 5), (0, 4, 2)]
    assert stunned(played) == [0]  # guard 1


@pytest.mark.parametrize("boost", ["Fierce", "Run"])
def test_compulsive_purification_negates_a_boost_for_two_force(boost: str) -> None:
    """EX-CHAR-49, EX-BOOST-17, EX-BOOST-18: it is discarded and does nothing; Ryu still draws for the turn."""
    geoffrey = side("Cross", "Dive", transformations=["Inquisition"])
    played = against_ryu(geoffrey, side("Grasp", "Cross", deck=["Sweep"]), turn=1).answer(f"Boost {boost}")
    assert played.asked == (0, "choose")
    assert played.labels == ["Spend 2 force", "Do not"]
    played.answer("Spend 2 force", "Cross", "Dive")
    card, left = ("Grasp", "Cross") if boost == "Fierce" else ("Cross", "Grasp")
    assert played.boosts(1) == []
    assert played.names(1, "discard") == [card]
    assert sorted(played.names(1, "hand")) == sorted([left, "Sweep"])
    assert played.names(0, "discard") == ["Cross", "Dive"]
    assert played.spaces == (3, 7)
    assert played.asked == (0, "action")


def test_compulsive_purification_may_be_left() -> None:
    geoffrey = side("Cross", "Dive", transformations=["Inquisition"])
    played = against_ryu(geoffrey, side("Grasp"), turn=1).answer("Boost Fierce", "Do not")
    assert played.boosts(1) == ["Grasp"]
    assert len(played.names(0, "hand")) == 2


def test_compulsive_purification_leaves_own_boosts_alone() -> None:
    played = against_ryu(side("Grasp", "Cross", "Dive", transformations=["Inquisition"]), side()).answer("Boost Fierce")
    assert played.boosts(0) == ["Grasp"]
    assert played.asked == (1, "action")


# --- Sacrament of Blades ---


@pytest.mark.parametrize(("life", "after"), [(20, 22), (29, 30)])
def test_sacrament_of_blades_gains_two_life(life: int, after: int) -> None:
    """EX-DMG-11: not above 30."""
    played = against_ryu(side("Sacrament of Blades", space=2, life=life), side("Block")).strike("Sacrament", "Block")
    assert checks(played)[0] == "Sacrament of Blades (2-6) hits at 5"
    assert played.lives == (after, 29)


@pytest.mark.parametrize(("choice", "guards", "stuns"), [("Spend 1 force", 3, []), ("Do not", 1, [0])])
def test_ministry_of_saints_buys_two_guard(choice: str, guards: int, stuns: list[int]) -> None:
    """EX-CHAR-36: Ryu's Cross of 3 less 1 armor against an Assault of guard 0, and 1 for being slower."""
    geoffrey = side("Assault", "Dive", space=5, transformations=["Sacrament of Blades"])
    played = against_ryu(geoffrey, side("Cross")).answer("Strike", "Assault")
    assert played.labels == ["Spend 1 force", "Do not"]
    played.answer(choice)
    if choice != "Do not":
        played.answer("Dive from hand")
    played.answer("Cross")
    assert guard(played, 0) == guards
    assert [seat for seat in stunned(played) if seat == 0] == stuns


# --- Solemn Exorcism ---


def test_solemn_exorcism_that_was_hit_closes_three() -> None:
    """Ryu's Cross hits at range 2 and retreats to 9."""
    played = against_ryu(side("Solemn Exorcism", space=5), side("Cross")).strike("Solemn Exorcism", "Cross")
    assert speeds(played) == (3, 6)
    assert played.spaces == (8, 9)
    assert played.lives == (28, 26)


def test_solemn_exorcism_that_was_not_hit_stays() -> None:
    played = against_ryu(side("Solemn Exorcism", space=4), side("Cross")).strike("Solemn Exorcism", "Cross")
    assert played.spaces == (4, 9)
    assert played.lives == (30, 30)


def test_inviolability_draws_and_cannot_be_pushed_or_pulled() -> None:
    """EX-CHAR-32."""
    geoffrey = side("Solemn Exorcism", "Sweep", space=6, deck=["Dive", "Focus"])
    played = against_ryu(geoffrey, side("Grasp")).answer("Boost Inviolability")
    assert sorted(played.names(0, "hand")) == ["Dive", "Focus", "Sweep"]
    played.strike("Grasp", "Sweep").answer("Push 2")
    assert played.spaces == (6, 7)
    assert played.boosts(0) == []


# --- Bastion Stance ---


@pytest.mark.parametrize(("attack", "power"), [("Assault", 5), ("Block", 3)])
def test_bastion_stance_has_two_power_more_after_being_hit(attack: str, power: int) -> None:
    """After it, Geoffrey retreats 2."""
    played = against_ryu(side("Bastion Stance", space=6), side(attack)).strike("Bastion Stance", attack)
    assert damage(played)[-1][:2] == (1, power)
    assert played.answer("Do not transform").spaces == (4, 7)


def test_bastion_stance_has_armor_and_guard() -> None:
    """1 armor and guard 5, and 1 more each for being slower than an Assault."""
    played = against_ryu(side("Bastion Stance", space=6), side("Assault")).strike("Bastion Stance", "Assault")
    assert damage(played)[0] == (0, 4, 2)
    assert guard(played, 0) == 6


@pytest.mark.parametrize(("choice", "life", "hand"), [("Gain 1 life", 6, ["Dive"]), ("Do not", 5, ["Dive", "Sweep"])])
def test_untainted_may_gain_a_life_instead_of_the_draw(choice: str, life: int, hand: list[str]) -> None:
    """EX-CHAR-25: at 5 life or less."""
    geoffrey = side(life=5, deck=["Dive", "Sweep"], transformations=["Bastion Stance"])
    played = against_ryu(geoffrey, side()).answer("Prepare")
    assert played.labels == ["Gain 1 life", "Do not"]
    played.answer(choice)
    assert played.lives[0] == life
    assert sorted(played.names(0, "hand")) == hand
    assert played.asked == (1, "action")


def test_untainted_does_nothing_above_five_life() -> None:
    geoffrey = side(life=6, deck=["Dive", "Sweep"], transformations=["Bastion Stance"])
    played = against_ryu(geoffrey, side()).answer("Prepare")
    assert sorted(played.names(0, "hand")) == ["Dive", "Sweep"]
    assert played.asked == (1, "action")


# --- Crusader's Oath ---


@pytest.mark.parametrize(
    ("attack", "boosts", "hits"), [("Grasp", [], False), ("Spike", [], True), ("Spike", ["Sweep"], False)]
)
def test_faster_attacks_do_not_hit_crusaders_oath(attack: str, boosts: list[str], hits: bool) -> None:
    """EX-CHAR-31: speeds with all bonuses; an equal one hits."""
    space = 5 if attack == "Spike" else 6
    geoffrey = side("Crusader's Oath", gauge=TWO, space=space)
    played = against_ryu(geoffrey, side(attack, boosts=boosts), turn=1).strike(attack, "Crusader's Oath")
    assert (0 in [seat for seat, *_ in damage(played)]) is hits
    assert played.lives[1] == (30 if hits else 26)


def test_crusaders_oath_gains_advantage() -> None:
    geoffrey = side("Crusader's Oath", gauge=TWO, space=6)
    played = against_ryu(geoffrey, side("Grasp")).strike("Crusader's Oath", "Grasp")
    assert played.lives == (30, 26)
    assert played.turn == 0


def test_solemn_oath_costs_five_life_for_a_transformation() -> None:
    """EX-CHAR-27, EX-CHAR-10: spending life is no damage."""
    geoffrey = side("Crusader's Oath", "Inquisition", "Bastion Stance", "Cross", life=20)
    played = against_ryu(geoffrey, side()).answer("Boost Solemn Oath", "Spend 5 life")
    assert played.lives == (15, 30)
    assert played.labels == ["Inquisition", "Bastion Stance"]
    played.answer("Bastion Stance")
    assert transformed(played) == ["Bastion Stance"]
    assert played.boosts(0) == ["Crusader's Oath"]
    assert damage(played) == []


def test_solemn_oath_brings_no_second_copy() -> None:
    """EX-CHAR-10: the life is spent all the same."""
    geoffrey = side("Crusader's Oath", "Inquisition", transformations=["Inquisition"])
    played = against_ryu(geoffrey, side()).answer("Boost Solemn Oath", "Spend 5 life")
    assert played.labels == ["No more"]
    played.answer("No more")
    assert transformed(played) == ["Inquisition"]
    assert "Inquisition" in played.names(0, "hand")
    assert played.lives == (25, 30)


@pytest.mark.parametrize("life", [5, 2])
def test_solemn_oath_may_take_the_last_life(life: int) -> None:
    """EX-CHAR-27."""
    played = against_ryu(side("Crusader's Oath", "Inquisition", life=life), side())
    played.answer("Boost Solemn Oath", "Spend 5 life")
    assert (played.over, played.lives) == ((1, NO_LIFE), (0, 30))


def test_solemn_oath_may_be_discarded_instead() -> None:
    geoffrey = side("Crusader's Oath", "Inquisition")
    played = against_ryu(geoffrey, side()).answer("Boost Solemn Oath", "Discard this")
    assert played.boosts(0) == []
    assert played.names(0, "discard") == ["Crusader's Oath"]
    assert played.lives == (30, 30)


def test_solemn_oath_gives_five_armor() -> None:
    """A Sweep of 6 with 2 more for Fierce."""
    geoffrey = side("Sweep", space=5, boosts=["Crusader's Oath"])
    played = against_ryu(geoffrey, side("Sweep", boosts=["Grasp"]), turn=1).strike("Sweep", "Sweep")
    assert damage(played)[0] == (0, 8, 3)


# --- Inviolable Judgment ---


def test_inviolable_judgment_cannot_be_stunned() -> None:
    """EX-CHAR-30: 6 power, less 2 armor and 1 for being slower, against guard 1."""
    geoffrey = side("Inviolable Judgment", gauge=THREE, space=6)
    played = (
        against_ryu(geoffrey, side("Assault", boosts=["Grasp"])).strike("Inviolable Judgment", "Assault").answer("Dive")
    )
    assert damage(played) == [(0, 6, 3), (1, 10, 10)]
    assert stunned(played) == [1]


@pytest.mark.parametrize(("card", "ends"), [("Inviolable Judgment", 7), ("Sweep", 4)])
def test_ryu_cannot_move_past_inviolable_judgment(card: str, ends: int) -> None:
    """EX-CHAR-33: a Dive from range 2 stops beside Geoffrey and hits."""
    geoffrey = side(card, gauge=THREE, space=6)
    played = against_ryu(geoffrey, side("Dive", space=8)).strike(card, "Dive")
    if card == "Inviolable Judgment":
        played.answer("Dive")
    assert played.spaces == (6, ends)
    assert checks(played)[0].startswith(f"Dive (1) {'hits' if ends == 7 else 'misses'}")


@pytest.mark.parametrize(("choice", "hand"), [("Spend 1 gauge", ["Inviolable Judgment"]), ("Do not", [])])
def test_holy_wings_move_anywhere_and_may_come_back(choice: str, hand: list[str]) -> None:
    """EX-CHAR-37: for 1 force, and 1 gauge for the card."""
    geoffrey = side("Inviolable Judgment", "Cross", gauge=["Dive"], deck=["Focus"])
    played = against_ryu(geoffrey, side()).answer("Boost Holy Wings", "Cross from hand")
    assert [label for label in played.labels if label != "Space 3"] == [f"Space {at}" for at in (1, 2, 4, 5, 6, 8, 9)]
    played.answer("Space 8")
    assert played.labels == ["Spend 1 gauge", "Do not"]
    played.answer(choice)
    assert played.spaces == (8, 7)
    assert sorted(played.names(0, "hand")) == ["Focus", *hand]
    assert played.names(0, "gauge") == ([] if hand else ["Dive"])
