"""Chance from an integer: hash it, use the bits, add one.

The integer starts at a point derived from the seed and counts up, so the same seed gives the same draws
on every machine, and nobody can tell the next draw from the ones before. One hash serves a whole shuffle.
"""

from collections.abc import Sequence
from hashlib import blake2b
from math import prod
from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

WIDTH: Final = 33
"""Bytes hashed for one draw: a start of 256 bits and room to count up."""

CARDS_PER_HASH: Final = 64
"""512 bits order this many cards with a bias below one in 2^200."""

MOST_WAYS: Final = 1 << 62
"""The bits are taken apart for as many cards at a time as this allows: numbers of one word are fast."""

Part = tuple[int, int]
"""Some cards that are drawn together: in how many ways, and how many they are."""

_PARTS: Final[dict[int, tuple[Part, ...]]] = {}


def start_of(seed: int | str) -> int:
    """Returns where the chance of a seed begins."""
    return int.from_bytes(blake2b(f"wildswing {seed}".encode(), digest_size=32).digest(), "little")


def _bits(chance: int) -> int:
    return int.from_bytes(blake2b(chance.to_bytes(WIDTH, "little")).digest(), "little")


def bits(chance: int) -> tuple[int, int]:
    """Draws 512 bits as one number; returns it with the chance that remains."""
    return _bits(chance), chance + 1


def below(chance: int, limit: int) -> tuple[int, int]:
    """Draws a number from 0 to limit - 1; returns it with the chance that remains."""
    return _bits(chance) % limit, chance + 1


def shuffled(chance: int, cards: Sequence[T]) -> tuple[tuple[T, ...], int]:
    """Returns the cards in a random order with the chance that remains."""
    order = list(cards)
    chance = shuffle(chance, order)
    return tuple(order), chance


def shuffle(chance: int, order: list[T]) -> int:
    """Puts cards into a random order; returns the chance that remains."""
    last = len(order) - 1
    while last > 0:
        hashed = _bits(chance)
        chance += 1
        for ways, count in _parts(last):
            hashed, left = divmod(hashed, ways)
            drawn: i64 = left
            for place in range(last, last - count, -1):
                other = drawn % (place + 1)
                drawn //= place + 1
                order[place], order[other] = order[other], order[place]
            last -= count
    return chance


def _parts(last: int) -> tuple[Part, ...]:
    """Returns how the cards from one place down are drawn from one hash, the lowest place needing no draw."""
    parts = _PARTS.get(last)
    if parts is None:
        found: list[Part] = []
        place = last
        while place > 0 and last - place < CARDS_PER_HASH:
            count = 1
            while place > count and last - place + count < CARDS_PER_HASH and _ways(place, count + 1) <= MOST_WAYS:
                count += 1
            found.append((_ways(place, count), count))
            place -= count
        parts = _PARTS[last] = tuple(found)
    return parts


def _ways(last: int, count: int) -> int:
    """Returns in how many ways so many cards can be drawn, from one place down."""
    return prod(range(last + 2 - count, last + 2))


class Stream:
    """A private source of chance for agents and searches, apart from that of any match.

    >>> Stream(7).below(6) == Stream(7).below(6)
    True
    """

    __slots__ = ("chance",)

    def __init__(self, seed: int | str) -> None:
        self.chance = start_of(seed)

    def below(self, limit: int) -> int:
        """Draws a number from 0 to limit - 1."""
        value, self.chance = below(self.chance, limit)
        return value

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        """Returns the cards in a random order."""
        order, self.chance = shuffled(self.chance, cards)
        return order

    def shuffle(self, cards: list[T]) -> None:
        """Puts cards into a random order."""
        self.chance = shuffle(self.chance, cards)

    def fresh(self) -> int:
        """Returns the start of a chance that nothing else uses."""
        self.chance += 1
        return _bits(self.chance - 1) >> 256
