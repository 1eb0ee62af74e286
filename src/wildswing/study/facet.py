"""What a game may offer to whoever studies it: who values its answers, and positions as people write them."""

from collections.abc import Callable

import msgspec

from wildswing.agents.search.agent import SearchAgent
from wildswing.agents.search.budget import Budget
from wildswing.agents.thoughts import Thinker
from wildswing.kernel.game import AnyGame
from wildswing.kernel.match import Given, Match

USUAL_PLAYS = 250
"""So many imagined plays are made for a decision of any game at the usual depth."""


class Opening(msgspec.Struct, frozen=True):
    """A set-up position, as a match that begins with it, and the answers that are given to it."""

    title: str
    setup: dict[str, str]
    seed: int | str
    answers: tuple[Given, ...] = ()
    left_out: str = ""
    """Why its further answers are left out, if they are."""


class Scenarios(msgspec.Struct, frozen=True, kw_only=True):
    """Positions of a game as texts that people write."""

    suffix: str
    """What such a file ends with."""

    read: Callable[[str, str], tuple[Opening, ...]]
    """Reads a text, which mistakes call by a name; none is read from a disk for it."""

    write: Callable[[Match], str]
    """Writes down where a match stands; what cannot be said is refused with a sentence."""


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """How answers of a game are valued."""

    thinker: Callable[[int], Thinker]
    """Makes what values answers at a depth: 1 is the usual one, and 4 costs about four times as much.

    With the same chance it thinks the same, and it needs one core.
    """

    scenarios: Scenarios | None = None
    """How its positions are read and written, if people write them."""


AS_ANY_GAME = Study(thinker=lambda depth: SearchAgent(Budget(USUAL_PLAYS * depth)))


def study_of(game: AnyGame) -> Study:
    """Returns what a game offers, or what is done for any game."""
    return game.facets.load("study", Study) or AS_ANY_GAME
