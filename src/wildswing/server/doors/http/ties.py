"""Whom people follow, block and challenge, over HTTP."""

from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from wildswing.server.doors.callers import address_of
from wildswing.server.doors.http.bodies import Strict
from wildswing.server.doors.http.known import Asked, allow, owner_of, people_of, person_of, referee_of, tokens_for
from wildswing.server.doors.http.lobby import ANYTHING
from wildswing.server.people.messages import BlockWish, Challenge, ChallengeWish, NameWish, Tied
from wildswing.server.people.ties import BLOCKS, FOLLOWS, Ties
from wildswing.server.protocol import GuestSeat, JoinWish
from wildswing.server.referee.challenges import Challenges


@get("/api/me/ties")
async def my_ties(request: Asked) -> Tied:
    """Lists whom a person follows, who follows the person, and whom the person blocks."""
    allow(request, "look")
    return await _ties(request).of((await owner_of(request)).person)


@post("/api/me/follows", dto=Strict[NameWish], return_dto=None, status_code=204)
async def follow(request: Asked, data: JSONBody[NameWish]) -> None:
    """Follows an account."""
    allow(request, "tie")
    await _ties(request).follow((await owner_of(request)).person, data.name)


@delete("/api/me/follows")
async def unfollow(request: Asked, name: FromQuery[str]) -> None:
    """Follows an account no more."""
    allow(request, "tie")
    await _ties(request).end((await owner_of(request)).person, FOLLOWS, name)


@post("/api/me/blocks", dto=Strict[BlockWish], return_dto=None, status_code=204)
async def block(request: Asked, data: JSONBody[BlockWish]) -> None:
    """Wants nothing of an account any more, or of whoever has a seat at a match of one's own."""
    allow(request, "tie")
    person = (await owner_of(request)).person
    if not data.match:
        await _ties(request).block(person, data.name)
        return
    room = await referee_of(request).rooms.find(data.match)
    await _ties(request).block_at(person, room.keepers, data.seat)


@delete("/api/me/blocks")
async def unblock(request: Asked, name: FromQuery[str]) -> None:
    """Blocks an account no more, or a guest by the sign."""
    allow(request, "tie")
    await _ties(request).end((await owner_of(request)).person, BLOCKS, name)


@post("/api/challenges", dto=Strict[ChallengeWish], return_dto=None)
async def challenge(request: Asked, data: JSONBody[ChallengeWish]) -> GuestSeat:
    """Begins a match that waits for an account."""
    allow(request, "wish")
    person = (await owner_of(request)).person
    people_of(request).allow("challenge", person.id)
    return await _challenges(request).send(data, person, address_of(request), tokens_for(request, person))


@get("/api/me/challenges")
async def my_challenges(request: Asked) -> list[Challenge]:
    """Lists the challenges that a person can answer, the oldest first."""
    allow(request, "look")
    return await _challenges(request).open_to(await person_of(request))


@post("/api/me/challenges/{match_id:str}", dto=Strict[JoinWish], return_dto=None)
async def accept(request: Asked, match_id: FromPath[str], data: JSONBody[JoinWish] = ANYTHING) -> GuestSeat:
    """Takes the seat that waits for a person."""
    allow(request, "wish")
    person = await person_of(request)
    return await _challenges(request).accept(match_id, data, person, tokens_for(request, person))


@delete("/api/me/challenges/{match_id:str}")
async def decline(request: Asked, match_id: FromPath[str]) -> None:
    """Says no to a challenge."""
    allow(request, "wish")
    await _challenges(request).decline(match_id, await person_of(request))


HANDLERS = [my_ties, follow, unfollow, block, unblock, challenge, my_challenges, accept, decline]


def _ties(request: Asked) -> Ties:
    return people_of(request).ties


def _challenges(request: Asked) -> Challenges:
    found: Challenges = request.app.state["challenges"]
    return found
