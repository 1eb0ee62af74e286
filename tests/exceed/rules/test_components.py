"""Components and what is printed on cards (EX-COMP)."""

from collections import Counter

import pytest

from tests.exceed.stage import Stage, side, stage, stage_of
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of
from wildswing.exceed.rules.editions import EDITIONS
from wildswing.exceed.rules.events import Flipped
from wildswing.exceed.rules.view import StrikeView

RYUS = ("Ryu", "Ryu")

ODDITY = """fighter Oddity
edition standard
exceed costs 2 gauge

special Stance
  range -, power 5, speed 9
  boost Long Arm (continuous)
    +0~9 range.

special Feint
  range 1, power -, speed 8
  boost Heavy Hand (continuous)
    +3 power.

special Whole Kit (1 force)
  range 2-4, power 6, speed 5, armor 1, guard 3
  boost Bought Push (instant, 2 gauge)
    now: push 2.

special Windup
  range 1, power 1, speed 1
  boost Sorting (continuous)
    if your attack is a normal: +1 power.
    if your attack is a special: +4 power.
    if your attack is an ultra: +9 power.

ultra Finish
  range 1, power 1, speed 9
  boost Nothing Much (instant)
    now: draw 1.
"""


def oddities(*hand: str, gauge: tuple[str, ...] = (), boosts: tuple[str, ...] = (), edition: str = "standard") -> Stage:
    """Two of a fighter with unusual cards, next to each other; the opponent holds a Focus."""
    one = side(*hand, space=4, gauge=gauge, boosts=boosts)
    return stage_of((ODDITY, ODDITY), one, side("Focus", space=5), edition)


def strike_seen(played: Stage) -> StrikeView:
    """Returns the strike as an onlooker sees it."""
    strike = EXCEED.view(played.table, -1).strike
    assert strike is not None
    return strike


# --- The golden rule and the character card ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_card_that_replaces_defeat_beats_the_rule_that_life_0_loses(edition: str) -> None:
    """EX-COMP-01: where a card and the rulebook disagree, the card is followed."""
    tinker = side("Cross", space=4, life=3, gauge=["Flail", "Flail"])
    played = stage(tinker, side("Grasp", space=5), ("Tinker Knight", "Ryu"), edition)
    played.strike("Cross", "Grasp").answer("Push 1")
    assert played.over is None
    assert played.lives[0] == 8


@pytest.mark.parametrize(
    ("fighter", "edition", "cost"),
    [("Ryu", "standard", 2), ("Linne", "undernight", 1), ("Ky Kiske", "strive", 2)],
)
def test_character_card_has_a_name_a_price_for_exceeding_and_a_second_side(
    fighter: str, edition: str, cost: int
) -> None:
    """EX-COMP-02: name, Gauge cost and Exceed side are the fighter's own."""
    poor = stage(side(gauge=["Grasp"] * (cost - 1)), side(), (fighter, "Sol Badguy"), edition)
    able = stage(side(gauge=["Grasp"] * cost), side(), (fighter, "Sol Badguy"), edition)
    assert EXCEED.view(able.table, -1).sides[0].name == fighter
    assert not poor.offers("Exceed")
    able.answer("Exceed")
    assert able.events(Flipped) == [Flipped(0, fighter, True)]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("exceeded", "drawn"), [(False, 1), (True, 2)])
def test_ability_of_the_side_that_lies_up_is_active(edition: str, exceeded: bool, drawn: int) -> None:
    """EX-COMP-02: Ryu's action steps, and on his Exceed side draws besides; one card is that of the turn."""
    played = stage(side(exceeded=exceeded), side(), RYUS, edition).answer("Action", "Advance 1")
    assert played.spaces == (4, 7)
    assert len(played.sides[0].hand) == drawn


@pytest.mark.parametrize(
    ("fighter", "downshift"), [("Hyde Kido", True), ("Linne", True), ("Ryu", False), ("Sol Badguy", False)]
)
def test_only_exceed_sides_of_undernight_fighters_print_a_downshift(fighter: str, downshift: bool) -> None:
    """EX-COMP-05, D-09: the action is printed on the Exceed side, so no other side offers it."""
    exceeded = stage(side("Grasp", exceeded=True), side(), (fighter, "Ky Kiske"))
    basic = stage(side("Grasp"), side(), (fighter, "Ky Kiske"))
    assert exceeded.offers("Downshift") is downshift
    assert not basic.offers("Downshift")


# --- The two halves of a card ---


def test_strike_uses_the_attack_half_alone() -> None:
    """EX-COMP-06: a Cross that strikes retreats 3 after its attack; its boost half does not advance."""
    played = stage(side("Cross", space=4), side("Block", space=5), RYUS).strike("Cross", "Block")
    assert played.spaces == (1, 5)
    assert played.lives == (30, 29)


def test_boost_uses_the_boost_half_alone() -> None:
    """EX-COMP-06: a Cross played as a Boost advances; nobody is hit and nobody retreats."""
    played = stage(side("Cross", space=2), side("Block", space=9), RYUS).answer("Boost Run", "Advance 3")
    assert played.spaces == (5, 9)
    assert played.lives == (30, 30)


@pytest.mark.parametrize("fighter", ["Ryu", "Linne", "Ky Kiske"])
def test_deck_has_eight_normals_twice_and_specials_and_ultras(fighter: str) -> None:
    """EX-COMP-07, EX-COMP-08: three kinds of attacks; there are eight Normals."""
    table = EXCEED.start(1, match_of(fighter, "Sol Badguy"))
    cards = [table.book.cards[card] for card in table.sides[0].deck + table.sides[0].hand]
    assert {card.kind.value for card in cards} == {"normal", "special", "ultra"}
    normals = Counter([card.name for card in cards if card.kind.value == "normal"])
    assert len(normals) == 8
    assert set(normals.values()) == {2}


@pytest.mark.parametrize(("attack", "life"), [("Cross", 28), ("Windup", 27), ("Finish", 22)])
def test_each_attack_is_of_one_kind(attack: str, life: int) -> None:
    """EX-COMP-07: a text that asks for Normals, Specials or Ultras finds attacks of that kind only."""
    played = stage_of((ODDITY, ODDITY), side(attack, space=4, boosts=["Windup"]), side("Block", space=5))
    assert played.strike(attack, "Block").lives == (30, life)


# --- What an attack half says ---


def test_attack_half_gives_name_range_power_speed_armor_and_guard() -> None:
    """EX-COMP-09: all of it is seen once the attack is revealed, here while its cost is due."""
    played = oddities("Whole Kit", "Grasp").strike("Whole Kit", "Focus")
    attack = strike_seen(played).attacks[0]
    assert attack is not None
    assert (attack.card, attack.reach) == ("Whole Kit", (2, 4))
    assert {total.stat: total.value for total in attack.totals} == {"power": 6, "speed": 5, "armor": 1, "guard": 3}
    assert played.labels == ["Grasp from hand (1 Force)"]


def test_effect_text_of_an_attack_half_is_done() -> None:
    """EX-COMP-09: the text is part of the attack half."""
    played = stage(side("Focus", space=4), side("Cross", space=9), RYUS).strike("Focus", "Cross")
    assert len(played.sides[0].hand) == 1


@pytest.mark.parametrize(
    ("fighters", "attack", "gauge", "asked"),
    [
        (("Ryu", "Ryu"), "Donkey Kick", [], (1, "action")),
        (("Hazama", "Ryu"), "Falling Fang", [], (0, "pay")),
        (("Hyde Kido", "Ryu"), "Dead Set Daze", ["Cross", "Dive"], (0, "pay")),
        (("Sol Badguy", "Ryu"), "Tyrant Rave", ["Cross", "Dive", "Sweep"], (0, "pay")),
    ],
)
def test_cost_of_an_attack_is_gauge_or_force_or_nothing(
    fighters: tuple[str, str], attack: str, gauge: list[str], asked: tuple[int, str]
) -> None:
    """EX-COMP-10: nothing is asked for a free attack; Force may come from hand, Gauge only from the Gauge area."""
    one = side(attack, "Grasp", "Block", gauge=gauge)
    played = stage(one, side("Block"), fighters).answer("Strike", attack)
    if played.asked == (0, "choose"):
        played.answer("Do not")
    played.answer("Block")
    assert played.asked == asked
    if asked == (0, "pay"):
        expected = [f"{card} from gauge (1 Gauge)" for card in gauge]
        assert played.labels == (expected or ["Grasp from hand (1 Force)", "Block from hand (1 Force)"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_attack_without_armor_prevents_nothing(edition: str) -> None:
    """EX-COMP-11: missing Armor is 0."""
    played = stage(side("Cross", space=4), side("Dive", space=5), RYUS, edition).strike("Cross", "Dive")
    assert played.lives == (30, 27)


@pytest.mark.parametrize("edition", EDITIONS)
def test_attack_without_guard_is_stunned_by_any_damage(edition: str) -> None:
    """EX-COMP-12: missing Guard is 0, so 1 damage stuns."""
    one, other = side("Finish", space=4), side("Windup", space=5)
    played = stage_of((ODDITY, ODDITY), one, other, edition).strike("Finish", "Windup")
    assert "Oddity 2 is stunned: 1 damage is more than guard 0." in played.sentences()
    assert played.lives == (30, 29)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("away", "hits"), [(1, False), (2, True), (3, True), (4, False)])
def test_attack_hits_at_the_distances_of_its_range(edition: str, away: int, hits: bool) -> None:
    """EX-COMP-13: a Spike hits at 2 and 3, neither nearer nor farther."""
    played = stage(side("Spike", space=4), side("Block", space=4 + away), RYUS, edition).strike("Spike", "Block")
    assert played.lives == (30, 25 if hits else 30)


@pytest.mark.parametrize("edition", EDITIONS)
def test_range_of_a_dash_never_hits(edition: str) -> None:
    """EX-COMP-14, D-20: not even with more range."""
    played = oddities("Stance", boosts=("Stance",), edition=edition).strike("Stance", "Focus")
    assert played.lives[1] == 30
    assert played.names(0, "gauge") == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_power_of_a_dash_never_deals_damage(edition: str) -> None:
    """EX-COMP-15, D-20: not even with more power, though the attack hits and goes to Gauge."""
    played = oddities("Feint", boosts=("Feint",), edition=edition).strike("Feint", "Focus")
    assert played.lives[1] == 30
    assert played.names(0, "gauge") == ["Feint"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("attack", "reply", "lives"), [("Grasp", "Cross", (30, 27)), ("Cross", "Grasp", (27, 30))])
def test_faster_attack_resolves_first(edition: str, attack: str, reply: str, lives: tuple[int, int]) -> None:
    """EX-COMP-16: Grasp (7) stuns Cross (6) before it can hit, whoever initiated."""
    played = stage(side(attack, space=4), side(reply, space=5), RYUS, edition).strike(attack, reply)
    assert played.asked[1] == "choose"
    played.answer("Push 1")
    assert played.lives == lives


@pytest.mark.parametrize("edition", EDITIONS)
def test_power_armor_and_guard_belong_to_the_attack(edition: str) -> None:
    """EX-COMP-28: Focus takes 5 less 2, is not stunned by it and sends out 4; the attack after it has none of it."""
    played = stage(side("Focus", "Cross"), side("Dive", "Grasp"), edition=edition).strike("Focus", "Dive")
    assert played.lives == (27, 26)
    played.strike("Grasp", "Cross").answer("Push 1")
    assert played.lives == (24, 26)


# --- What a boost half says ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_continuous_boost_stays_in_play(edition: str) -> None:
    """EX-COMP-17: it lies in the Boost area afterwards."""
    played = stage(side("Grasp"), side(), RYUS, edition).answer("Boost Fierce")
    assert played.boosts(0) == ["Grasp"]
    assert played.names(0, "discard") == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_instant_boost_is_discarded_after_use(edition: str) -> None:
    """EX-COMP-18: it is used up, also in an edition that has no icon for it."""
    played = stage(side("Cross"), side(), RYUS, edition).answer("Boost Run", "Advance 1")
    assert played.boosts(0) == []
    assert played.names(0, "discard") == ["Cross"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_boost_with_a_force_cost_is_paid_for(edition: str) -> None:
    """EX-COMP-19, D-03: the cost stands on the card and is due in a match of any edition."""
    poor = stage(side("Metsu Hadoken"), side(), RYUS, edition)
    able = stage(side("Metsu Hadoken", "Grasp"), side(), RYUS, edition)
    assert not poor.offers("Boost Way of the Warrior")
    able.answer("Boost Way of the Warrior", "Grasp from hand (1 Force)")
    assert able.boosts(0) == ["Metsu Hadoken"]
    assert able.names(0, "discard") == ["Grasp"]


def test_boost_can_cost_gauge() -> None:
    """EX-COMP-20, D-03: a boost cost is not limited to Force."""
    poor = oddities("Whole Kit", "Grasp", "Grasp", gauge=("Cross",))
    able = oddities("Whole Kit", "Grasp", gauge=("Cross", "Cross"))
    assert not poor.offers("Boost Bought Push")
    able.answer("Boost Bought Push")
    assert able.names(0, "discard") == ["Cross", "Cross", "Whole Kit"]
    assert able.spaces == (4, 7)


@pytest.mark.parametrize("fighter", ["Sol Badguy", "Ky Kiske", "Happy Chaos", "Faust", "Zato-1"])
def test_boosts_of_strive_cost_nothing(fighter: str) -> None:
    """EX-COMP-21, D-03: no boost half of the deck has a cost, so a single card in hand can be boosted."""
    played = stage(side("Sweep"), side(), (fighter, "Ryu")).answer("Boost Badass")
    assert played.boosts(0) == ["Sweep"]
    book = played.table.book
    boosts = [boost for card in book.all_cards[0] if (boost := book.cards[card].boost) is not None]
    assert len(boosts) >= 13
    assert all(boost.cost is None for boost in boosts)


@pytest.mark.parametrize(
    ("card", "boost", "cancelable"), [("Dust", "Faultless", True), ("Grasp", "Let's Rock!", False)]
)
def test_cancel_mark_makes_a_boost_cancelable(card: str, boost: str, cancelable: bool) -> None:
    """EX-COMP-22, D-11: only a marked boost opens the question."""
    played = stage(side(card, gauge=["Cross"]), side()).answer(f"Boost {boost}")
    assert (played.asked == (0, "cancel")) is cancelable


# --- The arena and what lies beside the deck ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_arena_has_nine_spaces_in_a_line(edition: str) -> None:
    """EX-COMP-23: with Force for any way, each of the nine spaces that nobody stands on can be reached."""
    rich = side(gauge=["Grasp", "Grasp", "Cross", "Cross", "Assault", "Assault", "Dive", "Dive"])
    played = stage(rich, side(), RYUS, edition)
    reached = [label.split(" (")[0][-1] for label in played.labels if " to space " in label]
    assert reached == ["1", "2", "4", "5", "6", "8", "9"]


def test_nobody_leaves_the_arena() -> None:
    """EX-COMP-23: behind spaces 1 and 9 there is no other."""
    back = stage(side("Assault", space=2), side(space=8), RYUS).answer("Boost Backstep", "Retreat 4")
    ahead = stage(side("Cross", space=7), side(space=8), RYUS).answer("Boost Run", "Advance 3")
    assert back.spaces == (1, 8)
    assert ahead.spaces == (9, 8)


@pytest.mark.parametrize("edition", EDITIONS)
def test_extra_card_is_touched_only_by_the_text_that_speaks_of_it(edition: str) -> None:
    """EX-COMP-25, D-29: a draw that reshuffles leaves it aside; the fighter's own text fetches it."""
    fighters = ("Hazama", "Ryu")
    drawn = stage(side(rest="discard pile"), side(), fighters, edition).answer("Prepare")
    fetched = stage(side(rest="discard pile"), side(), fighters, edition).answer("Reshuffle")
    extra = "Hungry Darkness of 1000 Souls"
    assert extra not in drawn.names(0, "deck") + drawn.names(0, "hand")
    assert EXCEED.view(drawn.table, 1).sides[0].set_aside == (extra,)
    assert fetched.names(0, "hand") == [extra]


@pytest.mark.parametrize("edition", EDITIONS)
def test_opponent_cannot_touch_a_token(edition: str) -> None:
    """EX-COMP-26, D-29: a boost that discards what is in play finds a continuous boost, but no token."""
    eddie = side(tokens=[("Eddie", 5)], boosts=["Grasp"])
    played = stage(side("Dive"), eddie, ("Ryu", "Zato-1"), edition).answer("Boost Tech")
    assert played.boosts(1) == []
    again = stage(side("Dive"), side(tokens=[("Eddie", 5)]), ("Ryu", "Zato-1"), edition).answer("Boost Tech")
    assert again.sides[1].tokens == (5,)
    assert again.asked == (1, "action")
