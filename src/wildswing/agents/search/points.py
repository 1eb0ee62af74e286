"""Which points of a space are tried, since there are too many to try them all."""

from math import isqrt
from typing import Final

from wildswing.agents.search.knots import Choices
from wildswing.kernel.chance import Stream
from wildswing.kernel.space import Point, Space

FIRST_POINTS: Final = 4
"""How many points are tried at first; more with the square root of the looks."""

NEARBY: Final = 8
"""A point nearby lies within one part of so many of each axis."""


def is_worth_another(space: Space, choices: Choices) -> bool:
    """Tells whether so few points have been tried for the looks so far that another is due."""
    return len(choices.fates) < min(space.size, FIRST_POINTS + isqrt(choices.looks))


def another_point(space: Space, choices: Choices, stream: Stream) -> Point:
    """Returns in turn a point anywhere, and one near the best that was tried."""
    tried = [point for point, fate in choices.fates.items() if fate.looks and point in space]
    if not tried or len(choices.fates) % 2:
        return space[stream.below(space.size)]
    best: Point = max(tried, key=lambda point: choices.fates[point].mean(0.0))
    return tuple(
        [_nearby(at, low, high, stream) for at, (_, low, high) in zip(best, space.axes, strict=True)],
    )


def _nearby(at: int, low: int, high: int, stream: Stream) -> int:
    reach = -(-(high - low) // NEARBY)
    return max(low, min(high, at - reach + stream.below(2 * reach + 1)))
