"""What is odd about a fighter file is told before it is tried: numbers unlike the roster's, and actions without end."""

import pytest

from wildswing.exceed.lab.oddities import STATS, Oddity, oddities_of, usual_numbers
from wildswing.exceed.matches import roster, sheet_of

PLAIN = """fighter Plain
edition strive
exceed costs 2 gauge

basic
  action (1 force): draw 1.

special Jab
  range 1-2, power 4, speed 5

ultra Blow (3 gauge)
  range 1, power 6, speed 4, guard 5
"""

ENDLESS = (
    "this action costs nothing and gives another, so it can be taken without end; "
    "let it cost something, or write “action, once a turn: …”."
)


def odd(old: str, new: str) -> list[Oddity]:
    """Returns what is odd about the plain fighter after one change."""
    assert PLAIN.count(old) == 1
    return list(oddities_of(sheet_of(PLAIN.replace(old, new))))


def test_nothing_is_odd_about_a_plain_fighter() -> None:
    assert oddities_of(sheet_of(PLAIN)) == ()


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("power 4", "power 30", 8, "“Jab” has power 30; of the specials of the roster, 98 % have "),
        ("speed 5", "speed 12", 8, "“Jab” has speed 12; "),
        ("guard 5", "guard 60", 11, "“Blow” has guard 60; of the ultras of the roster, 98 % have "),
        ("3 gauge", "20 gauge", 11, "“Blow” has cost 20; "),
        ("1-2", "1-40", 8, "“Jab” has range 40; "),
    ],
)
def test_a_number_far_from_those_of_the_roster_is_odd(old: str, new: str, line: int, said: str) -> None:
    (found,) = odd(old, new)
    assert found.line == line
    assert found.sentence.startswith(said)


def test_the_usual_numbers_are_those_of_the_roster_without_its_extremes() -> None:
    sheets = [sheet_of(text) for text in list(roster().values())[:20]]
    cards = [card for sheet in sheets for card in sheet.cards]
    found = [one for sheet in sheets for one in oddities_of(sheet)]
    assert len(cards) > 100
    assert len(found) < 0.1 * len(cards)  # six numbers of each card, of which 2 % are unusual
    assert set(usual_numbers()) == {(kind, one) for kind in ("special", "ultra") for one in (*STATS, "range", "cost")}


@pytest.mark.parametrize(
    "line",
    [
        "action: take another action.",
        "action: draw 1; take another action but no strike.",
        "action: may take another action.",
        "action, if you are exceeded: advance 1; take another action.",
    ],
)
def test_an_action_that_costs_nothing_and_gives_another_is_odd(line: str) -> None:
    assert odd("action (1 force): draw 1.", line) == [Oddity(6, ENDLESS)]


@pytest.mark.parametrize(
    "line",
    [
        "action: put 1 card from your discard pile into your hand; discard 1 card from your hand; take another action.",
        "action: put the top 2 cards of your deck into your hand; discard 1 card from your hand; take another action.",
        "action: discard 1 card from your hand; draw 1; take another action.",
        "action: put 1 card from your hand into your gauge; draw 2; take another action but no strike.",
    ],
)
def test_an_action_that_gives_back_what_it_takes_and_gives_another_is_odd(line: str) -> None:
    assert odd("action (1 force): draw 1.", line) == [
        Oddity(6, ENDLESS.replace("costs nothing", "gives as many cards as it takes"))
    ]


@pytest.mark.parametrize(
    ("boost", "line", "is_odd"),
    [
        ("Loop (instant)", "now: put this into your hand; take another action.", True),
        ("Loop (instant)", "now: may put this into your hand; draw 1; take another action but no strike.", True),
        ("Loop (1 force, instant)", "now: put this into your hand; take another action.", False),
        ("Loop (instant)", "now: put this into your hand.", False),
        ("Loop (instant)", "now: draw 1; take another action.", False),
        ("Loop (instant)", "now: discard 1 card from your hand; put this into your hand; take another action.", False),
        ("Loop (continuous)", "hit: put this into your hand; take another action.", False),
    ],
)
def test_a_boost_that_comes_back_and_gives_another_action_is_odd(boost: str, line: str, is_odd: bool) -> None:
    said = (
        "this boost costs nothing, comes back to the hand and gives another action, so it can be played without end; "
        "let it cost something."
    )
    assert odd("speed 5", f"speed 5\n  boost {boost}\n    {line}") == ([Oddity(11, said)] if is_odd else [])


@pytest.mark.parametrize(
    "line",
    [
        "action (1 force): take another action.",
        "action, once a turn: take another action.",
        "action: spend 1 force; if you did, take another action.",
        "action: discard 1 card from your hand; if you did, take another action.",
        "action: put the top card of your deck into your hand; discard 2 cards from your hand; take another action.",
        "action: put 1 card from your gauge into your hand; take another action.",
        "action: discard your hand; draw 1; take another action.",
        "action: strike.",
        "when you exceed: take another action.",
    ],
)
def test_an_action_that_comes_to_an_end_is_not_odd(line: str) -> None:
    assert odd("action (1 force): draw 1.", line) == []
