"""Where the cards of Exceed lie, and what is printed on them, as numbers by slot."""

from functools import lru_cache
from typing import Final

import numpy as np

from wildswing.arenas.parts import Row
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules.book import Book, CardFacts
from wildswing.exceed.rules.slots import SLOTS, slots_of
from wildswing.exceed.rules.table import Table
from wildswing.kernel.state import HIDDEN

COPIES: Final = 2
"""Most cards have so many copies; counts of cards are given in parts of it."""

AREAS: Final = ("hand", "gauge", "discard", "boosts", "transformations", "sealed", "overdrive", "aside", "known deck")
AREA_SIZE: Final = len(AREAS) + 1
"""The areas of the owner, and any area of the other player."""
LYING_SIZE: Final = 2 * SLOTS * AREA_SIZE

PRINTED: Final = ("lowest range", "highest range", "power", "speed", "armor", "guard", "cost", "is an Ultra")
PRINTED_SIZE: Final = 2 * SLOTS * len(PRINTED)

UNKNOWN: Final = 2
"""Room behind the cards for HIDDEN and NOTHING, which count from the end."""

Places = tuple[tuple[list[int], ...], tuple[list[int], ...]]


@lru_cache(maxsize=256)
def _places(book: Book, seat: int) -> Places:
    """Returns for each player's areas where a card in it is counted; one without a slot is counted behind all."""
    of_card = slots_of(book).of_card
    found: list[tuple[list[int], ...]] = []
    for owner in (0, 1):
        lists = [[LYING_SIZE] * (len(book.cards) + UNKNOWN) for _ in AREAS]
        for card, (whose, slot) in of_card.items():
            first = (slot + SLOTS * (whose != seat)) * AREA_SIZE
            for at, places in enumerate(lists):
                places[card] = first + (at if whose == owner else len(AREAS))
        found.append(tuple(lists))
    return found[0], found[1]


def write_lying(row: Row, table: Table, seat: int) -> None:
    """Counts the copies of each card by where they lie."""
    places: list[int] = []
    for side, owner, lists in zip(table.sides, (0, 1), _places(table.book, seat), strict=True):
        areas = (
            side.hand + side.put_back if owner == seat else side.seen_hand,
            side.gauge,
            side.discard,
            [boost.card for boost in side.boosts]
            + [card for one in side.under for card in one.covered]
            + [one.card for one in side.laid],
            [one.card for one in side.transformations],
            side.sealed + (side.seen_sealed if HIDDEN in side.sealed else ()),
            side.overdrive,
            side.aside,
            side.deck if side.seen_deck else (),
        )
        for cards, counted in zip(areas, lists, strict=True):
            if cards:
                places += [counted[card] for card in cards]
    row[:] = np.bincount(places, minlength=LYING_SIZE + 1)[:LYING_SIZE] / COPIES


def write_printed(row: Row, table: Table, seat: int) -> None:
    """Tells what is printed on each card, which never changes in a match."""
    row[:] = _printed(table.book, seat)


@lru_cache(maxsize=256)
def _printed(book: Book, seat: int) -> Row:
    rows = np.zeros((2 * SLOTS, len(PRINTED)), np.float32)
    for card, (whose, slot) in slots_of(book).of_card.items():
        rows[slot + SLOTS * (whose != seat)] = _numbers(book.cards[card])
    return rows.reshape(PRINTED_SIZE)


def _numbers(card: CardFacts) -> list[float]:
    """Returns the printed numbers of a card; what follows from the position, or is “-”, counts as 0."""
    low, high = card.numbers.range or (0, 0)
    cost = 0 if card.cost is None else card.cost.amount
    values = (low, high, card.numbers.power, card.numbers.speed, card.numbers.armor, card.numbers.guard, cost)
    return [*[value / 10 if isinstance(value, int) else 0.0 for value in values], float(card.kind is v.Kind.ULTRA)]
