"""Several workers that serve one table together, each in a process of its own."""

import logging
import multiprocessing
import signal
import socket
import sys
import time
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from pathlib import Path

from wildswing.server.callers import Names
from wildswing.server.logs import log_to
from wildswing.server.serving import serve

LOG = logging.getLogger(__name__)

LOOKING = 0.2
"""Seconds between two looks at the workers."""

PAUSE = 1.0
"""Seconds before a worker that has died is replaced, so that one that cannot live is not started all the time."""


class Crew:
    """Workers on one port; one that dies is replaced, and all end together."""

    def __init__(self, listener: socket.socket, database: str, page: Path | None, names: Names) -> None:
        self._duty = (listener, database, page, names)
        self._spawn = multiprocessing.get_context("spawn")
        self._is_ready: Event = self._spawn.Event()
        self._workers: list[SpawnProcess] = []
        self._is_ending = False

    def serve(self, workers: int, when_open: Callable[[], None]) -> None:
        """Keeps the table open until Ctrl-C, or a signal to end."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._end)
        self._workers = [self._start() for _ in range(workers)]
        is_told = False
        while any(worker.is_alive() for worker in self._workers) or not self._is_ending:
            if self._is_ready.is_set() and not is_told:
                is_told = True
                when_open()
            time.sleep(LOOKING)
            if not self._is_ending:
                self._workers = [worker if worker.is_alive() else self._replace(worker) for worker in self._workers]

    def _start(self) -> SpawnProcess:
        worker = self._spawn.Process(target=work, args=(*self._duty, self._is_ready))
        worker.start()
        return worker

    def _replace(self, dead: SpawnProcess) -> SpawnProcess:
        LOG.error("A worker of the table has died (exit code %s); another one is started.", dead.exitcode)
        time.sleep(PAUSE)
        return dead if self._is_ending else self._start()

    def _end(self, *_: object) -> None:
        self._is_ending = True
        for worker in self._workers:
            if worker.is_alive():
                worker.terminate()


def work(listener: socket.socket, database: str, page: Path | None, names: Names, is_ready: Event) -> None:
    """Serves the table as one worker of several."""
    with log_to(sys.stderr):
        serve(listener, database, page, is_ready.set, names)
