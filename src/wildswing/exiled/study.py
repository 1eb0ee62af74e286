"""Who values answers of Rise of the Exiled when a match is studied: plays up to the end of the next attack."""

from collections.abc import Sequence
from typing import Final

from wildswing.agents.thoughts import Thoughts
from wildswing.exiled.agents.marksman import MarksmanAgent
from wildswing.exiled.agents.naive import NaiveAgent
from wildswing.exiled.rules.table import Table
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.space import Space
from wildswing.kernel.state import State
from wildswing.study.comparing import Comparer
from wildswing.study.facet import Study

WORLDS: Final = 40
"""In so many worlds answers are compared at the usual depth."""

POINTS: Final = 4
"""So many points of a space are tried beside those that the agents choose."""

MOST_LISTED: Final = 12
"""Of a list of answers so many are tried at most."""

AGENTS: Final = (MarksmanAgent(), NaiveAgent())
"""What each of them would answer is compared."""


NOTHING_FOUND: Final = Thoughts(0, (), 0, "")


class Onlooker:
    """Compares what the marksman and the naive agent would do with some other answers; a moderator is not judged."""

    name = "onlooker"

    def __init__(self, depth: int) -> None:
        self._comparer = Comparer(WORLDS * depth, _candidates)

    def choose(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> int:
        """Returns the index of an option."""
        return self.think(game, hidden, ask, stream).choice

    def think(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> Thoughts:
        """Compares the answers that are worth it."""
        if not isinstance(hidden, Table) or ask.seat == len(hidden.players):
            return NOTHING_FOUND
        return self._comparer.think(game, hidden, ask, stream)


def _candidates(game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> Sequence[int]:
    named = [agent.choose(game, hidden, ask, stream) for agent in AGENTS]
    if isinstance(ask.options, Space):
        return [*named, *[stream.below(len(ask.options)) for _ in range(POINTS)]]
    return [*named, *stream.shuffled(ask.fresh())[:MOST_LISTED]]


STUDY = Study(thinker=Onlooker)
