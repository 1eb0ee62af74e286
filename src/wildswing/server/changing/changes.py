"""What can become of a match: what is written of it, and what it is once that is on disk."""

import asyncio
from collections.abc import Sequence
from typing import Protocol

from wildswing.kernel.fairness import FairShuffle
from wildswing.kernel.match import Match
from wildswing.server.keeping.log import Log
from wildswing.server.protocol import Rematch
from wildswing.server.room.contests import contest_of
from wildswing.server.room.dealing import Undealt
from wildswing.server.room.entries import ANSWER, TAKE_BACK, Entry
from wildswing.server.room.keepers import Keeper
from wildswing.server.room.room import Room


class Change(Protocol):
    """One change of a match, proposed to it as it stands."""

    async def write(self, room: Room, log: Log) -> None:
        """Writes it down, unless another worker has changed the match meanwhile."""

    def take(self, room: Room) -> None:
        """Makes it part of the match, now that it is on disk."""


class Line:
    """A line of the log: an answer, which is tried on a copy first, or what is no part of the game."""

    def __init__(self, room: Room, entry: Entry) -> None:
        self._entry = entry
        self._trial = room.match.tried(entry.seat, entry.option) if entry.what == ANSWER else None

    async def write(self, room: Room, log: Log) -> None:
        """Gives it the next place in the log."""
        entry, trial = self._entry, self._trial
        outcome = room.outcome_after(entry) if trial is None else room.game.outcome(trial.state)
        reopens = entry.what == TAKE_BACK and room.outcome is not None
        contest = None if outcome is None else contest_of(room, outcome)
        await log.append(room.id, room.written, entry, outcome, reopens, contest)

    def take(self, room: Room) -> None:
        """Goes on from what was tried."""
        room.take(self._entry, self._trial)


class Seats:
    """Other people at the seats."""

    def __init__(self, keepers: Sequence[Keeper]) -> None:
        self._keepers = keepers

    async def write(self, room: Room, log: Log) -> None:
        """Writes down who has them."""
        await log.seat(room.id, room.keepers, self._keepers)

    def take(self, room: Room) -> None:
        """Seats them."""
        room.seat_people(self._keepers)


class Entropy:
    """More of what the shuffles follow from; with the last of it the cards are dealt."""

    def __init__(self, undealt: Undealt, before: FairShuffle, after: FairShuffle) -> None:
        self._undealt = undealt
        self._before = before
        self._after = after
        self._match: Match | None = None

    async def write(self, room: Room, log: Log) -> None:
        """Writes down what there is, and the seed if that is all, with what people have brought."""
        seed = self._after.seed if self._after.is_settled and not room.is_drafting else ""
        if seed:
            self._match = await asyncio.to_thread(self._undealt.deal, seed, room.said, room.banned)
        setup = self._undealt.setup if self._match is None else self._match.setup
        await log.settle(room.id, seed, setup, self._before, self._after)

    def take(self, room: Room) -> None:
        """Begins the match, if it was the last."""
        room.fairness = self._after
        if self._match is not None:
            room.deal(self._match)


class Wishes:
    """Who wants to play again."""

    def __init__(self, wished: Rematch) -> None:
        self._wished = wished

    async def write(self, room: Room, log: Log) -> None:
        """Writes down who does."""
        await log.wish(room.id, room.rematch, self._wished)

    def take(self, room: Room) -> None:
        """Keeps it in mind."""
        room.rematch = self._wished
