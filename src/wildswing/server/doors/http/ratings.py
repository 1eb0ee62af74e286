"""Ratings over HTTP: who is best, what a match has done to them, and what everybody may know of a person."""

from litestar import get
from litestar.params import FromPath, FromQuery

from wildswing.server.doors.http.known import Asked, allow, known_person, people_of, referee_of
from wildswing.server.people import ranking
from wildswing.server.people.messages import Leaderboard, Profile, RatingChange
from wildswing.server.people.profiles import profile_of


@get("/api/ratings/{game:str}")
async def leaderboard(request: Asked, game: FromPath[str], brought: FromQuery[str] = "") -> Leaderboard:
    """Lists the best in a game, or with one of the things that are brought to it."""
    allow(request, "look")
    return await ranking.best_of(referee_of(request).storage, game, brought, await known_person(request))


@get("/api/matches/{match_id:str}/ratings")
async def rating_changes(request: Asked, match_id: FromPath[str]) -> list[RatingChange]:
    """Says what a match that is over has done to the ratings of those at its seats."""
    allow(request, "look")
    return await ranking.changes_by(referee_of(request).storage, match_id)


@get("/api/people")
async def profile(request: Asked, name: FromQuery[str]) -> Profile:
    """Tells what everybody may know of an account."""
    allow(request, "look")
    asking = await known_person(request)
    return await profile_of(referee_of(request).storage, people_of(request).persons, name, asking)


HANDLERS = [leaderboard, rating_changes, profile]
