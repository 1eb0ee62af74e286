"""How often something may be done."""

import time
from collections.abc import Callable


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
