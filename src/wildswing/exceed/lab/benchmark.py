"""The part of Exceed in the frozen benchmark."""

from wildswing.exceed.matches import match_of
from wildswing.kernel.game import Setup
from wildswing.lab.benchmark import Benchmark

PAIRINGS = (
    ("Sol Badguy", "Ky Kiske"),
    ("Potemkin", "Baiken"),
    ("Zato-1", "Faust"),
    ("Hyde Kido", "Waldstein"),
    ("Carmine", "Merkava"),
    ("Ryu", "Zangief"),
    ("Shovel Knight", "Plague Knight"),
    ("Ragna the Bloodedge", "Hakumen"),
    ("Morathi", "Seijun"),
    ("Galdred", "Emogine"),
)
"""Two of each kind that there is: near and far, quick and strong, of every season."""


def setups() -> tuple[Setup, ...]:
    """Returns the matches that are played."""
    return tuple([match_of(one, other) for one, other in PAIRINGS])


BENCHMARK = Benchmark(setups, "7d6ed129f4ecbb76")
