"""What Formation offers to the agents."""

from wildswing.agents.facet import Agents
from wildswing.agents.glance import GlanceAgent
from wildswing.formation.agents.insight import FormationInsight
from wildswing.formation.agents.solver import SolverAgent
from wildswing.kernel.errors import WildswingError

MOST_SAMPLES = 10_000


def _samples(text: str, level: str) -> int:
    if level.isascii() and level.isdecimal() and len(level) < 9 and 1 <= int(level) <= MOST_SAMPLES:
        return int(level)
    raise WildswingError(
        f"“{text}” should give its level as a number of samples from 1 to {MOST_SAMPLES}, like “solver:100”."
    )


AGENTS = Agents(
    named={"solver": SolverAgent},
    dosed={"solver": ("100", _samples)},
    levels=(
        lambda: GlanceAgent(worlds=1, slips=2.0, attention=2),
        lambda: GlanceAgent(worlds=6, slips=0.2),
        lambda: SolverAgent(1),
        lambda: SolverAgent(20),
    ),
    insight=FormationInsight,
)
