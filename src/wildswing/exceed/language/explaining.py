"""Explains where reading a text stopped, in the words of whoever wrote it."""

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Final, Protocol

from lark.exceptions import UnexpectedInput, UnexpectedToken
from lark.indenter import DedentError

from wildswing.exceed.language.advice import advice
from wildswing.exceed.language.errors import Mistake, lines_of, listed, nearest
from wildswing.exceed.language.nodes import At
from wildswing.exceed.language.words import second_form
from wildswing.exceed.roster import fighter_files

_END_OF_LINE: Final = "the end of the line"
STOP: Final = "."

_SORTS: Final = {
    "INT": "a number",
    "SIGNED": 'a bonus such as "+2"',
    "SIGNED_RANGE": 'a range bonus such as "+0~1"',
    "STRING": "a name in quotation marks",
    "NAME": "a name",
    "PHRASES": 'a look such as "tall slim woman, red cape"',
    "_NL": _END_OF_LINE,
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

_HEAD: Final = (
    *("fighter", "edition", "style", "look", "difficulty", "starting life", "maximum hand", "starting hand"),
    *("exceed costs", "deck", "token", "both sides", "basic", "exceeded"),
)
"""The lines of a file before its cards, in their order."""

_NUMBERED: Final = ("range", "power", "speed", "armor", "guard")
_UNTRIGGERED: Final = {line.split()[0] for line in (*_HEAD, *_NUMBERED, "special", "ultra", "boost")}
"""How lines begin that have no colon."""

_UNFINISHED: Final = {
    "boost": 'a boost has its kind behind its name: "boost Spark (instant)".',
    "exceed": 'the other side of a fighter is headed "exceeded".',
}
"""What is said of headings that end too soon."""

_BEHIND_A_TRIGGER: Final = {"if", "unless", "once"}
"""How what a trigger waits for begins, behind its comma."""

MOST_EXPECTED: Final = 8
"""How many words and things are named where something else was expected."""


class Grammar(Protocol):
    """What an explanation needs to know of the grammar."""

    words: dict[str, str]
    """Its words, by the names of their terminals."""

    firsts: dict[str, set[str]]
    """The terminals with which each construction can begin."""

    def accepted(self, text: str) -> set[str]:
        """Returns the terminals that could stand where reading a wrong text stops."""


def layout_mistake(error: DedentError, text: str) -> Mistake:
    """Explains an indentation that fits no line above it."""
    spaces = int(re.findall(r"\d+", str(error))[0])
    lines = enumerate(lines_of(text), 1)
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
    shown = given if given.startswith(("the end", '"')) else f'"{given}"'
    line = lines_of(text)[at.line - 1]
    otherwise = advice(line, at.column) or _habit(given, line, at.column, _with_forms(grammar.words.values()))
    if otherwise:
        return Mistake(at, f"{shown} was not expected here; {otherwise}")
    expected = grammar.accepted(text)
    if given == _END_OF_LINE and STOP in [grammar.words.get(name) for name in expected]:
        return Mistake(at, "a line of a text ends with a full stop.")
    allowed = [grammar.words[name] for name in expected if name in grammar.words]
    if set(allowed) == _BEHIND_A_TRIGGER and ":" not in line:
        said = "a trigger ends with a colon, not with a comma."
    else:
        close = "" if given in _with_forms(grammar.words.values()) else nearest(given, _with_forms(allowed))
        said = f"expected {_in_words(expected, close, grammar)}.{close}"
    return Mistake(at, f"{shown} was not expected here; {said}")


def _habit(given: str, line: str, column: int, words: set[str]) -> str | None:
    """Returns what is said of habits: capitals, colons, bare names, the first lines in another order."""
    before, begins = line[: column - 1], line.split()[:1]
    if given.lower() in words and given != given.lower():
        return f'words of the language are written small: "{given.lower()}".'
    unfinished = "boost" if begins == ["boost"] and "(" not in line else line.rstrip()
    if given == _END_OF_LINE and unfinished in _UNFINISHED:
        return _UNFINISHED[unfinished]
    if given == ":" and begins and begins[0].rstrip(":") in _UNTRIGGERED:
        return "no colon stands in this line; leave it out."
    name = re.match(r"(?:(?:a|an|the|one|\d+) )?([A-Z][\w']*)", line[column - 1 :])
    if name is not None and name[1] != "X" and before.strip():
        return f'names stand in quotation marks, with nothing before them: "{name[1]}".'
    if not before and given in {part.split()[0] for part in _HEAD}:
        return f"a file begins with these lines, those that it has in this order: {', '.join(_HEAD)}."
    return None


def _with_forms(words: Iterable[str]) -> set[str]:
    return {form for word in words for form in (word, second_form(word))}


def _in_words(expected: set[str], close: str, grammar: Grammar) -> str:
    """Returns what a person calls these terminals, with one name for those that begin the same construction.

    At most eight are named: constructions, then the word that was probably meant, then those that fighters use most.
    """
    left = set(expected)
    called: list[str] = []
    for construction, name in _GROUPS.items():
        if grammar.firsts[construction] <= left:
            left -= grammar.firsts[construction]
            called.append(name)
    often = frequent_words()
    words = [grammar.words[name] for name in left if name in grammar.words]
    words.sort(key=lambda word: (f'"{word}"' not in close, -often[word] - often[second_form(word)], word))
    sorts = [name for terminal, name in _SORTS.items() if terminal in left]
    named = MOST_EXPECTED - len(called) - len(sorts)
    if len(words) > named:
        sorts.append(f"one of {len(words) - named} other words")
    return listed([*called, *[f'"{word}"' for word in words[:named]], *sorts])


@cache
def frequent_words() -> Counter[str]:
    """Returns how often each word and sign stands in the roster."""
    return Counter(word for _, text in fighter_files() for word in re.findall(r"[\w']+|[^\w\s]", text))


def _what_stands_there(error: UnexpectedInput, text: str) -> tuple[At, str]:
    """Returns the place and the whole word, sign or line end at which reading stopped."""
    lines = lines_of(text)
    if isinstance(error, UnexpectedToken):
        if error.token.type == "$END" or (error.token.type == "_DEDENT" and error.line >= len(lines)):
            return At(len(lines), len(lines[-1]) + 1), "the end of the file"
        if error.token.type == "_INDENT":
            return At(error.token.end_line or 1, error.token.end_column or 1), "_INDENT"
        if error.token.type == "_NL":
            return At(error.line, error.column), _END_OF_LINE
    word = re.match(r"[\w']+(?:-\w+)*|\"[^\"]*\"|\s|.", lines[error.line - 1][error.column - 1 :])
    return At(error.line, error.column), word.group() if word else _END_OF_LINE
