"""A match before its cards are dealt."""

import msgspec

from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.match import Match


class NotDealt(WildswingError):
    """Something was wanted of a match that has no cards yet."""


class Undealt(msgspec.Struct, frozen=True):
    """What will be played as soon as every seat has added its entropy; until then there is no seed."""

    game: AnyGame
    setup: Setup
    seed: str = ""

    @property
    def seat_names(self) -> tuple[str, ...]:
        """What the seats are called, in order."""
        return self.game.seats(self.setup)

    def deal(self, seed: str) -> Match:
        """Returns the match that a seed deals."""
        return Match(self.game, seed, self.setup)
