"""Rematches: when everybody at a match that is over wants to play again, they do so in a new one.

A series goes on in the same way: the score goes over to the new match, and whoever lost may bring something else to it.

Whoever has a seat in the old match has the same in the new one, and opens it with a token that follows from the old
token; so a page may ask again, at any worker, and gets the same.
"""

from collections.abc import Callable, Collection
from functools import partial
from hashlib import sha256

import msgspec

from wildswing.kernel.fairness import NO_ENTROPY, commit
from wildswing.kernel.game import Setup
from wildswing.server.basics.tokens import hash_of, new_match_id, new_secret
from wildswing.server.changing.changes import Change, Seats, Wishes
from wildswing.server.changing.leaving import STAND_IN
from wildswing.server.changing.rooms import Rooms
from wildswing.server.changing.seating import NotBrought, TakenSeat
from wildswing.server.keeping.log import Log
from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.protocol import ANY, GuestSeat, NextWish, Rematch
from wildswing.server.referee.replays import NotOver
from wildswing.server.room.dealing import Undealt
from wildswing.server.room.keepers import Keeper, Pact
from wildswing.server.room.room import Room
from wildswing.server.room.series import Series
from wildswing.texts import say


class RematchWish(msgspec.Struct, frozen=True):
    """Who wants to play again by now; once all do, the seat of whoever asked in the new match."""

    wishes: tuple[int, ...]
    seat: GuestSeat | None = None


NOTHING = NextWish()
"""What somebody says who only wants to play again."""


class Rematches:
    """Begins matches anew."""

    def __init__(self, rooms: Rooms, allow_new_match: Callable[[str], None]) -> None:
        self._rooms = rooms
        self._allow_new_match = allow_new_match

    async def wish(self, room: Room, seat: int, token: str, address: str = "", wish: NextWish = NOTHING) -> RematchWish:
        """Notes that a seat wants to play again, and begins the new match if it was the last."""
        if not room.outcome:
            raise NotOver(say("This match is not over yet; finish it, then ask for another one."))
        await self._rooms.change(room, partial(self._wished, seat, wish, address))
        if not room.rematch.match:
            return RematchWish(room.rematch.wishes)
        following = await self._rooms.find(room.rematch.match)
        own = _following(token, following.id)
        await self._rooms.change(following, partial(_taken_again, seat, own))
        return RematchWish((), GuestSeat(following.id, seat, own, commitment=following.commitment))

    def settled(self, seat: int, room: Room) -> Change | None:
        """Proposes what the terms say of somebody who lets the other wait for the next match of a series."""
        if not room.series_goes_on or room.rematch.match or seat not in missing_wishes(room):
            return None
        if room.terms.absence == "forfeit":
            return Wishes(Rematch(forfeit=seat))
        return NewMatch(room, room.rematch.wishes, room.rematch.brings, self._rooms, gone=seat)

    def _wished(self, seat: int, wish: NextWish, address: str, room: Room) -> Change | None:
        """Proposes that a seat wants to play again, and a new match if it is the last."""
        if wish.gives_up:
            return _given_up(seat, room)
        if room.rematch.match or seat in room.rematch.wishes:
            return None
        brings = _chosen(seat, wish.brings, room) or room.rematch.brings
        wishes = tuple(sorted({*room.rematch.wishes, seat}))
        if set(_people(room)) - set(wishes):
            return Wishes(msgspec.structs.replace(room.rematch, wishes=wishes, brings=brings))
        self._allow_new_match(address)
        return NewMatch(room, wishes, brings, self._rooms)


def missing_wishes(room: Room) -> list[int]:
    """Returns for whom those wait who want to go on with a series."""
    wishes = room.rematch.wishes
    return [seat for seat in _people(room) if seat not in wishes] if wishes and not room.rematch.match else []


def _given_up(seat: int, room: Room) -> Change | None:
    if not room.series_goes_on or room.rematch.match:
        raise NotOver(say("There is no series to give up here; it is over, or its next match has begun."))
    return Wishes(Rematch(forfeit=seat))


def _chosen(seat: int, name: str, room: Room) -> str:
    """Returns what somebody brings to the next match of a series."""
    if not name:
        return ""
    if seat != room.chooser:
        raise NotBrought(say("Only whoever lost a match of a series chooses for the next; leave “brings” out."))
    if name != ANY and name not in room.left_to_bring:
        raise NotBrought(
            say("“{name}” cannot be taken here, or was banned; take one of those that are left.", name=name)
        )
    return name


def _next_setup(room: Room, brings: str) -> Setup:
    """Returns what is played with next: the same, but for what whoever lost brings; in a new series all ban anew."""
    presenter = presenter_of(room.game)
    if room.series_goes_on:
        loser = room.chooser
        return presenter.reopened(room.match.setup, [loser] if brings and loser is not None else [])
    return presenter.reopened(room.match.setup, range(len(room.seats)) if room.terms.bans else [])


class NewMatch:
    """A match in which those of another play again."""

    def __init__(self, room: Room, wishes: Collection[int], brings: str, rooms: Rooms, gone: int | None = None) -> None:
        match_id = new_match_id()
        match = Undealt(room.game, _next_setup(room, brings))
        keepers = [_kept_for(keeper, seat in wishes) for seat, keeper in enumerate(room.keepers)]
        if gone is not None:
            keepers[gone] = Keeper(agent=STAND_IN)
        if room.series_goes_on and brings and room.chooser is not None:
            keepers[room.chooser] = msgspec.structs.replace(keepers[room.chooser], brings=brings)
        entropies = [NO_ENTROPY if keeper.agent else "" for keeper in keepers]
        is_frame = bool(match.left_open)
        fairness = commit(new_secret(), match_id, match.game, match.setup, entropies, is_frame=is_frame)
        self._pact = Pact(fairness, room.terms, _next_series(room))
        self._match = match
        self._room = Room(match_id, match, keepers, self._pact)
        self._rooms = rooms

    async def write(self, room: Room, log: Log) -> None:
        """Writes it down, unless they do so in a third."""
        new = self._room
        await log.play_again(new.id, self._match, new.keepers, self._pact, room.id, room.rematch)

    def take(self, room: Room) -> None:
        """Begins it."""
        room.rematch = Rematch(match=self._room.id)
        self._rooms.changed(self._rooms.keep(self._room))


def _next_series(room: Room) -> Series:
    return Series(room.series.number + 1, room.wins, room.banned) if room.series_goes_on else Series()


def _taken_again(seat: int, token: str, room: Room) -> Seats | None:
    """Proposes that somebody has the own seat in a rematch."""
    keepers = room.keepers
    if room.seat_of(token) == seat:
        return None
    if not keepers[seat].is_open:
        raise TakenSeat(say("Your seat in the rematch is taken already; go on there, or start a match."))
    keepers[seat] = msgspec.structs.replace(keepers[seat], token_hash=hash_of(token))
    return Seats(keepers)


def _people(room: Room) -> list[int]:
    """Returns the seats whose people must agree; agents always do, also those that play for somebody."""
    return [seat for seat, keeper in enumerate(room.keepers) if keeper.plays]


def _kept_for(keeper: Keeper, wished: bool) -> Keeper:
    """Returns a seat that is kept for whoever had it before; an agent stays in the place of somebody who left."""
    if keeper.agent or keeper.is_open:
        return keeper
    if keeper.stand_in and not wished:
        return Keeper(agent=keeper.stand_in)
    anew = {"token_hash": "", "invitation_hash": keeper.token_hash, "stand_in": "", "gave_up": False}
    return msgspec.structs.replace(keeper, **anew, brings="", bans=())


def _following(token: str, match_id: str) -> str:
    """Returns the token for the same seat in another match, which only who has the first one can know."""
    return sha256(f"wildswing rematch {match_id} {token}".encode()).hexdigest()
