"""The words of a game, asked for by the page."""

from litestar import get
from litestar.params import FromPath, FromQuery

from wildswing.glossary.entry import Explained
from wildswing.kernel.registry import find_game
from wildswing.server.doors.explaining import explained
from wildswing.server.doors.http.compressed import COMPRESSED
from wildswing.texts import speaking
from wildswing.texts.catalogues import catalogue_of


@get("/api/games/{game:str}/glossary", sync_to_thread=False, middleware=COMPRESSED)
def glossary(game: FromPath[str], language: FromQuery[str] = "en") -> list[Explained]:
    """Returns what the words of a game mean, in a language."""
    with speaking(catalogue_of(language)):
        return explained(find_game(game))
