"""The lobby: matches that wait for anybody, and a quick match with whoever comes."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec

from wildswing.kernel.errors import WildswingError
from wildswing.kernel.registry import find_game
from wildswing.server.basics.tokens import Tokens
from wildswing.server.changing.rooms import UnknownMatch
from wildswing.server.changing.seating import ANY_TOKENS, NotBrought, TakenSeat, seat_repeated
from wildswing.server.keeping.log import BrokenLog
from wildswing.server.people.messages import QuickWish, Waiting
from wildswing.server.people.past import seat_names
from wildswing.server.people.person import Person
from wildswing.server.people.ties import NOBODY, Ties
from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.protocol import ANY, OPEN, GuestSeat, JoinWish, MatchWish
from wildswing.server.referee.house import House
from wildswing.server.referee.listing import Listed, Listing
from wildswing.server.referee.removing import TAKEN_BACK, Withdrawal, is_waiting
from wildswing.server.room.contests import can_be_rated
from wildswing.server.room.keepers import notice_of
from wildswing.server.room.room import Room
from wildswing.texts import Text, say

PAUSE = 0.02
"""Seconds after which a worker tries again to have its turn."""

TURN = 5.0
"""Seconds after which it goes on without: at worst two people wait for each other, and see it in the lobby."""


class NotWaiting(WildswingError):
    """A match that cannot be withdrawn, since it has begun."""


class Lobby:
    """Brings people together."""

    def __init__(self, referee: House) -> None:
        self._referee = referee
        self._storage = referee.storage
        self._listing: Listing = referee.listing
        self._ties = Ties(referee.storage)
        self._one_at_a_time = asyncio.Lock()

    async def waiting(self, person: Person | None) -> list[Waiting]:
        """Returns the matches that wait for anybody: those of people who are followed first, then the oldest.

        Whoever blocks somebody, or is blocked, does not even see the other's.
        """
        barred = await self._ties.barred_for(person)
        followed = await self._ties.followed_by(person)
        shown = [
            await self.shown(listed, person, followed)
            for listed in await self._listing.waiting()
            if not barred & _people_at(listed)
        ]
        return sorted(shown, key=lambda one: not one.is_followed)

    async def join(
        self, match_id: str, wish: JoinWish, person: Person | None, tokens: Tokens = ANY_TOKENS
    ) -> GuestSeat:
        """Takes the first open seat in a match that waits."""
        again = await self._referee.seated(match_id, tokens) if tokens.is_keyed else None
        if again is not None:
            return again
        found = await self._listing.waiting(match_id=match_id)
        if not found or await self._ties.barred_for(person) & _people_at(found[0]):
            raise UnknownMatch(say("This match is no longer waiting in the lobby; choose another one."))
        if _is_hosted_by(found[0], person):
            raise TakenSeat(say("You are waiting in this match yourself; somebody else has to join it."))
        return await self._referee.join(match_id, wish, person, tokens)

    async def quick(
        self,
        wish: QuickWish,
        person: Person | None,
        address: str = "",
        tokens: Tokens = ANY_TOKENS,
    ) -> GuestSeat:
        """Joins whoever has waited longest for a match of a game on the same terms, or waits for somebody.

        What is fan-made meets only what is welcome to it, for both have said so in their terms.

        Whoever asks again while waiting gets the same seat again, and so does a request that is repeated with its key.
        """
        found = find_game(wish.game)
        if len(found.seats(found.default_setup())) < 2:
            raise WildswingError(say("{game} is played alone; start a match of it yourself.", game=found.title))
        presenter = presenter_of(found)
        brought = await asyncio.to_thread(presenter.brought, found, wish.brings, wish.text)
        agreed = JoinWish(brings=wish.brings, text=wish.text, agrees=True)
        barred = await self._ties.barred_for(person)
        async with self._turn(wish.game):
            for before in await self._listing.begun_lately(found.name) if tokens.is_keyed else []:
                if seat_repeated(before.id, before.keepers, tokens) is not None:
                    again = await self._referee.seated(before.id, tokens)
                    if again is not None:
                        return again
            for listed in await self._listing.waiting(wish.game):
                if listed.terms != wish.terms or not _is_welcome(listed, brought) or barred & _people_at(listed):
                    continue
                if _is_hosted_by(listed, person):
                    assert person is not None
                    return await self._referee.give_back(listed.id, person)
                with contextlib.suppress(TakenSeat, NotBrought, UnknownMatch, BrokenLog):
                    return await self._referee.join(listed.id, agreed, person, tokens)
            return await self._referee.begin(opened(wish, listed=True), person, address, tokens)

    async def withdraw(self, match_id: str, token: str) -> None:
        """Takes a match back in which nobody has joined its host."""
        room, _ = await self._referee.find(match_id, token)
        await self.take_back(room)

    async def take_back(self, room: Room, why: Text = TAKEN_BACK) -> None:
        """Forgets a match in which nobody has joined, and says why to whoever waits there."""
        await self._referee.rooms.change(room, partial(self._withdrawal, why))

    def _withdrawal(self, why: Text, room: Room) -> Withdrawal:
        if not is_waiting(room):
            raise NotWaiting(say("Somebody has already joined, so the match cannot be taken back."))
        return Withdrawal(self._referee.rooms, self._storage, why)

    @asynccontextmanager
    async def _turn(self, game: str) -> AsyncIterator[None]:
        """Has one at a time look for a match and open one, of all workers; else two would wait for each other."""
        name = f"quick {game}"
        async with self._one_at_a_time:
            end = asyncio.get_running_loop().time() + TURN
            while not (claimed := await self._storage.claim(name, 0)) and asyncio.get_running_loop().time() < end:
                await asyncio.sleep(PAUSE)
            try:
                yield
            finally:
                if claimed:
                    await self._storage.let_go(name, 0)

    async def shown(self, listed: Listed, person: Person | None, followed: frozenset[str] = NOBODY) -> Waiting:
        """Returns a match that waits as somebody sees it."""
        hosts = [keeper.shown for keeper in listed.keepers if keeper.token_hash]
        return Waiting(
            match=listed.id,
            game=listed.game,
            title=find_game(listed.game).title,
            host=", ".join([host or say("Somebody") for host in hosts[:1]]),
            seats=await seat_names(listed.game, listed.setup, listed.keepers),
            open=tuple([seat for seat, keeper in enumerate(listed.keepers) if keeper.is_open]),
            terms=listed.terms,
            since=listed.since,
            is_mine=_is_hosted_by(listed, person),
            notice=notice_of(listed.keepers, listed.fairness),
            brings=_brings(listed),
            fan_made=_fan_made(listed),
            faces=_faces(listed),
            rated=_is_rated(listed),
            edition=_edition(listed),
            account="".join([keeper.account for keeper in listed.keepers if keeper.token_hash][:1]),
            is_followed=bool(followed & _people_at(listed)),
        )


def opened(wish: QuickWish, listed: bool) -> MatchWish:
    """Returns the match in which somebody waits for another person."""
    texts = (wish.text,) if wish.text else ()
    return MatchWish(wish.game, opponent=OPEN, terms=wish.terms, listed=listed, brings=wish.brings, texts=texts)


def _people_at(listed: Listed) -> frozenset[str]:
    return frozenset([keeper.person for keeper in listed.keepers if keeper.person])


def _brings(listed: Listed) -> tuple[str, ...]:
    setup = msgspec.json.decode(listed.setup, type=dict[str, str])
    return presenter_of(find_game(listed.game)).brings(setup, [keeper.brings for keeper in listed.keepers])


def _fan_made(listed: Listed) -> tuple[str, ...]:
    setup = msgspec.json.decode(listed.setup, type=dict[str, str])
    return presenter_of(find_game(listed.game)).fan_made(setup, [keeper.brings for keeper in listed.keepers])


def _faces(listed: Listed) -> dict[str, Any]:
    setup = msgspec.json.decode(listed.setup, type=dict[str, str])
    return presenter_of(find_game(listed.game)).faces(setup, [keeper.brings for keeper in listed.keepers])


def _edition(listed: Listed) -> str:
    setup = msgspec.json.decode(listed.setup, type=dict[str, str])
    return presenter_of(find_game(listed.game)).edition(setup)


def _is_rated(listed: Listed) -> bool:
    setup = msgspec.json.decode(listed.setup, type=dict[str, str])
    return can_be_rated(find_game(listed.game), setup, listed.keepers, listed.fairness)


def _is_welcome(listed: Listed, name: str) -> bool:
    """Tells whether somebody who brings this may take the first open seat, whose host may have chosen for it."""
    settled = _brings(listed)
    wanted = [settled[seat] for seat, keeper in enumerate(listed.keepers) if keeper.is_open] if settled else []
    return not wanted or wanted[0] in {"", name} or name == ANY


def _is_hosted_by(listed: Listed, person: Person | None) -> bool:
    return person is not None and any(keeper.person == person.id for keeper in listed.keepers)
