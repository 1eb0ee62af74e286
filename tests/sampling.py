"""What is too much for every run: a part of it is tried each day, and all of it by `make test-all`.

Whole games are tried on the compiled package above all, which plays the same ones in a third of the time: half of
them each day. The plain one tries a quarter as many, and others.

The part is drawn by `WILDSWING_SAMPLE`, which is the day unless somebody sets it; a run prints it, so that a failure
can be looked at again. `WILDSWING_SAMPLE=all` tries everything.
"""

import os
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TypeVar

from wildswing.kernel import chance
from wildswing.kernel.chance import Stream

Item = TypeVar("Item")

VARIABLE = "WILDSWING_SAMPLE"
ALL = "all"

IS_COMPILED = not chance.__file__.endswith(".py")


def settle() -> str:
    """Returns what draws the samples of this run, and of all processes that it starts."""
    return os.environ.setdefault(VARIABLE, datetime.now(UTC).date().isoformat())


def games(count: int) -> int:
    """Returns how many of so many games the package under test plays."""
    return count if settle() == ALL else -(-count // (2 if IS_COMPILED else 8))


def draw(what: str) -> str:
    """Returns a seed for a sample: another every day, for each package."""
    return f"{what} {settle()} {'compiled' if IS_COMPILED else 'plain'}"


def sampled(items: Sequence[Item], count: int, what: str) -> list[Item]:
    """Returns so many of some items, in their order: others every day, all of them where all are asked for."""
    if settle() == ALL or count >= len(items):
        return list(items)
    chosen = set(Stream(draw(what)).shuffled(range(len(items)))[:count])
    return [item for at, item in enumerate(items) if at in chosen]
