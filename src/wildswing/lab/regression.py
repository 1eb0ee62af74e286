"""A logistic regression without intercept, with standard errors that count observations of one game as related."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import msgspec

from wildswing.kernel.packages import needed

LIGHT = 0.5
"""How firmly weights are held if nothing else is said: it matters only for what hardly ever happens."""

STEPS = 30
"""Newton's method needs far fewer steps than this."""

SETTLED = 1e-9
"""A step shorter than this is the last."""


class Fit(msgspec.Struct, frozen=True):
    """The weights that make what happened most likely, and their standard errors."""

    weights: tuple[float, ...]
    errors: tuple[float, ...]


def regress(
    rows: Sequence[Sequence[float]],
    won: Sequence[float],
    games: Sequence[int],
    helpful: Sequence[int] = (),
    guesses: Sequence[float] | None = None,
    caution: Sequence[float] | None = None,
) -> Fit:
    """Fits the chance of winning, observations of the same game counting as related.

    What was `won` is 1, what was lost is 0, and what is only likely to be won lies between.

    Weights are held near their `guesses`, or 0, as firmly as by as many observations as `caution` says for each.

    Columns of which more can only help are named in `helpful`. What chance, or what goes with them, makes negative in
    these is held at 0: the most negative first, and then the others are fitted anew.
    """
    np = numpy()
    everything = np.array(rows, dtype=float)
    wins = np.array(won, dtype=float)
    columns = everything.shape[1]
    centre = np.zeros(columns) if guesses is None else np.array(guesses, dtype=float)
    firmness = np.full(columns, LIGHT) if caution is None else np.array(caution, dtype=float)
    kept = list(range(columns))
    start = centre
    while True:
        weights, errors = _newton(np, everything[:, kept], wins, games, centre[kept], firmness[kept], start)
        harmful = [at for at, column in enumerate(kept) if column in helpful and weights[at] < 0]
        if not harmful:
            break
        worst = min(harmful, key=lambda at: weights[at])
        del kept[worst]
        start = np.delete(weights, worst)
    found = {column: (weights[at], errors[at]) for at, column in enumerate(kept)}
    both = [found.get(column, (0.0, 0.0)) for column in range(columns)]
    return Fit(tuple([float(weight) for weight, _ in both]), tuple([float(error) for _, error in both]))


def _newton(
    np: Any, found: Any, wins: Any, games: Sequence[int], centre: Any, firmness: Any, start: Any
) -> tuple[Any, Any]:
    """Returns weights and standard errors, looked for from a start."""

    def misfit(tried: Any) -> float:
        strayed = firmness * (tried - centre) ** 2 / 2
        leads = found @ tried
        return float((np.logaddexp(0, leads) - wins * leads).sum() + strayed.sum())

    weights = start.copy()
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-found @ weights))
        slope = found.T @ (wins - chances) - firmness * (weights - centre)
        bend = (found * (chances * (1 - chances))[:, None]).T @ found + np.diag(firmness)
        step = np.linalg.solve(bend, slope)
        # A whole step may lead too far from a bad start; half of it, or of that, never does.
        while misfit(weights + step) > misfit(weights) and np.abs(step).max() > SETTLED:
            step = step / 2
        weights = weights + step
        if np.abs(step).max() < SETTLED:
            break
    pushes = found * (wins - chances)[:, None]
    numbers = np.unique(np.array(games), return_inverse=True)[1]
    by_game = np.zeros((numbers.max() + 1, len(weights)))
    np.add.at(by_game, numbers, pushes)
    inverse = np.linalg.inv(bend)
    spread = inverse @ (by_game.T @ by_game) @ inverse
    return weights, np.sqrt(np.diag(spread))


def numpy() -> Any:
    """Returns NumPy, which comes with the laboratory's packages."""
    with needed("Learning weights needs", "lab"):
        return import_module("numpy")
