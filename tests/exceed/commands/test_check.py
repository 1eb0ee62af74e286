"""`wildswing check` reads a fighter, plays with it, and tells people and programs what it found."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command, assert_refused
from tests.exceed.lab.test_fighter_trial import ENDLESS, FENCER
from wildswing.kernel.errors import WildswingError


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


def test_what_is_odd_about_a_file_is_told_before_the_games(wildswing: Command, fencer: str) -> None:
    said = wildswing("check", fencer, "--games", "1", "--jobs", "1")
    before, _, _ = said.out.partition("Fencer: 1 game")
    assert before.startswith("Odd:\n  line 13: “Lunge” has power 30; of the specials of the roster, 98 % have ")
    (checked,) = json.loads(wildswing("check", fencer, "--games", "1", "--jobs", "1", "--json").out)
    assert checked["warnings"][0]["line"] == 13


def test_all_mistakes_of_a_file_are_told_to_people_and_programs(wildswing: Command, tmp_path: Path) -> None:
    broken = tmp_path / "broken.fighter"
    broken.write_text(FENCER.replace("draw 2", "drow 2").replace("(4 copies)", "(100000000 copies)"))
    said = wildswing("check", str(broken))
    assert (said.code, [line.split(": ")[0][-18:] for line in said.err.splitlines()]) == (
        2,
        ["line 11, column 11", "line 13, column 16"],
    )
    (checked,) = json.loads(wildswing("check", str(broken), "--json").out)
    assert [(one["line"], one["column"]) for one in checked["mistakes"]] == [(11, 11), (13, 16)]
    assert checked["mistakes"][1]["sentence"] == "100000000 is too high; no number of a fighter is above 99."


def test_a_quick_check_plays_twenty_games(wildswing: Command, fencer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def trial_of(text: str, games: int, seed: int) -> None:
        asked.append(games)
        raise WildswingError("Enough.")

    monkeypatch.setattr("wildswing.exceed.commands.check.trial_of", trial_of)
    for more in (["--quick"], [], ["--games", "7"]):
        assert wildswing("check", fencer, *more).code == 2
    assert asked == [20, 200, 7]


def test_a_game_without_end_gives_exit_code_1(wildswing: Command, tmp_path: Path) -> None:
    file = tmp_path / "mirror.fighter"
    file.write_text(ENDLESS)
    said = wildswing("check", str(file), "--games", "2", "--jobs", "1")
    assert said.code == 1
    assert "Would not end:\n  “Mirror” keeps triggering itself" in said.out


def test_a_fighter_in_ones_own_folder_is_found_by_name(wildswing: Command, home: Path) -> None:
    (home / "fighters").mkdir(parents=True)
    (home / "fighters" / "mine.fighter").write_text(FENCER)
    assert "Fencer: 1 game" in wildswing("check", "fencer", "--games", "1", "--jobs", "1").out


def test_a_name_nobody_has_is_refused(wildswing: Command) -> None:
    assert_refused(wildswing("check", "Nobody At All", "--games", "1"), "There is no fighter “Nobody At All”")
