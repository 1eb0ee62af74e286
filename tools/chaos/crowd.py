"""People who play match after match while something goes wrong, and who know what was acknowledged to them."""

import asyncio
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

    async def __aenter__(self) -> Self:
        self._tasks = [asyncio.create_task(self._play_on(place)) for place in range(self._size)]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

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
        for _ in range(STUCK * 20):
            left = sum(now <= then for now, then in zip(self._progress(), before, strict=True))
            if not left:
                return 0
            await asyncio.sleep(0.05)
        return left

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
