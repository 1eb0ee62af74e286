"""Rematches: when everybody at a match that is over wants to play again, they do so in a new one.

Whoever has a seat in the old match has the same in the new one, and opens it with a token that follows from the old
token; so a page may ask again, at any worker, and gets the same.
"""

from collections.abc import Callable, Collection
from hashlib import sha256

import msgspec

from wildswing.kernel.fairness import NO_ENTROPY, commit
from wildswing.server.basics.tokens import hash_of, new_match_id, new_secret
from wildswing.server.basics.works import Works
from wildswing.server.changing.rooms import Rooms
from wildswing.server.changing.seating import TakenSeat
from wildswing.server.keeping.database import Overtaken
from wildswing.server.keeping.storage import Storage
from wildswing.server.protocol import GuestSeat, Rematch
from wildswing.server.referee.replays import NotOver
from wildswing.server.room.dealing import Undealt
from wildswing.server.room.keepers import Keeper, Pact
from wildswing.server.room.room import Room
from wildswing.server.telling.telling import tell_everyone
from wildswing.texts import say


class RematchWish(msgspec.Struct, frozen=True):
    """Who wants to play again by now; once all do, the seat of whoever asked in the new match."""

    wishes: tuple[int, ...]
    seat: GuestSeat | None = None


class Rematches:
    """Begins matches anew."""

    def __init__(self, rooms: Rooms, storage: Storage, works: Works, allow_new_match: Callable[[str], None]) -> None:
        self._rooms = rooms
        self._storage = storage
        self._works = works
        self._allow_new_match = allow_new_match

    async def wish(self, room: Room, seat: int, token: str, address: str = "") -> RematchWish:
        """Notes that a seat wants to play again, and begins the new match if it was the last."""
        if not room.outcome:
            raise NotOver(say("This match is not over yet; finish it, then ask for another one."))
        # A page that goes away must not leave a wish written and unknown.
        await self._works.see_through(self._wish(room, seat, address))
        if not room.rematch.match:
            return RematchWish(room.rematch.wishes)
        following = await self._rooms.find(room.rematch.match)
        return RematchWish((), await self._works.see_through(self._take_seat(following, seat, token)))

    async def _wish(self, room: Room, seat: int, address: str) -> None:
        async with room.alone():
            while not room.rematch.match and seat not in room.rematch.wishes:
                wished = Rematch(tuple(sorted({*room.rematch.wishes, seat})))
                missing = set(_people(room)) - set(wished.wishes)
                try:
                    if missing:
                        await self._storage.wish(room.id, room.rematch, wished)
                        room.rematch = wished
                    else:
                        await self._begin(room, wished.wishes, address)
                except Overtaken as error:
                    await self._rooms.read_on(room, error)
            tell_everyone(room)

    async def _begin(self, room: Room, wishes: Collection[int], address: str) -> None:
        self._allow_new_match(address)
        match_id = new_match_id()
        match = Undealt(room.game, room.match.setup)
        keepers = [_kept_for(keeper, seat in wishes) for seat, keeper in enumerate(room.keepers)]
        entropies = [NO_ENTROPY if keeper.agent else "" for keeper in keepers]
        pact = Pact(commit(new_secret(), match_id, match.game, match.setup, entropies), room.terms)
        await self._storage.play_again(match_id, match, keepers, pact, room.id, room.rematch)
        self._rooms.changed(self._rooms.keep(Room(match_id, match, keepers, pact)))
        room.rematch = Rematch(match=match_id)

    async def _take_seat(self, room: Room, seat: int, former: str) -> GuestSeat:
        token = _following(former, room.id)
        async with room.alone():
            while room.seat_of(token) != seat:
                if not room.keepers[seat].is_open:
                    raise TakenSeat(say("Your seat in the rematch is taken already; go on there, or start a match."))
                keepers = room.keepers
                keepers[seat] = msgspec.structs.replace(keepers[seat], token_hash=hash_of(token))
                try:
                    await self._storage.seat(room.id, room.keepers, keepers)
                except Overtaken as error:
                    await self._rooms.read_on(room, error)
                else:
                    room.seats[seat].keeper = keepers[seat]
                    tell_everyone(room)
        return GuestSeat(room.id, seat, token, commitment=room.commitment)


def _people(room: Room) -> list[int]:
    """Returns the seats whose people must agree; agents always do, also those that play for somebody."""
    return [seat for seat, keeper in enumerate(room.keepers) if keeper.plays]


def _kept_for(keeper: Keeper, wished: bool) -> Keeper:
    """Returns a seat that is kept for whoever had it before; an agent stays in the place of somebody who left."""
    if keeper.agent or keeper.is_open:
        return keeper
    if keeper.stand_in and not wished:
        return Keeper(agent=keeper.stand_in)
    return msgspec.structs.replace(keeper, token_hash="", invitation_hash=keeper.token_hash, stand_in="", gave_up=False)


def _following(token: str, match_id: str) -> str:
    """Returns the token for the same seat in another match, which only who has the first one can know."""
    return sha256(f"wildswing rematch {match_id} {token}".encode()).hexdigest()
