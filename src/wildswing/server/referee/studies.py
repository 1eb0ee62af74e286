"""Studies: matches that are over and texts of people's own, played on for both sides; the table keeps nothing of them.

A page has the tree of what it has tried, and asks for one moment after the other. No match that goes on can be looked
at: only one that is over is named by its id, and a text knows no more than who has written it.
"""

import asyncio

from wildswing.kernel.errors import WildswingError
from wildswing.kernel.match import Match, replay
from wildswing.kernel.registry import find_game
from wildswing.server.basics.limits import TooOften
from wildswing.server.changing.rooms import Rooms
from wildswing.server.machines.thinkers import Thinkers
from wildswing.server.protocol import MomentWish, StudyWish, TreeWish, ValuesWish
from wildswing.server.referee import boards
from wildswing.server.referee.boards import Origin
from wildswing.server.referee.replays import check_over
from wildswing.server.room.ends import ended_by
from wildswing.texts import say

MOST_ASKING = 20
"""So many may wait to have answers valued."""

WAIT = 5


class Stopped(WildswingError):
    """Somebody no longer wants to know what was asked for."""


class _Job:
    def __init__(self) -> None:
        self.is_wanted = True


class Studies:
    """Looks at moments of studies, and has their answers valued, one after another."""

    def __init__(self, rooms: Rooms, thinkers: Thinkers) -> None:
        self._rooms = rooms
        self._thinkers = thinkers
        self._jobs: dict[tuple[str, str], _Job] = {}
        self._turn = asyncio.Semaphore(1)

    async def open(self, wish: StudyWish, language: str) -> bytes:
        """Returns a study, in a language."""
        return await self._thinkers.retell(boards.opened, await self._origin(wish), language)

    async def moment(self, wish: MomentWish, language: str) -> bytes:
        """Returns a moment of a study, in a language."""
        return await self._thinkers.look(boards.moment, await self._origin(wish), wish, language)

    async def values(self, wish: ValuesWish, address: str, language: str) -> bytes:
        """Has the answers to a question valued; what the same page asked for before is no longer thought about."""
        origin = await self._origin(wish)
        key = (address, wish.asker)
        self.stop(wish.asker, address)
        if len(self._jobs) >= MOST_ASKING:
            raise TooOften(say("Many people have answers valued right now; try again in a moment."), WAIT)
        job = self._jobs[key] = _Job()
        try:
            async with self._turn:
                if not job.is_wanted:
                    raise Stopped(say("This was stopped, since it is no longer asked for."))
                thinking = self._thinkers.retell(boards.value, origin, wish, wish.seat, wish.depth, language)
                return await asyncio.shield(thinking)
        finally:
            if self._jobs.get(key) is job:
                del self._jobs[key]

    def stop(self, asker: str, address: str) -> None:
        """Forgets what a page wanted to know, unless it is being found out already."""
        job = self._jobs.pop((address, asker), None)
        if job is not None:
            job.is_wanted = False

    async def notation(self, wish: TreeWish, language: str) -> str:
        """Returns a study as a notation, with all that was tried as variations."""
        return await self._thinkers.look(boards.noted, await self._origin(wish), wish.tried, wish.remarks, language)

    async def scenario(self, wish: MomentWish, language: str) -> str:
        """Returns a moment of a study as a scenario."""
        return await self._thinkers.look(boards.position, await self._origin(wish), wish, language)

    async def match(self, wish: MomentWish, language: str) -> Match:
        """Returns the match that leads to a moment; one that is over there cannot be played on."""
        found = await self._thinkers.look(boards.played, await self._origin(wish), wish, language)
        game, seed, setup, answers = found
        match = await asyncio.to_thread(replay, find_game(game), seed, setup, answers)
        if match.outcome is not None:
            raise WildswingError(say("The match is over there; play on from an earlier place."))
        return match

    async def _origin(self, wish: StudyWish) -> Origin:
        if bool(wish.match) == bool(wish.text.strip()):
            raise WildswingError(say("Name a match to study, or send a text, and not both."))
        if not wish.match:
            return Origin(text=wish.text, number=wish.number)
        room = await self._rooms.find(wish.match)
        check_over(room)
        match, keepers = room.match, room.keepers
        return Origin(
            match=room.id,
            game=match.game.name,
            seed=match.seed,
            setup=dict(match.setup),
            answers=tuple(match.answers),
            seats=tuple([keeper.agent or "person" for keeper in keepers]),
            players=tuple([keeper.shown or keeper.agent for keeper in keepers]),
            fairness=room.fairness,
            ended=None if room.ended_by is None else ended_by(room.ended_by),
        )
