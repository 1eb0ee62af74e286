"""A logistic regression finds the weights that made the outcomes."""

import sys
from math import exp

import pytest

from wildswing.kernel.chance import Stream
from wildswing.kernel.packages import MissingPackage
from wildswing.lab.regression import regress

TRUE = (1.5, -0.7, 0.0)
GRAIN = 1 << 30


def observations(games: int, per_game: int) -> tuple[list[list[float]], list[bool], list[int]]:
    """Returns games whose outcome follows from their first row, which the others repeat."""
    stream = Stream("regression")
    rows: list[list[float]] = []
    won: list[bool] = []
    numbers: list[int] = []
    for game in range(games):
        row = [stream.below(GRAIN) / GRAIN * 4 - 2 for _ in TRUE]
        chance = 1 / (1 + exp(-sum([weight * one for weight, one in zip(TRUE, row, strict=True)])))
        outcome = stream.below(GRAIN) < chance * GRAIN
        rows += [row] * per_game
        won += [outcome] * per_game
        numbers += [game] * per_game
    return rows, won, numbers


def test_the_weights_are_found_within_their_errors() -> None:
    fit = regress(*observations(1500, 1))
    for weight, error, true in zip(fit.weights, fit.errors, TRUE, strict=True):
        assert 0.02 < error < 0.2
        assert abs(weight - true) < 3 * error


def test_saying_the_same_again_makes_nothing_more_certain() -> None:
    once, often = regress(*observations(800, 1)), regress(*observations(800, 10))
    assert often.weights == pytest.approx(once.weights, abs=0.1)
    assert often.errors == pytest.approx(once.errors, rel=0.15)


def test_what_can_only_help_is_held_at_0_at_worst() -> None:
    rows, won, games = observations(800, 1)
    held = regress(rows, won, games, helpful=[1])
    assert (held.weights[1], held.errors[1]) == (0.0, 0.0)
    alone = regress([[first, third] for first, _, third in rows], won, games)
    assert (held.weights[0], held.weights[2]) == pytest.approx(alone.weights)
    assert regress(rows, won, games, helpful=[0]) == regress(rows, won, games)


def test_a_guess_holds_as_firmly_as_it_is_told() -> None:
    rows, won, games = observations(800, 1)
    free = regress(rows, won, games)
    held = regress(rows, won, games, guesses=[5.0, 0.0, 0.0], caution=[1e6, 0.5, 0.5])
    between = regress(rows, won, games, guesses=[5.0, 0.0, 0.0], caution=[200.0, 0.5, 0.5])
    assert held.weights[0] == pytest.approx(5, abs=0.01)
    assert free.weights[0] < between.weights[0] < 5


def test_numpy_is_asked_for_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(
        MissingPackage, match=r"^Learning weights needs numpy, .* run: pip install \"wildswing\[lab\]\"$"
    ):
        regress([[1.0]], [True], [0])


def test_what_is_only_likely_to_be_won_counts_as_so_many_wins_and_losses() -> None:
    """Told as a chance of three quarters, or as three wins and a loss."""
    rows = [[1.0], [0.5], [-0.5]]
    likely = regress(
        [row for row in rows for _ in range(4)], [0.75, 0.75, 0.75, 0.75, *[0.5] * 4, *[0.25] * 4], [0] * 12
    )
    told = regress([row for row in rows for _ in range(4)], [1, 1, 1, 0, 1, 1, 0, 0, 1, 0, 0, 0], [0] * 12)
    assert likely.weights == pytest.approx(told.weights, abs=1e-6)
