"""Exceed as a page needs it: the fighters, and what can be chosen before a match."""

import msgspec

from wildswing.exceed.appearance import Appearance, appearance_of
from wildswing.exceed.home.entries import FighterEntry, entries
from wildswing.exceed.home.fighters import gather
from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import print_line
from wildswing.exceed.language.motifs import motif_of
from wildswing.exceed.language.sheets import Bound
from wildswing.exceed.language.vocabulary import Motif
from wildswing.exceed.matches import DEFAULT_FIGHTERS, setup_of
from wildswing.exceed.page.options import about_barred, about_options
from wildswing.exceed.page.payment import bill_of
from wildswing.exceed.rules.book import Book, BoostFacts, CardFacts, FighterFacts, book_of
from wildswing.exceed.rules.editions import EDITIONS
from wildswing.exceed.rules.forecast import Forecast, forecast
from wildswing.exceed.rules.setup import TEXT_KEYS
from wildswing.exceed.rules.table import Table
from wildswing.kernel.ask import Ask
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Setup
from wildswing.server.presenting.any_game import Presenter
from wildswing.server.protocol import About, Barred, Bill, MatchWish
from wildswing.texts import Text, say, translated


class ExceedChoices(msgspec.Struct, frozen=True):
    """What can be chosen for a match of Exceed."""

    fighters: tuple[FighterEntry, ...]
    editions: tuple[str, ...]
    default: tuple[str, ...]
    passed_over: tuple[str, ...]
    """Why files in the folder for one's own fighters were passed over."""


class Price(msgspec.Struct, frozen=True):
    """A price in force or gauge."""

    amount: int
    resource: str


class BoostCard(msgspec.Struct, frozen=True):
    """The lower half of a card."""

    name: str
    kind: str
    cost: Price | None
    cancelable: bool
    lines: tuple[str, ...]


class Card(msgspec.Struct, frozen=True):
    """A card with the words of its file; a number may be “X”, and null is a range or power of “-”."""

    name: str
    kind: str
    copies: int
    cost: Price | None
    range: tuple[int | str, int | str] | None
    power: int | str | None
    speed: int | str
    armor: int
    guard: int
    lines: tuple[str, ...]
    boost: BoostCard | None
    motif: Motif


class FighterSheet(msgspec.Struct, frozen=True):
    """A fighter with the words of both sides, and all its cards; `both_sides` holds on either side."""

    name: str
    look: Appearance
    edition: str
    life: int
    exceed_cost: int | None
    tokens: tuple[str, ...]
    both_sides: tuple[str, ...]
    basic: tuple[str, ...]
    exceeded: tuple[str, ...]
    cards: tuple[Card, ...]


class ExceedCatalog(msgspec.Struct, frozen=True):
    """What everybody may know in a match of Exceed; the fighters stand in the order of the seats."""

    edition: str
    move_action: str
    fighters: tuple[FighterSheet, ...]


class ExceedPresenter(Presenter):
    """Presents Exceed."""

    def choices(self, game: AnyGame) -> ExceedChoices:  # noqa: ARG002 - there is one Exceed
        """Returns the fighters and editions there are."""
        found = gather(names_folder=False)
        return ExceedChoices(entries(found), tuple(EDITIONS), DEFAULT_FIGHTERS, found.passed_over)

    def sheet(self, game: AnyGame, name: str) -> FighterSheet:  # noqa: ARG002 - there is one Exceed
        """Returns a fighter with all cards."""
        text = gather(names_folder=False).text(name)
        setup = setup_of([text, text])
        book = book_of(tuple([setup[key] for key in TEXT_KEYS]))
        return _sheet(book, 0, book.fighters[0])

    def setup(self, game: AnyGame, wish: MatchWish) -> Setup:  # noqa: ARG002 - there is one Exceed
        """Returns two fighters who meet by an edition's rules."""
        found = gather(names_folder=False)
        return setup_of([found.text(name) for name in wish.fighters or DEFAULT_FIGHTERS], wish.edition)

    def catalog(self, state: Table, setup: Setup) -> ExceedCatalog:  # noqa: ARG002 - the state has the cards
        """Returns both fighters with all their cards."""
        book = state.book
        sheets = [_sheet(book, seat, fighter) for seat, fighter in enumerate(book.fighters)]
        return ExceedCatalog(book.edition.name, book.edition.move_action, tuple(sheets))

    def moment(self, state: Table) -> str:
        """Says which turn it is."""
        return say("turn {number}", number=state.number) if state.number else say("opening hands")

    def about(self, ask: Ask, hidden: Table) -> tuple[About, ...]:
        """Returns what each option means to a picture of the arena and the cards."""
        return about_options(ask, hidden)

    def barred(self, ask: Ask, hidden: Table) -> tuple[Barred, ...]:
        """Returns the spaces, cards and actions that are not offered, each with the reason."""
        return about_barred(ask, hidden)

    def bill(self, ask: Ask, hidden: Table) -> Bill | None:
        """Returns the payment that a question is a part of, with the cheapest cards that suffice."""
        return bill_of(ask, hidden)

    def goes_without_saying(self, ask: Ask) -> bool:
        """Tells whether a question has one answer, and being asked is no news to its player.

        It is news what one must set and why, and that a text on an attack face down is used: nothing else tells that.
        """
        return len(ask.options) == 1 and not (ask.kind == "set" or (ask.kind == "set text" and ask.options[0]))

    def forecast(self, hidden: Table, seat: int, owner: int, card: str) -> Forecast:
        """Returns what a card would do as its owner's attack."""
        if owner >= len(hidden.sides):
            raise WildswingError(say("There is no seat {seat} in this match; seats are counted from 0.", seat=owner))
        for number, facts in enumerate(hidden.book.cards):
            if facts.name == card and (facts.owner == owner or card not in _names_of(hidden.book, owner)):
                found = forecast(hidden, seat, owner, number)
                return msgspec.structs.replace(found, why_missed=translated(Text(found.why_missed)))
        raise WildswingError(say("Nobody in this match has a card “{card}”.", card=card))


def _names_of(book: Book, seat: int) -> list[str]:
    return [card.name for card in book.cards if card.owner == seat]


def _sheet(book: Book, seat: int, fighter: FighterFacts) -> FighterSheet:
    sheet = fighter.sheet
    return FighterSheet(
        name=sheet.name,
        look=appearance_of(sheet),
        edition=sheet.edition.value,
        life=fighter.starting_life,
        exceed_cost=None if sheet.exceed is None else sheet.exceed.gauge,
        tokens=fighter.tokens,
        both_sides=_lines(sheet.both_sides),
        basic=_lines(sheet.basic),
        exceeded=_lines(sheet.exceeded),
        cards=tuple([_card(card) for card in book.cards if card.owner == seat]),
    )


def _lines(lines: tuple[n.Line, ...]) -> tuple[str, ...]:
    return tuple([print_line(line) for line in lines])


def _card(card: CardFacts) -> Card:
    numbers = card.numbers
    return Card(
        name=card.name,
        kind=card.kind.value,
        copies=card.sheet.copies,
        cost=_price(card.cost),
        range=None if numbers.range is None else (_plain(numbers.range[0]), _plain(numbers.range[1])),
        power=None if numbers.power is None else _plain(numbers.power),
        speed=_plain(numbers.speed),
        armor=numbers.armor,
        guard=numbers.guard,
        lines=_lines(card.sheet.lines),
        boost=None if card.boost is None or card.sheet.boost is None else _boost(card.boost, card.sheet.boost.lines),
        motif=motif_of(card.sheet),
    )


def _plain(number: Bound) -> int | str:
    return number if isinstance(number, int) else number.value


def _price(cost: n.Cost | None) -> Price | None:
    return None if cost is None else Price(cost.amount, cost.resource.value)


def _boost(boost: BoostFacts, lines: tuple[n.Line, ...]) -> BoostCard:
    return BoostCard(boost.name, boost.kind.value, _price(boost.cost), boost.cancelable, _lines(lines))
