"""What Formation offers to learning programs."""

from wildswing.arenas.facet import Arena, Parameters, Spiel
from wildswing.formation.arena.encoding import encoding
from wildswing.formation.game import FORMATION
from wildswing.kernel.game import Setup


def _read(given: Parameters) -> Setup:
    return FORMATION.default_setup()


ARENA = Arena(encoding=encoding, spiel=Spiel(parameters={}, setup=_read))
