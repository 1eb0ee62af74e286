"""How hard a puzzle is, by how often weaker agents miss it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from wildswing.agents.registry import make_agent
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.space import Space
from wildswing.kernel.state import State

STRENGTHS: Final = {"random": 400, "greedy": 800, "novice": 1000, "fighter": 1300, "veteran": 1700}
"""Who tries to solve a puzzle, and for how strong a solver each is taken."""

TRIES: Final = {"greedy": 1, "novice": 5, "fighter": 5, "veteran": 2}
"""How often each of them tries, with other chance; what comes of picking at random is counted instead."""

LEVELS_THAT_TRY: Final = ("novice", "fighter", "veteran")

POINTS: Final = 100
"""So many points of a space are drawn to see how often chance hits upon a right one."""

MIDDLE: Final = 1200
"""What nobody has tried is taken to be as hard as this."""

LEAST: Final = 400
MOST: Final = 2400

SCALE: Final = 400.0
"""Whoever is so much stronger solves a puzzle ten times as often as not."""


def misses(game: AnyGame, hidden: State, ask: Ask, is_right: Callable[[int], bool], name: str) -> dict[str, int]:
    """Returns how often each agent gives an answer that is worse than the best, in percent."""
    found = {"random": _percent([not is_right(answer) for answer in _any(ask, Stream(f"{name}/random"))])}
    for agent, tries in TRIES.items():
        player = make_agent(agent, game)
        given = [player.choose(game, hidden, ask, Stream(f"{name}/{agent}/{attempt}")) for attempt in range(tries)]
        found[agent] = _percent([not is_right(answer) for answer in given])
    return found


def _any(ask: Ask, stream: Stream) -> list[int]:
    """Returns all answers, or some points of a space."""
    if isinstance(ask.options, Space):
        return [stream.below(ask.count) for _ in range(POINTS)]
    return list(range(ask.count))


def _percent(missed: Sequence[bool]) -> int:
    return round(100 * sum(missed) / len(missed))


def rate(missed: Mapping[str, int]) -> int:
    """Returns the strength at which a player solves a puzzle half of the time, as those who tried it suggest.

    It is the rating at which they would be expected to miss as often as they did. Two more tries at the middle, one of
    them solved, keep it within reason.
    """
    tries = [(STRENGTHS[agent], share / 100) for agent, share in missed.items()] + [(MIDDLE, 0.0), (MIDDLE, 1.0)]
    lowest, highest = LEAST, MOST
    while highest - lowest > 1:
        middle = (lowest + highest) // 2
        expected = sum([1 / (1 + 10 ** ((strength - middle) / SCALE)) for strength, _ in tries])
        if expected < sum([share for _, share in tries]):
            lowest = middle
        else:
            highest = middle
    return highest
