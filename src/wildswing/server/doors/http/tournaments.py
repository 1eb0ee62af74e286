"""Tournaments over HTTP: the list, holding one, taking part, and the standings as a page or a file."""

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from wildswing.server.doors.http.bodies import Strict
from wildswing.server.doors.http.known import Asked, allow, known_person, owner_of, person_of, referee_of
from wildswing.server.keeping.tournaments import Tournament
from wildswing.server.people.tournament_messages import EntryWish, TournamentLine, TournamentTold, TournamentWish
from wildswing.server.referee import tournament_tables as tables
from wildswing.server.referee.tournaments import Tournaments

MYSELF = EntryWish()
"""What somebody says who only wants to take part."""


@get("/api/tournaments")
async def tournaments(request: Asked) -> list[TournamentLine]:
    """Lists the tournaments that go on, and the last that are over."""
    allow(request, "look")
    return await tables.listed(_held(request), referee_of(request).storage, await known_person(request))


@post("/api/tournaments", dto=Strict[TournamentWish], return_dto=None)
async def open_tournament(request: Asked, data: JSONBody[TournamentWish]) -> TournamentTold:
    """Opens a tournament, for somebody with an account."""
    allow(request, "tournament")
    caller = await owner_of(request)
    return await _told(request, await _held(request).open(data, caller.person))


@get("/api/tournaments/{tournament_id:str}")
async def tournament(request: Asked, tournament_id: FromPath[str]) -> TournamentTold:
    """Tells all of a tournament, with the results that are known by now."""
    allow(request, "look")
    return await _told(request, await _held(request).looked_at(tournament_id))


@get("/api/tournaments/{tournament_id:str}/standings.csv")
async def standings_csv(request: Asked, tournament_id: FromPath[str]) -> Response[bytes]:
    """Gives the standings with all results, for a spreadsheet."""
    allow(request, "replay")
    table = await _told(request, await _held(request).looked_at(tournament_id))
    return _file(tables.as_csv(table).encode(), "text/csv", f"{tournament_id}.csv")


@get("/api/tournaments/{tournament_id:str}/standings.json")
async def standings_json(request: Asked, tournament_id: FromPath[str]) -> Response[bytes]:
    """Gives all of a tournament, as a file."""
    allow(request, "replay")
    table = await _told(request, await _held(request).looked_at(tournament_id))
    return _file(msgspec.json.encode(table), "application/json", f"{tournament_id}.json")


@post("/api/tournaments/{tournament_id:str}/entrants", dto=Strict[EntryWish], return_dto=None)
async def enter(request: Asked, tournament_id: FromPath[str], data: JSONBody[EntryWish] = MYSELF) -> TournamentTold:
    """Lets whoever calls take part, or a machine if it is the host who calls."""
    allow(request, "wish")
    return await _told(request, await _held(request).enter(tournament_id, data, await person_of(request)))


@post("/api/tournaments/{tournament_id:str}/check-in")
async def check_in(request: Asked, tournament_id: FromPath[str]) -> TournamentTold:
    """Notes that whoever calls is there."""
    allow(request, "wish")
    return await _told(request, await _held(request).check_in(tournament_id, await person_of(request)))


@delete("/api/tournaments/{tournament_id:str}/entrants", status_code=200)
async def leave(request: Asked, tournament_id: FromPath[str], place: FromQuery[int | None] = None) -> TournamentTold:
    """Lets whoever calls leave, or the host send away who has a place among those who take part."""
    allow(request, "wish")
    person = await person_of(request)
    wanted = None if place is None else max(0, place)
    return await _told(request, await _held(request).leave(tournament_id, person, wanted))


@post("/api/tournaments/{tournament_id:str}/start")
async def start(request: Asked, tournament_id: FromPath[str]) -> TournamentTold:
    """Begins the first round, for the host."""
    allow(request, "wish")
    return await _told(request, await _held(request).start(tournament_id, await person_of(request)))


@delete("/api/tournaments/{tournament_id:str}", status_code=200)
async def call_off(request: Asked, tournament_id: FromPath[str]) -> TournamentTold:
    """Ends a tournament before its time, for the host."""
    allow(request, "wish")
    return await _told(request, await _held(request).call_off(tournament_id, await person_of(request)))


HANDLERS = [
    tournaments,
    open_tournament,
    tournament,
    standings_csv,
    standings_json,
    enter,
    check_in,
    leave,
    start,
    call_off,
]


def _held(request: Asked) -> Tournaments:
    found: Tournaments = request.app.state["tournaments"]
    return found


async def _told(request: Asked, found: Tournament) -> TournamentTold:
    return await tables.told(_held(request), found, await known_person(request))


def _file(content: bytes, media_type: str, name: str) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=media_type, headers=headers)
