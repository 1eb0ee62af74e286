"""The web application: the page, a few questions over HTTP, and the lines of the pages at their seats."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.types import ControllerRouterHandler

from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.troubles import called_by
from wildswing.server.doors.callers import HERE, ForeignPage, Names, log_caller
from wildswing.server.doors.counts import Counts, count_answer
from wildswing.server.doors.headers import add_headers
from wildswing.server.doors.http import (
    accounts,
    health,
    lobby,
    matches,
    order,
    people,
    puzzling,
    ratings,
    studying,
    talk,
    ties,
    tournaments,
    watching,
)
from wildswing.server.doors.http.bodies import Strict
from wildswing.server.doors.http.compressed import COMPRESSED
from wildswing.server.doors.http.glossary import glossary
from wildswing.server.doors.http.known import Asked, NotForBots, People, add_cookies, allow, check_request, referee_of
from wildswing.server.doors.http.page import page_handler, picture_file
from wildswing.server.doors.http.rules import nothing, rules, rules_style
from wildswing.server.doors.http.schema import described
from wildswing.server.doors.languages import language_of, speak_with_caller
from wildswing.server.doors.lines import Lines, play_match, watch_match
from wildswing.server.doors.statuses import STATUS_AT_MATCHES
from wildswing.server.people.accounts import Banned, NeedsCode, NotYours, UnknownPerson
from wildswing.server.people.persons import NotSignedIn, TakenName
from wildswing.server.people.reports import UnknownReport
from wildswing.server.people.roles import NoRole, RegistrationClosed
from wildswing.server.people.sessions import UnknownBot, UnknownSession
from wildswing.server.people.ties import NeedsAccount, NotWelcome
from wildswing.server.protocol import Failure, GameOffer, TextWish
from wildswing.server.referee.challenges import Challenges
from wildswing.server.referee.house import House
from wildswing.server.referee.lobby import Lobby, NotWaiting
from wildswing.server.referee.running import Runners
from wildswing.server.referee.talk import Muted, Talking
from wildswing.server.referee.tournaments import NotNow, NotTheHost, Tournaments, UnknownTournament
from wildswing.server.telling.offers import offers, with_results
from wildswing.texts import say, speaking, text, translated
from wildswing.texts.catalogues import catalogue_of

LOG = logging.getLogger(__name__)

LONGEST_WISH = 32_768
"""Bytes of the longest wish for a match."""

STATUS = {
    **STATUS_AT_MATCHES,
    NotSignedIn: 401,
    Banned: 403,
    ForeignPage: 403,
    Muted: 403,
    NeedsAccount: 403,
    NoRole: 403,
    NotForBots: 403,
    NotTheHost: 403,
    NotYours: 403,
    RegistrationClosed: 403,
    UnknownBot: 404,
    UnknownPerson: 404,
    UnknownReport: 404,
    UnknownSession: 404,
    UnknownTournament: 404,
    NotNow: 409,
    NotWaiting: 409,
    NotWelcome: 409,
    TakenName: 409,
    NeedsCode: 428,
}
"""With which status an error is answered; any other mistake of the caller is a 400."""

SENTENCES = {
    404: text("There is nothing at {path}; the page of the table is at /."),
    405: text("{path} cannot be asked with {method}."),
    413: text("A wish for a match has at most {most} bytes; this one is longer."),
}
"""What to say when a request fits nothing here, by its status."""


def state_of(referee: House, names: Names) -> State:
    """Returns all that differs from table to table."""
    lobby = Lobby(referee)
    return State(
        {
            "referee": referee,
            "lines": Lines(referee),
            "people": People(referee.storage, referee.works),
            "lobby": lobby,
            "challenges": Challenges(referee, lobby),
            "talking": Talking(referee),
            "runners": Runners(referee),
            "tournaments": Tournaments(referee),
            "names": names,
            "counts": Counts(),
        }
    )


def make_app(referee: House, page: Path | None, names: Names = HERE) -> Litestar:
    """Returns the application, to be called by certain names; without a page only HTTP and websockets are answered."""
    handlers: list[ControllerRouterHandler] = [*HANDLERS, *health.HANDLERS, picture_file, play_match, watch_match]
    if page is not None:
        handlers.append(page_handler(page))
    return Litestar(
        handlers,
        state=state_of(referee, names),
        exception_handlers={WildswingError: _explain, HTTPException: _explain_http, Exception: _explain_mistake},
        middleware=[log_caller, speak_with_caller],
        before_request=check_request,
        before_send=[add_headers, add_cookies, count_answer],
        request_max_body_size=LONGEST_WISH,
        logging_config=None,
        openapi_config=described(),
    )


@get("/api/games", middleware=COMPRESSED)
async def games(state: State) -> list[GameOffer]:
    """Returns the games there are, with the best results of those for one player."""
    scores = await _referee(state).best_results()
    return with_results(await asyncio.to_thread(offers), scores)


@get("/api/games/{game:str}/sheet", sync_to_thread=True, middleware=COMPRESSED)
def sheet(state: State, game: FromPath[str], name: FromQuery[str]) -> Any:
    """Returns all about one of the choices of a game."""
    return _referee(state).sheet(game, name)


@post("/api/games/{game:str}/texts", dto=Strict[TextWish], return_dto=None)
async def read_text(request: Asked, game: FromPath[str], data: JSONBody[TextWish]) -> Any:
    """Reads a thing of somebody's own making, such as a fighter, and says what is wrong with it, or what it is."""
    allow(request, "text")
    return await asyncio.to_thread(referee_of(request).read_text, game, data)


PARTS = (matches, people, accounts, lobby, watching, studying, puzzling, ratings, ties, talk, tournaments, order)

HANDLERS = [
    games,
    sheet,
    read_text,
    glossary,
    rules,
    rules_style,
    *[handler for part in PARTS for handler in part.HANDLERS],
]
"""All that is asked over HTTP."""


def _referee(state: State) -> House:
    found: House = state["referee"]
    return found


# --- Errors ---


def _failure(request: Request[Any, Any, Any], sentence: str, status: int) -> Response[Any]:
    """Answers a program with the sentence, and a person who came to an address with a page that says it."""
    if "text/html" in request.headers.get("Accept", "") and not request.url.path.startswith("/api/"):
        return Response(nothing(sentence, language_of(request.headers)), status_code=status, media_type=MediaType.HTML)
    return Response(Failure(sentence), status_code=status, media_type=MediaType.JSON)


@contextmanager
def _speaking_to(request: Request[Any, Any, Any]) -> Iterator[None]:
    """Answers a request that came no further than here: in its language, and with its address in the log."""
    client = request.client
    with called_by("" if client is None else client.host), speaking(catalogue_of(language_of(request.headers))):
        yield


def _explain(request: Request[Any, Any, Any], error: WildswingError) -> Response[Any]:
    with _speaking_to(request):
        LOG.warning("%s %s was refused: %s", request.method, request.url.path, error)
        failure = _failure(request, error.told, STATUS.get(type(error), 400))
    if failure.status_code in {429, 503}:
        failure.headers["Retry-After"] = str(getattr(error, "wait", 1))
    return failure


def _explain_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    sentence = SENTENCES.get(error.status_code, text("{method} {path} cannot be answered."))
    with _speaking_to(request):
        said = translated(sentence, method=request.method, path=request.url.path, most=LONGEST_WISH)
        return _failure(request, said, error.status_code)


def _explain_mistake(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    with _speaking_to(request):
        LOG.error("%s %s failed, since Wildswing made a mistake", request.method, request.url.path, exc_info=error)
        said = say("Wildswing made a mistake ({mistake}); the table's log says more.", mistake=type(error).__name__)
        return _failure(request, said, 500)
