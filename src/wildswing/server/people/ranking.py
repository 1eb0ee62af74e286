"""Who is best in a game, or with one of the things that are brought to it, and what a match has done to the ratings."""

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Row, case, func, select

from wildswing.kernel.registry import find_game
from wildswing.server.keeping.ratings import WHOLE_GAME
from wildswing.server.keeping.saved import now
from wildswing.server.keeping.sql_tables import PEOPLE, RATED, RATINGS
from wildswing.server.keeping.storage import Storage
from wildswing.server.people.messages import Leaderboard, Ranked, Rated, RatingChange, Reached
from wildswing.server.people.person import Person
from wildswing.server.room.contests import AGENT

MOST_SHOWN = 100
"""Lines of a list of the best."""

ENOUGH_MATCHES = 10
ENOUGH_OPPONENTS = 3
"""What it takes until a rating is not provisional any more."""

LATELY = timedelta(days=90)
"""How far back the course of a rating goes."""

MOST_CHANGES = 500
"""So many changes of ratings tell a course at most, the latest; a bot may play a thousand matches a day."""


async def best_of(storage: Storage, game: str, brought: str, person: Person | None) -> Leaderboard:
    """Returns the best in a game, or with one of the things that are brought to it; the provisional ones come last.

    Who may not come in is not listed.
    """
    title = find_game(game).title
    of_game = RATINGS.c.game == game
    brings = select(RATINGS.c.brings).where(of_game, RATINGS.c.brings != WHOLE_GAME).distinct()
    settled = (RATINGS.c.matches >= ENOUGH_MATCHES) & (RATINGS.c.opponents >= ENOUGH_OPPONENTS)
    best = (
        select(RATINGS, PEOPLE.c.name)
        .join(PEOPLE, PEOPLE.c.id == RATINGS.c.entrant, isouter=True)
        .where(of_game, RATINGS.c.brings == brought, func.coalesce(PEOPLE.c.banned_until, "") <= now())
        .order_by(case((settled, 0), else_=1), RATINGS.c.rating.desc(), RATINGS.c.entrant)
    )
    # PostgreSQL does not even compare some letters.
    rows = await storage.rows(best.limit(MOST_SHOWN)) if brought.isprintable() else []
    own = "" if person is None else person.id
    return Leaderboard(
        game=game,
        title=title,
        brought=brought,
        brings=tuple(sorted([row.brings for row in await storage.rows(brings)])),
        lines=tuple([_ranked(row, own) for row in rows]),
    )


async def ratings_of(storage: Storage, person: str) -> dict[str, Rated]:
    """Returns the ratings of a person by game."""
    query = select(RATINGS).where(RATINGS.c.entrant == person, RATINGS.c.brings == WHOLE_GAME)
    rows = await storage.rows(query.order_by(RATINGS.c.game))
    return {row.game: Rated(**_known(row)) for row in rows}


async def courses_of(storage: Storage, person: str) -> dict[str, tuple[Reached, ...]]:
    """Returns how the ratings of a person went lately, by game: each before the first match, and after every one."""
    since = (datetime.now(UTC) - LATELY).isoformat(timespec="seconds")
    query = select(RATED).where(RATED.c.entrant == person, RATED.c.at > since)
    found: dict[str, list[Reached]] = {}
    latest = query.order_by(RATED.c.at.desc(), RATED.c.match.desc()).limit(MOST_CHANGES)
    for row in reversed(await storage.rows(latest)):
        course = found.setdefault(row.game, [Reached(row.at, round(row.before))])
        course.append(Reached(row.at, round(row.after)))
    return {game: tuple(course) for game, course in found.items()}


async def changes_by(storage: Storage, match: str) -> list[RatingChange]:
    """Returns what a match has done to ratings, by seat; nothing if it was not rated."""
    if not match.isprintable():
        return []
    rows = await storage.rows(select(RATED).where(RATED.c.match == match).order_by(RATED.c.seat))
    return [RatingChange(row.seat, round(row.before), round(row.after)) for row in rows]


def _ranked(row: Row[Any], own: str) -> Ranked:
    is_machine = row.entrant.startswith(AGENT)
    name = row.entrant.removeprefix(AGENT) if is_machine else row.name
    return Ranked(name=name, is_machine=is_machine, is_me=row.entrant == own, **_known(row))


def _known(row: Row[Any]) -> dict[str, Any]:
    return {
        "rating": round(row.rating),
        "deviation": round(row.deviation),
        "matches": row.matches,
        "provisional": row.matches < ENOUGH_MATCHES or row.opponents < ENOUGH_OPPONENTS,
    }
