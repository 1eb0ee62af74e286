"""Tournaments as a database has them: each is one text, and whoever changes it says what the change was made from."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Row, insert, select, update
from sqlalchemy.sql.dml import UpdateBase

from wildswing.pairing.meetings import Meeting
from wildswing.server.basics.terms import Terms
from wildswing.server.keeping.saved import as_json, now
from wildswing.server.keeping.sql_tables import TOURNAMENTS
from wildswing.server.keeping.storage import Storage

MOST_SHOWN = 50
"""Tournaments in the list."""


class Entrant(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who takes part: a person by the id, or a machine by its name; what it brings, and since when it is there."""

    id: str
    agent: str = ""
    brings: str = ""
    here: str = ""
    """When a person last said to be there."""
    gone: bool = False
    """Whether it is not paired any more."""


class State(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far a tournament is."""

    planned: int
    """How many rounds there shall be; 0 until it begins means as many as are usual."""
    minutes: int
    """How long a round may take."""
    terms: Terms = Terms()
    edition: str = ""
    phase: Literal["open", "running", "over", "called off"] = "open"
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[tuple[Meeting, ...], ...] = ()
    began: str = ""
    """When the last round began."""


class Tournament(msgspec.Struct, frozen=True):
    """A tournament, and which change of it this is."""

    id: str
    name: str
    host: str
    game: str
    created: str
    version: int
    state: State


def added(tournament: Tournament) -> UpdateBase:
    """Returns what adds a tournament."""
    one = tournament
    values = {"id": one.id, "name": one.name, "host": one.host, "game": one.game, "created": one.created}
    return insert(TOURNAMENTS).values(**values, version=one.version, state=as_json(one.state))


def changed(before: Tournament, state: State) -> UpdateBase:
    """Returns what changes a tournament, unless somebody else has done so meanwhile."""
    unchanged = (TOURNAMENTS.c.id == before.id) & (TOURNAMENTS.c.version == before.version)
    ended = now() if state.phase in {"over", "called off"} else None
    values = {"version": before.version + 1, "state": as_json(state), "ended": ended}
    return update(TOURNAMENTS).where(unchanged).values(**values)


async def find(storage: Storage, tournament_id: str) -> Tournament | None:
    """Returns a tournament, or None if there is none."""
    if not tournament_id.isprintable():
        return None  # PostgreSQL does not even compare some letters
    rows = await storage.rows(select(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament_id))
    return _read(rows[0]) if rows else None


async def under_way(storage: Storage, host: str = "") -> list[Tournament]:
    """Returns the tournaments that are not over, of all or of one host, the oldest first."""
    query = select(TOURNAMENTS).where(TOURNAMENTS.c.ended.is_(None)).order_by(TOURNAMENTS.c.created)
    rows = await storage.rows(query.where(TOURNAMENTS.c.host == host) if host else query)
    return [_read(row) for row in rows]


async def with_person(storage: Storage, person: str) -> list[Tournament]:
    """Returns the tournaments that somebody has opened, or whose state names somebody; the oldest first."""
    is_named = (TOURNAMENTS.c.host == person) | TOURNAMENTS.c.state.contains(person, autoescape=True)
    query = select(TOURNAMENTS).where(is_named).order_by(TOURNAMENTS.c.created, TOURNAMENTS.c.id)
    return [_read(row) for row in await storage.rows(query)]


async def newest(storage: Storage) -> Sequence[Tournament]:
    """Returns those that go on, and then the last that are over; the newest first."""
    is_over = TOURNAMENTS.c.ended.is_not(None)
    query = select(TOURNAMENTS).order_by(is_over, TOURNAMENTS.c.created.desc(), TOURNAMENTS.c.id).limit(MOST_SHOWN)
    return [_read(row) for row in await storage.rows(query)]


def _read(row: Row[Any]) -> Tournament:
    state = msgspec.json.decode(row.state, type=State)
    return Tournament(row.id, row.name, row.host, row.game, row.created, row.version, state)
