"""Works off what remains to be done until a seat must be asked or the game is over."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.errors import EndlessEffect, IllegalAnswer
from wildswing.kernel.event import Heard
from wildswing.kernel.question import After, Does, Question
from wildswing.kernel.state import AGENDA, State, Step, name_of
from wildswing.texts import say

STEP_BUDGET: Final = 10_000
"""Steps that one answer may cause; a card that loops for ever is stopped here."""

NO_LANES: Final[tuple[tuple[Step, ...], ...]] = ()

# A game's functions take its own kind of state and step, which the types cannot say for all games at once.
Do = Callable[[Any, Any, Heard], None]
Asks = Callable[[Any, Any], Ask]
Answer = Callable[[Any, Any, Value, Heard], None]


class Rules:
    """What becomes of each kind of step: what it does, or what it asks and what becomes of the answer.

    Of two parts about the same thing the later one counts, so that `Rules(*rules.parts, another)` changes one.
    """

    __slots__ = ("after", "answers", "kinds", "parts", "questions", "said", "steps")

    def __init__(self, *parts: Does | Question | After) -> None:
        self.parts = parts
        self.after: Callable[[Any], None] | None = None
        self.steps: dict[type, Do] = {}
        self.questions: dict[type, Asks] = {}
        self.answers: dict[type, Answer] = {}
        self.kinds: dict[str, type[Step]] = {}
        """The steps by their names, as a saved state has them."""
        self.said: dict[str, Question] = {}
        """By the kind of an `Ask` what is said of it."""
        for part in parts:
            if isinstance(part, After):
                self.after = part.do
                continue
            self.kinds[name_of(part.step)] = part.step
            if isinstance(part, Question):
                self.questions[part.step] = part.ask
                self.answers[part.step] = part.answer
                self.said[part.kind] = part
            else:
                self.steps[part.step] = part.do


def push(state: State, *steps: Step) -> None:
    """Puts steps before what remains to be done, in the order given: in the lane that runs, or on the agenda."""
    stack = steps if len(steps) == 1 else steps[::-1]
    if state.path == AGENDA:
        state.agenda = state.agenda + stack
    else:
        _set_lane(state, state.path, state.lanes[state.path] + stack)


def push_all(state: State, steps: list[Step]) -> None:
    """Puts a list of steps before what remains to be done, as `push` does; compiled code takes it without unpacking."""
    if state.path != AGENDA:
        push(state, *steps)
    elif steps:
        state.agenda = state.agenda + tuple(steps[::-1])


def open_lanes(state: State, *lanes: tuple[Step, ...]) -> None:
    """Lets all seats act at once, each through its own steps in the order given."""
    if state.lanes:
        raise RuntimeError("Lanes are open already; what follows them is a step on the agenda.")
    state.lanes = tuple([lane[::-1] for lane in lanes])


def run(rules: Rules, state: State, heard: Heard) -> None:
    """Does steps until each path is blocked by an open question, or nothing remains."""
    steps = rules.steps
    for _ in range(STEP_BUDGET):
        if state.lanes:
            _run_lanes(rules, state, heard)
            if state.asks:
                return
            state.lanes = NO_LANES
        agenda = state.agenda
        if not agenda:
            return
        step = agenda[-1]
        kind = type(step)
        do = steps.get(kind)
        if do is not None:
            state.agenda = agenda[:-1]
            do(state, step, heard)
        else:
            ask = rules.questions[kind](state, step)
            if ask.always or len(ask.options) > 1:
                state.asks = (ask,)
                return
            state.agenda = agenda[:-1]
            rules.answers[kind](state, step, ask.options[0], heard)
    raise _endless(state.agenda)


def _run_lanes(rules: Rules, state: State, heard: Heard) -> None:
    """Runs every lane whose seat is not asked yet."""
    asks: list[Ask] = []
    for seat in range(len(state.lanes)):
        ask = ask_of(state, seat) or _run_lane(rules, state, seat, heard)
        if ask is not None:
            asks.append(ask)
    state.asks = tuple(asks)


def _run_lane(rules: Rules, state: State, seat: int, heard: Heard) -> Ask | None:
    """Does steps of a seat's lane; returns the question at which it stops, or None at its end."""
    state.path = seat
    for _ in range(STEP_BUDGET):
        lane = state.lanes[seat]
        if not lane:
            state.path = AGENDA
            return None
        step = lane[-1]
        kind = type(step)
        question = rules.questions.get(kind)
        if question is None:
            _set_lane(state, seat, lane[:-1])
            rules.steps[kind](state, step, heard)
        else:
            ask = question(state, step)
            if ask.seat != seat:
                raise RuntimeError(f"“{step.name}” asks seat {ask.seat} in the lane of seat {seat}.")
            if ask.always or len(ask.options) > 1:
                state.path = AGENDA
                return ask
            _set_lane(state, seat, lane[:-1])
            rules.answers[kind](state, step, ask.options[0], heard)
    raise _endless(state.lanes[seat])


def _set_lane(state: State, seat: int, lane: tuple[Step, ...]) -> None:
    lanes = list(state.lanes)  # quicker than a tuple of slices
    lanes[seat] = lane
    state.lanes = tuple(lanes)


def _endless(stack: tuple[Step, ...]) -> EndlessEffect:
    names = " and ".join(sorted({step.name for step in stack[-3:]}))
    said = say("Stopped after {steps} steps, since “{names}” would go on for ever.", steps=STEP_BUDGET, names=names)
    return EndlessEffect(said)


def ask_of(state: State, seat: int) -> Ask | None:
    """Returns the open question of a seat, if there is one."""
    for ask in state.asks:
        if ask.seat == seat:
            return ask
    return None


def answer(rules: Rules, state: State, seat: int, index: int, heard: Heard) -> None:
    """Gives a seat's answer, by the index of its option, and runs on; an illegal one changes nothing."""
    asks = state.asks
    at = 0
    for ask in asks:
        if ask.seat == seat:
            break
        at += 1
    else:
        raise IllegalAnswer(f"Seat {seat} has no open question.")
    options = ask.options
    if not (0 <= index < len(options) or 0 <= index < ask.count):  # a space may have more than `len` can say
        raise IllegalAnswer(f"Seat {seat} cannot answer {index} to {ask}.")
    lanes = state.lanes
    if lanes:
        lane = lanes[seat]
        step = lane[-1]
        rest = list(lanes)
        rest[seat] = lane[:-1]
        state.lanes = tuple(rest)
        state.path = seat
        rules.answers[type(step)](state, step, options[index], heard)
        following = _run_lane(rules, state, seat, heard)
        if following is not None:
            open_asks = list(asks)
            open_asks[at] = following
            state.asks = tuple(open_asks)
            return
        state.asks = asks = asks[:at] + asks[at + 1 :]
        if asks:
            return
        state.lanes = NO_LANES
    else:
        agenda = state.agenda
        step = agenda[-1]
        state.agenda = agenda[:-1]
        state.asks = ()
        rules.answers[type(step)](state, step, options[index], heard)
    run(rules, state, heard)


@mypyc_attr(allow_interpreted_subclasses=True)
class ByRules:
    """What runs states by its rules, and says in words what goes wrong; every game does."""

    rules: ClassVar[Rules]

    def run(self, state: Any, heard: Heard = None) -> None:
        """Does all steps that need no answer."""
        rules = self.rules
        try:
            run(rules, state, heard)
        except EndlessEffect as error:
            raise EndlessEffect(self.endless(state, str(error))) from None
        if rules.after is not None:
            rules.after(state)

    def answer(self, state: Any, seat: Any, index: Any, heard: Heard = None) -> None:
        """Gives a seat's answer, by the index of its option, and runs on; an illegal one changes nothing."""
        if type(index) is not int or type(seat) is not int:
            raise IllegalAnswer(self.refusal(state, seat, index))
        rules = self.rules
        try:
            answer(rules, state, seat, index, heard)
        except IllegalAnswer:
            raise IllegalAnswer(self.refusal(state, seat, index)) from None
        except EndlessEffect as error:
            raise EndlessEffect(self.endless(state, str(error))) from None
        if rules.after is not None:
            rules.after(state)

    def refusal(self, state: Any, seat: object, index: object) -> str:
        """Says why an answer is illegal and what would be legal."""
        raise NotImplementedError

    def endless(self, state: Any, said: str) -> str:  # noqa: ARG002 - a game that can name the text does
        """Says what goes on for ever, from what was being done when it was stopped."""
        return said
