"""Ratings by game, and by what is brought to it: settled in the transaction that ends the match, so once or not at all.

Two people count for each other a few times a week and no more, so that nobody is carried up by a friend. What people
do against machines changes the ratings of the machines alone, so that nobody climbs by beating a weak one.
"""

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Row, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wildswing.server.basics.skill import Skill, after_match
from wildswing.server.keeping.sql_tables import RATED, RATINGS
from wildswing.server.room.contests import Contest, Side

SETTLING = 0x52415445
"""The lock of a worker that settles, so that two never count from the same rating."""

OFTEN = 3
"""How many matches of the same two count within a while."""

WHILE = timedelta(days=7)

WHOLE_GAME = ""
"""What stands for all that can be brought."""


async def settle(connection: AsyncConnection, match_id: str, contest: Contest) -> None:
    """Writes down what a match has done to the ratings."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_advisory_xact_lock(SETTLING)))
    sides, shares = contest.sides, (contest.share, 1 - contest.share)
    is_against_machine = any(side.is_agent for side in sides)
    counted = [seat for seat in (0, 1) if sides[seat].is_agent or not is_against_machine]
    if await _met(connection, contest, counted[0], since=datetime.now(UTC) - WHILE) >= OFTEN:
        return
    lines: list[dict[str, Any]] = []
    for brings in dict.fromkeys([(WHOLE_GAME, WHOLE_GAME), (sides[0].brings, sides[1].brings)]):
        rows = [await _row(connection, contest.game, what, side) for side, what in zip(sides, brings, strict=True)]
        before = [Skill() if row is None else Skill(row.rating, row.deviation) for row in rows]
        after = after_match(before[0], before[1], contest.share)
        for seat in counted:
            is_new = not await _met(connection, contest, seat, brings=brings[seat])
            await _rate(connection, contest.game, brings[seat], sides[seat], rows[seat], after[seat], is_new)
            if brings[seat] == WHOLE_GAME:
                changes = {"before": before[seat].rating, "after": after[seat].rating}
                lines.append(_line(match_id, contest, seat, shares[seat]) | changes)
    await connection.execute(insert(RATED), lines)


def _line(match_id: str, contest: Contest, seat: int, share: float) -> dict[str, Any]:
    side = contest.sides[seat]
    return {
        "match": match_id,
        "seat": seat,
        "game": contest.game,
        "brings": side.brings,
        "entrant": side.entrant,
        "other": contest.sides[1 - seat].entrant,
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "share": share,
    }


async def _met(
    connection: AsyncConnection, contest: Contest, seat: int, brings: str = WHOLE_GAME, since: datetime | None = None
) -> int:
    """Counts the rated matches of the same two."""
    query = select(func.count()).select_from(RATED)
    one, other = contest.sides[seat].entrant, contest.sides[1 - seat].entrant
    query = query.where(RATED.c.entrant == one, RATED.c.other == other, RATED.c.game == contest.game)
    if brings != WHOLE_GAME:
        query = query.where(RATED.c.brings == brings)
    if since is not None:
        query = query.where(RATED.c.at > since.isoformat(timespec="seconds"))
    return int((await connection.execute(query)).scalar_one())


async def _row(connection: AsyncConnection, game: str, brings: str, side: Side) -> Row[Any] | None:
    found = await connection.execute(select(RATINGS).where(*_key(game, brings, side)))
    return found.one_or_none()


async def _rate(
    connection: AsyncConnection, game: str, brings: str, side: Side, row: Row[Any] | None, skill: Skill, is_new: bool
) -> None:
    known = {"rating": skill.rating, "deviation": skill.deviation}
    if row is None:
        key = {"game": game, "brings": brings, "entrant": side.entrant}
        await connection.execute(insert(RATINGS).values(**key, **known, matches=1, opponents=1))
        return
    counts = {"matches": row.matches + 1, "opponents": row.opponents + is_new}
    await connection.execute(update(RATINGS).where(*_key(game, brings, side)).values(**known, **counts))


def _key(game: str, brings: str, side: Side) -> tuple[Any, ...]:
    return RATINGS.c.game == game, RATINGS.c.brings == brings, RATINGS.c.entrant == side.entrant
