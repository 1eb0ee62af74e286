"""The page about studying tells what is true."""

import re
from pathlib import Path

import pytest

from wildswing.exceed.game import EXCEED
from wildswing.exceed.study import PLAYS
from wildswing.exiled.game import EXILED
from wildswing.exiled.study import WORLDS
from wildswing.formation.game import FORMATION
from wildswing.formation.study import SAMPLES
from wildswing.study.facet import USUAL_PLAYS
from wildswing.study.judging import CLEARLY_BEST, LIMITS
from wildswing.study.puzzles.facet import puzzles_of
from wildswing.study.puzzles.puzzle import CLEAR, CLEAR_OF_POINTS, EQUAL, NEAR

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "study.md").read_text(encoding="utf-8")
PUZZLES = (DOCS / "puzzles.md").read_text(encoding="utf-8")


def test_the_example_prints_what_the_answers_are_worth(capsys: pytest.CaptureFixture[str]) -> None:
    [example] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(compile(example, "docs/study.md", "exec"), {})
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 1
    assert all(re.fullmatch(r"option \d+: \d+, given \d+% of the time", line) for line in lines)


def test_the_example_of_puzzles_shows_one_and_judges_it(capsys: pytest.CaptureFixture[str]) -> None:
    [example] = re.findall(r"```python\n(.*?)```", PUZZLES, re.DOTALL)
    exec(compile(example, "docs/puzzles.md", "exec"), {})
    assert capsys.readouterr().out.splitlines()[-1] in ("True", "False")


def test_the_limits_of_puzzles_are_those_it_names() -> None:
    for told in (
        f"at most {100 * EQUAL:.0f} points of 100 less",
        f"loses {100 * CLEAR:.0f} points at least",
        f"loses at most {100 * NEAR:.1f} points",
        f"at any other target loses {100 * CLEAR_OF_POINTS:.0f} at least",
    ):
        assert told in " ".join(PUZZLES.split())
    for game in (EXCEED, EXILED, FORMATION):
        facet = puzzles_of(game)
        assert facet is not None
        assert [theme for theme in facet.themes if f"`{theme}`" not in PUZZLES] == []


def test_the_marks_have_the_limits_that_it_names() -> None:
    for mark, limit in LIMITS.items():
        assert f"| {mark} | less than {100 * limit:.0f} point" in PAGE
    assert f"all other answers lose {100 * CLEARLY_BEST:.0f} points or more" in PAGE


def test_the_usual_depths_are_those_of_the_games() -> None:
    for usual in (f"{PLAYS} imagined plays", f"{SAMPLES} deals", f"{WORLDS} worlds", f"{USUAL_PLAYS} imagined plays"):
        assert usual in PAGE
