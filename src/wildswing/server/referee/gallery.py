"""Those who watch a match: everybody who has its link, up to a limit."""

import asyncio
from collections import Counter

from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.limits import heaviest
from wildswing.server.basics.works import Works
from wildswing.server.changing.rooms import Rooms
from wildswing.server.room.pages import Page
from wildswing.server.room.room import Room
from wildswing.texts import say, text

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

    async def find(self, match_id: str, page: Page) -> Room:
        """Returns a match that one more page may watch; whoever watches on most of them makes place for others."""
        room = await self._rooms.find(match_id)
        watching = [other for other in room.gallery.pages if not other.is_leaving]
        if len(watching) >= MOST_WATCHING:
            loser = heaviest(Counter([other.address for other in watching]), page.address)
            if loser is None:
                raise FullGallery(
                    say(
                        "{most} pages are already watching this match; try again when one has left.", most=MOST_WATCHING
                    )
                )
            next(other for other in watching if other.address == loser).send_away(
                text(
                    "This match has as many spectators as it can hold, most of them from your address; close some "
                    "pages."
                )
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
        room.watching = len(room.gallery.pages)
        if room.undealt is None:
            await self._rooms.tell(room)
