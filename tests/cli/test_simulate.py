"""`wildswing simulate`, with real processes and real interrupts."""

import json
import os
import signal
import subprocess
import sys
import time
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Command, Install, assert_refused
from tests.conftest import Start

TIMES = ("seconds", "games_per_second")
QUICK = ("--a", "random", "--b", "random", "--games", "1")


def found(wildswing: Command, *arguments: str) -> dict[str, Any]:
    """Returns the JSON of a simulation of Formation, less what a clock says."""
    said = wildswing("simulate", "formation", *arguments, "--json")
    assert (said.code, said.err) == (0, "")
    report: dict[str, Any] = json.loads(said.out)
    return {name: value for name, value in report.items() if name not in TIMES}


def test_the_number_of_jobs_changes_nothing(wildswing: Command) -> None:
    arguments = ("--a", "random", "--b", "random", "--games", "61", "--seed", "7")
    alone = found(wildswing, *arguments, "--jobs", "1")
    assert found(wildswing, *arguments, "--jobs", "2") == alone
    assert found(wildswing, *arguments, "--jobs", "3") == alone
    assert alone["complete"] is True
    assert (alone["games"], alone["wins_a"] + alone["wins_b"] + alone["draws"]) == (61, 61)
    assert active_children() == []


def test_agents_that_think_come_to_the_same_in_another_process(wildswing: Command) -> None:
    arguments = ("--a", "greedy", "--b", "random", "--games", "2", "--seed", "7")
    assert found(wildswing, *arguments, "--jobs", "2") == found(wildswing, *arguments, "--jobs", "1")


def test_another_seed_plays_other_games(wildswing: Command) -> None:
    arguments = ("--a", "random", "--b", "random", "--games", "8", "--jobs", "1", "--seed")
    one, other = found(wildswing, *arguments, "7"), found(wildswing, *arguments, "8")
    assert one["margin"] != other["margin"]


def test_the_json_names_everything_that_was_found(wildswing: Command) -> None:
    said = wildswing("simulate", "formation", "--a", "random", "--b", "random", "--games", "4", "--jobs", "1", "--json")
    report = json.loads(said.out)
    assert set(report["win_rate_a"]) == set(report["margin"]) == {"value", "low", "high"}
    assert (report["a"], report["b"], report["game"], report["asked"]) == ("random", "random", "formation", 4)
    assert report["win_rate_a"]["value"] == report["wins_a"] / 4
    assert report["games_per_second"] == pytest.approx(4 / report["seconds"])


def test_the_table_is_for_people(wildswing: Command, install: Install) -> None:
    install("tiny", "tests.cli.tiny:TINY")
    said = wildswing("simulate", "tiny", "--a", "random", "--b", "random", "--games", "4", "--jobs", "1")
    assert said.code == 0
    assert "tiny: random (A) against random (B), 4 games" in said.out
    rows = [[cell.strip() for cell in line.split("  ") if cell.strip()] for line in said.out.splitlines()]
    # The second seat of this game always wins, and the first always has the first turn.
    assert ["A wins 2", "50.0 %", "15.0 to 85.0 %"] in rows
    assert ["B wins 2", "50.0 %", "15.0 to 85.0 %"] in rows
    assert ["first player wins", "0.0 %", "0.0 to 49.0 %"] in rows
    assert ["answers a game", "2.0"] in rows


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("formaton",), ("“formaton”", "did you mean “formation”?")),
        (("formation", "--a", "nobody"), ("nobody", "greedy")),
        (("formation", "--b", "nobody"), ("nobody", "greedy")),
        (("formation", "--games", "0"), ("0 games", "1 or more", "--games")),
        (("formation", "--jobs", "0"), ("0 processes", "1 or more", "--jobs")),
        (("formation", "--games", "many"), ("--games", "“many”")),
        (("formation", *QUICK[:4], "--games", "1.5"), ("--games", "“1.5”", "whole number")),
        (("formation", *QUICK, "--jobs", "1.5"), ("--jobs", "“1.5”", "whole number")),
        (("formation", *QUICK, "--seed", "1e3"), ("--seed", "“1e3”", "whole number")),
    ],
)
def test_bad_input_is_refused_with_one_sentence(
    wildswing: Command, arguments: tuple[str, ...], words: tuple[str, ...]
) -> None:
    assert_refused(wildswing("simulate", *arguments), *words)


@pytest.mark.parametrize(
    ("named", "agents"),
    [((), ("greedy", "random")), (("--a", "random"), ("random", "greedy")), (("--b", "greedy"), ("greedy", "greedy"))],
)
def test_without_a_name_the_strongest_agent_of_the_game_plays_a_weaker_one(
    wildswing: Command, install: Install, named: tuple[str, ...], agents: tuple[str, str]
) -> None:
    install("tiny", "tests.cli.tiny:TINY")
    report = json.loads(wildswing("simulate", "tiny", *named, "--games", "1", "--jobs", "1", "--json").out)
    assert (report["a"], report["b"]) == agents


def test_the_solver_plays_greedy_where_there_is_one(wildswing: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wildswing.formation.agents.solver.SolverAgent.choose", lambda *_: 0)
    report = found(wildswing, "--games", "1", "--jobs", "1")
    assert (report["a"], report["b"]) == ("solver", "greedy")


def test_teams_are_drawn_for_every_two_games(wildswing: Command) -> None:
    arguments = ("--draw", "2", "--a", "naive", "--b", "random", "--games", "4", "--seed", "7", "--rounds", "5")
    reports = []
    for jobs in ("1", "2"):
        said = wildswing("simulate", "exiled", *arguments, "--jobs", jobs, "--json")
        assert (said.code, said.err) == (0, "")
        report = json.loads(said.out)
        reports.append({name: value for name, value in report.items() if name not in TIMES})
    assert reports[0] == reports[1]
    assert reports[0]["margin"]["value"] > 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("formation", "--draw", "2"), ("--draw is for exceed and exiled, and formation has", "leave it out")),
        (("exiled", "--draw", "7"), ("teams of 7", "choose 1 to 6")),
        (("exiled", "--draw", "2", "--teams", "Gande / Nahtha"), ("--teams", "leave out")),
        (("exiled", "--variants", "moderator", "--a", "naive"), ("3 teams", "for two")),
    ],
)
def test_teams_that_cannot_be_drawn_are_refused(
    wildswing: Command, arguments: tuple[str, ...], words: tuple[str, ...]
) -> None:
    assert_refused(wildswing("simulate", *arguments, "--games", "2", "--jobs", "1"), *words)


def test_one_game_is_one_game(wildswing: Command, install: Install) -> None:
    install("tiny", "tests.cli.tiny:TINY")
    said = wildswing("simulate", "tiny", "--games", "1", "--jobs", "1")
    assert "tiny: greedy (A) against random (B), 1 game\n" in said.out


def test_a_game_for_one_cannot_be_a_duel(wildswing: Command, install: Install) -> None:
    install("lonely", "tests.cli.troubled:LONELY")
    assert_refused(wildswing("simulate", "lonely", "--a", "random", "--b", "random"), "1 seat,", "for two")


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("faulty", ("stopped with ValueError: out of glue", "seed “1/", "a fault in faulty")),
        ("deadly", ("was ended from outside", "fewer --jobs")),
    ],
)
def test_trouble_in_a_process_surfaces_as_one_sentence(
    wildswing: Command, install: Install, monkeypatch: pytest.MonkeyPatch, game: str, words: tuple[str, ...]
) -> None:
    monkeypatch.setattr("wildswing.lab.errands.HEAD_START", 0)
    monkeypatch.setattr("wildswing.lab.errands.STARTING", 0)
    install(game, f"tests.cli.troubled:{game.upper()}")
    said = wildswing("simulate", game, "--a", "random", "--b", "random", "--games", "6", "--jobs", "2")
    assert_refused(said, *words)
    assert active_children() == []


@pytest.fixture
def endless(install: Install, start: Start, tmp_path: Path) -> subprocess.Popen[str]:
    """A simulation that would take hours, with some of its games done."""
    install("slow", "tests.cli.troubled:SLOW")
    marks = tmp_path / "marks"
    marks.touch()
    code = (
        "import sys; from wildswing.cli.main import main; from wildswing.lab import errands; "
        "errands.HEAD_START = errands.STARTING = 0; sys.exit(main(sys.argv[1:]))"
    )
    options = ("--a", "random", "--b", "random", "--games", "1000000", "--jobs", "2", "--json")
    process = start(
        [sys.executable, "-c", code, "simulate", "slow", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "MARKS": str(marks)},
    )
    # Eight errands of one game are handed out at first, so when a ninth is done the first was counted.
    while marks.stat().st_size < 9 and process.poll() is None:
        time.sleep(0.02)
    return process


def test_an_interrupt_prints_what_is_done_and_leaves_no_process(endless: subprocess.Popen[str]) -> None:
    os.killpg(endless.pid, signal.SIGINT)  # as a terminal does: to the command and all its processes
    out, err = endless.communicate(timeout=60)  # ends when no process holds the pipes any more
    report = json.loads(out)
    assert endless.returncode == 130
    assert [line for line in err.splitlines() if not line.startswith("Playing: ")] == []
    assert report["complete"] is False
    assert report["asked"] == 1_000_000
    assert 1 <= report["games"] == report["wins_a"] + report["wins_b"] < 1_000_000
    assert report["answers_per_game"] == 2


def test_no_process_outlives_a_command_that_is_killed(endless: subprocess.Popen[str]) -> None:
    endless.kill()
    out, _ = endless.communicate(timeout=60)  # ends when no process holds the pipes any more
    assert (endless.returncode, out) == (-signal.SIGKILL, "")
