"""What an agent is: it sees what its seat may know, and picks an answer."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Protocol

from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import State


class Blind(ABC):
    """An agent that needs no look at the table to answer, so that nothing has to be hidden for it."""

    def choose(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> int:  # noqa: ARG002 - as all agents do
        """Returns the index of an option."""
        return self.pick(ask, stream)

    @abstractmethod
    def pick(self, ask: Ask, stream: Stream) -> int:
        """Returns the index of an option, without a look at the table."""


class Agent(Protocol):
    """Picks answers for one seat of one game."""

    name: str
    """What `make_agent` makes the same agent from."""

    def choose(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> int:
        """Returns the index of an option.

        `hidden` is the state with everything the seat cannot know blank, so an agent cannot cheat. All chance
        comes from the stream or from the position, so that the same game is played again from the same seed.
        """
        ...


def chooser(agent: Agent, game: AnyGame) -> Callable[[State, Ask, Stream], int]:
    """Returns what answers for an agent from the true state, of which it is given what its seat may know."""
    if isinstance(agent, Blind):
        pick = agent.pick
        return lambda _, ask, stream: pick(ask, stream)
    return lambda state, ask, stream: agent.choose(game, game.hide(state, ask.seat), ask, stream)
