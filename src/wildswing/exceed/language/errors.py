"""Mistakes in a fighter file, told to the person who wrote it."""

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final, Protocol

from lark.exceptions import UnexpectedInput, UnexpectedToken
from lark.indenter import DedentError

from wildswing.exceed.language.nodes import At
from wildswing.exceed.language.words import second_form
from wildswing.kernel.errors import WildswingError

_SORTS: Final = {
    "INT": "a number",
    "SIGNED": 'a bonus such as "+2"',
    "SIGNED_RANGE": 'a range bonus such as "+0~1"',
    "STRING": "a name in quotation marks",
    "NAME": "a name",
    "PHRASES": 'a look such as "tall slim woman, red cape"',
    "_NL": "the end of the line",
    "_INDENT": "a line indented by two more spaces",
    "_DEDENT": "a line indented less",
    "$END": "the end of the file",
}
"""What a person calls the parts of the language that are not words."""

_GROUPS: Final = {
    "text": 'a trigger such as "hit:" or an instruction such as "draw 1"',
    "effect": 'an instruction such as "draw 1"',
    "condition": 'a condition such as "you initiated"',
    "cards": 'cards such as "1 card from your hand"',
    "amount": 'an amount such as "2" or "up to 3"',
}
"""What a person calls the constructions that begin in many ways; the widest first."""


class Grammar(Protocol):
    """What an explanation needs to know of the grammar."""

    words: dict[str, str]
    """Its words, by the names of their terminals."""

    firsts: dict[str, set[str]]
    """The terminals with which each construction can begin."""

    def accepted(self, text: str) -> set[str]:
        """Returns the terminals that could stand where reading a wrong text stops."""


class FighterError(WildswingError):
    """A mistake in a fighter file: where it is, what was given, what was expected."""

    def __init__(self, source: str, at: At, sentence: str) -> None:
        super().__init__(f"{source}, line {at.line}, column {at.column}: {sentence}")
        self.source = source
        self.at = at
        self.sentence = sentence


class Mistake(Exception):
    """A mistake whose file is not known yet."""

    def __init__(self, at: At, sentence: str) -> None:
        super().__init__(sentence)
        self.at = at
        self.sentence = sentence


def listed(words: Iterable[str]) -> str:
    """Returns `a, b or c`."""
    *others, last = words
    return f"{', '.join(others)} or {last}" if others else last


def nearest(word: str, known: Iterable[str]) -> str:
    """Returns ` Did you mean "…"?` with the closest known word, or nothing."""
    close = get_close_matches(word, sorted(known), n=1, cutoff=0.6)
    return f' Did you mean "{close[0]}"?' if close else ""


def layout_mistake(error: DedentError, text: str) -> Mistake:
    """Explains an indentation that fits no line above it."""
    spaces = int(re.findall(r"\d+", str(error))[0])
    lines = enumerate(text.splitlines(), 1)
    number = next(number for number, line in lines if line.strip() and len(line) - len(line.lstrip(" ")) == spaces)
    return Mistake(
        At(number, spaces + 1), f"the indentation of this line ({spaces}) fits no line above it; use 2 or 4 spaces."
    )


def syntax_mistake(error: UnexpectedInput, text: str, grammar: Grammar) -> Mistake:
    """Explains what stands where the grammar expected something else."""
    at, given = _what_stands_there(error, text)
    if given == "_INDENT":
        return Mistake(at, "this line is indented more than the line above, which takes no lines of its own.")
    if given == "\t":
        return Mistake(at, "a tab stands here; use spaces.")
    if given == '"':
        return Mistake(at, "a quotation mark is not closed in this line.")
    expected = grammar.accepted(text)
    allowed = [grammar.words[name] for name in expected if name in grammar.words]
    shown = given if given.startswith("the end") else f'"{given}"'
    sentence = f"{shown} was not expected here; expected {listed(_in_words(expected, grammar))}."
    if given in _with_forms(grammar.words.values()):
        return Mistake(at, sentence)
    return Mistake(at, sentence + nearest(given, _with_forms(allowed)))


def _with_forms(words: Iterable[str]) -> set[str]:
    return {form for word in words for form in (word, second_form(word))}


def _in_words(expected: set[str], grammar: Grammar) -> list[str]:
    """Returns what a person calls these terminals, with one name for those that begin the same construction."""
    left = set(expected)
    groups: list[str] = []
    for construction, called in _GROUPS.items():
        if grammar.firsts[construction] <= left:
            left -= grammar.firsts[construction]
            groups.append(called)
    words = sorted([f'"{grammar.words[name]}"' for name in left if name in grammar.words])
    return groups + words + [called for name, called in _SORTS.items() if name in left]


def _what_stands_there(error: UnexpectedInput, text: str) -> tuple[At, str]:
    """Returns the place and the whole word, sign or line end at which reading stopped."""
    lines = text.splitlines() or [""]
    if isinstance(error, UnexpectedToken):
        if error.token.type == "$END" or (error.token.type == "_DEDENT" and error.line >= len(lines)):
            return At(len(lines), len(lines[-1]) + 1), "the end of the file"
        if error.token.type == "_INDENT":
            return At(error.token.end_line or 1, error.token.end_column or 1), "_INDENT"
        if error.token.type == "_NL":
            return At(error.line, error.column), "the end of the line"
    word = re.match(r"[\w']+(?:-\w+)*|\s|.", lines[error.line - 1][error.column - 1 :])
    return At(error.line, error.column), word.group() if word else "the end of the line"
