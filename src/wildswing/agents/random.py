"""The agent that does not think."""

from wildswing.agents.agent import Blind
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream


class RandomAgent(Blind):
    """Picks each option equally often."""

    name = "random"

    def pick(self, ask: Ask, stream: Stream) -> int:
        """Returns the index of an option."""
        return stream.below(ask.count)
