"""The tool that changes the rules: what it can change, what it says of a statement, what a test must notice."""

import gc
import os
import subprocess
import sys
from collections import Counter

import pytest

from tests.sampling import ALL, VARIABLE
from tools.citations import ROOT, cited_in_tests
from tools.mutate_rules import (
    GAMES,
    ConstantChange,
    DataChange,
    SwitchChange,
    all_changes,
    forget,
    in_fork,
    main,
    rules_of,
)
from tools.rule_index import SHEETS, Sheet
from wildswing.formation.game import house_layouts

each_game = pytest.mark.parametrize("sheet", SHEETS, ids=[sheet.package for sheet in SHEETS])

UNCHANGEABLE = {
    "exceed": 40,
    "exiled": 10,
}
"""How many testable statements of a game may stand where nothing can be changed: in grammar, names or pictures."""


def mutate(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.mutate_rules", *arguments]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_a_statement_is_proven_by_the_tests_that_cite_it() -> None:
    said = mutate("--rule", "FO-B7", "--rule", "FO-C2")
    assert said.returncode == 0, said.stdout + said.stderr
    assert "proven   FO-B7: wildswing.formation.rules.combat.defenders" in said.stdout
    assert "proven   FO-C2: cards.RANKS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12)" in said.stdout
    assert "formation: 2 statements; 2 proven." in said.stdout


def test_a_statement_that_no_test_cites_is_not_proven() -> None:
    said = mutate("--rule", "FO-Z99")
    assert said.returncode == 1
    assert "UNPROVEN FO-Z99: no function that can be changed cites it" in said.stdout


def test_a_statement_of_no_game_is_refused() -> None:
    said = mutate("--rule", "nonsense")
    assert said.returncode == 2
    assert "no game has a statement nonsense" in said.stderr


def test_numbers_and_switches_are_changed_too() -> None:
    sorts = {name: Counter([type(change) for change in all_changes(game)]) for name, game in GAMES.items()}
    assert sorts["exceed"][SwitchChange] >= 36
    assert sorts["exceed"][ConstantChange] >= 4
    assert sorts["exiled"][DataChange] >= 200
    assert sorts["formation"][DataChange] >= 10


def test_a_change_of_data_is_told_with_its_line_and_the_statement_beside_it() -> None:
    found = [change for change in all_changes(GAMES["exiled"]) if "RX-ZH1" in change.rules]
    assert [change.told for change in found] == ["zombie-horde.toml:5  bodies = 3 # RX-ZH1: 3  →  4"]


def test_a_file_that_was_read_before_it_was_changed_is_read_anew() -> None:
    house_layouts()
    gc.freeze()  # as whoever gathers the tests does

    def still_kept() -> int:
        forget(GAMES["formation"])
        return house_layouts.cache_info().currsize

    assert in_fork(still_kept) == 0


def test_all_tests_may_notice_a_change_whatever_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn_by = []

    def run(*_: object, **__: object) -> int:
        drawn_by.append(os.environ[VARIABLE])
        return 0

    monkeypatch.setenv(VARIABLE, "2026-11-17")
    monkeypatch.setattr(pytest, "main", run)
    main(["formation", "--count", "1"])
    assert drawn_by == [ALL]


@each_game
def test_nearly_every_statement_that_is_tested_is_cited_where_something_can_be_changed(sheet: Sheet) -> None:
    tested = [rule for rule in sheet.stated if rule in cited_in_tests(sheet.package)]
    assert len(set(tested) - set(rules_of(sheet.package))) <= UNCHANGEABLE[sheet.package]
