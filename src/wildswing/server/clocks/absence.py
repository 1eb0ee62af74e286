"""People who stay away while another person waits for them.

A seat without a page is missed from the moment somebody else is left waiting at the table. After a while the others are
told, and after another while the terms of the match apply. In a match against agents, and when everybody has left,
nobody is missed: it goes on whenever somebody comes back.

Workers that share a database ask each other which seats have a page there. A page anywhere answers for its seat again
and again, so a connection that breaks for some seconds makes nobody absent.
"""

import logging
from functools import partial

from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.timepiece import Timepiece
from wildswing.server.basics.works import Works
from wildswing.server.changing.changes import Change
from wildswing.server.changing.leaving import come_back, give_up, stand_in
from wildswing.server.changing.rooms import Rooms
from wildswing.server.clocks.alarms import Alarms
from wildswing.server.keeping.log import Log
from wildswing.server.room import attendance
from wildswing.server.room.attendance import absent_seats, attended_seats, missed_seats, returned_seats
from wildswing.server.room.ends import FORFEIT
from wildswing.server.room.room import Room
from wildswing.server.telling.telling import tell_everyone

LOG = logging.getLogger(__name__)

ASKED_EVERY = 5.0
"""Seconds after which the other workers are asked again who is there."""

RETRIED_AFTER = 5.0
"""Seconds after which it is tried again to settle something when the log could not be written."""

WHO, HERE = "who", "here"
"""What workers say to each other: who is at a match; these seats of it are here."""


class Absence:
    """Misses people in all matches."""

    def __init__(self, rooms: Rooms, log: Log, timepiece: Timepiece, works: Works) -> None:
        self._rooms = rooms
        self._log = log
        self._timepiece = timepiece
        self._works = works
        self._alarms = Alarms(timepiece, works, self._miss)
        rooms.follow(self.look)
        log.take_calls(self._hear)

    def look(self, room: Room) -> None:
        """Notes who is missed from now on, and who no more."""
        for seat in returned_seats(room):
            self._works.start(self._welcome_back(room, seat))
        missed = missed_seats(room)
        if not missed and not room.away:
            return
        now = self._timepiece.now()
        is_new = bool(set(missed) - room.away.keys())
        has_returned = bool(room.away.keys() - set(missed))
        room.away = {seat: room.away.get(seat, now) for seat in missed}
        if has_returned:
            tell_everyone(room)
        if is_new and self._log.is_shared:
            self._works.start(self._call(WHO, room))
        self._set_alarm(room)

    def _set_alarm(self, room: Room) -> None:
        if not room.away:
            self._alarms.ring_in(None, room)
            return
        now = self._timepiece.now()
        moments = [
            since + wait for since in room.away.values() for wait in (attendance.TOLD_AFTER, attendance.SETTLED_AFTER)
        ]
        waits = [moment - now for moment in moments if moment > now]
        if self._log.is_shared:
            waits.append(ASKED_EVERY)
        self._alarms.ring_in(min(waits, default=0.0), room)

    async def _miss(self, room: Room) -> None:
        """Tells the others who is away by now, and settles what is due."""
        try:
            if self._log.is_shared:
                await self._call(WHO, room)
            while await self._rooms.change(room, self._settled):
                pass
            await self._rooms.tell(room)
        except WildswingError as error:
            LOG.error("Match %s: %s", room.id, error)
            self._alarms.ring_in(RETRIED_AFTER, room)
        else:
            self._rooms.changed(room)

    async def _welcome_back(self, room: Room, seat: int) -> None:
        """Gives somebody the seat back whom another worker missed although a page was here all the time."""
        try:
            await self._rooms.change(room, partial(come_back, seat))
        except WildswingError as error:
            LOG.error("Match %s: %s", room.id, error)

    def _settled(self, room: Room) -> Change | None:
        """Proposes what the terms say of a seat that was missed for too long, if any was."""
        now, missed = self._timepiece.now(), missed_seats(room)
        due = [seat for seat, since in room.away.items() if seat in missed and now - since >= attendance.SETTLED_AFTER]
        if not due:
            return None
        return give_up(due[0], FORFEIT, room) if room.terms.absence == "forfeit" else stand_in(due[0], room)

    # --- Other workers ---

    async def _call(self, word: str, room: Room, *seats: int) -> None:
        try:
            await self._log.call(" ".join([word, room.id, *map(str, seats)]))
        except WildswingError as error:
            LOG.error("Match %s: %s", room.id, error)

    def _hear(self, words: str) -> None:
        word, match_id, *seats = words.split(" ")
        room = self._rooms.at_hand.get(match_id) if word in {WHO, HERE} else None
        if room is None or self._works.are_ending:
            return
        if word == WHO:
            if seats_here := attended_seats(room):
                self._works.start(self._call(HERE, room, *seats_here))
        elif word == HERE:
            self._greet(room, {int(seat) for seat in seats})

    def _greet(self, room: Room, seats: set[int]) -> None:
        """Misses nobody who is at another worker."""
        now = self._timepiece.now()
        told = absent_seats(room).keys() & seats
        room.away.update(dict.fromkeys(room.away.keys() & seats, now))
        if told:
            tell_everyone(room)
        self._set_alarm(room)
