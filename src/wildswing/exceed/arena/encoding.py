"""Exceed for a learning program."""

from wildswing.arenas.numbering import Numbering
from wildswing.exceed.arena.actions import BLOCKS
from wildswing.exceed.arena.observation import PARTS
from wildswing.exceed.game import EXCEED
from wildswing.kernel.game import Setup


def encoding(setup: Setup) -> Numbering:
    """Returns the encoding; it is the same for all fighters."""
    return Numbering(BLOCKS, PARTS, EXCEED.rules)
