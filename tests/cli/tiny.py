"""A game just large enough to be drawn and played: each keeps one of two cards, and the higher one wins."""

from typing import Any, ClassVar

import msgspec

from wildswing.kernel import (
    HIDDEN,
    Ask,
    Does,
    Event,
    Game,
    Heard,
    Outcome,
    Question,
    Record,
    Rules,
    SeatStep,
    Setup,
    State,
    Step,
    Stream,
    Told,
    Wording,
    open_lanes,
)


class Pair(State):
    __slots__ = ("hands", "kept")
    FIELDS: ClassVar[tuple[str, ...]] = ("chance", "agenda", "lanes", "hands", "kept")

    def __init__(self, chance: int, agenda: Any, lanes: Any, hands: Any, kept: Any) -> None:
        super().__init__(chance, agenda, lanes)
        self.hands: tuple[tuple[int, ...], ...] = hands
        self.kept: tuple[int, ...] = kept

    def copy(self) -> "Pair":
        twin = Pair(self.chance, self.agenda, self.lanes, self.hands, self.kept)
        twin.asks = self.asks
        return twin


class Shown(Event, frozen=True, tag="shown"):
    kept: tuple[int, ...]

    def sentence(self) -> str:
        return f"North keeps {self.kept[0]}, South keeps {self.kept[1]}."


class HandView(msgspec.Struct, frozen=True):
    cards: tuple[int, ...]
    is_yours: bool


class PairView(msgspec.Struct, frozen=True):
    seat: int
    hands: tuple[HandView, ...]
    deck_left: int | None
    prize: dict[str, int]


class Keep(SeatStep):
    """Asks a seat for the card it keeps."""


class Show(Step):
    """Shows both cards."""


class Both(Step):
    """Asks both at once."""


def ask_keep(state: Pair, step: Keep) -> Ask:
    return Ask(step.seat, "keep", state.hands[step.seat])


def keep(state: Pair, step: Keep, card: int, heard: Heard) -> None:
    state.kept = (*state.kept[: step.seat], card, *state.kept[step.seat + 1 :])


def show(state: Pair, step: Step, heard: Heard) -> None:
    if heard is not None:
        heard.append(Told(Shown(state.kept)))


def both(state: Pair, step: Step, heard: Heard) -> None:
    open_lanes(state, (Keep(0),), (Keep(1),))


class Tiny(Game[Pair]):
    name: ClassVar[str] = "tiny"
    title: ClassVar[str] = "Tiny"
    summary: ClassVar[str] = "The higher card wins."
    version: ClassVar[int] = 1
    seat_names: ClassVar[tuple[str, ...]] = ("North", "South")
    longest: ClassVar[int] = 2
    rules: ClassVar[Rules] = Rules(Does(Both, both), Does(Show, show), Question(Keep, ask_keep, keep))
    records: ClassVar[tuple[type[Record], ...]] = (Pair,)
    card_fields: ClassVar[frozenset[str]] = frozenset({"cards", "hands", "kept"})

    def deal(self, setup: Setup, chance: int) -> Pair:  # noqa: ARG002 - nothing here depends on it
        return Pair(chance, (Show(), Both()), (), ((31, 47), (52, 68)), (HIDDEN, HIDDEN))

    def view(self, state: Pair, seat: int) -> PairView:
        hands = [
            HandView(hand if owner == seat else (HIDDEN, HIDDEN), owner == seat)
            for owner, hand in enumerate(state.hands)
        ]
        return PairView(seat, tuple(hands), None, {"coins": 5})

    def hide(self, state: Pair, seat: int) -> Pair:  # noqa: ARG002 - nothing here depends on it
        return state.copy()

    def imagine(self, state: Pair, seat: int, stream: Stream) -> Pair:  # noqa: ARG002 - nothing here depends on it
        return state.copy()

    def wording(self, ask: Ask, hidden: Any) -> Wording:  # noqa: ARG002 - nothing here depends on it
        return Wording(
            "Which card do you keep?", "The higher card wins.", tuple([f"the {card}" for card in ask.options])
        )

    def outcome(self, state: Pair) -> Outcome | None:
        if HIDDEN in state.kept:
            return None
        winner = state.kept.index(max(state.kept))
        return Outcome((winner,), state.kept, 0, f"{self.seat_names[winner]} wins.")


TINY = Tiny()
