"""Matches for everybody who has their link, over HTTP: before one is watched, its replay, and a rematch after it."""

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody

from wildswing.server.doors.callers import address_of
from wildswing.server.doors.http.bodies import Strict
from wildswing.server.doors.http.known import Asked, allow, bearer, referee_of
from wildswing.server.doors.languages import language_of
from wildswing.server.protocol import NextWish, NotationWish, Watchable
from wildswing.server.referee.rematches import NOTHING, RematchWish
from wildswing.server.telling.retelling import TurningPoint
from wildswing.server.telling.telling import watchable_of

FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable", "Vary": "Accept-Language"}
"""How long what no longer changes may be kept."""

LONGEST = 262_144
"""Bytes of the longest notation that is read: each of its letters may take four."""


@get("/api/matches/{match_id:str}/watch")
async def watchable(request: Asked, match_id: FromPath[str]) -> Watchable:
    """Says what is played in a match that somebody wants to watch."""
    allow(request, "look")
    room = await referee_of(request).rooms.find(match_id)
    return watchable_of(room)


@get("/api/matches/{match_id:str}/replay")
async def replay(request: Asked, match_id: FromPath[str]) -> Response[bytes]:
    """Tells a match that is over from its beginning, with all cards open."""
    allow(request, "replay")
    found = await referee_of(request).replays.find(match_id, language_of(request.headers))
    return Response(msgspec.json.encode(found), media_type=MediaType.JSON, headers=FOR_EVER)


@get("/api/matches/{match_id:str}/notation")
async def notation(request: Asked, match_id: FromPath[str]) -> Response[str]:
    """Gives a match that is over, written down."""
    allow(request, "replay")
    return Response(await referee_of(request).notation(match_id), media_type=MediaType.TEXT)


@post("/api/replays", dto=Strict[NotationWish], return_dto=None, status_code=200, request_max_body_size=LONGEST)
async def replay_of_notation(request: Asked, data: JSONBody[NotationWish]) -> Response[bytes]:
    """Tells the match of a notation from its beginning, or says which line does not fit."""
    allow(request, "replay")
    found = await referee_of(request).replays.read(data.notation, language_of(request.headers))
    return Response(found, media_type=MediaType.JSON)


@get("/api/matches/{match_id:str}/turning-point")
async def turning_point(request: Asked, match_id: FromPath[str]) -> TurningPoint | None:
    """Says after which answer the chances changed most in a match that is over: by its analysis, or by a guess."""
    allow(request, "replay")
    referee = referee_of(request)
    searched = await referee.analyses.turn(match_id)
    return await referee.replays.turning_point(match_id, language_of(request.headers), searched)


@post("/api/matches/{match_id:str}/rematch", dto=Strict[NextWish], return_dto=None)
async def rematch(request: Asked, match_id: FromPath[str], data: JSONBody[NextWish] = NOTHING) -> RematchWish:
    """Notes that the holder of a seat wants to play again; when all do, gives the same seat in a new match."""
    allow(request, "wish")
    referee = referee_of(request)
    token = bearer(request)
    room, seat = await referee.find(match_id, token)
    return await referee.rematches.wish(room, seat, token, address_of(request), data)


HANDLERS = [watchable, replay, notation, replay_of_notation, turning_point, rematch]
