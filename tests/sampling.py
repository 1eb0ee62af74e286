"""What is too much for every run: a part of it is tried each day, and all of it by `make test-all`.

Whole games are tried on the compiled package above all, which plays the same ones in a third of the time: a quarter of
them each day. The plain one tries a third as many, and others. Tests that show the same in several games are a family,
of which some have their day (`@pytest.mark.family`). Tests in a real browser take turns: each has its day once in
three. Of the tests of single rules and cards, all of which the compiled package has to pass every day, the plain one
takes half.

The part is drawn by `WILDSWING_SAMPLE`, which is the day unless somebody sets it; a run prints it, so that a failure
can be looked at again. `WILDSWING_SAMPLE=all` tries everything.
"""

import os
from collections import defaultdict
from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Protocol, TypeVar
from zlib import crc32

import pytest

from wildswing.kernel import chance
from wildswing.kernel.chance import Stream

Item = TypeVar("Item")


class Marked(Protocol):
    """A test, as far as its day depends on it."""

    @property
    def nodeid(self) -> str: ...

    def get_closest_marker(self, name: str) -> pytest.Mark | None: ...


Test = TypeVar("Test", bound=Marked)

VARIABLE = "WILDSWING_SAMPLE"
ALL = "all"

IS_COMPILED = not chance.__file__.endswith(".py")

TURNS = 3
"""In how many days each test in a browser has its day once."""

HALVED = ("tests/exceed/cards", "tests/exceed/rules", "tests/exceed/scenarios", "tests/exiled/rules")
"""Where each test shows a rule or a card."""


def settle() -> str:
    """Returns what draws the samples of this run, and of all processes that it starts."""
    return os.environ.setdefault(VARIABLE, datetime.now(UTC).date().isoformat())


def games(count: int) -> int:
    """Returns how many of so many games the package under test plays."""
    return count if settle() == ALL else -(-count // (4 if IS_COMPILED else 12))


def examples(count: int) -> int:
    """Returns how many of so many dear examples of Hypothesis are tried in a run, each day others."""
    return count if settle() == ALL else -(-count // 4)


def draw(what: str) -> str:
    """Returns a seed for a sample: another every day, for each package."""
    return f"{what} {settle()} {'compiled' if IS_COMPILED else 'plain'}"


def sampled(items: Sequence[Item], count: int, what: str) -> list[Item]:
    """Returns so many of some items, in their order: others every day, all of them where all are asked for."""
    if settle() == ALL or count >= len(items):
        return list(items)
    chosen = set(Stream(draw(what)).shuffled(range(len(items)))[:count])
    return [item for at, item in enumerate(items) if at in chosen]


def left_for_other_days(tests: Sequence[Test]) -> list[Test]:
    """Returns the tests whose day this is not."""
    families: dict[tuple[str, int], list[Test]] = defaultdict(list)
    halves: dict[str, list[Test]] = defaultdict(list)
    waiting: list[Test] = []
    for test in tests:
        mark = test.get_closest_marker("family")
        if mark is not None:
            families[mark.args].append(test)
        elif test.get_closest_marker("browser") is not None:
            if not has_its_turn(test.nodeid):
                waiting.append(test)
        elif not IS_COMPILED:
            for folder in HALVED:
                if test.nodeid.startswith(f"{folder}/"):
                    halves[folder].append(test)
    drawn = [(whole, sampled(whole, count, name)) for (name, count), whole in families.items()]
    drawn += [(whole, sampled(whole, -(-len(whole) // 2), name)) for name, whole in halves.items()]
    return waiting + [test for whole, chosen in drawn for test in set(whole).difference(chosen)]


def has_its_turn(test: str) -> bool:
    """Tells whether a test that takes turns has its day today; the days are dealt by the tests' names."""
    day = settle()
    if day == ALL:
        return True
    try:
        today = date.fromisoformat(day).toordinal()
    except ValueError:
        today = crc32(day.encode())
    return (crc32(test.encode()) + today) % TURNS == 0
