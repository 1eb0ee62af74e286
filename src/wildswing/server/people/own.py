"""All that is kept of a person, for that person: as a file, and until it is deleted."""

from typing import Any

from sqlalchemy import Row, case, delete, func, select
from sqlalchemy.sql.dml import UpdateBase

from wildswing.server.keeping import tournaments
from wildswing.server.keeping.sql_tables import (
    CHALLENGES,
    CODES,
    MATCHES,
    PEOPLE,
    PLAYED,
    RATED,
    RATINGS,
    REPORTS,
    SAID,
    SESSIONS,
    TIES,
)
from wildswing.server.keeping.storage import Storage
from wildswing.server.people.accounts import RECOVERY
from wildswing.server.people.messages import Account, Export, OwnChallenge, OwnMatch, OwnReport, OwnTournament, OwnWords
from wildswing.server.people.person import Person
from wildswing.server.people.ranking import ratings_of
from wildswing.server.people.sessions import Caller, Sessions
from wildswing.server.people.ties import Ties


async def account_of(storage: Storage, person: Person) -> Account:
    """Returns what the owner of an account may know of it."""
    row = await _row_of(storage, person)
    is_left = (CODES.c.person == person.id) & (CODES.c.purpose == RECOVERY)
    left = await storage.rows(select(func.count()).select_from(CODES).where(is_left))
    return Account(row.name, row.created, row.second_factor is not None, int(left[0][0]))


async def export_of(storage: Storage, sessions: Sessions, caller: Caller) -> Export:
    """Returns all that is kept of a person, but for what would let a reader sign in."""
    person = caller.person
    row = await _row_of(storage, person)
    matches = await storage.rows(_matches_of(person.id).order_by(MATCHES.c.created, MATCHES.c.id, PLAYED.c.seat))
    return Export(
        name=row.name,
        kind="guest" if person.is_guest else "account",
        created=row.created,
        has_second_factor=row.second_factor is not None,
        sessions=tuple(await sessions.pages(caller)),
        bots=tuple(await sessions.bots(person)),
        matches=tuple([_own(match) for match in matches]),
        ratings=await ratings_of(storage, person.id),
        ties=await Ties(storage).of(person),
        said=await _said(storage, person.id),
        reports=await _reported(storage, person.id),
        challenges=await _challenges(storage, person.id),
        tournaments=await _tournaments(storage, person.id),
        role=row.role or "",
        muted_until=row.muted_until or "",
        muted_why=row.muted_why,
    )


async def matches_of(storage: Storage, person: str) -> list[tuple[str, bool]]:
    """Returns the matches in which a person has a seat, and whether each goes on."""
    rows = await storage.rows(_matches_of(person))
    return list({row.id: row.outcome is None for row in rows}.items())


def forgotten(person: str) -> list[UpdateBase]:
    """Returns what deletes a person who has no seat any more."""
    return [
        *[delete(table).where(table.c.person == person) for table in (SESSIONS, CODES, PLAYED, REPORTS, SAID)],
        *[delete(table).where(table.c.entrant == person) for table in (RATINGS, RATED)],
        delete(TIES).where((TIES.c.person == person) | (TIES.c.other == person)),
        delete(CHALLENGES).where((CHALLENGES.c.challenger == person) | (CHALLENGES.c.challenged == person)),
        delete(PEOPLE).where(PEOPLE.c.id == person),
    ]


def _matches_of(person: str) -> Any:
    columns = (MATCHES.c.id, MATCHES.c.game, MATCHES.c.created, MATCHES.c.ended, MATCHES.c.outcome, PLAYED.c.seat)
    return select(*columns).join(PLAYED).where(PLAYED.c.person == person)


def _own(row: Row[Any]) -> OwnMatch:
    file = "" if row.outcome is None else f"/api/matches/{row.id}/record"
    return OwnMatch(row.id, row.game, row.seat, row.created, row.ended or "", file)


async def _said(storage: Storage, person: str) -> tuple[OwnWords, ...]:
    rows = await storage.rows(select(SAID).where(SAID.c.person == person).order_by(SAID.c.at, SAID.c.id))
    return tuple([OwnWords(row.match, row.seat, row.at, row.phrase, row.words) for row in rows])


async def _reported(storage: Storage, person: str) -> tuple[OwnReport, ...]:
    """Returns what somebody has reported; what others have reported of somebody stays with those who keep order."""
    rows = await storage.rows(select(REPORTS).where(REPORTS.c.reporter == person).order_by(REPORTS.c.at, REPORTS.c.id))
    return tuple([OwnReport(row.match, row.seat, row.at, row.name, row.words) for row in rows])


async def _challenges(storage: Storage, person: str) -> tuple[OwnChallenge, ...]:
    is_mine = CHALLENGES.c.challenger == person
    is_own = is_mine | (CHALLENGES.c.challenged == person)
    other = case((is_mine, CHALLENGES.c.challenged), else_=CHALLENGES.c.challenger)
    query = select(CHALLENGES, PEOPLE.c.name).join(PEOPLE, PEOPLE.c.id == other).where(is_own)
    rows = await storage.rows(query.order_by(CHALLENGES.c.expires, CHALLENGES.c.match))
    return tuple(
        [OwnChallenge(row.match, row.name, row.challenger == person, row.expires, row.answered or "") for row in rows]
    )


async def _tournaments(storage: Storage, person: str) -> tuple[OwnTournament, ...]:
    found = []
    for one in await tournaments.with_person(storage, person):
        entrant = next((entrant for entrant in one.state.entrants if entrant.id == person), None)
        brings = "" if entrant is None else entrant.brings
        is_host = one.host == person
        if is_host or entrant is not None:
            found.append(OwnTournament(one.id, one.name, one.game, one.created, is_host, entrant is not None, brings))
    return tuple(found)


async def _row_of(storage: Storage, person: Person) -> Row[Any]:
    return (await storage.rows(select(PEOPLE).where(PEOPLE.c.id == person.id)))[0]
