"""The words of cards as somebody reads them: “you” is always the reader, “the opponent” the reader's opponent.

A text is written for the player whose text it is. Told to anybody else it names both players, and what somebody is
asked to do by the other player's text is said from the side of whoever does it.

What is `told` is English, since it is part of views and events; what is `said` is in the language of the reader.
"""

import re
from functools import lru_cache
from typing import Final

from wildswing.exceed.language.printers import printer
from wildswing.exceed.language.words import second_form
from wildswing.exceed.rules.book import Book
from wildswing.exceed.rules.retelling import remember
from wildswing.exceed.rules.steps import Instruction
from wildswing.exceed.rules.table import Table
from wildswing.kernel.state import SPECTATOR

PLAYERS: Final = re.compile(
    r"\bthe opponent's\b|\bthe opponent (?:is|was|has)\b|\bthe opponent\b|\byours?\b|\byou(?: wild swing| \w+)?\b"
)
"""The words of a text that mean a player, with a verb that must agree."""

BEING: Final = {"are": "is", "were": "was", "have": "has"}

PRESENT: Final = (
    *(
        "set",
        "exceed",
        "cancel",
        "move",
        "advance",
        "retreat",
        "reshuffle",
        "play",
        "prepare",
        "change",
        "spend",
        "seal",
        "wild swing",
    ),
    "gain",
)
"""Verbs that follow “you” in the present tense."""

YOU: Final = "you"
OPPONENT: Final = "the opponent"


@lru_cache(maxsize=4096)
def line_told(book: Book, number: int, owner: int, reader: int) -> str:
    """Returns a line of a player's text to its owner as it is printed, to everybody else with names."""
    words: str = book.lines[number].text
    return words if reader == owner else renamed(words, book.names[owner], book.names[1 - owner])


@lru_cache(maxsize=4096)
def instruction_told(book: Book, number: int, owner: int, performer: int, reader: int) -> str:
    """Returns an instruction of a player's text, said to whoever performs it, as a reader understands it."""
    words = book.told(number)
    if reader != performer:
        return renamed(words, book.names[owner], book.names[1 - owner])
    return words if performer == owner else renamed(words, OPPONENT, YOU)


def line_for_all(book: Book, number: int, owner: int) -> str:
    """Returns a line as everybody is told that it is done."""
    words = line_told(book, number, owner, SPECTATOR)
    remember(words, book.lines[number].node, book.names[owner], book.names[1 - owner])
    return words


def line_said(book: Book, number: int, owner: int, reader: int) -> str:
    """Returns a line of a player's text in the language of the reader."""
    other = printer()
    if other is None:
        return line_told(book, number, owner, reader)
    line = book.lines[number].node
    return other.line(line) if reader == owner else other.line_about(line, book.names[owner], book.names[1 - owner])


def instruction_said(book: Book, number: int, owner: int, performer: int) -> str:
    """Returns an instruction of a player's text to whoever performs it, in the language of that reader."""
    other = printer()
    if other is None:
        return instruction_told(book, number, owner, performer, performer)
    return other.asked(book.effects[number], performer == owner)


def asked_for(table: Table, number: int, seat: int) -> str:
    """Returns the words of an instruction that a seat is asked about, which stands first on the agenda."""
    step = table.agenda[-1]
    assert isinstance(step, Instruction)
    if seat != step.performer:
        return instruction_told(table.book, number, step.owner, step.performer, seat)
    return instruction_said(table.book, number, step.owner, step.performer)


def renamed(words: str, you: str, opponent: str) -> str:
    """Returns the words of a text with others for “you” and “the opponent”."""

    def said(found: re.Match[str]) -> str:
        first, _, verb = found[0].removeprefix("the ").partition(" ")
        who = you if first.startswith(YOU) else opponent
        if first in ("your", "yours", "opponent's"):
            return "yours" if (who, first) == (YOU, "yours") else "your" if who == YOU else f"{who}'s"
        return f"{who} {_agreeing(verb, first == YOU, who == YOU)}" if verb else who

    return PLAYERS.sub(said, words)


def _agreeing(verb: str, after_you: bool, before_you: bool) -> str:
    """Returns a verb as it follows “you” or anybody else."""
    if after_you is before_you:
        return verb
    if before_you:
        return {other: own for own, other in BEING.items()}[verb]
    if verb not in PRESENT:
        return BEING.get(verb, verb)
    *before, last = verb.split()
    return " ".join([*before, second_form(last)])
