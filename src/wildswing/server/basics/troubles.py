"""The server's log: one line for each trouble, with its time, its level and the address of whoever caused it."""

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import TextIO

import msgspec

from wildswing.server.basics.limits import Allowance

LONGEST_LINE = 500
"""Characters of the words in a line; what a stranger sent may be part of them."""

LONGEST_ADDRESS = 60

NOBODY = "-"
"""Stands for the address where nobody has called: what the table does by itself."""

_caller: ContextVar[str] = ContextVar("_caller", default=NOBODY)

WARNINGS = (500, 5.0)
"""So many warnings are written at once, and then so many a second; strangers can cause them."""


class Calm(logging.Filter):
    """Leaves warnings out of which there are far too many, and says later how many; errors are all written."""

    def __init__(self, allowance: Allowance) -> None:
        super().__init__()
        self._allowance = allowance
        self._left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Tells whether a record is written."""
        if record.levelno > logging.WARNING:
            return True
        if not self._allowance.spend():
            self._left_out += 1
            return False
        if self._left_out:
            record.msg = f"{record.getMessage()} ({self._left_out} other warnings were left out)"
            record.args = ()
            self._left_out = 0
        return True


@contextmanager
def called_by(address: str) -> Iterator[None]:
    """Has whatever is logged meanwhile name the address of a caller; none stands for nobody."""
    before = _caller.set(one_line(address)[:LONGEST_ADDRESS].replace(" ", "?") or NOBODY)
    try:
        yield
    finally:
        _caller.reset(before)


class OneLine(logging.Formatter):
    """Writes a record as one printable line: when, how bad, who called, and what.

    An error is named by its kind alone, since its words may name hidden cards.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Returns the line."""
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = f"{when} {record.levelname} {_caller.get()} {one_line(record.getMessage())}"
        if record.exc_info is None or record.exc_info[0] is None:
            return line
        if os.environ.get("WILDSWING_DEBUG") == "1":
            return f"{line}\n{self.formatException(record.exc_info)}"
        return f"{line} ({record.exc_info[0].__name__}; set WILDSWING_DEBUG=1 to see the traceback)"


class OneObject(logging.Formatter):
    """Writes a record as one object of JSON, for programs that read logs; it says what the line would."""

    def format(self, record: logging.LogRecord) -> str:
        """Returns the line."""
        told: dict[str, str] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "caller": _caller.get(),
            "part": record.name,
            "words": one_line(record.getMessage()),
        }
        if record.exc_info is not None and record.exc_info[0] is not None:
            told["mistake"] = record.exc_info[0].__name__
            if os.environ.get("WILDSWING_DEBUG") == "1":
                told["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


@contextmanager
def log_to(stream: TextIO, how: str = "text") -> Iterator[None]:
    """Writes what the server and its libraries have to complain of to a stream, as text or as JSON."""
    handler = logging.StreamHandler(stream)
    handler.setLevel(logging.WARNING)
    handler.setFormatter(OneObject() if how == "json" else OneLine())
    handler.addFilter(Calm(Allowance(*WARNINGS)))
    root = logging.getLogger()
    root.addHandler(handler)
    try:
        yield
    finally:
        root.removeHandler(handler)


def one_line(text: str) -> str:
    """Returns a text without line breaks and without letters that would move the cursor of a terminal."""
    printable = "".join([letter if letter.isprintable() else "?" for letter in " ".join(text.split())])
    return printable if len(printable) <= LONGEST_LINE else f"{printable[:LONGEST_LINE]}…"
