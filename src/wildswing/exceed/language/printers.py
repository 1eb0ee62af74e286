"""Cards in the language of whoever reads them: the canonical form in English, or what another printer makes of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language.printer import at_range, guard, pile, print_line
from wildswing.texts import spoken_language

PRINTERS: Final[Mapping[str, str]] = {"de": "wildswing.exceed.language.german.printer"}
"""By the code of each language but English, the module whose PRINTER prints in it."""


@dataclass(frozen=True, slots=True)
class Printer:
    """What another language says; `you` and `opponent` are the two players of a text by name."""

    line: Callable[[n.Line], str]
    """A line to the player whose text it is."""
    line_about: Callable[[n.Line, str, str], str]
    """A line to anybody else, with the names of its player and the opponent."""
    asked: Callable[[n.Effect, bool], str]
    """An instruction to whoever performs it: the player whose text it is, or (False) the opponent."""
    guard: Callable[[n.Guard], str]
    cards: Callable[[n.Pile], str]
    """One such card, without an article."""
    distance: Callable[[n.AtRange], str]


def printer() -> Printer | None:
    """Returns what prints in the language that is spoken now; None is the canonical form."""
    return _printer_of(spoken_language())


@cache
def _printer_of(language: str) -> Printer | None:
    if language not in PRINTERS:
        return None
    found = import_module(PRINTERS[language]).PRINTER
    assert isinstance(found, Printer)
    return found


def said_line(line: n.Line) -> str:
    """Returns a line as it stands on the card of a reader."""
    other = printer()
    return print_line(line) if other is None else other.line(line)


def said_guard(what: n.Guard) -> str:
    """Returns a condition."""
    other = printer()
    return guard(what) if other is None else other.guard(what)


def said_cards(what: n.Pile) -> str:
    """Returns a description of cards."""
    other = printer()
    return pile(what, "in") if other is None else other.cards(what)


def said_distance(what: n.AtRange) -> str:
    """Returns a distance."""
    other = printer()
    return at_range(what) if other is None else other.distance(what)
