"""A stranger's game with one question: how many coins does the other seat hide?"""

from typing import Any, ClassVar

import msgspec

from wildswing.kernel.agenda import Rules
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream, below
from wildswing.kernel.event import Heard
from wildswing.kernel.game import Game, Outcome, Setup, Wording
from wildswing.kernel.question import Question
from wildswing.kernel.state import HIDDEN, Record, State, Step

GUESSES = (0, 1, 2, 3, 4)


class Purse(State):
    """What the other seat hides, and what was guessed."""

    __slots__ = ("coins", "guess")

    FIELDS: ClassVar[tuple[str, ...]] = ("chance", "agenda", "lanes", "coins", "guess")

    def __init__(self, chance: int, agenda: Any, lanes: Any, coins: int, guess: int) -> None:
        super().__init__(chance, agenda, lanes)
        self.coins = coins
        self.guess = guess

    def copy(self) -> "Purse":
        twin = Purse(self.chance, self.agenda, self.lanes, self.coins, self.guess)
        twin.asks = self.asks
        return twin


class PurseView(msgspec.Struct, frozen=True):
    guess: int


class Guess(Step):
    """Asks for a number."""


def _ask(purse: Purse, step: Step) -> Ask:
    # The last two options say the same, so the last one is a repeat.
    return Ask(0, "guess", (*GUESSES, 4), None, (5,))


def _guess(purse: Purse, step: Step, guess: int, heard: Heard) -> None:
    purse.guess = guess


class Coins(Game[Purse]):
    """Two seats, one question."""

    name: ClassVar[str] = "coins"
    title: ClassVar[str] = "Coins"
    summary: ClassVar[str] = "Guess the coins."
    version: ClassVar[int] = 1
    seat_names: ClassVar[tuple[str, ...]] = ("Guesser", "Hider")
    longest: ClassVar[int] = 1
    rules: ClassVar[Rules] = Rules(Question(Guess, _ask, _guess))
    records: ClassVar[tuple[type[Record], ...]] = (Purse,)
    card_fields: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most
        self.evaluated: list[tuple[int, int]] = []
        """What was hidden and what was guessed at each evaluation."""

    def deal(self, setup: Setup, chance: int) -> Purse:  # noqa: ARG002 - nothing here depends on it
        return Purse(chance, (Guess(),), (), 2, HIDDEN)

    def view(self, state: Purse, seat: int) -> PurseView:  # noqa: ARG002 - nothing here depends on it
        return PurseView(state.guess)

    def hide(self, state: Purse, seat: int) -> Purse:  # noqa: ARG002 - nothing here depends on it
        hidden = state.copy()
        hidden.chance = 0
        hidden.coins = HIDDEN
        return hidden

    def imagine(self, state: Purse, seat: int, stream: Stream) -> Purse:
        imagined = self.hide(state, seat)
        coins, _ = below(stream.fresh(), self.most - self.least + 1)
        imagined.coins = self.least + coins
        return imagined

    def wording(self, ask: Ask, hidden: Any) -> Wording:  # noqa: ARG002 - the question says it all
        return Wording("How many coins?", "Guess.", tuple([str(option) for option in ask.options]))

    def evaluate(self, state: Purse, seat: int) -> float:  # noqa: ARG002 - nothing here depends on it
        self.evaluated.append((state.coins, state.guess))
        return -abs(state.coins - state.guess)

    def outcome(self, state: Purse) -> Outcome | None:
        if state.guess == HIDDEN:
            return None
        return Outcome((int(state.guess != state.coins),), (0, 0), 0, "Guessed.")


COINS = Coins(0, 4)
