"""Does the parts of a search at the same time: the first here, the second in a process that stays ready for more."""

import atexit
import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing import parent_process
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import IO, Any, TypeVar

from wildswing.agents.search.budget import Budget, Stop
from wildswing.agents.search.helper import STOP

R = TypeVar("R")

Task = Callable[[Stop], R]
"""A part of a search; it goes to another process, so it can be pickled."""

WORTH_PLAYS = 300
WORTH_SECONDS = 0.2
"""A smaller search is over before another process would be of use."""

GLANCE = 0.05
"""Seconds between two looks at whether to stop while the other process is waited for."""

LOST = object()
"""Comes in place of a result when the other process has ended."""


def cores() -> int:
    """Returns how many processes may think at once: one in a process that was started to share work already."""
    if parent_process() is not None:
        return 1
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def is_shared(budget: Budget) -> bool:
    """Tells whether a search with this budget is worth two processes, and there are two cores for it."""
    enough = budget.plays >= WORTH_PLAYS or budget.seconds >= WORTH_SECONDS
    return enough and cores() > 1


def do_in_turn(tasks: Sequence[Task[R]], stop: Stop) -> list[R]:
    """Does tasks one after the other."""
    return [task(stop) for task in tasks]


def do_together(tasks: Sequence[Task[R]], stop: Stop) -> list[R]:
    """Does the last task in another process, and meanwhile the others here; if that process dies, that one too."""
    if not _BUSY.acquire(blocking=False):
        return do_in_turn(tasks, stop)
    *mine, theirs = tasks
    try:
        helper = _ready()
        helper.send(theirs)
        found = do_in_turn(mine, stop)
        last = helper.result(stop)
    except BaseException:
        close()
        raise
    finally:
        _BUSY.release()
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
        call = f"import sys; sys.path[:] = {sys.path!r}; from wildswing.agents.search.helper import main; main()"
        self.process = subprocess.Popen([sys.executable, "-c", call], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._incoming: SimpleQueue[Any] = SimpleQueue()
        Thread(target=_listen, args=(self.process.stdout, self._incoming), daemon=True).start()

    @property
    def is_ready(self) -> bool:
        """Whether it lives and belongs to this process, which may itself be a copy of the one that started it."""
        return self.owner == os.getpid() and not self.is_lost and self.process.poll() is None

    def send(self, task: object) -> None:
        """Hands a task over; if the process has just died, the wait for the result finds out."""
        data = pickle.dumps(task)
        pipe = self.process.stdin
        if pipe is not None:
            with suppress(OSError):
                pipe.write(data)
                pipe.flush()

    def result(self, stop: Stop) -> Any:
        """Waits for what came of the task; None if it failed or the process died."""
        is_told = False
        while True:
            if not is_told and stop():
                self.send(STOP)
                is_told = True
            try:
                result = self._incoming.get(timeout=GLANCE)
            except Empty:
                continue
            if result is LOST:
                self.is_lost = True
                return None
            return result

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
            incoming.put(LOST)
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
