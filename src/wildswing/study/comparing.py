"""Compares a few answers by imagined plays in the same worlds, so that chance treats all alike."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final

from wildswing.agents.search.insight import Insight, won
from wildswing.agents.search.insights import insight_for
from wildswing.agents.thoughts import EVEN, Thought, Thoughts, best_first, conclude
from wildswing.kernel.agenda import ask_of
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import EndlessEffect
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import State

Candidates = Callable[[AnyGame, State, Ask, Stream], Sequence[int]]
"""Names the answers to a question that are worth comparing."""

LEAST_LOOKS: Final = 2
"""So many looks it takes to know how far they differ."""


def compare(
    game: AnyGame, hidden: State, ask: Ask, indices: Sequence[int], worlds: int, stream: Stream
) -> list[list[float]]:
    """Returns for each answer how likely the seat wins after it, in one imagined world after the other.

    Each play goes on by quick replies up to a quiet place. A world that a text makes endless counts as even.
    """
    insight = insight_for(game)
    seen: list[list[float]] = [[] for _ in indices]
    for _ in range(worlds):
        try:
            world = game.imagine(hidden, ask.seat, stream)
            if world.lanes:
                game.run(world)  # A game may leave it to others to ask all who choose at once.
        except EndlessEffect:
            continue
        if ask_of(world, ask.seat) is None:
            continue
        seed = stream.fresh()
        for values, index in zip(seen, indices, strict=True):
            values.append(_value_after(game, insight, world.copy(), ask.seat, index, Stream(seed)))
    return seen


def gap(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Returns by how much one answer did better than another in the same worlds, and the standard error of that."""
    gaps = [here - there for here, there in zip(one, other, strict=True)]
    if not gaps:
        return 0.0, 0.0
    mean = sum(gaps) / len(gaps)
    if len(gaps) < LEAST_LOOKS:
        return mean, 0.0
    variance = sum([(each - mean) ** 2 for each in gaps]) / (len(gaps) - 1)
    return mean, sqrt(variance / len(gaps))


def _value_after(game: AnyGame, insight: Insight, world: State, seat: int, index: int, stream: Stream) -> float:
    try:
        game.answer(world, seat, index)
        while world.asks and not insight.is_quiet(world):
            ask = world.asks[0]
            game.answer(world, ask.seat, insight.reply(game, world, ask, stream))
    except EndlessEffect:
        return EVEN
    return insight.value(world, seat) if world.asks else won(game, world, seat)


class Comparer:
    """A thinker that compares the answers a game names, for games whose own agents choose without saying why."""

    def __init__(self, worlds: int, candidates: Candidates) -> None:
        self.name = f"comparer in {worlds} worlds"
        self._worlds = worlds
        self._candidates = candidates

    def choose(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> int:
        """Returns the index of an option."""
        return self.think(game, hidden, ask, stream).choice

    def think(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> Thoughts:
        """Compares the options that are worth it; the best is chosen."""
        indices = list(dict.fromkeys(self._candidates(game, hidden, ask, stream)))
        seen = compare(game, hidden, ask, indices, self._worlds, stream)
        means = [sum(values) / len(values) if values else EVEN for values in seen]
        best = means.index(max(means))
        thoughts = [
            Thought(index, means[at], float(at == best), len(seen[at]), gap(seen[best], seen[at])[1])
            for at, index in enumerate(indices)
        ]
        return conclude(game, hidden, ask, best_first(thoughts), len(indices) * self._worlds, stream)
