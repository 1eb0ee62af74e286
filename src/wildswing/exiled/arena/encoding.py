"""Rise of the Exiled for a learning program."""

from wildswing.arenas.numbering import Numbering
from wildswing.exiled.arena.actions import BLOCKS
from wildswing.exiled.arena.grids import nearest, points
from wildswing.exiled.arena.observation import PARTS
from wildswing.exiled.game import EXILED
from wildswing.exiled.rules.setup import read_setup
from wildswing.exiled.rules.variants import MODERATOR, REAL_TABLE
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import Setup


def encoding(setup: Setup) -> Numbering:
    """Returns the encoding; it is the same for all characters and numbers of players."""
    if {MODERATOR, REAL_TABLE} & set(read_setup(setup).variants):
        raise WildswingError("A moderator does not play, so arenas have no seat for one; leave that variant out.")
    return Numbering(BLOCKS, PARTS, EXILED.rules, points, nearest)
