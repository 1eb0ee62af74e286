"""Answers in few words, and the answers that words mean."""

from collections.abc import Sequence

from wildswing.kernel.ask import Ask
from wildswing.kernel.game import AnyGame
from wildswing.kernel.space import Space
from wildswing.kernel.state import State
from wildswing.notation.facet import Notation, Place
from wildswing.texts import ENGLISH, say, speaking

AS_ANY_GAME = Notation()
MOST_NAMED = 20
"""So many options are named to whoever wrote another."""


class Vocabulary:
    """What the answers of a game are called in a notation."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._facet = game.facets.load("notation", Notation) or AS_ANY_GAME

    def word(self, state: State, ask: Ask, index: int) -> str:
        """Returns an answer in few words."""
        with speaking(ENGLISH):
            if isinstance(ask.options, Space):
                numbers = [
                    str(value) for value, free in zip(ask.options[index], _free(ask.options), strict=True) if free
                ]
                return " ".join([*self._lead(state, ask), *numbers])
            return self._words(state, ask)[index]

    def index(self, state: State, ask: Ask, word: str) -> int | None:
        """Returns the answer that is called so, or None; capital letters do not matter where one alone fits."""
        with speaking(ENGLISH):
            if isinstance(ask.options, Space):
                return _place_of(ask.options, word, self._lead(state, ask))
            words = self._words(state, ask)
        if word in words:
            return words.index(word)
        folded = [at for at, one in enumerate(words) if one.casefold() == word.casefold()]
        return folded[0] if len(folded) == 1 else None

    def possible(self, state: State, ask: Ask) -> str:
        """Says what can be answered."""
        with speaking(ENGLISH):
            if isinstance(ask.options, Space):
                named = Space(
                    *[axis for axis, free in zip(ask.options.axes, _free(ask.options), strict=True) if free]
                ).named()
                return " ".join([*self._lead(state, ask), named])
            words = self._words(state, ask)
        more = len(words) - MOST_NAMED
        listed = ", ".join([f"“{word}”" for word in words[:MOST_NAMED]])
        return say("{listed} and {more} more", listed=listed, more=more) if more > 0 else listed

    def place(self, state: State, ask: Ask, before: Place) -> Place:
        """Returns where an answer stands; in a game that does not say it, each is a turn of its own."""
        if self._facet.place is None:
            return (before[0] + 1,) if before else (1,)
        return self._facet.place(state, ask, before)

    def _lead(self, state: State, ask: Ask) -> list[str]:
        lead = self._facet.lead
        return [] if lead is None else lead(state, ask).split()

    def _words(self, state: State, ask: Ask) -> list[str]:
        words = None if self._facet.words is None else self._facet.words(state, ask)
        return told_apart(self._game.worded(state, ask).labels if words is None else words)


def told_apart(words: Sequence[str]) -> list[str]:
    """Numbers words that are the same, such as those of two cards with one name."""
    plain = [" ".join(word.split()) for word in words]
    numbered = [
        f"{word} #{plain[: at + 1].count(word)}" if plain.count(word) > 1 else word for at, word in enumerate(plain)
    ]
    if len(set(numbered)) == len(numbered):
        return numbered
    return [f"{word} #{at}" for at, word in enumerate(plain, 1)]


def _free(space: Space) -> list[bool]:
    """Tells of each axis whether there is anything to choose on it; what there is not is not written."""
    return [low < high for _, low, high in space.axes]


def _place_of(space: Space, word: str, lead: list[str]) -> int | None:
    parts = word.split()
    if parts[: len(lead)] == lead:
        parts = parts[len(lead) :]
    free = _free(space)
    if len(parts) != sum(free):
        return None
    try:
        given = iter([int(part) for part in parts])
        return space.index(
            tuple([next(given) if open_ else low for (_, low, _), open_ in zip(space.axes, free, strict=True)])
        )
    except ValueError:
        return None
