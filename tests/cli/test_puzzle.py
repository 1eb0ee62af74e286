"""`wildswing puzzle` shows a position, judges an answer by value, and keeps the streak."""

import json
from datetime import date
from pathlib import Path

import pytest

from tests.cli.conftest import Command, assert_refused
from wildswing.formation.game import FORMATION
from wildswing.home.puzzles import Tried
from wildswing.study.puzzles.file import shipped_puzzles


def _typed(number: int, right: bool) -> str:
    """Returns what to type for a right, or a wrong, answer to a puzzle of Formation."""
    puzzle = shipped_puzzles(FORMATION)[number - 1]
    answer = next(at for at in range(len(puzzle.values)) if (at in puzzle.solutions) == right)
    return f"{answer + 1}\n"


def test_a_person_solves_one_puzzle_after_the_other_and_the_streak_is_kept(wildswing: Command, home: Path) -> None:
    typed = f"{_typed(1, True)}\n{_typed(2, True)}\n{_typed(3, False)}q\n"
    said = wildswing("puzzle", "formation", typed=typed)
    assert said.code == 0
    assert "Puzzle 1, rated" in said.out
    assert said.out.count("Solved. “") == 2
    assert "2 puzzles solved in a row, 2 at most." in said.out
    assert "Not the best. “" in said.out
    assert "0 puzzles solved in a row, 2 at most." in said.out
    assert shipped_puzzles(FORMATION)[0].why["en"].split(".")[0] in " ".join(said.out.split())
    kept = json.loads((home / "puzzles.json").read_text())
    assert kept["puzzles"] == [one.id for one in shipped_puzzles(FORMATION)[:3]]
    assert "Puzzle 4, rated" in wildswing("puzzle", "formation", typed="q\n").out


def test_no_help_is_to_be_had(wildswing: Command) -> None:
    said = wildswing("puzzle", "formation", typed="hint\n?\nq\n")
    assert "Thinking about it" not in said.out
    assert "leaves the puzzles" in said.out
    assert "what a master would answer" not in said.out


def test_a_script_gets_the_question_without_the_solution_and_then_the_verdict(wildswing: Command) -> None:
    asked = json.loads(wildswing("puzzle", "formation", "--number", "2", "--json").out)
    puzzle = shipped_puzzles(FORMATION)[1]
    assert (asked["number"], asked["id"], asked["theme"]) == (2, puzzle.id, puzzle.theme)
    assert len(asked["answers"]) == len(puzzle.values)
    assert not {"values", "why", "solutions", "seed"} & set(asked)
    right = puzzle.solutions[0]
    for answer in range(len(puzzle.values)):
        said = wildswing("puzzle", "formation", "--number", "2", "--answer", str(answer + 1), "--json")
        verdict = json.loads(said.out)
        assert verdict["solved"] == (answer in puzzle.solutions)
        assert verdict["solution"] == (answer if answer in puzzle.solutions else right) + 1
        assert verdict["why"] == puzzle.why["en"]


def test_the_puzzle_of_the_day_is_the_same_all_day(wildswing: Command) -> None:
    said = wildswing("puzzle", "daily", "formation", "--json")
    assert said.out == wildswing("puzzle", "daily", "formation", "--json").out
    number = json.loads(said.out)["number"]
    solved = wildswing("puzzle", "daily", "formation", typed=_typed(number, True))
    assert "The daily puzzle: 1 day in a row." in solved.out


def test_days_in_a_row_are_counted_and_a_missed_day_begins_anew() -> None:
    tried = Tried()
    for day in (1, 2, 2, 3):
        tried = tried.after_daily(date(2026, 11, day))
    assert tried.days == 3
    assert tried.after_daily(date(2026, 11, 5)).days == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("puzzle", "formation", "--theme", "tango"), ("No puzzle has the theme “tango”",)),
        (("puzzle", "formation", "--number", "9999"), ("There is no puzzle 9999; choose one from 1 to",)),
        (("puzzle", "chess"), ("There is no game called “chess”",)),
        (("puzzle", "target-practice"), ("There are no puzzles of",)),
        (("puzzle", "formation", "exceed"), ("one word too many",)),
        (("puzzle", "daily", "--number", "1"), ("leave out --theme and --number",)),
        (("puzzle", "formation", "--number", "1", "--theme", "offence"), ("leave out --theme, or --number",)),
        (
            ("puzzle", "formation", "--number", "1", "--answer", "77"),
            ("There is no answer 77; choose one from 1 to 2.",),
        ),
        (("puzzle", "formation", "--number", "1", "--answer", "0"), ("There is no answer 0; choose one from 1 to 2.",)),
    ],
)
def test_what_makes_no_sense_is_refused(wildswing: Command, arguments: tuple[str, ...], words: tuple[str, ...]) -> None:
    assert_refused(wildswing(*arguments), *words)


def test_a_streak_that_cannot_be_read_is_named(wildswing: Command, home: Path) -> None:
    home.mkdir()
    (home / "puzzles.json").write_text("{")
    assert_refused(wildswing("puzzle", "formation"), "puzzles.json cannot be read; remove it")
