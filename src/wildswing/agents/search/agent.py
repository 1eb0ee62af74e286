"""The agent that searches."""

from wildswing.agents.search.budget import Budget, Stop, never
from wildswing.agents.search.findings import Findings, add_up, findings, thoughts_of
from wildswing.agents.search.insight import Insight, PlainInsight
from wildswing.agents.search.tree import Tree
from wildswing.agents.thoughts import Thoughts, only_answer
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.space import Space
from wildswing.kernel.state import State

DEFAULT_BUDGET = Budget(1000)

SHARDS = 2
"""A search is always made as so many searches with chances of their own, whose findings are added up.

So that the outcome is the same on machines with one core and with many.
"""


class SearchAgent:
    """Imagines worlds that fit what its seat knows, and searches them as far as its budget allows."""

    def __init__(self, budget: Budget = DEFAULT_BUDGET, insight: Insight | None = None, stop: Stop = never) -> None:
        self.budget = budget
        self.name = f"search:{budget}"
        self.stop = stop
        self._insight = insight

    def choose(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> int:
        """Returns the index of an option."""
        return self.think(game, hidden, ask, stream).choice

    def think(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> Thoughts:
        """Considers the options of a question."""
        if not isinstance(ask.options, Space) and len(ask.fresh()) == 1:
            return only_answer(ask)
        insight = self._insight or PlainInsight(game)
        shards = [self._shard(game, insight, hidden, ask, number, stream.fresh()) for number in range(SHARDS)]
        return thoughts_of(game, hidden, ask, add_up(shards), stream)

    def _shard(self, game: AnyGame, insight: Insight, hidden: State, ask: Ask, number: int, seed: int) -> Findings:
        tree = Tree(game, insight, hidden, ask, Stream(seed))
        self.budget.shard(number, SHARDS).in_turn(SHARDS).spend(tree.play, self.stop)
        return findings(tree)
