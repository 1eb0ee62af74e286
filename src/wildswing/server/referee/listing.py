"""Which matches wait in the lobby for somebody to join, and which of those that did are played now.

A match says in the log when somebody was last seen at it, so that whichever worker is asked knows it, and one whose
people went away drops out of the list by itself.
"""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import Column, Row, select, update

from wildswing.kernel.errors import WildswingError
from wildswing.kernel.fairness import FairShuffle
from wildswing.server.basics.terms import Terms
from wildswing.server.changing.rooms import Rooms
from wildswing.server.keeping.sql_tables import MATCHES
from wildswing.server.keeping.storage import Storage
from wildswing.server.keeping.troubles import Overtaken
from wildswing.server.room.keepers import Keeper

LOG = logging.getLogger(__name__)

REFRESH = 20.0
"""Seconds after which it is written down again that somebody waits."""

STALE = timedelta(seconds=60)
"""For how long a match stays in the list when nobody waits in it."""

MOST_LISTED = 100
"""Matches in the list."""

MOST_RUNNING = 24
"""Matches that are shown to whoever wants to watch."""

LATELY = timedelta(minutes=10)
"""For how long a request for a quick match can be repeated."""

MOST_LATELY = 300
"""Matches that are looked at for it."""


class Listed(msgspec.Struct, frozen=True):
    """A match that waits."""

    id: str
    game: str
    setup: str
    keepers: tuple[Keeper, ...]
    terms: Terms
    since: str
    fairness: FairShuffle | None


class Listing:
    """The matches that wait, as the log has them."""

    def __init__(self, storage: Storage, rooms: Rooms) -> None:
        self._storage = storage
        self._rooms = rooms

    async def waiting(self, game: str | None = None, match_id: str | None = None) -> list[Listed]:
        """Returns the matches that wait, or those of one game, or a certain one; the oldest first."""
        if match_id is not None and not match_id.isprintable():
            return []  # PostgreSQL does not even compare some letters
        query = select(MATCHES).where(MATCHES.c.listed > _written(datetime.now(UTC) - STALE))
        if game is not None:
            query = query.where(MATCHES.c.game == game)
        if match_id is not None:
            query = query.where(MATCHES.c.id == match_id)
        rows = await self._storage.rows(query.order_by(MATCHES.c.created, MATCHES.c.id).limit(MOST_LISTED))
        return [_listed(row) for row in rows]

    async def all_of(self, matches: Sequence[str]) -> list[Listed]:
        """Returns certain matches in which a seat is open, whether they wait for everybody or not."""
        query = select(MATCHES).where(MATCHES.c.id.in_(matches), MATCHES.c.outcome.is_(None))
        found = [_listed(row) for row in await self._storage.rows(query.order_by(MATCHES.c.created, MATCHES.c.id))]
        return [listed for listed in found if any(keeper.is_open for keeper in listed.keepers)]

    async def running(self) -> list[str]:
        """Returns the matches of the lobby that are played now, the newest first."""
        is_played = (MATCHES.c.listed.is_(None), MATCHES.c.outcome.is_(None), MATCHES.c.seed != "")
        query = select(MATCHES.c.id).where(MATCHES.c.public > _written(datetime.now(UTC) - STALE), *is_played)
        rows = await self._storage.rows(query.order_by(MATCHES.c.created.desc(), MATCHES.c.id).limit(MOST_RUNNING))
        return [row.id for row in rows]

    async def begun_lately(self, game: str) -> list[Listed]:
        """Returns the newest matches of a game, which a request that is repeated may have begun or joined."""
        since = _written(datetime.now(UTC) - LATELY)
        query = select(MATCHES).where(MATCHES.c.game == game, MATCHES.c.created > since)
        return [
            _listed(row)
            for row in await self._storage.rows(query.order_by(MATCHES.c.created.desc()).limit(MOST_LATELY))
        ]

    async def keep_up(self) -> None:
        """Writes down again and again who is seen at this worker."""
        while True:
            await asyncio.sleep(REFRESH)
            try:
                await self.refresh()
            except WildswingError as error:
                LOG.error("%s", error)

    async def refresh(self) -> None:
        """Writes down that somebody waits in each match with an open seat, and is at each that everybody may watch."""
        visited = [room for room in self._rooms.at_hand.values() if room.pages]
        await self._see(MATCHES.c.listed, [room.id for room in visited if room.open_seats])
        await self._see(MATCHES.c.public, [room.id for room in visited])

    async def _see(self, column: Column[Any], matches: list[str]) -> None:
        """Sets the time in a column of those matches that have any there."""
        if not matches:
            return
        seen = update(MATCHES).where(MATCHES.c.id.in_(matches), column.is_not(None))
        with contextlib.suppress(Overtaken):  # none of them has
            await self._storage.write(seen.values({column: _written(datetime.now(UTC))}))


def _listed(row: Row[Any]) -> Listed:
    keepers = msgspec.json.decode(row.seats, type=tuple[Keeper, ...])
    terms = msgspec.json.decode(row.terms, type=Terms)
    fairness = None if row.fairness is None else msgspec.json.decode(row.fairness, type=FairShuffle)
    return Listed(row.id, row.game, row.setup, keepers, terms, row.created, fairness)


def _written(moment: datetime) -> str:
    return moment.isoformat(timespec="seconds")
