"""Checks of seats that are asked at once: nobody notices an answer before all have answered."""

import msgspec

from wildswing.kernel.agenda import ask_of
from wildswing.kernel.chance import Stream
from wildswing.kernel.conformance.report import Notes, Where
from wildswing.kernel.conformance.tale import Known, Seen, Tale
from wildswing.kernel.event import Told, told_to
from wildswing.kernel.match import Given
from wildswing.kernel.state import State

SAMPLE = 3
"""Moments of a game at which all seats play their lanes in several orders."""


def sealing(tale: Tale, notes: Notes, stream: Stream) -> None:
    """Looks at every sealed answer, and plays some lanes in several ways."""
    shared = [answers for answers, state in enumerate(tale.states) if len(state.asks) > 1]
    for answers in shared:
        if answers < len(tale.given):
            where = tale.where(answers)
            with notes.looking("sealing", where):
                state = tale.states[answers].copy()
                _give_unnoticed(tale, notes, where, state, tale.given[answers])
    for answers in stream.shuffled(shared)[:SAMPLE]:
        where = tale.where(answers)
        with notes.looking("sealing", where):
            lanes = _Lanes(tale, notes, stream, answers)
            lanes.each_alone()
            lanes.in_any_order()


def _give_unnoticed(tale: Tale, notes: Notes, where: Where, state: State, given: Given) -> None:
    """Gives an answer that leaves others asked; whoever else looks on must see, know and hear nothing of it."""
    before = {seat: _noticed(tale, state, seat) for seat in tale.observers if seat != given.seat}
    told: list[Told] = []
    tale.game.answer(state, given.seat, given.answer, told)
    by = f"a sealed answer of seat {given.seat}"
    for seat, seen in before.items():
        at = where.of(seat)
        notes.same("sealing", at, seen, _noticed(tale, state, seat), f"{by} shows")
        notes.same("sealing", at, [], told_to(seat, told), f"{by} is told")


class _Noticed(msgspec.Struct, frozen=True):
    """All that a seat is given at a moment."""

    seen: Seen
    known: Known


def _noticed(tale: Tale, state: State, seat: int) -> _Noticed:
    return _Noticed(tale.seen(state, seat), tale.known(state, seat))


class _Lanes:
    """The lanes that are open at one moment, with random answers to the end of each."""

    def __init__(self, tale: Tale, notes: Notes, stream: Stream, answers: int) -> None:
        self.tale = tale
        self.notes = notes
        self.stream = stream
        self.where = tale.where(answers)
        self.state = tale.states[answers]
        self.seats = [ask.seat for ask in self.state.asks]

    def each_alone(self) -> None:
        """A seat in its lane is sent the same whether another has not begun, or is done in one way or another."""
        for one in self.seats:
            own = self._lane(one)
            unhindered = self._sent(self.state.copy(), own)
            for other in self.seats:
                for _ in range(2 if other != one else 0):
                    self._beside(own, unhindered, other)

    def _beside(self, own: list[Given], unhindered: list[object], other: int) -> None:
        at = self.where.of(own[0].seat)
        lane = self._lane(other)
        state = self.state.copy()
        self._sent(state, lane)
        # The last answer of a lane may end the phase for all, so it is left out.
        sent = self._sent(state, own[:-1])
        self.notes.same("sealing", at, unhindered[: len(sent)], sent, f"what is sent depends on seat {other}")
        state = self.state.copy()
        self._sent(state, own)
        for given in lane[:-1]:
            _give_unnoticed(self.tale, self.notes, self.where, state, given)

    def _lane(self, seat: int) -> list[Given]:
        """Returns random answers to the end of a seat's lane; the others stay asked, so the phase goes on."""
        state = self.state.copy()
        lane: list[Given] = []
        while (ask := ask_of(state, seat)) is not None and len(lane) < self.tale.game.longest:
            lane.append(Given(seat, self.stream.below(len(ask.options))))
            self.tale.game.answer(state, seat, lane[-1].answer)
        return lane

    def _sent(self, state: State, lane: list[Given]) -> list[object]:
        """Gives answers and returns all that their seat is sent meanwhile."""
        sent: list[object] = [_noticed(self.tale, state, lane[0].seat)] if lane else []
        for given in lane:
            told: list[Told] = []
            self.tale.game.answer(state, given.seat, given.answer, told)
            sent.append((told_to(given.seat, told), _noticed(self.tale, state, given.seat)))
        return sent

    def in_any_order(self) -> None:
        """The same answers of each seat lead to the same state and events, however they are interleaved."""
        lanes = [self._lane(seat) for seat in self.seats]
        forward = [given for lane in lanes for given in lane]
        backward = [given for lane in lanes[::-1] for given in lane]
        state, told = self._after(forward)
        for order in (backward, self._interleaved(lanes)):
            other, heard = self._after(order)
            self.notes.same("sealing", self.where, state, other, "the order of sealed answers changes the state")
            for seat in self.seats:
                at = self.where.of(seat)
                events = told_to(seat, told)
                self.notes.same("sealing", at, events, told_to(seat, heard), "the order of sealed answers is told")

    def _interleaved(self, lanes: list[list[Given]]) -> list[Given]:
        turns = self.stream.shuffled([at for at, lane in enumerate(lanes) for _ in lane])
        rest = [iter(lane) for lane in lanes]
        return [next(rest[at]) for at in turns]

    def _after(self, order: list[Given]) -> tuple[State, list[Told]]:
        state = self.state.copy()
        told: list[Told] = []
        for given in order:
            self.tale.game.answer(state, given.seat, given.answer, told)
        return state, told
