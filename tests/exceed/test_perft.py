"""A numeric oracle: how many sequences of answers lead on from a position, to a depth.

The positions and counts are kept in perft.json. When a rule changes on purpose, `python -m tests.exceed.test_perft`
counts anew, and the diff shows which positions are affected.
"""

from pathlib import Path

import msgspec
import pytest

from tests.perft import Counts, perft
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of
from wildswing.exceed.position import Position, set_up

KEPT = Path(__file__).with_name("perft.json")


class Kept(msgspec.Struct, omit_defaults=True):
    """A position, and how many sequences of answers there are to each depth from 1 on: all, and without repeats."""

    name: str
    fighters: tuple[str, str]
    edition: str
    position: Position
    depth: int
    all: list[int] = []
    fresh: list[int] = []


POSITIONS = msgspec.json.decode(KEPT.read_bytes(), type=list[Kept])


def counts(kept: Kept) -> Counts:
    table = set_up(match_of(*kept.fighters, kept.edition), kept.position)
    EXCEED.run(table)
    return perft(EXCEED, table, kept.depth)


@pytest.mark.parametrize("kept", POSITIONS, ids=lambda kept: kept.name)
def test_sequences_of_answers(kept: Kept) -> None:
    assert counts(kept) == (kept.all, kept.fresh)


def test_there_are_a_dozen_positions_of_all_editions() -> None:
    assert len(POSITIONS) >= 12
    assert {kept.edition for kept in POSITIONS} == {"standard", "undernight", "strive"}


def count_anew() -> None:
    """Writes the counts of all kept positions."""
    for kept in POSITIONS:
        kept.all, kept.fresh = counts(kept)
    lines = [msgspec.json.encode(kept).decode() for kept in POSITIONS]
    KEPT.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    count_anew()
