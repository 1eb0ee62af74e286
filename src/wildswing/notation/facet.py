"""What a game may offer to a notation: its moves in few words."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from wildswing.kernel.ask import Ask

Place = tuple[int, ...]
"""Where an answer stands: the number of its turn, and whatever else makes a new line when it changes."""


class Notation(msgspec.Struct, frozen=True, kw_only=True):
    """How matches of a game are written down; whatever it does not say is written as for any game.

    All of it is asked in English, and with the whole state: who writes a match down knows its cards.
    """

    words: Callable[[Any, Ask], Sequence[str] | None] | None = None
    """Every option of a question in a few words, or None for its labels; those that are the same are numbered."""
    lead: Callable[[Any, Ask], str] | None = None
    """What stands before the numbers of a point, such as “at”."""
    place: Callable[[Any, Ask, Place], Place] | None = None
    """Where an answer stands, given where the one before it stands, or () before the first."""
    texts: Callable[[], Mapping[str, str]] | None = None
    """The texts that every installation has, by name: a notation names them, and has any other whole."""
