"""A table in processes of its own, which is killed and opened again on the same port."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.server.people import PATIENCE
from tests.server.test_killed import children_of, free_port

ROOT = Path(__file__).parents[2]

MISTAKES = ("Wildswing made a mistake", "Traceback")
"""What no fault outside may bring into the log."""


class TableTrouble(Exception):
    """A table does not do as it is told, so that nothing more can be tried; the text says why, as one sentence."""


class Served:
    """A table that anybody may call, with what it has logged."""

    def __init__(
        self, folder: Path, database: str, workers: int, program: tuple[str, ...] = ("wildswing",), drain: int = 0
    ) -> None:
        self.port = free_port()
        self._program = program
        self._workers = workers
        self._drain = drain
        self._database = database
        self._log = folder / "table.log"
        self._environment = {**os.environ, "WILDSWING_DATABASE": database, "PYTHONPATH": os.pathsep.join(sys.path)}
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """Where it is called."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process that was started."""
        assert self._process is not None
        return self._process.pid

    @property
    def has_workers(self) -> bool:
        """Whether several processes serve."""
        return self._workers > 1

    @property
    def workers(self) -> list[int]:
        """The processes that serve, where the table has several."""
        return [
            child for child in children_of(self.pid) if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
        ]

    @property
    def mistakes(self) -> int:
        """How many mistakes of its own it has logged."""
        written = self._log.read_text(errors="replace")
        return sum(written.count(words) for words in MISTAKES)

    def successor(self) -> "Served":
        """Returns another table for the same database, on a port of its own, that logs to the same file."""
        return Served(self._log.parent, self._database, self._workers, self._program, self._drain)

    def try_to_open(self) -> str:
        """Opens the table; returns what it says first, or why it does not open."""
        options = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--workers", str(self._workers)]
        options += ["--drain", str(self._drain)]
        command = [sys.executable, "-m", *self._program, *options]
        with self._log.open("a") as log:
            before = self._log.stat().st_size
            self._process = subprocess.Popen(
                command, cwd=ROOT, env=self._environment, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self._process.stdout is not None
        return self._process.stdout.readline() or self._log.read_text()[before:]

    def open(self) -> None:
        """Opens the table."""
        words = self.try_to_open()
        if not words.startswith("The table is open"):
            said = [line for line in words.splitlines() if line.strip()]
            raise TableTrouble(f"The table did not open: {said[-1] if said else 'it did not say why'}")

    def kill(self) -> None:
        """Kills the process that was started, and nothing else."""
        assert self._process is not None
        self._process.kill()
        self._end()

    def close(self) -> None:
        """Ends the table in order."""
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            self._end()

    def drained(self) -> float:
        """Tells the table to end once nobody plays there, waits for that, and returns how many seconds it took."""
        began = time.monotonic()
        self.close()
        return time.monotonic() - began

    def _end(self) -> None:
        assert self._process is not None
        try:
            self._process.wait(PATIENCE + self._drain)
        except subprocess.TimeoutExpired:
            raise TableTrouble(f"The table took more than {PATIENCE + self._drain} seconds to end.") from None
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None


def until_gone(pids: list[int]) -> None:
    """Waits until processes have ended that nobody ends."""
    end = time.monotonic() + PATIENCE
    while any(_lives(pid) for pid in pids):
        if time.monotonic() > end:
            raise TableTrouble("A process outlives the one that started it.")
        time.sleep(0.05)


def _lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
