"""What an agent is: it sees what its seat may know, and picks an answer."""

from typing import Protocol, runtime_checkable

from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import State


@runtime_checkable
class Blind(Protocol):
    """An agent that needs no look at the table to answer, so that nothing has to be hidden for it."""

    def pick(self, ask: Ask, stream: Stream) -> int:
        """Returns the index of an option."""
        ...


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
