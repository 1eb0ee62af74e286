"""The cards of an Exceed match by slots: the place of a card in its owner's list, the same in every match."""

from functools import lru_cache
from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.rules.book import Book
from wildswing.exceed.rules.facts import TextFacts
from wildswing.exceed.rules.table import NO_SPACE, Table

SLOTS: Final = 24
"""Room for the distinct cards of a fighter with Normals; the fighters of the roster have 13 to 19."""

FIGHTER: Final = "fighter"
ATTACK_HALF: Final = "attack"
BOOST_HALF: Final = "boost"

Carrier = tuple[int, str, int]
"""Whose it is, FIGHTER, ATTACK_HALF or BOOST_HALF, and the place of the line on the fighter or the slot of the card."""


class Slots:
    """Where each card and line of a book stands."""

    __slots__ = ("carrier", "of_card", "of_name")

    def __init__(self, book: Book) -> None:
        self.of_card: dict[int, tuple[int, int]] = {}
        """By its number the owner and the slot of a card that has one."""
        self.of_name: tuple[dict[str, int], dict[str, int]] = ({}, {})
        """For each seat the slots of cards, by the names of both their halves."""
        self.carrier: dict[int, Carrier] = {}
        """By its number what carries a line."""
        for owner in (0, 1):
            fighter = book.fighters[owner]
            self._note(owner, FIGHTER, fighter.basic, 0)
            self._note(owner, FIGHTER, fighter.exceeded, 0)
            for slot, card in enumerate(book.all_cards[owner][:SLOTS]):
                facts = book.cards[card]
                self.of_card[card] = owner, slot
                self.of_name[owner][facts.name] = slot
                self._note(owner, ATTACK_HALF, facts.attack, slot)
                if facts.boost is not None:
                    self.of_name[owner][facts.boost.name] = slot
                    self._note(owner, BOOST_HALF, facts.boost.text, slot)

    def _note(self, owner: int, half: str, text: TextFacts, slot: int) -> None:
        for place, line in enumerate(text.lines):
            self.carrier.setdefault(line.number, (owner, half, place if half == FIGHTER else slot))


def own_space(table: Table, seat: int, space: int) -> int:
    """Returns the number of a space counted from a seat's own end of the arena, so that both begin on the same."""
    return space if seat == 0 or space == NO_SPACE else table.book.spaces + 1 - space


@lru_cache(maxsize=256)
def slots_of(book: Book) -> Slots:
    """Returns the slots of a book."""
    return Slots(book)


@lru_cache(maxsize=4096)
def alternatives(book: Book, number: int) -> tuple[int, ...]:
    """Returns the instructions among which an instruction lets its player choose, whether or not they are possible."""
    effect = book.effects[number]
    if isinstance(effect, n.May):
        return alternatives(book, book.children[number][0])
    if isinstance(effect, n.Choice):
        return tuple([one for child in book.children[number] for one in _within(book, child)])
    return (number,)


def _within(book: Book, number: int) -> tuple[int, ...]:
    effect = book.effects[number]
    return alternatives(book, number) if isinstance(effect, n.Choice) and effect.count == 1 else (number,)
