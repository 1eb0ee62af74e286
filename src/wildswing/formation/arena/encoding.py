"""Formation for a learning program."""

from collections.abc import Hashable

from wildswing.arenas.numbering import POSITION, Numbering
from wildswing.formation.arena.actions import BLOCKS
from wildswing.formation.arena.observation import PARTS
from wildswing.formation.game import FORMATION
from wildswing.formation.rules.questions import FORMATION_CARD
from wildswing.formation.rules.table import Table
from wildswing.kernel.ask import Ask
from wildswing.kernel.game import Setup


def _ground(table: Table, ask: Ask) -> Hashable:
    """A Formation Card is numbered by its place among the two that are offered, all else by what it is."""
    return POSITION if ask.kind == FORMATION_CARD.kind else ask.kind


def encoding(setup: Setup) -> Numbering:
    """Returns the encoding; it is the same for all layouts."""
    return Numbering(BLOCKS, PARTS, FORMATION.rules, ground=_ground)
