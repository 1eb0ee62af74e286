"""Fighters meet each other, and the conformance kit looks on: a sample of the pairings, or all of them."""

from collections import Counter
from functools import cache

import pytest

from tests.sampling import ALL, draw, games, sampled, settle
from wildswing.exceed.game import EXCEED
from wildswing.exceed.language import parse
from wildswing.exceed.language.vocabulary import Kind
from wildswing.exceed.matches import match_of, roster
from wildswing.exceed.pairings import all_pairings, sampled_pairings
from wildswing.exceed.rules.arena import high_end, low_end
from wildswing.exceed.rules.reading import armor_left
from wildswing.exceed.rules.table import Table
from wildswing.kernel.chance import Stream
from wildswing.kernel.conformance import assert_conforms
from wildswing.kernel.conformance.places import cards
from wildswing.kernel.game import Setup

ROSTER = sorted(roster())

LONG = "second_reshuffle_offered=no"
"""With it a random player does not end the match by a reshuffle that loses."""

MET = 8
"""How many others each fighter meets in a usual run."""

EVERYBODY = sampled_pairings(ROSTER, 200 if settle() == ALL else len(ROSTER), draw("the kit"))
"""Everybody once in each seat, or a few times."""

IN_THE_KIT = EVERYBODY[: games(len(EVERYBODY))]


def _match(one: str, other: str) -> Setup:
    """Returns a match by the newer of the fighters' rulebooks that is not over too soon."""
    return match_of(one, other, f"{match_of(one, other)['edition']}, {LONG}")


@cache
def _listed(*files: str) -> Counter[str]:
    """Returns the cards that a fighter's file and its Normals list, each as often as it has copies."""
    listed = [card for file in files for card in parse(file).cards if card.kind is not Kind.PRINTED]
    return Counter({card.name: card.copies for card in listed})


def _named(table: Table, seat: int) -> Counter[str]:
    """Returns the cards of a seat that lie anywhere on the table."""
    book = table.book
    return Counter([book.cards[card].name for card in cards(EXCEED, table) if book.owners[card] == seat])


def _within_bounds(table: Table) -> None:
    for seat, side in enumerate(table.sides):
        assert 1 <= low_end(side) <= high_end(side) <= table.book.spaces
        assert 0 <= side.life <= table.book.fighters[seat].most_life
        assert armor_left(table, seat) >= 0
    one, other = table.sides
    assert high_end(one) < low_end(other) or high_end(other) < low_end(one)


@pytest.mark.parametrize("one", ROSTER)
def test_every_pairing_plays_a_match_that_keeps_its_cards_and_bounds(one: str) -> None:
    """Every fighter of the roster meets some others in this seat; nothing is lost, nothing leaves its bounds."""
    for other in sampled(ROSTER, games(MET), one):
        setup = _match(one, other)
        table = EXCEED.start(f"{one} against {other}", setup)
        stream = Stream(f"{one} against {other}")
        dealt = Counter(cards(EXCEED, table))
        assert _named(table, 0) == _listed(setup["fighter 1"], setup["normals 1"])
        assert _named(table, 1) == _listed(setup["fighter 2"], setup["normals 2"])
        while table.asks:
            ask = table.asks[0]
            EXCEED.answer(table, ask.seat, stream.below(len(ask.options)))
            assert Counter(cards(EXCEED, table)) == dealt
            _within_bounds(table)
        assert table.winner in (0, 1)


@pytest.mark.parametrize(("one", "other"), IN_THE_KIT)
def test_sampled_pairings_conform(one: str, other: str) -> None:
    assert_conforms(EXCEED, 1, _match(one, other))


def test_the_kit_sees_everybody_in_both_seats() -> None:
    assert len(set(EVERYBODY)) >= len(ROSTER) == 97
    assert {one for one, _ in EVERYBODY} == {other for _, other in EVERYBODY} == set(ROSTER)


def test_all_pairings_are_those_of_each_seat_with_each() -> None:
    assert all_pairings(["Ryu", "Linne"]) == (("Ryu", "Ryu"), ("Ryu", "Linne"), ("Linne", "Ryu"), ("Linne", "Linne"))


def test_a_sample_is_drawn_from_all_pairings_and_is_the_same_for_the_same_seed() -> None:
    names = ["Ryu", "Linne", "Hilda"]
    assert sampled_pairings(names, 5, 1) == sampled_pairings(names, 5, 1)
    assert len(set(sampled_pairings(names, 5, 1))) == 5
    assert sampled_pairings(names, 4, 1) != sampled_pairings(names, 4, 2)
    assert set(sampled_pairings(names, 100, 1)) == set(all_pairings(names))
