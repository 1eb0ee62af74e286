"""The rulebooks of games, a page for each, whose statements can be linked to; and the page where there is none."""

from html import escape

from litestar import MediaType, Response, get
from litestar.params import FromPath, FromQuery

from wildswing.kernel.registry import find_game
from wildswing.rulebook.page import framed, page_of, style
from wildswing.server.doors.http.compressed import COMPRESSED
from wildswing.texts import say, speaking
from wildswing.texts.catalogues import LANGUAGES, catalogue_of

STYLE = "/rules/style.css"
CSS = "text/css"
HEAD = f'<link rel="stylesheet" href="{STYLE}">'


@get("/rules/{game:str}", media_type=MediaType.HTML, sync_to_thread=True, middleware=COMPRESSED)
def rules(game: FromPath[str], language: FromQuery[str] = "en") -> str:
    """Returns the rules of a game as a page."""
    spoken = language if language in LANGUAGES else "en"
    with speaking(catalogue_of(spoken)):
        return page_of(find_game(game), spoken, HEAD, back())


def nothing(said: str, language: str) -> str:
    """Returns the page at an address where there is none, in the language that is spoken: it says so."""
    heading = escape(say("There is nothing here"))
    body = f"<main>\n<h1>{heading}</h1>\n<p>{escape(said)}</p>\n</main>"
    return framed(heading, language, HEAD, back(), body)


def back() -> str:
    """Returns the way to the page of the table, in the language that is spoken."""
    return f'<a class="back" href="/">{escape(say("Back to the table"))}</a>'


@get(STYLE, sync_to_thread=False, include_in_schema=False)
def rules_style() -> Response[str]:
    """Returns how a rulebook looks."""
    return Response(style(), media_type=CSS)
