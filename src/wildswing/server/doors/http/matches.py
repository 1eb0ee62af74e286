"""Matches over HTTP: beginning one, taking a seat in it, and what the holder of a seat may ask."""

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from wildswing.server.doors.callers import address_of
from wildswing.server.doors.http.bodies import Strict
from wildswing.server.doors.http.known import Asked, allow, bearer, known_person, person_of, referee_of, tokens_for
from wildswing.server.protocol import GuestSeat, MatchStanding, MatchWish, SeatWish


@post("/api/matches", dto=Strict[MatchWish], return_dto=None)
async def begin_match(request: Asked, data: JSONBody[MatchWish]) -> GuestSeat:
    """Starts a match; the seats that are taken belong to whoever is signed in."""
    allow(request, "wish")
    if data.listed:
        allow(request, "list")
    return await referee_of(request).begin(data, await known_person(request), address_of(request))


@post("/api/matches/{match_id:str}/seats", dto=Strict[SeatWish], return_dto=None)
async def join_match(request: Asked, match_id: FromPath[str], data: JSONBody[SeatWish]) -> GuestSeat:
    """Gives an open seat to somebody who is invited."""
    allow(request, "wish")
    person = await known_person(request)
    return await referee_of(request).join(match_id, data, person, tokens_for(request, person))


@post("/api/matches/{match_id:str}/return")
async def come_back(request: Asked, match_id: FromPath[str]) -> GuestSeat:
    """Gives somebody who is signed in the own seat anew; the token for it until now opens nothing any more."""
    allow(request, "wish")
    return await referee_of(request).give_back(match_id, await person_of(request))


@get("/api/matches/{match_id:str}")
async def match_standing(request: Asked, match_id: FromPath[str]) -> MatchStanding:
    """Says how a match stands, to the holder of a seat."""
    allow(request, "look")
    room, seat = await referee_of(request).find(match_id, bearer(request))
    return MatchStanding(match_id, room.game.name, seat, room.outcome is not None)


@get("/api/matches/{match_id:str}/record")
async def match_file(request: Asked, match_id: FromPath[str]) -> Response[bytes]:
    """Gives the file of a match that is over."""
    allow(request, "replay")
    return Response(await referee_of(request).record(match_id), media_type="application/jsonl")


HANDLERS = [begin_match, join_match, come_back, match_standing, match_file]
