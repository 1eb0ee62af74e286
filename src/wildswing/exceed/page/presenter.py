"""Exceed as a page needs it: the fighters, and what can be chosen before a match."""

from collections.abc import Collection, Sequence
from functools import lru_cache

import msgspec

from wildswing.exceed.appearance import Appearance, appearance_of
from wildswing.exceed.game import EXCEED
from wildswing.exceed.home.entries import FighterEntry, entries, entry_of
from wildswing.exceed.home.fighters import gather
from wildswing.exceed.language import nodes as n
from wildswing.exceed.language.motifs import motif_of
from wildswing.exceed.language.printers import said_line
from wildswing.exceed.language.sheets import Bound
from wildswing.exceed.language.vocabulary import Motif
from wildswing.exceed.matches import DEFAULT_FIGHTERS, FIGHTER_KEYS, fighter_text, frame_of, roster, setup_of, sheet_of
from wildswing.exceed.page.bringing import is_text, name_in, own_text
from wildswing.exceed.page.options import about_barred
from wildswing.exceed.page.payment import bill_of
from wildswing.exceed.rules.book import Book, book_of
from wildswing.exceed.rules.editions import EDITIONS
from wildswing.exceed.rules.facts import BoostFacts, CardFacts, FighterFacts
from wildswing.exceed.rules.forecast import Forecast, forecast
from wildswing.exceed.rules.setup import texts_of
from wildswing.exceed.rules.table import Table
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Setup
from wildswing.server.presenting.any_game import Presenter
from wildswing.server.protocol import ANY, Barred, Bill, MatchWish, Standing
from wildswing.texts import Text, say, spoken_language, translated
from wildswing.texts.beside import said_beside

ROSTER = "wildswing.exceed.roster"
"""Where the fighters' styles stand in other languages."""

LEFT_OPEN = frozenset({"", ANY})
"""What names no fighter."""


class ArenaFacts(msgspec.Struct, frozen=True):
    """The arena by an edition: how many spaces it has, and where the fighter of each seat begins."""

    spaces: int
    starts: tuple[int, int]


class ExceedChoices(msgspec.Struct, frozen=True):
    """What can be chosen for a match of Exceed."""

    fighters: tuple[FighterEntry, ...]
    editions: tuple[str, ...]
    arenas: dict[str, ArenaFacts]
    """By the names of the editions."""
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


class ReadFighter(msgspec.Struct, frozen=True):
    """A fighter of somebody's own making: as it stands in the list, and with all cards."""

    entry: FighterEntry
    sheet: FighterSheet


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
        listed = [msgspec.structs.replace(entry, style=said_beside(ROSTER, entry.style)) for entry in entries(found)]
        arenas = {name: ArenaFacts(edition.spaces, edition.starting_spaces) for name, edition in EDITIONS.items()}
        return ExceedChoices(tuple(listed), tuple(EDITIONS), arenas, DEFAULT_FIGHTERS, found.passed_over)

    def sheet(self, game: AnyGame, name: str) -> FighterSheet:  # noqa: ARG002 - there is one Exceed
        """Returns a fighter with all cards."""
        return _sheet_of(gather(names_folder=False).text(name))

    def read_text(self, game: AnyGame, text: str, file: str) -> ReadFighter:  # noqa: ARG002 - there is one Exceed
        """Reads a fighter of somebody's own making."""
        return ReadFighter(entry_of(own_text(text, file)), _sheet_of(text))

    def setup(self, game: AnyGame, wish: MatchWish) -> Setup:  # noqa: ARG002 - there is one Exceed
        """Returns two fighters who meet by an edition's rules."""
        found = gather(names_folder=False)
        own = {name_in(text): own_text(text) for text in wish.texts}
        texts = ["" if name in LEFT_OPEN else own.get(name) or found.text(name) for name in _fighters(wish)]
        return setup_of(texts, wish.edition) if all(texts) else frame_of(texts, wish.edition)

    def brought(self, game: AnyGame, name: str, text: str = "") -> str:  # noqa: ARG002 - there is one Exceed
        """Returns the fighter whom somebody brings: a name of the roster, or a text; whoever says nothing takes any."""
        if text or is_text(name):
            return own_text(text or name)
        if name in LEFT_OPEN:
            return ANY
        found = gather(names_folder=False).text(name)
        return name_in(found) if found in roster().values() else found

    def left_open(self, setup: Setup) -> frozenset[int]:
        """Returns the seats whose fighter is not known yet."""
        return frozenset([seat for seat, key in enumerate(FIGHTER_KEYS) if not setup[key]])

    def brings(self, setup: Setup, said: Sequence[str]) -> tuple[str, ...]:
        """Returns the fighters, as far as they are known."""
        known = [setup[key] for key in FIGHTER_KEYS]
        return tuple([name_in(text or name) for text, name in zip(known, said, strict=True)])

    def fan_made(self, setup: Setup, said: Sequence[str]) -> tuple[str, ...]:
        """Returns the fighters that are not of the roster."""
        return tuple(_own_texts(setup, said))

    def faces(self, setup: Setup, said: Sequence[str]) -> dict[str, Appearance]:
        """Returns how the fighters that are not of the roster are drawn."""
        return {name: appearance_of(sheet_of(text)) for name, text in _own_texts(setup, said).items()}

    def bringable(self, game: AnyGame) -> tuple[str, ...]:  # noqa: ARG002 - there is one Exceed
        """Returns the fighters of the roster."""
        return tuple(roster())

    def reopened(self, setup: Setup, seats: Collection[int]) -> Setup:
        """Returns the setup with other fighters to come, by the same edition."""
        texts = ["" if seat in seats else setup[key] for seat, key in enumerate(FIGHTER_KEYS)]
        return frame_of(texts, setup["edition"] or None) if seats else setup

    def edition(self, setup: Setup) -> str:
        """Returns the edition, if it does not follow from fighters who are still to come."""
        return setup["edition"]

    def completed(self, setup: Setup, said: Sequence[str], seed: str, banned: Collection[str]) -> Setup:
        """Returns the setup with the fighters whom people brought; the seed draws those whom nobody chose."""
        if not self.left_open(setup):
            return setup
        stream = Stream(f"fighters {seed}")
        # Each seat draws, so that what one brings changes nothing for the other.
        drawn = [stream.shuffled([name for name in roster() if name not in banned])[0] for _ in FIGHTER_KEYS]
        names = [one if name in LEFT_OPEN else name for one, name in zip(drawn, said, strict=True)]
        texts = [
            setup[key] or (name if is_text(name) else fighter_text(name))
            for key, name in zip(FIGHTER_KEYS, names, strict=True)
        ]
        return setup_of(texts, setup["edition"] or None)

    def seats(self, game: AnyGame, setup: Setup, said: Sequence[str]) -> tuple[str, ...]:
        """Returns the names of the fighters, also of those who are still to come."""
        if not self.left_open(setup):
            return game.seats(setup)
        named = {"": say("Challenger"), ANY: say("Any fighter")}
        return tuple([named.get(name, name) for name in self.brings(setup, said or [""] * len(FIGHTER_KEYS))])

    def catalog(self, state: Table, setup: Setup) -> ExceedCatalog:  # noqa: ARG002 - the state has the cards
        """Returns both fighters with all their cards."""
        return _catalog(state.texts, spoken_language())

    def moment(self, state: Table) -> str:
        """Says which turn it is."""
        return say("turn {number}", number=state.number) if state.number else say("opening hands")

    def standings(self, hidden: Table) -> tuple[Standing, ...]:
        """Returns the life that both fighters have left."""
        most = [fighter.most_life for fighter in hidden.book.fighters]
        return tuple([Standing(side.life, life) for side, life in zip(hidden.sides, most, strict=True)])

    def barred(self, ask: Ask, hidden: Table) -> tuple[Barred, ...]:
        """Returns the spaces, cards and actions that are not offered, each with the reason."""
        return about_barred(ask, hidden)

    def bill(self, ask: Ask, hidden: Table) -> Bill | None:
        """Returns the payment that a question is a part of, with the cheapest cards that suffice."""
        return bill_of(ask, hidden)

    def goes_without_saying(self, ask: Ask) -> bool:
        """Tells whether a question has one answer, and being asked is no news to its player."""
        news = EXCEED.question(ask).news
        return len(ask.options) == 1 and not (news is not None and news(ask))

    def forecast(self, hidden: Table, seat: int, owner: int, card: str) -> Forecast:
        """Returns what a card would do as its owner's attack."""
        if owner >= len(hidden.sides):
            raise WildswingError(say("There is no seat {seat} in this match; seats are counted from 0.", seat=owner))
        for number, facts in enumerate(hidden.book.cards):
            if facts.name == card and (facts.owner == owner or card not in _names_of(hidden.book, owner)):
                found = forecast(hidden, seat, owner, number)
                meetings = [
                    msgspec.structs.replace(one, why_missed=translated(Text(one.why_missed))) for one in found.meetings
                ]
                why = translated(Text(found.why_missed))
                return msgspec.structs.replace(found, why_missed=why, meetings=tuple(meetings))
        raise WildswingError(say("Nobody in this match has a card “{card}”.", card=card))


@lru_cache(maxsize=64)
def _catalog(texts: tuple[str, ...], _language: str) -> ExceedCatalog:
    """Returns the same for everybody of a language who comes to a match."""
    book = book_of(texts)
    sheets = [_sheet(book, seat, fighter) for seat, fighter in enumerate(book.fighters)]
    return ExceedCatalog(book.edition.name, book.edition.move_action, tuple(sheets))


def _own_texts(setup: Setup, said: Sequence[str]) -> dict[str, str]:
    """Returns the texts of the fighters that are not of the roster, by their names."""
    texts = [*[setup.get(key, "") for key in FIGHTER_KEYS], *[one for one in said if is_text(one)]]
    return {name_in(text): text for text in texts if text and text not in roster().values()}


def _fighters(wish: MatchWish) -> Sequence[str]:
    if wish.fighters or not wish.brings:
        return wish.fighters or DEFAULT_FIGHTERS
    own = wish.seats or (wish.seat or 0,)
    return [wish.brings if seat in own else "" for seat, _ in enumerate(FIGHTER_KEYS)]


def _sheet_of(text: str) -> FighterSheet:
    setup = setup_of([text, text])
    book = book_of(texts_of(setup))
    return _sheet(book, 0, book.fighters[0])


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
    return tuple([said_line(line) for line in lines])


def _card(card: CardFacts) -> Card:
    numbers = card.numbers
    return Card(
        name=card.name,
        kind=card.kind.value,
        copies=card.copies,
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
