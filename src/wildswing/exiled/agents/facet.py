"""What Rise of the Exiled offers to the agents."""

from wildswing.agents.facet import Agents
from wildswing.exiled.agents.insight import ExiledInsight
from wildswing.exiled.agents.marksman import LEVELS, MarksmanAgent
from wildswing.exiled.agents.naive import NaiveAgent
from wildswing.kernel.errors import WildswingError


def _rank(text: str, level: str) -> str:
    if level in LEVELS:
        return level
    *weaker, best = LEVELS
    raise WildswingError(f"“{text}” should give its level as {', '.join(weaker)} or {best}, like “marksman:{best}”.")


AGENTS = Agents(
    named={"naive": NaiveAgent, "marksman": MarksmanAgent},
    quick=frozenset({"naive"}),
    dosed={"marksman": ("novice", _rank)},
    levels=(
        NaiveAgent,
        lambda: MarksmanAgent("novice"),
        lambda: MarksmanAgent("veteran"),
        lambda: MarksmanAgent("master"),
    ),
    insight=ExiledInsight,
)
