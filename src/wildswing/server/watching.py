"""Those who watch a match: everybody who has its link, up to a limit."""

import asyncio

from wildswing.kernel.errors import WildswingError
from wildswing.server.room import Room
from wildswing.server.rooms import Rooms
from wildswing.server.telling import tell_everyone
from wildswing.server.works import Works
from wildswing.texts import say

MOST_WATCHING = 100
"""Pages that may watch one match."""

MOMENT = 0.3
"""Seconds in which those who come and go are counted together."""


class FullGallery(WildswingError):
    """As many watch a match as may."""


class Gallery:
    """The places from which matches are watched."""

    def __init__(self, rooms: Rooms, works: Works) -> None:
        self._rooms = rooms
        self._works = works
        self._counting: set[str] = set()

    async def find(self, match_id: str) -> Room:
        """Returns a match that one more page may watch."""
        room = await self._rooms.find(match_id)
        if len(room.gallery.pages) >= MOST_WATCHING:
            raise FullGallery(
                say("{most} pages watch this match already; try again when one has left.", most=MOST_WATCHING)
            )
        return room

    def recount(self, room: Room) -> None:
        """Has everybody told how many watch, once for all who come and go in a moment."""
        if room.id not in self._counting:
            self._counting.add(room.id)
            self._works.start(self._tell(room))

    async def _tell(self, room: Room) -> None:
        await asyncio.sleep(MOMENT)
        self._counting.discard(room.id)
        async with room.alone():
            room.watching = len(room.gallery.pages)
            if room.undealt is None:
                tell_everyone(room)
