"""Opponents by how strong a person wants them: four levels with names, in every game.

A lower level plays worse as people do: it looks less far, sees fewer options, thinks of its own plan first, and
misjudges what is close. It never picks at random.
"""

from typing import Final

from wildswing.agents.adviser import adviser
from wildswing.agents.facet import LONGEST, Four, agents_of
from wildswing.agents.search.agent import SearchAgent
from wildswing.agents.search.budget import Budget
from wildswing.agents.thoughts import Thoughts
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import State

LEVELS: Final = {
    "novice": "Sees what is plain, thinks of its own plan, and slips.",
    "fighter": "Knows its way about, but does not look far.",
    "veteran": "Thinks ahead, and seldom misses a chance.",
    "master": "Thinks as far as it can; the strongest there is.",
}
"""What each level is like, weakest first."""

FOR_ANY_GAME: Final[Four] = (
    lambda: SearchAgent(Budget(10, longest=LONGEST)),
    lambda: SearchAgent(Budget(50, longest=LONGEST)),
    lambda: SearchAgent(Budget(250, longest=LONGEST)),
    lambda: SearchAgent(Budget(1500, longest=LONGEST)),
)


class LevelAgent:
    """Plays at a level, by the agent that this level is in the game at hand."""

    def __init__(self, level: str, game: AnyGame) -> None:
        self.name = level
        self._agent = (agents_of(game).levels or FOR_ANY_GAME)[list(LEVELS).index(level)]()

    def choose(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> int:
        """Returns the index of an option."""
        return self._agent.choose(game, hidden, ask, stream)

    def think(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> Thoughts:
        """Considers the options, as far as its level does."""
        return adviser(self._agent).think(game, hidden, ask, stream)
