"""What a search knows of Exceed: the learned outlook, quick answers, and that attacks are set in secret."""

from collections.abc import Hashable, Sequence

from wildswing.agents.search.insight import is_secret
from wildswing.exceed.agents.outlook import chance
from wildswing.exceed.agents.policy import Policy, is_quiet
from wildswing.exceed.agents.weights import learned_weights
from wildswing.exceed.game import EXCEED
from wildswing.exceed.rules.table import Table
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame


class ExceedInsight:
    """Plays on to the next action and values what is there."""

    def __init__(self, weights: Sequence[float] | None = None) -> None:
        self.weights = list(learned_weights() if weights is None else weights)

    def value(self, state: Table, seat: int) -> float:
        """Guesses how likely a seat wins by the learned outlook."""
        return chance(state, seat, self.weights)

    def reply(self, game: AnyGame, state: Table, ask: Ask, stream: Stream) -> int:  # noqa: ARG002 - it knows its game
        """Returns a quick, sensible answer."""
        return Policy(self.weights, stream).reply(state, ask, True)

    def is_quiet(self, state: Table) -> bool:
        """Stops where a seat chooses an action."""
        return is_quiet(state)

    def is_sealed(self, state: Table, ask: Ask) -> bool:
        """Tells whether an attack is set face down, or cards are put back."""
        return is_secret(EXCEED, state, ask)

    def landmark(self, state: Table) -> Hashable:
        """Returns the turn, and the attacks once they are revealed."""
        strike = state.strike
        if strike is None or not strike.revealed:
            return state.number, None
        return state.number, tuple([None if attack is None else attack.face for attack in strike.attacks])
