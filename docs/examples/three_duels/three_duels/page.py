"""Three Duels on the page: what can be chosen for a match, and how far it is."""

from typing import Any, ClassVar

from three_duels.game import LENGTHS, USUAL, length_of
from wildswing.kernel.game import AnyGame, Setup
from wildswing.server.presenting.any_game import Presenter
from wildswing.server.protocol import MatchWish


class DuelsPresenter(Presenter):
    """Says what the form offers, reads what it sends, and tells the picture what it cannot see in a view."""

    chosen: ClassVar[frozenset[str]] = frozenset({"duels"})

    def choices(self, game: AnyGame) -> dict[str, Any]:  # noqa: ARG002 - there is one game of this name
        """Returns how many duels a match may have, and how many it usually has."""
        return {"duels": LENGTHS, "usual": USUAL}

    def setup(self, game: AnyGame, wish: MatchWish) -> Setup:
        """Returns the number of duels that was wished for; whatever else was sent is refused with a sentence."""
        usual = super().setup(game, wish)
        if "duels" not in wish.choices:
            return usual
        wished = {**usual, "duels": str(wish.choices["duels"])}
        length_of(wished)
        return wished

    def moment(self, state: Any) -> str:
        """Says how many duels were fought."""
        fought = (sum([len(cards) for cards in state.taken]) + len(state.aside)) // 2
        return f"after {fought} duels"
