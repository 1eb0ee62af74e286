"""Three Duels on the page: how far a match is."""

from typing import Any

from wildswing.server.presenting.any_game import Presenter


class DuelsPresenter(Presenter):
    """Tells the picture what it cannot see in a view."""

    def moment(self, state: Any) -> str:
        """Says how many duels were fought."""
        fought = (sum([len(cards) for cards in state.taken]) + len(state.aside)) // 2
        return f"after {fought} duels"
