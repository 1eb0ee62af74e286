"""Agents at their seats: whoever is asked in a match that somebody is at thinks when its turn comes, and answers."""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from hashlib import sha256

import msgspec

from wildswing.agents.registry import is_quick
from wildswing.kernel.agenda import ask_of
from wildswing.kernel.errors import EndlessEffect, IllegalAnswer, WildswingError
from wildswing.kernel.event import told_to
from wildswing.kernel.state import SPECTATOR
from wildswing.server.basics.works import Works
from wildswing.server.changing.changes import Line
from wildswing.server.changing.rooms import Rooms
from wildswing.server.keeping.log import Log
from wildswing.server.keeping.troubles import DatabaseTrouble, LostDatabase, PassingTrouble
from wildswing.server.machines.rota import Rota, Ticket
from wildswing.server.machines.thinkers import FAILURES, NoAnswer, Thinkers
from wildswing.server.protocol import Farewell, Waits
from wildswing.server.room.attendance import addresses_at, is_somebody_at
from wildswing.server.room.entries import Entry
from wildswing.server.room.room import Room
from wildswing.texts import ENGLISH, retold, say, speaking
from wildswing.texts.catalogues import catalogue_of

LOG = logging.getLogger(__name__)

TOLD_AFTER = 1.5
"""Seconds after which pages are told that an agent waits for its turn."""

TOLD_AGAIN_AFTER = 5.0
"""Seconds after which they are told again, with what is known by then."""

FIRST_WAIT, LONGEST_WAIT = 0.05, 1.0
"""Seconds after which it is tried again to let an agent think that thinks elsewhere; each time twice as long."""

MOST_TRIED = 20
"""Answers that are tried in place of one that goes on for ever."""


class Thought(msgspec.Struct, frozen=True):
    """What an agent has chosen, and for which question: after so many answers, and so many that were taken back."""

    seat: int
    agent: str
    index: int
    number: int
    taken_back: int


class Minds:
    """All agents at the tables."""

    def __init__(self, rooms: Rooms, log: Log, thinkers: Thinkers, works: Works, rota: Rota) -> None:
        self._rooms = rooms
        self._log = log
        self._thinkers = thinkers
        self._works = works
        self._rota = rota
        rooms.follow(self.stir)

    def stir(self, room: Room) -> None:
        """Lets every agent that is asked think, unless nobody is there to see it."""
        if not is_somebody_at(room):
            return
        if room.undealt is not None or room.outcome or (room.is_stuck and not room.is_waited_for):
            return
        room.is_stuck = False
        for ask in room.match.asks:
            if room.seats[ask.seat].keeper.mind and ask.seat not in room.thinking:
                room.thinking.add(ask.seat)
                with speaking(ENGLISH):  # whoever asked for it, an agent thinks for all pages
                    self._works.start(self._think(room, ask.seat))

    async def _think(self, room: Room, seat: int) -> None:
        """Answers for an agent as long as it is asked; if that fails, the pages are told why, or call again."""
        try:
            wait = FIRST_WAIT
            while self._is_wanted(room, seat):
                if await self._log.claim(room.id, seat) and await self._thought_alone(room, seat):
                    continue
                if not room.pages:
                    return  # another worker lets it think, and nobody here waits for it
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
        except PassingTrouble as error:
            LOG.error("Match %s: %s", room.id, error)
            _hang_up(room)
        except DatabaseTrouble as error:
            LOG.error("Match %s: %s", room.id, error, exc_info=error.__cause__)
            room.is_stuck = True
            for page in room.pages:
                page.send_away(error.public)
        except WildswingError as error:
            LOG.error("Match %s: %s", room.id, error, exc_info=error.__cause__)
            _send_away(room, str(error).rstrip("."))
        except Exception as error:
            LOG.exception("Match %s: the answer of an agent led to a mistake of Wildswing", room.id)
            why = say("Wildswing made a mistake ({mistake}); the table's log says more", mistake=type(error).__name__)
            _send_away(room, why)
        finally:
            room.thinking.discard(seat)

    async def _thought_alone(self, room: Room, seat: int) -> bool:
        """Answers as long as the agent is asked; returns whether the database could be reached."""
        try:
            if self._log.is_shared:
                await self._rooms.catch_up(room)
            while await self._answered(room, seat):
                pass
        except LostDatabase as error:
            LOG.error("Match %s: %s", room.id, error)
            return False
        finally:
            await self._log.let_go(room.id, seat)
        return True

    def _is_wanted(self, room: Room, seat: int) -> bool:
        return _is_asked(room, seat) and is_somebody_at(room) and not self._works.are_ending

    async def _has_turn(self, room: Room, seat: int, ticket: Ticket) -> bool:
        """Waits for the turn of an agent, while pages are told; returns whether it came before nobody cared."""
        wait, is_told = TOLD_AFTER, False
        while not ticket.called.done():
            await asyncio.wait([ticket.called], timeout=wait)
            if not self._is_wanted(room, seat):
                return False
            self._rota.move(ticket, self._rota.best_off(addresses_at(room)))
            if not ticket.called.done() and (is_told or _may_tell_wait(room, seat)):
                prospect = self._rota.prospect(ticket)
                _tell_wait(room, Waits(seat, prospect.why, round(1000 * prospect.seconds)))
                is_told = True
            wait = TOLD_AGAIN_AFTER
        if is_told and not room.match.state.lanes:
            _tell_wait(room, Waits(seat, "turn", 0))
        return self._is_wanted(room, seat)

    async def _answered(self, room: Room, seat: int) -> bool:
        if not self._is_wanted(room, seat):
            return False
        is_dear = not is_quick(room.seats[seat].keeper.mind, room.match.game)
        ticket = self._rota.join(self._rota.best_off(addresses_at(room)), room.id, is_dear)
        began = room.timepiece.now()
        try:
            if not await self._has_turn(room, seat, ticket):
                return False
            began = room.timepiece.now()
            thought = await self._thought(room, seat)
        finally:
            self._rota.leave(ticket, room.timepiece.now() - began)
        await self._give(room, thought)
        return True

    async def _thought(self, room: Room, seat: int) -> Thought:
        match = room.match
        ask = ask_of(match.state, seat)
        assert ask is not None  # or it would not have its turn
        agent = room.seats[seat].keeper.mind
        number = len(room.answers_of(seat))
        # Its chance depends on the seed and the number of its answers alone; hashed, since the seed deals all cards.
        seed = sha256(f"agent {match.seed} {seat} {number}".encode()).hexdigest()
        taken_back = room.taken_back
        index = await self._thinkers.choose(match.game, agent, match.state, ask, seed)
        return Thought(seat, agent, index, number, taken_back)

    async def _give(self, room: Room, thought: Thought) -> None:
        """Gives the answer of an agent, unless it is asked something else by now."""

        async def note(_is_given: bool) -> None:
            room.agent_heard[thought.seat] = _told_to_all(room)

        await self._rooms.change(room, partial(_answered_by, thought), note)


def _answered_by(thought: Thought, room: Room) -> Line | None:
    """Proposes what an agent has thought of.

    Another worker may have been faster, somebody may have given up, taken back what the agent was asked, or come
    back to the own seat.
    """
    seat, agent = thought.seat, thought.agent
    is_asked = len(room.answers_of(seat)) == thought.number and room.taken_back == thought.taken_back
    if not is_asked or room.seats[seat].keeper.mind != agent or room.outcome:
        return None
    try:
        return _line_with_an_end(room, seat, thought.index)
    except IllegalAnswer:
        # What would have been legal is not told: it would name the agent's cards.
        raise NoAnswer(say("Your opponent ({agent}) gave an illegal answer", agent=agent)) from None


def _line_with_an_end(room: Room, seat: int, wanted: int) -> Line:
    """Proposes the answer that is wanted, or the first other one, should it go on for ever.

    A fan-made fighter can have such answers, and whoever loads the page again would meet the same one again.
    """
    ask = ask_of(room.match.state, seat)
    assert ask is not None  # the question that was thought about
    try:
        return Line(room, Entry(seat, wanted))
    except EndlessEffect:
        for index in range(min(len(ask.options), MOST_TRIED)):
            with suppress(EndlessEffect):
                return Line(room, Entry(seat, index))
        raise


def _is_asked(room: Room, seat: int) -> bool:
    return ask_of(room.match.state, seat) is not None and bool(room.seats[seat].keeper.mind) and not room.outcome


def _may_tell_wait(room: Room, seat: int) -> bool:
    """Tells whether pages may know that an agent waits.

    While answers are sealed that is so until its first one: how often it waits would tell how often it is asked.
    """
    return not room.match.state.lanes or room.agent_heard.get(seat) != _told_to_all(room)


def _told_to_all(room: Room) -> int:
    return len(told_to(SPECTATOR, room.match.told))


def _tell_wait(room: Room, waits: Waits) -> None:
    for page in room.pages:
        page.send(waits)


def _hang_up(room: Room) -> None:
    """Lets the pages call again, and the agent think again when they do; what the database lacks may pass."""
    room.is_stuck = True
    for page in room.pages:
        page.hang_up()


def _send_away(room: Room, why: str) -> None:
    room.is_stuck = True
    for page in room.pages:
        with speaking(catalogue_of(page.language)):
            told = retold(why, *FAILURES)
            page.send(Farewell(say("{why}; nothing you did is lost, so reload the page to continue.", why=told)))
