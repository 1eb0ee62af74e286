"""People who leave their seats before the end: the match ends, or an agent goes on for them."""

import msgspec

from wildswing.kernel.errors import IllegalAnswer
from wildswing.server.changing.rooms import Rooms
from wildswing.server.keeping.database import Overtaken
from wildswing.server.keeping.storage import Storage
from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.room.entries import Entry
from wildswing.server.room.keepers import Keeper
from wildswing.server.room.room import Room
from wildswing.server.telling.telling import tell_everyone
from wildswing.texts import say

STAND_IN = "fighter"
"""The level of an agent that plays for a person."""


class Leaving:
    """Lets people go; whoever calls is alone with the match."""

    def __init__(self, rooms: Rooms, storage: Storage) -> None:
        self._rooms = rooms
        self._storage = storage

    async def give_up(self, room: Room, seat: int, what: str) -> None:
        """Ends the match for a seat that has given up; in a match of more seats an agent takes its place."""
        while True:
            _check(room, seat)
            try:
                if room.ends_with_a_seat:
                    spent = 0 if room.clocks is None else room.clocks.cost_of_leaving(seat, room.watch.now())
                    await self._rooms.write(room, Entry(seat, what=what, spent=spent))
                else:
                    await self._reseat(room, seat, stand_in=STAND_IN, gave_up=True)
                break
            except Overtaken as error:
                await self._rooms.read_on(room, error)
        tell_everyone(room)

    async def stand_in(self, room: Room, seat: int) -> None:
        """Has an agent play for a person who stays away."""
        while room.seats[seat].keeper.plays and not room.outcome:
            try:
                await self._reseat(room, seat, stand_in=STAND_IN)
            except Overtaken as error:
                await self._rooms.read_on(room, error)
        tell_everyone(room)

    async def come_back(self, room: Room, seat: int) -> None:
        """Gives a person who comes back the own seat again, unless it was given up."""
        async with room.alone():
            while room.seats[seat].keeper.is_kept_warm and not room.outcome:
                try:
                    await self._reseat(room, seat, stand_in="")
                except Overtaken as error:
                    await self._rooms.read_on(room, error)
            tell_everyone(room)

    async def _reseat(self, room: Room, seat: int, **changes: str | bool) -> None:
        keepers: list[Keeper] = room.keepers
        keepers[seat] = msgspec.structs.replace(keepers[seat], **changes)
        await self._storage.seat(room.id, room.keepers, keepers)
        room.seat_people(keepers)


def _check(room: Room, seat: int) -> None:
    """Refuses to give up what is over, was given up, or never was at stake."""
    if room.outcome:
        raise IllegalAnswer(say("The match is over; there is nothing to give up any more."))
    if room.seats[seat].keeper.gave_up:
        raise IllegalAnswer(say("You have given up already; an agent plays on for you."))
    if presenter_of(room.game).may_take_back(room.match.state):
        raise IllegalAnswer(say("You report a match of others, so you cannot give up; just leave the page."))
