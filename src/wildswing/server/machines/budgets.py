"""How long machines may think for each of many, such as the addresses that call."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable

from wildswing.server.basics.limits import MOST_KEYS


class Budgets:
    """So many seconds for each, which come back slowly once they are spent.

    Whoever has anything left may begin, and then owes what it took beyond that.

    >>> at_noon = Budgets(10, 0.5, clock=lambda: 0)
    >>> at_noon.wait("Ann")
    0.0
    >>> at_noon.spend("Ann", 12)
    >>> at_noon.wait("Ann"), at_noon.wait("Bob")
    (4.0, 0.0)
    """

    def __init__(
        self, seconds: float, per_second: float, most: int = MOST_KEYS, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._seconds = seconds
        self._per_second = per_second
        self._most = most
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """What each had left, and when that was; whoever is not in it has everything."""

    def wait(self, key: str) -> float:
        """Returns in how many seconds there is something left again, in whole milliseconds."""
        return max(0, math.ceil(-1000 * self._now(key) / self._per_second)) / 1000

    def spend(self, key: str, seconds: float) -> None:
        """Takes what was used."""
        left = self._now(key) - seconds
        self._left.pop(key, None)
        self._left[key] = left, self._clock()
        if len(self._left) > self._most:
            self._left.popitem(last=False)

    def _now(self, key: str) -> float:
        left, since = self._left.get(key, (self._seconds, 0.0))
        return min(self._seconds, left + (self._clock() - since) * self._per_second)
