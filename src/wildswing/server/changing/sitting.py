"""Who proposes to have a seat in a match that was begun, or to take it from a bot."""

from wildswing.server.basics.tokens import Tokens
from wildswing.server.changing.changes import Seats
from wildswing.server.changing.seating import (
    bring,
    check_agreement,
    open_seat,
    seat_repeated,
    seat_returned,
    taken,
    unseat_bot,
)
from wildswing.server.people.person import Person
from wildswing.server.protocol import GuestSeat, JoinWish
from wildswing.server.room.room import Room


class Joining:
    """Somebody who is invited, or comes from the lobby; a request that is repeated has its seat already."""

    def __init__(self, wish: JoinWish, brings: str, person: Person | None, tokens: Tokens) -> None:
        self._wish = wish
        self._brings = brings
        self._person = person
        self._tokens = tokens
        self.guest: GuestSeat | None = None
        """What the caller gets."""

    def __call__(self, room: Room) -> Seats | None:
        """Proposes to take an open seat."""
        self.guest = seat_repeated(room.id, room.keepers, self._tokens)
        if self.guest is not None:
            return None
        keepers, token = room.keepers, self._tokens.seat(room.id)
        seat = open_seat(keepers, self._wish)
        check_agreement(room, self._brings, self._wish.agrees)
        keepers[seat] = taken(bring(room, seat, self._brings), token, self._person)
        self.guest = GuestSeat(room.id, seat, token)
        return Seats(keepers)


class Returning:
    """Somebody who is known, and wants the own seats anew."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self.guest: GuestSeat | None = None
        """What the caller gets."""

    def __call__(self, room: Room) -> Seats:
        """Proposes other tokens for them."""
        seating = seat_returned(room.id, room.keepers, self._person)
        self.guest = seating.guest
        return Seats(seating.keepers)


def unseat(bot: str, room: Room) -> Seats | None:
    """Proposes that a bot has no seat any more."""
    if all(keeper.bot != bot for keeper in room.keepers):
        return None
    return Seats(unseat_bot(room.keepers, bot))
