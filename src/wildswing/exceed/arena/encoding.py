"""Exceed for a learning program."""

from wildswing.arenas.numbering import Numbering
from wildswing.exceed.arena.actions import BLOCKS, number
from wildswing.exceed.arena.observation import PARTS
from wildswing.kernel.game import Setup


def encoding(setup: Setup) -> Numbering:
    """Returns the encoding; it is the same for all fighters."""
    return Numbering(BLOCKS, PARTS, number)
