"""Figures and targets of servers, with made-up slices in place of clocks; and one real client at our server."""

import shutil
from pathlib import Path

import pytest

from tools.peers import server_bench
from tools.peers.server_bench import (
    COUNTER,
    EXCEED,
    FORMATION,
    MANY,
    SHARE,
    WARM,
    ServerField,
    ServerLine,
    measure_servers,
    server_paces,
    server_targets,
)
from tools.peers.server_processes import PEER, THEIRS, Load, Slice, find_peer_folder, server
from wildswing.lab import open_server
from wildswing.lab.open_server import OURS, Unmeasured
from wildswing.lab.statistics import Spread
from wildswing.lab.tally import Missing


def found(moves: int, median: float, p99: float, held: int = SHARE) -> Slice:
    """What was found in two seconds."""
    return Slice(Load(held, moves, 2.0, median, p99), megabytes=80, processor_seconds=(moves + WARM) / 10_000)


def verdicts(*lines: ServerLine) -> list[tuple[float | None, bool | None]]:
    return [(one.value.median if one.value else None, one.reached) for one in server_targets(lines)]


def test_figures_are_the_median_and_the_ends_of_the_rounds() -> None:
    line = ServerLine(OURS, COUNTER, SHARE, [found(8000, 10, 30), found(6000, 20, 50), found(10000, 15, 40)])
    pace, *others = server_paces([line, ServerLine(THEIRS, COUNTER, SHARE)])
    assert not others
    assert (pace.server, pace.game, pace.matches) == (OURS, COUNTER, SHARE)
    assert pace.moves_per_second == Spread(4000, 3000, 5000)
    assert (pace.median, pace.p99) == (Spread(15, 10, 20), Spread(40, 30, 50))
    assert pace.microseconds.median == pytest.approx(100)
    assert pace.megabytes == Spread(80, 80, 80)


def test_targets_just_reached() -> None:
    both = [ServerLine(name, COUNTER, SHARE, [found(8000, 10, 30)]) for name in (OURS, THEIRS)]
    held = ServerLine(OURS, COUNTER, MANY, [found(8000, 10, 30, MANY)])
    real = [
        ServerLine(OURS, FORMATION, SHARE, [found(5000, 10, 30)]),
        ServerLine(OURS, EXCEED, SHARE, [found(3000, 10, 30)]),
    ]
    reached = [(1, True), (1, True), (1, True), (MANY, True), (2500, True), (1500, True)]
    assert verdicts(*both, held, *real) == reached


def test_targets_just_missed() -> None:
    ours = ServerLine(OURS, COUNTER, SHARE, [found(7900, 10.1, 30.5)])
    theirs = ServerLine(THEIRS, COUNTER, SHARE, [found(8000, 10, 30)])
    held = ServerLine(OURS, COUNTER, MANY, [found(8000, 10, 30, MANY - 1)])
    real = [
        ServerLine(OURS, FORMATION, SHARE, [found(4999, 10, 30)]),
        ServerLine(OURS, EXCEED, SHARE, [found(2999, 10, 30)]),
    ]
    assert [reached for _, reached in verdicts(ours, theirs, held, *real)] == [False] * 6


def test_ratios_are_taken_within_each_round() -> None:
    ours = ServerLine(OURS, COUNTER, SHARE, [found(1000, 40, 80), found(9000, 10, 20), found(8000, 10, 20)])
    theirs = ServerLine(THEIRS, COUNTER, SHARE, [found(500, 80, 80), found(3000, 20, 40)])
    assert [value for value, _ in verdicts(ours, theirs)] == [2.5, 0.5, 0.75, None, None, None]


def test_what_was_not_measured_has_no_verdict() -> None:
    assert verdicts() == [(None, None)] * 6
    assert server_paces([]) == ()


def test_a_machine_without_the_other_server_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = tmp_path / "src"
    assert find_peer_folder(here) == Missing("server", "The server is not measured: the client is part of a checkout.")
    (tmp_path / PEER).mkdir(parents=True)
    monkeypatch.setattr(shutil, "which", lambda _: "/usr/bin/node")
    missing = find_peer_folder(here)
    assert isinstance(missing, Missing)
    assert missing.reason == "The server is not measured: boardgame.io is not installed; `make bench` does that."
    monkeypatch.setattr(server_bench, "find_peer_folder", lambda: missing)
    nothing = ServerField()
    measure_servers(nothing, lambda *_: None)
    assert (nothing.lines, nothing.missing) == ([], [missing])
    (tmp_path / PEER / "node_modules" / THEIRS).mkdir(parents=True)
    assert find_peer_folder(here) == tmp_path / PEER
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert isinstance(find_peer_folder(here), Missing)


def test_a_server_that_does_not_start_is_told_with_its_last_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "wildswing").mkdir()
    (tmp_path / "wildswing/__init__.py").write_text("raise ImportError('half a package')\n")
    monkeypatch.setattr(open_server, "HERE", tmp_path)
    with pytest.raises(Unmeasured, match=r"The server wildswing does not start \(ImportError: half a package\)\."):
        server(OURS, tmp_path, tmp_path).__enter__()


@pytest.mark.parametrize("game", ["counter", "formation", "exceed"])
def test_a_client_plays_at_our_server(tmp_path: Path, game: str) -> None:
    folder = find_peer_folder()
    if isinstance(folder, Missing):
        pytest.skip(folder.reason)
    with server(OURS, folder, tmp_path) as ours:
        one = ours.measure(game, 3, warm=6, moves=12)
        with pytest.raises(Unmeasured, match=r"The server wildswing is not measured \(.*no game called.*\)\."):
            ours.measure("nonsense", 1, 1, 1)
    assert (one.load.held, one.load.moves) == (3, 12)
    assert 0 < one.load.median <= one.load.p99
    assert one.megabytes > 10
    assert one.processor_seconds > 0
