"""What time it is at a table, and being called later."""

import asyncio
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """A call that is yet to come."""

    def cancel(self) -> None:
        """Has nobody called."""


class Timepiece:
    """Time as the table measures it; a test has one that it turns itself."""

    def now(self) -> float:
        """Returns the present moment, in seconds since some other."""
        return asyncio.get_running_loop().time()

    def call_in(self, seconds: float, call: Callable[[], None]) -> Alarm:
        """Has somebody called later."""
        return asyncio.get_running_loop().call_later(seconds, call)
