"""Numbered work done in as many processes as wanted."""

import os
import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from time import perf_counter
from typing import Any, Protocol, Self, TypeVar

from wildswing.kernel.errors import WildswingError

R = TypeVar("R")

Errand = Callable[[range], R]
"""Does some numbers of the work and returns what came of them; it goes to another process, so it can be pickled."""


class Sum(Protocol):
    """What some games add up to."""

    @property
    def games(self) -> int:
        """How many games."""

    def __add__(self, other: Self) -> Self: ...


S = TypeVar("S", bound=Sum)

Progress = Callable[[int, int], None]
"""Is told how much is done, of how much."""

IN_FLIGHT = 4
"""Errands handed out ahead for each process, so that none waits for work."""

HEAD_START = 0.25
"""Seconds in which this process plays alone, which tells how long the rest would take it."""

STARTING = 0.5
"""Seconds that a process takes to start; what is over by then is done without it."""

ERRAND_SECONDS = 0.1
"""How long an errand should take: quick work is done several numbers at once, as each errand costs time too."""


def add_up(errand: Errand[S], nothing: S, games: int, jobs: int, progress: Progress) -> S:
    """Plays games and adds up what came of them; Ctrl-C ends it with what is done."""
    total = nothing
    try:
        with closing(work_off(errand, games, jobs)) as results:
            for result in results:
                total += result
                progress(total.games, games)
    except KeyboardInterrupt:
        pass  # The sum says how many games it is of.
    return total


def work_off(errand: Errand[R], count: int, jobs: int) -> Generator[R]:
    """Does the numbers from 0 on, in this process or in several, and gives what came of them as it comes.

    Closing the generator ends what is under way.
    """
    processes = min(jobs, count)
    start = perf_counter()
    done = 0
    while done < count:
        if processes > 1 and perf_counter() - start >= HEAD_START:
            pace = done / (perf_counter() - start)
            if (count - done) * (1 - 1 / processes) > pace * STARTING:
                yield from _in_processes(errand, range(done, count), min(processes, count - done), pace)
                return
        yield errand(range(done, done + 1))
        done += 1


def _in_processes(errand: Errand[R], numbers: range, processes: int, pace: float) -> Generator[R]:
    """Has processes do the numbers, of which each does so many a second."""
    playing: set[Future[R]] = set()
    errands = _parts(numbers, max(1, int(pace * ERRAND_SECONDS)), processes)
    with pool_of(processes, errand) as pool:
        while True:
            with interrupts_held_back():
                playing.update(
                    [pool.submit(_run, one) for one in islice(errands, IN_FLIGHT * processes - len(playing))]
                )
            if not playing:
                return
            for done in wait(playing, return_when=FIRST_COMPLETED).done:
                playing.remove(done)
                yield done.result()


def _parts(numbers: range, most: int, processes: int) -> Iterator[range]:
    """Returns the numbers in parts of a size, and in smaller ones at the end, so that all processes end together."""
    start = numbers.start
    while start < numbers.stop:
        end = min(start + max(1, min(most, (numbers.stop - start) // (2 * processes))), numbers.stop)
        yield range(start, end)
        start = end


_own: Errand[Any] | None = None
"""What this process is for, if it is one of several."""


def _take_up(errand: Errand[Any] | None) -> None:
    """Settles in with what is to be done, which is sent once and not with each errand: setups are long texts."""
    global _own  # noqa: PLW0603 - a process is for one thing as long as it lives
    settle_in()
    _own = errand


def _run(numbers: range) -> Any:
    assert _own is not None
    return _own(numbers)


@contextmanager
def pool_of(processes: int, errand: Errand[Any] | None = None) -> Iterator[ProcessPoolExecutor]:
    """Gives processes that end with the block, whatever they are doing; one that was ended is told in a sentence."""
    others = set(active_children())
    # A fresh interpreter for each process, since copying one that runs threads may hang.
    with ProcessPoolExecutor(processes, get_context("spawn"), _take_up, (errand,)) as pool:
        try:
            yield pool
        except BrokenProcessPool:
            raise WildswingError(
                "A process that played games was ended from outside, perhaps for want of memory; "
                "try again with fewer --jobs."
            ) from None
        finally:
            # Nobody waits for games that nobody wants any more.
            for child in set(active_children()) - others:
                child.terminate()


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Keeps Ctrl-C from processes that start meanwhile; the caller gets his a moment later.

    Windows cannot: there a process that is pressed while it starts ends, and is missed as one that died.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def settle_in() -> None:
    """Makes a process leave Ctrl-C to its parent, and end with it however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
