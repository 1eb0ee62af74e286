"""The lobby over HTTP: who waits, joining, a quick match, who plays; and the matches of a person."""

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from wildswing.server.doors.callers import address_of
from wildswing.server.doors.http.bodies import Strict
from wildswing.server.doors.http.known import (
    Asked,
    allow,
    bearer,
    known_person,
    people_of,
    person_of,
    referee_of,
    tokens_for,
)
from wildswing.server.doors.languages import language_of
from wildswing.server.people import past
from wildswing.server.people.messages import Played, QuickWish, Running, Waiting
from wildswing.server.protocol import GuestSeat, JoinWish
from wildswing.server.referee.lobby import Lobby
from wildswing.server.referee.running import Runners

ANYTHING = JoinWish()
"""What joins without saying more, as bots do."""


@get("/api/lobby")
async def lobby(request: Asked) -> list[Waiting]:
    """Lists the matches that wait for anybody to join, the oldest first."""
    allow(request, "look")
    return await _lobby(request).waiting(await known_person(request))


@post("/api/lobby/{match_id:str}/seats", dto=Strict[JoinWish], return_dto=None)
async def join_listed(request: Asked, match_id: FromPath[str], data: JSONBody[JoinWish] = ANYTHING) -> GuestSeat:
    """Gives the first open seat of a match in the lobby to whoever calls, with what is brought to it."""
    allow(request, "wish")
    person = await known_person(request)
    return await _lobby(request).join(match_id, data, person, tokens_for(request, person))


@delete("/api/lobby/{match_id:str}")
async def withdraw(request: Asked, match_id: FromPath[str]) -> None:
    """Takes a match back that nobody has joined, for the holder of its only seat."""
    allow(request, "wish")
    await _lobby(request).withdraw(match_id, bearer(request))


@post("/api/quick", dto=Strict[QuickWish], return_dto=None)
async def quick(request: Asked, data: JSONBody[QuickWish]) -> GuestSeat:
    """Joins whoever has waited longest for a match of a game on the same terms, or waits for somebody."""
    allow(request, "wish")
    allow(request, "list")
    person = await known_person(request)
    tokens = tokens_for(request, person)
    return await _lobby(request).quick(data, person, address_of(request), tokens)


@get("/api/running")
async def running(request: Asked) -> list[Running]:
    """Lists the matches from the lobby that are played now, the newest first, as whoever watches sees them."""
    allow(request, "look")
    runners: Runners = request.app.state["runners"]
    followed = await people_of(request).ties.followed_by(await known_person(request))
    return await runners.shown(language_of(request.headers), followed)


@get("/api/me/matches")
async def my_matches(request: Asked) -> list[Played]:
    """Lists the matches of a person that go on, the newest first."""
    allow(request, "look")
    return await past.running(referee_of(request).storage, await person_of(request))


@get("/api/me/history")
async def my_history(request: Asked) -> list[Played]:
    """Lists the matches of a person that are over, the newest first."""
    allow(request, "look")
    return await past.finished(referee_of(request).storage, await person_of(request))


HANDLERS = [lobby, join_listed, withdraw, quick, running, my_matches, my_history]


def _lobby(request: Asked) -> Lobby:
    found: Lobby = request.app.state["lobby"]
    return found
