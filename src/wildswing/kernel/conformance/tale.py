"""A game played at random, remembered moment by moment."""

import msgspec

from wildswing.kernel.agenda import ask_of
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.conformance.places import imprint
from wildswing.kernel.conformance.report import Notes, Where
from wildswing.kernel.event import Told
from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.match import Given
from wildswing.kernel.state import SPECTATOR, State

MANY_OPTIONS = 50
"""Options of a question that are all tried; of more, this many."""


class Seen(msgspec.Struct, frozen=True):
    """What a person at a seat looks at."""

    view: msgspec.Struct
    question: Ask | None


class Known(msgspec.Struct, frozen=True):
    """What an agent at a seat is given."""

    hidden: State
    questions: tuple[Ask, ...]


class Tale:
    """A game from its start: `states[n]` stands after n answers, and `told[n]` led to it."""

    def __init__(self, game: AnyGame, seed: int, setup: Setup) -> None:
        self.game = game
        self.seed = seed
        self.setup = setup
        self.seats = range(len(game.seats(setup)))
        self.states: list[State] = []
        self.given: list[Given] = []
        self.told: list[list[Told]] = []

    @property
    def observers(self) -> tuple[int, ...]:
        """Everybody who may look on."""
        return (*self.seats, SPECTATOR)

    def where(self, answers: int, seat: int | None = None) -> Where:
        """Returns the place of a finding."""
        return Where(self.seed, answers, seat)

    def seen(self, state: State, seat: int) -> Seen:
        """Returns what a seat can look at."""
        return Seen(self.game.view(state, seat), ask_of(state, seat))

    def known(self, state: State, seat: int) -> Known:
        """Returns what a seat, or an agent that plays for it, is given."""
        hidden = self.game.hide(state, seat)
        return Known(hidden, hidden.asks)


def tell(game: AnyGame, seed: int, setup: Setup, stream: Stream, notes: Notes) -> Tale:
    """Plays a game to its end, or to where it breaks."""
    tale = Tale(game, seed, setup)
    with notes.looking("ending", tale.where(0)):
        told: list[Told] = []
        state = game.start(seed, setup, told)
        tale.told.append(told)
        tale.states.append(_copied(notes, tale.where(0), state))
    while tale.states and state.asks:
        answers = len(tale.given)
        where = tale.where(answers)
        if answers == game.longest:
            notes.expect("ending", where, False, f"the game goes on after {game.longest} answers, its longest")
            return tale
        ask = state.asks[stream.below(len(state.asks))]
        given = Given(ask.seat, stream.below(len(ask.options)))
        before = tale.states[-1]
        printed = imprint(before)
        told = []
        with notes.looking("ending", where):
            game.answer(state, given.seat, given.answer, told)
            unmoved = imprint(before) == printed
            notes.expect("copies", where, unmoved, f"an answer to the original moved a copy of it: {given}")
            tale.states.append(_copied(notes, tale.where(answers + 1), state))
            tale.given.append(given)
            tale.told.append(told)
        if len(tale.given) == answers:
            return tale
    return tale


def _copied(notes: Notes, where: Where, state: State) -> State:
    """Returns a copy, which must be equal to its original."""
    twin = state.copy()
    notes.same("copies", where, state, twin, "a copy differs")
    notes.same("copies", where, state.asks, twin.asks, "a copy has other questions")
    return twin


def some_of(options: int, stream: Stream) -> list[int]:
    """Returns the answers to a question that are tried, in no order: all, or some of very many."""
    if options <= MANY_OPTIONS:
        return list(stream.shuffled(range(options)))
    tried: dict[int, None] = {}
    while len(tried) < MANY_OPTIONS:
        tried[stream.below(options)] = None
    return list(tried)
