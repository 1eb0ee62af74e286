"""Wildswing starts, plays, serves and keeps what it is told on a system that misses what Windows misses."""

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import wildswing
from wildswing.cli.main import commands

TESTS = Path(__file__).parent
SOURCES = Path(wildswing.__file__).parents[1]

OTHERS = (
    "cli/test_saved.py",
    "home/test_alone.py",
    "home/test_scores.py",
    "lab/test_errands.py",
    "lab/test_results.py",
    "server/test_sqlite.py",
)
"""The tests of whatever is kept in files, and of work in several processes."""


@pytest.fixture
def elsewhere(tmp_path: Path) -> dict[str, str]:
    """The environment of a program there; a file that is read or written in the system's own letters is a mistake."""
    return {
        **{name: text for name, text in os.environ.items() if not name.startswith("PYTEST_")},
        "PYTHONPATH": os.pathsep.join([str(TESTS / "elsewhere"), str(SOURCES)]),
        "PYTHONWARNDEFAULTENCODING": "1",
        "PYTHONWARNINGS": "error::EncodingWarning:wildswing",
        "WILDSWING_HOME": str(tmp_path / "home"),
    }


def run(elsewhere: dict[str, str], *arguments: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-m", "wildswing", *arguments],
        env=elsewhere,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@contextmanager
def table(elsewhere: dict[str, str], *arguments: str) -> Iterator[str]:
    """An open table, which closes in order when it is told to."""
    command = [sys.executable, "-m", "wildswing", *arguments]
    process = subprocess.Popen(command, env=elsewhere, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    found = re.search(r"http://\S+", process.stdout.readline())
    try:
        assert found is not None
        yield found[0]
    finally:
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    assert (process.returncode, err) == (0, "")
    assert "The table is closed" in out


def ask(address: str, body: object = None, bearer: str = "") -> Any:
    content = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {bearer}"}
    request = urllib.request.Request(address, content, headers if bearer else {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.loads(answer.read())


def test_nothing_of_other_systems_is_there(elsewhere: dict[str, str]) -> None:
    asked = "hasattr(os, 'fork'), hasattr(signal, 'pthread_sigmask'), hasattr(asyncio, 'start_unix_server')"
    code = f"import asyncio, os, signal; print({asked}); import fcntl"
    done = subprocess.run([sys.executable, "-c", code], env=elsewhere, capture_output=True, text=True, check=False)
    assert done.stdout == "False False False\n"
    assert "ModuleNotFoundError: import of fcntl halted" in done.stderr


def test_it_starts(elsewhere: dict[str, str]) -> None:
    shown = run(elsewhere, "--help")
    assert [name for name in commands() if name not in shown] == []
    assert "Formation" in run(elsewhere, "games")


def test_a_match_is_played_left_and_taken_up(elsewhere: dict[str, str]) -> None:
    left = run(elsewhere, "play", "formation", "--terminal", "--against", "novice", "--seed", "3", typed="1\nquit\n")
    assert "The match is saved." in left
    assert "goes on after" in run(elsewhere, "play", "--resume", typed="quit\n")


@pytest.mark.parametrize("command", [("play", "--no-open"), ("serve", "--host", "127.0.0.1")])
def test_the_table_keeps_a_match_over_a_restart(elsewhere: dict[str, str], command: tuple[str, ...]) -> None:
    with table(elsewhere, *command, "--port", "0") as address:
        seat = ask(f"{address}/api/matches", {"game": "formation", "opponent": "novice"})
    with table(elsewhere, *command, "--port", "0") as address:
        standing = ask(f"{address}/api/matches/{seat['match']}", bearer=seat["token"])
    assert standing == {"match": seat["match"], "game": "formation", "seat": 0, "finished": False}


def test_a_backup_is_made_and_put_back(elsewhere: dict[str, str], tmp_path: Path) -> None:
    with table(elsewhere, "serve", "--host", "127.0.0.1", "--port", "0") as address:
        ask(f"{address}/api/matches", {"game": "formation", "opponent": "novice"})
    backup, again = tmp_path / "monday.sqlite", tmp_path / "again.sqlite"
    run(elsewhere, "backup", str(backup))
    assert "1 match and" in run(elsewhere, "restore", str(backup), "--database", f"sqlite:///{again}")
    assert again.is_file()


def test_an_order_is_carried_out_as_soon_as_the_table_is_closed(elsewhere: dict[str, str], tmp_path: Path) -> None:
    backup = [sys.executable, "-m", "wildswing", "backup", str(tmp_path / "monday.sqlite")]
    with table(elsewhere, "serve", "--host", "127.0.0.1", "--port", "0"):
        early = subprocess.run(backup, env=elsewhere, capture_output=True, text=True, check=False)
        assert (early.returncode, early.stdout) == (2, "")
        assert "is held by another program" in early.stderr
    assert "0 matches" in run(elsewhere, *backup[3:])


def test_other_tests_pass_there_too(elsewhere: dict[str, str]) -> None:
    del elsewhere["PYTHONWARNDEFAULTENCODING"]  # pytest reads its own files so
    files = [str(TESTS / file) for file in OTHERS]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *files]
    done = subprocess.run(command, cwd=TESTS.parent, env=elsewhere, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
