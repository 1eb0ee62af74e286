"""The opponent that is as strong as a person: before each answer it takes the level that keeps the match close."""

from bisect import bisect_right
from typing import Final

from wildswing.agents.levels import LEVELS, LevelAgent
from wildswing.agents.search.insights import insight_for
from wildswing.agents.thoughts import Thoughts
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import State

RIVAL: Final = "rival"

OFFERED: Final[dict[str, str]] = {
    **LEVELS,
    RIVAL: "As strong as you: plays up a level when it falls behind, and down a level when it leads.",
}
"""What people choose from, and what each is like."""

STEPS: Final = (0.2, 0.3, 0.4)
"""With how good a chance to win it goes down another level, from the strongest."""

WORLDS: Final = 12
"""In so many imagined deals it guesses its chance."""


class RivalAgent:
    """Answers as one of the levels, which it chooses anew for each question; it remembers nothing."""

    name = RIVAL

    def __init__(self, game: AnyGame) -> None:
        self._levels = {level: LevelAgent(level, game) for level in LEVELS}

    def choose(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> int:
        """Returns the index of an option."""
        return self._at_level(game, hidden, ask, stream).choose(game, hidden, ask, stream)

    def think(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> Thoughts:
        """Considers the options, as far as the level does that it takes."""
        return self._at_level(game, hidden, ask, stream).think(game, hidden, ask, stream)

    def _at_level(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> LevelAgent:
        return self._levels[fitting_level(game, hidden, ask.seat, stream)]


def fitting_level(game: AnyGame, hidden: State, seat: int, stream: Stream) -> str:
    """Returns the level for a seat, the stronger the less likely it is to win."""
    insight = insight_for(game)
    chance = sum([insight.value(game.imagine(hidden, seat, stream), seat) for _ in range(WORLDS)]) / WORLDS
    return list(LEVELS)[-1 - bisect_right(STEPS, chance)]
