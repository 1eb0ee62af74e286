"""What a sample says, and how sure that is."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, median

import msgspec

Z = NormalDist().inv_cdf(0.975)
"""How many standard errors an interval of 95 % reaches to either side."""


class Estimate(msgspec.Struct, frozen=True):
    """A figure with its 95 % interval; what too small a sample cannot say is None."""

    value: float | None
    low: float | None
    high: float | None


class Spread(msgspec.Struct, frozen=True):
    """The median of some measurements, with the lowest and the highest."""

    median: float
    low: float
    high: float


def share(hits: float, of: float) -> Estimate:
    """Estimates a share, with Wilson's interval, which also holds near 0 and 1; a draw may count as half a hit."""
    if of == 0:
        return Estimate(None, None, None)
    rate = hits / of
    weight = 1 + Z * Z / of
    centre = (rate + Z * Z / (2 * of)) / weight
    reach = Z * sqrt(rate * (1 - rate) / of + Z * Z / (4 * of * of)) / weight
    low = 0.0 if hits == 0 else centre - reach
    high = 1.0 if hits == of else centre + reach
    return Estimate(rate, low, high)


def mean(count: int, total: int, squares: int) -> Estimate:
    """Estimates a mean from the sum of whole numbers and of their squares.

    Whole numbers add up to the same sum in any order, so the estimate does not depend on it.
    """
    if count == 0:
        return Estimate(None, None, None)
    value = total / count
    if count == 1:
        return Estimate(value, None, None)
    variance = (count * squares - total * total) / (count * (count - 1))
    reach = Z * sqrt(variance / count)
    return Estimate(value, value - reach, value + reach)


def spread(values: Sequence[float]) -> Spread:
    """Sums up repeated measurements of the same thing."""
    return Spread(median(values), min(values), max(values))
