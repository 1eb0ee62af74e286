"""What a search knows of Formation: the guess at the final margin, and how far rounds to come spread."""

from collections.abc import Hashable
from math import erf, sqrt
from typing import Any, Final

from wildswing.agents.search.insight import is_secret
from wildswing.formation.agents.prospects import ROUND_SPREAD
from wildswing.formation.evaluation import evaluate
from wildswing.formation.game import FORMATION
from wildswing.formation.rules.layouts import ROUNDS
from wildswing.formation.rules.table import Table
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame

DOUBT: Final = 4.0
"""How far the guess at the margin of a round under way may miss it, as a standard deviation in points."""


class FormationInsight:
    """Values positions without playing on; cards are placed at random in imagined plays."""

    def value(self, state: Table, seat: int) -> float:
        """Guesses how likely a seat wins from the margin it may expect, and from the rounds to come."""
        left = len(ROUNDS) - state.round
        spread = sqrt(2 * (left * ROUND_SPREAD**2 + DOUBT**2))
        return 0.5 + 0.5 * erf(evaluate(state, seat) / spread)

    def reply(self, game: AnyGame, state: Any, ask: Ask, stream: Stream) -> int:  # noqa: ARG002 - any will do
        """Returns any option."""
        return stream.below(len(ask.options))

    def is_quiet(self, state: Any) -> bool:
        """Stops wherever nothing is being chosen in secret."""
        return not state.lanes

    def is_sealed(self, state: Any, ask: Ask) -> bool:
        """Tells whether both choose at once."""
        return is_secret(FORMATION, state, ask)

    def landmark(self, state: Table) -> Hashable:
        """Returns how far the game is, and the formations that lie open once both have chosen."""
        if state.lanes:
            return None
        black, white = state.sides
        return state.round, state.phase, black.formation, white.formation
