"""Triggers, their order, and the conditions they carry (EX-TRIG, EX-COND)."""

import pytest

from tests.exceed.stage import Stage, side, stage, stage_of
from wildswing.exceed.rules.editions import EDITIONS

every_edition = pytest.mark.parametrize("edition", EDITIONS)

RYUS = ("Ryu", "Ryu")

JUGGLER = """
fighter Juggler
edition standard
exceed costs 2 gauge

special Full House
  range 2, power 2, speed 6
  before: draw 1.
  hit: draw 1.
  after: draw 1.
  cleanup: draw 1.
  boost Opening Act (continuous)
    now: draw 1.

special Last Bow
  range 2, power 2, speed 6
  cleanup: retreat 3.
  boost Encore (continuous)
    +1 power.
    cleanup, unless you are stunned: sustain this.

special Shuffle Step
  range 1-3, power 2, speed 6
  before: retreat 1; may draw 1.
  before, if at range 2: +3 power.
  boost Two Beats (continuous)
    now: advance 1.
    now, if at range 3: draw 2.

special Charge at Close Quarters
  range 1-3, power 4, speed 6
  before, if at range 1: +2 power, push 2.

special Tight Spot
  range 1-3, power 2, speed 6
  hit, if at range 2: +2 power, gain advantage.
  after: may advance 1.
"""


def juggler(attack: str, reply: str, edition: str, space: int = 5, boosts: tuple[str, ...] = ()) -> Stage:
    """Returns the strike of a made-up attack against a card of an opponent on space 7."""
    one = side(attack, space=space, boosts=boosts)
    return stage_of((JUGGLER, JUGGLER), one, side(reply), edition).strike(attack, reply)


# --- When a trigger comes up ---


@every_edition
@pytest.mark.parametrize(("space", "drawn"), [(5, 4), (3, 3)])
def test_each_trigger_of_an_attack_comes_up_once_in_a_strike(edition: str, space: int, drawn: int) -> None:
    """EX-TRIG-01, EX-TRIG-02, EX-TRIG-04: before, hit, after and cleanup draw 1 each; a miss leaves out the hit."""
    assert len(juggler("Full House", "Spike", edition, space).sides[0].hand) == drawn


@every_edition
def test_before_comes_ahead_of_the_range_check(edition: str) -> None:
    """EX-TRIG-03: Assault closes 2 spaces first, and so hits from range 3."""
    played = stage(side("Assault", space=4), side("Sweep"), RYUS, edition).strike("Assault", "Sweep")
    assert (played.spaces, played.lives[1]) == ((6, 7), 26)


@every_edition
@pytest.mark.parametrize(("space", "next_to_act"), [(6, 0), (3, 1)])
def test_hit_effects_need_a_hit(edition: str, space: int, next_to_act: int) -> None:
    """EX-TRIG-04: Assault gives Advantage if it hits, not if it misses."""
    played = stage(side("Assault", space=space), side("Sweep"), RYUS, edition).strike("Assault", "Sweep")
    assert played.turn == next_to_act


@every_edition
@pytest.mark.parametrize("space", [5, 3])
def test_after_ends_the_attack_hit_or_miss(edition: str, space: int) -> None:
    """EX-TRIG-05: Cross retreats from range 2, where it hits, and from range 4, where it does not."""
    played = stage(side("Cross", space=space), side("Spike"), RYUS, edition).strike("Cross", "Spike")
    assert played.spaces == (max(1, space - 3), 7)


@every_edition
def test_cleanup_effects_wait_for_the_end_of_the_strike(edition: str) -> None:
    """EX-TRIG-06: Last Bow retreats only after Spike has hit its player from range 2."""
    played = juggler("Last Bow", "Spike", edition)
    assert (played.spaces, played.lives) == ((2, 7), (25, 28))


@every_edition
@pytest.mark.parametrize(("reply", "kept"), [("Block", ["Last Bow"]), ("Spike", [])])
def test_a_cleanup_effect_keeps_a_boost_under_its_condition(edition: str, reply: str, kept: list[str]) -> None:
    """EX-TRIG-07: Encore stays if its player was not stunned, and is discarded if Spike stunned them."""
    assert juggler("Sweep", reply, edition, boosts=("Last Bow",)).boosts(0) == kept


@every_edition
def test_a_stunned_player_still_has_cleanup_effects(edition: str) -> None:
    """EX-TRIG-08, EX-FAQ-10: stunned by Spike, the player of Last Bow retreats all the same."""
    played = juggler("Last Bow", "Spike", edition)
    assert "Juggler 1 is stunned" in " ".join(played.sentences())
    assert played.spaces == (2, 7)


@every_edition
def test_now_happens_at_once(edition: str) -> None:
    """EX-TRIG-11, EX-TRIG-01, EX-GLOS-08: Opening Act draws 1 when it is played, besides the draw of the turn."""
    played = stage_of((JUGGLER, JUGGLER), side("Full House"), side(), edition).answer("Boost Opening Act")
    assert (len(played.sides[0].hand), played.boosts(0), played.turn) == (2, ["Full House"], 1)


# --- A trigger must be followed ---


@every_edition
def test_a_trigger_must_be_followed(edition: str) -> None:
    """EX-TRIG-09: the hit of Grasp offers its four movements and no way round them."""
    played = stage(side("Grasp", space=6), side("Sweep"), RYUS, edition).strike("Grasp", "Sweep")
    assert played.labels == ["Push 1", "Push 2", "Pull 1", "Pull 2"]


@every_edition
def test_only_what_may_be_done_can_be_left_out(edition: str) -> None:
    """EX-TRIG-09: Cross retreats without a question; the movement of Tight Spot may be refused."""
    crossed = stage(side("Cross", space=5), side("Spike"), RYUS, edition).strike("Cross", "Spike")
    assert (crossed.asked, crossed.spaces) == ((1, "action"), (2, 7))
    assert juggler("Tight Spot", "Sweep", edition).labels == ["Advance 1", "Do not"]


# --- Several effects with the same trigger ---


@every_edition
@pytest.mark.parametrize(("first", "life"), [("Shuffle Step: before, if", 25), ("Shuffle Step: before: ", 28)])
def test_the_player_picks_the_order_of_effects_with_the_same_trigger(edition: str, first: str, life: int) -> None:
    """EX-TRIG-10: the bonus at range 2 counts only if it is taken ahead of the step back to range 3."""
    played = juggler("Shuffle Step", "Sweep", edition)
    assert played.asked == (0, "order")
    assert played.labels == [
        "Shuffle Step: before: retreat 1; may draw 1.",
        "Shuffle Step: before, if at range 2: +3 power.",
    ]
    assert played.answer(first, "Draw 1").lives[1] == life


@every_edition
def test_an_effect_is_done_completely_before_the_next(edition: str) -> None:
    """EX-TRIG-10: the choice that ends the first effect is made before the second effect adds its power."""
    played = juggler("Shuffle Step", "Sweep", edition, space=6).answer("Shuffle Step: before: ")
    assert (played.labels, played.spaces, played.total(0, "power")) == (["Draw 1", "Do not"], (5, 7), 2)
    assert played.answer("Do not").lives[1] == 25


@every_edition
def test_effects_of_attack_and_boosts_are_ordered_together(edition: str) -> None:
    """EX-TRIG-10, EX-FAQ-08: the hits of Fafnir and of a boost are one set, and both are done."""
    sol = side("Fafnir", space=6, boosts=["Volcanic Viper"])
    played = stage(sol, side("Sweep", "Dive"), edition=edition).strike("Fafnir", "Sweep")
    assert [label.split(":")[0] for label in played.labels] == ["Fafnir", "Bandit revolver"]
    played.answer("Bandit revolver")
    assert (played.names(1, "discard")[:1], played.spaces) == (["Dive"], (7, 8))


@pytest.mark.parametrize(("first", "hand"), [("Two Beats: now: ", 3), ("Two Beats: now, if", 1)])
def test_now_effects_of_one_boost_are_ordered_by_their_player(first: str, hand: int) -> None:
    """EX-TRIG-01, EX-TRIG-10: where Now is a trigger, two of them come in the order that their player picks."""
    played = stage_of((JUGGLER, JUGGLER), side("Shuffle Step"), side(), "standard").answer("Boost Two Beats", first)
    assert len(played.sides[0].hand) == hand


# --- Conditions ---


@every_edition
@pytest.mark.parametrize(("space", "spaces", "life"), [(6, (6, 9), 24), (5, (5, 7), 26)])
def test_a_condition_governs_all_that_its_trigger_does(
    edition: str, space: int, spaces: tuple[int, int], life: int
) -> None:
    """EX-COND-01, EX-COND-03, EX-ATK-05: at range 1 both push and power, and the push out of range 1 takes neither."""
    played = juggler("Charge at Close Quarters", "Sweep", edition, space)
    assert (played.spaces, played.lives[1]) == (spaces, life)


@every_edition
@pytest.mark.parametrize(("space", "life", "turn"), [(6, 28, 1), (5, 26, 0), (4, 28, 1)])
def test_a_condition_of_a_hit_governs_power_and_advantage(edition: str, space: int, life: int, turn: int) -> None:
    """EX-COND-02: at range 2 the hit gives 2 power and Advantage, at ranges 1 and 3 neither."""
    played = juggler("Tight Spot", "Sweep", edition, space).answer("Do not")
    assert (played.lives[1], played.turn) == (life, turn)


@every_edition
@pytest.mark.parametrize(("first", "life"), [("Shuffle Step: before: ", 25), ("Shuffle Step: before, if", 28)])
def test_a_condition_is_looked_at_when_its_effect_is_performed(edition: str, first: str, life: int) -> None:
    """EX-COND-03: begun at range 1, the other effect leads to range 2; chosen before that, the bonus is wasted."""
    played = juggler("Shuffle Step", "Sweep", edition, space=6)
    assert played.answer(first, "Draw 1").lives[1] == life


# --- Texts of both players about the same event ---

WALKER = """
fighter Walker
edition standard
exceed costs 2 gauge

basic
  action "Walk on": advance 1.
  when you advance: draw 1.

special Stick
  range 1, power 1, speed 1
"""

WATCHER = """
fighter Watcher
edition standard
exceed costs 2 gauge

basic
  action "Walk on": advance 1.
  when the opponent advances: the opponent discards their hand.

special Stick
  range 1, power 1, speed 1
"""


@every_edition
@pytest.mark.parametrize("turn", [0, 1])
def test_texts_of_who_does_something_come_before_those_of_who_watches(edition: str, turn: int) -> None:
    """A-04: the card drawn for the advance is discarded with the others; then comes the draw of the turn."""
    texts = (WALKER, WATCHER) if turn == 0 else (WATCHER, WALKER)
    sides = [side(), side()]
    sides[turn] = side("Grasp", deck=["Cross", "Dive"])
    played = stage_of(texts, sides[0], sides[1], edition, turn=turn).answer("Walk on")
    assert sorted(played.names(turn, "discard")) == ["Cross", "Grasp"]
    assert played.names(turn, "hand") == ["Dive"]
