"""Finds where the roster uses each construction and each word of the language."""

from collections.abc import Iterator
from dataclasses import dataclass

from lark import Token

from wildswing.exceed.language.reading import Reader
from wildswing.exceed.language.words import stem

EXAMPLE = "example"
"""The file of made-up lines, which is no part of the roster."""


@dataclass(frozen=True, slots=True)
class Use:
    """A line of a file that uses something: the file, the card or side it stands under, and the line itself."""

    file: str
    heading: str
    line: str


class Uses:
    """The uses of everything, in the order of the files."""

    def __init__(self, reader: Reader, files: tuple[tuple[str, str], ...]) -> None:
        self.of_construction: dict[str, list[Use]] = {}
        self.of_word: dict[str, list[Use]] = {}
        for file, text in files:
            lines = _by_line(file, text)
            for tree in reader.tree(text).iter_subtrees():
                if not tree.meta.empty:
                    self.of_construction.setdefault(str(tree.data), []).append(lines[tree.meta.line])
            for token in _tokens(reader, text):
                if token.type in reader.words:
                    self.of_word.setdefault(stem(reader.words[token.type]), []).append(lines[token.line or 1])


def cards_of(uses: list[Use]) -> int:
    """Returns on how many cards and sides something stands."""
    return len({(use.file, use.heading) for use in uses if use.file != EXAMPLE})


def shortest(uses: list[Use]) -> Use:
    """Returns the use with the shortest line; of several, the first in the order of the roster."""
    return min(uses, key=lambda use: (use.file == EXAMPLE, len(use.line), use.file, use.heading, use.line))


def _by_line(file: str, text: str) -> dict[int, Use]:
    found: dict[int, Use] = {}
    heading = ""
    for number, line in enumerate(text.splitlines(), 1):
        if line and not line.startswith(" "):
            heading = line
        found[number] = Use(file, heading, line.strip())
    return found


def _tokens(reader: Reader, text: str) -> Iterator[Token]:
    yield from reader.lark.parse_interactive(text).iter_parse()
