"""Exceed Fighting System: two fighters, nine spaces, hidden attacks."""

from wildswing.exceed.duel import Duel, NotOffered, side
from wildswing.exceed.position import BoostInPlay, ImpossiblePosition

__all__ = ["BoostInPlay", "Duel", "ImpossiblePosition", "NotOffered", "side"]
