"""The words of a game, asked for by the page."""

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from wildswing.glossary.entry import Explained
from wildswing.glossary.words import glossary_of
from wildswing.kernel.registry import find_game
from wildswing.rulebook.facet import Rulebook
from wildswing.server.doors.http.compressed import COMPRESSED
from wildswing.texts import speaking
from wildswing.texts.catalogues import catalogue_of


@get("/api/games/{game:str}/glossary", sync_to_thread=False, middleware=COMPRESSED)
def glossary(game: FromPath[str], language: FromQuery[str] = "en") -> list[Explained]:
    """Returns what the words of a game mean, in a language."""
    with speaking(catalogue_of(language)):
        played = find_game(game)
        return _linked(glossary_of(played), played.facets.load("rulebook", Rulebook))


def _linked(words: list[Explained], book: Rulebook | None) -> list[Explained]:
    if book is None:
        return words
    told = book.ids()
    first = [next((one for one in word.rules if one in told), "") for word in words]
    return [msgspec.structs.replace(word, read=read) for word, read in zip(words, first, strict=True)]
