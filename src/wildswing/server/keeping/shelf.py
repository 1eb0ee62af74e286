"""The log on a shelf of plain texts, such as a browser keeps for a page: a text for each match, and for each result."""

from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime
from typing import Protocol

import msgspec

import wildswing
from wildswing.home.scores import Score, score_of
from wildswing.kernel.fairness import FairShuffle
from wildswing.kernel.game import Outcome, Setup
from wildswing.kernel.match import Match
from wildswing.server.keeping.log import BrokenLog, Hear, SavedMatch
from wildswing.server.keeping.troubles import Overtaken
from wildswing.server.protocol import Rematch
from wildswing.server.room.contests import Contest
from wildswing.server.room.dealing import Undealt
from wildswing.server.room.entries import Entry
from wildswing.server.room.keepers import NO_PACT, Keeper, Pact
from wildswing.texts import say

MATCH = "match/"
SCORE = "score/"
"""What the names of texts begin with."""


class Shelf(Protocol):
    """Keeps texts by their names; whatever returns is durable."""

    async def read(self, name: str) -> str | None:
        """Returns a text, or None if there is none."""

    async def swap(self, name: str, before: str | None, after: str) -> bool:
        """Puts a text in the place of another, or of none, and tells whether it was still there."""

    async def names(self, beginning: str) -> list[str]:
        """Returns the names that begin so."""


class KeptMatch(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match on the shelf: what the log has of it, when it began and ended, and how."""

    saved: SavedMatch
    created: str
    ended: str = ""
    outcome: Outcome | None = None


class ShelfLog:
    """A log on a shelf. Several pages of one browser may write to it, as several workers do to a database."""

    is_shared = True

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def add(
        self,
        match_id: str,
        match: Match | Undealt,
        seats: Sequence[Keeper],
        pact: Pact = NO_PACT,
        *,
        listed: bool = False,  # noqa: ARG002 - there is no lobby
    ) -> None:
        """Puts a new match on the shelf."""
        saved = SavedMatch(
            id=match_id,
            game=match.game.name,
            version=match.game.version,
            program=wildswing.__version__,
            setup=dict(match.setup),
            seed=str(match.seed),
            seats=tuple(seats),
            entries=(),
            pact=pact,
        )
        await self._put(match_id, None, KeptMatch(saved, _now()))

    async def settle(self, match_id: str, seed: str, setup: Setup, before: FairShuffle, after: FairShuffle) -> None:
        """Writes down what the shuffles follow from, and the seed if that is all."""

        def settled(saved: SavedMatch) -> SavedMatch:
            _expect(saved.pact.fairness == before)
            pact = msgspec.structs.replace(saved.pact, fairness=after)
            return msgspec.structs.replace(saved, seed=seed, setup=setup, pact=pact)

        await self._change(match_id, _of_saved(settled))

    async def seat(self, match_id: str, before: Sequence[Keeper], after: Sequence[Keeper]) -> None:
        """Writes down who has the seats of a match now."""

        def seated(saved: SavedMatch) -> SavedMatch:
            _expect(saved.seats == tuple(before))
            return msgspec.structs.replace(saved, seats=tuple(after))

        await self._change(match_id, _of_saved(seated))

    async def wish(self, match_id: str, before: Rematch, after: Rematch) -> None:
        """Writes down who wants to play a match again."""

        def wished(saved: SavedMatch) -> SavedMatch:
            _expect(saved.rematch == before)
            return msgspec.structs.replace(saved, rematch=after)

        await self._change(match_id, _of_saved(wished))

    async def play_again(
        self, match_id: str, match: Undealt, seats: Sequence[Keeper], pact: Pact, former: str, before: Rematch
    ) -> None:
        """Puts a new match on the shelf, and then says in the former one where its people play again."""
        await self.add(match_id, match, seats, pact)
        await self.wish(former, before, Rematch(match=match_id))

    async def append(
        self,
        match_id: str,
        place: int,
        entry: Entry,
        outcome: Outcome | None,
        reopens: bool = False,
        contest: Contest | None = None,  # noqa: ARG002 - nobody is rated where there are no others
    ) -> None:
        """Writes a line down, and that the match has ended or goes on by it."""

        def appended(kept: KeptMatch) -> KeptMatch:
            _expect(len(kept.saved.entries) == place)
            saved = msgspec.structs.replace(kept.saved, entries=(*kept.saved.entries, entry))
            if reopens:
                return KeptMatch(saved, kept.created)
            if outcome is None:
                return msgspec.structs.replace(kept, saved=saved)
            return KeptMatch(saved, kept.created, _now(), outcome)

        await self._change(match_id, appended)

    async def load(self, match_id: str, since: int = 0) -> SavedMatch | None:
        """Returns a match with its answers from a place on, or None if there is none."""
        text = await self._shelf.read(MATCH + match_id)
        if text is None:
            return None
        saved = _read(match_id, text).saved
        return msgspec.structs.replace(saved, entries=saved.entries[since:])

    async def keepers(self, match_id: str) -> tuple[Keeper, ...] | None:
        """Returns who has the seats of a match, or None if there is none."""
        saved = await self.load(match_id)
        return None if saved is None else saved.seats

    async def matches(self) -> list[KeptMatch]:
        """Returns all matches that can be read, the newest first."""
        found: list[KeptMatch] = []
        for name in await self._shelf.names(MATCH):
            text = await self._shelf.read(name)
            try:
                found += [] if text is None else [_read(name.removeprefix(MATCH), text)]
            except BrokenLog:
                continue  # which another release has written; the others are there all the same
        return sorted(found, key=lambda kept: kept.created, reverse=True)

    async def unfinished(self) -> list[str]:
        """Returns the matches that have no outcome, the oldest first."""
        return [kept.saved.id for kept in reversed(await self.matches()) if kept.outcome is None]

    def listen(self, hear: Hear) -> None:
        """Tells nobody of what other pages write: whoever looks at a match reads on."""

    async def call(self, words: str) -> None:
        """Says nothing to other pages, since nobody there waits for anybody."""

    def take_calls(self, hear: Callable[[str], None]) -> None:
        """Has nobody hear anything."""

    async def claim(self, match_id: str, seat: int) -> bool:  # noqa: ARG002 - an agent answers the same on every page
        """Lets every agent think."""
        return True

    async def let_go(self, match_id: str, seat: int) -> None:
        """Keeps no agent from thinking elsewhere."""

    async def _change(self, match_id: str, change: Callable[[KeptMatch], KeptMatch]) -> None:
        text = await self._shelf.read(MATCH + match_id)
        _expect(text is not None)
        assert text is not None
        await self._put(match_id, text, change(_read(match_id, text)))

    async def _put(self, match_id: str, before: str | None, after: KeptMatch) -> None:
        _expect(await self._shelf.swap(MATCH + match_id, before, msgspec.json.encode(after).decode()))


class ShelfScores:
    """The results of games for one player, on the same shelf."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def keep(self, match_id: str, match: Match) -> None:
        """Keeps the result of a match once."""
        await self._shelf.swap(SCORE + match_id, None, msgspec.json.encode(score_of(match, date.today())).decode())

    async def all(self) -> list[Score]:
        """Returns all results, the oldest first."""
        texts = [await self._shelf.read(name) for name in await self._shelf.names(SCORE)]
        scores = [msgspec.json.decode(text, type=Score) for text in texts if text is not None]
        return sorted(scores, key=lambda score: score.day)


def _of_saved(change: Callable[[SavedMatch], SavedMatch]) -> Callable[[KeptMatch], KeptMatch]:
    return lambda kept: msgspec.structs.replace(kept, saved=change(kept.saved))


def _expect(is_as_known: bool) -> None:
    if not is_as_known:
        raise Overtaken("Another page of this browser has changed the match meanwhile; try again.")


def _read(match_id: str, text: str) -> KeptMatch:
    try:
        return msgspec.json.decode(text, type=KeptMatch)
    except msgspec.MsgspecError as error:
        raise BrokenLog(
            say(
                "The match “{id}” cannot be played again from what this browser has kept ({mistake}); start a new one.",
                id=match_id,
                mistake=error,
            )
        ) from error


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")
