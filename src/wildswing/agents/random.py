"""The agent that does not think."""

from wildswing.agents.agent import Blind
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.space import Space


class RandomAgent(Blind):
    """Picks each option equally often."""

    name = "random"

    def pick(self, ask: Ask, stream: Stream) -> int:
        """Returns the index of an option."""
        options = ask.options
        # What `ask.count` says, without a call: whole games are played by this.
        return stream.below(options.size if isinstance(options, Space) else len(options))
