"""Orders from the command line: on the database, or to the table that is open if that alone holds it.

A table holds its SQLite file alone, so it has a door beside it, a socket that its owner alone may use: whoever can
read the file itself. On PostgreSQL an order is one more writer.
"""

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec

from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.timepiece import Timepiece
from wildswing.server.basics.works import Works
from wildswing.server.changing.rooms import Rooms
from wildswing.server.keeping.storage import SQLITE, open_storage
from wildswing.server.referee.desk import Desk

LOG = logging.getLogger(__name__)

LONGEST_ORDER = 65_536

FOR_OWNER = 0o177
"""What nobody else may do with the door."""


DOORS = hasattr(asyncio, "start_unix_server")
"""Windows has none; there an order waits until the table is closed."""


class Given(msgspec.Struct, frozen=True):
    """An order with its details."""

    order: str
    details: dict[str, str]


class Reply(msgspec.Struct, frozen=True):
    """What became of an order."""

    said: str
    is_refused: bool = False


def door_of(url: str) -> Path | None:
    """Returns where the door of a table is, if its database is a file."""
    return Path(f"{url.removeprefix(SQLITE)}.door") if url.startswith(SQLITE) else None


@asynccontextmanager
async def door_open(url: str, desk: Desk) -> AsyncIterator[None]:
    """Takes orders for a table while it is open; one that cannot have a door goes on without."""
    path = door_of(url)
    if path is None or not DOORS:
        yield
        return

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            writer.write(msgspec.json.encode(await _replied(desk, await reader.readuntil())) + b"\n")
            await writer.drain()
        writer.close()

    path.unlink(missing_ok=True)  # the file is held by this process, so nobody is behind an older one
    before = os.umask(FOR_OWNER)
    try:
        server = await asyncio.start_unix_server(hear, path, limit=LONGEST_ORDER)
    except OSError as error:
        LOG.warning("%s cannot be made (%s); orders from the command line wait until the table is closed.", path, error)
        yield
        return
    finally:
        os.umask(before)
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


async def give(url: str, order: str, **details: str) -> str:
    """Has an order carried out, by the table that is open or here, and returns what to say of it."""
    given = Given(order, details)
    path = door_of(url)
    if path is not None and DOORS:
        with suppress(FileNotFoundError, ConnectionRefusedError):
            reader, writer = await asyncio.open_unix_connection(path, limit=LONGEST_ORDER)
            writer.write(msgspec.json.encode(given) + b"\n")
            reply = msgspec.json.decode(await reader.readline() or b"{}", type=Reply)
            writer.close()
            if reply.is_refused:
                raise WildswingError(reply.said)
            return reply.said
    async with open_storage(url) as storage:
        works = Works()
        said = await Desk(storage, Rooms(storage, works, Timepiece(), most_idle=10)).carry_out(order, details)
        await works.finish()
        return said


async def _replied(desk: Desk, line: bytes) -> Reply:
    try:
        given = msgspec.json.decode(line, type=Given)
        return Reply(await desk.carry_out(given.order, given.details))
    except (WildswingError, msgspec.MsgspecError) as error:
        return Reply(str(error), is_refused=True)
    except Exception as error:
        LOG.exception("An order failed, since Wildswing made a mistake")
        return Reply(f"Wildswing made a mistake ({type(error).__name__}); the table's log says more.", is_refused=True)
