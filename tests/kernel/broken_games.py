"""Three Duels, each time with one fault that the conformance kit must find."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar

import msgspec

from docs.examples.three_duels.three_duels import game as three_duels
from docs.examples.three_duels.three_duels.game import (
    HAND_SIZE,
    SEATS,
    Card,
    Coin,
    Draw,
    Drew,
    Duels,
    DuelsView,
    End,
    Fight,
    Mulligan,
    PutBack,
    Redraw,
    ThreeDuels,
    put,
)
from wildswing.kernel import (
    HIDDEN,
    Ask,
    Does,
    Event,
    Heard,
    Outcome,
    Record,
    Rules,
    Setup,
    Step,
    Stream,
    Told,
    Wording,
    push,
)
from wildswing.kernel.chance import shuffled


def with_step(step: type[Step], do: Callable[..., Any]) -> Rules:
    """Returns the honest rules but for what one step does."""
    return Rules(*ThreeDuels.rules.parts, Does(step, do))


def with_question(step: type[Step], ask: Callable[..., Ask] | None = None, answer: Any = None) -> Rules:
    """Returns the honest rules but for how one question is asked, or answered."""
    rules = ThreeDuels.rules
    honest = next(part for part in rules.said.values() if part.step is step)
    return Rules(*rules.parts, replace(honest, ask=ask or honest.ask, answer=answer or honest.answer))


class ShowsTheTopCard(ThreeDuels):
    """The top card of North's deck is in everybody's view."""

    def view(self, state: Duels, seat: int) -> DuelsView:
        return msgspec.structs.replace(super().view(state, seat), aside=state.aside + state.decks[0][:1])


def ask_card_knowing_the_other(state: Duels, step: Card) -> Ask:
    return Ask(step.seat, "card", state.hands[step.seat], about=max(state.hands[1 - step.seat], default=HIDDEN))


class AsksByTheOthersHand(ThreeDuels):
    """A question says what the other seat's best card is."""

    rules: ClassVar[Rules] = with_question(Card, ask=ask_card_knowing_the_other)


def draw_before_everybody(state: Duels, step: Step, heard: Heard) -> None:
    told: list[Told] = []
    three_duels.draw(state, step, told)
    if heard is not None:
        heard += [Told(one.event) for one in told]


class TellsDrawsToEverybody(ThreeDuels):
    """An event tells everybody what each seat draws."""

    rules: ClassVar[Rules] = with_step(Draw, draw_before_everybody)


class CountedDuels(Duels):
    """A game that counts the answers of both seats in one number."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Duels.FIELDS, "count")
    __slots__ = ("count",)

    count: int


class CountedView(msgspec.Struct, frozen=True):
    shown: DuelsView
    count: int


class Numbered(Event, frozen=True, tag="numbered"):
    number: int

    def sentence(self) -> str:
        return f"Answer number {self.number}."


class Counting(ThreeDuels):
    """Counts answers; what is done with the count is up to the fault."""

    records: ClassVar[tuple[type[Record], ...]] = (CountedDuels,)

    def deal(self, setup: Setup, chance: int) -> CountedDuels:
        return CountedDuels(*super().deal(setup, chance).values(), 0)

    def answer(self, state: Duels, seat: int, index: int, heard: Heard = None) -> None:
        super().answer(state, seat, index, heard)
        assert isinstance(state, CountedDuels)
        state.count += 1


class ShowsANumber(Counting):
    """The number of all answers, sealed ones included, is in the view."""

    def view(self, state: Duels, seat: int) -> CountedView:  # type: ignore[override]  # the fault needs another view
        assert isinstance(state, CountedDuels)
        return CountedView(super().view(state, seat), state.count)


class TellsANumber(Counting):
    """An event tells a seat how many answers all seats have given."""

    def hide(self, state: Duels, seat: int) -> Duels:
        hidden = super().hide(state, seat)
        assert isinstance(hidden, CountedDuels)
        hidden.count = 0
        return hidden

    def answer(self, state: Duels, seat: int, index: int, heard: Heard = None) -> None:
        super().answer(state, seat, index, heard)
        assert isinstance(state, CountedDuels)
        if heard is not None:
            heard.append(Told(Numbered(state.count), (seat,)))


class LoggedDuels(Duels):
    """A game with a list that all its copies share."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Duels.FIELDS, "log")
    __slots__ = ("log",)

    log: list[int]


class SharesAList(ThreeDuels):
    """Copies share a list that every answer writes to."""

    records: ClassVar[tuple[type[Record], ...]] = (LoggedDuels,)

    def deal(self, setup: Setup, chance: int) -> LoggedDuels:
        return LoggedDuels(*super().deal(setup, chance).values(), [])

    def answer(self, state: Duels, seat: int, index: int, heard: Heard = None) -> None:
        super().answer(state, seat, index, heard)
        assert isinstance(state, LoggedDuels)
        state.log.append(seat)


class ForgetfulDuels(Duels):
    """A game whose copies forget who won the toss."""

    __slots__ = ()

    def copy(self) -> "Duels":
        twin = super().copy()
        twin.first = 0
        return twin


class CopiesWithoutTheToss(ThreeDuels):
    """A copy lacks a field."""

    records: ClassVar[tuple[type[Record], ...]] = (ForgetfulDuels,)

    def deal(self, setup: Setup, chance: int) -> Duels:
        return ForgetfulDuels(*super().deal(setup, chance).values())


def toss_with_the_global_generator(state: Duels, step: Step, heard: Heard) -> None:
    three_duels.toss(state, step, heard)
    state.first = random.randrange(2)


class TossesWithTheGlobalGenerator(ThreeDuels):
    """The coin comes from Python's own generator."""

    rules: ClassVar[Rules] = with_step(Coin, toss_with_the_global_generator)


def toss_only_when_heard(state: Duels, step: Step, heard: Heard) -> None:
    if heard is not None:
        three_duels.toss(state, step, heard)


class TossesOnlyWhenHeard(ThreeDuels):
    """The coin is tossed only when somebody listens."""

    rules: ClassVar[Rules] = with_step(Coin, toss_only_when_heard)


class DependsOnSetOrder(ThreeDuels):
    """The decks are shuffled from sets of names, whose order is another in each process."""

    def deal(self, setup: Setup, chance: int) -> Duels:
        state = super().deal(setup, chance)
        for seat, deck in enumerate(three_duels.DECKS):
            names = {f"card {card}" for card in deck}
            cards, state.chance = shuffled(state.chance, [int(name.removeprefix("card ")) for name in names])
            state.decks = put(state.decks, seat, cards)
        return state


def fight_and_lose_a_card(state: Duels, step: Step, heard: Heard) -> None:
    three_duels.fight(state, step, heard)
    state.taken = tuple([cards[1:] for cards in state.taken])


class LosesACard(ThreeDuels):
    """A taken card vanishes."""

    rules: ClassVar[Rules] = with_step(Fight, fight_and_lose_a_card)


def draw_and_lose_a_card(state: Duels, step: Step, heard: Heard) -> None:
    three_duels.draw(state, step, heard)
    state.decks = tuple([cards[1:] for cards in state.decks])


class LosesACardAtTheStart(ThreeDuels):
    """A card vanishes before anybody is asked."""

    rules: ClassVar[Rules] = with_step(Draw, draw_and_lose_a_card)


def fight_and_double_a_card(state: Duels, step: Step, heard: Heard) -> None:
    three_duels.fight(state, step, heard)
    state.taken = tuple([cards + cards[:1] for cards in state.taken])


class DoublesACard(ThreeDuels):
    """A taken card is there twice."""

    rules: ClassVar[Rules] = with_step(Fight, fight_and_double_a_card)


class ImaginesTheTruth(ThreeDuels):
    """`imagine` changes only the chance."""

    def imagine(self, state: Duels, seat: int, stream: Stream) -> Duels:  # noqa: ARG002 - every seat sees all
        imagined = state.copy()
        imagined.chance = stream.fresh()
        return imagined


class HidesNothing(ImaginesTheTruth):
    """`hide` blanks only the chance, so that `imagine` may well say that it uses no more."""

    def hide(self, state: Duels, seat: int) -> Duels:
        hidden = state.copy()
        hidden.chance = 0
        hidden.asks = tuple([ask for ask in state.asks if ask.seat == seat])
        return hidden


class ImaginesASeenCard(ThreeDuels):
    """`imagine` deals a card that lies face up."""

    def imagine(self, state: Duels, seat: int, stream: Stream) -> Duels:
        imagined = super().imagine(state, seat, stream)
        for other, deck in enumerate(imagined.decks):
            seen = [card for cards in imagined.taken for card in cards if card in three_duels.DECKS[other]]
            if deck and seen:
                imagined.decks = put(imagined.decks, other, (seen[0], *deck[1:]))
        return imagined


class ImaginesOneOrder(ThreeDuels):
    """`imagine` deals fairly from what the seat knows, but always in the same order."""

    def imagine(self, state: Duels, seat: int, stream: Stream) -> Duels:
        imagined = super().imagine(state, seat, Stream("always the same"))
        imagined.chance = stream.fresh()
        return imagined


class ForeseesTheShuffle(ThreeDuels):
    """`imagine` keeps the chance of the true state."""

    def imagine(self, state: Duels, seat: int, stream: Stream) -> Duels:
        imagined = super().imagine(state, seat, stream)
        imagined.chance = state.chance
        return imagined


class HidesNoChance(ForeseesTheShuffle):
    """`hide` keeps the chance too."""

    def hide(self, state: Duels, seat: int) -> Duels:
        hidden = super().hide(state, seat)
        hidden.chance = state.chance
        return hidden


class KnowsItsOwnDeck(ThreeDuels):
    """`hide` and `imagine` both keep the order of the seat's own deck."""

    def hide(self, state: Duels, seat: int) -> Duels:
        return self._knowing(super().hide(state, seat), state, seat)

    def imagine(self, state: Duels, seat: int, stream: Stream) -> Duels:
        return self._knowing(super().imagine(state, seat, stream), state, seat)

    def _knowing(self, hidden: Duels, state: Duels, seat: int) -> Duels:
        if seat in SEATS:
            hidden.decks = put(hidden.decks, seat, state.decks[seat])
        return hidden


class Shown(msgspec.Struct, frozen=True):
    shown: DuelsView
    cards: tuple[int, ...]


class ShowsTheDecks(ThreeDuels):
    """The order of both decks is in every view, and `hide` and `imagine` agree to it."""

    def view(self, state: Duels, seat: int) -> Shown:  # type: ignore[override]  # the fault needs another view
        return Shown(super().view(state, seat), state.decks[0] + state.decks[1])

    def hide(self, state: Duels, seat: int) -> Duels:
        hidden = super().hide(state, seat)
        hidden.decks = state.decks
        return hidden

    def imagine(self, state: Duels, seat: int, stream: Stream) -> Duels:
        imagined = super().imagine(state, seat, stream)
        for other in SEATS:
            unseen = imagined.hands[other] + imagined.decks[other]
            held = tuple(sorted([card for card in unseen if card not in state.decks[other]]))
            imagined.hands = put(imagined.hands, other, held)
        imagined.decks = state.decks
        return imagined


class ShowsNorthsHand(ThreeDuels):
    """The cards that North holds are in every view, and `hide` and `imagine` agree to it."""

    def view(self, state: Duels, seat: int) -> Shown:  # type: ignore[override]  # the fault needs another view
        return Shown(super().view(state, seat), held_by_north(state))

    def hide(self, state: Duels, seat: int) -> Duels:
        hidden = super().hide(state, seat)
        if seat != 0:
            hidden.hands = put(hidden.hands, 0, held_by_north(state))
        return hidden

    def imagine(self, state: Duels, seat: int, stream: Stream) -> Duels:
        imagined = three_duels.THREE_DUELS.imagine(state, seat, stream)
        if seat != 0:
            held = held_by_north(state)
            rest = [card for card in imagined.hands[0] + imagined.decks[0] if card not in held]
            imagined.decks = put(imagined.decks, 0, stream.shuffled(rest))
            imagined.hands = put(imagined.hands, 0, held)
            imagined.asks = ()
            self.run(imagined)
        return imagined


def held_by_north(state: Duels) -> tuple[int, ...]:
    """What North has in hand or secretly moved from there in this phase."""
    return tuple(sorted(state.hands[0] + state.back[0] + state.chosen[0]))


class DeclaresNoCards(ThreeDuels):
    """A field is declared face down that holds no cards."""

    face_down: ClassVar[frozenset[str]] = frozenset({"decks", "phase"})


class CannotHideUnsortedHands(ThreeDuels):
    """`hide` breaks on every state that is made up to check the secrets."""

    face_down: ClassVar[frozenset[str]] = frozenset()
    in_hand: ClassVar[frozenset[str]] = frozenset({"hands"})

    def hide(self, state: Duels, seat: int) -> Duels:
        if any(hand != tuple(sorted(hand)) for hand in state.hands):
            raise ValueError("a hand is not sorted")
        return super().hide(state, seat)


class CannotBeSent(ThreeDuels):
    """A game that cannot be sent to another process."""

    def __init__(self) -> None:
        self.lock = lambda: None


class KnowsWhoIsReady(ThreeDuels):
    """`hide` keeps whether the other seat has secretly stopped putting cards back."""

    def hide(self, state: Duels, seat: int) -> Duels:
        hidden = super().hide(state, seat)
        hidden.ready = state.ready
        return hidden


class TakesTheLastOption(ThreeDuels):
    """-1 is taken for the last option."""

    def answer(self, state: Duels, seat: int, index: int, heard: Heard = None) -> None:
        ask = next((ask for ask in state.asks if ask.seat == seat), None)
        super().answer(state, seat, len(ask.options) - 1 if ask is not None and index == -1 else index, heard)


class MovesBeforeRefusing(ThreeDuels):
    """Every answer, a refused one too, moves the chance on."""

    def answer(self, state: Duels, seat: int, index: int, heard: Heard = None) -> None:
        state.chance += 1
        super().answer(state, seat, index, heard)


class RefusesWithoutAWord(ThreeDuels):
    """An illegal answer is refused with an empty message."""

    def refusal(self, state: Duels, seat: object, index: object) -> str:  # noqa: ARG002 - says nothing of any
        return ""


def begin_again(state: Duels, step: Step, heard: Heard) -> None:
    push(state, Mulligan(), Redraw(), End())


class NeverEnds(ThreeDuels):
    """After the duels come mulligans for ever."""

    longest: ClassVar[int] = 2 * HAND_SIZE + 2 * three_duels.USUAL
    rules: ClassVar[Rules] = with_step(End, begin_again)


def end_again(state: Duels, step: Step, heard: Heard) -> None:
    push(state, step)


class EndsForEver(ThreeDuels):
    """The last step does itself again."""

    rules: ClassVar[Rules] = with_step(End, end_again)


class HasNoWinner(ThreeDuels):
    """The outcome names nobody."""

    def outcome(self, state: Duels) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and msgspec.structs.replace(outcome, winners=())


class SavesWithoutTheToss(ThreeDuels):
    """A saved state lacks a field."""

    def encode(self, state: Duels) -> bytes:
        saved = state.copy()
        saved.first = 0
        return super().encode(saved)


class ShowsSealedCards(ThreeDuels):
    """The other's hand is seen to shrink when a card is secretly moved."""

    def view(self, state: Duels, seat: int) -> DuelsView:
        honest = super().view(state, seat)
        sizes = [
            cards if other == seat else (HIDDEN,) * len(state.hands[other]) for other, cards in enumerate(honest.hands)
        ]
        return msgspec.structs.replace(honest, hands=tuple(sizes))


def choose_aloud(state: Duels, step: Card, choice: int, heard: Heard) -> None:
    three_duels.choose(state, step, choice, heard)
    if heard is not None:
        heard.append(Told(Drew(())))


class TellsSealedAnswers(ThreeDuels):
    """An event tells everybody that a seat has chosen."""

    rules: ClassVar[Rules] = with_question(Card, answer=choose_aloud)


def put_back_at_once(state: Duels, step: PutBack, choice: int | str, heard: Heard) -> None:
    three_duels.put_back(state, step, choice, heard)
    deck, state.chance = shuffled(state.chance, state.decks[step.seat])
    state.decks = put(state.decks, step.seat, deck)


class ShufflesInALane(ThreeDuels):
    """Each secret answer shuffles, so the order of the answers changes the decks."""

    rules: ClassVar[Rules] = with_question(PutBack, answer=put_back_at_once)


class LabelsAllAlike(ThreeDuels):
    """All options read the same."""

    def wording(self, ask: Ask, hidden: Any) -> Wording:
        return msgspec.structs.replace(super().wording(ask, hidden), labels=("a card",) * len(ask.options))


def redraw_unless_empty(state: Duels, step: Step, heard: Heard) -> None:
    if HAND_SIZE in [len(cards) for cards in state.back]:
        raise ZeroDivisionError("no cards left")
    three_duels.redraw(state, step, heard)


class FallsOver(ThreeDuels):
    """The game breaks down when a seat puts all its cards back."""

    rules: ClassVar[Rules] = with_step(Redraw, redraw_unless_empty)
