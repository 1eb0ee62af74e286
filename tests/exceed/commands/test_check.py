"""`wildswing check` reads a fighter, plays with it, and tells people and programs what it found."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command, assert_refused
from tests.exceed.lab.test_fighter_trial import ENDLESS, FENCER


@pytest.fixture
def fencer(tmp_path: Path) -> str:
    file = tmp_path / "fencer.fighter"
    file.write_text(FENCER)
    return str(file)


def test_what_never_happened_is_told(wildswing: Command, fencer: str) -> None:
    said = wildswing("check", fencer, "--games", "4", "--jobs", "1")
    assert said.code == 0
    assert "Fencer: 4 games" in said.out
    assert "Never set as an attack:\n  Riposte\n" in said.out
    assert "  Fencer: if your life is at most 0: +9 power." in said.out
    line = "when you have set: draw 1; if your life is at most 0, gain 1 life."
    assert f"Fencer: “gain 1 life” in {line}" in " ".join(said.out.split())
    assert "all" in said.out.splitlines()[-2]


def test_a_script_gets_json(wildswing: Command, fencer: str) -> None:
    said = wildswing("check", fencer, "--games", "4", "--jobs", "1", "--json")
    (checked,) = json.loads(said.out)
    assert checked["report"]["games"] == 4
    assert checked["report"]["never_set"] == ["Riposte"]


def test_a_mistake_is_told_with_its_place_and_the_others_are_checked(
    wildswing: Command, fencer: str, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.fighter"
    broken.write_text(FENCER.replace("draw 2", "drow 2"))
    said = wildswing("check", str(broken), fencer, "--games", "1", "--jobs", "1")
    assert said.code == 2
    assert "broken.fighter, line 11, column 11" in said.err
    assert "Fencer: 1 game" in said.out


def test_a_game_without_end_gives_exit_code_1(wildswing: Command, tmp_path: Path) -> None:
    file = tmp_path / "mirror.fighter"
    file.write_text(ENDLESS)
    said = wildswing("check", str(file), "--games", "2", "--jobs", "1")
    assert said.code == 1
    assert "Would not end:\n  “Mirror” sets itself off for ever" in said.out


def test_a_fighter_in_ones_own_folder_is_found_by_name(wildswing: Command, home: Path) -> None:
    (home / "fighters").mkdir(parents=True)
    (home / "fighters" / "mine.fighter").write_text(FENCER)
    assert "Fencer: 1 game" in wildswing("check", "fencer", "--games", "1", "--jobs", "1").out


def test_a_name_nobody_has_is_refused(wildswing: Command) -> None:
    assert_refused(wildswing("check", "Nobody At All", "--games", "1"), "There is no fighter “Nobody At All”")
