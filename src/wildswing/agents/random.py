"""The agent that does not think."""

from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import State


class RandomAgent:
    """Picks each option equally often."""

    name = "random"

    def choose(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> int:  # noqa: ARG002 - as all agents do
        """Returns the index of an option."""
        return self.pick(ask, stream)

    def pick(self, ask: Ask, stream: Stream) -> int:
        """Returns the index of an option, without a look at the table."""
        return stream.below(len(ask.options))
