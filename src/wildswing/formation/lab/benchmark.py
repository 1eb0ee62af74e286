"""The part of Formation in the frozen benchmark."""

from wildswing.formation.game import FORMATION
from wildswing.kernel.game import Setup
from wildswing.lab.benchmark import Benchmark

DEALS = 20


def setups() -> tuple[Setup, ...]:
    """Returns the matches that are played: the same game, dealt anew each time."""
    return (FORMATION.default_setup(),) * DEALS


BENCHMARK = Benchmark(setups, "6d4801bfa34a9b2e")
