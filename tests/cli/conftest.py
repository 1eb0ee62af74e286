"""Runs the command line as a person at a pipe would."""

import io
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import pytest

from tests.notation.playing import played
from wildswing.cli.main import main
from wildswing.formation.game import FORMATION
from wildswing.kernel.record import write
from wildswing.kernel.registry import shelf


@dataclass(frozen=True)
class Said:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str


class Command(Protocol):
    def __call__(self, *arguments: str | Path, typed: str = "") -> Said: ...


class Install(Protocol):
    def __call__(self, name: str, value: str) -> None: ...


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The file of a match of Formation that is over."""
    path = tmp_path / "finished.match"
    path.write_bytes(write(played(FORMATION, 3), ("person", "random")))
    return path


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty place for matches, and a plain terminal of 80 columns."""
    folder = tmp_path / "home"
    monkeypatch.setenv("WILDSWING_HOME", str(folder))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("NO_COLOR", "FORCE_COLOR", "TERM", "WILDSWING_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    return folder


@pytest.fixture
def wildswing(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """The command `wildswing`, run in this process with what a person types, who does not ask how far it is."""
    monkeypatch.setattr("wildswing.cli.progress.EVERY", float("inf"))

    def run(*arguments: str | Path, typed: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Said(code, captured.out, captured.err)

    return run


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs a game of another package, as far as an entry point goes."""

    def add(name: str, value: str) -> None:
        info = tmp_path / "site" / f"{name}_package-1.0.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-package\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[wildswing.games]\n{name} = {value}\n")
        monkeypatch.syspath_prepend(str(tmp_path / "site"))
        shelf.cache_clear()

    yield add
    shelf.cache_clear()


def matches_in(home: Path) -> list[Path]:
    """Returns the match files, the one begun first first; what two of one second are called differs by a number."""
    return sorted((home / "matches").glob("*"), key=lambda path: path.stem)


def assert_refused(said: Said, *words: str) -> None:
    """Bad input gives exit code 2 and one line that holds all these words."""
    assert said.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    assert [word for word in words if word not in said.err] == []
