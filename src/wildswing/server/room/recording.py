"""A match of a table as a record of it."""

from wildswing.kernel.record import Recorder
from wildswing.server.room.ends import ended_by
from wildswing.server.room.room import Room


def recorder_of(room: Room) -> Recorder:
    """Returns what writes a match down, with everybody who is no agent as a person."""
    seats = [keeper.agent or "person" for keeper in room.keepers]
    ended = None if room.ended_by is None else ended_by(room.ended_by)
    return Recorder(room.match, seats, fairness=room.fairness, ended=ended)
