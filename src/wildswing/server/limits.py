"""How often something may be done."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable

from wildswing.kernel.errors import WildswingError

MOST_KEYS = 10_000
"""Whoever did nothing for longest is forgotten when there are more."""


class TooOften(WildswingError):
    """Somebody does something far too often; after so many seconds it may be tried again."""

    def __init__(self, sentence: str, wait: int = 1) -> None:
        super().__init__(sentence)
        self.wait = wait


class Allowance:
    """So many at once, and then so many a second.

    >>> at_noon = Allowance(2, 1, clock=lambda: 0)
    >>> [at_noon.spend() for _ in range(3)]
    [True, True, False]
    """

    def __init__(self, at_once: int, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = at_once
        self._per_second = per_second
        self._clock = clock
        self._left: float = at_once
        self._counted = clock()

    def spend(self) -> bool:
        """Takes one, and tells whether there was one left."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._counted) * self._per_second)
        self._counted = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def wait(self) -> int:
        """Whole seconds until there is one left again."""
        return max(1, math.ceil((1 - self._left) / self._per_second))


class Allowances:
    """An allowance for each of many, such as the addresses that call.

    >>> each = Allowances(1, 1, clock=lambda: 0)
    >>> each.spend("Ann"), each.spend("Ann"), each.spend("Bob")
    (0, 1, 0)
    """

    def __init__(
        self, at_once: int, per_second: float, most: int = MOST_KEYS, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._allowed = at_once, per_second, clock
        self._most = most
        self._kept: OrderedDict[str, Allowance] = OrderedDict()

    def spend(self, key: str) -> int:
        """Takes one; if there was none left, returns in how many seconds there is."""
        allowance = self._kept.pop(key, None) or Allowance(*self._allowed)
        self._kept[key] = allowance
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return 0 if allowance.spend() else allowance.wait
