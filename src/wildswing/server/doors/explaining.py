"""The words of a game, each with the place in the rulebook that tells of it."""

import msgspec

from wildswing.glossary.entry import Explained
from wildswing.glossary.words import glossary_of
from wildswing.kernel.game import AnyGame
from wildswing.rulebook.facet import Rulebook


def explained(game: AnyGame) -> list[Explained]:
    """Returns what the words of a game mean, in the language that is spoken now."""
    return _linked(glossary_of(game), game.facets.load("rulebook", Rulebook))


def _linked(words: list[Explained], book: Rulebook | None) -> list[Explained]:
    if book is None:
        return words
    told = book.ids()
    first = [next((one for one in word.rules if one in told), "") for word in words]
    return [msgspec.structs.replace(word, read=read) for word, read in zip(words, first, strict=True)]
