"""Exceed Fighting System: two fighters, nine spaces, hidden attacks."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wildswing.exceed.duel import Duel, NotOffered, side
    from wildswing.exceed.position import BoostInPlay, ImpossiblePosition

__all__ = ["BoostInPlay", "Duel", "ImpossiblePosition", "NotOffered", "side"]

_OF_POSITIONS = ("BoostInPlay", "ImpossiblePosition")


def __getattr__(name: str) -> object:
    """Loads the rules when one of the names is asked for; whoever needs another module does not wait for them."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(
        import_module("wildswing.exceed.position" if name in _OF_POSITIONS else "wildswing.exceed.duel"), name
    )
