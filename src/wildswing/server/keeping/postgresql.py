"""The log in a PostgreSQL database that several workers share."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import asyncpg
from sqlalchemy import URL, bindparam, func, make_url, select, text
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from wildswing.server.keeping.database import Database, newer
from wildswing.server.keeping.log import Hear
from wildswing.server.keeping.migrations import make, upgrade
from wildswing.server.keeping.notices import CHANNEL, Wire
from wildswing.server.keeping.sql_tables import REVISION, VERSION_TABLE
from wildswing.server.keeping.troubles import FULL, UNKEPT, DatabaseTrouble, LostDatabase, Overtaken, PassingTrouble

CONNECTIONS = 6
"""Connections of one worker: one writes, one is the wire to the other workers, the others read."""

CONNECTING = 5.0
"""Seconds in which a connection must be made."""

COMMANDING = 10.0
"""Seconds in which the database must answer."""

MOST_TOLD = 200
"""Matches that are told of in one notice, which has at most 8000 bytes."""

SETTINGS = {
    "application_name": "wildswing",
    # A commit is on the disk before it returns, whatever the server's own setting is.
    "synchronous_commit": "on",
    "lock_timeout": "3000",
    # The claims of a worker whose machine is gone end with its connection, which the server so notices in a minute.
    "tcp_keepalives_idle": "15",
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}

MIGRATING = 0x57494C44
"""The lock that a worker holds while it makes the tables, so that workers that start together do not do so twice."""

NOTICE = select(func.pg_notify(CHANNEL, bindparam("words")))

COLUMNS = ("match", "place", "seat", "option", "what", "spent")

APPENDING = """
WITH written AS (
    INSERT INTO answers (match, place, seat, option, what, spent)
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::bigint[], $5::text[], $6::int[])
)
SELECT pg_notify($7, words) FROM unnest($8::text[]) AS words
"""
"""Writes rows of answers, and tells other workers of them."""


class PostgresqlDatabase(Database):
    """A PostgreSQL database; other workers are told of each write, and tell of theirs."""

    is_shared = True

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        super().__init__(engine, name)
        self._wire = Wire(engine, name)

    async def append(self, answers: Sequence[dict[str, Any]], matches: Sequence[str]) -> None:
        """Writes rows of answers and tells other workers by a single statement, which is a transaction of its own.

        Where each transaction asks four times, and by way of all layers of SQLAlchemy, a table works nearly as long for
        that as for the rest of an answer.
        """
        columns = [[answer[name] for answer in answers] for name in COLUMNS]
        async with self.engine.connect() as connection:
            driver = await self._living(connection)
            try:
                await driver.execute(APPENDING, *columns, CHANNEL, self._notices(matches))
            except asyncpg.UniqueViolationError:
                raise  # who is overtaken can write on
            except BaseException:
                await connection.invalidate()
                raise

    async def _living(self, connection: AsyncConnection) -> Any:
        """Returns the driver of a connection; what broke while nobody used it is left out."""
        while True:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            if not driver.is_closed():
                return driver
            await connection.invalidate()

    @contextmanager
    def trouble(self) -> Iterator[None]:
        """Turns what PostgreSQL complains of into a sentence."""
        with _trouble(self.name):
            yield

    def listen(self, hear: Hear) -> None:
        """Has somebody told of what other workers write."""
        self._wire.listen(hear)

    async def tell(self, connection: AsyncConnection, matches: Sequence[str]) -> None:
        """Tells other workers which matches change with this transaction."""
        for words in self._notices(matches):
            await connection.execute(NOTICE, {"words": words})

    def _notices(self, matches: Sequence[str]) -> list[str]:
        starts = range(0, len(matches), MOST_TOLD)
        return [" ".join([self._wire.worker, *matches[start : start + MOST_TOLD]]) for start in starts]

    async def call(self, words: str) -> None:
        """Says something to all other workers; whoever cannot be reached does not hear it."""
        await self._wire.call(words)

    def take_calls(self, hear: Callable[[str], None]) -> None:
        """Has somebody hear what other workers say."""
        self._wire.take_calls(hear)

    async def claim(self, match_id: str, seat: int) -> bool:
        """Tells whether the agent at a seat may think here; it then thinks nowhere else until it is let go."""
        return await self._wire.claim(match_id, seat)

    async def let_go(self, match_id: str, seat: int) -> None:
        """Lets the agent at a seat think elsewhere."""
        await self._wire.let_go(match_id, seat)

    async def close(self) -> None:
        """Lets go of the database."""
        await self._wire.close()
        await super().close()


async def open_postgresql(address: str) -> PostgresqlDatabase:
    """Opens a database, and makes its tables if there are none; one that is not ours is left alone."""
    url = _read(address)
    with _readable(url):
        return await _opened(url)


async def _opened(url: URL) -> PostgresqlDatabase:
    name = f"postgresql://{url.host or 'localhost'}{f':{url.port}' if url.port else ''}/{url.database}"
    engine = create_async_engine(
        url,
        connect_args={"timeout": CONNECTING, "command_timeout": COMMANDING, "server_settings": SETTINGS},
        hide_parameters=True,  # tokens and seeds are among them, and errors are logged
        pool_size=CONNECTIONS,
        max_overflow=0,
    )
    try:
        with _trouble(name):
            async with engine.begin() as connection:
                await _check_or_make(connection, name)
    except BaseException:
        await engine.dispose()
        raise
    return PostgresqlDatabase(engine, name)


@contextmanager
def _readable(url: URL) -> Iterator[None]:
    """Explains what the driver makes of the settings behind a “?”, of which it complains in many ways."""
    try:
        yield
    except (ArgumentError, TypeError, ValueError) as error:
        if not url.query:
            raise
        raise DatabaseTrouble(
            f"The address of the database has settings that cannot be used ({', '.join(sorted(url.query))}); correct "
            "what stands behind its “?”, or leave it out."
        ) from error


def _read(address: str) -> URL:
    try:
        url = make_url(address).set(drivername="postgresql+asyncpg")
    except (ArgumentError, ValueError):
        url = None
    if url is None or not url.database:
        # The address is not repeated, since a password may be in it.
        raise DatabaseTrouble(
            "The address of the database cannot be read; it should be postgresql://USER@HOST/NAME. If a password is in "
            "it, write letters of that such as @ or / as %40 or %2F."
        ) from None
    return url


async def _check_or_make(connection: AsyncConnection, name: str) -> None:
    await connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
    listed = await connection.execute(text("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"))
    tables = set(listed.scalars())
    if VERSION_TABLE not in tables:
        if tables:
            raise DatabaseTrouble(
                f"{name} is a database of another program and was left alone; name another one in --database."
            )
        await connection.run_sync(make)
        return
    revision = str((await connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}"))).scalar_one())
    if revision > REVISION:
        raise newer(name, revision.lstrip("0"), REVISION.lstrip("0"))
    if revision < REVISION:
        await connection.run_sync(upgrade)


@contextmanager
def _trouble(name: str) -> Iterator[None]:
    try:
        yield
    except DBAPIError as error:
        raise _told(name, error.orig, error.connection_invalidated) from error
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise _told(name, error, isinstance(error, asyncpg.InterfaceError)) from error
    except (OSError, asyncpg.InternalClientError) as error:  # TimeoutError is one; the other comes just before a break
        raise _told(name, error, True) from error


def _told(name: str, error: BaseException | None, is_lost: bool) -> DatabaseTrouble:
    """Returns the sentence for what PostgreSQL complains of."""
    code = str(getattr(error, "sqlstate", None) or "")
    if is_lost or code.startswith(LOST):
        return LostDatabase(
            f"The database {name} cannot be reached; nothing that was accepted is lost, so try again in a moment."
        )
    kind: type[DatabaseTrouble] = PassingTrouble if code.startswith(PASSING) else DatabaseTrouble
    if code == "23505":
        kind = Overtaken
    for prefix, sentence in SENTENCES.items():
        if code.startswith(prefix):
            return kind(sentence.format(name=name), TOLD.get(prefix))
    return kind(f"{name} cannot be used ({type(error).__name__} {code}); the log of the database tells more.")


LOST = ("08", "57P", "53300")
"""The beginnings of the codes of a connection that broke, of a server that ends or starts, and of one that is full."""

PASSING = ("25006", "53", "55P03")
"""The beginnings of the codes of what is mended while the table is open: no writing, no room, and locks of others."""

SENTENCES = {
    "22021": "{name} cannot keep a text with the letter number 0 in it; leave that letter out.",
    "23": "{name} was changed by another program; end that one, then open the table again.",
    "25006": "{name} cannot be written, since it is read-only; let it be written, then try again.",
    "28": "{name} does not let this user in with this password; correct --database or the password.",
    "3D000": "There is no database {name}; make it with createdb, or correct --database.",
    "42501": "{name} does not let this user make or change tables; grant it that, or correct --database.",
    "53100": "{name} cannot be written, since its disk is full; free some space, then try again.",
    "55P03": "{name} is held by another program; end what locks its tables, then try again.",
}
"""What to say, by the beginning of the code that SQL gives to the error."""

TOLD = {"22021": UNKEPT, "53100": FULL}
"""What callers are told of it, where there is more to say than usual."""
