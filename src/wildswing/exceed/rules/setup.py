"""Setting up a match (rulebook: setup)."""

from typing import Final

from wildswing.exceed.rules.book import Book, book_of
from wildswing.exceed.rules.events import MatchBegan, Mulliganed
from wildswing.exceed.rules.losing import deal
from wildswing.exceed.rules.piles import distinct
from wildswing.exceed.rules.steps import Begin, Mulligan, Mulligans, Redraw, Turn
from wildswing.exceed.rules.table import NO_SPACE, Side, Table
from wildswing.exceed.rules.zones import without
from wildswing.kernel.agenda import open_lanes, push
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.chance import below, shuffled
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.game import Setup
from wildswing.kernel.question import Does
from wildswing.kernel.state import NOTHING, Step

TEXT_KEYS: Final = ("edition", "fighter 1", "normals 1", "fighter 2", "normals 2")
"""What a setup holds, in the order of the table's texts."""

KEEP: Final = NOTHING
"""EX-SETUP-09: the answer that sets no further card aside."""


def texts_of(setup: Setup) -> tuple[str, ...]:
    """Returns the texts of a setup, in the order of the table's."""
    return tuple([setup[key] for key in TEXT_KEYS])


def lay_out(setup: Setup, chance: int) -> Table:
    """Lays out a table: EX-SETUP-01, all attack cards are the deck; EX-SETUP-03, the first sides are up."""
    texts = texts_of(setup)
    book = book_of(texts)
    one, other = [
        Side(
            fighter.starting_life,
            book.starting_spaces[seat],
            _starting_deck(book, seat),
            sealed=book.sealed[seat],
            aside=book.aside[seat],
            tokens=starting_tokens(book, seat),
            held=(0,) * len(book.held),
        )
        for seat, fighter in enumerate(book.fighters)
    ]
    return Table(chance, (Begin(),), (), texts, (one, other))


def _starting_deck(book: Book, seat: int) -> tuple[int, ...]:
    deck = book.decks[seat]
    for card in book.sealed[seat]:
        deck = without(deck, card)
    return deck


def starting_tokens(book: Book, seat: int) -> tuple[int, ...]:
    """EX-NOTION-TOKEN-01: returns the spaces of a seat's tokens at the start, seen ahead from its fighter."""
    here = book.starting_spaces[seat]
    ahead = 1 if here < book.starting_spaces[1 - seat] else -1
    starts = book.fighters[seat].token_starts
    return tuple([NO_SPACE if start is None else here + ahead * start for start in starts])


def begin_match(table: Table, step: Step, heard: Heard) -> None:
    """EX-SETUP-12, EX-SETUP-14: the first player is chosen by chance before decks are shuffled and hands drawn.

    EX-SETUP-13, EX-SETUP-09.
    """
    table.first, table.chance = below(table.chance, 2)
    if heard is not None:
        heard.append(Told(MatchBegan(table.first, table.book.names, table.book.edition.name)))
    for side in table.sides:
        side.deck, table.chance = shuffled(table.chance, side.deck)
    push(table, Mulligans(), Redraw(table.first), Redraw(1 - table.first), Turn(table.first))
    edition = table.book.edition
    for seat, cards in ((table.first, edition.first_hand), (1 - table.first, edition.second_hand)):
        deal(table, seat, cards + table.book.fighters[seat].more_starting_cards, heard)


def offer_mulligans(table: Table, step: Step, heard: Heard) -> None:
    """EX-SETUP-07: each player may set cards of the opening hand aside, both at once and unseen."""
    open_lanes(table, (Mulligan(0),), (Mulligan(1),))


def ask_mulligan(table: Table, step: Mulligan) -> Ask:
    """Asks for the next card to set aside; the order makes no difference."""
    side = table.sides[step.seat]
    cards = distinct(side.hand)
    last = side.put_back[-1] if side.put_back else NOTHING
    repeats = tuple([at for at, card in enumerate(cards, 1) if card < last])
    return Ask(step.seat, "mulligan", (KEEP, *cards), repeats=repeats, always=True)


def set_aside(table: Table, step: Mulligan, card: Value, heard: Heard) -> None:
    """Sets a card aside face down, and asks again."""
    if card != KEEP:
        side = table.sides[step.seat]
        side.hand = without(side.hand, card)
        side.put_back = (*side.put_back, card)
        push(table, step)


def redraw(table: Table, step: Redraw, heard: Heard) -> None:
    """EX-SETUP-07: draws as many cards, and only then shuffles those set aside into the deck."""
    seat = step.seat
    side = table.sides[seat]
    put_back = side.put_back
    side.exchanged = len(put_back)
    if heard is not None:
        heard.append(Told(Mulliganed(seat, table.book.names[seat], len(put_back))))
    if put_back:
        deal(table, seat, len(put_back), heard)
        side.put_back = ()
        side.deck, table.chance = shuffled(table.chance, side.deck + put_back)


RULES: Final[tuple[Does, ...]] = (
    Does(Begin, begin_match),
    Does(Mulligans, offer_mulligans),
    Does(Redraw, redraw),
)
"""What becomes of the steps of this chapter."""
