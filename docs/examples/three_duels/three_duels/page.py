"""Three Duels on the page: how far a match is, and which card an option means."""

from typing import Any

from three_duels.game import KEEP, strength
from wildswing.kernel import Ask
from wildswing.server.presenting.any_game import Presenter
from wildswing.server.protocol import About


class DuelsPresenter(Presenter):
    """Tells the picture what it cannot see in a view."""

    def moment(self, state: Any) -> str:
        """Says how many duels were fought."""
        fought = (sum([len(cards) for cards in state.taken]) + len(state.aside)) // 2
        return f"after {fought} duels"

    def about(self, ask: Ask, hidden: Any) -> tuple[About, ...]:  # noqa: ARG002 - the question says it all
        """Returns the strength of the card that an option means."""
        return tuple([{} if option == KEEP else {"strength": strength(option)} for option in ask.options])
