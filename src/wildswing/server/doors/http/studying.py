"""Matches that are over, to study: their analysis, and matches that go on from them, for everybody who has the link."""

from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from wildswing.kernel.errors import WildswingError
from wildswing.server.doors.callers import address_of
from wildswing.server.doors.http.bodies import Strict
from wildswing.server.doors.http.known import Asked, allow, known_person, referee_of
from wildswing.server.doors.languages import language_of
from wildswing.server.protocol import DEEPEST, AnalysisWish, BranchWish, GuestSeat
from wildswing.server.referee.analyses import Analysis
from wildswing.texts import say

PATH = "/api/matches/{match_id:str}/analysis"


@get(PATH)
async def analysis(
    request: Asked, match_id: FromPath[str], depth: FromQuery[int] = 1, since: FromQuery[int] = 0
) -> Analysis:
    """Says how far the analysis of a match is, and what was found since a decision."""
    allow(request, "study")
    return await _found(request, match_id, depth, since)


@post(PATH, dto=Strict[AnalysisWish], return_dto=None, status_code=200)
async def analyse(request: Asked, match_id: FromPath[str], data: JSONBody[AnalysisWish]) -> Analysis:
    """Has a match that is over analysed, from where that was left off."""
    allow(request, "analysis")
    await referee_of(request).analyses.begin(match_id, data.depth, address_of(request))
    return await _found(request, match_id, data.depth, 0)


@delete(PATH, status_code=200)
async def stop_analysis(request: Asked, match_id: FromPath[str], depth: FromQuery[int] = 1) -> Analysis:
    """Stops an analysis, unless somebody else waits for it too; what was found is kept."""
    allow(request, "study")
    referee_of(request).analyses.stop(match_id, depth, address_of(request))
    return await _found(request, match_id, depth, 0)


@post("/api/matches/{match_id:str}/branch", dto=Strict[BranchWish], return_dto=None)
async def branch(request: Asked, match_id: FromPath[str], data: JSONBody[BranchWish]) -> GuestSeat:
    """Starts a match that goes on from a place in one that is over."""
    allow(request, "wish")
    return await referee_of(request).branch(match_id, data, await known_person(request), address_of(request))


async def _found(request: Asked, match_id: str, depth: int, since: int) -> Analysis:
    if not 1 <= depth <= DEEPEST or since < 0:
        raise WildswingError(say("The depth goes from 1 to {most}, and decisions are counted from 0.", most=DEEPEST))
    return await referee_of(request).analyses.find(match_id, depth, since, language_of(request.headers))


HANDLERS = [analysis, analyse, stop_analysis, branch]
