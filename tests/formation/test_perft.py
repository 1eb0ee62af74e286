"""A numeric oracle: how many sequences of answers lead on from a position, to a depth.

The counts are kept in perft.json. When a rule changes on purpose, `python -m tests.formation.test_perft`
counts anew, and the diff shows which positions are affected.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.formation.duel import Army, Duel
from tests.perft import Counts, perft
from wildswing.formation.game import FORMATION
from wildswing.formation.rules.table import Table

KEPT = Path(__file__).with_name("perft.json")
POSITIONS: list[dict[str, Any]] = json.loads(KEPT.read_text(encoding="utf-8"))


def table_of(position: dict[str, Any]) -> Table:
    """Sets a kept position up: armies in combat, or formations in their placement."""
    black, white = position["black"], position["white"]
    if "cards" in position:
        armies = [Army(name, cards) for name, cards in zip((black, white), position["cards"], strict=True)]
        kinds = position["kinds"]
        return Duel.in_combat(armies[0], armies[1], position["offence"], kinds=(kinds[0], kinds[1])).table
    duel = Duel.in_formation(black, white)
    if position["phase"] == "back":
        while duel.table.phase == "front":
            duel.says(duel.open[0][0], duel.offered(duel.open[0][0])[0])
    return duel.table


def counts(position: dict[str, Any]) -> Counts:
    return perft(FORMATION, table_of(position), position["depth"])


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_sequences_of_answers(position: dict[str, Any]) -> None:
    assert counts(position) == (position["all"], position["fresh"])


def count_anew() -> None:
    """Writes the counts of all kept positions."""
    for position in POSITIONS:
        position["all"], position["fresh"] = counts(position)
    lines = [json.dumps(position, ensure_ascii=False) for position in POSITIONS]
    KEPT.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    count_anew()
