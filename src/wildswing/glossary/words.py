"""The words of a game, by the alphabet."""

from wildswing.glossary.entry import Entry, Explained, tell
from wildswing.kernel.game import AnyGame


def glossary_of(game: AnyGame) -> list[Explained]:
    """Returns the words of a game by the alphabet, in the language that is spoken now."""
    return sorted([tell(entry) for entry in entries_of(game)], key=lambda told: told.name.casefold())


def entries_of(game: AnyGame) -> tuple[Entry, ...]:
    """Returns the words as a game offers them."""
    return game.facets.load("glossary", tuple) or ()
