"""What the README and the page of the command line show is what happens."""

import asyncio
import io
import math
import re
import shlex
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path
from socket import socket

import pytest

from tests.notation.playing import played
from wildswing import __version__
from wildswing.agents.glance import GlanceAgent
from wildswing.cli.main import commands as all_commands
from wildswing.cli.main import main
from wildswing.cli.picture import picture
from wildswing.exceed.matches import fighter_text, roster
from wildswing.formation.game import FORMATION
from wildswing.kernel import Match, find_game
from wildswing.kernel.record import write
from wildswing.lab.subjects import SUBJECTS
from wildswing.server.keeping.backups import back_up
from wildswing.server.keeping.storage import open_storage, url_of
from wildswing.server.people.persons import Persons
from wildswing.study.facet import Study

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")

SCENARIO = ROOT / "tests" / "scenarios" / "the-strive-example.scenario"

SHORTER = {"--games": "5", "--a": "solver:1", "--seeds": "1", "--seconds": "0.01", "--agent": "random", "--port": "0"}
"""A test asks for less than the README."""

OF_A_HOST = ("people", "backup", "restore")
"""Commands about a table that was hosted."""


def close_at_once(
    listener: socket, database: str, page: Path, when_open: Callable[[], None], *_about_the_host: object
) -> None:
    """A table that is closed as soon as it is open."""
    with listener:
        when_open()


def a_few() -> dict[str, str]:
    """The fighters of whoever asks for all."""
    return dict([*roster().items()][:3])


async def host(home: Path) -> None:
    """Leaves what a table has left behind at which Ann has an account, and a backup of it."""
    async with open_storage(url_of(home / "table.sqlite")) as storage:
        await Persons(storage).register("Ann", "correct horse")
        await back_up(storage.database, home / "my.backup")


def blocks(language: str, page: str = README) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)


def typed() -> list[list[str]]:
    """The lines that a person types, without remarks."""
    lines = "".join(blocks("sh") + blocks("sh", COMMANDS)).splitlines()
    return [shlex.split(line, comments=True) for line in lines]


def commands() -> list[list[str]]:
    lines = {tuple(line): line[1:] for line in typed() if line[0] == "wildswing"}
    return [*lines.values()]


@pytest.mark.parametrize(("example", "shown"), [*zip(blocks("python"), blocks("text"), strict=True)])
def test_the_examples_print_what_is_shown(example: str, shown: str) -> None:
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(example, {})
    assert printed.getvalue() == shown


def test_the_first_lines_put_the_command_on_the_path_before_they_call_it() -> None:
    first = [line[0] for line in typed()]
    assert first.index(".") < first.index("wildswing")
    assert blocks("sh")[0].startswith("make play ")
    assert "\nmake test " in blocks("sh")[0]


def test_what_is_typed_besides_is_there() -> None:
    """A target of make, the way to activate what make has set up, and the wheel that make builds."""
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    for program, *arguments in typed():
        if program == "make":
            assert arguments[0] in targets
        elif program == ".":
            assert arguments == [".venv/bin/activate"]
        elif program == "pipx":
            assert arguments == ["install", f"dist/wildswing-{__version__}-py3-none-any.whl"]
        else:
            assert program == "wildswing"


def test_every_command_has_an_example() -> None:
    assert {command[0] for command in commands()} == set(all_commands())


@pytest.mark.parametrize("arguments", commands(), ids=" ".join)
def test_the_examples_of_the_commands_work(
    arguments: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    match = write(Match(find_game("formation"), 7), ("person", "greedy"))
    (tmp_path / "matches").mkdir()
    (tmp_path / "matches" / "one.match").write_bytes(match)
    (tmp_path / "my.match").write_bytes(match)
    if arguments[0] == "analyse":
        (tmp_path / "my.match").write_bytes(write(played(FORMATION, 7), ("person", "random")))
        hasty = Study(thinker=lambda _: GlanceAgent(1, 0.0, 4))
        monkeypatch.setattr("wildswing.study.valuing.study_of", lambda _: hasty)
    if arguments[0] in OF_A_HOST:
        asyncio.run(host(tmp_path))
    (tmp_path / "my.scenario").write_bytes(SCENARIO.read_bytes())
    (tmp_path / "my.fighter").write_text(fighter_text("Ryu").replace("fighter Ryu", "fighter Mine"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WILDSWING_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    monkeypatch.setattr("wildswing.server.hosting.serving.serve", close_at_once)
    monkeypatch.setattr("wildswing.cli.serve.built_page", lambda: tmp_path)
    monkeypatch.setattr("wildswing.cli.browser.built_page", lambda: tmp_path)
    monkeypatch.setattr("wildswing.cli.static.built_table", lambda: tmp_path / "matches")
    monkeypatch.setattr("webbrowser.open", lambda _: True)
    monkeypatch.setattr("wildswing.cli.progress.EVERY", math.inf)  # however long it takes here
    monkeypatch.setattr("wildswing.lab.bench.ROUNDS", 1)
    monkeypatch.setattr("wildswing.lab.benchmark.OPPONENT", "random")
    monkeypatch.setattr("wildswing.lab.page_load.VISITS", 1)
    monkeypatch.setattr("wildswing.lab.starts.STARTS", 1)
    monkeypatch.setattr("wildswing.lab.starts.COMMANDS", {"wildswing --help": (("--help",), 250)})
    monkeypatch.setattr("wildswing.lab.bench.SUBJECTS", SUBJECTS[:1])
    monkeypatch.setattr("wildswing.exceed.commands.matchups.roster", a_few)
    pairs = zip(["", *arguments], arguments, strict=False)
    assert main([SHORTER.get(before, word) for before, word in pairs]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    assert captured.out != ""


def test_the_citation_names_this_version() -> None:
    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_every_link_leads_somewhere() -> None:
    for page in (ROOT / "README.md", ROOT / "docs" / "play-in-the-terminal.md"):
        links = re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8"))
        assert len(links) > 0
        assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_picture_is_the_one_the_command_draws() -> None:
    drawn = (ROOT / "docs" / "pictures" / "formation-table.svg").read_text(encoding="utf-8")
    assert drawn == picture(find_game("formation")), "draw it anew with `make pictures`"
