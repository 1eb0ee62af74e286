"""Matches as a database has them: how each becomes rows and is read again."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Insert, Row, exists, insert, literal, select, update
from sqlalchemy.sql.dml import UpdateBase

import wildswing
from wildswing.kernel.fairness import FairShuffle
from wildswing.kernel.game import Outcome
from wildswing.kernel.match import Match
from wildswing.server.basics.terms import Terms
from wildswing.server.keeping.log import BrokenLog, SavedMatch
from wildswing.server.keeping.sql_tables import MATCHES, PLAYED
from wildswing.server.protocol import Rematch
from wildswing.server.room.dealing import Undealt
from wildswing.server.room.entries import Entry
from wildswing.server.room.keepers import Keeper, Pact
from wildswing.server.room.series import Series
from wildswing.texts import say

# --- Rows ---


def added(match_id: str, match: Match | Undealt, seats: Sequence[Keeper], pact: Pact) -> Insert:
    """Returns what adds a match."""
    return insert(MATCHES).values(
        id=match_id,
        game=match.game.name,
        version=match.game.version,
        program=wildswing.__version__,
        setup=as_json(match.setup),
        seed=str(match.seed),
        seats=as_json(seats),
        created=now(),
        fairness=None if pact.fairness is None else as_json(pact.fairness),
        terms=as_json(pact.terms),
        series=as_json(pact.series),
    )


def owned(match_id: str, seats: Sequence[Keeper]) -> list[UpdateBase]:
    """Returns what makes a match one of those that people have played, once for each of their seats."""
    return [
        insert(PLAYED).from_select(
            [PLAYED.c.match, PLAYED.c.seat, PLAYED.c.person],
            select(literal(match_id), literal(seat), literal(keeper.person)).where(
                ~exists().where(PLAYED.c.match == match_id, PLAYED.c.seat == seat)
            ),
        )
        for seat, keeper in enumerate(seats)
        if keeper.person
    ]


def ended(match_id: str, outcome: Outcome) -> UpdateBase:
    """Returns what says how a match ended, and when."""
    return update(MATCHES).where(MATCHES.c.id == match_id).values(outcome=as_json(outcome), ended=now())


def reopened(match_id: str) -> UpdateBase:
    """Returns what has a match go on that was over."""
    return update(MATCHES).where(MATCHES.c.id == match_id).values(outcome=None, ended=None)


def wished(match_id: str, before: Rematch, after: Rematch) -> UpdateBase:
    """Returns what changes who wants a rematch, unless somebody else has changed it meanwhile."""
    known = MATCHES.c.rematch.in_([as_json(before), as_json(after)])
    return update(MATCHES).where(MATCHES.c.id == match_id, known).values(rematch=as_json(after))


def line_of(match_id: str, place: int, entry: Entry) -> dict[str, Any]:
    """Returns the row of a line of the log."""
    return {"match": match_id, "place": place, **msgspec.structs.asdict(entry)}


def now() -> str:
    """Returns this moment as the log writes it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def as_json(thing: object) -> str:
    """Returns something as a column keeps it."""
    return msgspec.json.encode(thing).decode()


def read_match(row: Row[Any], answers: Sequence[Row[Any]], since: int) -> SavedMatch:
    """Returns a match as the log has it; one with a gap would replay as another match."""
    if [answer.place for answer in answers] != list(range(since, since + len(answers))):
        raise BrokenLog(
            say(
                "The match “{id}” of {game} cannot be played again from its log, since an answer is missing in it; "
                "start a new one.",
                id=row.id,
                game=row.game,
            )
        )
    try:
        setup = msgspec.json.decode(row.setup, type=dict[str, str])
        seats = msgspec.json.decode(row.seats, type=tuple[Keeper, ...])
        fairness = None if row.fairness is None else msgspec.json.decode(row.fairness, type=FairShuffle)
        terms = msgspec.json.decode(row.terms, type=Terms)
        rematch = msgspec.json.decode(row.rematch, type=Rematch)
        series = msgspec.json.decode(row.series, type=Series)
    except (msgspec.MsgspecError, TypeError) as error:
        raise BrokenLog(
            say(
                "The match “{id}” of {game} cannot be played again from its log, since its beginning cannot be read "
                "({mistake}); start a new one.",
                id=row.id,
                game=row.game,
                mistake=error,
            )
        ) from error
    entries = tuple([Entry(answer.seat, answer.option, answer.what, answer.spent) for answer in answers])
    return SavedMatch(
        id=row.id,
        game=row.game,
        version=row.version,
        program=row.program,
        setup=setup,
        seed=row.seed,
        seats=seats,
        entries=entries,
        pact=Pact(fairness, terms, series),
        rematch=rematch,
    )
