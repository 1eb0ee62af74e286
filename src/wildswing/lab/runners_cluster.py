"""Plays the games of a tournament on a Dask cluster.

The scheduler gives the games of a worker that is lost to another one. What a game comes to does not depend on where
and how often it is begun, and only this process counts results, so none is lost and none counts twice.
"""

import logging
from collections import deque
from collections.abc import Callable, Generator, Sequence
from importlib import import_module
from typing import Any

from wildswing.kernel.errors import WildswingError
from wildswing.kernel.packages import needed
from wildswing.lab.results import Result
from wildswing.lab.tournament import Task, play_game

AT_ONCE = 1000
"""How many games are in the hands of the scheduler at most."""

PATIENCE = 10
"""How many seconds the scheduler and its first worker may take to answer."""


def play_on_cluster(address: str, more: Callable[[], Sequence[Task]]) -> Generator[Result]:
    """Plays games on the workers of the scheduler at an address and gives each result as it comes."""
    dask = _dask()
    with _connect(dask, address) as client:
        waiting: deque[Task] = deque()
        playing = dask.as_completed(loop=client.loop, with_results=True, raise_errors=False)
        while True:
            waiting.extend(more())
            while waiting and playing.count() < AT_ONCE:
                playing.add(client.submit(play_game, waiting.popleft(), pure=False))
            if playing.is_empty():
                return
            _, result = next(playing)
            if not isinstance(result, Result):
                raise _refusal(result, address)
            yield result


def _dask() -> Any:
    """Loads the package, which has no types to speak of."""
    with needed("Playing on a cluster needs", "lab"):
        return import_module("distributed")


def _connect(dask: Any, address: str) -> Any:
    # What goes wrong is told in a sentence, not in the words of a library.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        client = dask.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError):
        raise WildswingError(
            f"No Dask scheduler answers at {address}; start one with `dask scheduler`, and give the address that it "
            f"names, such as tcp://127.0.0.1:8786."
        ) from None
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        client.close()
        raise WildswingError(
            f"The Dask scheduler at {address} has no workers; start some with `dask worker {address} --nthreads 1`."
        ) from None
    return client


def _refusal(what: object, address: str) -> WildswingError:
    """Says why a game has no result: what it raised, as Dask gives it, or that it was dropped with all others."""
    error = what[1] if isinstance(what, tuple) else None
    if isinstance(error, WildswingError):
        return error
    reason = "the scheduler went away" if error is None else " ".join(f"{type(error).__name__}: {error}".split())
    return WildswingError(
        f"The games cannot be played at {address} ({reason}); see that its workers run the same Wildswing, and try "
        f"again."
    )
