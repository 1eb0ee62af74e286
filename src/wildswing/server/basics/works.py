"""What is done beside the lines of the pages, and is finished before the table closes."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from wildswing.server.basics.troubles import called_by

T = TypeVar("T")


class Works:
    """Tasks that go on when the page that asked for them goes away."""

    def __init__(self) -> None:
        self._at_work: set[asyncio.Task[Any]] = set()
        self.are_ending = False
        """Whether the table closes, so that nothing long should be begun."""

    def start(self, doing: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Has something done, whoever waits for it; the log does not say that a caller did it."""
        with called_by(""):
            return self._begin(doing)

    async def see_through(self, doing: Coroutine[Any, Any, T]) -> T:
        """Waits for something that is done to its end even if whoever waits goes away."""
        return await asyncio.shield(self._begin(doing))

    async def finish(self) -> None:
        """Waits for all of it."""
        self.are_ending = True
        while self._at_work:
            await asyncio.gather(*self._at_work, return_exceptions=True)

    def _begin(self, doing: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(doing)
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)
        return task
