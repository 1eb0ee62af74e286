"""Hints name a command that can be typed as it stands."""

import os
import sys
from pathlib import Path

import pytest

from wildswing.cli.output import counted, to_type


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed program, whose folder the shell does not search."""
    path = tmp_path / ".venv" / "bin" / "wildswing"
    path.parent.mkdir(parents=True)
    path.touch(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", "/nowhere")
    return path


def called_as(monkeypatch: pytest.MonkeyPatch, name: str | Path) -> str:
    monkeypatch.setattr(sys, "argv", [str(name)])
    return to_type("play", "--resume")


def test_a_program_that_the_shell_does_not_find_is_named_by_its_path(
    program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert called_as(monkeypatch, ".venv/bin/wildswing") == "`.venv/bin/wildswing play --resume`"
    assert called_as(monkeypatch, program) == "`.venv/bin/wildswing play --resume`"
    monkeypatch.chdir(program.parent)
    assert called_as(monkeypatch, "./wildswing") == "`./wildswing play --resume`"
    monkeypatch.chdir("/")
    assert called_as(monkeypatch, program) == f"`{program.relative_to('/')} play --resume`"


def test_a_program_that_the_shell_finds_is_named_by_its_name(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", f"/nowhere{os.pathsep}{program.parent}")
    assert called_as(monkeypatch, program) == "`wildswing play --resume`"


def test_another_program_of_the_same_name_does_not_count(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = program.parents[2] / "wildswing"
    other.touch(0o755)
    monkeypatch.setenv("PATH", f"{other.parent}{os.pathsep}{program.parent}")
    assert called_as(monkeypatch, program) == "`.venv/bin/wildswing play --resume`"


def test_words_that_a_shell_would_split_are_quoted() -> None:
    assert to_type("replay", Path("my games/one.match")) == "`wildswing replay 'my games/one.match'`"


def test_one_is_singular() -> None:
    assert [counted(number, "game") for number in (0, 1, 2)] == ["0 games", "1 game", "2 games"]
