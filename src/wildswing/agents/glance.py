"""The agent that judges by a glance: one answer ahead, in a few imagined worlds, and not always right."""

from math import sqrt

from wildswing.agents.search.insight import Insight, won
from wildswing.agents.search.insights import insight_for
from wildswing.agents.thoughts import Thought, Thoughts, best_first, conclude, only_answer
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.space import Space
from wildswing.kernel.state import State

POINTS = 24
"""How many answers are seen at most, if nothing else is said."""

GRAIN = 1 << 20


class GlanceAgent:
    """Takes the answer that looks best, by the insight there is into a game, in a few worlds; close ones it confuses.

    `slips` says how far it misjudges an answer, measured by how far the answers lie apart: what is clearly worse is
    not taken for the best. `attention` is how many answers it sees at most, different ones each time.
    """

    def __init__(self, worlds: int, slips: float, attention: int = POINTS) -> None:
        self.name = f"glance in {worlds} worlds"
        self.worlds = worlds
        self.slips = slips
        self.attention = attention

    def choose(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> int:
        """Returns the index of an option."""
        return self.think(game, hidden, ask, stream).choice

    def think(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> Thoughts:
        """Considers the options."""
        options = self._seen(ask, stream)
        if len(options) == 1:
            return only_answer(ask)
        worlds = [game.imagine(hidden, ask.seat, stream) for _ in range(self.worlds)]
        insight = insight_for(game)
        guesses = [sum([_guess(game, insight, one, ask.seat, at) for one in worlds]) / self.worlds for at in options]
        spread = _spread(guesses)
        judged = [guess + self.slips * spread * _slip(stream) for guess in guesses]
        best = judged.index(max(judged))
        thoughts = [
            Thought(index, min(1.0, max(0.0, one)), float(at == best), self.worlds)
            for at, (index, one) in enumerate(zip(options, judged, strict=True))
        ]
        return conclude(game, hidden, ask, best_first(thoughts), self.worlds, stream)

    def _seen(self, ask: Ask, stream: Stream) -> list[int]:
        if isinstance(ask.options, Space):
            return [stream.below(ask.count) for _ in range(self.attention)]
        return sorted(stream.shuffled(ask.fresh())[: self.attention])


def _guess(game: AnyGame, insight: Insight, world: State, seat: int, index: int) -> float:
    after = world.copy()
    game.answer(after, seat, index)
    return insight.value(after, seat) if after.asks else won(game, after, seat)


def _spread(guesses: list[float]) -> float:
    mean = sum(guesses) / len(guesses)
    return sqrt(sum([(guess - mean) ** 2 for guess in guesses]) / len(guesses))


def _slip(stream: Stream) -> float:
    """Draws an error: the sum of three even draws, up to 1.5 either way and mostly small."""
    return sum([stream.below(GRAIN) for _ in range(3)]) / GRAIN - 1.5
