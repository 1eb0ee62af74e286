"""How any game is presented: by its view, its words, and nothing more."""

from typing import Any

from wildswing.kernel.ask import Ask
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Setup
from wildswing.server.protocol import About, Barred, MatchWish


class Presenter:
    """Says what can be chosen for a match, what is fixed in it, and what options mean to a picture."""

    def choices(self, game: AnyGame) -> Any:  # noqa: ARG002 - a game with choices reads it
        """Returns what a person can choose before a match."""
        return {}

    def setup(self, game: AnyGame, wish: MatchWish) -> Setup:
        """Returns what a match is played with."""
        if wish.fighters is not None or wish.edition is not None:
            raise WildswingError(f"{game.title} has no fighters and no editions; leave “fighters” and “edition” out.")
        return game.default_setup()

    def catalog(self, state: Any) -> Any:  # noqa: ARG002 - a game with cards reads it
        """Returns what everybody may know and what stays the same in a match."""
        return {}

    def about(self, ask: Ask, hidden: Any) -> tuple[About, ...]:  # noqa: ARG002 - a game with pictures reads it
        """Returns what each option means to a picture, from what the seat that is asked knows."""
        return tuple([{} for _ in ask.options])

    def barred(self, ask: Ask, hidden: Any) -> tuple[Barred, ...]:  # noqa: ARG002 - a game with reasons reads it
        """Returns what a player would naturally try and may not, from what the seat that is asked knows."""
        return ()
