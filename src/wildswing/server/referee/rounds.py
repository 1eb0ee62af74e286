"""The matches of a round, and what came of them."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import Row, delete, select, update
from sqlalchemy.sql.dml import UpdateBase

from wildswing.kernel.fairness import NO_ENTROPY, FairShuffle, commit
from wildswing.kernel.game import Outcome
from wildswing.kernel.match import Match
from wildswing.kernel.registry import find_game
from wildswing.pairing.meetings import DRAWN, LOST, WON, Meeting
from wildswing.server.basics.tokens import new_match_id, new_secret, new_token
from wildswing.server.changing.seating import taken
from wildswing.server.keeping import saved
from wildswing.server.keeping.sql_tables import MATCHES, PLAYED
from wildswing.server.keeping.storage import Storage
from wildswing.server.keeping.tournaments import Entrant, Tournament
from wildswing.server.people.person import Person
from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.protocol import ANY, MatchWish
from wildswing.server.room.dealing import Undealt
from wildswing.server.room.keepers import Keeper, Pact
from wildswing.server.room.room import Room

ABSENT_AFTER = timedelta(minutes=5)
"""How long somebody may take to come to the table of a round."""


class BegunRound(msgspec.Struct, frozen=True):
    """The matches of a round, where each meeting is played, and what writes all of it."""

    meetings: tuple[Meeting, ...]
    rooms: tuple[Room, ...]
    statements: tuple[UpdateBase, ...]


def begin_round(tournament: Tournament, meetings: Sequence[Meeting], people: Mapping[str, Person]) -> BegunRound:
    """Returns the matches in which those who were paired meet."""
    entrants = {entrant.id: entrant for entrant in tournament.state.entrants}
    placed: list[Meeting] = []
    rooms: list[Room] = []
    statements: list[UpdateBase] = []
    for meeting in meetings:
        if meeting.is_bye:
            placed.append(meeting)
            continue
        both = [entrants[meeting.one], entrants[meeting.other]]
        room, match, pact = _room(tournament, [_keeper(one, people) for one in both])
        placed.append(msgspec.structs.replace(meeting, match=room.id))
        rooms.append(room)
        row = saved.added(room.id, match, room.keepers, pact).values(public=saved.now())
        statements += [row, *saved.owned(room.id, room.keepers)]
    return BegunRound(tuple(placed), tuple(rooms), tuple(statements))


def _keeper(entrant: Entrant, people: Mapping[str, Person]) -> Keeper:
    """Returns a seat of somebody who takes part; a person has it given when coming to the table."""
    if entrant.agent:
        return Keeper(agent=entrant.agent, brings=entrant.brings)
    return taken(Keeper(brings=entrant.brings), new_token(), people.get(entrant.id))


def _room(tournament: Tournament, keepers: Sequence[Keeper]) -> tuple[Room, Match | Undealt, Pact]:
    game, terms = find_game(tournament.game), tournament.state.terms
    undealt = Undealt(game, presenter_of(game).setup(game, wish_of(tournament)))
    match_id = new_match_id()
    if all(keeper.agent for keeper in keepers):
        match = undealt.deal(new_secret(), [keeper.brings for keeper in keepers])
        pact = Pact(None, terms)
        return Room(match_id, match, keepers, pact), match, pact
    entropies = [NO_ENTROPY if keeper.agent else "" for keeper in keepers]
    is_frame = bool(undealt.left_open)
    pact = Pact(commit(new_secret(), match_id, game, undealt.setup, entropies, is_frame=is_frame), terms)
    return Room(match_id, undealt, keepers, pact), undealt, pact


def wish_of(tournament: Tournament) -> MatchWish:
    """Returns the match that is played in a tournament, to which everybody brings the own."""
    game = find_game(tournament.game)
    brings = ANY if presenter_of(game).bringable(game) else ""
    return MatchWish(tournament.game, brings=brings, edition=tournament.state.edition or None)


class Results(msgspec.Struct, frozen=True):
    """A round with what came of it by now, who did not come, and what ends the matches that nobody plays any more."""

    meetings: tuple[Meeting, ...]
    absent: frozenset[str] = frozenset()
    given_up: tuple[str, ...] = ()

    @property
    def statements(self) -> list[UpdateBase]:
        """What deletes matches that were never dealt; if one is dealt just now, nothing is written."""
        return [
            statement
            for match_id in self.given_up
            for statement in (
                update(MATCHES).where(MATCHES.c.id == match_id, MATCHES.c.seed == "").values(listed=None),
                delete(PLAYED).where(PLAYED.c.match == match_id),
                delete(MATCHES).where(MATCHES.c.id == match_id),
            )
        ]


async def results_of(storage: Storage, tournament: Tournament) -> Results:
    """Looks what came of the matches of the last round, if there is one."""
    if not tournament.state.rounds:
        return Results(())
    meetings = tournament.state.rounds[-1]
    names = [meeting.match for meeting in meetings if meeting.share is None]
    columns = (MATCHES.c.id, MATCHES.c.outcome, MATCHES.c.seed, MATCHES.c.fairness)
    rows = await storage.rows(select(*columns).where(MATCHES.c.id.in_(names))) if names else []
    found = {row.id: row for row in rows}
    waited = datetime.now(UTC) - datetime.fromisoformat(tournament.state.began)
    is_late = waited > timedelta(minutes=tournament.state.minutes)
    after = [
        meeting if meeting.share is not None else _settled(meeting, found.get(meeting.match), waited, is_late)
        for meeting in meetings
    ]
    news = [now for before, now in zip(meetings, after, strict=True) if now != before and now.match in found]
    undealt = [(meeting, found[meeting.match]) for meeting in news if not found[meeting.match].seed]
    absent = [player for meeting, row in undealt for player in _absent(meeting, row)]
    return Results(tuple(after), frozenset(absent), tuple([row.id for _, row in undealt]))


def _settled(meeting: Meeting, row: Row[Any] | None, waited: timedelta, is_late: bool) -> Meeting:
    """Returns a meeting with what came of it, if that can be said."""
    if row is None:
        return msgspec.structs.replace(meeting, share=LOST, lost_by_both=True)
    if row.outcome is not None:
        outcome = msgspec.json.decode(row.outcome, type=Outcome)
        share = DRAWN if outcome.is_draw(2) else WON if 0 in outcome.winners else LOST
        return msgspec.structs.replace(meeting, share=share)
    if row.seed:
        return msgspec.structs.replace(meeting, share=DRAWN) if is_late else meeting
    if not is_late and waited < ABSENT_AFTER:
        return meeting
    absent = _absent(meeting, row)
    if len(absent) != 1:
        return msgspec.structs.replace(meeting, share=LOST, lost_by_both=True)
    return msgspec.structs.replace(meeting, share=LOST if absent == [meeting.one] else WON)


def _absent(meeting: Meeting, row: Row[Any]) -> list[str]:
    """Returns who has not come to a table before its cards were dealt."""
    entropies = msgspec.json.decode(row.fairness, type=FairShuffle).entropies
    return [player for player, said in zip((meeting.one, meeting.other), entropies, strict=True) if not said]
