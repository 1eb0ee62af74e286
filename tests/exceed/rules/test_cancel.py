"""Cancel: one gauge after a Boost action buys another action."""

import pytest

from tests.exceed.stage import Stage, side, stage, stage_of
from wildswing.exceed.position import SidePosition
from wildswing.exceed.rules.events import Canceled

EDITIONS = ("standard", "undernight", "strive")
NOTHING_SPECIAL = side()

CANCELER = """\
fighter Canceler
edition strive
exceed costs 1 gauge

special Rush
  range 1, power 3, speed 5
  boost Onslaught (instant, cancelable)
    now: draw 1; strike.

special Feint
  range 1, power 3, speed 5
  boost Fake (instant)
    now: play 1 boost "Fidget" from your hand.

special Twitch
  range 1, power 3, speed 5
  boost Fidget (instant, cancelable)
    now: retreat 1.
"""


def sol_acts(one: SidePosition, edition: str = "strive", other: SidePosition = NOTHING_SPECIAL) -> Stage:
    return stage(one, other, edition=edition)


def canceler_acts(one: SidePosition) -> Stage:
    return stage_of((CANCELER, CANCELER), one, NOTHING_SPECIAL)


@pytest.mark.parametrize("edition", EDITIONS)
def test_one_gauge_after_a_cancelable_boost_buys_another_action(edition: str) -> None:
    """EX-CANCEL-01, EX-CHAR-23: the mark is the card's, so it holds in a match of any edition."""
    played = sol_acts(side("Gun Flame", gauge=["Grasp", "Cross"]), edition).answer("Boost Rock you")
    assert played.asked == (0, "cancel")
    assert played.labels == ["Do not cancel", "Cancel"]
    played.answer("Cancel", "Cross")
    assert played.names(0, "gauge") == ["Grasp"]
    assert played.names(0, "discard") == ["Cross"]
    assert played.asked == (0, "action")
    assert len(played.names(0, "hand")) == 0


def test_one_need_not_cancel() -> None:
    """EX-CANCEL-01: it is an option; without it the turn ends, and the gauge is kept."""
    played = sol_acts(side("Gun Flame", gauge=["Grasp"])).answer("Boost Rock you", "Do not cancel")
    assert played.asked == (1, "action")
    assert played.names(0, "gauge") == ["Grasp"]
    assert len(played.names(0, "hand")) == 1


def test_without_gauge_there_is_no_cancel() -> None:
    """EX-CANCEL-01: cards in hand do not pay for it."""
    played = sol_acts(side("Gun Flame", "Grasp", "Cross")).answer("Boost Rock you")
    assert played.asked == (1, "action")


def test_a_boost_without_the_mark_cannot_be_canceled() -> None:
    """EX-CANCEL-01: Let's Rock! is not Cancelable."""
    played = sol_acts(side("Grasp", gauge=["Cross"])).answer("Boost Let's Rock!")
    assert played.asked == (1, "action")
    assert played.names(0, "gauge") == ["Cross"]


@pytest.mark.parametrize(
    "answers", [("Prepare",), ("Walk to space 4", "Cross"), ("Change Cards", "Cross", "That is all")]
)
def test_only_a_boost_is_followed_by_a_cancel(answers: tuple[str, ...]) -> None:
    """EX-CANCEL-01: not any other action."""
    played = sol_acts(side(gauge=["Cross", "Dive"])).answer(*answers)
    assert played.asked == (1, "action")


def test_an_instant_boost_is_done_and_discarded_before_the_cancel() -> None:
    """EX-CANCEL-02: Dash has moved Sol and lies in the discard pile when the cancel is offered."""
    played = sol_acts(side("Slash", gauge=["Grasp"])).answer("Boost Dash")
    assert played.asked == (0, "cancel")
    assert played.spaces == (6, 7)
    assert played.names(0, "discard") == ["Slash"]


def test_a_cancel_changes_nothing_about_the_boost() -> None:
    """EX-CANCEL-02: a canceled continuous boost has done its "now", stays, and serves the strike."""
    one = side("Night Raid Vortex", "Sweep", space=6, gauge=["Grasp"])
    played = sol_acts(one, other=side("Slash")).answer("Boost Keep yourself alive")
    assert len(played.names(0, "hand")) == 3
    assert played.boosts(0) == ["Night Raid Vortex"]
    played.answer("Cancel").strike("Sweep", "Slash")
    assert played.lives[0] == 28  # 4 power against 2 armor


def test_one_cancel_follows_each_boost() -> None:
    """EX-CANCEL-03: after the cancel an action is asked for, though there is gauge for another."""
    played = sol_acts(side("Gun Flame", gauge=["Grasp", "Grasp", "Cross"])).answer("Boost Rock you", "Cancel", "Cross")
    assert played.asked == (0, "action")
    played.answer("Prepare")
    assert played.asked == (1, "action")
    assert played.names(0, "gauge") == ["Grasp", "Grasp"]


def test_a_turn_may_have_several_cancels() -> None:
    """EX-CANCEL-03, EX-CANCEL-04: boost, cancel, boost, cancel, prepare: two gauge, and two cards in all."""
    one = side("Gun Flame", "Slash", gauge=["Grasp", "Cross"], deck=["Focus", "Block", "Sweep"])
    played = sol_acts(one).answer("Boost Rock you", "Cancel", "Grasp", "Boost Dash", "Cancel", "Prepare")
    assert played.asked == (1, "action")
    assert played.names(0, "gauge") == []
    assert sorted(played.names(0, "hand")) == ["Block", "Focus"]
    assert len(played.events(Canceled)) == 2


def test_a_boost_played_by_an_effect_opens_no_cancel() -> None:
    """EX-CANCEL-05: Fidget is Cancelable, but it was Fake that the action played."""
    played = canceler_acts(side("Feint", "Twitch", gauge=["Grasp"])).answer("Boost Fake", "Twitch")
    assert played.spaces == (2, 7)
    assert played.asked == (1, "action")
    assert played.names(0, "gauge") == ["Grasp"]


def test_a_boost_played_by_a_fighters_action_opens_no_cancel() -> None:
    """EX-CANCEL-05: Faust plays the Cancelable boost on top of his deck, and strikes without a cancel."""
    one = side("Grasp", gauge=["Cross"], deck=["Snip Snip Snip"])
    played = stage(one, side("Block"), ("Faust", "Ky Kiske")).answer("Action")
    assert played.boosts(0) == ["Snip Snip Snip"]
    assert played.asked == (0, "set")


def test_the_extra_action_may_be_any_action() -> None:
    """EX-CANCEL-06: after the cancel the same actions are offered as at the start of a turn."""
    cards = side("Grasp", "Cross", "Slash", space=4, gauge=["Dive", "Dive", "Block"])
    fresh = sol_acts(cards).labels
    played = sol_acts(
        side("Slash", "Bandit Bringer", "Grasp", "Cross", space=4, gauge=["Dive", "Dive", "Block", "Focus"])
    )
    played.answer("Boost Free", "Do not", "Cancel", "Focus")
    assert played.labels == fresh
    assert {"Strike", "Prepare", "Change Cards", "Exceed (3 Gauge)", "Reshuffle (your only one)"} < set(fresh)


def test_a_quiet_extra_action_ends_the_turn_with_one_draw() -> None:
    """EX-CANCEL-06: the draw is made once, not once for each action."""
    one = side("Slash", "Grasp", gauge=["Cross"], deck=["Focus", "Block"])
    played = sol_acts(one).answer("Boost Dash", "Cancel", "Walk to space 5", "Grasp")
    assert played.asked == (1, "action")
    assert played.names(0, "hand") == ["Focus"]


def test_an_extra_strike_ends_the_turn_without_a_draw() -> None:
    """EX-CANCEL-06: as after any strike."""
    one = side("Slash", "Grasp", gauge=["Cross"], deck=["Focus", "Block"])
    played = sol_acts(one, other=side("Dive")).answer("Boost Dash", "Cancel").strike("Grasp", "Dive").answer("Push 1")
    assert played.asked == (1, "action")
    assert played.lives == (30, 26)  # Sol's ability adds 1 power
    assert played.names(0, "hand") == []


@pytest.mark.parametrize(
    ("choice", "gauge", "asked"), [("Pull 2", ["Cross"], (0, "cancel")), ("Push 2", [], (1, "action"))]
)
def test_a_card_that_the_boost_put_into_gauge_may_pay_for_the_cancel(
    choice: str, gauge: list[str], asked: tuple[int, str]
) -> None:
    """EX-CANCEL-07: Ky's only gauge card is the Cross that has just pulled the opponent past."""
    played = stage(side("Cross", space=6), NOTHING_SPECIAL, ("Ky Kiske", "Sol Badguy"))
    played.answer("Boost Area Shift", choice)
    assert (played.names(0, "gauge"), played.asked) == (gauge, asked)


def test_the_cross_in_gauge_is_spent_for_the_cancel() -> None:
    """EX-CANCEL-01, EX-CANCEL-07: it leaves the gauge for the discard pile, and the turn goes on."""
    played = stage(side("Cross", space=6), NOTHING_SPECIAL, ("Ky Kiske", "Sol Badguy"))
    played.answer("Boost Area Shift", "Pull 2", "Cancel", "Do not")
    assert played.asked == (0, "action")
    assert (played.names(0, "gauge"), played.names(0, "discard")) == ([], ["Cross"])


def test_a_boost_with_a_strike_is_not_canceled() -> None:
    """EX-CANCEL-01: the strike follows the resolution at once, and the turn ends by it (A-17)."""
    played = canceler_acts(side("Rush", "Grasp", gauge=["Cross"])).answer("Boost Onslaught")
    assert played.asked == (0, "set")
    assert played.names(0, "gauge") == ["Cross"]
