"""Who plays Three Duels: four levels, and one that always plays its strongest card."""

from three_duels.game import strength
from wildswing.agents.facet import Agents
from wildswing.agents.glance import GlanceAgent
from wildswing.agents.search.agent import SearchAgent
from wildswing.agents.search.budget import Budget
from wildswing.kernel import Ask, State, Stream
from wildswing.kernel.game import AnyGame


class BraveAgent:
    """Plays its strongest card, and keeps what it has drawn."""

    name = "brave"

    def choose(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> int:  # noqa: ARG002 - sees its hand
        """Returns the index of an option."""
        if ask.kind == "put back":
            return len(ask.options) - 1
        return max(range(len(ask.options)), key=lambda index: strength(ask.options[index]))


AGENTS = Agents(
    named={"brave": BraveAgent},
    levels=(
        lambda: GlanceAgent(worlds=1, slips=2.0, attention=2),
        BraveAgent,
        lambda: SearchAgent(Budget(50)),
        lambda: SearchAgent(Budget(500)),
    ),
)
