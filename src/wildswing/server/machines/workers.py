"""The worker processes in which agents think."""

import multiprocessing
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from typing import Any, TypeVar

from wildswing.lab.errands import interrupts_held_back, settle_in
from wildswing.server.basics.settings import USUAL
from wildswing.server.machines.thinkers import BESIDE, LOOKS

T = TypeVar("T")


class Workers(ProcessPoolExecutor):
    """Processes that Ctrl-C does not reach, not even while they start."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Has a worker do something; a fresh one if all others are busy."""
        with interrupts_held_back():
            return super().submit(fn, *args, **kwargs)


def start_workers(thinkers: int = USUAL.thinkers) -> Executor:
    """Starts worker processes for so many agents that think at once; one is started when all others are busy.

    Each is a fresh interpreter, since a fork would copy the event loop and the threads of the server.
    """
    return Workers(thinkers + BESIDE + LOOKS, multiprocessing.get_context("spawn"), initializer=settle_in)
