"""Finds who presents a game."""

from wildswing.kernel.game import AnyGame
from wildswing.server.presenting.any_game import Presenter

_ANY_GAME = Presenter()

_FOUND: dict[str, Presenter] = {}
"""By the dotted names of those who were looked for; each answer at a table asks for one many times."""


def presenter_of(game: AnyGame) -> Presenter:
    """Returns who presents a game; one that offers nobody is presented by its words alone."""
    name = game.facets.page
    found = _FOUND.get(name)
    if found is None:
        found = _FOUND[name] = game.facets.load("page", Presenter) or _ANY_GAME
    return found
