"""Challenges: a match that waits for a certain person, who accepts or declines it while it is open."""

import contextlib
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import Row, insert, or_, select, update

from wildswing.kernel.errors import WildswingError
from wildswing.kernel.registry import find_game
from wildswing.server.basics.names import isolated
from wildswing.server.basics.tokens import Tokens
from wildswing.server.changing.rooms import UnknownMatch
from wildswing.server.keeping.sql_tables import CHALLENGES
from wildswing.server.keeping.troubles import Overtaken
from wildswing.server.people.messages import Challenge, ChallengeWish
from wildswing.server.people.person import Person
from wildswing.server.people.ties import NotWelcome, Ties
from wildswing.server.protocol import GuestSeat, JoinWish
from wildswing.server.referee.house import House
from wildswing.server.referee.lobby import Lobby, NotWaiting, opened
from wildswing.texts import Text, say, text

OPEN_FOR = timedelta(minutes=10)
"""For how long a challenge can be answered, and for how long after that nobody is asked again by the same person."""

MOST_SENT, MOST_HAD = 3, 10
"""How many open challenges somebody may have sent, and had."""

ACCEPTED, DECLINED, ENDED = "accepted", "declined", "ended"


class Challenges:
    """Brings two people together who know each other's name."""

    def __init__(self, referee: House, lobby: Lobby) -> None:
        self._referee = referee
        self._storage = referee.storage
        self._lobby = lobby
        self._ties = Ties(referee.storage)

    async def send(self, wish: ChallengeWish, person: Person, address: str, tokens: Tokens) -> GuestSeat:
        """Begins a match that waits for an account, and gives its caller the own seat."""
        other = await self._ties.other(person, wish.name)
        game = find_game(wish.game)
        if len(game.seats(game.default_setup())) != 2:
            raise WildswingError(
                say("{game} is not played by two; challenge somebody to another game.", game=game.title)
            )
        await self._check(person, other)
        guest = await self._referee.begin(opened(wish, listed=False), person, address, tokens)
        until = _written(datetime.now(UTC) + OPEN_FOR)
        row = {"match": guest.match, "challenger": person.id, "challenged": other.id, "expires": until}
        with contextlib.suppress(Overtaken):  # the same request, repeated
            await self._storage.write(insert(CHALLENGES).values(**row))
        # The seat is kept for one person, so there is nothing to hand out.
        return msgspec.structs.replace(guest, invitation="")

    async def open_to(self, person: Person) -> list[Challenge]:
        """Returns the challenges that somebody can answer, the oldest first; own ones that nobody did are ended."""
        rows = await self._open(or_(CHALLENGES.c.challenged == person.id, CHALLENGES.c.challenger == person.id))
        now = _written(datetime.now(UTC))
        for row in rows:
            if row.challenger == person.id and row.expires <= now:
                await self._end(row, ENDED, text("Your challenge was not answered in time."))
        left = {row.match: row.expires for row in rows if row.challenged == person.id and row.expires > now}
        barred = await self._ties.barred_for(person)
        known = {row.match for row in rows if row.challenger in barred}
        return [
            Challenge(await self._lobby.shown(listed, person), _seconds_until(left[listed.id]))
            for listed in await self._referee.listing.all_of(list(left))
            if listed.id not in known
        ]

    async def accept(self, match_id: str, wish: JoinWish, person: Person, tokens: Tokens) -> GuestSeat:
        """Takes the seat that waits for somebody."""
        again = await self._referee.seated(match_id, tokens) if tokens.is_keyed else None
        if again is not None:
            return again
        row = await self._to(match_id, person)
        guest = await self._referee.join(match_id, wish, person, tokens)
        await self._note(row, ACCEPTED)
        return guest

    async def decline(self, match_id: str, person: Person) -> None:
        """Says no; whoever waits is told so."""
        await self._end(await self._to(match_id, person), DECLINED, text("Your challenge was declined."))

    async def _check(self, person: Person, other: Row[Any]) -> None:
        """Refuses to ask somebody who wants nothing of the caller, has just said no, or is asked by many."""
        now = _written(datetime.now(UTC))
        rows = await self._storage.rows(
            select(CHALLENGES).where(
                or_(CHALLENGES.c.challenged == other.id, CHALLENGES.c.challenger == person.id),
                CHALLENGES.c.expires > now,
            )
        )
        is_open = await self._waiting([row for row in rows if row.answered is None])
        if len([row for row in is_open if row.challenger == person.id]) >= MOST_SENT:
            raise NotWelcome(say("{most} of your challenges are open; wait for an answer first.", most=MOST_SENT))
        between = [row for row in rows if row.challenger == person.id and row.challenged == other.id]
        is_asked = any(row.answered == DECLINED for row in between) or any(row in is_open for row in between)
        has_many = len([row for row in is_open if row.challenged == other.id]) >= MOST_HAD
        if is_asked or has_many or other.id in await self._ties.barred_for(person):
            raise NotWelcome(say("{name} takes no challenge from you now; try again later.", name=isolated(other.name)))

    async def _to(self, match_id: str, person: Person) -> Row[Any]:
        """Returns the challenge to somebody that can be answered."""
        is_it = (CHALLENGES.c.match == match_id) & (CHALLENGES.c.challenged == person.id)
        rows = (
            await self._open(is_it & (CHALLENGES.c.expires > _written(datetime.now(UTC))))
            if match_id.isprintable()
            else []
        )
        if not await self._waiting(rows):
            raise UnknownMatch(say("This challenge is no longer open."))
        return rows[0]

    async def _open(self, is_so: Any) -> list[Row[Any]]:
        return await self._storage.rows(select(CHALLENGES).where(CHALLENGES.c.answered.is_(None), is_so))

    async def _waiting(self, rows: Sequence[Row[Any]]) -> list[Row[Any]]:
        """Returns those whose match has not been taken back."""
        found = {listed.id for listed in await self._referee.listing.all_of([row.match for row in rows])}
        return [row for row in rows if row.match in found]

    async def _end(self, row: Row[Any], how: str, why: Text) -> None:
        await self._note(row, how)
        with contextlib.suppress(UnknownMatch, NotWaiting):
            await self._lobby.take_back(await self._referee.rooms.find(row.match), why)

    async def _note(self, row: Row[Any], how: str) -> None:
        is_it = (CHALLENGES.c.match == row.match) & CHALLENGES.c.answered.is_(None)
        with contextlib.suppress(Overtaken):  # by another answer
            await self._storage.write(update(CHALLENGES).where(is_it).values(answered=how))


def _seconds_until(moment: str) -> int:
    return max(0, int((datetime.fromisoformat(moment) - datetime.now(UTC)).total_seconds()))


def _written(moment: datetime) -> str:
    return moment.isoformat(timespec="seconds")
