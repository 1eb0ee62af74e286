"""Tables in processes of their own, opened as a person opens them: with `wildswing play`."""

import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, Self

import msgspec
from websockets.sync.client import connect

import wildswing
from wildswing.kernel.match import Given, Match, replay
from wildswing.kernel.registry import find_game
from wildswing.server.keeping.storage import url_of

Message = dict[str, Any]

PATIENCE = 90
"""Seconds after which a test that waits is given up: many, for a machine that has much else to do."""

PACKAGE = Path(wildswing.__file__).parents[1]
"""Where the package lies that is tested; a table goes over to no other build of it."""

SMALLEST = "/icon.svg"
"""A small file that has the storage of the page."""


def play_ahead(address: str, seat: Message, choose: Callable[[Message], int], stop: Callable[[Message], bool]) -> None:
    """Answers for a seat without a page, up to a question at which to stop, or to the end."""
    with connect(f"{address.replace('http', 'ws')}/api/matches/{seat['match']}/play", max_size=None) as line:
        line.send(json.dumps({"type": "hello", "token": seat["token"]}))
        for frame in line:
            message: Message = json.loads(frame)
            question = message["question"] if message["type"] == "table" else None
            if question is None:
                if message["type"] == "table" and message["outcome"]:
                    return
                continue
            if stop(question):
                return
            line.send(json.dumps({"type": "answer", "question": question["question"], "option": choose(question)}))


class TableProcess:
    """A table with its matches in a folder; it keeps its port when it is opened again."""

    program: ClassVar[tuple[str, ...]] = ("-m", "wildswing")
    """What Python runs."""

    def __init__(self, home: Path) -> None:
        self._home = home
        self._errors = home / "errors.txt"
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """What a person types into a browser."""
        return f"http://127.0.0.1:{self._port}"

    @property
    def database(self) -> str:
        """The address of its database."""
        return url_of(self._home / "table.sqlite")

    @property
    def complaints(self) -> str:
        """What it has written where errors go."""
        return self._errors.read_text(encoding="utf-8")

    def open(self) -> None:
        """Starts the process and waits until it says that the table is open."""
        self._home.mkdir(parents=True, exist_ok=True)
        paths = [str(PACKAGE), *filter(None, [os.environ.get("PYTHONPATH")])]
        command = [sys.executable, *self.program, "play", "--no-open", "--port", str(self._port)]
        with self._errors.open("a", encoding="utf-8") as errors:
            self._process = subprocess.Popen(
                command,
                env={**os.environ, "WILDSWING_HOME": str(self._home), "PYTHONPATH": os.pathsep.join(paths)},
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        if found is None:
            self.close()
            raise AssertionError(f"The table did not open; it said: {said}{self.complaints}")
        self._port = int(found[1])

    def close(self) -> None:
        """Ends the table as Ctrl-C does."""
        self._send(signal.SIGTERM)
        self._gone()

    def kill(self) -> None:
        """Ends the process with no chance to say or write anything."""
        self._send(signal.SIGKILL)
        self._gone()

    def freeze(self) -> None:
        """Stops the process in its tracks: lines stay open and nothing is answered."""
        self._send(signal.SIGSTOP)

    def thaw(self) -> None:
        """Lets a frozen process go on."""
        self._send(signal.SIGCONT)

    def _send(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def _gone(self) -> None:
        assert self._process is not None
        self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None

    def __enter__(self) -> Self:
        self.open()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if self._process is not None:
            self.thaw()
            self.close()

    def logged(self, match: str, answers: int | None = None) -> Match:
        """Plays a match again from the log of a closed table, all of it or its first answers."""
        with closing(sqlite3.connect(self._home / "table.sqlite")) as log:
            row = log.execute("SELECT game, seed, setup FROM matches WHERE id = ?", [match]).fetchone()
            given = log.execute("SELECT seat, option FROM answers WHERE match = ? ORDER BY place", [match]).fetchall()
        game, seed, setup = row
        told = [Given(*one) for one in given]
        return replay(find_game(game), seed, msgspec.json.decode(setup, type=dict[str, str]), told[:answers])
