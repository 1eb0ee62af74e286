"""A real terminal: what is sent to it, and Ctrl-C."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Command, matches_in
from tests.conftest import Start
from wildswing.cli.saved import read_match

WIPE = "\x1b[H\x1b[2J\x1b[3J"
COLOUR = re.compile(r"\x1b\[(?:\d+;)*(?:3\d|4\d|9\d|10\d)(?:;\d+)*m")
PATIENCE = 30.0


class Terminal:
    """A command that believes a person sits before it."""

    def __init__(self, start: Start, *arguments: str, **environment: str) -> None:
        self.screen, keyboard = pty.openpty()
        settings = {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", **environment}
        self.process = start(
            [sys.executable, "-m", "wildswing", *arguments],
            stdin=keyboard,
            stdout=keyboard,
            stderr=keyboard,
            env={**os.environ, **settings},
        )
        os.close(keyboard)
        self.shown = ""

    def read_until(self, words: str) -> str:
        """Returns what came on the screen up to these words, and after them what came along."""
        start = len(self.shown)
        deadline = time.monotonic() + PATIENCE
        while words not in self.shown[start:]:
            assert time.monotonic() < deadline, f"waited in vain for {words!r}: {self.shown[-2000:]}"
            if select.select([self.screen], [], [], 0.1)[0]:
                try:
                    self.shown += os.read(self.screen, 65536).decode(errors="replace")
                except OSError:  # the other side of the terminal was closed
                    assert words in self.shown[start:]
        return self.shown[start:]

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode())

    def close(self) -> int:
        code = self.process.wait(PATIENCE)
        os.close(self.screen)
        return code


def test_the_screen_is_wiped_between_two_people(start: Start, home: Path) -> None:
    terminal = Terminal(start, "play", "--terminal", "--two", "--seed", "5")
    first = terminal.read_until("is not looking: ")
    assert WIPE in first
    terminal.type("\r")
    terminal.read_until("(? for help): ")
    terminal.type("1\r")
    handed = terminal.read_until("is not looking: ")
    assert WIPE in handed
    assert "Hand" not in handed[handed.index(WIPE) :]
    terminal.type("\r")
    terminal.read_until("(? for help): ")
    terminal.type("quit\r")
    left = terminal.read_until("--resume`.")
    assert WIPE in left
    assert terminal.close() == 0


def test_a_dumb_terminal_is_scrolled_instead_of_wiped(start: Start, home: Path) -> None:
    terminal = Terminal(start, "play", "--terminal", "--two", "--seed", "5", TERM="dumb")
    shown = terminal.read_until("is not looking: ")
    assert "\x1b" not in shown
    assert shown.count("\n") >= 100
    terminal.type("\r")
    assert "\x1b" not in terminal.read_until("(? for help): ")
    terminal.type("q\r")
    terminal.read_until("--resume`.")
    assert terminal.close() == 0


def test_what_a_person_alone_did_before_stays_in_the_terminal(start: Start, home: Path) -> None:
    terminal = Terminal(start, "play", "--terminal", "--against", "random", "--seed", "5")
    terminal.read_until("(? for help): ")
    terminal.type("1\r")
    terminal.read_until("(? for help): ")
    terminal.type("q\r")
    terminal.read_until("--resume`.")
    assert terminal.close() == 0
    assert terminal.shown.count("\x1b[H\x1b[2J") == 2
    assert "\x1b[3J" not in terminal.shown


def test_the_rules_wait_after_each_screenful(start: Start, home: Path) -> None:
    terminal = Terminal(start, "play", "--terminal", "--against", "random", "--seed", "5")
    terminal.read_until("(? for help): ")
    terminal.type("rules\r")
    first = terminal.read_until("Enter for more, q to stop: ")
    assert "The cards." in first
    assert first.count("\n") <= 24
    terminal.type("\r")
    second = terminal.read_until("Enter for more, q to stop: ")
    assert "The cards." not in second
    assert second.count("\n") <= 24
    terminal.type("q\r")
    assert "The Vanguard is the upper row." not in terminal.read_until("(? for help): ")
    terminal.type("q\r")
    terminal.read_until("--resume`.")
    assert terminal.close() == 0


@pytest.mark.parametrize("seed", ["3", "5", "8"])
@pytest.mark.parametrize("seat", ["black", "white"])
def test_every_question_fits_on_a_small_screen(
    wildswing: Command, monkeypatch: pytest.MonkeyPatch, seed: str, seat: str
) -> None:
    for name, value in {"FORCE_COLOR": "1", "TERM": "xterm", "COLUMNS": "80", "LINES": "24"}.items():
        monkeypatch.setenv(name, value)
    said = wildswing("play", "--against", "random", "--seed", seed, "--seat", seat, typed="2\n1\n" * 200)
    screens = [screen.split("(? for help)")[0] for screen in said.out.split("\x1b[H\x1b[2J")[1:]]
    assert len(screens) > 30
    assert max(screen.count("\n") for screen in screens) < 24
    later = [screen for screen in screens if re.search("Round [23] of 3 · secret choice", screen)]
    assert len(later) >= 2
    for screen in later:
        assert "… (log tells all)" in screen
        assert "both draw 6" in screen


@pytest.mark.parametrize(("settings", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_colours_only_where_they_are_wanted(start: Start, home: Path, settings: dict[str, str], coloured: bool) -> None:
    terminal = Terminal(start, "play", "--terminal", "--against", "random", "--seed", "5", **settings)
    terminal.read_until("(? for help): ")
    terminal.type("1\r")
    shown = terminal.read_until("(? for help): ")
    terminal.type("q\r")
    terminal.read_until("--resume`.")
    assert terminal.close() == 0
    assert " R2 " in shown
    assert bool(COLOUR.search(shown)) == coloured


def test_ctrl_c_leaves_a_match_that_resumes(start: Start, wildswing: Command, home: Path) -> None:
    terminal = Terminal(start, "play", "--terminal", "--against", "random", "--seed", "5")
    for _ in range(6):
        terminal.read_until("(? for help): ")
        terminal.type("1\r")
    terminal.read_until("(? for help): ")
    terminal.process.send_signal(signal.SIGINT)
    left = terminal.read_until("--resume`.")
    assert terminal.close() == 130
    assert "Traceback" not in left
    assert "Interrupted. The match is saved. Go on with `wildswing play --resume`." in left
    (path,) = matches_in(home)
    given = [answer.answer for answer in read_match(path).match.answers if answer.seat == 0]
    assert given == [0] * 6
    assert wildswing("play", "--terminal", "--resume", typed="1\n" * 200).code == 0
    assert read_match(path).match.outcome is not None


def test_ctrl_c_at_a_pipe(start: Start, home: Path) -> None:
    process = start(
        [sys.executable, "-m", "wildswing", "play", "--terminal", "--against", "random", "--seed", "5"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1\n1\n")
    process.stdin.flush()
    for line in process.stdout:
        if line.startswith("Which card goes on"):
            break
    process.send_signal(signal.SIGINT)
    _, complaint = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert complaint == "Interrupted. The match is saved. Go on with `wildswing play --resume`.\n"
    (path,) = matches_in(home)
    assert len([answer for answer in read_match(path).match.answers if answer.seat == 0]) == 2
