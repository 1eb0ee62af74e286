"""`wildswing play` without --terminal: a table in the browser."""

import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable
from contextlib import closing
from io import StringIO
from pathlib import Path
from typing import cast
from urllib.error import URLError

import pytest

from tests.cli.conftest import Command, assert_refused
from tests.server.conftest import words_of
from wildswing.cli import browser
from wildswing.server.hosting.serving import open_port
from wildswing.server.keeping.sqlite import APPLICATION


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that is built, as far as the command can tell."""
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<title>Wildswing</title>")
    monkeypatch.setattr(browser, "built_page", lambda: folder)
    return folder


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that a browser was asked to open; each is looked at, and then Ctrl-C is pressed."""
    seen: list[str] = []

    def look(address: str) -> bool:
        with urllib.request.urlopen(address) as answer:
            seen.extend([address, answer.read().decode()])
        os.kill(os.getpid(), signal.SIGINT)
        return True

    monkeypatch.setattr("webbrowser.open", look)
    return seen


def test_the_table_opens_with_the_browser_and_closes_with_ctrl_c(
    wildswing: Command, home: Path, page: Path, opened: list[str]
) -> None:
    said = wildswing("play")
    address, content = opened
    assert (said.code, said.err) == (0, "")
    assert said.out.splitlines() == [
        f"The table is open at {address} (Ctrl-C closes it).",
        "The table is closed; your matches are kept. Open it again with `wildswing play`.",
    ]
    assert content == "<title>Wildswing</title>"
    assert (home / "table.sqlite").is_file()
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_game_and_a_port_can_be_named(wildswing: Command, page: Path, opened: list[str]) -> None:
    with open_port(0) as listener:
        port = listener.getsockname()[1]
    assert wildswing("play", "formation", "--port", str(port)).code == 0
    assert opened[0] == f"http://127.0.0.1:{port}/#game=formation"


def visit_and_end(address: str) -> None:
    """Calls a table until it answers, then ends it."""
    while True:
        try:
            urllib.request.urlopen(address).close()
        except URLError:
            time.sleep(0.05)
        else:
            os.kill(os.getpid(), signal.SIGTERM)
            return


def test_the_browser_stays_closed_if_asked_or_if_there_is_none(
    wildswing: Command, page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(_: str) -> bool:
        os.kill(os.getpid(), signal.SIGTERM)
        return False

    monkeypatch.setattr("webbrowser.open", none)
    said = wildswing("play")
    assert said.code == 0
    assert "No browser could be opened; open that address yourself." in said.out
    monkeypatch.setattr("webbrowser.open", lambda _: pytest.fail("opened"))
    with open_port(0) as listener:
        port = listener.getsockname()[1]
    visitor = threading.Thread(target=visit_and_end, args=(f"http://127.0.0.1:{port}",))
    visitor.start()
    said = wildswing("play", "--no-open", "--port", str(port))
    visitor.join()
    assert said.code == 0
    assert "No browser" not in said.out


def test_a_page_that_is_not_built_is_named_with_a_way_out(
    wildswing: Command, home: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("wildswing.server.__file__", str(tmp_path / "__init__.py"))
    assert_refused(wildswing("play"), "is not built", "`make play`", "`wildswing play --terminal`")
    assert not home.exists()


def test_a_port_that_is_in_use_is_named(wildswing: Command, home: Path, page: Path) -> None:
    with open_port(0) as listener:
        port = str(listener.getsockname()[1])
        said = wildswing("play", "--port", port, "--no-open")
    assert_refused(said, f"Port {port} is in use by another program; name another one with --port")
    assert_refused(wildswing("play", "--port", "70000"), "There is no port 70000", "0 to 65535")
    assert_refused(wildswing("play", "--port", "x"), "“x”", "whole number")
    assert not home.exists()


def diary(database: Path) -> None:
    database.write_text("Dear diary")


def recipes(database: Path) -> None:
    with closing(sqlite3.connect(database)) as other, other:
        other.execute("CREATE TABLE recipes (name)")


def tomorrow(database: Path) -> None:
    with closing(sqlite3.connect(database)) as newer, newer:
        newer.execute(f"PRAGMA application_id = {APPLICATION}")
        newer.execute("PRAGMA user_version = 99")


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (diary, "is no database and was left alone"),
        (recipes, "of another program and was left alone"),
        (tomorrow, "written by a newer Wildswing"),
        (Path.mkdir, "cannot be opened"),
    ],
)
def test_a_database_that_is_not_ours_is_refused(
    wildswing: Command, home: Path, page: Path, make: Callable[[Path], None], words: str
) -> None:
    home.mkdir()
    make(home / "table.sqlite")
    assert_refused(wildswing("play", "--no-open"), str(home / "table.sqlite"), words)


def test_a_log_that_cannot_be_played_again_is_named_and_the_table_opens(
    wildswing: Command, home: Path, page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def begin_and_end(address: str) -> bool:
        wish = b'{"game": "formation", "opponent": "random", "seed": "6"}'
        urllib.request.urlopen(urllib.request.Request(f"{address}/api/matches", wish)).close()
        os.kill(os.getpid(), signal.SIGINT)
        return True

    monkeypatch.setattr("webbrowser.open", begin_and_end)
    assert wildswing("play").err == ""
    with closing(sqlite3.connect(home / "table.sqlite")) as table, table:
        ((match,),) = table.execute("SELECT id FROM matches").fetchall()
        table.execute("UPDATE matches SET version = 0")

    def end_when_said(_: str) -> bool:
        while not cast("StringIO", sys.stderr).getvalue():
            time.sleep(0.01)
        os.kill(os.getpid(), signal.SIGINT)
        return True

    monkeypatch.setattr("webbrowser.open", end_when_said)
    said = wildswing("play")
    (line,) = words_of(said.err)
    assert line.startswith(f"Match {match}: The match “{match}” of formation was played with rules version 0")
    assert (said.code, "The table is open" in said.out) == (0, True)


def test_a_database_that_somebody_holds_is_refused(wildswing: Command, home: Path, page: Path) -> None:
    home.mkdir()
    with closing(sqlite3.connect(home / "table.sqlite")) as other:
        other.execute("CREATE TABLE held (x)")
        other.commit()
        other.execute("BEGIN EXCLUSIVE")
        assert_refused(wildswing("play", "--no-open"), "is held by another program")


@pytest.mark.parametrize("option", [("--terminal",), ("--against", "random"), ("--resume",), ("--two",)])
def test_options_of_the_browser_and_the_terminal_do_not_mix(wildswing: Command, option: tuple[str, ...]) -> None:
    assert_refused(wildswing("play", "--no-open", *option), "--no-open", "leave out")
    assert_refused(wildswing("play", "--port", "8000", *option), "--port", "leave out")


def test_an_unknown_game_is_refused_before_anything_opens(wildswing: Command, home: Path) -> None:
    assert_refused(wildswing("play", "chess", "--no-open"), "“chess”", "formation")
    assert not home.exists()


@pytest.mark.parametrize("arguments", [["--help"], ["games"], ["play", "--help"]])
def test_nothing_of_the_server_is_loaded_for_other_commands(arguments: list[str], home: Path) -> None:
    program = (
        "import sys; from wildswing.cli.main import main; main(sys.argv[1:]); "
        "heavy = {'litestar', 'uvicorn', 'sqlalchemy', 'websockets'} & set(sys.modules); "
        "sys.exit(str(heavy) if heavy else 0)"
    )
    done = subprocess.run([sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
