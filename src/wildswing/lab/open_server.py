"""A server that is measured: a process of its own, which says its port and ends when its input does."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

import msgspec

from wildswing.kernel.errors import WildswingError
from wildswing.lab.builds import HERE, last_words

OURS = "wildswing"

PROCESSES = Path("/proc")
"""Where Linux tells of processes."""

PATIENCE = 20
"""Seconds in which a program must end when it is told to."""


class Unmeasured(WildswingError):
    """A server, or a client at it, did not do its part."""


class Opened(msgspec.Struct, frozen=True):
    """What a server says when it is open."""

    port: int


class OpenServer:
    """A server that is open."""

    def __init__(self, name: str, process: subprocess.Popen[bytes], complaints: IO[bytes]) -> None:
        self.name = name
        self.process = process
        assert process.stdout is not None
        line = process.stdout.readline()
        if not line:
            raise Unmeasured(f"The server {name} does not start ({last_words(process, complaints)}).")
        self.port = msgspec.json.decode(line, type=Opened).port

    def worked(self) -> float:
        """Returns how many seconds its processor has worked so far, where the system tells it."""
        fields = (PROCESSES / f"{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return sum([int(ticks) for ticks in fields[11:13]]) / os.sysconf("SC_CLK_TCK")


def written() -> dict[str, str]:
    """Returns the environment of a program of ours that keeps its byte code, as it does for whoever plays."""
    kept = {name: text for name, text in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPATH": str(HERE)}


@contextmanager
def our_server(folder: Path) -> Iterator[OpenServer]:
    """Opens our server, with its log in a folder, and closes it afterwards."""
    with TemporaryFile() as complaints, running(our_command(folder), complaints, folder) as process:
        yield OpenServer(OURS, process, complaints)


def our_command(folder: Path) -> list[str]:
    """Returns what starts our server with its log in a folder."""
    # -P: the folder it is started in must not decide which package is measured.
    return [sys.executable, "-P", "-m", "wildswing.server.hosting.measured", f"sqlite:///{folder / 'matches.sqlite'}"]


@contextmanager
def running(command: list[str], complaints: IO[bytes], folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Runs a program in a folder that ends when its input does."""
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=complaints,
        cwd=folder,
        env={**written(), "NODE_ENV": "production"},
        start_new_session=True,  # so that Ctrl-C reaches us alone
    ) as process:
        try:
            yield process
        finally:
            assert process.stdin is not None
            process.stdin.close()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
