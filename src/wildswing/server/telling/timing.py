"""What each seat is told of the clocks, and of people who stay away."""

import math
from collections.abc import Collection

from wildswing.server.protocol import Away, SeatClock
from wildswing.server.room.attendance import absent_seats, timed_questions
from wildswing.server.room.room import Room


def clocks_for(room: Room, viewer: int, thinking: Collection[int]) -> tuple[SeatClock, ...]:
    """Returns the clocks of all people as a seat may know them.

    While answers are sealed, what others have left is not told, for it would show who has answered already: all that
    are to answer seem to think on.
    """
    if room.clocks is None:
        return ()
    now = room.timepiece.now()
    is_sealed = bool(not room.outcome and room.match.state.lanes)
    are_timed = bool(timed_questions(room)) or (is_sealed and not room.open_seats)
    return tuple(
        [
            SeatClock(
                seat,
                None if is_sealed and seat != viewer else max(0, room.clocks.left(seat, now)),
                are_timed and seat in thinking and keeper.plays,
            )
            for seat, keeper in enumerate(room.keepers)
            if keeper.token_hash and not keeper.gave_up
        ]
    )


def away_from(room: Room) -> tuple[Away, ...]:
    """Returns who is away, and what becomes of it when."""
    return tuple([Away(seat, math.ceil(1_000 * left), room.terms.absence) for seat, left in absent_seats(room).items()])
