"""Mistakes in a fighter file, told to the person who wrote it."""

from collections.abc import Iterable
from difflib import get_close_matches

from wildswing.exceed.language.nodes import At
from wildswing.kernel.errors import WildswingError


class Mistake(Exception):
    """A mistake: where it is, what was given, what was expected."""

    def __init__(self, at: At, sentence: str) -> None:
        super().__init__(sentence)
        self.at = at
        self.sentence = sentence


class FighterError(WildswingError):
    """The mistakes in a fighter file, in the order of its lines; the first stands for all where one is enough."""

    def __init__(self, source: str, *mistakes: Mistake) -> None:
        self.source = source
        self.mistakes = mistakes
        self.at = mistakes[0].at
        self.sentence = mistakes[0].sentence
        super().__init__(
            "\n".join([f"{source}, line {one.at.line}, column {one.at.column}: {one.sentence}" for one in mistakes])
        )


def listed(words: Iterable[str]) -> str:
    """Returns `a, b or c`."""
    *others, last = words
    return f"{', '.join(others)} or {last}" if others else last


def nearest(word: str, known: Iterable[str]) -> str:
    """Returns ` Did you mean "…"?` with the closest known word, or nothing."""
    close = get_close_matches(word, sorted(known), n=1, cutoff=0.6)
    return f' Did you mean "{close[0]}"?' if close else ""


def lines_of(text: str) -> list[str]:
    """Returns the lines of a text as the grammar counts them; there is at least one."""
    return [line.removesuffix("\r") for line in text.removesuffix("\n").split("\n")]
