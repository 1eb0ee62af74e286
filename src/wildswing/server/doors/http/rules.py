"""The rulebooks of games: a page for each, whose statements can be linked to."""

from html import escape

from litestar import MediaType, Response, get
from litestar.params import FromPath, FromQuery

from wildswing.kernel.registry import find_game
from wildswing.rulebook.page import page_of, style
from wildswing.server.doors.http.compressed import COMPRESSED
from wildswing.texts import say, speaking
from wildswing.texts.catalogues import LANGUAGES, catalogue_of

STYLE = "/rules/style.css"
CSS = "text/css"


@get("/rules/{game:str}", media_type=MediaType.HTML, sync_to_thread=True, middleware=COMPRESSED)
def rules(game: FromPath[str], language: FromQuery[str] = "en") -> str:
    """Returns the rules of a game as a page."""
    spoken = language if language in LANGUAGES else "en"
    with speaking(catalogue_of(spoken)):
        back = f'<a href="/">{escape(say("Back to the table"))}</a>'
        return page_of(find_game(game), spoken, f'<link rel="stylesheet" href="{STYLE}">', back)


@get(STYLE, sync_to_thread=False, include_in_schema=False)
def rules_style() -> Response[str]:
    """Returns how a rulebook looks."""
    return Response(style(), media_type=CSS)
