"""A logistic regression without intercept, with standard errors that count observations of one game as related."""

from collections.abc import Sequence
from typing import Any

import msgspec

from wildswing.kernel.errors import WildswingError

CAUTION = 2.0
"""How firmly weights are held near 0; it matters only for what hardly ever happens."""

STEPS = 30
"""Newton's method needs far fewer steps than this."""

SETTLED = 1e-9
"""A step shorter than this is the last."""


class Fit(msgspec.Struct, frozen=True):
    """The weights that make what happened most likely, and their standard errors."""

    weights: tuple[float, ...]
    errors: tuple[float, ...]


def regress(rows: Sequence[Sequence[float]], won: Sequence[bool], games: Sequence[int]) -> Fit:
    """Fits the chance of winning by Newton's method, observations of the same game counting as related."""
    np = numpy()
    found = np.array(rows, dtype=float)
    wins = np.array(won, dtype=float)
    weights = np.zeros(found.shape[1])
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-found @ weights))
        slope = found.T @ (wins - chances) - CAUTION * weights
        bend = (found * (chances * (1 - chances))[:, None]).T @ found + CAUTION * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if np.abs(step).max() < SETTLED:
            break
    pushes = found * (wins - chances)[:, None]
    numbers = np.unique(np.array(games), return_inverse=True)[1]
    by_game = np.zeros((numbers.max() + 1, len(weights)))
    np.add.at(by_game, numbers, pushes)
    inverse = np.linalg.inv(bend)
    spread = inverse @ (by_game.T @ by_game) @ inverse
    return Fit(tuple(weights.tolist()), tuple(np.sqrt(np.diag(spread)).tolist()))


def numpy() -> Any:
    """Returns NumPy, which comes with the laboratory's packages."""
    try:
        import numpy as np  # noqa: PLC0415 - an optional package
    except ImportError:
        raise WildswingError("Learning weights needs NumPy; run make setup-lab.") from None
    return np
