"""What Exceed offers to the agents."""

from wildswing.agents.agent import Agent
from wildswing.agents.facet import LONGEST, Agents
from wildswing.agents.search.agent import DEFAULT_BUDGET
from wildswing.agents.search.budget import Budget
from wildswing.agents.search.shared import SharedAgent
from wildswing.exceed.agents.beginner import BeginnerAgent
from wildswing.exceed.agents.insight import ExceedInsight
from wildswing.exceed.agents.mind import ExceedMind
from wildswing.exceed.agents.temper import Temper


def _search(budget: Budget = DEFAULT_BUDGET) -> Agent:
    return SharedAgent(ExceedMind, budget)


AGENTS = Agents(
    named={"beginner": BeginnerAgent, "search": _search},
    quick=frozenset({"beginner"}),
    levels=(
        lambda: ExceedMind(Budget(60, longest=LONGEST), Temper(attention=2, keen=False, slips=0.2, naive=True)),
        lambda: ExceedMind(Budget(100, longest=LONGEST), Temper(attention=7, slips=0.08, naive=True)),
        lambda: ExceedMind(Budget(300, longest=LONGEST), Temper(slips=0.02)),
        lambda: ExceedMind(Budget(1500, longest=LONGEST)),
    ),
    insight=ExceedInsight,
)
