"""Pairings of fighters: who sits in the first seat, and who in the second."""

from collections.abc import Sequence
from itertools import product

from wildswing.kernel.chance import Stream

Pairing = tuple[str, str]


def all_pairings(fighters: Sequence[str]) -> tuple[Pairing, ...]:
    """Returns every fighter in the first seat against every fighter in the second, themselves too."""
    return tuple(product(fighters, fighters))


def sampled_pairings(fighters: Sequence[str], count: int, seed: int | str) -> tuple[Pairing, ...]:
    """Returns so many different pairings, drawn in rounds in which everybody sits once in each seat."""
    stream = Stream(f"pairings {seed}")
    drawn: dict[Pairing, None] = {}
    while len(drawn) < min(count, len(fighters) ** 2):
        drawn.update(dict.fromkeys(zip(stream.shuffled(fighters), stream.shuffled(fighters), strict=True)))
    return tuple(drawn)[:count]
