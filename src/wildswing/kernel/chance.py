"""Chance from an integer: hash it, use the bits, add one.

The integer starts at a point derived from the seed and counts up, so the same seed gives the same draws
on every machine, and nobody can tell the next draw from the ones before. One hash serves a whole shuffle.
"""

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from math import prod
from typing import TypeVar

T = TypeVar("T")

WIDTH = 33
"""Bytes hashed for one draw: a start of 256 bits and room to count up."""

CARDS_PER_HASH = 64
"""512 bits order this many cards with a bias below one in 2^200."""

CARDS_PER_PART = 8
"""The bits are taken apart for so many cards at a time: numbers of one word are fast."""


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
    hashed = 0
    drawn = 0
    for last in range(len(order) - 1, 0, -1):
        place = len(order) - 1 - last
        if place % CARDS_PER_HASH == 0:
            hashed = _bits(chance)
            chance += 1
        if place % CARDS_PER_PART == 0:
            hashed, drawn = divmod(hashed, _ways(last))
        other = drawn % (last + 1)
        drawn //= last + 1
        order[last], order[other] = order[other], order[last]
    return tuple(order), chance


@cache
def _ways(last: int) -> int:
    """Returns in how many ways the cards from one place down can be drawn, as many as are drawn from one part."""
    return prod(range(max(1, last + 2 - CARDS_PER_PART), last + 2))


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

    def fresh(self) -> int:
        """Returns the start of a chance that nothing else uses."""
        self.chance += 1
        return _bits(self.chance - 1) >> 256
