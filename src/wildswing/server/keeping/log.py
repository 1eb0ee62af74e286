"""The log of matches, as everybody asks it who does not care where it is kept."""

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from wildswing.kernel.errors import WildswingError
from wildswing.kernel.fairness import FairShuffle
from wildswing.kernel.game import Outcome, Setup
from wildswing.kernel.match import Match
from wildswing.server.protocol import Rematch
from wildswing.server.room.contests import Contest
from wildswing.server.room.dealing import Undealt
from wildswing.server.room.entries import Entry
from wildswing.server.room.keepers import NO_PACT, Keeper, Pact

Hear = Callable[[str | None], None]
"""Is told which match another worker has changed; None means that any may have been."""


class BrokenLog(WildswingError):
    """A match cannot be played again from what was written down."""


class SavedMatch(msgspec.Struct, frozen=True):
    """A match as the log has it, with all its lines or with the later ones alone."""

    id: str
    game: str
    version: int
    program: str
    setup: dict[str, str]
    seed: str
    seats: tuple[Keeper, ...]
    entries: tuple[Entry, ...]
    pact: Pact = NO_PACT
    rematch: Rematch = Rematch()


class Log(Protocol):
    """Where matches are written down; whatever returns is durable.

    A change says what it was made from. If somebody else has changed that meanwhile, it is `Overtaken`, and nothing of
    it is written.
    """

    @property
    def is_shared(self) -> bool:
        """Whether others write to the same log."""

    async def add(
        self,
        match_id: str,
        match: Match | Undealt,
        seats: Sequence[Keeper],
        pact: Pact = NO_PACT,
        *,
        listed: bool = False,
    ) -> None:
        """Writes a new match down; one that is listed waits in the lobby."""

    async def settle(self, match_id: str, seed: str, setup: Setup, before: FairShuffle, after: FairShuffle) -> None:
        """Writes down what the shuffles follow from, and the seed if that is all."""

    async def seat(self, match_id: str, before: Sequence[Keeper], after: Sequence[Keeper]) -> None:
        """Writes down who has the seats of a match now."""

    async def wish(self, match_id: str, before: Rematch, after: Rematch) -> None:
        """Writes down who wants to play a match again."""

    async def play_again(
        self, match_id: str, match: Undealt, seats: Sequence[Keeper], pact: Pact, former: str, before: Rematch
    ) -> None:
        """Writes down a new match in which those of another play again."""

    async def append(
        self,
        match_id: str,
        place: int,
        entry: Entry,
        outcome: Outcome | None,
        reopens: bool = False,
        contest: Contest | None = None,
    ) -> None:
        """Writes a line down, that the match has ended or goes on by it, and whose ratings that changes."""

    async def load(self, match_id: str, since: int = 0) -> SavedMatch | None:
        """Returns a match with its answers from a place on, or None if there is none."""

    async def keepers(self, match_id: str) -> tuple[Keeper, ...] | None:
        """Returns who has the seats of a match, whatever else of it can be read, or None if there is none."""

    async def unfinished(self) -> list[str]:
        """Returns the matches that have no outcome, the oldest first."""

    def listen(self, hear: Hear) -> None:
        """Has somebody told of what others write."""

    async def call(self, words: str) -> None:
        """Says something to all others who write to it."""

    def take_calls(self, hear: Callable[[str], None]) -> None:
        """Has somebody hear what the others say."""

    async def claim(self, match_id: str, seat: int) -> bool:
        """Tells whether the agent at a seat may think here; it then thinks nowhere else until it is let go."""

    async def let_go(self, match_id: str, seat: int) -> None:
        """Lets the agent at a seat think elsewhere."""
