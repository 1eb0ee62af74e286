"""What is too much for every run: a part of it is tried each day, and all of it by `make test-all`.

The part is drawn by `WILDSWING_SAMPLE`, which is the day unless somebody sets it; a run prints it, so that a failure
can be looked at again. `WILDSWING_SAMPLE=all` tries everything.
"""

import os
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TypeVar

from wildswing.kernel.chance import Stream

Item = TypeVar("Item")

VARIABLE = "WILDSWING_SAMPLE"
ALL = "all"


def settle() -> str:
    """Returns what draws the samples of this run, and of all processes that it starts."""
    return os.environ.setdefault(VARIABLE, datetime.now(UTC).date().isoformat())


def sampled(items: Sequence[Item], count: int, what: str) -> list[Item]:
    """Returns so many of some items, in their order: others every day, all of them where all are asked for."""
    seed = settle()
    if seed == ALL or count >= len(items):
        return list(items)
    chosen = set(Stream(f"{what} {seed}").shuffled(range(len(items)))[:count])
    return [item for at, item in enumerate(items) if at in chosen]
