"""What a game may offer to the laboratory."""

from collections.abc import Callable

import msgspec

from wildswing.kernel.event import Told
from wildswing.kernel.game import AnyGame
from wildswing.lab.results import CardTally

BothCards = tuple[tuple[CardTally, ...], tuple[CardTally, ...]]
BothCounts = tuple[tuple[int, ...], tuple[int, ...]]


class Listener:
    """Listens to a game: hand `heard` to every answer, and ask when it is over. Of any game, nothing is counted."""

    def __init__(self) -> None:
        self.heard: list[Told] = []

    def turns(self) -> int:
        """Returns how many turns there were."""
        return 0

    def cards(self) -> BothCards:
        """Returns how the cards of each seat fared, by name."""
        return (), ()

    def distances(self) -> BothCounts:
        """Returns for each seat how many of its hits landed at distance 0, 1, 2 and so on."""
        return (), ()


class Lab(msgspec.Struct, frozen=True):
    """What is counted in a game."""

    listener: Callable[[], Listener] = Listener


def listener_for(game: AnyGame) -> Listener:
    """Returns what counts in a game."""
    return (game.facets.load("lab", Lab) or Lab()).listener()
