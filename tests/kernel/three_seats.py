"""Bids: a tiny game for two to four, in which all seats act at once."""

from typing import Any, ClassVar

import msgspec

from wildswing import kernel
from wildswing.kernel import HIDDEN, Ask, Does, Event, Heard, Outcome, Question, SeatStep, Step, Stream, Told, Wording
from wildswing.kernel.chance import shuffled

NAMES = ("North", "East", "South", "West")
HAND_SIZE = 2
ROUNDS = 2
CARDS_EACH = HAND_SIZE + ROUNDS
"""The last card of each seat stays in the deck, so that nobody can tell the deck by counting."""

Cards = tuple[int, ...]


class Bids(kernel.State):
    FIELDS: ClassVar[tuple[str, ...]] = ("chance", "agenda", "lanes", "deck", "hands", "laid", "shown", "won")
    __slots__ = FIELDS[3:]

    deck: Cards
    hands: tuple[Cards, ...]
    """Lowest first."""
    laid: tuple[Cards, ...]
    shown: Cards
    won: tuple[int, ...]

    def __init__(self, chance: int, agenda: tuple[Step, ...], lanes: tuple[tuple[Step, ...], ...], *rest: Any) -> None:
        super().__init__(chance, agenda, lanes)
        for field, value in zip(self.FIELDS[3:], rest, strict=True):
            setattr(self, field, value)

    def copy(self) -> "Bids":
        twin = Bids(*self.values())
        twin.asks = self.asks
        return twin


class Showed(Event, frozen=True, tag="showed"):
    cards: Cards

    def sentence(self) -> str:
        return f"The bids are {', '.join(map(str, self.cards))}."


class Draw(Step):
    """All draw."""


class BidAtOnce(Step):
    """All bid at once."""

    NAME: ClassVar[str] = "bids"


class Bid(SeatStep):
    """Asks a seat for its bid."""


class Show(Step):
    """Shows the bids."""


def draw(state: Bids, _: Step, __: Heard) -> None:
    hands = []
    for hand in state.hands:
        missing = HAND_SIZE - len(hand)
        hands.append(tuple(sorted(hand + state.deck[:missing])))
        state.deck = state.deck[missing:]
    state.hands = tuple(hands)


def bid_at_once(state: Bids, _: Step, __: Heard) -> None:
    kernel.open_lanes(state, *[(Bid(seat),) for seat in range(len(state.hands))])


def ask_bid(state: Bids, step: Bid) -> Ask:
    return Ask(step.seat, "bid", state.hands[step.seat])


def bid(state: Bids, step: Bid, card: int, _: Heard) -> None:
    seats = range(len(state.hands))
    state.laid = tuple([(card,) if seat == step.seat else state.laid[seat] for seat in seats])
    state.hands = tuple([tuple([other for other in hand if other != card]) for hand in state.hands])


def show(state: Bids, _: Step, heard: Heard) -> None:
    cards = tuple([card for cards in state.laid for card in cards])
    state.won = tuple([points + (card == max(cards)) for points, card in zip(state.won, cards, strict=True)])
    state.shown += cards
    state.laid = ((),) * len(state.laid)
    if heard is not None:
        heard.append(Told(Showed(cards)))


class BidsView(msgspec.Struct, frozen=True):
    hands: tuple[Cards, ...]
    laid: tuple[Cards, ...]
    deck: int
    shown: Cards
    won: tuple[int, ...]


class BidsGame(kernel.Game[Bids]):
    """As many seats as the setup says; twice the highest bid wins a point."""

    name: ClassVar[str] = "bids"
    title: ClassVar[str] = "Bids"
    summary: ClassVar[str] = "Twice all bid a card in secret."
    version: ClassVar[int] = 1
    seat_names: ClassVar[tuple[str, ...]] = NAMES[:3]
    longest: ClassVar[int] = ROUNDS * len(NAMES)
    records: ClassVar[tuple[type[kernel.Record], ...]] = (Bids,)
    card_fields: ClassVar[frozenset[str]] = frozenset({"deck", "hands", "laid", "shown"})
    face_down: ClassVar[frozenset[str]] = frozenset({"deck"})
    in_hand: ClassVar[frozenset[str]] = frozenset({"hands", "laid"})
    rules: ClassVar[kernel.Rules] = kernel.Rules(
        Does(Draw, draw), Does(BidAtOnce, bid_at_once), Question(Bid, ask_bid, bid), Does(Show, show)
    )

    def seats(self, setup: kernel.Setup) -> tuple[str, ...]:
        return NAMES[: int(setup["seats"])]

    def default_setup(self) -> kernel.Setup:
        return {"seats": "3"}

    def deal(self, setup: kernel.Setup, chance: int) -> Bids:
        seats = len(self.seats(setup))
        deck, chance = shuffled(chance, range(CARDS_EACH * seats))
        agenda: tuple[Step, ...] = (Draw(), BidAtOnce(), Show()) * ROUNDS
        none = ((),) * seats
        return Bids(chance, agenda[::-1], (), deck, none, none, (), (0,) * seats)

    def view(self, state: Bids, seat: int) -> BidsView:
        hidden = self.hide(state, seat)
        return BidsView(hidden.hands, hidden.laid, len(state.deck), state.shown, state.won)

    def hide(self, state: Bids, seat: int) -> Bids:
        hidden = state.copy()
        hidden.chance = 0
        hidden.deck = (HIDDEN,) * len(state.deck)
        owners = range(len(state.hands))
        held = [hand + laid for hand, laid in zip(state.hands, state.laid, strict=True)]
        hidden.hands = tuple(
            [state.hands[owner] if owner == seat else (HIDDEN,) * len(held[owner]) for owner in owners]
        )
        hidden.laid = tuple([state.laid[owner] if owner == seat else () for owner in owners])
        if state.lanes:
            hidden.lanes = tuple([state.lanes[owner] if owner == seat else (Bid(owner),) for owner in owners])
        hidden.asks = tuple([ask for ask in state.asks if ask.seat == seat])
        return hidden

    def imagine(self, state: Bids, seat: int, stream: Stream) -> Bids:
        imagined = self.hide(state, seat)
        imagined.chance = stream.fresh()
        seen = {*imagined.shown}.union(*imagined.hands, *imagined.laid)
        unseen = stream.shuffled([card for card in range(CARDS_EACH * len(state.hands)) if card not in seen])
        hands = []
        for hand in imagined.hands:
            blanks = hand.count(HIDDEN)
            hands.append(tuple(sorted(unseen[:blanks])) if blanks else hand)
            unseen = unseen[blanks:]
        imagined.hands, imagined.deck = tuple(hands), unseen
        self.run(imagined)
        return imagined

    def wording(self, ask: Ask, hidden: Any) -> Wording:  # noqa: ARG002 - the options say all
        return Wording("Which card do you bid?", "The highest bid wins a point.", tuple(map(str, ask.options)))

    def outcome(self, state: Bids) -> Outcome | None:
        if state.agenda or state.lanes:
            return None
        winners = tuple([seat for seat, points in enumerate(state.won) if points == max(state.won)])
        return Outcome(winners, state.won, 0, f"The points are {', '.join(map(str, state.won))}.")


class ShowsTheThirdSeatABid(BidsGame):
    """The third seat sees what the others have secretly bid."""

    def view(self, state: Bids, seat: int) -> BidsView:
        honest = super().view(state, seat)
        return msgspec.structs.replace(honest, laid=state.laid) if seat == 2 else honest


class ShowsTheFirstHand(BidsGame):
    """Everybody sees which cards the first seat holds, lowest first."""

    def view(self, state: Bids, seat: int) -> BidsView:
        honest = super().view(state, seat)
        held = tuple(sorted(state.hands[0] + state.laid[0]))
        return msgspec.structs.replace(honest, hands=(held, *honest.hands[1:]))
