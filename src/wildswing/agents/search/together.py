"""Does the parts of a search at the same time: the first here, the second in a process that stays ready for more."""

import atexit
import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import inf
from multiprocessing import parent_process
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import monotonic
from typing import IO, Any, TypeVar

from wildswing.agents.search.budget import Budget, Stop

R = TypeVar("R")

Task = Callable[[Stop], R]
"""A part of a search; it goes to another process, so it can be pickled."""

WORTH_PLAYS = 300
WORTH_SECONDS = 0.2
"""A smaller search is over before another process would be of use."""

PATIENCE = 0.1
"""Seconds for which the other process may be behind in a search by time."""

GLANCE = 0.05
"""Seconds between two looks at whether to stop while the other process is waited for."""

LOST = object()
"""Comes in place of a result when the other process has ended."""

LATE = object()
"""Stands for a result that nobody waits for any more."""


def cores() -> int:
    """Returns how many processes may think at once: one in a process that was started to share work already."""
    if parent_process() is not None:
        return 1
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def is_shared(budget: Budget) -> bool:
    """Tells whether a search with this budget is worth two processes, and there are two cores for it."""
    enough = budget.plays >= WORTH_PLAYS or budget.seconds >= WORTH_SECONDS
    return enough and cores() > 1


def patience_of(budget: Budget) -> float | None:
    """Returns how long to wait for the other process: for a number of plays as long as it takes."""
    return None if budget.plays else PATIENCE


def do_in_turn(tasks: Sequence[Task[R]], stop: Stop) -> list[R]:
    """Does tasks one after the other."""
    return [task(stop) for task in tasks]


def do_together(tasks: Sequence[Task[R]], stop: Stop, patience: float | None = None) -> list[R]:
    """Does the last task in another process, and meanwhile the others here; if that process dies, that one too.

    With `patience`, in seconds, the last result is left out if it is not there so long after the others: a process
    that has just started may take a while to read the game.
    """
    if not _BUSY.acquire(blocking=False):
        return do_in_turn(tasks, stop)
    *mine, theirs = tasks
    try:
        helper = _ready()
        helper.send(theirs)
        found = do_in_turn(mine, stop)
        last = helper.result(stop, patience)
    except BaseException:
        close()
        raise
    finally:
        _BUSY.release()
    if last is LATE:
        return found
    return [*found, theirs(stop) if last is None else last]


def close() -> None:
    """Ends the other process; the next search starts a new one."""
    while _helpers:
        _helpers.pop().close()


class Helper:
    """The other process."""

    def __init__(self) -> None:
        self.owner = os.getpid()
        self.is_lost = False
        self._number = 0
        call = f"import sys; sys.path[:] = {sys.path!r}; from wildswing.agents.search.helper import main; main()"
        self.process = subprocess.Popen([sys.executable, "-c", call], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._incoming: SimpleQueue[Any] = SimpleQueue()
        Thread(target=_listen, args=(self.process.stdout, self._incoming), daemon=True).start()

    @property
    def is_ready(self) -> bool:
        """Whether it lives and belongs to this process, which may itself be a copy of the one that started it."""
        return self.owner == os.getpid() and not self.is_lost and self.process.poll() is None

    def send(self, task: object) -> None:
        """Hands a task over."""
        self._number += 1
        self._write(pickle.dumps(self._number) + pickle.dumps(task))

    def result(self, stop: Stop, patience: float | None) -> Any:
        """Waits for what came of the last task: None if it failed or the process died, LATE if it took too long."""
        is_told = False
        end = inf if patience is None else monotonic() + patience
        while True:
            is_late = monotonic() >= end
            if not is_told and (is_late or stop()):
                self._write(pickle.dumps(-self._number))
                is_told = True
            if is_late:
                return LATE
            try:
                number, result = self._incoming.get(timeout=GLANCE)
            except Empty:
                continue
            if result is LOST:
                self.is_lost = True
                return None
            if number == self._number:  # One of an earlier task came too late.
                return result

    def _write(self, data: bytes) -> None:
        """Writes to the process; if it has just died, the wait for the result finds out."""
        pipe = self.process.stdin
        if pipe is not None:
            with suppress(OSError):
                pipe.write(data)
                pipe.flush()

    def close(self) -> None:
        """Ends the process, whatever it is doing."""
        if self.owner != os.getpid():
            return
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(OSError):  # What could not be written any more was for a process that is gone.
                    pipe.close()


def _listen(results: IO[bytes], incoming: "SimpleQueue[Any]") -> None:
    while True:
        try:
            incoming.put(pickle.load(results))
        except Exception:  # noqa: BLE001 - a result that is cut off is no result
            incoming.put((0, LOST))
            return


def _ready() -> Helper:
    """Returns the process that waits for work, or a new one."""
    if not _helpers or not _helpers[0].is_ready:
        close()
        _helpers.append(Helper())
    return _helpers[0]


_helpers: list[Helper] = []
_BUSY = Lock()

atexit.register(close)
