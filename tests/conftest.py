"""What every test can rely on: the same samples everywhere, Ctrl-C reaches a command, no command outlives its test."""

import gc
import os
import signal
import subprocess
from collections.abc import Generator, Iterator
from contextlib import suppress
from typing import Any, Protocol

import pytest

from tests.sampling import VARIABLE, left_for_other_days, settle

FIRST = (
    "tests/browser",
    "tests/server",
    "tests/cli",
    "tests/lab",
    "tests/tools",
    "tests/test_readme.py",
    "tests/test_wire.py",
)


def pytest_configure() -> None:
    """Hears Ctrl-C, and has all commands that are started hear it, also where whoever started the tests does not.

    `nohup`, and a script that starts something in its background, have their children ignore it, and theirs too.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    settle()  # before other processes are started, so that all draw the same


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Has one process more than there are cores, since many tests wait for another process or for the disk."""
    return (os.cpu_count() or 1) + 1


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says how to draw the same samples again."""
    terminalreporter.write_line(f"samples drawn by {VARIABLE}={settle()}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begins with what waits for a browser or another process, so that at the end no core waits for the other.

    What has its day on another day is left out, unless it is called by its name.
    """
    if not any("::" in named for named in config.args):
        left = set(left_for_other_days(items))
        config.hook.pytest_deselected(items=list(left))
        items[:] = [item for item in items if item not in left]
    items.sort(key=lambda item: [item.nodeid.startswith(folder) for folder in FIRST], reverse=True)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Keeps the garbage collector from looking through thousands of tests, which all stay, now and ever after."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


class Start(Protocol):
    def __call__(self, command: list[str], **settings: Any) -> subprocess.Popen[str]: ...


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts a command in a group of its own, of which nothing is left when the test ends, however it ends."""
    started: list[subprocess.Popen[str]] = []

    def start_one(command: list[str], **settings: Any) -> subprocess.Popen[str]:
        started.append(subprocess.Popen(command, text=True, start_new_session=True, **settings))
        return started[-1]

    yield start_one
    for process in started:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        for pipe in (process.stdin, process.stdout, process.stderr):
            if pipe is not None:
                with suppress(BrokenPipeError):
                    pipe.close()
