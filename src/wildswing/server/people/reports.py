"""Reports of people about people at a match: what was said of it, and the record of what was played."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Row, insert, select, update

from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.tokens import new_match_id
from wildswing.server.keeping.saved import now
from wildswing.server.keeping.sql_tables import MATCHES, REPORTS
from wildswing.server.keeping.storage import Storage
from wildswing.server.keeping.troubles import Overtaken
from wildswing.server.people.messages import Report, ReportWish, SaidLine
from wildswing.server.people.person import Person
from wildswing.server.room.keepers import Keeper
from wildswing.texts import say

MOST_SHOWN = 200


class UnknownReport(WildswingError):
    """There is no such report."""


class Reports:
    """All reports."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def add(
        self, reporter: Person, wish: ReportWish, keeper: Keeper, record: str | None, talk: Sequence[SaidLine] = ()
    ) -> None:
        """Keeps a report about whoever has a seat of a match, with what was said, and the record if it is over."""
        await self._storage.write(
            insert(REPORTS).values(
                id=new_match_id(),
                at=now(),
                reporter=reporter.id,
                match=wish.match,
                seat=wish.seat,
                person=keeper.person,
                name=keeper.name,
                words=wish.words,
                record=record,
                talk=msgspec.json.encode(talk).decode(),
            )
        )

    async def open(self) -> list[Report]:
        """Returns the reports that nobody has closed, the oldest first."""
        matches = (MATCHES.c.id.label("kept"), MATCHES.c.outcome)
        found = select(REPORTS, *matches).join(MATCHES, MATCHES.c.id == REPORTS.c.match, isouter=True)
        query = found.where(REPORTS.c.closed.is_(None)).order_by(REPORTS.c.at, REPORTS.c.id)
        return [_report(row) for row in await self._storage.rows(query.limit(MOST_SHOWN))]

    async def find(self, report_id: str) -> Row[Any]:
        """Returns a report with its record."""
        if report_id.isprintable():
            for row in await self._storage.rows(select(REPORTS).where(REPORTS.c.id == report_id)):
                return row
        raise UnknownReport(say("There is no report “{id}”.", id=report_id[:40]))

    async def attach(self, report_id: str, record: str) -> None:
        """Keeps the record of a match that was not over yet."""
        await self._storage.write(update(REPORTS).where(REPORTS.c.id == report_id).values(record=record))

    async def close(self, report_id: str) -> None:
        """Notes that somebody has looked after a report."""
        is_open = (REPORTS.c.id == (await self.find(report_id)).id) & REPORTS.c.closed.is_(None)
        try:
            await self._storage.write(update(REPORTS).where(is_open).values(closed=now()))
        except Overtaken:
            raise UnknownReport(say("The report “{id}” is closed already.", id=report_id[:40])) from None


def _report(row: Row[Any]) -> Report:
    person = f"#{row.person}" if row.person else ""
    talk = msgspec.json.decode(row.talk, type=tuple[SaidLine, ...])
    state: Literal["running", "over", "deleted"] = (
        "deleted" if row.kept is None else "over" if row.outcome else "running"
    )
    return Report(row.id, row.at, row.match, row.seat, row.name, person, row.words, talk, state)
