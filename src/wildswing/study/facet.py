"""What a game may offer to whoever studies it: who values its answers."""

from collections.abc import Callable

import msgspec

from wildswing.agents.search.agent import SearchAgent
from wildswing.agents.search.budget import Budget
from wildswing.agents.thoughts import Thinker
from wildswing.kernel.game import AnyGame

USUAL_PLAYS = 250
"""So many imagined plays are made for a decision of any game at the usual depth."""


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """How answers of a game are valued."""

    thinker: Callable[[int], Thinker]
    """Makes what values answers at a depth: 1 is the usual one, and 4 costs about four times as much.

    With the same chance it thinks the same, and it needs one core.
    """


AS_ANY_GAME = Study(thinker=lambda depth: SearchAgent(Budget(USUAL_PLAYS * depth)))


def study_of(game: AnyGame) -> Study:
    """Returns what a game offers, or what is done for any game."""
    return game.facets.load("study", Study) or AS_ANY_GAME
