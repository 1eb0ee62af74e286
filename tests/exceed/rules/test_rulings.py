"""Open points of the rulebooks and how they are ruled (A-01 to A-17)."""

import pytest

from tests.exceed.stage import Stage, side, stage, stage_of
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import fighter_text
from wildswing.exceed.rules.editions import EDITIONS
from wildswing.exceed.rules.events import (
    AttackInvalid,
    AttackRevealed,
    BecameStunned,
    Damaged,
    Drew,
    Prioritized,
    Reshuffled,
    Spent,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)

RYUS = ("Ryu", "Ryu")

ARBITER = """fighter Arbiter
edition strive
exceed costs 2 gauge

basic
  when you have set: may spend 1 life; if you did, draw 1.

special Watcher
  range 1-9, power 1, speed 1, guard 9
  cleanup, if the opponent has a boost in play: draw 2.
  boost Burden (continuous)
    -9 power, -9 speed.

special Both Sides
  range 1-9, power 1, speed 9
  hit: take 5 damage, the opponent takes 5 damage.
  boost Hurried Word (instant, cancelable)
    now: strike.

special Other Side
  range 1-9, power 1, speed 9
  hit: the opponent takes 5 damage, take 5 damage.
  boost Brace (continuous)
    +2 power, +2 armor.
    now: strike.

special Swing Lover
  range 1-9, power 1, speed 1
  if your attack is a wild swing: +3 power.
  boost Double (continuous, cancelable)
    your attack is EX.

special Shove
  range 1-9, power 0, speed 9
  hit: push 3.
  boost Softness (continuous)
    -6 guard.

special Long Block
  range -, power -, speed 1, guard 9
  boost Growth (continuous)
    +0~9 range.
    +5 power.

special Needle
  range 1-9, power 1, speed 9
  ignore armor.
  after: the opponent takes 3 damage.

special Pin
  range 1-9, power 1, speed 9
  after: the opponent takes 3 damage.

special Ghost
  range 1-9, power -, speed 9

special Quick Word
  range 1-9, power 1, speed 1
  boost Hop (instant, cancelable)
    now: advance 1.

ultra Dear (3 gauge)
  range 1-9, power 1, speed 1

ultra Priced (1 gauge)
  range 1-9, power 1, speed 1
"""
ARBITERS = (ARBITER, ARBITER)
CALM = ARBITER.replace("basic\n  when you have set: may spend 1 life; if you did, draw 1.\n\n", "")
CALM_TWO = (CALM, CALM)


def shown(played: Stage) -> list[tuple[int, str]]:
    """Returns who revealed what, in order."""
    return [(event.seat, event.card) for event in played.events(AttackRevealed)]


def damages(played: Stage, seat: int) -> list[int]:
    """Returns the damage that a seat took, portion by portion."""
    return [event.amount for event in played.events(Damaged) if event.seat == seat]


def stunned(played: Stage) -> list[int]:
    """Returns who became stunned, in order."""
    return [event.seat for event in played.events(BecameStunned)]


def calm(attack: str, reply: str, *boosts: str, other: tuple[str, ...] = (), edition: str = "strive") -> Stage:
    """A strike between two neighbours without abilities."""
    one, two = side(attack, space=4, boosts=boosts), side(reply, space=5, boosts=other)
    return stage_of(CALM_TWO, one, two, edition).strike(attack, reply)


@every_edition
def test_an_instant_boost_with_a_strike_is_reshuffled_with_the_rest(edition: str) -> None:
    """A-01: it is discarded before the attack is set; so a swing from an empty deck can only be that card."""
    one = side("Both Sides", rest="sealed cards")
    played = stage_of(CALM_TWO, one, side("Sweep"), edition).answer("Boost Hurried Word", "Sweep")
    assert (len(played.events(Reshuffled)), shown(played)[0]) == (1, (0, "Both Sides"))


@every_edition
def test_the_attacker_pays_first_with_all_replacements(edition: str) -> None:
    """A-02: the attacker's swings are settled to the end before the defender is asked for anything."""
    one = side("Dear", space=4, deck=["Dear", "Priced", "Shove"], gauge=["Cross"])
    other = side("Priced", space=5, gauge=["Dive", "Cross"])
    played = stage_of(CALM_TWO, one, other, edition).strike("Dear", "Priced")
    assert played.asked == (0, "accept")
    assert played.events(Spent) == []
    played.answer("Swing again")
    assert (played.asked, shown(played)[-1]) == ((1, "pay"), (0, "Shove"))


@every_edition
def test_a_replacement_counts_as_a_wild_swing(edition: str) -> None:
    """A-03: a text that asks how the attack came finds a wild swing: 1 + 3 power."""
    one = side("Dear", space=4, deck=["Swing Lover"])
    played = stage_of(CALM_TWO, one, side("Long Block", space=5), edition).strike("Dear", "Long Block")
    assert damages(played, 1) == [4]
    assert damages(calm("Swing Lover", "Long Block", edition=edition), 1) == [1]


@every_edition
def test_a_replacement_is_not_set(edition: str) -> None:
    """A-03: the line for having set an attack is done once for each player, not again for the replacement."""
    one = side("Dear", space=4, deck=["Shove"])
    played = stage_of(ARBITERS, one, side("Long Block", space=5), edition).answer("Strike", "Dear", "Do not")
    played.answer("Long Block", "Do not")
    assert (len(played.events(AttackInvalid)), played.asked) == (1, (1, "action"))


@every_edition
def test_hit_lines_come_before_those_of_the_player_being_hit(edition: str) -> None:
    """A-04: Sweep takes the only card of the Block player before any force can be spent; then 6 - 2 damage."""
    played = stage(side("Sweep", space=4), side("Block", "Dive", space=5), RYUS, edition).strike("Sweep", "Block")
    assert (played.names(1, "discard"), played.lives[1], played.asked) == (["Dive", "Block"], 26, (1, "action"))


@every_edition
def test_lines_of_the_player_being_hit_come_before_damage(edition: str) -> None:
    """A-04, EX-CHAR-53: force spent on being hit adds its armor in time: 6 - 4 damage."""
    played = stage(side("Sweep", space=4), side("Block", "Dive", "Cross", space=5), RYUS, edition)
    played.strike("Sweep", "Block")
    assert played.asked == (1, "pay")
    played.answer(next(label for label in played.labels if "Force" in label))
    assert played.lives[1] == 26 + 2


@every_edition
def test_life_0_ends_the_strike_at_once(edition: str) -> None:
    """A-05: the reply that would have defeated the attacker too is not made any more."""
    one, other = side("Grasp", space=4, life=1), side("Sweep", space=5, life=3)
    played = stage(one, other, RYUS, edition).strike("Grasp", "Sweep").answer("Push 1")
    assert (played.over, played.lives) == ((0, "no life left"), (1, 0))


@every_edition
@pytest.mark.parametrize("attack", ["Both Sides", "Other Side"])
def test_who_damages_both_takes_it_last(edition: str, attack: str) -> None:
    """A-05: an effect that would defeat both players wins for the player whose effect it is."""
    one, other = side(attack, space=4, life=5), side("Watcher", space=5, life=5)
    played = stage_of(CALM_TWO, one, other, edition).strike(attack, "Watcher")
    assert played.over == (0, "no life left")


@every_edition
def test_an_empty_deck_that_stays_empty_loses(edition: str) -> None:
    """A-06: the Reshuffle is used without a discard pile, and the draw that still cannot be made loses."""
    played = stage(side(rest="sealed cards"), side(), RYUS, edition).answer("Prepare")
    assert played.over == (1, "the deck stays empty after the Reshuffle")
    assert played.sides[0].reshuffled


def test_a_cancel_may_lead_to_another_boost_with_its_own_cancel() -> None:
    """A-07: two boosts, two cancels, and a third action; the turn ends with one draw besides the one prepared."""
    played = stage_of(CALM_TWO, side("Quick Word", "Quick Word", gauge=["Dive", "Dive"]), side())
    played.answer("Boost Hop", "Cancel", "Boost Hop", "Cancel", "Prepare")
    assert (played.turn, played.spaces[0], len(played.names(0, "hand"))) == (1, 5, 2)
    assert played.names(0, "discard") == ["Quick Word", "Dive", "Quick Word", "Dive"]


@every_edition
@pytest.mark.parametrize("attack", ["Needle", "Pin"])
def test_power_below_0_deals_no_damage(edition: str, attack: str) -> None:
    """A-08: a hit of 1 - 9 power gives neither life nor armor; the 3 damage after it count in full."""
    one, other = side(attack, space=4, boosts=["Watcher"]), side("Long Block", space=5, life=20)
    played = stage_of(CALM_TWO, one, other, edition).strike(attack, "Long Block")
    assert (damages(played, 1), played.lives[1]) == ([0, 3], 17)


@every_edition
def test_a_negative_speed_goes_last(edition: str) -> None:
    """A-08: 1 - 9 speed is less than the 0 of Block, which therefore acts first and lies in the gauge first."""
    played = stage_of(CALM_TWO, side("Watcher", space=4, boosts=["Watcher"]), side("Block", space=5), edition)
    played.strike("Watcher", "Block")
    assert [event.active for event in played.events(Prioritized)] == [1]


@every_edition
def test_guard_below_0_counts_as_0(edition: str) -> None:
    """A-08: with a guard of 0 - 6, a hit without damage does not stun, and 1 damage does."""
    assert stunned(calm("Shove", "Quick Word", other=("Shove",), edition=edition))[:1] != [1]
    assert stunned(calm("Quick Word", "Quick Word", other=("Shove",), edition=edition)) == [1]


@every_edition
def test_a_dash_stays_a_dash(edition: str) -> None:
    """A-08: bonuses to range and power let an attack with "-" neither hit nor deal damage."""
    unable_to_hit = calm("Long Block", "Watcher", "Long Block", edition=edition)
    assert (unable_to_hit.lives[1], unable_to_hit.names(0, "gauge")) == (30, [])
    without_power = calm("Ghost", "Watcher", "Long Block", edition=edition)
    assert (without_power.lives[1], without_power.names(0, "gauge")) == (30, ["Ghost"])


@every_edition
def test_the_strike_that_a_boost_makes_is_its_next_one(edition: str) -> None:
    """A-09: the bonuses of a boost with a strike help in that strike, and the boost is discarded after it."""
    played = stage_of(CALM_TWO, side("Other Side", "Quick Word", space=4), side("Watcher", space=5), edition)
    played.answer("Boost Brace", "Quick Word", "Watcher")
    assert (damages(played, 1), damages(played, 0)) == ([3], [0])
    assert (played.boosts(0), played.names(0, "discard")) == ([], ["Other Side"])


@every_edition
@pytest.mark.parametrize(("space", "after"), [(5, 8), (8, 9)])
def test_a_push_goes_as_far_as_it_says_or_can(edition: str, space: int, after: int) -> None:
    """A-10: nobody chooses a smaller number; 3 spaces, or up to the edge."""
    played = stage_of(CALM_TWO, side("Shove", space=4), side("Long Block", space=space), edition)
    played.strike("Shove", "Long Block")
    assert (played.spaces[1], played.asked) == (after, (1, "action"))


@every_edition
def test_ex_counts_once(edition: str) -> None:
    """A-11: an EX attack under a boost that makes attacks EX has its bonuses once: 1 + 1 power."""
    one = side("Quick Word", "Quick Word", space=4, boosts=["Swing Lover"])
    played = stage_of(CALM_TWO, one, side("Long Block", space=5), edition).strike("EX Quick Word", "Long Block")
    assert damages(played, 1) == [2]
    assert damages(calm("Quick Word", "Long Block", "Swing Lover", edition=edition), 1) == [2]


def ex_seen(played: Stage) -> list[bool]:
    """Returns whether seat 0, seat 1 and a spectator see the attack of seat 0 as EX."""
    views = [EXCEED.view(played.table, seat) for seat in (0, 1, -1)]
    attacks = [view.strike.attacks[0] for view in views if view.strike is not None]
    return [attack.ex for attack in attacks if attack is not None]


def test_an_attack_that_a_boost_makes_ex_is_shown_as_ex() -> None:
    """A-11: whoever sees the boost knows it, before the reveal and after it; it is no pair for that."""
    one = side("Quick Word", "Shove", space=4, boosts=["Swing Lover"])
    played = stage_of(CALM_TWO, one, side("Long Block", space=5)).answer("Strike", "Quick Word")
    assert ex_seen(played) == [True, True, True]
    strike = EXCEED.view(played.table, 1).strike
    assert strike is not None
    assert strike.attacks[0] is not None
    assert not strike.attacks[0].pair
    played.answer("Long Block")
    assert "Arbiter 1 reveals Quick Word (EX)." in played.sentences()


SECRETIVE = """fighter Secretive
edition standard
exceed costs 2 gauge

special Whisper
  range 1-9, power 1, speed 9
  hit: may draw 1.
  boost Insistence (continuous)
    if your attack is a special: your attack is EX.
"""


@pytest.mark.parametrize(("attack", "before", "after"), [("Whisper", True, True), ("Cross", False, False)])
def test_a_text_about_the_sort_of_attack_tells_nothing_before_the_reveal(
    attack: str, before: bool, after: bool
) -> None:
    """EX-STRIKE-05: the sort of an attack that lies face down is its owner's secret, and so is whether it is EX."""
    one = side("Whisper", "Cross", space=4, boosts=["Whisper"])
    played = stage_of((SECRETIVE, SECRETIVE), one, side("Sweep", space=5)).answer("Strike", attack)
    assert ex_seen(played) == [before, False, False]
    revealed = played.answer("Sweep").told
    assert [told.event.ex for told in revealed if isinstance(told.event, AttackRevealed) and told.event.seat == 0] == [
        after
    ]


@every_edition
def test_fighters_never_share_a_space(edition: str) -> None:
    """A-12: the opponent's space is no place to go to, so range 1 is the smallest between fighters."""
    played = stage(side("Dive", "Cross", space=6), side(), RYUS, edition)
    move = EDITIONS[edition].move_action
    offered = [space for space in range(1, 10) if played.offers(f"{move} to space {space} ")]
    assert offered == [4, 5, 8]
    assert EXCEED.view(played.table, 0).distance == 1


@every_edition
@pytest.mark.parametrize(("eddie", "hit"), [(7, True), (6, True), (5, False)])
def test_a_token_may_be_at_range_0(edition: str, eddie: int, hit: bool) -> None:
    """A-12: Sun Void (range 0-1) hits from Eddie on the opponent's own space."""
    one = side("Sun Void", gauge=["Dive", "Dive"], tokens=[("Eddie", eddie)])
    played = stage(one, side("Focus"), ("Zato-1", "Ky Kiske"), edition).strike("Sun Void", "Focus")
    assert played.lives[1] == (29 if hit else 30)


def test_tyrant_rave_is_the_card_of_the_worked_example() -> None:
    """A-13: the card whose boost is Flame of corruption is called Tyrant Rave; there is no Tyrant Wave."""
    assert stage(side("Tyrant Rave"), side()).offers("Boost Flame of corruption (Tyrant Rave)")
    assert "Tyrant Wave" not in fighter_text("Sol Badguy")


@every_edition
def test_a_player_cleans_up_as_a_whole(edition: str) -> None:
    """A-14: the attacker's cleanup still sees the defender's boost; the defender's no longer sees the attacker's."""
    played = calm("Watcher", "Watcher", "Shove", other=("Shove",), edition=edition)
    drew = [event.seat for event in played.events(Drew) if event.cards]
    assert drew == [0]


@every_edition
def test_an_exceeded_fighter_cannot_exceed_again(edition: str) -> None:
    """A-15: with gauge enough, the action is offered on the first side only."""
    gauge = ["Dive", "Dive", "Cross", "Cross"]
    assert stage(side(gauge=gauge), side(), RYUS, edition).offers("Exceed")
    assert not stage(side(gauge=gauge, exceeded=True), side(), RYUS, edition).offers("Exceed")


@every_edition
def test_the_reshuffle_action_needs_no_discard_pile(edition: str) -> None:
    """A-16: the deck is shuffled, and the Reshuffle is used up."""
    played = stage(side(), side(), RYUS, edition)
    before = played.sides[0].deck
    played.answer("Reshuffle")
    after = played.sides[0].deck + played.sides[0].hand
    assert (sorted(after), after != before, played.sides[0].reshuffled) == (sorted(before), True, True)


def test_no_cancel_follows_a_boost_that_makes_a_strike() -> None:
    """A-17: the strike follows the boost at once, although the boost is cancelable and gauge is there."""
    played = stage_of(CALM_TWO, side("Both Sides", "Quick Word", gauge=["Dive"]), side("Sweep"))
    assert played.answer("Boost Hurried Word").asked == (0, "set")
    played.answer("Quick Word", "Sweep")
    assert (played.turn, played.asked, "Dive" in played.names(0, "gauge")) == (1, (1, "action"), True)
