"""People who leave the table for good: what others have played with them stays, and says nothing of them."""

import contextlib
from functools import partial

from wildswing.server.changing.forgetting import Reseating, locked_out, named, reseated, step_down, without
from wildswing.server.changing.rooms import Rooms, UnknownMatch
from wildswing.server.keeping.log import BrokenLog
from wildswing.server.keeping.storage import Storage
from wildswing.server.people.own import forgotten, matches_of
from wildswing.server.referee.removing import Withdrawal, is_waiting
from wildswing.server.room.room import Room


class Departing:
    """Deletes people."""

    def __init__(self, rooms: Rooms, storage: Storage) -> None:
        self._rooms = rooms
        self._storage = storage

    async def forget(self, person: str) -> None:
        """Deletes all that is kept of a person; seats in matches that go on are given up."""
        for match_id, goes_on in await matches_of(self._storage, person):
            if goes_on or match_id in self._rooms.at_hand:
                try:
                    await self._leave(await self._rooms.find(match_id), person, partial(without, person))
                    continue
                except UnknownMatch:
                    continue
                except BrokenLog:
                    pass  # which nobody can play on, but a name stands in it
            await self._rooms.reseat(match_id, partial(without, person))
        await self._storage.write(*forgotten(person))

    async def lock_out(self, person: str) -> None:
        """Takes somebody's seats in all matches that go on; the name stays at those that have begun."""
        for match_id, goes_on in await matches_of(self._storage, person):
            if goes_on:
                with contextlib.suppress(UnknownMatch, BrokenLog):
                    await self._leave(await self._rooms.find(match_id), person, partial(locked_out, person))

    async def rename(self, person: str, name: str) -> None:
        """Puts another name to all seats of somebody."""
        for match_id, _ in await matches_of(self._storage, person):
            await self._rooms.reseat(match_id, partial(named, person, name))

    async def _leave(self, room: Room, person: str, change: Reseating) -> None:
        if await self._rooms.change(room, self._taken_back):
            return
        await self._rooms.change(room, partial(step_down, person))
        await self._rooms.change(room, partial(reseated, change))

    def _taken_back(self, room: Room) -> Withdrawal | None:
        return Withdrawal(self._rooms, self._storage) if is_waiting(room) else None
