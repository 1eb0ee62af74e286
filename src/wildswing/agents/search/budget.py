"""How long a search may think: a number of imagined plays, or a time."""

from collections.abc import Callable
from math import inf
from time import monotonic

import msgspec

from wildswing.kernel.errors import WildswingError

MOST_PLAYS = 1_000_000
MOST_SECONDS = 600.0

Stop = Callable[[], bool]
"""Tells, between two imagined plays, whether to end with what was found so far."""


class Budget(msgspec.Struct, frozen=True):
    """A number of plays, or, if that is 0, seconds."""

    plays: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    """After so many seconds a number of plays ends too, on a machine that is too slow for it; 0 for never."""

    def __str__(self) -> str:
        return str(self.plays) if self.plays else f"{self.seconds:g}s"

    def parts(self, count: int) -> list["Budget"]:
        """Returns what each of several searches has that are added up: a part of the plays, but all of the time."""
        if not self.plays:
            return [self] * count
        shares = [self.plays // count + (number < self.plays % count) for number in range(count)]
        return [Budget(share, longest=self.longest) for share in shares if share]

    def in_turn(self, shards: int) -> "Budget":
        """Returns the part of the time that a shard has if shards follow each other; plays are not parted."""
        return Budget(self.plays, self.seconds / shards, self.longest / shards)

    def end(self) -> float:
        """Returns the moment, by the clock of `monotonic`, at which a search ends that begins now."""
        longest = self.longest if self.plays else self.seconds
        return monotonic() + longest if longest else inf

    def spend(self, play: Callable[[], None], stop: Stop) -> None:
        """Plays until the budget is spent or it is stopped; once at least."""
        end = self.end()
        played = 1
        play()
        while played != self.plays and monotonic() < end and not stop():
            play()
            played += 1


def never() -> bool:
    """Stops nothing."""
    return False


def read_budget(text: str, level: str) -> Budget:
    """Reads “500” as plays and “1s” as seconds; `text` is the whole that a person typed."""
    if level.isascii() and level.isdecimal() and len(level) < 9 and 1 <= int(level) <= MOST_PLAYS:
        return Budget(int(level))
    seconds = _seconds(level)
    if seconds is not None and 0 < seconds <= MOST_SECONDS:
        return Budget(seconds=seconds)
    raise WildswingError(
        f"“{text}” should give a number of imagined plays from 1 to {MOST_PLAYS}, like “search:500”, or seconds "
        f"up to {MOST_SECONDS:.0f}, like “search:1s”."
    )


def _seconds(level: str) -> float | None:
    whole, _, part = level.removesuffix("s").partition(".")
    digits = whole + part
    if not level.endswith("s") or not digits.isascii() or not digits.isdecimal() or len(digits) > 9:
        return None
    return float(f"{whole or 0}.{part or 0}")
