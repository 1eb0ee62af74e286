"""A match before its cards are dealt."""

from collections.abc import Collection, Sequence

import msgspec

from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.match import Match
from wildswing.server.presenting.presenters import presenter_of


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
        return self.called(())

    def called(self, said: Sequence[str]) -> tuple[str, ...]:
        """Returns what the seats are called, with what people bring to them."""
        return presenter_of(self.game).seats(self.game, self.setup, said)

    @property
    def left_open(self) -> frozenset[int]:
        """The seats to which something is still to be brought."""
        return presenter_of(self.game).left_open(self.setup)

    def deal(self, seed: str, said: Sequence[str], banned: Collection[str] = ()) -> Match:
        """Returns the match that a seed deals, with what people have said they bring; nothing banned is drawn."""
        return Match(self.game, seed, presenter_of(self.game).completed(self.setup, said, seed, banned))
