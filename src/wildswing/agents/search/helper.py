"""The other process of a search: does the tasks that come over standard input, one at a time, until it ends."""

import os
import pickle
import signal
import sys
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any, BinaryIO

STOP = "stop"
"""Is sent in place of a task to end the one under way."""

GONE = "gone"
"""Stands for a task when no more will come."""


def main() -> None:
    """Does tasks and sends what came of them, or None where one failed: then it is done again where it came from."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that waits; it says what to do.
    results = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # What a game prints must not get between the results.
    tasks: SimpleQueue[Any] = SimpleQueue()
    stopped = Event()
    Thread(target=_listen, args=(sys.stdin.buffer, tasks, stopped), daemon=True).start()
    while (task := tasks.get()) != GONE:
        try:
            result = task(stopped.is_set)
        except Exception:  # noqa: BLE001 - whatever it was, it comes up again where the task came from
            result = None
        pickle.dump(result, results)
        results.flush()


def _listen(incoming: BinaryIO, tasks: "SimpleQueue[Any]", stopped: Event) -> None:
    while True:
        try:
            task = pickle.load(incoming)
        except (EOFError, OSError):
            stopped.set()
            tasks.put(GONE)
            return
        except Exception:  # noqa: BLE001 - a task that cannot be read here is done where it came from
            tasks.put(_unreadable)
            continue
        if task == STOP:
            stopped.set()
        else:
            stopped.clear()
            tasks.put(task)


def _unreadable(stop: object) -> None:
    return None
