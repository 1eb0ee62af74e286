"""The matches of a person: those that go on, and those that are over."""

import asyncio
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal

import msgspec
from sqlalchemy import Row, select

from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import Outcome
from wildswing.kernel.registry import find_game
from wildswing.server.keeping.sql_tables import MATCHES, PLAYED
from wildswing.server.keeping.storage import Storage
from wildswing.server.people.messages import Played
from wildswing.server.people.persons import Person
from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.room.keepers import Keeper
from wildswing.texts import say

MOST_SHOWN = 50
"""Matches that are shown, the newest first."""


async def running(storage: Storage, person: Person) -> list[Played]:
    """Returns the matches of a person that go on, the newest first."""
    query = _all_of(person).where(MATCHES.c.outcome.is_(None)).order_by(MATCHES.c.created.desc(), MATCHES.c.id)
    return await _shown(await storage.rows(query.limit(2 * MOST_SHOWN)))


async def finished(storage: Storage, person: Person) -> list[Played]:
    """Returns the matches of a person that are over, the newest first."""
    query = _all_of(person).where(MATCHES.c.ended.is_not(None)).order_by(MATCHES.c.ended.desc(), MATCHES.c.id)
    return await _shown(await storage.rows(query.limit(2 * MOST_SHOWN)))


async def seats_of_bot(storage: Storage, person: Person, bot: str) -> list[str]:
    """Returns the matches that go on in which a bot has a seat of its person."""
    rows = await storage.rows(_all_of(person).where(MATCHES.c.outcome.is_(None)))
    seated = {row.id for row in rows if msgspec.json.decode(row.seats, type=tuple[Keeper, ...])[row.seat].bot == bot}
    return sorted(seated)


async def seat_names(game: str, setup: str, keepers: Sequence[Keeper]) -> tuple[str, ...]:
    """Returns what the seats of a match are called; of one that cannot be read, nothing."""
    return await asyncio.to_thread(_seat_names, game, setup, tuple([keeper.brings for keeper in keepers]))


def _all_of(person: Person) -> Any:
    return select(MATCHES, PLAYED.c.seat).join(PLAYED).where(PLAYED.c.person == person.id)


async def _shown(rows: list[Row[Any]]) -> list[Played]:
    """Shows each match once, by the first seat that the person had."""
    by_match: dict[str, Row[Any]] = {}
    for row in sorted(rows, key=lambda row: row.seat):
        by_match.setdefault(row.id, row)
    newest_first = dict.fromkeys([row.id for row in rows])
    return [await _played(by_match[match]) for match in list(newest_first)[:MOST_SHOWN]]


async def _played(row: Row[Any]) -> Played:
    keepers = msgspec.json.decode(row.seats, type=tuple[Keeper, ...])
    outcome = None if row.outcome is None else msgspec.json.decode(row.outcome, type=Outcome)
    return Played(
        match=row.id,
        game=row.game,
        title=_title(row.game),
        seat=row.seat,
        seats=await seat_names(row.game, row.setup, keepers),
        people=tuple([_who(keeper) for keeper in keepers]),
        created=row.created,
        ended=row.ended or "",
        result=_result(row.seat, outcome, len(keepers)),
        rank="" if outcome is None else outcome.rank,
    )


def _who(keeper: Keeper) -> str:
    if keeper.agent:
        return say("{agent} (computer)", agent=keeper.agent)
    return "" if keeper.is_open else keeper.shown or say("Somebody")


def _result(seat: int, outcome: Outcome | None, seats: int) -> Literal["", "won", "lost", "drawn"]:
    if outcome is None:
        return ""
    if outcome.is_draw(seats):
        return "drawn"
    return "won" if seat in outcome.winners else "lost"


def _title(game: str) -> str:
    try:
        return find_game(game).title
    except WildswingError:
        return game


@lru_cache(maxsize=1000)
def _seat_names(game: str, setup: str, said: tuple[str, ...]) -> tuple[str, ...]:
    try:
        found = find_game(game)
        return presenter_of(found).seats(found, msgspec.json.decode(setup, type=dict[str, str]), said)
    except Exception:  # noqa: BLE001 - a match that an older release has played is listed all the same
        return ()
