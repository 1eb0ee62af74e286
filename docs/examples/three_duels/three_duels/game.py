"""Three Duels: both may put cards back, then one, three or five times both secretly choose a card and show it."""

from typing import Any, ClassVar

import msgspec

from wildswing import kernel
from wildswing.kernel import HIDDEN, Ask, Does, Heard, Outcome, Question, SeatStep, Step, Stream, Told
from wildswing.kernel.chance import below, shuffled
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.facets import Facets
from wildswing.texts import text

DECKS = (tuple(range(6)), tuple(range(6, 12)))
"""A card is a number; no two cards have the same."""

SEATS = (0, 1)
NAMES = ("North", "South")
HAND_SIZE = 3
LENGTHS = (1, 3, 5)
"""How many duels a match may have."""
USUAL = 3
KEEP = "keep"

Cards = tuple[int, ...]


class Coin(Step):
    """Tosses the coin."""


class Draw(Step):
    """Lets both draw up to three."""


class Mulligan(Step):
    """Lets both put cards back."""


class PutBack(SeatStep):
    """Asks a seat for a card to put back."""


class Redraw(Step):
    """Fills the hands again."""


class Choose(Step):
    """Lets both choose a card."""


class Card(SeatStep):
    """Asks a seat for the card that fights."""


class Fight(Step):
    """Shows both cards."""


class End(Step):
    """Ends the game."""


def agenda_of(duels: int) -> tuple[Step, ...]:
    """Returns all that is done in a match of so many duels."""
    return (Coin(), Draw(), Mulligan(), Redraw(), *[Choose(), Fight(), Draw()] * duels, End())


def length_of(setup: kernel.Setup) -> int:
    """Returns how many duels a match has; a setup that does not say it has three."""
    said = setup.get("duels", str(USUAL))
    lengths = {str(length): length for length in LENGTHS}
    if said not in lengths:
        raise WildswingError(f"A match has {', '.join(lengths)} duels, not “{said}”.")
    return lengths[said]


def strength(card: int) -> int:
    """Returns the number printed on a card."""
    return card % 6 + 1


class Duels(kernel.State):
    """The whole game at some moment; what each seat has stands in the order of the seats."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *("chance", "agenda", "lanes"),
        *("phase", "first", "decks", "hands", "back", "ready", "chosen", "taken", "aside"),
    )
    __slots__ = FIELDS[3:]

    phase: str
    first: int
    """Who wins if both take equally many cards."""
    decks: tuple[Cards, ...]
    hands: tuple[Cards, ...]
    """Lowest first."""
    back: tuple[Cards, ...]
    """Put back, but not yet shuffled in."""
    ready: tuple[bool, ...]
    """Who puts nothing more back."""
    chosen: tuple[Cards, ...]
    taken: tuple[Cards, ...]
    aside: Cards

    def __init__(self, chance: int, agenda: tuple[Step, ...], lanes: tuple[tuple[Step, ...], ...], *rest: Any) -> None:
        super().__init__(chance, agenda, lanes)
        for field, value in zip(self.FIELDS[3:], rest, strict=True):
            setattr(self, field, value)

    def copy(self) -> "Duels":
        """Returns an independent copy."""
        twin = type(self)(*self.values())
        twin.asks = self.asks
        return twin


def put(whole: tuple[Any, ...], seat: int, part: Any) -> tuple[Any, ...]:
    """Returns the whole with another part for one seat."""
    return (*whole[:seat], part, *whole[seat + 1 :])


class Tossed(kernel.Event, frozen=True, tag="tossed"):
    """The coin fell."""

    first: int

    def sentence(self) -> str:
        """Tells for whom."""
        return f"{NAMES[self.first]} wins the toss, and the game if both take equally many cards."


class Drew(kernel.Event, frozen=True, tag="drew"):
    """The cards a seat drew, for that seat."""

    cards: Cards

    def sentence(self) -> str:
        """Tells the cards."""
        return f"You draw {', '.join([str(strength(card)) for card in self.cards]) or 'nothing'}."


class Fought(kernel.Event, frozen=True, tag="fought"):
    """Both chosen cards were shown."""

    cards: Cards

    def sentence(self) -> str:
        """Tells the cards."""
        north, south = [strength(card) for card in self.cards]
        return f"{NAMES[0]} shows {north}, {NAMES[1]} shows {south}."


def toss(state: Duels, _: Step, heard: Heard) -> None:
    """Tosses the coin."""
    state.first, state.chance = below(state.chance, 2)
    if heard is not None:
        heard.append(Told(Tossed(state.first)))


def draw(state: Duels, _: Step, heard: Heard) -> None:
    """Lets both draw up to three."""
    for seat, (deck, hand) in enumerate(zip(state.decks, state.hands, strict=True)):
        count = HAND_SIZE - len(hand)
        drawn = tuple(sorted(deck[:count]))
        state.decks = put(state.decks, seat, deck[count:])
        state.hands = put(state.hands, seat, tuple(sorted(hand + drawn)))
        if heard is not None:
            heard.append(Told(Drew(drawn), (seat,)))


def lane_of(phase: str, seat: int) -> tuple[Step, ...]:
    """Returns what a seat does while both act at once; a step with a single option is not asked."""
    return (PutBack(seat),) * HAND_SIZE if phase == "mulligan" else (Card(seat),)


def both_at_once(state: Duels, step: Step, _: Heard) -> None:
    """Begins a phase of secret answers."""
    state.phase = step.name
    kernel.open_lanes(state, *[lane_of(state.phase, seat) for seat in SEATS])


def ask_put_back(state: Duels, step: PutBack) -> Ask:
    """Offers every hand card until the seat keeps the rest."""
    return Ask(step.seat, "put back", (KEEP,) if state.ready[step.seat] else (*state.hands[step.seat], KEEP))


def ask_card(state: Duels, step: Card) -> Ask:
    """Offers every hand card."""
    return Ask(step.seat, "card", state.hands[step.seat])


def put_back(state: Duels, step: PutBack, choice: int | str, _: Heard) -> None:
    """Lays a card aside; the shuffle waits until both are ready, so it is all one who answers first."""
    seat = step.seat
    if choice == KEEP:
        state.ready = put(state.ready, seat, True)
    else:
        state.hands = put(state.hands, seat, tuple([card for card in state.hands[seat] if card != choice]))
        state.back = put(state.back, seat, (*state.back[seat], choice))


def choose(state: Duels, step: Card, choice: int, _: Heard) -> None:
    """Lays a card face down."""
    seat = step.seat
    state.hands = put(state.hands, seat, tuple([card for card in state.hands[seat] if card != choice]))
    state.chosen = put(state.chosen, seat, (choice,))


def redraw(state: Duels, step: Step, heard: Heard) -> None:
    """Shuffles what was put back into the decks, and fills the hands."""
    for seat in SEATS:
        deck, state.chance = shuffled(state.chance, state.decks[seat] + state.back[seat])
        state.decks = put(state.decks, seat, deck)
    state.back, state.ready = ((), ()), (False, False)
    draw(state, step, heard)


def fight(state: Duels, _: Step, heard: Heard) -> None:
    """Shows both cards; the stronger one takes both."""
    cards = state.chosen[0] + state.chosen[1]
    north, south = [strength(card) for card in cards]
    if north == south:
        state.aside += cards
    else:
        winner = int(south > north)
        state.taken = put(state.taken, winner, state.taken[winner] + cards)
    state.chosen = ((), ())
    if heard is not None:
        heard.append(Told(Fought(cards)))


def end(state: Duels, step: Step, _: Heard) -> None:
    """Ends the game."""
    state.phase = step.name


class DuelsView(msgspec.Struct, frozen=True):
    """What a seat sees; HIDDEN stands for a card that it cannot see."""

    phase: str
    first: int
    hands: tuple[Cards, ...]
    decks: tuple[int, ...]
    taken: tuple[Cards, ...]
    aside: Cards
    back: Cards
    """What the seat itself puts back."""
    chosen: Cards
    """What the seat itself has chosen."""
    left: int
    """How many duels are still to come."""


class ThreeDuels(kernel.Game[Duels]):
    """Two seats, three duels unless the setup says otherwise."""

    name: ClassVar[str] = "three-duels"
    title: ClassVar[str] = "Three Duels"
    summary: ClassVar[str] = "Three times both choose a card in secret; the stronger one takes both."
    version: ClassVar[int] = 1
    facets: ClassVar[Facets] = Facets(
        agents="three_duels.agents:AGENTS",
        arena="three_duels.arena:ARENA",
        glossary="three_duels.words:WORDS",
        look="three_duels.look:DuelsLook",
        page="three_duels.page:DuelsPresenter",
        picture="three_duels:picture/table.js",
    )
    seat_names: ClassVar[tuple[str, ...]] = NAMES
    longest: ClassVar[int] = 2 * HAND_SIZE + 2 * max(LENGTHS)
    records: ClassVar[tuple[type[kernel.Record], ...]] = (Duels,)
    card_fields: ClassVar[frozenset[str]] = frozenset({"decks", "hands", "back", "chosen", "taken", "aside"})
    face_down: ClassVar[frozenset[str]] = frozenset({"decks"})
    in_hand: ClassVar[frozenset[str]] = frozenset({"hands", "back", "chosen"})
    rules: ClassVar[kernel.Rules] = kernel.Rules(
        Does(Coin, toss),
        Does(Draw, draw),
        Does(Mulligan, both_at_once),
        Question(
            PutBack,
            ask_put_back,
            put_back,
            prompt=text("Which card do you put back?"),
            rule=text("You draw as many cards as you put back."),
            label=lambda _state, _ask, option: KEEP if option == KEEP else str(strength(option)),
            about=lambda _state, _ask, option: {} if option == KEEP else {"strength": strength(option)},
            number=lambda _state, _ask, option: (
                ("put back: keep",) if option == KEEP else ("put back", strength(option) - 1)
            ),
        ),
        Does(Redraw, redraw),
        Does(Choose, both_at_once),
        Question(
            Card,
            ask_card,
            choose,
            prompt=text("Which card fights?"),
            rule=text("The stronger card takes both."),
            label=lambda _state, _ask, card: str(strength(card)),
            about=lambda _state, _ask, card: {"strength": strength(card)},
            number=lambda _state, _ask, card: ("card", strength(card) - 1),
        ),
        Does(Fight, fight),
        Does(End, end),
    )

    def deal(self, setup: kernel.Setup, chance: int) -> Duels:
        """Shuffles both decks."""
        agenda = agenda_of(length_of(setup))
        north, chance = shuffled(chance, DECKS[0])
        south, chance = shuffled(chance, DECKS[1])
        none = ((), ())
        return Duels(chance, agenda[::-1], (), "start", 0, (north, south), none, none, (False, False), none, none, ())

    def view(self, state: Duels, seat: int) -> DuelsView:
        """Lists what a seat sees."""
        return DuelsView(
            phase=state.phase,
            first=state.first,
            hands=tuple([state.hands[other] if other == seat else covered(state, other) for other in SEATS]),
            decks=tuple([len(deck) for deck in state.decks]),
            taken=state.taken,
            aside=state.aside,
            back=state.back[seat] if seat in SEATS else (),
            chosen=state.chosen[seat] if seat in SEATS else (),
            left=len([step for step in state.agenda if isinstance(step, Fight)]),
        )

    def hide(self, state: Duels, seat: int) -> Duels:
        """Blanks the decks and the chance, and takes back what others secretly did in this phase."""
        hidden = state.copy()
        hidden.chance = 0
        hidden.decks = tuple([(HIDDEN,) * len(deck) for deck in state.decks])
        for other in [other for other in SEATS if other != seat]:
            hidden.hands = put(hidden.hands, other, covered(state, other))
            hidden.back = put(hidden.back, other, ())
            hidden.ready = put(hidden.ready, other, False)
            hidden.chosen = put(hidden.chosen, other, ())
            if state.lanes:
                hidden.lanes = put(hidden.lanes, other, lane_of(state.phase, other))
        hidden.asks = tuple([ask for ask in state.asks if ask.seat == seat])
        return hidden

    def imagine(self, state: Duels, seat: int, stream: Stream) -> Duels:
        """Deals what the seat cannot see of each deck to the hidden places."""
        imagined = self.hide(state, seat)
        imagined.chance = stream.fresh()
        piles = (*imagined.hands, *imagined.back, *imagined.chosen, *imagined.taken, imagined.aside)
        seen = {card for pile in piles for card in pile}
        for other, deck in enumerate(DECKS):
            unseen = stream.shuffled([card for card in deck if card not in seen])
            held = 0 if other == seat else len(imagined.hands[other])
            if held:
                imagined.hands = put(imagined.hands, other, tuple(sorted(unseen[:held])))
            imagined.decks = put(imagined.decks, other, unseen[held:])
        self.run(imagined)
        return imagined

    def outcome(self, state: Duels) -> Outcome | None:
        """Returns the winner once all duels are fought."""
        if state.phase != "end":
            return None
        north, south = [len(cards) for cards in state.taken]
        winner = state.first if north == south else int(south > north)
        toss = ", by the toss" if north == south else ""
        return Outcome((winner,), (north, south), state.first, f"{NAMES[winner]} wins {north} to {south}{toss}.")


def covered(state: Duels, seat: int) -> Cards:
    """Returns a hand as others see it; a card that was secretly moved still seems to be in it."""
    return (HIDDEN,) * len(state.hands[seat] + state.back[seat] + state.chosen[seat])


THREE_DUELS = ThreeDuels()
