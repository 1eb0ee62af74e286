"""Finds the look of a game."""

from wildswing.cli.tables.any_game import AnyGameLook
from wildswing.cli.tables.scene import Look
from wildswing.kernel.game import AnyGame


def look_of(game: AnyGame) -> Look:
    """Returns the best look there is for a game."""
    return game.facets.load("look", AnyGameLook) or AnyGameLook()
