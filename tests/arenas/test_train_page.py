"""What docs/train.md says and shows is true."""

import re
from pathlib import Path
from typing import Any

import pytest

from wildswing.arenas.gymnasium import id_of
from wildswing.arenas.tables import MARKED, with_tables
from wildswing.kernel.registry import shelf

PAGE = (Path(__file__).parents[2] / "docs" / "train.md").read_text(encoding="utf-8")


def example(heading: str) -> dict[str, Any]:
    """Runs the program below a heading and returns what it leaves."""
    _, _, section = PAGE.partition(f"\n## {heading}\n")
    program = re.search(r"^```python\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
    assert program is not None
    left: dict[str, Any] = {}
    exec(program[1], left)
    return left


def test_the_tables_are_those_of_the_encodings() -> None:
    assert with_tables(PAGE) == PAGE, "make them anew with: python -m wildswing.arenas.tables docs/train.md"
    told = {(found["what"], found["game"]) for found in MARKED.finditer(PAGE)}
    shown = {game for game in shelf().games if game != "ghost-bride"}  # which has the encoding of the other solo game
    assert told == {(what, game) for what in ("actions", "observations") for game in shown}


def test_all_environments_are_listed() -> None:
    assert set(re.findall(r"`(wildswing/\w+-v0)`", PAGE)) == {id_of(game) for game in shelf().games}


@pytest.mark.parametrize("heading", ["Gymnasium", "Many matches at once", "PettingZoo"])
def test_the_example_learns_to_beat_chance(heading: str) -> None:
    left = example(heading)
    assert left["before"] < 0.65
    assert left["after"] > 0.8
    assert left["after"] > left["before"] + 0.25
