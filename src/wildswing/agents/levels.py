"""Opponents by how strong a person wants them: four levels with names, in every game.

A lower level plays worse as people do: it looks less far, sees fewer options, thinks of its own plan first, and
misjudges what is close. It never picks at random.
"""

from collections.abc import Callable
from typing import Final

from wildswing.agents.adviser import adviser
from wildswing.agents.agent import Agent
from wildswing.agents.glance import GlanceAgent
from wildswing.agents.search.agent import SearchAgent
from wildswing.agents.search.budget import Budget
from wildswing.agents.thoughts import Thoughts
from wildswing.exceed.agents.mind import ExceedMind
from wildswing.exceed.agents.temper import Temper
from wildswing.exiled.agents.marksman import MarksmanAgent
from wildswing.exiled.agents.naive import NaiveAgent
from wildswing.formation.agents.solver import SolverAgent
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

Four = tuple[Callable[[], Agent], Callable[[], Agent], Callable[[], Agent], Callable[[], Agent]]
"""What makes the agents behind the levels."""

BY_GAME: Final[dict[str, Four]] = {
    "exceed": (
        lambda: ExceedMind(Budget(60), Temper(attention=4, slips=0.15, naive=True)),
        lambda: ExceedMind(Budget(100), Temper(attention=7, slips=0.08, naive=True)),
        lambda: ExceedMind(Budget(300), Temper(slips=0.02)),
        lambda: ExceedMind(Budget(1500)),
    ),
    "exiled": (
        NaiveAgent,
        lambda: MarksmanAgent("novice"),
        lambda: MarksmanAgent("veteran"),
        lambda: MarksmanAgent("master"),
    ),
    "formation": (
        lambda: GlanceAgent(worlds=1, slips=2.0, attention=2),
        lambda: GlanceAgent(worlds=6, slips=0.2),
        lambda: SolverAgent(1),
        lambda: SolverAgent(20),
    ),
}

FOR_ANY_GAME: Final[Four] = (
    lambda: SearchAgent(Budget(10)),
    lambda: SearchAgent(Budget(50)),
    lambda: SearchAgent(Budget(250)),
    lambda: SearchAgent(Budget(1500)),
)


class LevelAgent:
    """Plays at a level, by the agent that this level is in the game at hand."""

    def __init__(self, level: str, game: AnyGame) -> None:
        self.name = level
        self._agent = BY_GAME.get(game.name, FOR_ANY_GAME)[list(LEVELS).index(level)]()

    def choose(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> int:
        """Returns the index of an option."""
        return self._agent.choose(game, hidden, ask, stream)

    def think(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> Thoughts:
        """Considers the options, as far as its level does."""
        return adviser(self._agent).think(game, hidden, ask, stream)
