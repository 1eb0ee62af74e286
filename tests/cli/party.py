"""A game for as many as its setup names: the first and last letter of a name are the two cards of its seat."""

from typing import ClassVar

from tests.cli.tiny import Both, Keep, Pair, Show, Tiny
from wildswing.kernel import HIDDEN, Does, Heard, Outcome, Rules, Setup, Step, WildswingError, open_lanes


def everyone(state: Pair, step: Step, heard: Heard) -> None:
    open_lanes(state, *[(Keep(seat),) for seat in range(len(state.hands))])


class Party(Tiny):
    name: ClassVar[str] = "party"
    title: ClassVar[str] = "Party"
    seat_names: ClassVar[tuple[str, ...]] = ("First", "Second")
    longest: ClassVar[int] = 9
    rules: ClassVar[Rules] = Rules(*Tiny.rules.parts, Does(Both, everyone))

    def default_setup(self) -> Setup:
        return {"guests": "Anna Bea", "prizes": "none"}

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return tuple(setup["guests"].split())

    def deal(self, setup: Setup, chance: int) -> Pair:
        names = self.seats(setup)
        if not 1 < len(names) < 10:
            raise WildswingError(f"The party needs two to nine guests, not {len(names)}.")
        hands = tuple([(ord(name[0]), ord(name[-1])) for name in names])
        return Pair(chance, (Show(), Both()), (), hands, (HIDDEN,) * len(names))

    def outcome(self, state: Pair) -> Outcome | None:
        if HIDDEN in state.kept:
            return None
        winner = state.kept.index(max(state.kept))
        return Outcome((winner,), state.kept, 0, f"Seat {winner + 1} wins.")


PARTY = Party()
