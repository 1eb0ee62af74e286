"""Exceed keeps the promises of every game, with every pairing of fighters."""

from collections import Counter
from itertools import combinations_with_replacement, product

import pytest

from wildswing.exceed.arena import high_end, low_end
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of, roster
from wildswing.exceed.reading import armor_left
from wildswing.exceed.table import SPACES, Table
from wildswing.kernel.chance import Stream
from wildswing.kernel.conformance import CHECKS, assert_conforms
from wildswing.kernel.conformance.places import cards

FIRST_FIVE = ("Sol Badguy", "Ky Kiske", "Hyde Kido", "Linne", "Ryu")

AWKWARD = (
    ("Faust", "Byakuya"),
    ("Carmine", "Dan Hibiki"),
    ("Geoffrey", "Happy Chaos"),
    ("Hazama", "Phonon"),
    ("Tinker Knight", "Zato-1"),
    ("Hilda", "Nagoriyuki"),
    ("Leo Whitefang", "Waldstein"),
    ("Ken Masters", "Hilda"),
)
"""The other fighters of the roster, each at least once."""

LONG = "second_reshuffle_offered=no"
"""With it a random player does not end the match by a reshuffle that loses."""

MOST_LIFE_BY_A_TEXT = 20
"""Tinker Knight starts with 15 and may come back with so much."""

EDITIONS = (f"strive, {LONG}", f"undernight, {LONG}", "standard")


def _edition(one: str, other: str) -> str:
    """Gives each pairing one of the editions, so that all come up."""
    return EDITIONS[(FIRST_FIVE.index(one) + FIRST_FIVE.index(other)) % len(EDITIONS)]


@pytest.mark.parametrize(("one", "other"), list(combinations_with_replacement(FIRST_FIVE, 2)))
def test_every_pairing_of_the_first_five_conforms(one: str, other: str) -> None:
    report = assert_conforms(EXCEED, 1, match_of(one, other, _edition(one, other)))
    assert {check: report.verdict(check) for check in CHECKS} == dict.fromkeys(CHECKS, "passed")


@pytest.mark.parametrize(("one", "other"), AWKWARD)
def test_awkward_fighters_conform(one: str, other: str) -> None:
    assert_conforms(EXCEED, 1, match_of(one, other, f"strive, {LONG}"))


@pytest.mark.parametrize("one", sorted(roster()))
def test_random_matches_keep_cards_and_bounds(one: str) -> None:
    """Every fighter of the roster meets every other once; nothing is lost, nothing leaves its bounds."""
    for other in sorted(roster()):
        setup = match_of(one, other, f"strive, {LONG}")
        seed = f"{one} against {other}"
        table = EXCEED.start(seed, setup)
        stream = Stream(seed)
        dealt = Counter(table.book.decks[0] + table.book.decks[1] + table.book.aside[0] + table.book.aside[1])
        while table.asks:
            ask = table.asks[0]
            EXCEED.answer(table, ask.seat, stream.below(len(ask.options)))
            assert Counter(cards(EXCEED, table)) == dealt
            _within_bounds(table)
        assert table.winner in (0, 1)


def _within_bounds(table: Table) -> None:
    for seat, side in enumerate(table.sides):
        assert 1 <= low_end(side) <= high_end(side) <= SPACES
        assert 0 <= side.life <= max(table.book.fighters[seat].starting_life, MOST_LIFE_BY_A_TEXT)
        assert armor_left(table, seat) >= 0
    one, other = table.sides
    assert high_end(one) < low_end(other) or high_end(other) < low_end(one)


def test_the_pairings_cover_all_editions() -> None:
    pairs = product(FIRST_FIVE, repeat=2)
    assert {_edition(one, other) for one, other in pairs} == set(EDITIONS)
