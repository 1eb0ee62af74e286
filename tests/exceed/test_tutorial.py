"""The tutorial for writing a fighter shows a file that works, and errors as they are told."""

import re
from pathlib import Path

import pytest

from tests.exceed.stage import side, stage_of
from wildswing.cli.main import main
from wildswing.exceed.language import parse, print_sheet
from wildswing.exceed.matches import fighter_text, sheet_of

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "write-a-fighter.md").read_text(encoding="utf-8")
KEEPER = (ROOT / "docs" / "examples" / "fighters" / "lantern-keeper.fighter").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_the_first_step_is_a_whole_fighter() -> None:
    assert [card.name for card in sheet_of(blocks("fighter")[0]).cards] == ["Flare"]


def test_the_steps_together_are_the_file() -> None:
    head, _, flare = blocks("fighter")[0].partition("\n\n")
    parts = [*head.splitlines(), flare, *blocks("fighter")[1:], "deck of 30 cards\n"]
    assert [part for part in parts if part not in KEEPER] == []
    assert sorted("".join([f"{part}\n" for part in parts]).split()) == sorted(KEEPER.split())


def test_the_file_is_in_canonical_form() -> None:
    assert print_sheet(parse(KEEPER)) == KEEPER


def test_a_mistake_is_told_as_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("lantern-keeper.fighter").write_text(blocks("fighter")[0].replace("push 2", "pusch 2"), encoding="utf-8")
    assert main(["show", "lantern-keeper.fighter"]) == 2
    assert capsys.readouterr().err == blocks("text")[0]


def test_the_example_with_a_number_of_its_own_is_canonical_and_does_what_its_scenarios_say(
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = ROOT / "docs" / "examples" / "fighters" / "ember-monk.fighter"
    text = file.read_text(encoding="utf-8")
    assert print_sheet(parse(text)) == text
    assert main(["scenario", str(file)]) == 0
    assert "6 scenarios" in capsys.readouterr().out


def test_the_keeper_strikes_from_the_lantern() -> None:
    one = side("Will-o'-the-Wisp", space=3, exceeded=True)
    played = stage_of((KEEPER, fighter_text("Ky Kiske")), one, side("Grasp", space=7), "strive")
    played.answer("Strike", "Will-o'-the-Wisp", 'Put "Lantern"', "Space 6", "Grasp")
    assert played.lives == (30, 26)  # four spaces away, and one from the lantern
