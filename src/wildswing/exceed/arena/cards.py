"""Where the cards of Exceed lie, and what is printed on them, as numbers by slot."""

from functools import lru_cache
from typing import Final

import numpy as np

from wildswing.arenas.parts import Kept, Row
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules.book import Book
from wildswing.exceed.rules.facts import CardFacts
from wildswing.exceed.rules.knowledge import covered_as_seen, knows_deck_card
from wildswing.exceed.rules.slots import SLOTS, slots_of
from wildswing.exceed.rules.table import InPlay, Laid, Side, Table, Under
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

HALVES: Final = tuple([min(count / COPIES, 1.0) for count in range(64)])
"""What is told of a number of copies."""


class Lying:
    """How many copies of each card lie where, as a seat knows it: the areas of seat 0, then those of seat 1."""

    __slots__ = ("areas", "boosts", "counts", "first", "laid", "places", "under")

    def __init__(self, book: Book, seat: int, first: int) -> None:
        self.first = first
        """Where the counts begin in an observation."""
        self.places = _places(book, seat)
        self.counts = [0] * (LYING_SIZE + 1)
        self.areas: list[tuple[int, ...]] = [()] * (2 * len(AREAS))
        # Of the areas whose cards have to be looked for, from what they were found.
        self.boosts: list[tuple[InPlay, ...]] = [(), ()]
        self.under: list[tuple[Under, ...]] = [(), ()]
        self.laid: list[tuple[Laid, ...]] = [(), ()]

    def write(self, row: Kept, table: Table, seat: int) -> None:
        """Counts again where cards have come or gone."""
        for owner in (0, 1):
            side = table.sides[owner]
            first = owner * len(AREAS)
            own = owner == seat
            self._count(row, first, side.hand + side.put_back if own else side.seen_hand)
            self._count(row, first + 1, side.gauge)
            self._count(row, first + 2, side.discard)
            if (
                side.boosts is not self.boosts[owner]
                or side.under is not self.under[owner]
                or side.laid is not self.laid[owner]
            ):
                self.boosts[owner], self.under[owner], self.laid[owner] = side.boosts, side.under, side.laid
                self._count(row, first + 3, _boosts(side, seat))
            if side.transformations or self.areas[first + 4]:
                self._count(row, first + 4, tuple([one.card for one in side.transformations]))
            known = side.seen_sealed if side.sealed and HIDDEN in side.sealed else ()
            self._count(row, first + 5, side.sealed + known)
            self._count(row, first + 6, side.overdrive)
            self._count(row, first + 7, side.aside)
            if side.seen_deck or self.areas[first + 8]:
                self._count(row, first + 8, _known_deck(side, seat))

    def _count(self, row: Kept, at: int, cards: tuple[int, ...]) -> None:
        before = self.areas[at]
        if cards is before:
            return
        self.areas[at] = cards
        places = self.places[at]
        counts = self.counts
        end, last = len(before), len(cards)
        while end and last and before[end - 1] == cards[last - 1]:
            end -= 1
            last -= 1
        same = 0
        while same < end and same < last and before[same] == cards[same]:
            same += 1
        left = before[same:end]
        come = cards[same:last]
        for card in left:
            counts[places[card]] -= 1
        for card in come:
            counts[places[card]] += 1
        for card in left + come:
            place = places[card]
            if place < LYING_SIZE:
                row[self.first + place] = HALVES[counts[place]]


def _boosts(side: Side, seat: int) -> tuple[int, ...]:
    """Returns the cards of boosts, those under them as far as a seat knows them, and those on spaces."""
    cards = [one.card for one in side.boosts]
    for pile in side.under:
        cards += covered_as_seen(pile, seat)
    return (*cards, *[one.card for one in side.laid])


def _known_deck(side: Side, seat: int) -> tuple[int, ...]:
    """Returns the cards of a deck that a seat knows."""
    return tuple([card for at, card in enumerate(side.deck) if knows_deck_card(side, at, seat)])


@lru_cache(maxsize=256)
def _places(book: Book, seat: int) -> list[list[int]]:
    """Returns for each player's areas where a card in it is counted; one without a slot is counted behind all."""
    of_card = slots_of(book).of_card
    found: list[list[int]] = []
    for owner in (0, 1):
        lists = [[LYING_SIZE] * (len(book.cards) + UNKNOWN) for _ in AREAS]
        for card, (whose, slot) in of_card.items():
            first = (slot + SLOTS * (whose != seat)) * AREA_SIZE
            for at, places in enumerate(lists):
                places[card] = first + (at if whose == owner else len(AREAS))
        found += lists
    return found


@lru_cache(maxsize=256)
def printed(book: Book, seat: int) -> Row:
    """Returns what is printed on each card."""
    rows = np.zeros((2 * SLOTS, len(PRINTED)), np.float32)
    for card, (whose, slot) in slots_of(book).of_card.items():
        rows[slot + SLOTS * (whose != seat)] = _numbers(book.cards[card])
    return np.clip(rows.reshape(PRINTED_SIZE), -1, 1)


def _numbers(card: CardFacts) -> list[float]:
    """Returns the printed numbers of a card; what follows from the position, or is “-”, counts as 0."""
    low, high = card.numbers.range or (0, 0)
    cost = 0 if card.cost is None else card.cost.amount
    values = (low, high, card.numbers.power, card.numbers.speed, card.numbers.armor, card.numbers.guard, cost)
    return [*[value / 10 if isinstance(value, int) else 0.0 for value in values], float(card.kind is v.Kind.ULTRA)]
