"""Exceeding, reverting and the downshift (EX-EXC)."""

import pytest

from tests.exceed.stage import Stage, side, stage, stage_of
from wildswing.exceed.game import EXCEED
from wildswing.exceed.rules.editions import EDITIONS
from wildswing.exceed.rules.events import Flipped
from wildswing.exceed.rules.view import AttackView

RYUS = ("Ryu", "Ryu")
CHAOS = ("Happy Chaos", "Ky Kiske")
THREE_CARDS = ("Cheap Shot", "Cheap Shot", "Cheap Shot")

WOLF = """fighter Wolf
edition strive
no exceed action

basic
  hit, if you were hit: exceed.
  +1 power.

exceeded
  +3 power.

special Howl
  range 1, power 2, speed 4, guard 9
  cleanup, if you are exceeded: revert.
  boost Full Moon (instant)
    now: exceed.
"""


def chaos_exceeds(space: int = 7) -> Stage:
    """Happy Chaos on space 3 pays his 3 Gauge; the opponent holds a Focus and a Cross."""
    one = side(gauge=THREE_CARDS, sealed=["Fire"])
    return stage(one, side("Focus", "Cross", space=space), CHAOS).answer("Exceed")


def attack_seen(played: Stage, seat: int, whose: int) -> AttackView:
    """Returns a player's attack as a seat sees it."""
    strike = EXCEED.view(played.table, seat).strike
    assert strike is not None
    attack = strike.attacks[whose]
    assert attack is not None
    return attack


# --- The Exceed action ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_exceeding_puts_the_ability_of_the_other_side_in_place_of_the_first(edition: str) -> None:
    """EX-EXC-01: Linne's action of drawing two cards is gone; that of playing a boost from Gauge is there."""
    played = stage(side(gauge=["Grasp", "Cross"]), side(), ("Linne", "Ryu"), edition)
    played.answer("Exceed", "Grasp from gauge", "Prepare")
    assert EXCEED.view(played.table, 1).sides[0].exceeded
    played.answer("Action")
    assert played.boosts(0) == ["Cross"]
    assert len(played.sides[0].hand) == 2


def test_exceed_cost_is_paid_in_gauge() -> None:
    """EX-EXC-02: cards in hand give none, and the cards spent are discarded."""
    poor = stage(side("Grasp", "Cross", "Dive", gauge=["Sweep"]), side(), RYUS)
    able = stage(side("Grasp", gauge=["Sweep", "Cross", "Dive"]), side(), RYUS)
    assert not poor.offers("Exceed")
    able.answer("Exceed", "Cross from gauge")
    assert able.labels == ["Sweep from gauge (1 Gauge)", "Dive from gauge (1 Gauge)"]
    able.answer("Dive from gauge")
    assert able.names(0, "gauge") == ["Sweep"]
    assert able.names(0, "discard") == ["Cross", "Dive"]


@pytest.mark.parametrize(("fighter", "cost"), [("Linne", 1), ("Ryu", 2), ("Sol Badguy", 3), ("Hazama", 4)])
def test_exceed_cost_is_the_one_on_the_character_card(fighter: str, cost: int) -> None:
    """EX-EXC-02: the same number of cards is enough for one fighter and too few for another."""
    cards = ["Grasp", "Grasp", "Cross", "Cross"]
    able = stage(side(gauge=cards[:cost]), side(), (fighter, "Ky Kiske"))
    poor = stage(side(gauge=cards[: cost - 1]), side(), (fighter, "Ky Kiske"))
    assert able.offers("Exceed")
    assert not poor.offers("Exceed")


@pytest.mark.parametrize("edition", EDITIONS)
def test_turn_of_the_exceed_action_ends_with_a_draw(edition: str) -> None:
    """EX-EXC-03: it is an action like any other."""
    played = stage(side(gauge=["Grasp", "Grasp"], deck=["Dive"]), side(), RYUS, edition).answer("Exceed")
    assert played.names(0, "hand") == ["Dive"]
    assert played.asked == (1, "action")


def test_exceed_action_that_strikes_ends_without_a_draw() -> None:
    """EX-EXC-03: Sol strikes on exceeding, so no card is drawn for the turn."""
    one = side("Block", gauge=["Grasp", "Grasp", "Cross"], deck=["Dive"])
    played = stage(one, side("Block")).answer("Exceed", "Grasp from gauge", "Grasp from gauge")
    played.answer("Block", "Block")
    assert played.asked == (1, "action")
    assert played.names(0, "hand") == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_fighter_who_has_exceeded_cannot_exceed_again(edition: str) -> None:
    """EX-EXC-01, A-15: there is no other side to turn up."""
    played = stage(side(gauge=["Grasp", "Grasp"], exceeded=True), side(), RYUS, edition)
    assert not played.offers("Exceed")


SHAPER = """fighter Shaper
edition standard
exceed costs 3 gauge, 2 less for each card in your transformations

special Change
  range 1, power 1, speed 1
  boost Scales (transformation)
    +1 armor.

special Growth
  range 1, power 1, speed 1
  boost Claws (transformation)
    +1 power.
"""


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("shapes", "cost"), [((), 3), (("Change",), 1), (("Change", "Growth"), 0)])
def test_exceeding_costs_less_for_each_transformation(edition: str, shapes: tuple[str, ...], cost: int) -> None:
    """EX-CHAR-11: never less than nothing."""
    texts = (SHAPER, SHAPER)
    rich = side(gauge=["Grasp", "Cross", "Dive"][: max(cost, 1)], transformations=shapes)
    played = stage_of(texts, rich, side(), edition).answer("Exceed")
    while played.asked == (0, "pay"):
        played.answer(played.labels[0])
    assert played.sides[0].exceeded
    assert len(played.names(0, "gauge")) == (0 if cost else 1)
    poor = side(gauge=["Grasp", "Cross"][: max(0, cost - 1)], transformations=shapes)
    assert stage_of(texts, poor, side(), edition).offers("Exceed") is (cost == 0)


# --- Revert and Downshift ---


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("fighter", ["Hyde Kido", "Linne"])
def test_downshift_turns_a_card_into_gauge_and_the_fighter_back(edition: str, fighter: str) -> None:
    """EX-EXC-04, EX-EXC-05, EX-CHAR-04, D-09: the first side is up, with its ability, and another action follows."""
    played = stage(side("Grasp", exceeded=True), side(), (fighter, "Ryu"), edition).answer("Downshift")
    assert played.names(0, "gauge") == ["Grasp"]
    assert played.events(Flipped) == [Flipped(0, fighter, False)]
    assert not played.sides[0].exceeded
    assert played.asked == (0, "action")
    assert not played.offers("Downshift")


def test_downshift_needs_the_exceed_side_and_a_card_in_hand() -> None:
    """EX-EXC-05: it stands on the Exceed side alone."""
    fighters = ("Linne", "Ryu")
    assert stage(side("Grasp", exceeded=True), side(), fighters).offers("Downshift")
    assert not stage(side("Grasp"), side(), fighters).offers("Downshift")
    assert not stage(side(exceeded=True), side(), fighters).offers("Downshift")


@pytest.mark.parametrize("edition", EDITIONS)
def test_fighter_who_has_reverted_can_exceed_again(edition: str) -> None:
    """EX-EXC-04: Exceed Mode is lost, so it can be won again, at its cost."""
    played = stage(side("Grasp", exceeded=True), side(), ("Linne", "Ryu"), edition).answer("Downshift")
    assert played.offers("Exceed")
    played.answer("Exceed")
    assert played.sides[0].exceeded


def test_revert_gives_up_the_ability_of_the_exceed_side() -> None:
    """EX-EXC-04, EX-CHAR-05: +3 power of the Exceed side is +1 power once the fighter has turned back in cleanup."""
    one = side("Howl", "Cross", space=4, exceeded=True)
    played = stage_of((WOLF, WOLF), one, side("Block", "Block", space=5)).strike("Howl", "Block")
    played.answer("That is all")
    assert played.lives == (30, 27)
    assert not played.sides[0].exceeded


# --- Fighters without the Exceed action ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_fighter_without_the_exceed_action_is_not_offered_it(edition: str) -> None:
    """EX-EXC-06: not with any amount of Gauge."""
    rich = side(gauge=["Grasp", "Grasp", "Cross", "Cross", "Dive", "Dive"])
    assert not stage(rich, side(), ("Tinker Knight", "Ryu"), edition).offers("Exceed")
    assert not stage_of((WOLF, WOLF), rich, side(), edition).offers("Exceed")


def test_fighter_without_the_exceed_action_exceeds_by_a_card() -> None:
    """EX-EXC-07, EX-CHAR-06: a boost that says so flips the character card, for nothing."""
    played = stage_of((WOLF, WOLF), side("Howl", gauge=["Grasp"]), side()).answer("Boost Full Moon")
    assert played.sides[0].exceeded
    assert played.names(0, "gauge") == ["Grasp"]


def test_fighter_without_the_exceed_action_exceeds_by_their_ability() -> None:
    """EX-EXC-07, EX-CHAR-06: in the middle of an attack, which is at once made stronger by the new side."""
    one, other = side("Focus", space=4), side("Howl", space=5)
    played = stage_of((WOLF, WOLF), one, other).strike("Focus", "Howl")
    assert played.sides[0].exceeded
    assert played.lives[1] == 30 - (4 + 3)


# --- Exceeding into a strike with a printed attack ---


def test_exceeding_can_strike_with_the_attack_on_the_exceed_side() -> None:
    """EX-EXC-09, EX-CHAR-02: Happy Chaos flips, and sets nothing else: the next question is the opponent's."""
    played = chaos_exceeds()
    assert played.events(Flipped) == [Flipped(0, "Happy Chaos", True)]
    assert played.asked == (1, "set")
    assert attack_seen(played, 0, 0).card == "Deus Ex Machina"


def test_opponent_sets_as_usual_and_knows_the_printed_attack() -> None:
    """EX-EXC-10: it lies face up; the answer to it is face down."""
    played = chaos_exceeds()
    assert sorted(played.labels) == ["Cross", "Focus", "Wild Swing"]
    assert attack_seen(played, 1, 0).card == attack_seen(played, -1, 0).card == "Deus Ex Machina"
    assert attack_seen(played, 1, 0).face_up


def test_printed_attack_strikes_with_its_own_numbers() -> None:
    """EX-EXC-09: range 1-5, power 4 against Focus's armor 2; its text shuffles sealed cards in and draws 3."""
    played = chaos_exceeds().answer("Focus")
    assert played.lives == (30, 28)
    assert played.names(0, "sealed") == []
    assert len(played.sides[0].hand) == 3


@pytest.mark.parametrize("space", [7, 9])
def test_fighter_flips_back_in_cleanup(space: int) -> None:
    """EX-EXC-11: after a hit on space 7 and after a miss on space 9."""
    played = chaos_exceeds(space).answer("Focus")
    assert played.events(Flipped) == [Flipped(0, "Happy Chaos", True), Flipped(0, "Happy Chaos", False)]
    assert not played.sides[0].exceeded
    assert played.asked == (1, "action")


@pytest.mark.parametrize(("space", "life"), [(7, 28), (9, 30)])
def test_printed_attack_is_no_card(space: int, life: int) -> None:
    """EX-EXC-12, EX-CHAR-21: whether it hit or not, only the cards that paid for exceeding are in the discard pile."""
    played = chaos_exceeds(space).answer("Focus")
    assert played.lives[1] == life
    assert played.names(0, "gauge") == []
    assert played.names(0, "discard") == list(THREE_CARDS)


NIGHT_WALKER = """\
fighter Night Walker
edition strive
no exceed action

basic
  end of your turn, if you reshuffled this turn: exceed.
"""


@pytest.mark.parametrize(
    ("action", "deck", "exceeded"),
    [("Reshuffle", ["Grasp"], True), ("Prepare", [], True), ("Prepare", ["Grasp"] * 2, False)],
)
def test_a_reshuffle_may_turn_a_fighter_over_at_the_end_of_the_turn(
    action: str, deck: list[str], exceeded: bool
) -> None:
    """EX-EXC-08: by action or of an empty deck, but not in a turn without a reshuffle."""
    rest = "discard pile"
    played = stage_of((NIGHT_WALKER, NIGHT_WALKER), side(deck=deck, rest=rest), side("Cross"))
    assert not played.offers("Exceed")
    played.answer(action)
    assert played.sides[0].exceeded is exceeded
    assert played.turn == 1


# --- In mid-strike ---

MOTH = """fighter Moth
edition strive
no exceed action

basic
  before: draw 2.
  +1 armor.

exceeded
  before: +4 power, gain advantage.
  if your attack is a wild swing: +1 power.
  +3 armor.

special Molt
  range 1-3, power 2, speed 6, guard 9
  before: exceed.

special Cocoon
  range 1-3, power 2, speed 6, guard 9
  before: revert.
"""


def moths(attack: str, exceeded: bool = False, wild: bool = False) -> Stage:
    """A moth two spaces away from another one, which blocks."""
    cards = {"deck": [attack]} if wild else {}
    one = side("Block" if wild else attack, space=5, exceeded=exceeded, **cards)  # type: ignore[arg-type] # a deck
    return stage_of((MOTH, MOTH), one, side("Block"), "strive").strike("Wild Swing" if wild else attack, "Block")


def test_side_that_is_turned_up_in_mid_strike_counts_for_the_rest_of_it() -> None:
    """EX-EXC-01, EX-TRIG-09: the texts of the first side are gone, those of the other are done in the open window."""
    played = moths("Molt")
    assert sorted(played.labels) == ["Molt: before: exceed.", "Moth: before: draw 2."]
    played.answer("Molt")
    assert (played.sides[0].exceeded, played.names(0, "hand")) == (True, [])
    assert (played.lives[1], played.turn) == (30 - (2 + 4 - 2 - 1), 0)


def test_texts_of_a_side_that_were_done_before_it_was_turned_down_stay_done() -> None:
    """EX-EXC-01, EX-TRIG-10."""
    played = moths("Molt").answer("Moth: before: draw 2.")
    assert (played.sides[0].exceeded, len(played.names(0, "hand"))) == (True, 2)
    assert (played.lives[1], played.turn) == (30 - (2 + 4 - 2 - 1), 0)


def test_side_that_is_turned_down_in_mid_strike_does_no_more() -> None:
    """EX-EXC-01, EX-EXC-04."""
    played = moths("Cocoon", exceeded=True)
    assert sorted(played.labels) == ["Cocoon: before: revert.", "Moth: before: +4 power, gain advantage."]
    played.answer("Cocoon")
    assert (played.sides[0].exceeded, len(played.names(0, "hand"))) == (False, 2)
    assert (played.lives[1], played.turn) == (30, 1)


def test_wild_swing_that_exceeds_has_the_lasting_bonus_of_the_exceeded_side() -> None:
    """EX-EXC-01."""
    played = moths("Molt", wild=True).answer("Molt")
    assert played.lives[1] == 30 - (2 + 4 + 1 - 2 - 1)
