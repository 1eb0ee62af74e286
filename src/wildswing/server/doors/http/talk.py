"""What people at a match say to each other, over HTTP; it is heard over their lines."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from wildswing.server.doors.http.bodies import Strict
from wildswing.server.doors.http.known import Asked, allow, bearer, people_of, referee_of
from wildswing.server.people.messages import SayWish, Talked
from wildswing.server.referee.talk import Talking


@post("/api/matches/{match_id:str}/said", dto=Strict[SayWish], return_dto=None, status_code=204)
async def say_there(request: Asked, match_id: FromPath[str], data: JSONBody[SayWish]) -> None:
    """Says a phrase, or words of one's own, to the others at a match; for the holder of a seat."""
    allow(request, "say")
    room, seat = await referee_of(request).find(match_id, bearer(request))
    people_of(request).allow("say at a seat", f"{room.id} {seat}")
    await _talking(request).say(room, seat, data)


@get("/api/matches/{match_id:str}/said")
async def said_there(request: Asked, match_id: FromPath[str]) -> Talked:
    """Lists what the holder of a seat has heard and said, and whether words of one's own may be used."""
    allow(request, "look")
    room, seat = await referee_of(request).find(match_id, bearer(request))
    return await _talking(request).heard_at(room, seat)


HANDLERS = [say_there, said_there]


def _talking(request: Asked) -> Talking:
    found: Talking = request.app.state["talking"]
    return found
