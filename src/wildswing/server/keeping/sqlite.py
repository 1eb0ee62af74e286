"""The log in one SQLite file that one server at a time holds."""

import asyncio
import contextlib
import logging
import os
import sqlite3
import stat
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import aiosqlite
import msgspec
from sqlalchemy import URL, event, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from wildswing.server.keeping.database import Database, newer, number
from wildswing.server.keeping.migrations import make, upgrade
from wildswing.server.keeping.sql_tables import ANSWERS, SCHEMA, VERSION_TABLE
from wildswing.server.keeping.troubles import DAMAGED, FULL, DatabaseTrouble, Overtaken, PassingTrouble

LOG = logging.getLogger(__name__)

APPLICATION = 0x57494C44
"""Marks a file as ours, in the place that SQLite keeps for it: “WILD”."""

COLUMNS = {column.name: f"json_extract(value, '$.{column.name}')" for column in ANSWERS.columns}

APPENDING = (
    # Before a statement that begins with “INSERT”, Python's driver would begin a transaction to be committed by us.
    "WITH rows AS (SELECT value FROM json_each(?)) "
    f"INSERT INTO {ANSWERS.name} ({', '.join(COLUMNS)}) "
    f"SELECT {', '.join(COLUMNS.values())} FROM rows"
)
"""Adds rows of answers, a list of objects in JSON."""

PAGES_AHEAD = 10_000
"""Pages of 4 kB that the write-ahead log may have; answers of many matches fill a thousand in less than a second."""

FOR_OWNER = 0o600
"""The rights to a file in which names, hashes of passwords and the seeds of running matches stand."""

BESIDE = ("-wal", "-shm", "-journal")
"""How SQLite calls the files that it keeps beside a database."""

PATIENCE = 1.0
"""Seconds to wait for a file that somebody else holds."""


class SqliteDatabase(Database):
    """An SQLite file."""

    def __init__(self, engine: AsyncEngine, name: str, driver: aiosqlite.Connection) -> None:
        super().__init__(engine, name)
        self._driver = driver

    async def append(self, answers: Sequence[dict[str, Any]], matches: Sequence[str]) -> None:  # noqa: ARG002 - nobody else is told
        """Writes rows of answers by a single statement, which is a transaction of its own.

        The thread that writes thus waits for Python's lock once, not once for each row.
        """
        await self._driver.execute_fetchall(APPENDING, [msgspec.json.encode(answers).decode()])
        if self._driver.in_transaction:
            await self._driver.commit()

    async def copy_to(self, path: Path) -> None:
        """Copies all that is on disk into a file; whoever writes meanwhile waits."""
        with self.trouble():
            async with self.engine.connect():  # the only connection, so that no transaction is half done
                target = await asyncio.to_thread(sqlite3.connect, path, check_same_thread=False)
                try:
                    await self._driver.backup(target)
                finally:
                    target.close()

    @contextmanager
    def trouble(self) -> Iterator[None]:
        """Turns what SQLite complains of into a sentence."""
        with _trouble(self.name):
            yield


async def open_sqlite(path: Path) -> SqliteDatabase:
    """Opens a file, or makes a new one; a file that is not ours is left alone."""
    try:
        path.parent.mkdir(0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseTrouble(
            f"The folder {path.parent} for the matches cannot be made ({error.strerror}); set WILDSWING_HOME to a "
            "folder you may write to."
        ) from None
    _make_private(path)
    with _trouble(str(path)):
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
        with _trouble(str(path)):
            async with engine.begin() as connection:
                await _check_or_make(connection, path)
                driver = (await connection.get_raw_connection()).driver_connection
    except BaseException:
        await engine.dispose()
        raise
    assert isinstance(driver, aiosqlite.Connection)  # the one that the engine has
    return SqliteDatabase(engine, str(path), driver)


def _make_private(path: Path) -> None:
    """Makes a file that its owner alone may read, unless there is one; SQLite gives those beside it the same rights."""
    with contextlib.suppress(OSError):  # of which SQLite tells
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, FOR_OWNER))


def _tighten(path: Path) -> None:
    """Keeps everybody but its owner from reading a file of ours that was made before, and those beside it."""
    for file in (path, *[path.with_name(path.name + beside) for beside in BESIDE]):
        try:
            if stat.S_IMODE(file.stat().st_mode) & ~FOR_OWNER:
                file.chmod(FOR_OWNER)
        except FileNotFoundError:
            continue
        except OSError as error:
            LOG.warning("%s may be read by others, and its rights cannot be changed (%s).", file, error.strerror)


def _prepare(connection: Any, _: object) -> None:
    """Sets a connection up.

    The lock is held as long as the server runs, since a second referee would not know what the first has decided.
    FULL has each commit on the disk before it returns, for otherwise an answer that was acknowledged could be lost
    when the power fails. What is in the write-ahead log goes into the file only now and then, since all who write
    wait for that.
    """
    cursor = connection.cursor()
    often = f"wal_autocheckpoint={PAGES_AHEAD}"
    for pragma in ("locking_mode=EXCLUSIVE", "synchronous=FULL", "foreign_keys=ON", often):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def _check_or_make(connection: AsyncConnection, path: Path) -> None:
    application = await number(connection, "PRAGMA application_id")
    schema = await number(connection, "PRAGMA user_version")
    tables = await number(connection, "SELECT count(*) FROM sqlite_master")
    if application != APPLICATION and (tables or application):
        raise DatabaseTrouble(
            f"{path} is a database of another program and was left alone; move it away, or set WILDSWING_HOME to "
            "another folder."
        )
    if schema > SCHEMA:
        raise newer(str(path), schema, SCHEMA)
    await _check_pages(connection, path)
    _tighten(path)
    # In a write-ahead log a commit is one sequential write and one synchronisation.
    await connection.execute(text("PRAGMA journal_mode = WAL"))
    # Said here, since of itself a transaction would begin only after the tables are made.
    await connection.execute(text("BEGIN IMMEDIATE"))
    # Written at every start, so that a file that cannot be written is noticed before anybody plays.
    await connection.execute(text(f"PRAGMA application_id = {APPLICATION}"))
    await connection.execute(text(f"PRAGMA user_version = {SCHEMA}"))
    # The first release counted in the file's head alone.
    known = await number(connection, f"SELECT count(*) FROM sqlite_master WHERE name = '{VERSION_TABLE}'")
    if not tables:
        await connection.run_sync(make)
    elif not known or schema < SCHEMA:
        await connection.run_sync(upgrade)


async def _check_pages(connection: AsyncConnection, path: Path) -> None:
    """Refuses a file that was damaged or cut off, before matches are lost in it one by one."""
    is_whole = (await connection.execute(text("PRAGMA quick_check(1)"))).scalar_one() == "ok"
    ahead = path.with_name(f"{path.name}-wal")
    # A server that was killed may leave half a page, which the write-ahead log has too.
    is_cut_off = path.stat().st_size % await number(connection, "PRAGMA page_size") > 0
    if not is_whole or (is_cut_off and not (ahead.exists() and ahead.stat().st_size)):
        raise DatabaseTrouble(SENTENCES["SQLITE_CORRUPT"].format(path=path))


@contextmanager
def _trouble(name: str) -> Iterator[None]:
    try:
        yield
    except DBAPIError as error:
        raise _told(name, error.orig) from error
    except sqlite3.Error as error:
        raise _told(name, error) from error


def _told(name: str, error: BaseException | None) -> DatabaseTrouble:
    """Returns the sentence for what SQLite complains of."""
    code = str(getattr(error, "sqlite_errorname", ""))
    kind: type[DatabaseTrouble] = PassingTrouble if code.startswith(PASSING) else DatabaseTrouble
    if code in {"SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE"}:
        kind = Overtaken
    for prefix, sentence in SENTENCES.items():
        if code.startswith(prefix):
            return kind(sentence.format(path=name), TOLD.get(prefix))
    return DatabaseTrouble(f"{name} cannot be used ({error}); move it away, or set WILDSWING_HOME to another folder.")


PASSING = ("SQLITE_BUSY", "SQLITE_FULL", "SQLITE_IOERR", "SQLITE_READONLY")
"""The beginnings of the names of what is mended while the table is open."""

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
    "SQLITE_CORRUPT": (
        "{path} is damaged and was left alone; put a backup in its place, or move it away to begin anew, with its "
        "matches and people gone."
    ),
    "SQLITE_CONSTRAINT": "{path} was changed by another program; end that one, then open the table again.",
}
"""What to say, by the beginning of SQLite's name for the error."""

TOLD = {"SQLITE_FULL": FULL, "SQLITE_CORRUPT": DAMAGED, "SQLITE_NOTADB": DAMAGED}
"""What callers are told of it, where there is more to say than usual."""
