"""The analyses of matches at a table with a database: a row for each decision."""

import msgspec
from sqlalchemy import ColumnElement, delete, insert, select

from wildswing.server.keeping.sql_tables import ANALYSES
from wildswing.server.keeping.storage import Storage
from wildswing.study.analysis import Decision


class TableAnalyses:
    """Analyses in the database of a table."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def read(self, match_id: str, depth: int) -> tuple[list[Decision], int]:
        """Returns the decisions that were judged, in order, and how many there are in all; 0 before the first."""
        rows = await self._storage.rows(select(ANALYSES).where(*_own(match_id, depth)).order_by(ANALYSES.c.place))
        return [msgspec.json.decode(row.decision, type=Decision) for row in rows], rows[0].points if rows else 0

    async def add(self, match_id: str, depth: int, place: int, of: int, decision: Decision) -> None:
        """Keeps the next decision, unless another worker was faster."""
        written = msgspec.json.encode(decision).decode()
        row = insert(ANALYSES).values(match=match_id, depth=depth, place=place, points=of, decision=written)
        await self._storage.write(row)

    async def forget(self, match_id: str, depth: int) -> None:
        """Throws an analysis away."""
        await self._storage.write(delete(ANALYSES).where(*_own(match_id, depth)))


def _own(match_id: str, depth: int) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return ANALYSES.c.match == match_id, ANALYSES.c.depth == depth
