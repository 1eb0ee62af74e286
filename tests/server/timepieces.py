"""A timepiece that a test turns, so that nobody has to wait."""

from collections.abc import Callable

from wildswing.server.basics.timepiece import Timepiece


class Ring:
    """A call that is yet to come."""

    def __init__(self, moment: float, call: Callable[[], None]) -> None:
        self.moment = moment
        self.call = call
        self.is_due = True

    def cancel(self) -> None:
        self.is_due = False


class TurnedTimepiece(Timepiece):
    """Stands still until it is turned."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._rings: list[Ring] = []

    def now(self) -> float:
        return self._now

    def call_in(self, seconds: float, call: Callable[[], None]) -> Ring:
        ring = Ring(self._now + seconds, call)
        self._rings.append(ring)
        return ring

    def turn(self, seconds: float) -> None:
        """Lets time pass, and calls whoever is to be called by then, in order."""
        end = self._now + seconds
        while due := sorted([ring for ring in self._rings if ring.is_due and ring.moment <= end], key=_moment):
            self._now = max(self._now, due[0].moment)
            due[0].cancel()
            due[0].call()
        self._now = end
        self._rings = [ring for ring in self._rings if ring.is_due]


def _moment(ring: Ring) -> float:
    return ring.moment
