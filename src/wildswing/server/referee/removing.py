"""Matches of which nothing is left: taken back before anybody joined, or deleted."""

from sqlalchemy import delete, update
from sqlalchemy.sql.dml import UpdateBase

from wildswing.server.changing.rooms import Rooms
from wildswing.server.keeping.log import Log
from wildswing.server.keeping.saved import as_json
from wildswing.server.keeping.sql_tables import ANALYSES, ANSWERS, MATCHES, PLAYED, SAID, SCORES
from wildswing.server.keeping.storage import Storage
from wildswing.server.room.room import Room
from wildswing.texts import Text, text

TAKEN_BACK = text("This match was taken back before anybody joined.")


class Withdrawal:
    """A match that is taken back before anybody has joined, unless somebody does so just now."""

    def __init__(self, rooms: Rooms, storage: Storage, why: Text = TAKEN_BACK) -> None:
        self._rooms = rooms
        self._storage = storage
        self._why = why

    async def write(self, room: Room, log: Log) -> None:  # noqa: ARG002 - the lobby is no part of a log
        """Leaves nothing of it."""
        unchanged = (MATCHES.c.id == room.id) & (MATCHES.c.seats == as_json(room.keepers))
        await self._storage.write(
            update(MATCHES).where(unchanged).values(listed=None),
            delete(PLAYED).where(PLAYED.c.match == room.id),
            delete(MATCHES).where(MATCHES.c.id == room.id),
            match=room.id,
        )

    def take(self, room: Room) -> None:
        """Sends everybody away."""
        self._rooms.let_go(room.id, self._why)


class Deletion:
    """A match that a host deletes, however far it is."""

    def __init__(self, rooms: Rooms, storage: Storage) -> None:
        self._rooms = rooms
        self._storage = storage

    async def write(self, room: Room, log: Log) -> None:  # noqa: ARG002 - more is kept of a match than its log
        """Leaves nothing of it."""
        await self._storage.write(*deleted(room.id), match=room.id)

    def take(self, room: Room) -> None:
        """Sends everybody away."""
        self._rooms.let_go(room.id)


def is_waiting(room: Room) -> bool:
    """Tells whether nobody has joined whoever began a match."""
    has_joined = any(keeper.invitation_hash and keeper.token_hash for keeper in room.keepers)
    return not room.written and not has_joined and bool(room.open_seats)


def deleted(match_id: str) -> list[UpdateBase]:
    """Returns what leaves nothing of a match."""
    return [
        *[delete(table).where(table.c.match == match_id) for table in (ANALYSES, ANSWERS, PLAYED, SAID, SCORES)],
        delete(MATCHES).where(MATCHES.c.id == match_id),
    ]
