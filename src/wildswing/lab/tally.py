"""Play for a while and count: the unit of every benchmark."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter, process_time

PlayGame = Callable[[], int]
"""Plays one whole game and returns how many decisions the players answered; chance is not counted."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Counts what was played and how long the processor worked on it."""

    games: int
    steps: int
    seconds: float

    @property
    def games_per_second(self) -> float:
        """Whole games in a second of play."""
        return self.games / self.seconds

    @property
    def steps_per_second(self) -> float:
        """Decisions in a second of play."""
        return self.steps / self.seconds


@dataclass(frozen=True, slots=True)
class Missing:
    """Something that cannot be measured here, with a sentence that says why and what to do."""

    name: str
    reason: str


def play_for(seconds: float, play_game: PlayGame) -> Tally:
    """Plays whole games, at least one, until the time is over; the tally has the time the processor spent.

    So what else runs on the machine costs games, but does not make an engine look slow.
    """
    games = steps = 0
    spent = process_time()
    end = perf_counter() + seconds
    while not games or perf_counter() < end:
        steps += play_game()
        games += 1
    return Tally(games, steps, process_time() - spent)
