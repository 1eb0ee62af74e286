"""What a search knows of Rise of the Exiled: the hit points of the teams, and the plainest plan for every seat."""

from collections.abc import Hashable
from math import exp
from typing import Any, Final

from wildswing.agents.search.insight import is_secret
from wildswing.exiled.agents.naive import NaiveAgent
from wildswing.exiled.evaluation import evaluate
from wildswing.exiled.game import EXILED
from wildswing.exiled.rules.table import Table
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame

LEAD: Final = 6.0
"""A lead of so many hit points wins three games of four, or near it."""


def chance_of(lead: float) -> float:
    """Returns how likely a team wins with a lead in hit points."""
    return 1.0 / (1.0 + exp(-lead / LEAD))


class ExiledInsight:
    """Plays on like the naive agent until the next attack is over, and counts the hit points."""

    def __init__(self) -> None:
        self._naive = NaiveAgent()

    def value(self, state: Table, seat: int) -> float:
        """Guesses how likely the team of a seat wins from its lead in hit points."""
        return chance_of(evaluate(state, seat))

    def reply(self, game: AnyGame, state: Any, ask: Ask, stream: Stream) -> int:
        """Returns what the naive agent would do."""
        return self._naive.choose(game, state, ask, stream)

    def is_quiet(self, state: Table) -> bool:
        """Stops when an attack is over and everybody is about to move."""
        return state.phase == "movement" and not any(state.sealed)

    def is_sealed(self, state: Any, ask: Ask) -> bool:
        """Tells whether several seats choose at once."""
        return is_secret(EXILED, state, ask)

    def landmark(self, state: Table) -> Hashable:
        """Returns how the hit points stand once what was chosen has been shown."""
        return None if state.lanes else (state.phase, tuple([body.life for body in state.bodies]))
