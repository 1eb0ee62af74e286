"""Lets any agent say what it would do, though it may not be able to say why."""

from wildswing.agents.agent import Agent
from wildswing.agents.thoughts import EVEN, Thinker, Thought, Thoughts, labels_of
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import State
from wildswing.texts import say


class Adviser:
    """Asks an agent that just chooses; its one thought has no looks behind it, so its value says nothing."""

    def __init__(self, agent: Agent) -> None:
        self.name = agent.name
        self._agent = agent

    def choose(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> int:
        """Returns the index of an option."""
        return self._agent.choose(game, hidden, ask, stream)

    def think(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> Thoughts:
        """Returns the choice as the one thing that was thought of."""
        choice = self.choose(game, hidden, ask, stream)
        only = (Thought(choice, EVEN, 1.0, 0),)
        [label] = labels_of(game, hidden, ask, only)
        return Thoughts(choice, only, 0, say("“{agent}” would choose “{label}”.", agent=self.name, label=label))


def adviser(agent: Agent) -> Thinker:
    """Returns the agent itself if it can think aloud, otherwise one that speaks for it."""
    return agent if isinstance(agent, Thinker) else Adviser(agent)
