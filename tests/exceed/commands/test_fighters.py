"""`wildswing fighters` lists the fighters with what helps to choose one."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command, assert_refused
from wildswing.exceed.matches import fighter_text, roster
from wildswing.home.folder import fighters_folder


def own_fighter(text: str) -> None:
    fighters_folder().mkdir(parents=True)
    (fighters_folder() / "mine.fighter").write_text(text)


def test_all_fighters_are_listed_with_their_style(wildswing: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "140")
    said = wildswing("fighters")
    assert said.code == 0
    lines = [" ".join(line.split()) for line in said.out.splitlines()]
    assert [name for name in roster() if not any(line.startswith(f"{name} ") for line in lines)] == []
    assert "Baiken Pulls the opponent in, and is at her best with three cards or fewer medium 30 3" in lines
    assert "Leo Whitefang Exceeds by stunning, and is then strongest when he swings wildly hard 30 -" in lines
    assert "Season 7: Guilty Gear Strive (strive)" in lines


def test_three_are_marked_for_a_first_game(wildswing: Command) -> None:
    lines = wildswing("fighters").out.splitlines()
    assert [line.split("★")[0].strip() for line in lines if "★" in line] == ["Ky Kiske", "Potemkin", "Sol Badguy", ""]


def test_the_list_fits_a_terminal_of_80_columns(wildswing: Command) -> None:
    out = wildswing("fighters").out
    assert max(len(line) for line in out.splitlines()) <= 80
    assert "…" not in out


def test_only_those_of_an_edition(wildswing: Command) -> None:
    said = wildswing("fighters", "--edition", "standard", "--json")
    names = [entry["name"] for entry in json.loads(said.out)["fighters"]]
    everybody = json.loads(wildswing("fighters", "--json").out)["fighters"]
    assert names == [entry["name"] for entry in everybody if entry["edition"] == "standard"]
    assert {"Ryu", "Hazama"} < set(names) < {entry["name"] for entry in everybody}
    out = wildswing("fighters", "--edition", "standard").out
    assert ("Ryu" in out, "Baiken" in out, "★" in out) == (True, False, False)


def test_json_has_all_that_the_table_has(wildswing: Command) -> None:
    listed = json.loads(wildswing("fighters", "--json").out)
    assert len(listed["fighters"]) == len(roster())
    assert listed["passed_over"] == []
    told = next(entry for entry in listed["fighters"] if entry["name"] == "Tinker Knight")
    assert told.pop("look")["basic"]["weapon"] == ["wrench", None]
    assert sorted(told.pop("strengths")) == ["defence", "power", "reach", "speed"]
    assert told == {
        "name": "Tinker Knight",
        "season": "Season 4: Shovel Knight",
        "edition": "standard",
        "style": "Weak at 15 life; what would defeat him makes him wide and mighty",
        "difficulty": "hard",
        "life": 15,
        "exceed_cost": None,
        "own": False,
        "good_to_start": False,
    }


def test_an_unknown_edition_is_refused(wildswing: Command) -> None:
    assert_refused(wildswing("fighters", "--edition", "first"), "“first”", "standard, undernight, strive")


def test_ones_own_fighter_is_listed_without_style_or_difficulty(wildswing: Command, home: Path) -> None:
    assert not home.exists()
    lines = fighter_text("Ryu").replace("fighter Ryu", "fighter Mine").splitlines(keepends=True)
    own_fighter("".join([line for line in lines if not line.startswith(("style ", "difficulty "))]))
    out = wildswing("fighters", "--edition", "standard").out
    assert "Written by you (standard)" in out
    assert [line.split() for line in out.splitlines() if "Mine" in line] == [["Mine", "30", "2"]]


def test_a_file_that_cannot_be_read_is_told_of(wildswing: Command) -> None:
    own_fighter("fighter Nobody\nedition strife\n")
    said = wildswing("fighters")
    assert said.code == 0
    assert "Skipped: " in said.out
    assert "mine.fighter, line 2" in said.out
