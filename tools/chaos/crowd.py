"""People who play match after match while something goes wrong, and who know what was acknowledged to them."""

import asyncio
import time
from types import TracebackType
from typing import Self

from tests.server.people import Table
from tests.server.persistent import Player, begin
from wildswing.server.keeping.storage import Storage, open_storage
from wildswing.server.room.entries import answers_in

STUCK = 60
"""Seconds after which a page that got no answer accepted is stuck."""


class Crowd:
    """So many people, each at one match at a time."""

    def __init__(self, table: Table, size: int) -> None:
        self.table = table
        self._size = size
        self.players: list[Player] = []
        """Everybody's matches, past and present."""
        self._counts = [0] * size
        self._now: list[Player | None] = [None] * size
        self._tasks: list[asyncio.Task[None]] = []
        self.contradictions: list[str] = []
        """What was asked again, or acknowledged twice."""
        self.notes: list[str] = []
        """What else is worth to be known."""

    async def __aenter__(self) -> Self:
        self._tasks = [asyncio.create_task(self._play_on(place)) for place in range(self._size)]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        # Before Python 3.12 a task that waits and hears something at the same moment misses that it was cancelled.
        while left := [task for task in self._tasks if not task.done()]:
            for task in left:
                task.cancel()
            await asyncio.wait(left, timeout=1)

    async def _play_on(self, place: int) -> None:
        while True:
            player = Player(self.table, await begin(self.table))
            self.players.append(player)
            self._now[place] = player
            try:
                await player.play()
            except AssertionError as error:
                self.contradictions.append(str(error))
            self._counts[place] += len(player.accepted)
            self._now[place] = None

    def _progress(self) -> list[int]:
        """How many answers of each person were accepted so far."""
        return [
            count + (0 if now is None else len(now.accepted))
            for count, now in zip(self._counts, self._now, strict=True)
        ]

    async def goes_on(self) -> int:
        """Waits until everybody has had another answer accepted; returns how many have not."""
        before = self._progress()
        end = time.monotonic() + STUCK
        while left := [place for place, now in enumerate(self._progress()) if now <= before[place]]:
            if time.monotonic() > end:
                break
            await asyncio.sleep(0.05)
        for place in left:
            player = self._now[place]
            self.notes.append("A page waits for a match." if player is None else f"A page is stuck: {player.state}.")
        return len(left)

    @property
    def acknowledged(self) -> int:
        """How many answers the table has said are on disk."""
        return sum(option is not None for player in self.players for option in player.accepted)

    @property
    def comebacks(self) -> int:
        """How often a line broke and was opened again."""
        return sum(player.comebacks for player in self.players)

    async def lost(self, database: str) -> int:
        """Counts what was acknowledged and is not in the log of a table that is closed."""
        async with open_storage(database) as storage:
            missing = [await _missing(player, storage) for player in self.players]
        return sum(missing) + len(self.contradictions)


async def _missing(player: Player, storage: Storage) -> int:
    saved = await storage.load(player.seat["match"])
    seat = player.seat["seat"]
    kept = [] if saved is None else [given.answer for given in answers_in(saved.entries) if given.seat == seat]
    return sum(
        option is not None and (place >= len(kept) or kept[place] != option)
        for place, option in enumerate(player.accepted)
    )
