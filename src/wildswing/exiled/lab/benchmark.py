"""The part of Rise of the Exiled in the frozen benchmark."""

from wildswing.exiled.rules.setup import setup_of
from wildswing.kernel.game import Setup
from wildswing.lab.benchmark import Benchmark

TEAMS = (
    (("Hedina", "Evelynn"), ("Nahtha", "Gleem")),
    (("Badon", "Gande"), ("Mandice", "Nameless")),
    (("Klim-Klam", "Zombie Horde"), ("Murder of Crows", "Intrusion of Roaches")),
    (("Hedina", "Nahtha"), ("Badon", "Mandice")),
    (("Evelynn", "Gleem"), ("Gande", "Nameless")),
)
"""Everybody at least once, two against two."""


def setups() -> tuple[Setup, ...]:
    """Returns the matches that are played."""
    return tuple([setup_of(teams) for teams in TEAMS])


BENCHMARK = Benchmark(setups, "147bd3893b9262e6")
