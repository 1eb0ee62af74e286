"""What events say in the words of cards, told again in another language.

An event holds English words, so that a recorded match is the same for everybody. Whoever tells it to a reader finds the
line that made them here.
"""

from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language.printers import printer

MOST_REMEMBERED: Final = 20_000
"""More lines than are being played anywhere at a time; the one that was told longest ago goes first."""

_told: Final[dict[str, tuple[n.Line, str, str]]] = {}
"""By its English words, each line that was told to all, with the names of its player and the opponent."""


def remember(words: str, line: n.Line, you: str, opponent: str) -> None:
    """Keeps what a line was told as."""
    _told.pop(words, None)
    _told[words] = (line, you, opponent)
    if len(_told) > MOST_REMEMBERED:
        del _told[next(iter(_told))]


def line_retold(words: str) -> str:
    """Returns the words of a line in the language that is spoken now; other words stay."""
    other, remembered = printer(), _told.get(words)
    return words if other is None or remembered is None else other.line_about(*remembered)
