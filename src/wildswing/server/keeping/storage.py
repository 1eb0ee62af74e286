"""The log: matches and their answers, in an SQLite file or in a PostgreSQL database."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from operator import itemgetter
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Row, Select, Update, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import UpdateBase

from wildswing.kernel.fairness import FairShuffle
from wildswing.kernel.game import Outcome, Setup
from wildswing.kernel.match import Match
from wildswing.kernel.packages import needed
from wildswing.server.keeping.database import Database
from wildswing.server.keeping.log import Hear, SavedMatch
from wildswing.server.keeping.ratings import settle
from wildswing.server.keeping.saved import added, as_json, ended, line_of, now, owned, read_match, reopened, wished
from wildswing.server.keeping.sql_tables import ANSWERS, MATCHES
from wildswing.server.keeping.sqlite import open_sqlite
from wildswing.server.keeping.troubles import DatabaseTrouble, LostDatabase, Overtaken
from wildswing.server.protocol import Rematch
from wildswing.server.room.contests import Contest
from wildswing.server.room.dealing import Undealt
from wildswing.server.room.entries import Entry
from wildswing.server.room.keepers import NO_PACT, Keeper, Pact

T = TypeVar("T")

PERSISTENCE = 5.0
"""Seconds in which a database that cannot be reached is tried again, before those who wait are told."""

PAUSE = 0.2
"""Seconds between two tries."""

SQLITE = "sqlite:///"

POSTGRESQL = "postgresql://"


class Write(msgspec.Struct, frozen=True):
    """What goes to disk together, and who waits until it is there."""

    match: str
    statements: tuple[UpdateBase, ...]
    answers: tuple[dict[str, Any], ...]
    contest: Contest | None
    durable: asyncio.Future[None]


class Storage:
    """Reads matches, and writes so that whatever was asked for together goes to disk together.

    A write that is asked for while the disk is busy waits, and then all that wait share one transaction: a group
    commit. Many matches so cost hardly more than one.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self._waiting: list[Write] = []
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.answers = 0
        """How many transactions and answers were written since the table is open."""
        self.seconds_writing = 0.0

    @property
    def is_shared(self) -> bool:
        """Whether other workers write to the same log."""
        return self.database.is_shared

    async def add(
        self,
        match_id: str,
        match: Match | Undealt,
        seats: Sequence[Keeper],
        pact: Pact = NO_PACT,
        *,
        listed: bool = False,
    ) -> None:
        """Writes a new match down, with the answers that it begins with.

        One that is listed waits in the lobby, and everybody may watch it later.
        """
        answers = match.answers if isinstance(match, Match) else []
        lines = [line_of(match_id, at, Entry(one.seat, one.answer)) for at, one in enumerate(answers)]
        # Nobody else has this name, so if it is there, the answer to an earlier try was lost.
        with contextlib.suppress(Overtaken):
            row = added(match_id, match, seats, pact)
            if listed:
                row = row.values(listed=now(), public=now())
            await self._write(match_id, [row, *owned(match_id, seats)], lines)

    async def settle(self, match_id: str, seed: str, setup: Setup, before: FairShuffle, after: FairShuffle) -> None:
        """Writes down what the shuffles follow from, and the seed if that is all, unless it changed meanwhile."""
        known = MATCHES.c.fairness.in_([as_json(before), as_json(after)])
        settled = update(MATCHES).where(MATCHES.c.id == match_id, known)
        values = {"seed": seed, "setup": as_json(setup), "fairness": as_json(after)}
        await self._write(match_id, [settled.values(values)])

    async def seat(self, match_id: str, before: Sequence[Keeper], after: Sequence[Keeper]) -> None:
        """Writes down who has the seats of a match now, unless somebody else has changed that meanwhile.

        A match without an open seat leaves the lobby.
        """
        known = MATCHES.c.seats.in_([as_json(before), as_json(after)])
        seated = update(MATCHES).where(MATCHES.c.id == match_id, known).values(seats=as_json(after))
        if not any(keeper.is_open for keeper in after):
            seated = seated.values(listed=None)
        await self._write(match_id, [seated, *owned(match_id, after)])

    async def wish(self, match_id: str, before: Rematch, after: Rematch) -> None:
        """Writes down who wants to play a match again, unless that changed meanwhile."""
        await self._write(match_id, [wished(match_id, before, after)])

    async def play_again(
        self, match_id: str, match: Undealt, seats: Sequence[Keeper], pact: Pact, former: str, before: Rematch
    ) -> None:
        """Writes down a new match in which those of another play again, unless they do so in a third."""
        after = Rematch(match=match_id)
        rows = [added(match_id, match, seats, pact), *owned(match_id, seats), wished(former, before, after)]
        await self._write(former, rows)

    async def append(
        self,
        match_id: str,
        place: int,
        entry: Entry,
        outcome: Outcome | None,
        reopens: bool = False,
        contest: Contest | None = None,
    ) -> None:
        """Writes a line down, that the match has ended or goes on by it, and what it counts for; then it is durable.

        Whoever comes second with a line for the same place is overtaken.
        """
        changes = [reopened(match_id)] if reopens else [] if outcome is None else [ended(match_id, outcome)]
        await self._write(match_id, changes, [line_of(match_id, place, entry)], contest)

    async def load(self, match_id: str, since: int = 0) -> SavedMatch | None:
        """Returns a match with its answers from a place on, or None if there is none."""
        if not match_id.isprintable():
            return None  # PostgreSQL does not even compare some letters

        async def read() -> SavedMatch | None:
            async with self.database.engine.connect() as connection:
                row = (await connection.execute(select(MATCHES).where(MATCHES.c.id == match_id))).one_or_none()
                if row is None:
                    return None
                later = (ANSWERS.c.match == match_id, ANSWERS.c.place >= since)
                answers = await connection.execute(select(ANSWERS).where(*later).order_by(ANSWERS.c.place))
                return read_match(row, answers.all(), since)

        return await self._persist(read)

    async def keepers(self, match_id: str) -> tuple[Keeper, ...] | None:
        """Returns who has the seats of a match, whatever else of it can be read, or None if there is none."""
        rows = await self.rows(select(MATCHES.c.seats).where(MATCHES.c.id == match_id))
        return msgspec.json.decode(rows[0].seats, type=tuple[Keeper, ...]) if rows else None

    async def unfinished(self) -> list[str]:
        """Returns the matches that have no outcome, the oldest first."""
        found = select(MATCHES.c.id).where(MATCHES.c.outcome.is_(None)).order_by(MATCHES.c.created)

        async def read() -> list[str]:
            async with self.database.engine.connect() as connection:
                return list((await connection.execute(found)).scalars())

        return await self._persist(read)

    async def rows(self, query: Select[Any]) -> list[Row[Any]]:
        """Returns what the database answers to a question."""

        async def read() -> list[Row[Any]]:
            async with self.database.engine.connect() as connection:
                return list((await connection.execute(query)).all())

        return await self._persist(read)

    async def write(self, *statements: UpdateBase, match: str = "") -> None:
        """Writes all statements or none; an update that finds nothing to change was overtaken."""
        await self._write(match, statements)

    def listen(self, hear: Hear) -> None:
        """Has somebody told of what other workers write."""
        self.database.listen(hear)

    async def call(self, words: str) -> None:
        """Says something to all other workers; whoever cannot be reached does not hear it."""
        await self.database.call(words)

    def take_calls(self, hear: Callable[[str], None]) -> None:
        """Has somebody hear what other workers say."""
        self.database.take_calls(hear)

    async def claim(self, match_id: str, seat: int) -> bool:
        """Tells whether the agent at a seat may think here; it then thinks nowhere else until it is let go."""
        return await self.database.claim(match_id, seat)

    async def let_go(self, match_id: str, seat: int) -> None:
        """Lets the agent at a seat think elsewhere."""
        await self.database.let_go(match_id, seat)

    async def close(self) -> None:
        """Writes what waits, and lets go of the database."""
        if self._writer is not None:
            await self._writer
        await self.database.close()

    # --- Writing ---

    async def _write(
        self,
        match_id: str,
        statements: Sequence[UpdateBase],
        answers: Sequence[dict[str, Any]] = (),
        contest: Contest | None = None,
    ) -> None:
        durable: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Write(match_id, tuple(statements), tuple(answers), contest, durable))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_on())
        await durable

    async def _write_on(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            await self._commit(batch)

    async def _commit(self, batch: list[Write]) -> None:
        """Writes a batch whole, or each write of it alone if one of them spoils it, and tells those who wait."""
        began = time.monotonic()
        try:
            await self._persist(lambda: self._write_down(batch))
        except Exception as error:  # noqa: BLE001 - who waits is told, and the next batch is tried
            if len(batch) > 1 and not isinstance(error, LostDatabase):
                for write in batch:
                    await self._commit([write])
                return
            for write in batch:
                if not write.durable.done():
                    write.durable.set_exception(error)
            return
        self.commits += 1
        self.answers += sum(len(write.answers) for write in batch)
        self.seconds_writing += time.monotonic() - began
        for write in batch:
            if not write.durable.done():
                write.durable.set_result(None)

    async def _write_down(self, batch: list[Write]) -> None:
        statements = [statement for write in batch for statement in write.statements]
        # In one order everywhere, so that workers that write the same places do not wait for each other.
        answers = sorted([answer for write in batch for answer in write.answers], key=itemgetter("match", "place"))
        matches = sorted({write.match for write in batch if write.match})
        if not statements:
            await self.database.append(answers, matches)
            return
        async with self.database.engine.begin() as connection:
            for statement in statements:
                await self._execute(connection, statement)
            if answers:
                await connection.execute(insert(ANSWERS), answers)
            for write in batch:
                if write.contest is not None:
                    await settle(connection, write.match, write.contest)
            await self.database.tell(connection, matches)

    async def _execute(self, connection: AsyncConnection, statement: UpdateBase) -> None:
        done = await connection.execute(statement)
        if isinstance(statement, Update) and not done.rowcount:
            raise Overtaken(f"{self.database.name} was changed by another program meanwhile; try again.")

    async def _persist(self, doing: Callable[[], Awaitable[T]]) -> T:
        """Does something, again and again for a while if the database cannot be reached.

        What was written just before a connection broke is found there by the next try, which is then overtaken.
        """
        end = time.monotonic() + PERSISTENCE
        while True:
            try:
                with self.database.trouble():
                    return await doing()
            except LostDatabase:
                if time.monotonic() >= end:
                    raise
            await asyncio.sleep(PAUSE)


@asynccontextmanager
async def open_storage(url: str) -> AsyncIterator[Storage]:
    """Opens the log at `sqlite:///path` or `postgresql://user:password@host/name`, or makes a new one there.

    A file or a database that is not ours is left alone.
    """
    storage = Storage(await _open(url))
    try:
        yield storage
    finally:
        await storage.close()


async def _open(url: str) -> Database:
    if url.startswith(SQLITE):
        return await open_sqlite(Path(url.removeprefix(SQLITE)))
    if url.startswith(POSTGRESQL):
        with needed("A PostgreSQL database needs", "server"):
            from wildswing.server.keeping.postgresql import open_postgresql  # noqa: PLC0415 - most never need its driver

        return await open_postgresql(url)
    # The address is not repeated, since a password may be in it.
    raise DatabaseTrouble(f"This is no address of a database; it should be {SQLITE}PATH or {POSTGRESQL}USER@HOST/NAME.")


def url_of(path: Path) -> str:
    """Returns the address of an SQLite file."""
    return f"{SQLITE}{path}"
