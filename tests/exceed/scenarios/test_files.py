"""Every scenario under tests/scenarios comes out as it says.

The files carry the ids of the rules that their expectations are about, beside them.
"""

from pathlib import Path

import pytest

from tests.exceed.scenarios.plays import ROOT
from wildswing.exceed.scenarios import Expectation, play, read_scenarios

FILES = sorted((ROOT / "tests" / "scenarios").rglob("*.scenario"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario_comes_out_as_it_says(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    for scenario in read_scenarios(text, file.name, lambda name: (file.parent / name).read_text(encoding="utf-8")):
        report = play(scenario)
        assert report.differences == ()
        assert report.expectations > 0
        assert isinstance(scenario.steps[-1], Expectation), "what the last answer brings is not looked at"
