"""How often something may be done."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping

from wildswing.kernel.errors import WildswingError

MOST_KEYS = 10_000
"""Whoever did nothing for longest is forgotten when there are more."""

FADING = 60.0
"""Seconds after which half of what somebody took from what all share is forgotten."""


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

    def spend(self, leaving: float = 0) -> bool:
        """Takes one, and tells whether there was one left beside those that are not to be touched."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._counted) * self._per_second)
        self._counted = now
        if self._left < 1 + leaving:
            return False
        self._left -= 1
        return True

    def owe(self) -> None:
        """Counts one that was taken elsewhere, even if there was none left; what is owed comes back first."""
        self._left = max(-self._most, self._left - 1)

    @property
    def wait(self) -> int:
        """Whole seconds until there is one left again."""
        return self.wait_leaving(0)

    def wait_leaving(self, leaving: float) -> int:
        """Whole seconds until there is one left beside those that are not to be touched."""
        return max(1, math.ceil((1 + leaving - self._left) / self._per_second))


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
        allowance = self._of(key)
        return 0 if allowance.spend() else allowance.wait

    def owe(self, key: str) -> None:
        """Counts one that was taken elsewhere."""
        self._of(key).owe()

    def _of(self, key: str) -> Allowance:
        allowance = self._kept.pop(key, None) or Allowance(*self._allowed)
        self._kept[key] = allowance
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return allowance


class Shares:
    """What all have together: so many at once, and then so many a second.

    Whoever has taken some of late takes one more only while even more than that are left. So a few who want all leave
    enough for others, and whoever has taken nothing gets the last one.

    >>> table = Shares(4, 1, clock=lambda: 0)
    >>> [table.spend("Ann") for _ in range(3)], table.spend("Bob"), table.spend("Cid")
    ([0, 0, 1], 0, 0)
    """

    def __init__(
        self, at_once: int, per_second: float, most: int = MOST_KEYS, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._all = Allowance(at_once, per_second, clock)
        self._most = most
        self._clock = clock
        self._taken: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """How much each has taken of late, and when that was counted."""

    def spend(self, key: str) -> int:
        """Takes one; if it is left to others, returns in how many seconds it may be tried again."""
        now = self._clock()
        taken, counted = self._taken.get(key, (0.0, now))
        taken *= 0.5 ** ((now - counted) / FADING)
        if not self._all.spend(leaving=taken):
            return self._all.wait_leaving(taken)
        self._taken[key] = taken + 1, now
        self._taken.move_to_end(key)
        if len(self._taken) > self._most:
            self._taken.popitem(last=False)
        return 0


def heaviest(counts: Mapping[str, int], newcomer: str) -> str | None:
    """Returns who has to make place for one more of a newcomer: whoever has most, unless the newcomer would.

    >>> heaviest({"Ann": 5, "Bob": 2, "Cid": 1}, "Cid")
    'Ann'
    >>> heaviest({"Ann": 2, "Cid": 1}, "Cid") is None
    True
    """
    most = max(counts, key=lambda key: counts[key], default=None)
    return None if most is None or counts[most] <= counts.get(newcomer, 0) + 1 else most
