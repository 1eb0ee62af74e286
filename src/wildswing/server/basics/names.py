"""The names of people: what can be one, and when two are the same."""

import re
from unicodedata import bidirectional, category, normalize

from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.lookalikes import mixes_writings
from wildswing.texts import say

LONGEST_NAME = 24
"""Letters of the longest name."""

INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that show nothing."""

STACKED_MARKS = re.compile(r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{3}")
"""Marks above each other, which would reach into the lines around."""


class BadName(WildswingError):
    """Nobody can be called so."""


def clean_name(text: str) -> str:
    """Returns a name in its composed form with single spaces; one that could mislead others is refused."""
    name = normalize("NFC", re.sub(" +", " ", text).strip(" "))
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadName(say("A name has 1 to {most} letters; this one has {count}.", most=LONGEST_NAME, count=len(name)))
    if any(_is_hidden(letter) for letter in name):
        raise BadName(say("A name uses visible characters on one line; leave the others out."))
    if STACKED_MARKS.search(normalize("NFD", name)):
        raise BadName(say("A name has at most two marks above or below a letter; leave the others out."))
    if mixes_writings(name):
        raise BadName(say("A name uses the letters of one alphabet, so that nobody can pass for somebody else."))
    if not any(category(letter)[0] in "LN" for letter in name):
        raise BadName(say("A name needs at least one letter or digit."))
    return name


def clean_words(text: str) -> str:
    r"""Returns what somebody says in one line: without letters that nobody sees, or that turn the words around.

    >>> clean_words(" So\u202e  it\nis\u0000 ")
    'So it is'
    """
    spaced = "".join([" " if letter.isspace() else letter for letter in normalize("NFD", text)])
    visible = "".join([letter for letter in spaced if not _is_hidden(letter)])
    return normalize("NFC", re.sub(" +", " ", STACKED_MARKS.sub("", visible)).strip())


def known_as(name: str) -> str:
    r"""Returns how a name is compared: capitals, spaces and other forms of a letter make no other name.

    >>> known_as("Ann Fi") == known_as("ann\ufb01")
    True
    """
    return normalize("NFKC", normalize("NFKC", name).casefold()).replace(" ", "")


def isolated(name: str) -> str:
    r"""Returns a name as it can stand in any sentence; letters that run from right to left turn nothing around it.

    >>> isolated("Ann"), isolated("\u05d0\u05d1")
    ('Ann', '\u2068\u05d0\u05d1\u2069')
    """
    return f"\u2068{name}\u2069" if any(bidirectional(letter) in {"R", "AL", "AN"} for letter in name) else name


def _is_hidden(letter: str) -> bool:
    is_mark = "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"
    return letter != " " and (category(letter)[0] in "CZ" or letter in INVISIBLE or is_mark)
