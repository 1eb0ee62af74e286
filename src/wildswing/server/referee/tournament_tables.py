"""What everybody is told of a tournament, on the page and as a file."""

import csv
from io import StringIO

import msgspec

from wildswing.kernel.registry import find_game
from wildswing.pairing.meetings import Meeting
from wildswing.pairing.standings import standings
from wildswing.server.basics.names import isolated
from wildswing.server.keeping import tournaments as kept
from wildswing.server.keeping.storage import Storage
from wildswing.server.keeping.tournaments import Entrant, Tournament
from wildswing.server.people.person import Person
from wildswing.server.people.tournament_messages import Contestant, Met, Placed, TournamentLine, TournamentTold
from wildswing.server.referee.tournaments import Tournaments, is_here
from wildswing.texts import say

FORMULAS = ("=", "+", "-", "@")
"""With what a cell begins that a spreadsheet would compute."""


async def listed(tournaments: Tournaments, storage: Storage, person: Person | None) -> list[TournamentLine]:
    """Lists the tournaments that go on, and the last that are over."""
    found = await kept.newest(storage)
    hosts = await tournaments.people({tournament.host for tournament in found})
    return [_line(one, hosts, person) for one in found]


async def told(tournaments: Tournaments, tournament: Tournament, person: Person | None) -> TournamentTold:
    """Tells all of a tournament."""
    state = tournament.state
    people = await tournaments.people({tournament.host, *[entrant.id for entrant in state.entrants]})
    names = {entrant.id: _name(entrant, people) for entrant in state.entrants}
    mine = "" if person is None else person.id
    meetings = tuple([tuple([_met(meeting, names, mine) for meeting in one]) for one in state.rounds])
    playing = [one.match for one in meetings[-1] if one.is_mine and one.points is None] if meetings else []
    return TournamentTold(
        **msgspec.structs.asdict(_line(tournament, people, person)),
        minutes=state.minutes,
        edition=state.edition,
        is_host=tournament.host == mine,
        entrants=tuple([_player(entrant, names, mine) for entrant in state.entrants]),
        standings=_placed(tournament, names, mine),
        meetings=meetings,
        match=playing[0] if playing else "",
        is_over=state.phase in {"over", "called off"},
    )


def as_csv(table: TournamentTold) -> str:
    """Returns the standings with what each did in each round, for a spreadsheet."""
    written = StringIO()
    sheet = csv.writer(written)
    rounds = [f"round {number}" for number in range(1, len(table.meetings) + 1)]
    sheet.writerow(["place", "player", "machine", "points", "buchholz", "sonneborn-berger", "played", *rounds])
    for line in table.standings:
        results = [_result_of(line.name, one) for one in table.meetings]
        numbers = [f"{number:g}" for number in (line.points, line.buchholz, line.sonneborn_berger)]
        row = [str(line.place), line.name, "yes" if line.is_machine else "no", *numbers, str(line.played), *results]
        sheet.writerow([_harmless(cell) for cell in row])
    return written.getvalue()


def _line(tournament: Tournament, people: dict[str, Person], person: Person | None) -> TournamentLine:
    state = tournament.state
    host = people.get(tournament.host)
    return TournamentLine(
        id=tournament.id,
        name=isolated(tournament.name),
        game=tournament.game,
        title=find_game(tournament.game).title,
        host=say("Somebody") if host is None else isolated(host.name),
        phase=state.phase,
        opened=tournament.created,
        players=len([entrant for entrant in state.entrants if not entrant.gone]),
        round=len(state.rounds),
        rounds=state.planned,
        terms=state.terms,
        is_mine=person is not None and person.id in {tournament.host, *[entrant.id for entrant in state.entrants]},
    )


def _name(entrant: Entrant, people: dict[str, Person]) -> str:
    if entrant.agent:
        _, level, number = entrant.id.split(":")
        return f"{level} {number}"
    person = people.get(entrant.id)
    if person is None:
        return say("Somebody")
    return say("{name} (guest)", name=isolated(person.name)) if person.is_guest else isolated(person.name)


def _player(entrant: Entrant, names: dict[str, str], mine: str) -> Contestant:
    return Contestant(
        name=names[entrant.id],
        is_machine=bool(entrant.agent),
        brings=entrant.brings,
        here=is_here(entrant),
        gone=entrant.gone,
        is_me=entrant.id == mine,
    )


def _placed(tournament: Tournament, names: dict[str, str], mine: str) -> tuple[Placed, ...]:
    state = tournament.state
    entrants = {entrant.id: entrant for entrant in state.entrants}
    lines = standings(list(entrants), [meeting for one in state.rounds for meeting in one])
    return tuple(
        [
            Placed(
                place=place,
                name=names[line.player],
                is_machine=bool(entrants[line.player].agent),
                is_me=line.player == mine,
                points=line.points,
                buchholz=line.buchholz,
                sonneborn_berger=line.sonneborn_berger,
                played=line.played,
                gone=entrants[line.player].gone,
            )
            for place, line in enumerate(lines, 1)
        ]
    )


def _met(meeting: Meeting, names: dict[str, str], mine: str) -> Met:
    shares = [share for _, _, share in meeting.shares()]
    points = None if not shares else (shares[0], shares[1] if len(shares) > 1 else 0.0)
    is_mine = mine in {meeting.one, meeting.other} - {""}
    return Met(names[meeting.one], names.get(meeting.other, ""), points, meeting.match, is_mine)


def _result_of(name: str, meetings: tuple[Met, ...]) -> str:
    for met in meetings:
        if name in {met.one, met.other}:
            points = "" if met.points is None else f" {met.points[name == met.other]:g}"
            return (met.other if name == met.one else met.one or "") + points if met.other else f"bye{points}"
    return ""


def _harmless(cell: str) -> str:
    return f"'{cell}" if cell.startswith(FORMULAS) else cell
