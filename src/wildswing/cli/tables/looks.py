"""Finds the look of a game."""

from wildswing.cli.tables.any_game import AnyGameLook
from wildswing.cli.tables.scene import Look
from wildswing.kernel.game import AnyGame


def look_of(game: AnyGame) -> Look:
    """Returns the best look there is for a game."""
    if game.name == "formation":
        from wildswing.cli.tables.formation import FormationLook  # noqa: PLC0415 - only this game needs it

        return FormationLook()
    return AnyGameLook()
