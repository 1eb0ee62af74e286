"""Several workers that serve one table together, each in a process of its own."""

import contextlib
import logging
import multiprocessing
import secrets
import signal
import socket
import sys
import time
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path

from wildswing.kernel.errors import WildswingError
from wildswing.lab.errands import interrupts_held_back, settle_in
from wildswing.server.basics.settings import Settings
from wildswing.server.basics.troubles import log_to
from wildswing.server.doors.callers import Names
from wildswing.server.doors.homes import CAN_HAND_OVER, Homes
from wildswing.server.hosting.serving import serve

LOG = logging.getLogger(__name__)

LOOKING = 0.2
"""Seconds between two looks at the workers."""

PAUSE = 1.0
"""Seconds before a worker that has died is replaced, so that one that cannot live is not started all the time."""

OPEN = ""
"""What a worker says when it serves; anything else is why it cannot."""

TOLD = 3
"""The exit code of a worker that has said why it ends."""

SPAWN = multiprocessing.get_context("spawn")


class Worker:
    """A process that serves, and what it has said of itself."""

    def __init__(
        self,
        listener: socket.socket,
        database: str,
        page: Path | None,
        names: Names,
        settings: Settings,
        homes: Homes | None,
    ) -> None:
        self._duty = (listener, database, page, names, settings, homes)
        self._ears, voice = SPAWN.Pipe(duplex=False)
        self.process: SpawnProcess = SPAWN.Process(target=work, args=(*self._duty, voice))
        with interrupts_held_back():  # Ctrl-C is for the parent, which ends all workers
            self.process.start()
        voice.close()
        self.is_open = False
        self.trouble = ""
        """Why it cannot serve."""

    def successor(self) -> "Worker":
        """Starts another one in its place."""
        return Worker(*self._duty)

    @property
    def is_alive(self) -> bool:
        """Whether it lives; by then all it has said is heard."""
        lives = self.process.is_alive()
        with contextlib.suppress(EOFError, OSError):
            while self._ears.poll():
                self.trouble = self._ears.recv()
                self.is_open = self.trouble == OPEN
        return lives

    @property
    def end(self) -> str:
        """How it ended, for those who have to look after the table."""
        return self.trouble or f"exit code {self.process.exitcode}"


class Crew:
    """Workers on one port; one that dies is replaced, and all end together."""

    def __init__(
        self, listener: socket.socket, database: str, page: Path | None, names: Names, settings: Settings
    ) -> None:
        self._duty = (listener, database, page, names, settings)
        crew, count = secrets.token_hex(16), settings.workers
        self._homes = [Homes(crew, own, count) if CAN_HAND_OVER else None for own in range(count)]
        self._workers: list[Worker] = []
        self._is_ending = False

    def serve(self, when_open: Callable[[], None]) -> None:
        """Keeps the table open until Ctrl-C, or a signal to end; a table that cannot be opened is refused."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._end)
        self._workers = [Worker(*self._duty, homes) for homes in self._homes]
        if self._is_complete():
            when_open()
        while any(worker.is_alive for worker in self._workers) or not self._is_ending:
            time.sleep(LOOKING)
            if self._is_ending:
                self._end()  # for a worker that was being started when this was wished for
            else:
                self._workers = [worker if worker.is_alive else self._replaced(worker) for worker in self._workers]

    def _is_complete(self) -> bool:
        """Waits until all workers serve; the first that cannot ends the others, and is why the table stays closed."""
        while not self._is_ending:
            for worker in self._workers:
                if not worker.is_alive:
                    self._end()
                    self._wait_for_all()
                    raise WildswingError(worker.trouble or f"A worker of the table could not start ({worker.end}).")
            if all(worker.is_open for worker in self._workers):
                return True
            time.sleep(LOOKING)
        return False

    def _wait_for_all(self) -> None:
        for worker in self._workers:
            worker.process.join()

    def _replaced(self, dead: Worker) -> Worker:
        LOG.error("A worker of the table has died (%s); another one is started.", dead.end)
        time.sleep(PAUSE)
        return dead if self._is_ending else dead.successor()

    def _end(self, *_: object) -> None:
        self._is_ending = True
        for worker in self._workers:
            if worker.process.is_alive():
                worker.process.terminate()


def work(
    listener: socket.socket,
    database: str,
    page: Path | None,
    names: Names,
    settings: Settings,
    homes: Homes | None,
    voice: Connection,
) -> None:
    """Serves the table as one worker of several, until it is told to end or its parent is gone."""
    settle_in()
    with log_to(sys.stderr, settings.log):
        try:
            serve(listener, database, page, partial(voice.send, OPEN), names, settings, homes)
        except WildswingError as error:
            _tell(voice, str(error))
        except Exception as error:
            LOG.exception("A worker of the table ends, since Wildswing made a mistake")
            _tell(
                voice, f"Wildswing made a mistake ({type(error).__name__}). Set WILDSWING_DEBUG=1 to see the traceback."
            )


def _tell(voice: Connection, why: str) -> None:
    voice.send(why)
    sys.exit(TOLD)
