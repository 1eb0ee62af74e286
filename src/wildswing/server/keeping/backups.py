"""Backups: a copy of the whole log in one SQLite file, whatever database it is from, and the way back.

A backup is taken while the table is open, and holds what was on disk at one moment. It goes back into an SQLite file or
into a PostgreSQL database, so it is also the way from one to the other.
"""

import asyncio
import contextlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from sqlalchemy import Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from wildswing.kernel.errors import WildswingError
from wildswing.server.keeping.database import Database
from wildswing.server.keeping.sql_tables import MATCHES, METADATA, PEOPLE
from wildswing.server.keeping.sqlite import BESIDE, SqliteDatabase, open_sqlite
from wildswing.server.keeping.storage import SQLITE, open_storage

ROWS_AT_ONCE = 1000

SNAPSHOT = "REPEATABLE READ"
"""What lets all tables be read as they were at one moment, whoever writes meanwhile."""

COUNTED = ("matches", "people")
"""The tables whose rows a backup is told by."""

BEGINNING = b"SQLite format 3\0"
"""What every database of SQLite begins with, and so every backup."""


class BadBackup(WildswingError):
    """A backup cannot be made there, or not be put back."""


def part_of(path: Path) -> Path:
    """Returns what a backup is called until it is whole."""
    return path.with_name(f"{path.name}.part")


def file_of(url: str) -> Path | None:
    """Returns the file of a database, if it is one."""
    return Path(url.removeprefix(SQLITE)) if url.startswith(SQLITE) else None


async def back_up(database: Database, path: Path) -> str:
    """Writes all that a database has into a new file, and returns what is in it."""
    part = part_of(path)
    try:
        part.parent.mkdir(0o700, parents=True, exist_ok=True)
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise BadBackup(f"{part} is there already; another backup is being made, or was cut off: delete it.") from None
    except OSError as error:
        raise BadBackup(f"{part} cannot be written: {error.strerror}.") from None
    try:
        if isinstance(database, SqliteDatabase):
            await database.copy_to(part)
        else:
            await _copied_to(database, part)
        counted = await asyncio.to_thread(_checked, part)
        os.link(part, path)  # which never takes the place of another file
    except FileExistsError:
        raise BadBackup(f"{path} is there already; name another file, or move it away.") from None
    except OSError as error:
        raise BadBackup(f"{path} cannot be written: {error.strerror}.") from None
    finally:
        for file in _all_of(part):
            file.unlink(missing_ok=True)
    return counted


async def restore(path: Path, url: str, progress: Callable[[int, int], None] = lambda _count, _of: None) -> str:
    """Puts a backup into a database that has nothing yet, and returns what was in it.

    The backup may be of an earlier release, and stays as it is. Where rows are put into a database that is there, it is
    told how many are, of how many.
    """
    if not path.is_file():
        raise BadBackup(f"There is no backup {path}.")
    with path.open("rb") as file:
        if file.read(len(BEGINNING)) != BEGINNING:
            raise BadBackup(f"{path} is no backup; name a file that wildswing backup has made.")
    target = file_of(url)
    with tempfile.TemporaryDirectory(prefix="wildswing-") as folder:
        copy = Path(folder) / "backup.sqlite"
        shutil.copyfile(path, copy)
        source = await open_sqlite(copy)
        try:
            if target is not None and not target.exists():
                return await back_up(source, target)
            async with open_storage(url) as storage, storage.database.engine.begin() as into:
                await _refuse_full(into, storage.database.name)
                async with source.engine.connect() as outof:
                    all_rows = sum([await _count(table, outof) for table in METADATA.sorted_tables])
                    done = 0
                    for table in METADATA.sorted_tables:
                        async for rows in _copy(table, outof, into):
                            done += rows
                            progress(done, all_rows)
        finally:
            await source.close()
        return _checked(copy)


async def _refuse_full(connection: AsyncConnection, name: str) -> None:
    for table in (MATCHES, PEOPLE):
        if await _count(table, connection):
            raise BadBackup(f"{name} has matches or people in it; put a backup where there is nothing yet.")


async def _copied_to(database: Database, part: Path) -> None:
    target = await open_sqlite(part)
    try:
        async with database.engine.connect() as connection:
            outof = await connection.execution_options(isolation_level=SNAPSHOT)
            async with target.engine.begin() as into:
                for table in METADATA.sorted_tables:
                    async for _ in _copy(table, outof, into):
                        pass
    finally:
        await target.close()


async def _count(table: Table, connection: AsyncConnection) -> int:
    return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


async def _copy(table: Table, outof: AsyncConnection, into: AsyncConnection) -> AsyncIterator[int]:
    """Copies a table, and tells each time how many rows it has copied."""
    found = await outof.stream(select(table).execution_options(yield_per=ROWS_AT_ONCE))
    async for rows in found.mappings().partitions(ROWS_AT_ONCE):
        await into.execute(insert(table), [dict(row) for row in rows])
        yield len(rows)


def _checked(path: Path) -> str:
    """Returns what a backup has in it; one with a mistake is refused."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        # A file of its own, without another beside it.
        connection.execute("PRAGMA journal_mode = DELETE")
        if connection.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
            raise BadBackup(f"{path} is damaged; check the disk, and the database.")
        matches, people = [connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in COUNTED]
    return f"{matches} {'match' if matches == 1 else 'matches'} and {people} {'person' if people == 1 else 'people'}"


def _all_of(path: Path) -> list[Path]:
    return [path, *[path.with_name(path.name + beside) for beside in BESIDE]]
