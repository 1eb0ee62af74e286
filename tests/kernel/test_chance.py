"""Chance: the same everywhere, fair, and never used twice."""

from collections import Counter
from itertools import permutations

import pytest

from wildswing.kernel.chance import CARDS_PER_HASH, Stream, below, bits, shuffled, start_of


def unevenness(counts: Counter[object], cells: int) -> float:
    """Returns the chi-square of counts that should be equal in all cells."""
    expected = counts.total() / cells
    return sum((count - expected) ** 2 / expected for count in counts.values()) + expected * (cells - len(counts))


def test_a_seed_starts_at_the_same_point_on_every_machine() -> None:
    assert start_of(7) == 49132570826738486288588923152174888725168847480429538873689115043132340423050
    assert start_of("seven") == 67221704966565560751999438604157205397574336353051611579345462598423908585582


def test_a_seed_draws_the_same_numbers_on_every_machine() -> None:
    stream = Stream(7)
    assert [stream.below(6) for _ in range(20)] == [4, 5, 0, 2, 5, 1, 2, 5, 5, 4, 4, 2, 3, 0, 0, 5, 3, 2, 5, 2]
    assert [Stream(7).below(limit) for limit in (2, 6, 100, 10**6)] == [0, 4, 14, 760614]


def test_a_seed_shuffles_alike_on_every_machine() -> None:
    assert shuffled(5, "abcdefgh") == (("h", "e", "b", "a", "d", "c", "f", "g"), 6)
    order, _ = shuffled(start_of(1), range(100))
    assert order[:8] == (79, 48, 55, 82, 83, 76, 59, 49)
    assert order[-8:] == (60, 31, 95, 15, 7, 33, 42, 4, 69)[1:]


def test_fresh_starts_are_the_same_on_every_machine_and_differ() -> None:
    stream = Stream("x")
    first, second = stream.fresh(), stream.fresh()
    assert first == 4247025475313982779454594980387614628988685287208251302734594947088919221883
    assert second == 73160213909443469095000002951559725651457514074623768067176541136026724741803


def test_a_draw_of_bits_is_the_same_on_every_machine() -> None:
    drawn, left = bits(start_of(7))
    assert left == start_of(7) + 1
    assert drawn >> 448 == 4271958349980362816
    assert drawn % 10**9 == 590760614
    assert below(start_of(7), 10**9)[0] == drawn % 10**9


def test_each_of_512_bits_is_set_in_half_of_the_draws() -> None:
    draws = [bits(chance)[0] for chance in range(1_000)]
    for place in range(512):
        assert 415 < sum(draw >> place & 1 for draw in draws) < 585  # 5.4 standard errors
    assert all(draw >> 512 == 0 for draw in draws)


def test_a_draw_uses_up_one_point_of_chance() -> None:
    assert below(41, 6)[1] == 42
    assert [below(41, 1), below(42, 1)] == [(0, 42), (0, 43)]


def test_all_numbers_are_equally_likely() -> None:
    stream = Stream("fair numbers")
    counts = Counter[object](stream.below(10) for _ in range(5_000))
    assert unevenness(counts, 10) < 27.9  # exceeded once in a thousand seeds


def test_all_orders_are_equally_likely() -> None:
    stream = Stream("fair orders")
    counts = Counter[object](stream.shuffled(range(4)) for _ in range(4_800))
    assert set(counts) == set(permutations(range(4)))
    assert unevenness(counts, 24) < 49.8  # exceeded once in a thousand seeds


@pytest.mark.parametrize("place", [0, 30, 99])
def test_each_card_of_a_long_deck_is_equally_likely_in_each_place(place: int) -> None:
    stream = Stream("fair decks")
    counts = Counter[object](stream.shuffled(range(100))[place] // 10 for _ in range(2_000))
    assert unevenness(counts, 10) < 27.9


@pytest.mark.parametrize(("cards", "hashes"), [(0, 0), (1, 0), (2, 1), (65, 1), (66, 2), (129, 2), (130, 3)])
def test_a_shuffle_hashes_once_for_each_64_cards(cards: int, hashes: int) -> None:
    order, chance = shuffled(1000, range(cards))
    assert sorted(order) == list(range(cards))
    assert chance == 1000 + hashes
    assert CARDS_PER_HASH == 64


def test_a_shuffle_keeps_equal_cards() -> None:
    assert sorted(shuffled(9, (3, 3, 1, 1, 1))[0]) == [1, 1, 1, 3, 3]


def test_two_streams_of_one_seed_run_apart() -> None:
    one, other = Stream(3), Stream(3)
    one.below(6)
    assert one.chance == other.chance + 1
    assert Stream(3).shuffled("abc") == other.shuffled("abc")
