"""`wildswing learn`."""

import json
from pathlib import Path

from tests.cli.conftest import Command, assert_refused
from wildswing.exceed.agents.outlook import FEATURES

QUICK = ("exceed", "--agent", "random", "--games", "6", "--seed", "3")


def test_weights_are_shown_with_how_well_they_foretell(wildswing: Command) -> None:
    said = wildswing("learn", *QUICK, "--jobs", "1")
    assert (said.code, said.err) == (0, "")
    assert "6 games of random against itself, seed 3" in said.out
    assert all(f"\n{name} " in said.out or f" {name} " in said.out for name in FEATURES)
    assert "held out: " in said.out
    assert "expected to be won" in said.out


def test_the_number_of_jobs_changes_nothing(wildswing: Command, tmp_path: Path) -> None:
    alone = wildswing("learn", *QUICK, "--jobs", "1", "--json", "--out", tmp_path / "weights.json")
    together = wildswing("learn", *QUICK, "--jobs", "2", "--json")
    assert alone.out == together.out
    learned = json.loads(alone.out)
    assert (learned["games"], learned["complete"]) == (6, True)
    written = json.loads((tmp_path / "weights.json").read_text())["weights"]
    assert list(written) == [one["feature"] for one in learned["weights"]]


def test_only_exceed_learns(wildswing: Command) -> None:
    assert_refused(wildswing("learn", "formation"), "formation", "only exceed")


def test_a_file_that_cannot_be_written_is_told(wildswing: Command, tmp_path: Path) -> None:
    said = wildswing("learn", *QUICK, "--jobs", "1", "--out", tmp_path / "missing" / "weights.json")
    assert_refused(said, "cannot be written", "--out")
