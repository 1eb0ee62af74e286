"""The other process of a search: does the tasks that come over standard input, one at a time, until it ends.

Tasks have numbers. What came of one is sent with its number; a number without a task ends the task under way.
"""

import os
import pickle
import signal
import sys
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

GONE = -1
"""Stands for the number of a task when no more will come."""


class Inbox:
    """What has come in: the tasks to do, and up to which number they are to be ended."""

    def __init__(self) -> None:
        self.tasks: SimpleQueue[tuple[int, Any]] = SimpleQueue()
        self.ended = 0

    def listen(self, incoming: BinaryIO) -> None:
        """Takes in what comes until nothing more will."""
        while True:
            try:
                number = pickle.load(incoming)
                if number < 0:
                    self.ended = -number
                else:
                    self.tasks.put((number, pickle.load(incoming)))
            except (EOFError, OSError):
                self.ended = sys.maxsize
                self.tasks.put((GONE, None))
                return
            except Exception:  # noqa: BLE001 - a task that cannot be read here is done where it came from
                self.tasks.put((number, _unreadable))


def main() -> None:
    """Does tasks and sends what came of them, or None where one failed: then it is done again where it came from."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that waits; it says what to do.
    results = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # What a game prints must not get between the results.
    inbox = Inbox()
    Thread(target=inbox.listen, args=(sys.stdin.buffer,), daemon=True).start()
    while True:
        number, task = inbox.tasks.get()
        if number == GONE:
            return
        try:
            result = task(lambda number=number: inbox.ended >= number)
        except Exception:  # noqa: BLE001 - whatever it was, it comes up again where the task came from
            result = None
        pickle.dump((number, result), results)
        results.flush()


def _unreadable(stop: object) -> None:
    return None
