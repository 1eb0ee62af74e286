"""Matches that are over, to study: their analysis, and matches that go on from them, for everybody who has the link.

A study also takes texts that somebody sends along, and looks at every moment of what is tried in it.
"""

from litestar import MediaType, Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from wildswing.server.doors.callers import address_of
from wildswing.server.doors.http.bodies import Strict
from wildswing.server.doors.http.known import Asked, allow, known_person, referee_of
from wildswing.server.doors.languages import language_of
from wildswing.server.protocol import (
    AnalysisWish,
    BranchWish,
    GuestSeat,
    MomentWish,
    PlayWish,
    StudyWish,
    TreeWish,
    ValuesWish,
)
from wildswing.server.referee.analyses import Analysis

PATH = "/api/matches/{match_id:str}/analysis"

VALUES = "/api/studies/values"

LONGEST = 524_288
"""Bytes of the longest request: a text, each of whose letters may take four, and all that was tried."""


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
    return await referee_of(request).analyses.find(match_id, depth, since, language_of(request.headers))


@post("/api/studies", dto=Strict[StudyWish], return_dto=None, status_code=200, request_max_body_size=LONGEST)
async def study(request: Asked, data: JSONBody[StudyWish]) -> Response[bytes]:
    """Opens a match that is over, or a text, to study."""
    allow(request, "study")
    return _json(await referee_of(request).studies.open(data, language_of(request.headers)))


@post("/api/studies/moment", dto=Strict[MomentWish], return_dto=None, status_code=200, request_max_body_size=LONGEST)
async def study_moment(request: Asked, data: JSONBody[MomentWish]) -> Response[bytes]:
    """Tells a moment of a study: what led there, and who is asked what."""
    allow(request, "moment")
    return _json(await referee_of(request).studies.moment(data, language_of(request.headers)))


@post(VALUES, dto=Strict[ValuesWish], return_dto=None, status_code=200, request_max_body_size=LONGEST)
async def study_values(request: Asked, data: JSONBody[ValuesWish]) -> Response[bytes]:
    """Values the answers of a seat at a moment of a study, by what that seat knows."""
    allow(request, "values")
    studies = referee_of(request).studies
    return _json(await studies.values(data, address_of(request), language_of(request.headers)))


@delete(VALUES)
async def stop_values(request: Asked, asker: FromQuery[str]) -> None:
    """Says that what was to be valued is no longer asked for."""
    allow(request, "moment")
    referee_of(request).studies.stop(asker, address_of(request))


@post("/api/studies/notation", dto=Strict[TreeWish], return_dto=None, status_code=200, request_max_body_size=LONGEST)
async def study_notation(request: Asked, data: JSONBody[TreeWish]) -> Response[str]:
    """Writes a study down, with all that was tried as variations."""
    allow(request, "study")
    found = await referee_of(request).studies.notation(data, language_of(request.headers))
    return Response(found, media_type=MediaType.TEXT)


@post("/api/studies/scenario", dto=Strict[MomentWish], return_dto=None, status_code=200, request_max_body_size=LONGEST)
async def study_scenario(request: Asked, data: JSONBody[MomentWish]) -> Response[str]:
    """Writes a moment of a study down as a scenario of its game."""
    allow(request, "study")
    found = await referee_of(request).studies.scenario(data, language_of(request.headers))
    return Response(found, media_type=MediaType.TEXT)


@post("/api/studies/match", dto=Strict[PlayWish], return_dto=None, request_max_body_size=LONGEST)
async def play_on(request: Asked, data: JSONBody[PlayWish]) -> GuestSeat:
    """Starts a match that goes on from a moment of a study."""
    allow(request, "wish")
    person, language = await known_person(request), language_of(request.headers)
    return await referee_of(request).play_on(data, person, address_of(request), language)


def _json(found: bytes) -> Response[bytes]:
    return Response(found, media_type=MediaType.JSON)


HANDLERS = [
    study,
    study_moment,
    study_values,
    stop_values,
    study_notation,
    study_scenario,
    play_on,
    analysis,
    analyse,
    stop_analysis,
    branch,
]
