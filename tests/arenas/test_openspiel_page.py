"""What the page about OpenSpiel shows is what happens."""

import re
from math import isfinite
from pathlib import Path
from typing import Any

import pyspiel
import pytest

import wildswing.arenas.openspiel  # noqa: F401 - registers the games

PAGE = (Path(__file__).parents[2] / "docs" / "train-openspiel.md").read_text(encoding="utf-8")


def example(heading: str) -> dict[str, Any]:
    """Runs the program below a heading and returns what it leaves."""
    _, _, section = PAGE.partition(f"\n## {heading}\n")
    program = re.search(r"^```python\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
    assert program is not None
    left: dict[str, Any] = {}
    exec(program[1], left)
    return left


def test_the_example_learns_to_beat_the_random_player(capsys: pytest.CaptureFixture[str]) -> None:
    names = example("A worked example")
    won = names["results"].count(1)
    assert len(names["results"]) == 10
    assert won >= 7
    assert capsys.readouterr().out == f"The search wins {won} of 10 games.\n"


def test_both_networks_of_nfsp_learn() -> None:
    pytest.importorskip("torch")
    pytest.importorskip("tree")
    losses = example("NFSP")["losses"]
    assert len(losses) == 2
    assert all(isfinite(loss) and loss > 0 for both in losses for loss in both)


def test_cfr_comes_closer_to_equilibrium_in_the_last_battles() -> None:
    names = example("CFR on the last battles")
    assert 0 <= names["after"] < 0.75 * names["before"]


def test_deep_cfr_comes_closer_to_equilibrium_in_the_last_battles() -> None:
    pytest.importorskip("torch")
    pytest.importorskip("tree")
    names = example("Deep CFR on the last battles")
    assert 0 <= names["after"] < 0.85 * names["before"]


@pytest.mark.parametrize("name", ["wildswing_exceed", "wildswing_formation", "wildswing_exiled"])
def test_every_parameter_is_listed_with_its_usual_value(name: str) -> None:
    listed = dict(re.findall(rf"^\| (?:all|`{name}`) \| `(\w+)` \| `(.+?)` \|", PAGE, re.MULTILINE))
    given = pyspiel.load_game(name).get_parameters()
    assert listed == {parameter: str(value) for parameter, value in given.items()}
