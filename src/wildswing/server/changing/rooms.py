"""The matches at hand, kept the same as the log and as what other workers write there."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.timepiece import Timepiece
from wildswing.server.basics.works import Works
from wildswing.server.changing.changes import Change
from wildswing.server.changing.forgetting import Reseating, reseated
from wildswing.server.keeping.log import Log
from wildswing.server.keeping.rebuilding import catch_up, rebuild
from wildswing.server.keeping.troubles import Overtaken
from wildswing.server.room.pages import Page
from wildswing.server.room.room import Room
from wildswing.server.telling.telling import tell_everyone, welcome
from wildswing.texts import Text, say, text

LOG = logging.getLogger(__name__)

Proposal = Callable[[Room], Change | None]
"""Says what is to become of a match as it stands now: nothing, or a change; or it refuses, with a sentence."""

DELETED = text("This match was deleted; start a new one.")

First = Callable[[bool], Awaitable[None]]
"""Tells whoever asked for a change before all others, knowing whether there was anything to change."""


class UnknownMatch(WildswingError):
    """There is no such match."""


class Rooms:
    """All matches at hand."""

    def __init__(self, log: Log, works: Works, timepiece: Timepiece, most_idle: int) -> None:
        self._log = log
        self._timepiece = timepiece
        self._most_idle = most_idle
        self._works = works
        self.at_hand: dict[str, Room] = {}
        self._beyond = 0
        """How many more matches than may be idle were at hand when idle ones last made place."""
        self._opening = asyncio.Lock()
        self._behind: set[str] = set()
        """Matches in which other workers have written what is still to be read here."""
        self._followers: list[Callable[[Room], None]] = []
        log.listen(self._hear)

    def follow(self, follower: Callable[[Room], None]) -> None:
        """Has somebody look at each match whenever it has changed: agents who are asked, clocks that run."""
        self._followers.append(follower)

    def changed(self, room: Room) -> None:
        """Has everybody who follows the matches look at one."""
        for follower in self._followers:
            follower(room)

    # --- Finding ---

    async def find(self, match_id: str) -> Room:
        """Returns a match, from the log if it is not at hand, with all that was written by now."""
        room = self.at_hand.get(match_id)
        if room is None:
            room = await self._opened(match_id)
        if self._log.is_shared:
            # Whoever asks may come from another worker, and have seen what this one does not know yet.
            await self._works.see_through(self.catch_up(room))
        return room

    async def _opened(self, match_id: str) -> Room:
        async with self._opening:
            room = self.at_hand.get(match_id)
            if room is None:
                saved = await self._log.load(match_id)
                if saved is None:
                    raise UnknownMatch(
                        say("There is no match “{id}” at this table; start a new one.", id=match_id[:40])
                    )
                room = self.keep(await asyncio.to_thread(rebuild, saved))
        return room

    def keep(self, room: Room) -> Room:
        """Keeps a match at hand; the oldest that are idle make place for it."""
        # All matches are looked at, so this waits until there are many more.
        if len(self.at_hand) >= self._most_idle + self._beyond * 9 // 8:
            idle = [other.id for other in self.at_hand.values() if other.is_idle]
            for match_id in idle[: max(0, len(idle) - self._most_idle + 1)]:
                del self.at_hand[match_id]
            self._beyond = max(0, len(self.at_hand) - self._most_idle)
        room.timepiece = self._timepiece
        self.at_hand[room.id] = room
        return room

    def let_go(self, match_id: str, why: Text = DELETED) -> None:
        """Keeps a match no more that is gone from the log; whoever is at it is sent away, and told why."""
        room = self.at_hand.pop(match_id, None)
        for page in [] if room is None else room.pages:
            page.send_away(why)

    # --- Changing ---

    async def change(self, room: Room, proposal: Proposal, first: First | None = None) -> bool:
        """Changes a match as is proposed, and returns whether there was anything to change; a refusal is raised.

        What is proposed is written, and only then taken, told and followed. Whoever goes away meanwhile leaves
        nothing half done.
        """
        return await self._works.see_through(self._change(room, proposal, first))

    async def _change(self, room: Room, proposal: Proposal, first: First | None) -> bool:
        async with room.alone():
            is_changed = await self._is_taken(room, proposal)
            if first is not None:
                await first(is_changed)
            if is_changed:
                tell_everyone(room)
        if room.id in self.at_hand:  # a change may have been its end
            self.changed(room)
        return is_changed

    async def _is_taken(self, room: Room, proposal: Proposal) -> bool:
        """Writes a change and takes it; after what another worker has written meanwhile it is proposed again."""
        while (change := proposal(room)) is not None:
            try:
                await change.write(room, self._log)
            except Overtaken as error:
                await self._read_on(room, error)
            else:
                change.take(room)
                return True
        return False

    async def _read_on(self, room: Room, overtaken: Overtaken) -> None:
        """Reads what came before something that could not be written; it is hopeless if there is nothing."""
        saved = await self._log.load(room.id, since=room.written)
        if saved is None or not catch_up(room, saved):
            raise overtaken
        tell_everyone(room)

    async def reseat(self, match_id: str, change: Reseating) -> None:
        """Changes how people sit at a match; one that is not at hand is not played again for it."""
        async with self._opening:
            room = self.at_hand.get(match_id)
            if room is None:
                await self._works.see_through(self._reseat_unseen(match_id, change))
        if room is not None:
            await self.change(room, partial(reseated, change))

    async def _reseat_unseen(self, match_id: str, change: Reseating) -> None:
        """Writes who has the seats of a match, and again after others did; it is hopeless if they have not."""
        keepers = await self._log.keepers(match_id)
        while keepers is not None:
            try:
                await self._log.seat(match_id, keepers, change(keepers))
            except Overtaken:
                before, keepers = keepers, await self._log.keepers(match_id)
                if keepers == before:
                    raise
            else:
                return

    # --- Telling ---

    # Whoever is told anything waits while a change is on its way to the disk, lest it be told half of one.

    async def welcome(self, room: Room, seat: int, page: Page, seen: int) -> None:
        """Shows a page the table from what it has seen last, and everything that follows."""
        async with room.alone():
            welcome(room, seat, page, seen)

    async def tell(self, room: Room) -> None:
        """Tells everybody what nobody writes: who is away, and how many watch."""
        async with room.alone():
            tell_everyone(room)

    # --- Other workers ---

    async def catch_up(self, room: Room) -> None:
        """Reads what other workers have written, and tells the pages here."""
        async with room.alone():
            self._behind.discard(room.id)
            saved = await self._log.load(room.id, since=room.written)
            if saved is None:
                self.let_go(room.id)
                return
            if catch_up(room, saved):
                tell_everyone(room)

    def fall_behind(self, room: Room) -> None:
        """Has read what other workers may have written meanwhile."""
        if self._log.is_shared and room.id not in self._behind:
            self._behind.add(room.id)
            self._works.start(self._follow_up(room))

    def _hear(self, match_id: str | None) -> None:
        """Reads what another worker has written, if anybody here waits for it; else it is read when it is asked for."""
        named = self.at_hand.get(match_id or "")
        for room in list(self.at_hand.values()) if match_id is None else [] if named is None else [named]:
            if room.pages or room.thinking:
                self.fall_behind(room)

    async def _follow_up(self, room: Room) -> None:
        try:
            await self.catch_up(room)
        except WildswingError as error:
            LOG.error("Match %s: %s", room.id, error)
        self.changed(room)
