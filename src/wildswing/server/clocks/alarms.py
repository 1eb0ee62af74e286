"""Alarms that ring once, one for each match."""

from collections.abc import Callable, Coroutine
from typing import Any

from wildswing.server.basics.timepiece import Alarm, Timepiece
from wildswing.server.basics.works import Works
from wildswing.server.room.room import Room


class Alarms:
    """Starts something to do in a match when its time has come, unless the table is closing."""

    def __init__(self, timepiece: Timepiece, works: Works, rung: Callable[[Room], Coroutine[Any, Any, None]]) -> None:
        self._timepiece = timepiece
        self._works = works
        self._rung = rung
        self._alarms: dict[str, Alarm] = {}

    def ring_in(self, seconds: float | None, room: Room) -> None:
        """Sets the alarm of a match anew; None sets it off."""
        if (alarm := self._alarms.pop(room.id, None)) is not None:
            alarm.cancel()
        if seconds is not None:
            self._alarms[room.id] = self._timepiece.call_in(seconds, lambda: self._ring(room))

    def _ring(self, room: Room) -> None:
        self._alarms.pop(room.id, None)
        if not self._works.are_ending:
            self._works.start(self._rung(room))
