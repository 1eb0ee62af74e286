"""Finds who presents a game."""

from wildswing.kernel.game import AnyGame
from wildswing.server.presenting.any_game import Presenter

_ANY_GAME = Presenter()


def presenter_of(game: AnyGame) -> Presenter:
    """Returns who presents a game; one that offers nobody is presented by its words alone."""
    return game.facets.load("page", Presenter) or _ANY_GAME
