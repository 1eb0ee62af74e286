"""The smallest game there is: a counter, and one move that adds one. Servers are measured with it."""

from typing import Any, ClassVar

import msgspec

from wildswing.kernel import (
    Ask,
    Event,
    Game,
    Heard,
    Outcome,
    Question,
    Record,
    Rules,
    Setup,
    State,
    Step,
    Stream,
    Told,
    Wording,
)
from wildswing.kernel.state import own_fields


class Counting(State):
    """How far somebody has counted."""

    def __init__(self, chance: int, agenda: tuple[Step, ...], lanes: tuple[tuple[Step, ...], ...], count: int) -> None:
        super().__init__(chance, agenda, lanes)
        self.count = count

    __slots__ = own_fields(__init__, State)

    def copy(self) -> "Counting":
        """Returns an independent copy."""
        twin = Counting(self.chance, self.agenda, self.lanes, self.count)
        twin.asks = self.asks
        return twin


class Counted(Event, frozen=True, tag="counted"):
    """Somebody has added one."""

    count: int

    def sentence(self) -> str:
        """Tells the event to a person."""
        return f"The counter stands at {self.count}."


class CounterView(msgspec.Struct, frozen=True):
    """What everybody sees."""

    count: int


class Add(Step):
    """Asks for one more, up to a limit."""

    def __init__(self, limit: int) -> None:
        self.limit = limit

    __slots__ = own_fields(__init__, Step)


def _ask(state: Counting, step: Add) -> Ask:
    return Ask(0, "add", (1,), always=True)


def _add(state: Counting, step: Add, one: int, heard: Heard) -> None:
    state.count += one
    if state.count < step.limit:
        state.agenda = (*state.agenda, step)
    if heard is not None:
        heard.append(Told(Counted(state.count)))


class Counter(Game[Counting]):
    """One seat adds one, again and again."""

    name: ClassVar[str] = "counter"
    title: ClassVar[str] = "Counter"
    summary: ClassVar[str] = "Add one, again and again."
    version: ClassVar[int] = 1
    seat_names: ClassVar[tuple[str, ...]] = ("Counter",)
    longest: ClassVar[int] = 1_000_000
    rules: ClassVar[Rules] = Rules(Question(Add, _ask, _add))
    records: ClassVar[tuple[type[Record], ...]] = (Counting,)
    card_fields: ClassVar[frozenset[str]] = frozenset()

    def deal(self, setup: Setup, chance: int) -> Counting:  # noqa: ARG002 - there is nothing to set up
        """Begins at nought."""
        return Counting(chance, (Add(self.longest),), (), 0)

    def view(self, state: Counting, seat: int) -> CounterView:  # noqa: ARG002 - nothing is hidden
        """Shows the count."""
        return CounterView(state.count)

    def hide(self, state: Counting, seat: int) -> Counting:  # noqa: ARG002 - only the chance is hidden
        """Blanks the chance."""
        twin = state.copy()
        twin.chance = 0
        return twin

    def imagine(self, state: Counting, seat: int, stream: Stream) -> Counting:  # noqa: ARG002 - no card is hidden
        """Draws a chance anew."""
        twin = state.copy()
        twin.chance = stream.fresh()
        return twin

    def wording(self, ask: Ask, hidden: Any) -> Wording:  # noqa: ARG002 - there is one question
        """Puts the one question into words."""
        return Wording("Add one?", "Count on.", ("add one",))

    def outcome(self, state: Counting) -> Outcome | None:
        """Ends when there is no higher number."""
        return Outcome((0,), (state.count,), 0, "The counter is full.") if state.count >= self.longest else None


COUNTER = Counter()
