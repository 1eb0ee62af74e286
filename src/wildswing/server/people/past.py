"""The matches of a person: those that go on, and those that are over."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, exists, select

from wildswing.kernel.game import Outcome
from wildswing.server.keeping.sql_tables import MATCHES, PLAYED, RATED
from wildswing.server.keeping.storage import Storage
from wildswing.server.people import played
from wildswing.server.people.messages import Played
from wildswing.server.people.person import Person
from wildswing.server.people.played import Past, shown
from wildswing.server.room.keepers import Keeper

MOST_SHOWN = 50
"""Matches that are shown, the newest first."""


async def running(storage: Storage, person: Person) -> list[Played]:
    """Returns the matches of a person that go on, the newest first."""
    query = _all_of(person).where(MATCHES.c.outcome.is_(None)).order_by(MATCHES.c.created.desc(), MATCHES.c.id)
    return await _shown(await storage.rows(query.limit(2 * MOST_SHOWN)))


async def finished(storage: Storage, person: Person) -> list[Played]:
    """Returns the matches of a person that are over, the newest first."""
    return await _finished(storage, person.id, _all_of(person))


async def public(storage: Storage, person: Person) -> list[Played]:
    """Returns those of them that everybody may see: what was played in the lobby, and what was rated."""
    rated = exists().where(RATED.c.match == MATCHES.c.id, RATED.c.entrant == person.id)
    return await _finished(storage, person.id, _all_of(person).where(MATCHES.c.public.is_not(None) | rated))


async def _finished(storage: Storage, person: str, found: Any) -> list[Played]:
    query = found.where(MATCHES.c.ended.is_not(None)).order_by(MATCHES.c.ended.desc(), MATCHES.c.id)
    shown = await _shown(await storage.rows(query.limit(2 * MOST_SHOWN)))
    matches = RATED.c.match.in_([one.match for one in shown])
    rated = await storage.rows(select(RATED).where(RATED.c.entrant == person, matches))
    gained = {row.match: round(row.after) - round(row.before) for row in rated}
    return [msgspec.structs.replace(one, gained=gained.get(one.match)) for one in shown]


async def seats_of_bot(storage: Storage, person: Person, bot: str) -> list[str]:
    """Returns the matches that go on in which a bot has a seat of its person."""
    rows = await storage.rows(_all_of(person).where(MATCHES.c.outcome.is_(None)))
    seated = {row.id for row in rows if msgspec.json.decode(row.seats, type=tuple[Keeper, ...])[row.seat].bot == bot}
    return sorted(seated)


async def seat_names(game: str, setup: str, keepers: Sequence[Keeper]) -> tuple[str, ...]:
    """Returns what the seats of a match are called; of one that cannot be read, nothing."""
    return await asyncio.to_thread(played.seat_names, game, setup, keepers)


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
    past = Past(row.id, row.game, row.setup, row.seat, keepers, row.created, row.ended or "", outcome)
    return await asyncio.to_thread(shown, past)
