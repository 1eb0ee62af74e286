"""Fighters who are drawn for games of agents, so that all sit in both seats equally often."""

from collections.abc import Mapping

from wildswing.exceed.matches import DEFAULT_FIGHTERS, setup_of
from wildswing.exceed.pairings import sampled_pairings
from wildswing.kernel.game import Setup

HANDFUL = (*DEFAULT_FIGHTERS, "Potemkin", "Ryu", "Hyde Kido", "Waldstein")
"""Those who meet if nobody is named: fighters of all three editions, quick and slow, close and far."""


def fights(fighters: Mapping[str, str], seed: int) -> tuple[Setup, ...]:
    """Returns every fighter in the first seat against every one in the second, in an order that mixes them well."""
    pairings = sampled_pairings(sorted(fighters), len(fighters) ** 2, f"ladder {seed}")
    return tuple([setup_of([fighters[one], fighters[other]]) for one, other in pairings])
