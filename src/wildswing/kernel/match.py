"""A match: setup, seed and answers, and what follows from them."""

from collections.abc import Sequence

import msgspec

from wildswing.kernel.ask import Ask
from wildswing.kernel.event import Event, Told, told_to
from wildswing.kernel.game import AnyGame, Outcome, Setup
from wildswing.kernel.state import State


class Given(msgspec.Struct, frozen=True):
    """An answer that was given: by which seat, and the index of the option."""

    seat: int
    answer: int


class Trial(msgspec.Struct, frozen=True):
    """An answer that was tried on a copy: what it would lead to, and what it would cause."""

    given: Given
    state: State
    caused: list[Told]


class Match:
    """A running or finished game that remembers how it came about.

    An answer is taken whole or not at all: it is tried on a copy, so an illegal one, or one that a faulty card
    turns into an error, leaves the match as it was.
    """

    def __init__(self, game: AnyGame, seed: int | str, setup: Setup | None = None) -> None:
        self.game = game
        self.seed = seed
        self.setup: Setup = dict(game.default_setup() if setup is None else setup)
        self.answers: list[Given] = []
        self.told: list[Told] = []
        self.state: State = game.start(seed, self.setup, self.told)

    @property
    def seat_names(self) -> tuple[str, ...]:
        """What the seats are called, in order."""
        return self.game.seats(self.setup)

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The open questions, by seat."""
        return self.state.asks

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self.game.outcome(self.state)

    def answer(self, seat: int, index: int) -> Sequence[Told]:
        """Takes an answer and returns what it caused."""
        return self.take(self.tried(seat, index))

    def tried(self, seat: int, index: int) -> Trial:
        """Tries an answer on a copy; an illegal one is refused with a sentence."""
        state = self.state.copy()
        caused: list[Told] = []
        self.game.answer(state, seat, index, caused)
        return Trial(Given(seat, index), state, caused)

    def take(self, trial: Trial) -> Sequence[Told]:
        """Takes an answer that was tried since the last one was taken, and returns what it caused."""
        self.state = trial.state
        self.answers.append(trial.given)
        self.told += trial.caused
        return trial.caused

    def view(self, seat: int) -> msgspec.Struct:
        """Lists what a seat may see."""
        return self.game.view(self.state, seat)

    def told_to(self, seat: int) -> list[Event]:
        """Returns all that a seat was told so far."""
        return told_to(seat, self.told)


def replay(game: AnyGame, seed: int | str, setup: Setup, answers: Sequence[Given]) -> Match:
    """Plays the answers again and returns the match they make."""
    match = Match(game, seed, setup)
    for given in answers:
        match.answer(given.seat, given.answer)
    return match
