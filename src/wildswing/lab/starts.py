"""How much work it is to start: a command, the first question of a match, a table that is open."""

import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from wildswing.lab.bench_targets import Target, target
from wildswing.lab.errands import Progress
from wildswing.lab.open_server import PROCESSES, our_server, written
from wildswing.lab.statistics import Spread, spread

STARTS = 5

START = "the start"

COMMANDS: dict[str, tuple[tuple[str, ...], float]] = {
    "wildswing --help": (("--help",), 250),
    "wildswing games": (("games",), 500),
    "wildswing fighters": (("fighters",), 500),
    "wildswing show “Sol Badguy”": (("show", "Sol Badguy"), 500),
    "first question of Exceed": (("play", "exceed", "--terminal", "--seed", "1"), 600),
}
"""What is started, and how many milliseconds of work that may be; whoever plays leaves at the first question."""

TABLE = "a table that is open"

MOST_FOR_TABLE = 1500
"""Milliseconds of work before a table is open."""


class StartCost(msgspec.Struct, frozen=True):
    """How many milliseconds of processor time a start takes."""

    what: str
    milliseconds: Spread


def measure_starts(progress: Progress) -> dict[str, list[float]]:
    """Starts everything in turns; the first round only has Python compile what it loads.

    Nothing is found where the system does not tell how much another process has worked.
    """
    if not (hasattr(os, "wait4") and PROCESSES.is_dir()):
        return {}
    found: dict[str, list[float]] = {name: [] for name in (*COMMANDS, TABLE)}
    for turn in range(STARTS + 1):
        for name, (arguments, _) in COMMANDS.items():
            found[name].append(_command(*arguments))
        found[TABLE].append(_table())
        progress(turn + 1, STARTS + 1)
    return {name: times[1:] for name, times in found.items()}


def start_costs(found: dict[str, list[float]]) -> tuple[StartCost, ...]:
    """Turns what was found into figures."""
    return tuple([StartCost(name, spread(times)) for name, times in found.items() if times])


def start_targets(found: dict[str, list[float]]) -> tuple[Target, ...]:
    """Holds each start against what it may take."""
    bounds = {**{name: most for name, (_, most) in COMMANDS.items()}, TABLE: MOST_FOR_TABLE}
    return tuple(
        [target(START, f"{name}, ms of work", "at most", most, found.get(name, [])) for name, most in bounds.items()]
    )


def _command(*arguments: str) -> float:
    """Returns the milliseconds that a command works from its start to its end."""
    with TemporaryDirectory() as home:
        process = subprocess.Popen(
            # -P: the folder it is started in must not decide which package is measured.
            [sys.executable, "-P", "-m", "wildswing", *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**written(), "WILDSWING_HOME": home},
        )
        _, _, usage = os.wait4(process.pid, 0)
        process.returncode = 0  # for it was waited for already
    return 1000 * (usage.ru_utime + usage.ru_stime)


def _table() -> float:
    """Returns the milliseconds that a table works, with a new database, until it is open."""
    with ExitStack() as stack:
        server = stack.enter_context(our_server(Path(stack.enter_context(TemporaryDirectory()))))
        return server.worked() * 1000
