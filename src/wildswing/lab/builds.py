"""The builds of this package that can be measured, each in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

import msgspec

import wildswing
from wildswing.compiled import build_beside, is_same
from wildswing.lab.bench_worker import Answer, Hello, Order
from wildswing.lab.tally import Missing, Tally

HERE = Path(wildswing.__file__).resolve().parents[1]
"""The folder that holds the package now running."""

PLAIN = "plain"
COMPILED = "compiled"


class Worker:
    """A process that measures when it is told to; `hello` is what it found itself to be, if it started."""

    def __init__(self, process: subprocess.Popen[bytes], complaints: IO[bytes]) -> None:
        self._process = process
        self._complaints = complaints
        greeting = self._hear()
        self.hello = msgspec.json.decode(greeting, type=Hello) if greeting else None

    def measure(self, subject: str, measurement: str, seconds: float, seed: int) -> Tally | str:
        """Lets the process measure one slice; returns its tally, or a sentence that says why there is none."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(Order(subject, measurement, seconds, seed)) + b"\n")
            heard = self._hear()
        except BrokenPipeError:
            heard = b""
        if not heard:
            return f"{subject}, {measurement}, is not measured: its process ended ({self.last_words()})."
        answer = msgspec.json.decode(heard, type=Answer)
        return answer.tally or answer.refusal

    def last_words(self) -> str:
        """Waits for the end of the process; returns the last line it complained with, or its exit code."""
        return last_words(self._process, self._complaints)

    def _hear(self) -> bytes:
        assert self._process.stdout is not None
        return self._process.stdout.readline()


def last_words(process: subprocess.Popen[bytes], complaints: IO[bytes]) -> str:
    """Waits for the end of a process; returns the last line it complained with, or its exit code."""
    code = process.wait()
    complaints.seek(0)
    lines = complaints.read().decode(errors="replace").split("\n")
    said = [line.strip() for line in lines if line.strip()]
    return said[-1] if said else f"exit code {code}"


@contextmanager
def worker(home: Path, program: str = "wildswing.lab.bench_worker", beside: Path | None = None) -> Iterator[Worker]:
    """Starts a process with the package in a folder, and ends it afterwards; other programs lie beside the package."""
    with (
        TemporaryFile() as complaints,
        subprocess.Popen(
            # -P: the folder we happen to stand in must not decide which package is measured.
            [sys.executable, "-P", "-m", program],
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=complaints,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(folder) for folder in (home, beside) if folder])},
            start_new_session=True,  # so that Ctrl-C reaches us alone
        ) as process,
    ):
        try:
            yield Worker(process, complaints)
        finally:
            process.terminate()


def find_builds(here: Path = HERE) -> dict[str, Path | Missing]:
    """Returns the folder of each build, or why there is none; what lies in it is for its worker to find out."""
    checkout = next((folder for folder in here.parents if (folder / "src/wildswing").is_dir()), None)
    if checkout is None:
        return {PLAIN: here, COMPILED: here}
    plain = checkout / "src"
    compiled = build_beside(plain)
    if compiled is None:
        return {PLAIN: plain, COMPILED: _missing(COMPILED, "it is not built yet; `make fast` builds it")}
    if not is_same(plain, compiled):
        old = "it was built from other sources than those at hand; `make fast` builds it anew"
        return {PLAIN: plain, COMPILED: _missing(COMPILED, old)}
    return {PLAIN: plain, COMPILED: compiled}


def why_not(build: str, home: Path, worker: Worker) -> Missing | None:
    """Says why a worker is not the build it should be, if it is not."""
    if worker.hello is None:
        return _missing(build, f"it does not start ({worker.last_words()})")
    if Path(worker.hello.home).resolve() != home.resolve():
        return _missing(build, "Python loads the package from another folder; unset what changes its paths")
    if bool(worker.hello.compiled) != (build == COMPILED):
        found = "compiled" if worker.hello.compiled else "plain"
        return _missing(build, f"the package at hand is {found}; a checkout has both after `make fast`")
    return None


def _missing(build: str, why: str) -> Missing:
    return Missing(build, f"The {build} build is not measured: {why}.")
