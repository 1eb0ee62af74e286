"""Ratings, from results whose ratings are known beforehand."""

from itertools import combinations
from math import log10, sqrt

import pytest

from wildswing.kernel.chance import Stream
from wildswing.lab.ratings import PRIOR, SCALE, Rating, rate
from wildswing.lab.results import Result
from wildswing.lab.statistics import Z

TRUE = {"Ada": 1750.0, "Bob": 1550.0, "Cid": 1500.0, "Dan": 1400.0, "Eve": 1300.0}
"""Ratings around the mean of 1500."""


def results(a: str, b: str, wins: int, losses: int, draws: int = 0) -> list[Result]:
    winners = [a] * wins + [b] * losses + [None] * draws
    return [Result((a, b), number, winner, a, 9, (1, 0), 5) for number, winner in enumerate(winners)]


def chance(lead: float) -> float:
    """How likely somebody wins who leads by so many points."""
    return float(1 / (1 + 10 ** (-lead / 400)))


def drawn(games: int, seed: int) -> list[Result]:
    """Plays a tournament of those whose ratings are known."""
    stream = Stream(f"ratings {seed}")
    played: list[Result] = []
    for a, b in combinations(TRUE, 2):
        wins = len([1 for _ in range(games) if stream.below(10**6) < 10**6 * chance(TRUE[a] - TRUE[b])])
        played += results(a, b, wins, games - wins)
    return played


def lead_of(a: str, rated: tuple[Rating, ...]) -> float:
    return sum([one.rating if one.name == a else -one.rating for one in rated])


def test_two_who_won_as_often_are_equal() -> None:
    rated = rate(("Ada", "Bob"), results("Ada", "Bob", 5, 5))
    assert [one.rating for one in rated] == pytest.approx([1500, 1500])
    assert [one.games for one in rated] == [10, 10]


def test_three_wins_to_one_are_190_points() -> None:
    rated = rate(("Ada", "Bob"), results("Ada", "Bob", 30000, 10000))
    assert lead_of("Ada", rated) == pytest.approx(400 * log10(3), abs=0.1)
    assert sum([one.rating for one in rated]) == pytest.approx(3000)


def test_the_interval_of_two_is_half_that_of_their_difference() -> None:
    best, other = rate(("Ada", "Bob"), results("Ada", "Bob", 3000, 1000))
    reach = Z * SCALE * sqrt(1 / (4000 * 0.75 * 0.25)) / 2
    assert best.high - best.rating == pytest.approx(reach, rel=0.002)
    assert best.rating - best.low == pytest.approx(reach, rel=0.002)
    assert other.high - other.low == pytest.approx(2 * reach, rel=0.002)


def test_the_best_comes_first() -> None:
    rated = rate(("Ada", "Bob", "Cid"), results("Ada", "Bob", 1, 9) + results("Bob", "Cid", 3, 7))
    assert [one.name for one in rated] == ["Cid", "Bob", "Ada"]


def test_a_draw_is_half_a_win() -> None:
    drawn_half = rate(("Ada", "Bob"), results("Ada", "Bob", 4, 2, draws=4))
    assert lead_of("Ada", drawn_half) == pytest.approx(
        lead_of("Ada", rate(("Ada", "Bob"), results("Ada", "Bob", 6, 4)))
    )


def test_who_won_everything_stays_finite() -> None:
    rated = rate(("Ada", "Bob"), results("Ada", "Bob", 1000, 0))
    few = rate(("Ada", "Bob"), results("Ada", "Bob", 10, 0))
    assert 400 < lead_of("Ada", few) < lead_of("Ada", rated) < 2000
    assert rated[0].low > rated[1].high
    assert rated[0].high < 5000


def test_a_tangle_of_one_sided_pairings_is_solved() -> None:
    """Whole steps of Newton's method run off to infinity here."""
    won = [("Bob", "Ada", 10000), ("Cid", "Ada", 1000), ("Ada", "Dan", 1), ("Ada", "Eve", 1), ("Cid", "Bob", 2)]
    won += [("Bob", "Dan", 10), ("Cid", "Dan", 1), ("Eve", "Cid", 1000), ("Dan", "Eve", 1000)]
    rated = {one.name: one.rating for one in rate(tuple(TRUE), [one for pair in won for one in results(*pair, 0)])}
    for winner, loser, games in won:
        assert games < 10 or 0 < rated[winner] - rated[loser] < 10000


def test_somebody_without_games_is_average_and_very_unsure() -> None:
    _, idle, _ = rate(("Ada", "Bob", "Cid"), results("Ada", "Bob", 70, 30))
    assert (idle.name, idle.games) == ("Cid", 0)
    assert idle.rating == pytest.approx(1500)
    assert idle.high - idle.low > 1000


def test_everybody_won_as_much_as_was_to_be_expected() -> None:
    """This is what makes ratings the most likely ones; the drawn game against the mean counts as well."""
    played = drawn(30, seed=1)
    rated = {one.name: one.rating for one in rate(tuple(TRUE), played)}
    zero = 1500.0  # As the prior pulls all to one point, their mean is that point, to within a hair.
    for name, rating in rated.items():
        met = [(set(one.pair) - {name}).pop() for one in played if name in one.pair]
        won = len([one for one in played if one.winner == name]) + PRIOR / 2
        assert sum([chance(rating - rated[other]) for other in met]) + PRIOR * chance(rating - zero) == pytest.approx(
            won, abs=0.02
        )


def test_many_games_find_the_true_ratings() -> None:
    rated = rate(tuple(TRUE), drawn(4000, seed=2))
    assert {one.name: one.rating for one in rated} == pytest.approx(TRUE, abs=12)
    assert max([one.high - one.low for one in rated]) < 20


def test_the_intervals_hold_the_true_ratings_in_95_of_100_tournaments() -> None:
    held = 0
    for seed in range(200):
        held += len([one for one in rate(tuple(TRUE), drawn(10, seed)) if one.low < TRUE[one.name] < one.high])
    assert 0.93 < held / (200 * len(TRUE)) < 0.97


def test_the_order_of_the_results_changes_nothing() -> None:
    played = drawn(20, seed=3)
    assert rate(tuple(TRUE), played) == rate(tuple(TRUE), played[::-1])
