"""`wildswing scenario` plays files and says what differs."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Command, assert_refused

GOOD = "scenario Good\nfighters Sol Badguy against Ky Kiske\nSol: Prepare\nexpect Sol: hand 2; life 30\n"
WRONG = GOOD.replace("life 30", "life 29")
REFUSED = "fighters Sol Badguy against Ky Kiske\nset up Sol: hand Hadoken\n"


@pytest.fixture
def files(tmp_path: Path) -> dict[str, Path]:
    texts = {"good": GOOD, "wrong": WRONG, "refused": REFUSED}
    for name, text in texts.items():
        (tmp_path / f"{name}.scenario").write_text(text, encoding="utf-8")
    return {name: tmp_path / f"{name}.scenario" for name in texts}


def test_a_line_for_each_file(wildswing: Command, files: dict[str, Path]) -> None:
    said = wildswing("scenario", files["good"], files["good"])
    assert said.code == 0
    assert said.out == f"{files['good']}: ok (1 answer, 2 expectations)\n" * 2
    assert said.err == ""


def test_a_difference_gives_exit_code_1(wildswing: Command, files: dict[str, Path]) -> None:
    said = wildswing("scenario", files["wrong"], files["good"])
    assert said.code == 1
    assert said.out.splitlines() == [
        f"{files['wrong']}: 1 difference (1 answer, 2 expectations)",
        "  line 4",
        "    expected  Sol Badguy: life 29",
        "    found     life 30",
        "    asked     Ky Kiske is asked “Your turn: choose an action.”",
        f"{files['good']}: ok (1 answer, 2 expectations)",
    ]


def test_a_file_that_cannot_be_played_gives_exit_code_2_and_the_others_are_played(
    wildswing: Command, files: dict[str, Path]
) -> None:
    said = wildswing("scenario", files["refused"], files["wrong"], files["good"])
    assert said.code == 2
    assert said.err == f"{files['refused']}, line 2: Sol Badguy has no card “Hadoken”.\n"
    assert f"{files['good']}: ok" in said.out


def test_json(wildswing: Command, files: dict[str, Path]) -> None:
    said = wildswing("scenario", "--json", *files.values())
    assert said.code == 2
    good, wrong, refused = json.loads(said.out)
    assert (good["result"], wrong["result"], refused["result"]) == ("ok", "differs", "refused")
    assert good["reports"] == [{"title": "Good", "line": 1, "answers": 1, "expectations": 2, "differences": []}]
    assert wrong["reports"][0]["differences"][0]["line"] == 4
    assert "line 2: Sol Badguy has no card “Hadoken”" in refused["reason"]
    assert said.err == ""


def test_a_fighter_file_is_found_beside_the_scenario(wildswing: Command, tmp_path: Path) -> None:
    text = "fighter Trainee\nedition strive\nexceed costs 1 gauge\ndeck of 16 cards\n"
    (tmp_path / "trainee.fighter").write_text(text, encoding="utf-8")
    file = tmp_path / "mine.scenario"
    file.write_text("fighters trainee.fighter against Ryu\nexpect Trainee: deck 16\n", encoding="utf-8")
    assert wildswing("scenario", file).out == f"{file}: ok (0 answers, 1 expectation)\n"


def test_a_fighter_stands_for_its_own_scenarios(wildswing: Command) -> None:
    said = wildswing("scenario", "sol")
    assert said.code == 0
    assert re.fullmatch(r"sol: ok \(\d\d scenarios, \d+ answers, \d+ expectations\)\n", said.out)


def test_a_difference_among_many_scenarios_is_told_with_its_title(wildswing: Command, tmp_path: Path) -> None:
    file = tmp_path / "two.scenario"
    file.write_text(f"{GOOD}\n{WRONG.replace('scenario Good', 'scenario Wrong')}", encoding="utf-8")
    said = wildswing("scenario", file)
    assert said.code == 1
    assert said.out.splitlines()[:2] == [
        f"{file}: 1 difference (2 scenarios, 2 answers, 4 expectations)",
        "  line 9, “Wrong”",
    ]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("scenario", "Nobody At All"), ("There is no fighter “Nobody At All”",)),
        (("scenario",), ("FILE", "wildswing scenario --help")),
        (("scenario", "none.scenario"), ("none.scenario", "No such file")),
    ],
)
def test_bad_input_is_refused(wildswing: Command, arguments: tuple[str, ...], words: tuple[str, ...]) -> None:
    assert_refused(wildswing(*arguments), *words)


def test_a_fighter_file_stands_for_the_scenarios_beside_it(wildswing: Command, tmp_path: Path) -> None:
    text = "fighter Trainee\nedition strive\nexceed costs 1 gauge\ndeck of 16 cards\n"
    fighter = tmp_path / "trainee.fighter"
    fighter.write_text(text, encoding="utf-8")
    assert_refused(wildswing("scenario", fighter), "trainee.scenario cannot be read: No such file or directory.")
    scenario = "fighters trainee.fighter against Ryu\nexpect Trainee: deck 16\n"
    fighter.with_suffix(".scenario").write_text(scenario, encoding="utf-8")
    assert wildswing("scenario", fighter).out == f"{fighter}: ok (0 answers, 1 expectation)\n"
