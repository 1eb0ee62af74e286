"""The clocks of one match: how much time each seat has left, and whose time runs.

What a seat has used is written into the log with each of its answers, so whoever plays the match again from there goes
on with the same clocks. What it has used of the question that is open now is known only here: after a restart that
question is told anew, and its time begins anew.
"""

from collections.abc import Mapping

from wildswing.server.basics.terms import Clock

MINUTE = 60_000
"""Milliseconds."""


class Thought:
    """What a seat has used for the question that is open now."""

    def __init__(self, question: int) -> None:
        self.question = question
        self._used = 0.0
        self._since: float | None = None

    def go_on(self, now: float) -> None:
        """Lets time run."""
        if self._since is None:
            self._since = now

    def pause(self, now: float) -> None:
        """Stops it for a while."""
        self._used, self._since = self.used(now), None

    def used(self, now: float) -> float:
        """Returns the seconds used."""
        return self._used + (0.0 if self._since is None else now - self._since)


class Clocks:
    """The clocks of all seats; times are milliseconds, moments are seconds of the table's timepiece."""

    def __init__(self, clock: Clock, spent: list[int]) -> None:
        self._minutes = clock.minutes * MINUTE
        self._increment = clock.increment * 1_000
        self._spent = spent
        """What each seat has used, as the log has it."""
        self._thoughts: dict[int, Thought] = {}

    def look(self, asked: Mapping[int, int], are_running: bool, now: float) -> None:
        """Takes note of the seats that are asked, each with the number of its question, and whether time runs."""
        self._thoughts = {
            seat: thought for seat, thought in self._thoughts.items() if asked.get(seat) == thought.question
        }
        for seat, question in asked.items():
            thought = self._thoughts.setdefault(seat, Thought(question))
            if are_running:
                thought.go_on(now)
            else:
                thought.pause(now)

    def forget(self, seat: int) -> None:
        """Leaves the question of a seat behind, since it is answered, and what it took is in the log."""
        self._thoughts.pop(seat, None)

    def left(self, seat: int, now: float) -> int:
        """Returns what a seat has left; less than nothing if its time has run out."""
        return self._minutes - self._spent[seat] - self._used(seat, now)

    def cost_of_answer(self, seat: int, now: float) -> int:
        """Returns what a seat uses up if it answers now; by the increment it may gain back what it had used before."""
        return max(self._used(seat, now) - self._increment, -self._spent[seat])

    def cost_of_taking_back(self, seat: int, now: float) -> int:
        """Returns what a seat uses up if it takes an answer back now; what the answer gained goes too."""
        return min(self._used(seat, now) + self._increment, self._minutes - self._spent[seat])

    def cost_of_leaving(self, seat: int, now: float) -> int:
        """Returns what a seat uses up if it ends the match now; there is nothing to be gained."""
        return min(self._used(seat, now), self._minutes - self._spent[seat])

    def first_to_end(self, now: float) -> float | None:
        """Returns the seconds after which some time will have run out, if any runs."""
        return min([self.left(seat, now) / 1_000 for seat in self._thoughts], default=None)

    def out_of_time(self, now: float) -> list[int]:
        """Returns the seats that are asked and have no time left."""
        return [seat for seat in self._thoughts if self.left(seat, now) <= 0]

    def _used(self, seat: int, now: float) -> int:
        thought = self._thoughts.get(seat)
        return 0 if thought is None else round(1_000 * thought.used(now))
