"""What every database of the log has in common."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import sqlalchemy
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from wildswing.server.keeping.log import Hear
from wildswing.server.keeping.sql_tables import ANSWERS
from wildswing.server.keeping.troubles import DatabaseTrouble


class Database:
    """A database that one server at a time holds."""

    is_shared = False
    """Whether other workers write to it too."""

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self.engine = engine
        self.name = name
        """What people call it; without its password."""

    @contextmanager
    def trouble(self) -> Iterator[None]:
        """Turns what the database complains of into a sentence."""
        raise NotImplementedError

    def listen(self, hear: Hear) -> None:
        """Has somebody told of what other workers write."""

    async def append(self, answers: Sequence[dict[str, Any]], matches: Sequence[str]) -> None:
        """Writes rows of answers in a transaction of their own, and tells other workers which matches they change."""
        async with self.engine.begin() as connection:
            await connection.execute(insert(ANSWERS), answers)
            await self.tell(connection, matches)

    async def tell(self, connection: AsyncConnection, matches: Sequence[str]) -> None:
        """Tells other workers which matches change with this transaction."""

    async def call(self, words: str) -> None:
        """Says something to all other workers; whoever cannot be reached does not hear it."""

    def take_calls(self, hear: Callable[[str], None]) -> None:
        """Has somebody hear what other workers say."""

    async def claim(self, match_id: str, seat: int) -> bool:  # noqa: ARG002 - nobody else could think
        """Tells whether the agent at a seat may think here; it then thinks nowhere else until it is let go."""
        return True

    async def let_go(self, match_id: str, seat: int) -> None:
        """Lets the agent at a seat think elsewhere."""

    async def close(self) -> None:
        """Lets go of the database."""
        await self.engine.dispose()


async def number(connection: AsyncConnection, question: str) -> int:
    """Returns the number that answers a question to a database."""
    return int((await connection.execute(sqlalchemy.text(question))).scalar_one())


def newer(name: str, schema: int | str, known: int | str) -> DatabaseTrouble:
    """Returns what to say of a database that a later release has changed."""
    return DatabaseTrouble(
        f"{name} was written by a newer Wildswing (schema {schema}, this one reads {known}); upgrade Wildswing to "
        "open it."
    )
