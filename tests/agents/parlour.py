"""Small games made up for tests: a coin that nobody sees, a few questions in turn or at once, and a verdict."""

from collections.abc import Callable
from typing import Any, ClassVar

import msgspec

from wildswing.kernel.agenda import Rules, ask_of, open_lanes, push
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream, below
from wildswing.kernel.event import Heard
from wildswing.kernel.game import Game, Outcome, Setup, Wording
from wildswing.kernel.question import Does, Question
from wildswing.kernel.space import Space
from wildswing.kernel.state import HIDDEN, Record, State, Step


class Turn(msgspec.Struct, frozen=True):
    """One question: whom it is put to, what may be answered, whether the others see the answer at once."""

    seat: int
    options: tuple[Any, ...] | Space
    is_sealed: bool = False


Verdict = Callable[[int, tuple[Any, ...]], tuple[int, ...]]
"""Returns the winners, from the coin and the answers."""


class Evening(State):
    """The coin and the answers so far, by the number of the question."""

    __slots__ = ("answers", "coin")

    FIELDS: ClassVar[tuple[str, ...]] = ("chance", "agenda", "lanes", "coin", "answers")

    def __init__(self, chance: int, agenda: Any, lanes: Any, coin: int, answers: tuple[Any, ...]) -> None:
        super().__init__(chance, agenda, lanes)
        self.coin = coin
        self.answers = answers

    def copy(self) -> "Evening":
        twin = Evening(self.chance, self.agenda, self.lanes, self.coin, self.answers)
        twin.asks = self.asks
        return twin


class EveningView(msgspec.Struct, frozen=True):
    answers: tuple[Any, ...]


class Open(Step):
    """Asks all questions, at once or one after the other."""


class AskTurn(Step):
    """Asks the question of a turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


class Parlour(Game[Evening]):
    """The coin shows 0 or 1; what was sealed is shown when all questions up to `shown_after` are answered."""

    name: ClassVar[str] = "parlour"
    title: ClassVar[str] = "Parlour"
    summary: ClassVar[str] = "A game made up for tests."
    version: ClassVar[int] = 1
    seat_names: ClassVar[tuple[str, ...]] = ("A", "B", "C")
    longest: ClassVar[int] = 10
    records: ClassVar[tuple[type[Record], ...]] = (Evening,)
    card_fields: ClassVar[frozenset[str]] = frozenset()

    def __init__(
        self, turns: tuple[Turn, ...], verdict: Verdict, at_once: bool = False, shown_after: int = 99, sides: int = 2
    ) -> None:
        self.turns = turns
        self.verdict = verdict
        self.at_once = at_once
        self.shown_after = shown_after
        self.sides = sides
        self.rules = Rules(Does(Open, self._open), Question(AskTurn, self._ask, self._take, kind="question"))  # type: ignore[misc]

    def __reduce__(self) -> Any:
        return Parlour, (self.turns, self.verdict, self.at_once, self.shown_after, self.sides)

    def _open(self, evening: Evening, step: Step, heard: Heard) -> None:  # noqa: ARG002 - the steps of a game share one signature
        steps = [AskTurn(number) for number in range(len(self.turns))]
        if self.at_once:
            open_lanes(evening, *[(one,) for one in steps])
        else:
            push(evening, *steps)

    def _ask(self, evening: Evening, step: AskTurn) -> Ask:  # noqa: ARG002 - the steps of a game share one signature
        turn = self.turns[step.number]
        return Ask(turn.seat, "question", turn.options, step.number, (), True)

    def _take(self, evening: Evening, step: AskTurn, answer: Any, heard: Heard) -> None:  # noqa: ARG002 - the steps of a game share one signature
        number = step.number
        evening.answers = (*evening.answers[:number], answer, *evening.answers[number + 1 :])

    def deal(self, setup: Setup, chance: int) -> Evening:  # noqa: ARG002 - there is nothing to set up
        coin, rest = below(chance, self.sides)
        return Evening(rest, (Open(),), (), coin, (None,) * len(self.turns))

    def shown(self, evening: Evening) -> bool:
        """Tells whether what was sealed has been shown."""
        return all(answer is not None for answer in evening.answers[: self.shown_after])

    def is_secret(self, evening: Evening, number: int, seat: int) -> bool:
        turn = self.turns[number]
        return turn.seat != seat and (turn.is_sealed or self.at_once) and not self.shown(evening)

    def view(self, state: Evening, seat: int) -> EveningView:
        return EveningView(self.hide(state, seat).answers)

    def hide(self, state: Evening, seat: int) -> Evening:
        hidden = state.copy()
        hidden.chance = 0
        hidden.coin = HIDDEN
        answers = [
            answer if answer is None or not self.is_secret(state, number, seat) else HIDDEN
            for number, answer in enumerate(state.answers)
        ]
        if self.at_once:
            answers = [None if answer == HIDDEN else answer for answer in answers]
            hidden.lanes = tuple([(AskTurn(at),) if answer is None else () for at, answer in enumerate(answers)])
        hidden.answers = tuple(answers)
        own = ask_of(state, seat)
        hidden.asks = () if own is None else (own,)
        return hidden

    def imagine(self, state: Evening, seat: int, stream: Stream) -> Evening:
        world = self.hide(state, seat)
        world.chance = stream.fresh()
        world.coin = stream.below(self.sides)
        world.answers = tuple(
            [
                answer if answer != HIDDEN else stream.shuffled(turn.options)[0]
                for turn, answer in zip(self.turns, world.answers, strict=True)
            ]
        )
        self.run(world)
        return world

    def wording(self, ask: Ask, hidden: Evening) -> Wording:  # noqa: ARG002 - the question says it all
        labels = () if isinstance(ask.options, Space) else tuple([str(option) for option in ask.options])
        return Wording("Which?", "Choose.", labels)

    def outcome(self, state: Evening) -> Outcome | None:
        if None in state.answers:
            return None
        winners = self.verdict(state.coin, state.answers)
        return Outcome(winners, (0, 0, 0), 0, "Over.")


def _matched(coin: int, answers: tuple[Any, ...]) -> tuple[int, ...]:
    return (0,) if answers[0] == answers[1] else (1,)


EVEN_PENNIES = Parlour((Turn(0, (0, 1)), Turn(1, (0, 1))), _matched, at_once=True)
"""Both show a coin at once; A wins if they match."""
