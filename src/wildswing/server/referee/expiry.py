"""What nobody needs any more is deleted: what has expired, guests who cannot come back, matches that nobody plays."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import Row, delete, exists, func, or_, select, update

from wildswing.kernel.errors import WildswingError
from wildswing.server.keeping.log import BrokenLog
from wildswing.server.keeping.sql_tables import (
    ANSWERS,
    CHALLENGES,
    CODES,
    MATCHES,
    PEOPLE,
    REPORTS,
    SAID,
    SCORES,
    SESSIONS,
)
from wildswing.server.keeping.troubles import Overtaken
from wildswing.server.referee.archive import Archive
from wildswing.server.referee.house import House
from wildswing.server.referee.removing import deleted

LOG = logging.getLogger(__name__)

FIRST, EVERY = 60.0, 3600.0
"""Seconds until it is looked for the first time, and then each time."""

MOST_AT_ONCE = 500
"""How much is deleted of each kind each time, so that nobody who plays waits for it."""

DAY = timedelta(days=1)

REPORT_DAYS = 90
"""How long a report is kept after somebody has closed it."""

TALK_DAYS = 30
"""How long it is kept what people have said at a match; reports keep what is theirs."""

LINES = select(func.count()).where(ANSWERS.c.match == MATCHES.c.id).scalar_subquery()
"""How many lines a match has in the log."""

NAMED = (MATCHES.c.id, MATCHES.c.created, MATCHES.c.ended)
"""What is asked of each match that is to be deleted."""

IS_REPORTED = exists().where(REPORTS.c.match == MATCHES.c.id, REPORTS.c.closed.is_(None))
"""Whether somebody has still to look at what was said of a match."""


class Expiry:
    """Deletes what has had its time, at one worker of all."""

    def __init__(self, referee: House, clock: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self._storage = referee.storage
        self._rooms = referee.rooms
        self._departing = referee.departing
        self._settings = referee.settings
        self._archive = Archive(referee.storage, Path(referee.settings.archive)) if referee.settings.archive else None
        self._clock = clock

    async def keep_up(self) -> None:
        """Looks again and again."""
        await asyncio.sleep(FIRST)
        while True:
            try:
                if await self._storage.claim("expiry", 0):
                    await self.sweep()
            except WildswingError as error:
                LOG.error("%s", error)
            await asyncio.sleep(EVERY)

    async def sweep(self) -> None:
        """Deletes all that is due by now."""
        now = _written(self._clock())
        await self._storage.write(
            *[delete(table).where(table.c.expires <= now) for table in (SESSIONS, CODES, CHALLENGES)]
        )
        await self._storage.write(delete(REPORTS).where(REPORTS.c.closed < self._before(REPORT_DAYS)))
        await self._storage.write(delete(SAID).where(SAID.c.at < self._before(TALK_DAYS)))
        if self._settings.guest_days:
            for row in await self._guests(self._before(self._settings.guest_days)):
                await self._departing.forget(row.id)
        if self._settings.abandoned_days:
            await self._look_at_running(now, self._before(self._settings.abandoned_days))
        if self._settings.match_days:
            is_old = MATCHES.c.ended < self._before(self._settings.match_days)
            has_score = exists().where(SCORES.c.match == MATCHES.c.id)
            await self._delete(
                await self._storage.rows(select(*NAMED).where(is_old, ~has_score, ~IS_REPORTED).limit(MOST_AT_ONCE))
            )

    async def _guests(self, before: str) -> Sequence[Row[Any]]:
        """Returns guests who have no session and no bot any more, so that nobody can be them again."""
        is_guest = PEOPLE.c.password.is_(None) & (PEOPLE.c.created < before)
        is_known = exists().where(SESSIONS.c.person == PEOPLE.c.id)
        return await self._storage.rows(select(PEOPLE.c.id).where(is_guest, ~is_known).limit(MOST_AT_ONCE))

    async def _look_at_running(self, now: str, before: str) -> None:
        """Notes which matches have gone on since yesterday, and deletes those that have not for too long.

        Answers have no date, and should not cost more for one, so they are counted once a day.
        """
        is_due = or_(MATCHES.c.still_since.is_(None), MATCHES.c.still_since < _written(self._clock() - DAY))
        columns = (*NAMED, MATCHES.c.still_at, MATCHES.c.still_since, LINES.label("lines"))
        rows = await self._storage.rows(select(*columns).where(MATCHES.c.outcome.is_(None), is_due, ~IS_REPORTED))
        moved = [row.id for row in rows if row.still_at != row.lines]
        for start in range(0, len(moved), MOST_AT_ONCE):
            noted = update(MATCHES).where(MATCHES.c.id.in_(moved[start : start + MOST_AT_ONCE]))
            with contextlib.suppress(Overtaken):  # all of them were taken back just now
                await self._storage.write(noted.values(still_at=LINES, still_since=now))
        still = [row for row in rows if row.still_at == row.lines and row.still_since < before]
        await self._delete(still[:MOST_AT_ONCE])

    async def _delete(self, rows: Sequence[Row[Any]]) -> None:
        """Deletes matches at which nobody sits, each when it is in the archive; the first that fails ends it."""
        for row in rows:
            if self._archive is not None and self._is_idle(row.id):
                try:
                    await self._archive.keep(row)
                except BrokenLog as error:
                    LOG.error("%s It is kept.", error)
                    continue
            if self._is_idle(row.id):
                await self._storage.write(*deleted(row.id), match=row.id)
                self._rooms.let_go(row.id)

    def _is_idle(self, match_id: str) -> bool:
        room = self._rooms.at_hand.get(match_id)
        return room is None or room.is_idle

    def _before(self, days: int) -> str:
        return _written(self._clock() - timedelta(days=days))


def _written(moment: datetime) -> str:
    return moment.isoformat(timespec="seconds")
