"""Opens a table inside the page, where a browser runs Python: no port, no disk, no other process.

What is called here is called from web/src/inside/worker.ts.
"""

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor, Future
from typing import Any, TypeVar

from wildswing.kernel.structs import make_all_ready
from wildswing.server.basics.timepiece import Timepiece
from wildswing.server.doors.inside import Door, Line
from wildswing.server.keeping.shelf import Shelf, ShelfLog, ShelfScores
from wildswing.server.keeping.shelf_analyses import ShelfAnalyses
from wildswing.server.machines.judging import FarAway, judged
from wildswing.server.machines.thinkers import Thinkers
from wildswing.server.referee.analyses import Analyses
from wildswing.server.referee.lasting import LastingAnalyses
from wildswing.server.referee.referee import Referee

T = TypeVar("T")

Judge = Callable[[str], Awaitable[str]]
"""Has a decision judged beside the table, from a text to a text; see `wildswing.server.machines.judging`."""


async def judged_here(case: str) -> str:
    """Judges a decision at once, while the table waits."""
    return judged(case)


class Here(Executor):
    """Does everything at once, where nobody else could."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Does it, and returns what came of it."""
        done: Future[T] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - whoever waits is told
            done.set_exception(error)
        return done


class TableInPage:
    """The table behind one page."""

    def __init__(self, shelf: Shelf, judge: Judge) -> None:
        log, kept, thinkers = ShelfLog(shelf), ShelfAnalyses(shelf), Thinkers(Here)
        referee = Referee(log, ShelfScores(shelf), thinkers, Timepiece())
        analyses = Analyses(referee.rooms, kept, FarAway(judge), thinkers, referee.works)
        self._door = Door(referee, log, LastingAnalyses(analyses, kept))
        self._lines: dict[int, Line] = {}
        self._talks: set[asyncio.Task[None]] = set()

    async def ask(self, method: str, address: str, token: str, body: str, language: str) -> tuple[int, str]:
        """Answers a request with its status and a text."""
        return await self._door.ask(method, address, token, body, language)

    def call(
        self, number: int, match_id: str, only_watches: bool, say: Callable[[str], None], end: Callable[[int], None]
    ) -> None:
        """Opens a line, which has a number from now on."""
        line = self._lines[number] = Line(say, end)
        talk = asyncio.get_event_loop().create_task(self._door.call(match_id, only_watches, line))
        self._talks.add(talk)
        talk.add_done_callback(self._talks.discard)
        talk.add_done_callback(lambda _: self._lines.pop(number, None))

    def tell(self, number: int, message: str) -> None:
        """Takes what the page says on a line, if the line is still open."""
        if number in self._lines:
            self._lines[number].tell(message)

    def hang_up(self, number: int) -> None:
        """Ends a line that the page has left."""
        if number in self._lines:
            self._lines[number].hang_up()


def open_table(shelf: Shelf, judge: Judge = judged_here) -> TableInPage:
    """Sets the table; what goes wrong at it is written to the console."""
    logging.basicConfig(stream=sys.stderr, level=logging.ERROR)
    make_all_ready()
    return TableInPage(shelf, judge)
