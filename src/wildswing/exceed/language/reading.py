"""Reads a text: to a tree by the grammar, then to nodes; the first mistake ends it."""

from contextlib import suppress
from functools import cache
from threading import Lock

from lark import Token, Tree
from lark.exceptions import UnexpectedInput, VisitError
from lark.indenter import DedentError

from wildswing.exceed.language.builder import Builder
from wildswing.exceed.language.errors import Mistake
from wildswing.exceed.language.explaining import layout_mistake, syntax_mistake
from wildswing.exceed.language.sheets import Sheet
from wildswing.exceed.language.tables import ready_tables


class Reader:
    """The grammar made ready: a parser, and its words by the names of their terminals."""

    def __init__(self) -> None:
        tables = ready_tables()
        self.words = tables.words
        self.lark = tables.parser()
        self.firsts = self._first_terminals()
        self._turn = Lock()
        """Held while a text is read, since the layout remembers how deep it is."""

    def _first_terminals(self) -> dict[str, set[str]]:
        """Returns the terminals with which each construction can begin; no construction here is empty."""
        firsts: dict[str, set[str]] = {rule.origin.name: set() for rule in self.lark.rules}
        changed = True
        while changed:
            changed = False
            for rule in self.lark.rules:
                begin = rule.expansion[0]
                more = {begin.name} if begin.is_term else firsts[begin.name]
                if not more <= firsts[rule.origin.name]:
                    firsts[rule.origin.name] |= more
                    changed = True
        return firsts

    def tree(self, text: str) -> Tree[Token]:
        """Reads a text into the tree of the grammar."""
        with self._turn:
            return self.lark.parse(_ended(text))

    def accepted(self, text: str) -> set[str]:
        """Returns the terminals that could stand where reading a wrong text stops."""
        with self._turn:
            steps = self.lark.parse_interactive(_ended(text))
            with suppress(UnexpectedInput):
                steps.exhaust_lexer()
        accepted: set[str] = steps.accepts()  # type: ignore[no-untyped-call] # Lark leaves it without types
        return accepted


def _ended(text: str) -> str:
    return text if text.endswith("\n") else text + "\n"


@cache
def reader() -> Reader:
    """Returns the grammar made ready, once."""
    return Reader()


def read(text: str) -> Sheet:
    """Returns what a text says, unchecked, or raises a `Mistake` where reading stops."""
    try:
        sheet: Sheet = Builder().transform(reader().tree(text))
    except UnexpectedInput as error:
        raise syntax_mistake(error, text, reader()) from None
    except DedentError as error:
        raise layout_mistake(error, text) from None
    except VisitError as error:
        if not isinstance(error.orig_exc, Mistake):
            raise
        raise error.orig_exc from None
    return sheet
