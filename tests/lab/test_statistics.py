"""Shares, means and spreads say what the sample says, and how far off it may be."""

from math import sqrt

import pytest

from wildswing.lab.statistics import Estimate, Spread, mean, share, spread

Z = 1.959964


def test_wilsons_interval_of_seven_in_ten() -> None:
    found = share(7, 10)
    assert found.value == 0.7
    assert found.low == pytest.approx(0.396778, abs=1e-6)
    assert found.high == pytest.approx(0.892209, abs=1e-6)


@pytest.mark.parametrize(("hits", "of"), [(1, 3), (200, 400), (284, 400), (399, 400)])
def test_the_sample_is_just_believable_at_both_ends_of_the_interval(hits: int, of: int) -> None:
    found = share(hits, of)
    for truth in (found.low, found.high):
        assert truth is not None
        assert abs(hits / of - truth) == pytest.approx(Z * sqrt(truth * (1 - truth) / of), rel=1e-6)
    assert found.low is not None
    assert found.high is not None
    assert found.low < hits / of < found.high


def test_a_share_of_none_or_all_leaves_the_other_end_open() -> None:
    none, every = share(0, 10), share(10, 10)
    assert (none.value, none.low, every.value, every.high) == (0.0, 0.0, 1.0, 1.0)
    assert none.high == pytest.approx(0.277533, abs=1e-6)
    assert every.low == pytest.approx(0.722467, abs=1e-6)


def test_nothing_is_said_of_no_games() -> None:
    assert share(0, 0) == mean(0, 0, 0) == Estimate(None, None, None)


def test_a_mean_comes_with_its_standard_error() -> None:
    numbers = [4, -2, 7, 1, -5]
    found = mean(len(numbers), sum(numbers), sum(number * number for number in numbers))
    error = sqrt(22.5 / 5)
    assert found.value == 1.0
    assert found.low == pytest.approx(1 - Z * error)
    assert found.high == pytest.approx(1 + Z * error)


def test_one_number_has_a_mean_but_no_interval() -> None:
    assert mean(1, -3, 9) == Estimate(-3.0, None, None)


def test_equal_numbers_leave_no_doubt() -> None:
    assert mean(4, 8, 16) == Estimate(2.0, 2.0, 2.0)


def test_a_spread_is_the_median_between_the_ends() -> None:
    assert spread([5.0, 1.0, 9.0, 2.0, 4.0]) == Spread(median=4.0, low=1.0, high=9.0)
