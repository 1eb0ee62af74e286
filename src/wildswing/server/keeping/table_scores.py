"""The best results of games for one player at a table for others, in its database.

A number of the best is kept for each setup, so that nobody can fill the disk by playing alone.
"""

from datetime import date
from typing import Any

import msgspec
from sqlalchemy import Row, delete, exists, insert, literal, select

from wildswing.home.scores import Score, score_of
from wildswing.kernel.match import Match
from wildswing.server.keeping.sql_tables import SCORES
from wildswing.server.keeping.storage import Storage

MOST_KEPT = 100
"""Results of each game and setup; where there are more, the best stay, and of equal ones the older."""


class TableScores:
    """The best results of everybody who has played at a table, in its database."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def keep(self, match_id: str, match: Match) -> None:
        """Keeps a result once, if it is among the best; others make place for it."""
        score = score_of(match, date.today())
        alike = (SCORES.c.game == score.game) & (SCORES.c.kind == score.kind)
        order = (SCORES.c.score.desc(), SCORES.c.day, SCORES.c.match)
        best = select(SCORES.c.match).where(alike).order_by(*order).limit(MOST_KEPT)
        await self._storage.write(_added(match_id, score), delete(SCORES).where(alike, SCORES.c.match.not_in(best)))

    async def all(self) -> list[Score]:
        """Returns all results that are kept, the oldest first."""
        rows = await self._storage.rows(select(SCORES).order_by(SCORES.c.day, SCORES.c.match))
        return [_score(row) for row in rows]


def _added(match_id: str, score: Score) -> Any:
    played_with = msgspec.json.encode(score.played_with).decode()
    day = score.day.isoformat()
    values = (match_id, score.game, score.kind, played_with, score.score, score.sentence, day)
    columns = [column.name for column in SCORES.columns]
    row = select(*[literal(value) for value in values]).where(~exists().where(SCORES.c.match == match_id))
    return insert(SCORES).from_select(columns, row)


def _score(row: Row[Any]) -> Score:
    played_with = msgspec.json.decode(row.played_with, type=dict[str, str])
    return Score(row.game, row.kind, played_with, row.score, row.sentence, date.fromisoformat(row.day))
