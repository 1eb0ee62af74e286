"""Who is at a match, who is missed there, and whose time runs."""

from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.room.room import Room

TOLD_AFTER = 20.0
"""Seconds after which the others are told that somebody is away."""

SETTLED_AFTER = 120.0
"""Seconds after which the terms of the match apply to somebody who is away."""


STILL_HERE = 30.0
"""Seconds for which agents play on when the last page has gone; it may only be loaded anew."""


def is_somebody_at(room: Room) -> bool:
    """Tells whether a page is at a match, at a seat or to watch, or was a moment ago.

    A match of machines alone, as tournaments have them, needs nobody.
    """
    if all(keeper.agent for keeper in room.keepers):
        return True
    return room.is_waited_for or (room.left is not None and room.timepiece.now() - room.left.at < STILL_HERE)


def addresses_at(room: Room) -> list[str]:
    """Returns for whom agents think in a match: the addresses of those who play, else of those who watch it."""
    for pages in ([page for seat in room.seats for page in seat.pages], room.gallery.pages):
        if addresses := sorted({page.address for page in pages if not page.is_leaving}):
            return addresses
    return ["" if room.left is None else room.left.address]


def attended_seats(room: Room) -> list[int]:
    """Returns the seats of people who have a page here."""
    return [number for number, seat in enumerate(room.seats) if seat.keeper.plays and seat.pages]


def returned_seats(room: Room) -> list[int]:
    """Returns the seats of people who have a page here while an agent plays until they come back."""
    return [number for number, seat in enumerate(room.seats) if seat.keeper.is_kept_warm and seat.pages]


def missed_seats(room: Room) -> list[int]:
    """Returns the seats of people who have no page here, while somebody else here waits for them."""
    if not attended_seats(room) or not _goes_on(room):
        return []
    return [number for number, seat in enumerate(room.seats) if seat.keeper.plays and not seat.pages]


def absent_seats(room: Room) -> dict[int, float]:
    """Returns who is away for so long that the others know, and in how many seconds that is settled."""
    if not room.away:
        return {}
    now = room.timepiece.now()
    missed = missed_seats(room)
    away = {seat: now - since for seat, since in room.away.items() if seat in missed}
    return {seat: max(0.0, SETTLED_AFTER - seconds) for seat, seconds in away.items() if seconds >= TOLD_AFTER}


def timed_questions(room: Room) -> dict[int, int]:
    """Returns the people who are asked while everybody is there, each with the number of the question."""
    if room.open_seats or not _goes_on(room):
        return {}
    asked = [ask.seat for ask in room.match.asks]
    return {seat: len(room.answers_of(seat)) for seat in asked if room.seats[seat].keeper.plays}


def _goes_on(room: Room) -> bool:
    """Tells whether people play here; what is only reported from a real table has a time of its own."""
    if room.undealt is not None or room.outcome:
        return False
    return not presenter_of(room.game).may_take_back(room.match.state)
