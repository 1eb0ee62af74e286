"""The games of a tournament on a Dask cluster: a real scheduler, and workers in processes of their own."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import wildswing
from tests.cli.conftest import Install
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.packages import MissingPackage
from wildswing.lab.results import Header, Key, Results, open_results, read_results
from wildswing.lab.runners import runner_for
from wildswing.lab.tournament import Task, play_tournament, seed_of

pytest.importorskip("distributed")

PATIENCE = 60


class Ladder:
    """Three entrants, all of whom play at random."""

    def __init__(self, game: str) -> None:
        self.header = Header(
            kind="ladder",
            program=wildswing.__version__,
            game=game,
            rules=1,
            seed=7,
            entrants=("Ada", "Bob", "Cid"),
            texts="",
        )

    def task(self, key: Key) -> Task:
        header = self.header
        return Task(key, header.program, header.game, 1, seed_of(header, key), {}, ("random", "random"), False)


def free_address() -> str:
    """Returns an address at which nobody listens."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return f"tcp://127.0.0.1:{free.getsockname()[1]}"


class Cluster:
    """A scheduler and its workers, which end with the test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.processes: list[subprocess.Popen[bytes]] = []
        self.address = free_address()
        self.scheduler = self._start(
            "scheduler", "--host", "127.0.0.1", "--port", self.address.rpartition(":")[2], "--no-dashboard"
        )

    def add_worker(self) -> subprocess.Popen[bytes]:
        """Starts a worker of one thread."""
        options = ("--host", "127.0.0.1", "--nthreads", "1", "--no-nanny", "--no-dashboard", "--memory-limit", "0")
        return self._start("worker", self.address, *options, "--local-directory", str(self.folder))

    def _start(self, what: str, *arguments: str) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(
            [sys.executable, "-m", f"distributed.cli.dask_{what}", *arguments],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        self.processes.append(process)
        return process

    def wait_for(self, workers: int) -> None:
        """Waits until the scheduler answers and so many workers have reported to it."""
        distributed: Any = import_module("distributed")
        with distributed.Client(self.address, timeout=PATIENCE, set_as_default=False) as client:
            if workers:
                client.wait_for_workers(workers, timeout=PATIENCE)

    def end(self) -> None:
        """Ends everything that still runs."""
        for process in self.processes:
            process.kill()
        for process in self.processes:
            process.wait(PATIENCE)


@pytest.fixture
def cluster(install: Install, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Cluster]:
    """A scheduler without workers, in a world in which the games of the tests are installed."""
    install("slow-dice", "tests.lab.dice:SLOW_DICE")
    install("faulty", "tests.cli.troubled:FAULTY")
    (tmp_path / "marks").touch()
    monkeypatch.setenv("MARKS", str(tmp_path / "marks"))
    started = Cluster(tmp_path)
    yield started
    started.end()


def unseen(done: int, of: int) -> None:
    """Nobody looks at the progress."""


def test_a_worker_that_is_killed_loses_no_result_and_none_counts_twice(cluster: Cluster, tmp_path: Path) -> None:
    """One is killed after eight results, in the middle of a game and with finished ones perhaps not yet fetched."""
    first, _ = cluster.add_worker(), cluster.add_worker()
    cluster.wait_for(2)
    there, here = tmp_path / "there", tmp_path / "here"
    ladder = Ladder("slow-dice")

    def kill_one(done: int, of: int) -> None:
        if done == 8:
            assert of == 60
            assert first.poll() is None
            first.kill()

    with open_results(there, ladder.header) as kept:
        assert play_tournament(ladder, 20, kept, runner_for(1, cluster.address), kill_one)
    assert first.wait(PATIENCE) == -signal.SIGKILL
    with open_results(here, ladder.header) as kept:
        assert play_tournament(ladder, 20, kept, runner_for(2, None), unseen)
    results = read_results(there)[1]
    assert len({result.key for result in results}) == len(results) == 60
    assert {result.winner for result in results} == {"Ada", "Bob", "Cid", None}
    assert sorted(there.read_bytes().splitlines()) == sorted(here.read_bytes().splitlines())


def play(game: str, address: str, progress: Callable[[int, int], None] = unseen) -> Results:
    kept = Results()
    play_tournament(Ladder(game), 20, kept, runner_for(1, address), progress)
    return kept


def test_nobody_at_the_address_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wildswing.lab.runners_cluster.PATIENCE", 0.5)
    for address in (free_address(), "nowhere", "tcp://"):
        with pytest.raises(WildswingError, match=f"^No Dask scheduler answers at {address}; start one with `dask sch"):
            play("slow-dice", address)


def test_a_cluster_without_workers_is_told(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    cluster.wait_for(0)
    monkeypatch.setattr("wildswing.lab.runners_cluster.PATIENCE", 2)
    sentence = f"has no workers; start some with `dask worker {cluster.address} --nthreads 1`."
    with pytest.raises(WildswingError, match=re.escape(sentence)):
        play("slow-dice", cluster.address)


def test_trouble_on_the_cluster_is_told_in_a_sentence(cluster: Cluster) -> None:
    cluster.add_worker()
    cluster.wait_for(1)
    with pytest.raises(WildswingError, match=r"^The game with seed “7/.*” stopped with ValueError: out of glue with"):
        play("faulty", cluster.address)

    def end_scheduler(done: int, of: int) -> None:
        assert of == 60
        if done == 3:
            cluster.scheduler.kill()

    with pytest.raises(WildswingError, match=rf"^The games cannot be played at {cluster.address} \(the scheduler went"):
        play("slow-dice", cluster.address, end_scheduler)


def test_the_library_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(MissingPackage, match=r"^Playing on a cluster needs distributed, which is not installed; run: "):
        play("slow-dice", "tcp://127.0.0.1:8786")
