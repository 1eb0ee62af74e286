"""The log on disk: matches and their answers in one SQLite file that one server at a time holds."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    URL,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    Row,
    String,
    Table,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool
from sqlalchemy.sql.dml import UpdateBase

import wildswing
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.fairness import FairShuffle
from wildswing.kernel.game import Outcome
from wildswing.kernel.match import Given, Match
from wildswing.server.dealing import Undealt

APPLICATION = 0x57494C44
"""Marks a file as ours, in the place that SQLite keeps for it: “WILD”."""

SCHEMA = 2
"""Grows whenever the tables change: 2 has how the shuffles of a match are settled."""

PATIENCE = 1.0
"""Seconds to wait for a file that somebody else holds."""

METADATA = MetaData()

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("version", Integer, nullable=False),
    Column("program", String, nullable=False),
    Column("setup", String, nullable=False),
    Column("seed", String, nullable=False),
    Column("seats", String, nullable=False),
    Column("created", String, nullable=False),
    Column("outcome", String),
    # Null where no commitment was made. The seed is empty until every seat has added its entropy.
    Column("fairness", String),
)

ANSWERS = Table(
    "answers",
    METADATA,
    Column("match", String, ForeignKey("matches.id"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("option", Integer, nullable=False),
)


class DatabaseTrouble(WildswingError):
    """The log cannot be read or written; nothing was acknowledged that is not in it."""


class BrokenLog(WildswingError):
    """A match cannot be played again from what was written down."""


class Keeper(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has a seat: an agent by its name, or whoever holds the token with this hash.

    A seat with an invitation has been open; until somebody takes it, there is no token.
    """

    agent: str = ""
    token_hash: str = ""
    invitation_hash: str = ""

    @property
    def is_open(self) -> bool:
        """Whether nobody has the seat yet."""
        return bool(self.invitation_hash) and not self.token_hash


class SavedMatch(msgspec.Struct, frozen=True):
    """A match as the log has it."""

    id: str
    game: str
    version: int
    program: str
    setup: dict[str, str]
    seed: str
    seats: tuple[Keeper, ...]
    answers: tuple[Given, ...]
    fairness: FairShuffle | None = None


Write = tuple[tuple[UpdateBase, ...], asyncio.Future[None]]
"""Statements that belong together, and who waits until they are on disk."""


class Storage:
    """Reads matches, and writes so that whatever was asked for together goes to disk together.

    A write that is asked for while the disk is busy waits, and then all that wait share one transaction: a group
    commit. Many matches so cost hardly more than one.
    """

    def __init__(self, engine: AsyncEngine, path: Path) -> None:
        self._engine = engine
        self._path = path
        self._waiting: asyncio.Queue[Write] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write_on())

    async def add(
        self, match_id: str, match: Match | Undealt, seats: Sequence[Keeper], fairness: FairShuffle | None = None
    ) -> None:
        """Writes a new match down."""
        await self._write(_added(match_id, match, seats, fairness))

    async def settle(self, match_id: str, seed: str, fairness: FairShuffle) -> None:
        """Writes down what the shuffles of a match follow from by now, and the seed if that is all."""
        settled = update(MATCHES).where(MATCHES.c.id == match_id).values(seed=seed, fairness=_json(fairness))
        await self._write(settled)

    async def branch(
        self, match_id: str, match: Match, seats: Sequence[Keeper], former: str, fairness: FairShuffle | None = None
    ) -> None:
        """Writes down a match that goes on from an earlier answer of another, which is over by that."""
        answers = [
            {"match": match_id, "place": place, "seat": given.seat, "option": given.answer}
            for place, given in enumerate(match.answers)
        ]
        await self._write(
            _added(match_id, match, seats, fairness),
            *[insert(ANSWERS).values(**values) for values in answers],
            update(MATCHES).where(MATCHES.c.id == former).values(outcome=_json({"goes_on_as": match_id})),
        )

    async def seat(self, match_id: str, seats: Sequence[Keeper]) -> None:
        """Writes down who has the seats of a match now."""
        await self._write(update(MATCHES).where(MATCHES.c.id == match_id).values(seats=_json(seats)))

    async def append(self, match_id: str, place: int, given: Given, outcome: Outcome | None) -> None:
        """Writes an answer down, and how the match ended if it did; returns when it is durable."""
        values = {"match": match_id, "place": place, "seat": given.seat, "option": given.answer}
        answer = insert(ANSWERS).values(**values)
        if outcome is None:
            await self._write(answer)
        else:
            await self._write(answer, update(MATCHES).where(MATCHES.c.id == match_id).values(outcome=_json(outcome)))

    async def load(self, match_id: str) -> SavedMatch | None:
        """Returns a match with all its answers, or None if there is none."""
        with _trouble(self._path):
            async with self._engine.connect() as connection:
                row = (await connection.execute(select(MATCHES).where(MATCHES.c.id == match_id))).one_or_none()
                if row is None:
                    return None
                found = select(ANSWERS).where(ANSWERS.c.match == match_id).order_by(ANSWERS.c.place)
                answers = (await connection.execute(found)).all()
        return _read(row, answers)

    async def unfinished(self) -> list[str]:
        """Returns the matches that have no outcome, the oldest first."""
        found = select(MATCHES.c.id).where(MATCHES.c.outcome.is_(None)).order_by(MATCHES.c.created)
        with _trouble(self._path):
            async with self._engine.connect() as connection:
                return list((await connection.execute(found)).scalars())

    async def close(self) -> None:
        """Writes what waits, and lets go of the file."""
        await self._waiting.join()
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
        await self._engine.dispose()

    async def _write(self, *statements: UpdateBase) -> None:
        durable: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((statements, durable))
        await durable

    async def _write_on(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            await self._commit(batch)
            for _ in batch:
                self._waiting.task_done()

    async def _commit(self, batch: list[Write]) -> None:
        """Writes a batch whole, or each write of it alone if one of them spoils it, and tells those who wait."""
        try:
            await self._write_down([statement for statements, _ in batch for statement in statements])
        except Exception as error:  # noqa: BLE001 - who waits is told, and the next batch is tried
            if len(batch) > 1:
                for write in batch:
                    await self._commit([write])
                return
            if not (durable := batch[0][1]).done():
                durable.set_exception(error)
            return
        for _, durable in batch:
            if not durable.done():
                durable.set_result(None)

    async def _write_down(self, statements: list[UpdateBase]) -> None:
        with _trouble(self._path):
            async with self._engine.begin() as connection:
                for statement in statements:
                    await connection.execute(statement)


@asynccontextmanager
async def open_storage(path: Path) -> AsyncIterator[Storage]:
    """Opens the log, or makes a new one; a file that is not ours is left alone."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseTrouble(
            f"The folder {path.parent} for the matches cannot be made ({error.strerror}); set WILDSWING_HOME to a "
            "folder you may write to."
        ) from None
    with _trouble(path):
        # Tried beforehand, since a thread of aiosqlite outlives a failure to open.
        sqlite3.connect(path).close()
    # One connection: a second one would be shut out by the lock of the first.
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        connect_args={"timeout": PATIENCE},
        hide_parameters=True,  # tokens and seeds are among them, and errors are logged
        poolclass=AsyncAdaptedQueuePool,
        pool_size=1,
        max_overflow=0,
    )
    event.listen(engine.sync_engine, "connect", _prepare)
    try:
        with _trouble(path):
            async with engine.begin() as connection:
                await _check_or_make(connection, path)
    except BaseException:
        await engine.dispose()
        raise
    storage = Storage(engine, path)
    try:
        yield storage
    finally:
        await storage.close()


def _prepare(connection: Any, _: object) -> None:
    """Sets a connection up.

    The lock is held as long as the server runs, since a second referee would not know what the first has decided.
    FULL has each commit on the disk before it returns, for otherwise an answer that was acknowledged could be lost
    when the power fails.
    """
    cursor = connection.cursor()
    for pragma in ("locking_mode=EXCLUSIVE", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def _check_or_make(connection: AsyncConnection, path: Path) -> None:
    application = await _number(connection, "PRAGMA application_id")
    schema = await _number(connection, "PRAGMA user_version")
    tables = await _number(connection, "SELECT count(*) FROM sqlite_master")
    if application != APPLICATION and (tables or application):
        raise DatabaseTrouble(
            f"{path} is a database of another program and was left alone; move it away, or set WILDSWING_HOME to "
            "another folder."
        )
    if schema > SCHEMA:
        raise DatabaseTrouble(
            f"{path} was written by a newer Wildswing (schema {schema}, this one reads {SCHEMA}); upgrade Wildswing to "
            "open it."
        )
    has_fairness = "SELECT count(*) FROM pragma_table_info('matches') WHERE name = 'fairness'"
    if tables and not await _number(connection, has_fairness):
        await connection.execute(text("ALTER TABLE matches ADD COLUMN fairness VARCHAR"))
    # In a write-ahead log a commit is one sequential write and one synchronisation.
    await connection.execute(text("PRAGMA journal_mode = WAL"))
    # Before the tables, so that a file that was left half made is known as ours. And written at every start, so that
    # a file that cannot be written is noticed before anybody plays.
    await connection.execute(text(f"PRAGMA application_id = {APPLICATION}"))
    await connection.execute(text(f"PRAGMA user_version = {SCHEMA}"))
    await connection.run_sync(METADATA.create_all)


async def _number(connection: AsyncConnection, question: str) -> int:
    return int((await connection.execute(text(question))).scalar_one())


def _added(match_id: str, match: Match | Undealt, seats: Sequence[Keeper], fairness: FairShuffle | None) -> UpdateBase:
    return insert(MATCHES).values(
        id=match_id,
        game=match.game.name,
        version=match.game.version,
        program=wildswing.__version__,
        setup=_json(match.setup),
        seed=str(match.seed),
        seats=_json(seats),
        created=datetime.now(UTC).isoformat(timespec="seconds"),
        fairness=None if fairness is None else _json(fairness),
    )


def _json(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


def _read(row: Row[Any], answers: Sequence[Row[Any]]) -> SavedMatch:
    """Returns a match as the log has it; one with a gap would replay as another match."""
    broken = f"The match “{row.id}” of {row.game} cannot be played again from its log"
    if [answer.place for answer in answers] != list(range(len(answers))):
        raise BrokenLog(f"{broken}, since an answer is missing in it; start a new one.")
    try:
        setup = msgspec.json.decode(row.setup, type=dict[str, str])
        seats = msgspec.json.decode(row.seats, type=tuple[Keeper, ...])
        fairness = None if row.fairness is None else msgspec.json.decode(row.fairness, type=FairShuffle)
    except (msgspec.MsgspecError, TypeError) as error:
        raise BrokenLog(f"{broken}, since its beginning cannot be read ({error}); start a new one.") from error
    given = tuple([Given(answer.seat, answer.option) for answer in answers])
    return SavedMatch(row.id, row.game, row.version, row.program, setup, row.seed, seats, given, fairness)


@contextmanager
def _trouble(path: Path) -> Iterator[None]:
    """Turns what SQLite complains of into a sentence."""
    try:
        yield
    except DBAPIError as error:
        raise DatabaseTrouble(_sentence(path, error.orig)) from error
    except sqlite3.Error as error:
        raise DatabaseTrouble(_sentence(path, error)) from error


def _sentence(path: Path, error: BaseException | None) -> str:
    name = str(getattr(error, "sqlite_errorname", ""))
    for prefix, sentence in SENTENCES.items():
        if name.startswith(prefix):
            return sentence.format(path=path)
    return f"{path} cannot be used ({error}); move it away, or set WILDSWING_HOME to another folder."


SENTENCES = {
    "SQLITE_BUSY": (
        "{path} is held by another program, probably another Wildswing table; use that one or end it, or set "
        "WILDSWING_HOME to another folder."
    ),
    "SQLITE_FULL": "{path} cannot be written, since the disk is full; free some space, then try again.",
    "SQLITE_READONLY": (
        "{path} cannot be written, since it is read-only; let it be written, or set WILDSWING_HOME to another folder."
    ),
    "SQLITE_CANTOPEN": "{path} cannot be opened; set WILDSWING_HOME to a folder you may write to.",
    "SQLITE_IOERR": "{path} cannot be written, since the disk fails; look after the disk, then try again.",
    "SQLITE_NOTADB": (
        "{path} is no database and was left alone; move it away, or set WILDSWING_HOME to another folder."
    ),
    "SQLITE_CORRUPT": "{path} is damaged; put a copy in its place, or set WILDSWING_HOME to another folder.",
    "SQLITE_CONSTRAINT": "{path} was changed by another program; end that one, then open the table again.",
}
"""What to say, by the beginning of SQLite's name for the error."""
