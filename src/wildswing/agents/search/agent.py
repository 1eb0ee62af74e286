"""The agent that searches."""

from wildswing.agents.search.budget import Budget, Stop, never
from wildswing.agents.search.findings import Findings, add_up, findings, thoughts_of
from wildswing.agents.search.insight import Insight
from wildswing.agents.search.insights import insight_for
from wildswing.agents.search.known_question import KnownQuestion
from wildswing.agents.search.together import do_in_turn, do_together, is_shared, patience_of
from wildswing.agents.search.tree import Tree
from wildswing.agents.thoughts import Thoughts, only_answer
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.space import Space
from wildswing.kernel.state import State

DEFAULT_BUDGET = Budget(1000)

SHARDS = 2
"""A search is always made as two searches with chances of their own, whose findings are added up.

So the outcome is the same on a machine with one core and with many.
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
        """Considers the options of a question; with both cores if that is worth it."""
        if not isinstance(ask.options, Space) and len(ask.fresh()) == 1:
            return only_answer(ask)
        insight = self._insight or insight_for(game)
        position = KnownQuestion(game, hidden, ask)
        shared = is_shared(self.budget)
        budget = self.budget if shared else self.budget.in_turn(SHARDS)
        shards = [Shard(position, insight, stream.fresh(), part) for part in budget.parts(SHARDS)]
        found = do_together(shards, self.stop, patience_of(budget)) if shared else do_in_turn(shards, self.stop)
        return thoughts_of(game, hidden, ask, add_up(found), stream)


class Shard:
    """One of the searches that a search is made of."""

    def __init__(self, position: KnownQuestion, insight: Insight, seed: int, budget: Budget) -> None:
        self.position = position
        self.insight = insight
        self.seed = seed
        self.budget = budget

    def __call__(self, stop: Stop) -> Findings:
        """Searches until the budget is spent or it is stopped."""
        position = self.position
        tree = Tree(position.game, self.insight, position.hidden, position.ask, Stream(self.seed))
        self.budget.spend(tree.play, stop)
        return findings(tree)
