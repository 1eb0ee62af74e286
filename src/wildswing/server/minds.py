"""Agents at their seats: whoever is asked thinks, and answers."""

import asyncio
import logging
from hashlib import sha256

from wildswing.kernel.agenda import ask_of
from wildswing.kernel.errors import IllegalAnswer, WildswingError
from wildswing.server.database import LostDatabase, Overtaken
from wildswing.server.log import Entry
from wildswing.server.protocol import Farewell
from wildswing.server.room import Room
from wildswing.server.rooms import Rooms
from wildswing.server.storage import Storage
from wildswing.server.telling import tell_everyone
from wildswing.server.thinkers import FAILURES, NoAnswer, Thinkers
from wildswing.server.works import Works
from wildswing.texts import ENGLISH, retold, say, speaking
from wildswing.texts.catalogues import catalogue_of

LOG = logging.getLogger(__name__)

FIRST_WAIT, LONGEST_WAIT = 0.05, 1.0
"""Seconds after which it is tried again to let an agent think that thinks elsewhere; each time twice as long."""


class Minds:
    """All agents at the tables."""

    def __init__(self, rooms: Rooms, storage: Storage, thinkers: Thinkers, works: Works) -> None:
        self._rooms = rooms
        self._storage = storage
        self._thinkers = thinkers
        self._works = works
        rooms.follow(self.stir)

    def stir(self, room: Room) -> None:
        """Lets every agent that is asked think."""
        if room.undealt is not None or room.outcome or (room.is_stuck and not room.is_waited_for):
            return
        room.is_stuck = False
        for ask in room.match.asks:
            if room.seats[ask.seat].keeper.mind and ask.seat not in room.thinking:
                room.thinking.add(ask.seat)
                with speaking(ENGLISH):  # whoever asked for it, an agent thinks for all pages
                    self._works.start(self._think(room, ask.seat))

    async def _think(self, room: Room, seat: int) -> None:
        """Answers for an agent as long as it is asked; if that fails, the pages are sent away with the reason."""
        try:
            wait = FIRST_WAIT
            while _is_asked(room, seat) and not self._works.are_ending:
                if await self._storage.claim(room.id, seat) and await self._thought_alone(room, seat):
                    continue
                if not room.pages:
                    return  # another worker lets it think, and nobody here waits for it
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
        except WildswingError as error:
            LOG.error("Match %s: %s", room.id, error, exc_info=error.__cause__)
            _send_away(room, str(error).rstrip("."))
        except Exception as error:
            LOG.exception("Match %s: the answer of an agent led to a mistake of Wildswing", room.id)
            why = say(
                "Wildswing made a mistake ({mistake}); the log of the table tells more", mistake=type(error).__name__
            )
            _send_away(room, why)
        finally:
            room.thinking.discard(seat)

    async def _thought_alone(self, room: Room, seat: int) -> bool:
        """Answers as long as the agent is asked; returns whether the database could be reached."""
        try:
            if self._storage.is_shared:
                await self._rooms.catch_up(room)
            while await self._answered(room, seat):
                pass
        except LostDatabase as error:
            LOG.error("Match %s: %s", room.id, error)
            return False
        finally:
            await self._storage.let_go(room.id, seat)
        return True

    async def _answered(self, room: Room, seat: int) -> bool:
        match = room.match
        ask = ask_of(match.state, seat)
        agent = room.seats[seat].keeper.mind
        if ask is None or room.outcome or not agent:
            return False
        number = len(room.answers_of(seat))
        # Its chance depends on the seed and the number of its answers alone; hashed, since the seed deals all cards.
        seed = sha256(f"agent {match.seed} {seat} {number}".encode()).hexdigest()
        taken_back = room.taken_back
        index = await self._thinkers.choose(match.game, agent, match.state, ask, seed)
        async with room.alone():
            # Another worker may have been faster, somebody may have given up, taken back what the agent was asked, or
            # come back to the own seat.
            while (
                len(room.answers_of(seat)) == number
                and room.taken_back == taken_back
                and room.seats[seat].keeper.mind == agent
                and not room.outcome
            ):
                try:
                    await self._rooms.write(room, Entry(seat, index))
                except IllegalAnswer:
                    # What would have been legal is not told: it would name the agent's cards.
                    raise NoAnswer(say("Your opponent ({agent}) gave an illegal answer", agent=agent)) from None
                except Overtaken as error:
                    await self._rooms.read_on(room, error)
            tell_everyone(room)
        self._rooms.changed(room)
        return True


def _is_asked(room: Room, seat: int) -> bool:
    return ask_of(room.match.state, seat) is not None and bool(room.seats[seat].keeper.mind) and not room.outcome


def _send_away(room: Room, why: str) -> None:
    room.is_stuck = True
    for page in room.pages:
        with speaking(catalogue_of(page.language)):
            told = retold(why, *FAILURES)
            page.send(Farewell(say("{why}; nothing you did is lost, so reload the page to go on.", why=told)))
