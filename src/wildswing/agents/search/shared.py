"""Lets any thinker use both cores for a search by time: two think at once, and their thoughts are put together."""

from collections.abc import Callable, Sequence

from wildswing.agents.search.budget import Budget, Stop, never
from wildswing.agents.search.known_question import KnownQuestion
from wildswing.agents.search.together import do_together, is_shared, patience_of
from wildswing.agents.thoughts import Thinker, Thought, Thoughts, best_first, conclude
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import State

Maker = Callable[..., Thinker]
"""Makes a thinker from `budget` and `stop`; it goes to another process, so it can be pickled."""


class SharedAgent:
    """Thinks in two processes if it has time rather than a number of plays, and there are two cores.

    A number of plays is made by one thinker, so that the outcome is the same on every machine.
    """

    def __init__(self, maker: Maker, budget: Budget, stop: Stop = never) -> None:
        self.name = f"search:{budget}"
        self.budget = budget
        self.stop = stop
        self._maker = maker

    def choose(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> int:
        """Returns the index of an option."""
        if self._is_alone():
            return self._maker(budget=self.budget, stop=self.stop).choose(game, hidden, ask, stream)
        return self.think(game, hidden, ask, stream).choice

    def think(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> Thoughts:
        """Considers the options of a question."""
        if self._is_alone():
            return self._maker(budget=self.budget, stop=self.stop).think(game, hidden, ask, stream)
        position = KnownQuestion(game, hidden, ask)
        parts = [Thinking(position, self._maker, self.budget, stream.fresh()) for _ in range(2)]
        found = do_together(parts, self.stop, patience_of(self.budget))
        together = put_together(found)
        agreeing = [one.reason for one in found if one.thoughts[0].index == together[0].index]
        plays = sum([one.plays for one in found])
        return conclude(game, hidden, ask, together, plays, stream, agreeing[0] if agreeing else "")

    def _is_alone(self) -> bool:
        return bool(self.budget.plays) or not is_shared(self.budget)


class Thinking:
    """What one of the two does."""

    def __init__(self, position: KnownQuestion, maker: Maker, budget: Budget, seed: int) -> None:
        self.position = position
        self.maker = maker
        self.budget = budget
        self.seed = seed

    def __call__(self, stop: Stop) -> Thoughts:
        """Thinks until the time is over or it is stopped."""
        position = self.position
        thinker = self.maker(budget=self.budget, stop=stop)
        return thinker.think(position.game, position.hidden, position.ask, Stream(self.seed))


def put_together(several: Sequence[Thoughts]) -> tuple[Thought, ...]:
    """Returns one list of thoughts: values by how often they were looked at, and mixes by their mean.

    Where all chose one answer each, in the open, the one of these that all together value most is kept.
    """
    by_index: dict[int, list[Thought]] = {}
    for thoughts in several:
        for one in thoughts.thoughts:
            by_index.setdefault(one.index, []).append(one)
    joined = [_joined(same, len(several)) for same in by_index.values()]
    if all(one.weight in (0, 1) for thoughts in several for one in thoughts.thoughts):
        best = max([one for one in joined if one.weight], key=lambda one: one.value)
        joined = [Thought(one.index, one.value, float(one is best), one.looks, one.doubt) for one in joined]
    return best_first(joined)


def _joined(same: Sequence[Thought], count: int) -> Thought:
    looks = sum([one.looks for one in same])
    shares = [one.looks / looks if looks else 1 / len(same) for one in same]
    value = sum([share * one.value for share, one in zip(shares, same, strict=True)])
    doubt = max([one.doubt for one in same])
    return Thought(same[0].index, value, sum([one.weight for one in same]) / count, looks, doubt)
