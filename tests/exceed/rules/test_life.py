"""Life as a resource: it is spent down to 0, which loses, and never bars or spares anybody anything (EX-CHAR-27)."""

import pytest

from tests.exceed.stage import Stage, side, stage_of
from wildswing.exceed.rules.editions import EDITIONS
from wildswing.exceed.rules.events import Damaged, LifeChanged
from wildswing.exceed.rules.losing import NO_LIFE

every_edition = pytest.mark.parametrize("edition", EDITIONS)

BANKER = """
fighter Banker
edition standard
exceed costs 2 gauge

special Invoice
  range 1-9, power 4, speed 9, armor 9
  before: spend 2 life.
  boost Due (instant)
    now: spend 3 life; draw 2; take another action.

special Quote
  range 1-9, power 4, speed 9
  boost Offer (instant)
    now: may spend 3 life; if you did, draw 2.

special Auction
  range 1-9, power 4, speed 9
  boost Bid (instant)
    now: spend up to 3 life; for each life spent: draw 2.

special Fee
  range 1-9, power 4, speed 9
  boost Rate (instant)
    now: spend 2-4 life; for each life spent: draw 2.
"""


def banker(card: str, life: int, edition: str = "standard") -> Stage:
    return stage_of((BANKER, BANKER), side(card, life=life), side("Block"), edition)


@every_edition
@pytest.mark.parametrize("life", [3, 2, 1])
def test_whoever_spends_the_last_life_loses_at_once(life: int, edition: str) -> None:
    """EX-CHAR-27: with less than is asked for, what is left is spent; nothing of the text follows."""
    played = banker("Invoice", life, edition).answer("Boost Due")
    assert (played.over, played.lives, played.names(0, "hand")) == ((1, NO_LIFE), (0, 30), [])
    assert [event.sentence() for event in played.events(LifeChanged)] == [f"Banker 1 spends {life} life and has 0."]


@every_edition
def test_whoever_has_one_life_more_goes_on(edition: str) -> None:
    """EX-CHAR-27."""
    played = banker("Invoice", 4, edition).answer("Boost Due")
    assert (played.over, played.lives, len(played.names(0, "hand"))) == (None, (1, 30), 2)
    assert played.asked == (0, "action")


@pytest.mark.parametrize(("life", "over"), [(4, None), (3, (1, NO_LIFE)), (1, (1, NO_LIFE))])
def test_life_that_may_be_spent_is_offered_however_little_is_left(life: int, over: tuple[int, str] | None) -> None:
    """EX-CHAR-27: the last life buys nothing."""
    played = banker("Quote", life).answer("Boost Offer")
    assert played.labels == ["Spend 3 life", "Do not"]
    played.answer("Spend 3 life")
    assert (played.over, played.lives[0]) == (over, max(0, life - 3))
    assert len(played.names(0, "hand")) == (3 if over is None else 0)


@pytest.mark.parametrize(
    ("life", "labels"),
    [
        (4, ["0", "1", "2", "3"]),
        (3, ["0", "1", "2", "3 (your last, and you lose)"]),
        (2, ["0", "1", "2 (your last, and you lose)"]),
    ],
)
def test_an_amount_of_life_may_be_all_that_is_left(life: int, labels: list[str]) -> None:
    """EX-CHAR-27: and the label says what that means."""
    played = banker("Auction", life).answer("Boost Bid")
    assert played.labels == labels
    played.answer(labels[-1])
    assert (played.over, played.lives[0]) == (None if life == 4 else (1, NO_LIFE), max(0, life - 3))


@pytest.mark.parametrize(("life", "labels"), [(5, ["2", "3", "4"]), (3, ["2", "3 (your last, and you lose)"])])
def test_an_amount_with_a_least_one_is_asked_for_within_the_life_left(life: int, labels: list[str]) -> None:
    """EX-CHAR-27."""
    assert banker("Fee", life).answer("Boost Rate").labels == labels


@pytest.mark.parametrize("life", [2, 1])
def test_less_than_the_least_amount_is_spent_unasked(life: int) -> None:
    """EX-CHAR-27."""
    played = banker("Fee", life).answer("Boost Rate")
    assert (played.over, played.lives[0]) == ((1, NO_LIFE), 0)


@every_edition
@pytest.mark.parametrize("life", [2, 1])
def test_the_last_life_spent_in_mid_strike_ends_the_strike(life: int, edition: str) -> None:
    """EX-CHAR-27: spending is no damage, so armor keeps nothing; the attack is not performed."""
    played = banker("Invoice", life, edition).strike("Invoice", "Block")
    assert (played.over, played.lives) == ((1, NO_LIFE), (0, 30))
    assert played.events(Damaged) == []
