"""What a game may tell a search: how good a position is, what a sensible answer is, what stays secret."""

from collections.abc import Hashable
from typing import Any, Protocol

from wildswing.agents.thoughts import EVEN
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame


class Insight(Protocol):
    """Knows one game; it is only ever shown imagined positions."""

    def value(self, state: Any, seat: int) -> float:
        """Guesses how likely the team of a seat wins, from 0 to 1."""
        ...

    def reply(self, game: AnyGame, state: Any, ask: Ask, stream: Stream) -> int:
        """Returns the index of a quick, sensible answer, with which an imagined play goes on."""
        ...

    def is_quiet(self, state: Any) -> bool:
        """Tells whether an imagined play may stop here and be valued."""
        ...

    def is_sealed(self, state: Any, ask: Ask) -> bool:
        """Tells whether the others see only that something is chosen; such choices are mixed."""
        ...

    def landmark(self, state: Any) -> Hashable:
        """Returns public facts by which a seat tells positions apart once something secret has been shown."""
        ...


class PlainInsight:
    """Works for any game: plays at random to the end; what seats choose at once is secret."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def value(self, state: Any, seat: int) -> float:
        """Returns who won; before the end, nothing is known."""
        return won(self._game, state, seat)

    def reply(self, game: AnyGame, state: Any, ask: Ask, stream: Stream) -> int:  # noqa: ARG002 - it looks at nothing
        """Returns any option."""
        return stream.below(ask.count)

    def is_quiet(self, state: Any) -> bool:  # noqa: ARG002 - it looks at nothing
        """Plays on to the end."""
        return False

    def is_sealed(self, state: Any, ask: Ask) -> bool:
        """Tells whether several seats choose at once, or the question says that it is answered in secret."""
        return is_secret(self._game, state, ask)

    def landmark(self, state: Any) -> Hashable:  # noqa: ARG002 - it looks at nothing
        """Lets positions that the same visible answers lead to be one."""
        return None


def is_secret(game: AnyGame, state: Any, ask: Ask) -> bool:
    """Tells whether several seats choose at once, or the question says that it is answered in secret."""
    sealed = game.question(ask).sealed
    return bool(state.lanes) or (sealed is not None and sealed(ask))


def won(game: AnyGame, state: Any, seat: int) -> float:
    """Returns 1 if the game is over and the seat is among the winners, 0 if others are, otherwise EVEN."""
    outcome = game.outcome(state)
    if outcome is None or not outcome.winners:
        return EVEN
    return float(seat in outcome.winners)
