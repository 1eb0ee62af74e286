"""Finds the look of a game."""

from collections.abc import Callable

from wildswing.cli.tables.any_game import AnyGameLook
from wildswing.cli.tables.scene import Look
from wildswing.kernel.game import AnyGame


def _formation() -> Look:
    from wildswing.formation.terminal.look import FormationLook  # noqa: PLC0415 - only this game needs it

    return FormationLook()


def _exceed() -> Look:
    from wildswing.exceed.terminal.look import ExceedLook  # noqa: PLC0415 - only this game needs it

    return ExceedLook()


def _exiled() -> Look:
    from wildswing.exiled.terminal.look import ExiledLook  # noqa: PLC0415 - only this game needs it

    return ExiledLook()


def _solo() -> Look:
    from wildswing.exiled.terminal.solo import SoloLook  # noqa: PLC0415 - only these games need it

    return SoloLook()


LOOKS: dict[str, Callable[[], Look]] = {
    "exceed": _exceed,
    "exiled": _exiled,
    "formation": _formation,
    "ghost-bride": _solo,
    "target-practice": _solo,
}
"""The games that have a look of their own, by name."""


def look_of(game: AnyGame) -> Look:
    """Returns the best look there is for a game."""
    return LOOKS.get(game.name, AnyGameLook)()
