"""People who leave their seats before the end: the match ends, or an agent goes on for them."""

import msgspec

from wildswing.kernel.errors import IllegalAnswer
from wildswing.server.changing.changes import Change, Line, Seats
from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.room.entries import Entry
from wildswing.server.room.room import Room
from wildswing.texts import say

STAND_IN = "fighter"
"""The level of an agent that plays for a person."""


def give_up(seat: int, what: str, room: Room) -> Change:
    """Proposes the end of a match for a seat that has given up; in a match of more seats an agent takes its place."""
    _check(room, seat)
    if not room.ends_with_a_seat:
        return _reseated(room, seat, stand_in=STAND_IN, gave_up=True)
    spent = 0 if room.clocks is None else room.clocks.cost_of_leaving(seat, room.timepiece.now())
    return Line(room, Entry(seat, what=what, spent=spent))


def stand_in(seat: int, room: Room) -> Change | None:
    """Proposes that an agent plays for a person who stays away."""
    if room.outcome or not room.seats[seat].keeper.plays:
        return None
    return _reseated(room, seat, stand_in=STAND_IN)


def come_back(seat: int, room: Room) -> Change | None:
    """Proposes that a person who comes back has the own seat again, unless it was given up."""
    if room.outcome or not room.seats[seat].keeper.is_kept_warm:
        return None
    return _reseated(room, seat, stand_in="")


def _reseated(room: Room, seat: int, **changes: str | bool) -> Seats:
    keepers = room.keepers
    keepers[seat] = msgspec.structs.replace(keepers[seat], **changes)
    return Seats(keepers)


def _check(room: Room, seat: int) -> None:
    """Refuses to give up what is over, was given up, or never was at stake."""
    if room.outcome:
        raise IllegalAnswer(say("The match is over; there is nothing left to resign from."))
    if room.seats[seat].keeper.gave_up:
        raise IllegalAnswer(say("You have resigned already; the computer is playing for you."))
    if presenter_of(room.game).may_take_back(room.match.state):
        raise IllegalAnswer(say("You are moderating other people's match, so you cannot resign; just leave the page."))
