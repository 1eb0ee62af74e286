"""Who values answers of Formation when a match is studied: the solver, with other deals for every look."""

from typing import Final

from wildswing.agents.thoughts import Thoughts
from wildswing.formation.agents.solver import SolverAgent
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import State
from wildswing.study.facet import Study

SAMPLES: Final = 8
"""So many deals are solved for a decision at the usual depth."""


class Onlooker:
    """Solves deals that are drawn anew for every look, so that a second look has no part in the luck of the first."""

    name = "onlooker"

    def __init__(self, depth: int) -> None:
        self._samples = SAMPLES * depth

    def choose(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> int:
        """Returns the index of an option."""
        return self.think(game, hidden, ask, stream).choice

    def think(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> Thoughts:
        """Says what the solver hopes of each answer."""
        return SolverAgent(self._samples, f"{stream.fresh()} ").think(game, hidden, ask, stream)


STUDY = Study(thinker=Onlooker)
