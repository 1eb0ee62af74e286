"""The matches of the lobby that are played now, for whoever wants to watch one."""

import asyncio
import contextlib

import msgspec

from wildswing.kernel.errors import WildswingError
from wildswing.kernel.state import SPECTATOR
from wildswing.server.people.messages import Running
from wildswing.server.people.ties import NOBODY
from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.referee.house import House
from wildswing.server.room.room import Room

FRESH = 2.0
"""Seconds for which a list is good enough for everybody who asks."""


class Runners:
    """Shows the matches that are played now; however many ask, each language has one list in a while."""

    def __init__(self, referee: House) -> None:
        self._referee = referee
        self._lists: dict[str, tuple[float, list[tuple[Running, frozenset[str]]]]] = {}
        self._one_at_a_time = asyncio.Lock()

    async def shown(self, language: str, followed: frozenset[str] = NOBODY) -> list[Running]:
        """Returns them, those of people who are followed first, then the newest, in the language that is spoken now."""
        shown = [
            msgspec.structs.replace(one, is_followed=bool(followed & people))
            for one, people in await self._list(language)
        ]
        return sorted(shown, key=lambda one: not one.is_followed)

    async def _list(self, language: str) -> list[tuple[Running, frozenset[str]]]:
        """Returns all with the people who play them."""
        async with self._one_at_a_time:
            now = asyncio.get_running_loop().time()
            made, found = self._lists.get(language, (-FRESH, []))
            if now - made >= FRESH:
                found = [one for match in await self._referee.listing.running() for one in await self._of(match)]
                self._lists[language] = now, found
            return found

    async def _of(self, match_id: str) -> list[tuple[Running, frozenset[str]]]:
        """Returns a match as it is shown; one that cannot be read, or is over by now, is not."""
        with contextlib.suppress(WildswingError):
            room = await self._referee.rooms.find(match_id)
            if room.undealt is None and room.outcome is None:
                return [(running(room), frozenset([keeper.person for keeper in room.keepers]))]
        return []


def running(room: Room) -> Running:
    """Returns a match as those who watch see it."""
    match = room.match
    hidden = match.game.hide(match.state, SPECTATOR)
    presenter = presenter_of(match.game)
    return Running(
        match=room.id,
        game=match.game.name,
        title=match.game.title,
        seats=match.seat_names,
        people=room.people,
        accounts=room.accounts,
        brings=room.brings,
        faces=room.faces,
        standings=presenter.standings(hidden),
        moment=presenter.moment(hidden),
        watching=room.watching,
    )
