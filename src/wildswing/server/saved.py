"""Matches as the log has them: what is kept of each, and how it becomes rows and is read again."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Insert, Row, exists, insert, literal, select, update
from sqlalchemy.sql.dml import UpdateBase

import wildswing
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.fairness import FairShuffle
from wildswing.kernel.game import Outcome
from wildswing.kernel.match import Match
from wildswing.server.dealing import Undealt
from wildswing.server.log import Entry
from wildswing.server.people.names import isolated
from wildswing.server.protocol import Rematch
from wildswing.server.tables import MATCHES, PLAYED
from wildswing.server.terms import Terms
from wildswing.texts import say


class BrokenLog(WildswingError):
    """A match cannot be played again from what was written down."""


class Keeper(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has a seat: an agent by its name, or whoever holds the token with this hash.

    A seat with an invitation has been open; until somebody takes it, there is no token. A seat that was taken by
    somebody who is known belongs to that person, who may get another token for it.
    """

    agent: str = ""
    token_hash: str = ""
    invitation_hash: str = ""
    person: str = ""
    name: str = ""
    is_guest: bool = False
    stand_in: str = ""
    """The agent that plays for the person at the seat."""
    gave_up: bool = False
    """Whether it does so for good."""
    bot: str = ""
    """The bot that has taken the seat for the person."""

    @property
    def mind(self) -> str:
        """The agent that answers for the seat, if any does."""
        return self.agent or self.stand_in

    @property
    def plays(self) -> bool:
        """Whether a person answers for the seat."""
        return bool(self.token_hash) and not self.mind

    @property
    def is_kept_warm(self) -> bool:
        """Whether an agent plays until the person comes back."""
        return bool(self.stand_in) and not self.gave_up

    @property
    def is_open(self) -> bool:
        """Whether nobody has the seat yet."""
        return bool(self.invitation_hash) and not self.token_hash

    @property
    def shown(self) -> str:
        """What others call the person at the seat; a guest is told from an account with the same name."""
        name = isolated(self.name)
        return say("{name} (guest)", name=name) if self.is_guest else name


class Pact(msgspec.Struct, frozen=True):
    """What everybody at a match can rely on: how its shuffles are settled, if by a commitment, and its terms."""

    fairness: FairShuffle | None = None
    terms: Terms = Terms()


NO_PACT = Pact()


def notice_of(keepers: Sequence[Keeper], fairness: FairShuffle | None) -> str:
    """Returns what everybody who is invited to a match should know of it beforehand, if there is anything.

    Without a commitment whoever began the match has chosen its seed. Where nobody is invited, that is nobody's concern.
    """
    if fairness is not None or not any(keeper.invitation_hash for keeper in keepers):
        return ""
    return say(
        "Whoever began this match has chosen how its cards fall, and may know all of them beforehand; nothing proves "
        "that its shuffles are fair."
    )


class SavedMatch(msgspec.Struct, frozen=True):
    """A match as the log has it, with all its lines or with the later ones alone."""

    id: str
    game: str
    version: int
    program: str
    setup: dict[str, str]
    seed: str
    seats: tuple[Keeper, ...]
    entries: tuple[Entry, ...]
    pact: Pact = NO_PACT
    rematch: Rematch = Rematch()
    goes_on_as: str = ""
    """The match that has taken its place when an answer was taken back."""


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
        goes_on_as = msgspec.json.decode(row.outcome or "{}").get("goes_on_as", "")
        fairness = None if row.fairness is None else msgspec.json.decode(row.fairness, type=FairShuffle)
        terms = msgspec.json.decode(row.terms, type=Terms)
        rematch = msgspec.json.decode(row.rematch, type=Rematch)
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
        pact=Pact(fairness, terms),
        rematch=rematch,
        goes_on_as=goes_on_as,
    )
