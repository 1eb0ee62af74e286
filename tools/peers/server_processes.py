"""The servers that are measured, ours and another's, and the client that plays at them: each a process of its own."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

import msgspec

from wildswing.lab.builds import HERE, last_words
from wildswing.lab.open_server import OURS, OpenServer, Unmeasured, our_command, running
from wildswing.lab.tally import Missing

THEIRS = "boardgame.io"

PEER = Path("tools/peers/boardgame.io")
"""Where a checkout has the other server, and the client."""


class Order(msgspec.Struct, frozen=True):
    """What a client is to do: open so many matches, move to warm up, and then move while the clock runs."""

    server: str
    port: int
    game: str
    matches: int
    warm: int
    moves: int


class Load(msgspec.Struct, frozen=True):
    """What a client found: matches that it held, and how long its moves took; latencies are in milliseconds."""

    held: int
    moves: int
    seconds: float
    median: float
    p99: float


class Slice(msgspec.Struct, frozen=True):
    """What one client found, and what its server used for it: memory with all matches open, and processor time."""

    load: Load
    megabytes: float
    processor_seconds: float


class LoadedServer(OpenServer):
    """A server that a client plays at."""

    def __init__(self, name: str, process: subprocess.Popen[bytes], complaints: IO[bytes], folder: Path) -> None:
        super().__init__(name, process, complaints)
        self._folder = folder

    def measure(self, game: str, matches: int, warm: int, moves: int) -> Slice:
        """Lets a client play, and returns what it found."""
        order = Order(self.name, self.port, game, matches, warm, moves)
        used = self._processor_seconds()
        with (
            TemporaryFile() as complaints,
            running(["node", "load.mjs", msgspec.json.encode(order).decode()], complaints, self._folder) as client,
        ):
            load = msgspec.json.decode(_first_line(client, complaints, self.name), type=Load)
            return Slice(load, self._megabytes(), self._processor_seconds() - used)

    def _processor_seconds(self) -> float:
        # The name of a process, in brackets, may have spaces.
        fields = self._proc("stat").rpartition(")")[2].split()
        user, system = int(fields[11]), int(fields[12])
        return (user + system) / os.sysconf("SC_CLK_TCK")

    def _megabytes(self) -> float:
        kilobytes = next(line for line in self._proc("status").splitlines() if line.startswith("VmRSS:")).split()[1]
        return int(kilobytes) / 1024

    def _proc(self, what: str) -> str:
        return Path(f"/proc/{self.process.pid}/{what}").read_text(encoding="utf-8")


@contextmanager
def server(name: str, folder: Path, own: Path) -> Iterator[LoadedServer]:
    """Opens one of the servers, and closes it afterwards; ours has its log in a folder of its own."""
    command = our_command(own) if name == OURS else ["node", "server.mjs"]
    with TemporaryFile() as complaints, running(command, complaints, folder) as process:
        yield LoadedServer(name, process, complaints, folder)


def find_peer_folder(here: Path = HERE) -> Path | Missing:
    """Returns the folder of the other server and the client, or why there is none to be used."""
    folder = next((folder / PEER for folder in here.parents if (folder / PEER).is_dir()), None)
    if folder is None:
        why = "the client is part of a checkout"
    elif shutil.which("node") is None:
        why = "Node.js is missing, which runs its client"
    elif not (folder / "node_modules" / THEIRS).is_dir():
        why = f"{THEIRS} is not installed; `make bench` does that"
    elif not Path("/proc/self/stat").is_file():
        why = "this system does not tell what a process uses"
    else:
        return folder
    return Missing("server", f"The server is not measured: {why}.")


def _first_line(process: subprocess.Popen[bytes], complaints: IO[bytes], name: str) -> bytes:
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        raise Unmeasured(f"The server {name} is not measured ({last_words(process, complaints)}).")
    return line
