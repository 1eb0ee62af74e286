"""What a seat proposes while a match is played: an answer, to take one back, and entropy before the cards are dealt."""

from wildswing.kernel.errors import WildswingError
from wildswing.server.changing.changes import Entropy, Line
from wildswing.server.protocol import Answer
from wildswing.server.room.entries import Entry
from wildswing.server.room.room import Room
from wildswing.texts import say


class NotTakenBack(WildswingError):
    """The last answer of a match stands."""


def give_answer(seat: int, answer: Answer, room: Room) -> Line | None:
    """Proposes an answer, unless it was given before."""
    if room.is_repeated(seat, answer):
        return None
    room.check_open(seat, answer)
    spent = 0 if room.clocks is None else room.clocks.cost_of_answer(seat, room.timepiece.now())
    return Line(room, Entry(seat, answer.option, spent=spent))


def take_back(seat: int, room: Room) -> Line:
    """Proposes to go on from before the last answer of a seat."""
    if not room.may_take_back(seat):
        raise NotTakenBack(say("Nothing can be taken back: an answer that has revealed anything to anyone stands."))
    spent = 0 if room.clocks is None else room.clocks.cost_of_taking_back(seat, room.timepiece.now())
    return Line(room, room.taking_back(seat, spent))


def add_entropy(seat: int, entropy: str, room: Room) -> Entropy | None:
    """Proposes the entropy of a seat that has given none yet."""
    undealt, before = room.undealt, room.fairness
    if undealt is None or before is None or before.entropies[seat]:
        return None
    return Entropy(undealt, before, before.with_entropy(seat, entropy))
