"""People who leave the table for good: what others have played with them stays, and says nothing of them."""

import contextlib
from functools import partial

import msgspec
from sqlalchemy import select

from wildswing.server.changing.forgetting import Reseating, locked_out, named, reseated, step_down, without
from wildswing.server.changing.rooms import Rooms, UnknownMatch
from wildswing.server.keeping.log import BrokenLog
from wildswing.server.keeping.sql_tables import MATCHES
from wildswing.server.keeping.storage import Storage
from wildswing.server.keeping.troubles import Overtaken
from wildswing.server.people.own import forgotten, matches_of
from wildswing.server.referee.listing import is_waiting, withdraw
from wildswing.server.room.keepers import Keeper
from wildswing.server.room.room import Room
from wildswing.texts import text

TRIES = 5
"""How often it is tried to change a name in a match that others are changing."""


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
            await self._reseat(match_id, partial(without, person))
        await self._storage.write(*forgotten(person))

    async def lock_out(self, person: str) -> None:
        """Takes somebody's seats in all matches that go on; the name stays at those that have begun."""
        for match_id, goes_on in await matches_of(self._storage, person):
            if goes_on:
                with contextlib.suppress(UnknownMatch, BrokenLog):
                    await self._leave(await self._rooms.find(match_id), person, partial(locked_out, person))

    async def rename(self, person: str, name: str) -> None:
        """Puts another name to all seats of somebody."""
        change = partial(named, person, name)
        for match_id, _ in await matches_of(self._storage, person):
            if (room := self._rooms.at_hand.get(match_id)) is not None:
                await self._rooms.change(room, partial(reseated, change))
            else:
                await self._reseat(match_id, change)

    async def _leave(self, room: Room, person: str, change: Reseating) -> None:
        if is_waiting(room):
            async with room.alone():
                await withdraw(room, self._storage)
                self._rooms.at_hand.pop(room.id, None)
            for page in room.pages:
                page.send_away(text("This match was taken back before anybody joined."))
            return
        await self._rooms.change(room, partial(step_down, person))
        await self._rooms.change(room, partial(reseated, change))

    async def _reseat(self, match_id: str, change: Reseating) -> None:
        """Changes who sits at a match that nobody looks at, without playing it again."""
        for _ in range(TRIES):
            rows = await self._storage.rows(select(MATCHES.c.seats).where(MATCHES.c.id == match_id))
            before = [msgspec.json.decode(row.seats, type=tuple[Keeper, ...]) for row in rows]
            try:
                for keepers in before:
                    await self._storage.seat(match_id, keepers, change(keepers))
            except Overtaken:
                continue
            return
