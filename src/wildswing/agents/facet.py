"""What a game may offer to the agents."""

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from wildswing.agents.agent import Agent
from wildswing.agents.search.insight import Insight
from wildswing.kernel.game import AnyGame

Four = tuple[Callable[[], Agent], Callable[[], Agent], Callable[[], Agent], Callable[[], Agent]]
"""What makes the agents behind the four levels, weakest first."""

LONGEST: Final = 6.0
"""For so many seconds a level thinks about an answer at most, however slow the machine is."""

Dosed = tuple[str, Callable[[str, str], object]]
"""Of an agent that takes a strength, as in “solver:100”: an example of one, and what reads it out of a text."""


class Agents(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays a game, and what is known of it."""

    named: Mapping[str, Callable[..., Agent]] = {}
    """Agents that play it alone, or better than the one for any game, by name, weakest first."""

    dosed: Mapping[str, Dosed] = {}
    """Those of them that take a strength."""

    quick: frozenset[str] = frozenset()
    """Those of them that answer in a moment."""

    levels: Four | None = None

    insight: Callable[[], Insight] | None = None
    """What a search may know of it; without, it plays at random to the end."""


PLAIN = Agents()


def agents_of(game: AnyGame) -> Agents:
    """Returns what a game offers."""
    return game.facets.load("agents", Agents) or PLAIN
