"""The wire between workers that share a PostgreSQL database: notices of what was written, and claims of seats."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import asyncpg
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from wildswing.server.keeping.log import Hear

LOG = logging.getLogger(__name__)

CHANNEL = "wildswing"
"""Where workers tell which matches they have changed."""

CALLS = "wildswing_calls"
"""Where they say to each other what is not in the log."""

SILENCE = 10.0
"""Seconds after which the database is asked whether it is still there."""

PAUSE = 0.5
"""Seconds between two tries to reach the database."""

BREAKS = (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
"""What is raised when a connection breaks or cannot be made."""


class Wire:
    """A connection that is made anew whenever it breaks.

    A claim is a lock of the connection, so it ends with the worker, however that ends. Whoever thinks on after the
    connection broke may be overtaken by another worker, which the log settles.
    """

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self._engine = engine
        self._name = name
        self.worker = secrets.token_hex(4)
        """Tells notices of this worker from those of others."""
        self._hear: Hear | None = None
        self._take_calls: list[Callable[[str], None]] = []
        self._driver: Any = None
        self._one_at_a_time = asyncio.Lock()
        self._keeper: asyncio.Task[None] | None = None

    def listen(self, hear: Hear) -> None:
        """Begins to tell somebody of the notices of other workers, and of a time without notices."""
        self._hear = hear
        self._keeper = asyncio.create_task(self._keep())

    def take_calls(self, hear: Callable[[str], None]) -> None:
        """Has somebody hear what other workers say, who leaves alone what is meant for others."""
        self._take_calls.append(hear)

    async def call(self, words: str) -> None:
        """Says something to all other workers; without a connection nobody hears it."""
        async with self._one_at_a_time:
            if self._driver is not None:
                with contextlib.suppress(*BREAKS):
                    await self._driver.execute("SELECT pg_notify($1, $2)", CALLS, f"{self.worker} {words}")

    async def claim(self, match_id: str, seat: int) -> bool:
        """Takes a lock that one worker at a time can have; without a connection nobody gets it."""
        return await self._lock("SELECT pg_try_advisory_lock($1)", match_id, seat)

    async def let_go(self, match_id: str, seat: int) -> None:
        """Gives the lock back; if the connection broke, it is free already."""
        await self._lock("SELECT pg_advisory_unlock($1)", match_id, seat)

    async def close(self) -> None:
        """Ends the connection."""
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)

    async def _lock(self, question: str, match_id: str, seat: int) -> bool:
        async with self._one_at_a_time:
            if self._driver is None:
                return False
            with contextlib.suppress(*BREAKS):
                return bool(await self._driver.fetchval(question, _number_of(match_id, seat)))
            return False

    async def _keep(self) -> None:
        is_told = False
        while True:
            with contextlib.suppress(*BREAKS):
                async with self._engine.connect() as connection:
                    if is_told:
                        LOG.warning("The database %s is reached again.", self._name)
                    is_told = False
                    await self._attend(connection)
            if not is_told:
                LOG.error("The database %s cannot be reached; it is tried again until it can.", self._name)
            is_told = True
            await asyncio.sleep(PAUSE)

    async def _attend(self, connection: AsyncConnection) -> None:
        """Hears notices until the connection breaks."""
        broken = asyncio.Event()
        driver: Any = (await connection.get_raw_connection()).driver_connection
        driver.add_termination_listener(lambda _: broken.set())
        await driver.add_listener(CHANNEL, self._notice)
        await driver.add_listener(CALLS, self._called)
        self._driver = driver
        try:
            self._tell(None)  # whatever was written meanwhile was not told
            while not broken.is_set():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(broken.wait(), SILENCE)
                    break
                async with self._one_at_a_time:
                    await driver.fetchval("SELECT 1")
        finally:
            self._driver = None
            # Its locks and its listener must not go back to those who only read.
            await connection.invalidate()

    def _notice(self, *given: Any) -> None:
        worker, *matches = given[-1].split(" ")
        if worker != self.worker:
            for match_id in matches:
                self._tell(match_id)

    def _called(self, *given: Any) -> None:
        worker, words = given[-1].split(" ", 1)
        if worker != self.worker:
            for hear in self._take_calls:
                hear(words)

    def _tell(self, match_id: str | None) -> None:
        if self._hear is not None:
            self._hear(match_id)


def _number_of(match_id: str, seat: int) -> int:
    """Returns the number of the lock for a seat."""
    return int.from_bytes(sha256(f"{match_id} {seat}".encode()).digest()[:8], "big", signed=True)
