"""The agent that looks one answer ahead."""

from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.space import Space
from wildswing.kernel.state import State

WORLDS = 20

POINTS = 24
"""How many points of a space are tried, drawn by chance, since there are too many to try them all."""


class GreedyAgent:
    """Picks the answer after which the game's own evaluation is best, on average over imagined worlds."""

    name = "greedy"

    def choose(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> int:
        """Returns the index of an option; options with the same mean are picked equally often."""
        worlds = [game.imagine(hidden, ask.seat, stream) for _ in range(WORLDS)]
        best: list[int] = []
        best_total = 0.0
        for index in _tried(ask, stream):
            total = sum([_value(game, world, ask.seat, index) for world in worlds])
            if not best or total > best_total:
                best, best_total = [index], total
            elif total == best_total:
                best.append(index)
        return best[0] if len(best) == 1 else best[stream.below(len(best))]


def _tried(ask: Ask, stream: Stream) -> list[int]:
    if isinstance(ask.options, Space) and ask.count > POINTS:
        return [stream.below(ask.count) for _ in range(POINTS)]
    return ask.fresh()


def _value(game: AnyGame, world: State, seat: int, index: int) -> float:
    after = world.copy()
    game.answer(after, seat, index)
    return game.evaluate(after, seat)
