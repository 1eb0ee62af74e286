"""People who let the other wait in a series: to ban or to choose, or to go on to its next match.

Each has a while for that, counted from when somebody is seen to wait here. Then what is missing is drawn, or the terms
apply: a machine plays on, or the series is forfeit.
"""

import logging
from functools import partial

from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.timepiece import Timepiece
from wildswing.server.basics.works import Works
from wildswing.server.changing.drafting import deal_drafted, draw_for
from wildswing.server.changing.rooms import Rooms
from wildswing.server.clocks.alarms import Alarms
from wildswing.server.referee.rematches import Rematches, missing_wishes
from wildswing.server.room.room import Room

LOG = logging.getLogger(__name__)

WAITED_FOR = 180.0
"""Seconds that somebody has for each such thing."""

RETRIED_AFTER = 5.0
"""Seconds after which it is tried again to settle something when the log could not be written."""

Awaited = tuple[int, str]
"""Who lets others wait, and for what."""


class Patience:
    """Waits for people in all series."""

    def __init__(self, rooms: Rooms, rematches: Rematches, timepiece: Timepiece, works: Works) -> None:
        self._rooms = rooms
        self._rematches = rematches
        self._alarms = Alarms(timepiece, works, self._lose)
        self._awaited: dict[str, Awaited] = {}
        rooms.follow(self.look)

    def look(self, room: Room) -> None:
        """Begins to wait for somebody, goes on with it, or ends it."""
        now = awaited_in(room)
        if now == self._awaited.get(room.id):
            return
        if now is None:
            del self._awaited[room.id]
        else:
            self._awaited[room.id] = now
        self._alarms.ring_in(None if now is None else WAITED_FOR, room)

    async def _lose(self, room: Room) -> None:
        awaited = awaited_in(room)
        self._awaited.pop(room.id, None)
        if awaited is None:
            return
        seat, _ = awaited
        try:
            await self._rooms.change(room, partial(draw_for, seat))
            await self._rooms.change(room, deal_drafted)
            await self._rooms.change(room, partial(self._rematches.settled, seat))
        except WildswingError as error:
            LOG.error("Match %s: %s", room.id, error)
            self._awaited[room.id] = awaited
            self._alarms.ring_in(RETRIED_AFTER, room)


def awaited_in(room: Room) -> Awaited | None:
    """Returns for whom somebody who has a page at a match waits, and for what."""
    if (task := room.task) is not None:
        done = len(room.banned) + sum(bool(keeper.brings) for keeper in room.keepers)
        waits = any(seat.pages for number, seat in enumerate(room.seats) if number != task.seat)
        return (task.seat, f"draft {done}") if waits else None
    missing = missing_wishes(room) if room.series_goes_on else []
    waits = any(room.seats[seat].pages for seat in room.rematch.wishes)
    return (missing[0], "next") if missing and waits else None
