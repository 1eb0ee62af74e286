"""How much a fighter's text may hold, seen before it is read: a stranger's text must not keep anybody waiting."""

from typing import Final

from wildswing.exceed.language.errors import Mistake
from wildswing.exceed.language.nodes import At

LONGEST_TEXT: Final = 12_000
"""Characters of a text; the longest of the roster has about a third of them."""

MOST_LINES: Final = 300
"""Lines of a text, each of which is read by itself where something is wrong; the longest of the roster has a third."""

LONGEST_LINE: Final = 1_000
DEEPEST: Final = 12
"""Brackets within each other; every reader of a text goes down into each."""

HIGHEST: Final = 99
"""No number of a fighter is higher."""


def too_long(text: str) -> Mistake | None:
    """Returns what is wrong with a text that is longer than any fighter needs."""
    if len(text) > LONGEST_TEXT:
        return Mistake(At(1, 1), f"this text is too long for a fighter; write at most {LONGEST_TEXT} characters.")
    if text.count("\n") > MOST_LINES:
        return Mistake(At(MOST_LINES + 1, 1), f"a fighter has at most {MOST_LINES} lines; leave out what is below.")
    return None


def too_much(line: str) -> Mistake | None:
    """Returns what is wrong with a line that holds more than any fighter needs, in line 0 of nobody's file."""
    if len(line) > LONGEST_LINE:
        return Mistake(At(0, 1), f"this line is longer than {LONGEST_LINE} characters; make two of it.")
    for column, sign in enumerate(line.removesuffix("\r"), 1):
        # Such a sign could turn words around, and a text says what one reads in it.
        if not sign.isprintable() and sign not in "\t\n":
            return Mistake(At(0, column), "a sign stands here that cannot be seen; delete it.")
    depth = 0
    for column, sign in enumerate(line, 1):
        depth += (sign in "([") - (sign in ")]")
        if depth > DEEPEST:
            return Mistake(At(0, column), f"more than {DEEPEST} brackets stand within each other; open fewer.")
    return None
