"""Sees to it that clocks run, and that a seat without time loses.

Time runs while a seat is asked, everybody has come, and a page of some person is at the table; when all have left, and
while the server is down, nobody's does. Every worker with such a page keeps the time, and the one that notices first
that it has run out writes it into the log, where only one line can have the next place.
"""

import logging

from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.timepiece import Timepiece
from wildswing.server.basics.works import Works
from wildswing.server.changing.changes import Change
from wildswing.server.changing.leaving import give_up
from wildswing.server.changing.rooms import Rooms
from wildswing.server.clocks.alarms import Alarms
from wildswing.server.room.attendance import attended_seats, timed_questions
from wildswing.server.room.ends import TIME_OUT
from wildswing.server.room.room import Room

LOG = logging.getLogger(__name__)

RETRIED_AFTER = 5.0
"""Seconds after which it is tried again to end a match when the log could not be written."""


class Timekeeper:
    """Keeps the time of all matches with clocks."""

    def __init__(self, rooms: Rooms, timepiece: Timepiece, works: Works) -> None:
        self._rooms = rooms
        self._timepiece = timepiece
        self._alarms = Alarms(timepiece, works, self._run_out)
        rooms.follow(self.look)

    def look(self, room: Room) -> None:
        """Lets the clocks of those who are asked run, and no others."""
        if room.clocks is None:
            return
        now = self._timepiece.now()
        is_attended = bool(attended_seats(room))
        room.clocks.look(timed_questions(room), is_attended, now)
        seconds = room.clocks.first_to_end(now)
        self._alarms.ring_in(max(0.0, seconds) if seconds is not None and is_attended else None, room)

    async def _run_out(self, room: Room) -> None:
        try:
            while await self._rooms.change(room, self._timed_out):
                pass
        except WildswingError as error:
            LOG.error("Match %s: %s", room.id, error)
            self._alarms.ring_in(RETRIED_AFTER, room)

    def _timed_out(self, room: Room) -> Change | None:
        """Proposes that a seat has lost on time, if any has; an answer that was on its way to the disk was in time."""
        clocks = room.clocks
        assert clocks is not None  # for they have rung
        now = self._timepiece.now()
        clocks.look(timed_questions(room), bool(attended_seats(room)), now)
        late = clocks.out_of_time(now)
        return give_up(late[0], TIME_OUT, room) if late and not room.outcome else None
