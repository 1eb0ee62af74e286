"""Measure our server in turns with a boardgame.io server, under the same load."""

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from tools.peers.server_processes import THEIRS, Slice, find_peer_folder, server
from wildswing.lab.bench_targets import Target, target
from wildswing.lab.errands import Progress
from wildswing.lab.open_server import OURS, Unmeasured
from wildswing.lab.statistics import Spread, spread
from wildswing.lab.tally import Missing

SERVER = "the server"

COUNTER = "counter"
FORMATION = "formation"
EXCEED = "exceed"

REAL_GAMES = {FORMATION: 2500, EXCEED: 1500}
"""How many moves our server is to take in a second, by game."""

ROUNDS = 5
"""Both servers are measured once in each round, so that a busy moment of the machine hits both alike."""

SHARE = 100
"""Matches that are moved in at once to find how many moves a server takes in a second."""

MANY = 1000
"""Matches that a server is to hold."""

WARM, MOVES = 1000, 5000
"""Moves of one slice before the clock runs, and while it does."""


class ServerPace(msgspec.Struct, frozen=True):
    """How fast a server answers when so many matches are played at once; latencies are in milliseconds."""

    server: str
    game: str
    matches: int
    moves_per_second: Spread
    median: Spread
    p99: Spread
    microseconds: Spread
    """Processor time of the server for one move, the opening of the matches included."""
    megabytes: Spread


@dataclass(slots=True)
class ServerLine:
    """A server with a load, and what was found in each round."""

    server: str
    game: str
    matches: int
    slices: list[Slice] = field(default_factory=list)


@dataclass(slots=True)
class ServerField:
    """All that is measured of servers, and what cannot be."""

    lines: list[ServerLine] = field(default_factory=list)
    missing: list[Missing] = field(default_factory=list)


def measure_servers(found: ServerField, progress: Progress) -> None:
    """Measures both servers, and keeps what is found as it goes; `progress` is told how much is done, of how much."""
    folder = find_peer_folder()
    if isinstance(folder, Missing):
        found.missing.append(folder)
        return
    pace = [ServerLine(name, COUNTER, SHARE) for name in (OURS, THEIRS)]
    real = [ServerLine(OURS, game, SHARE) for game in REAL_GAMES]
    holding = [ServerLine(name, COUNTER, MANY) for name in (OURS, THEIRS)]
    found.lines = [*pace, *real, *holding]
    turns = [*[line for _ in range(ROUNDS) for line in (*pace, *real)]]
    try:
        with ExitStack() as stack, TemporaryDirectory() as own:
            servers = {name: stack.enter_context(server(name, folder, Path(own))) for name in (OURS, THEIRS)}
            for done, line in enumerate(turns, 1):
                line.slices.append(servers[line.server].measure(line.game, line.matches, WARM, MOVES))
                progress(done, len(turns) + len(holding))
        # How much memory matches take is seen in a server that has held no others.
        for done, line in enumerate(holding, len(turns) + 1):
            with TemporaryDirectory() as own, server(line.server, folder, Path(own)) as fresh:
                line.slices.append(fresh.measure(line.game, line.matches, WARM, MOVES))
            progress(done, len(turns) + len(holding))
    except Unmeasured as error:
        found.missing.append(Missing("server", str(error)))


def server_paces(lines: Sequence[ServerLine]) -> tuple[ServerPace, ...]:
    """Turns what was found into figures."""
    return tuple([_pace(line) for line in lines if line.slices])


def _pace(line: ServerLine) -> ServerPace:
    return ServerPace(
        server=line.server,
        game=line.game,
        matches=line.matches,
        moves_per_second=spread([_moves_per_second(one) for one in line.slices]),
        median=spread([one.load.median for one in line.slices]),
        p99=spread([one.load.p99 for one in line.slices]),
        microseconds=spread(
            [1_000_000 * one.processor_seconds / (one.load.moves + WARM) for one in line.slices],
        ),
        megabytes=spread([one.megabytes for one in line.slices]),
    )


def server_targets(lines: Sequence[ServerLine]) -> tuple[Target, ...]:
    """Holds our server against the other one, round by round, and against what it is to hold."""
    slices = {(line.server, line.game, line.matches): line.slices for line in lines}
    ours, theirs = slices.get((OURS, COUNTER, SHARE), []), slices.get((THEIRS, COUNTER, SHARE), [])
    held = [float(one.load.held) for one in slices.get((OURS, COUNTER, MANY), [])]
    medians = _ratios(ours, theirs, lambda one: one.load.median)
    tails = _ratios(ours, theirs, lambda one: one.load.p99)
    return (
        target(SERVER, f"moves/s over {THEIRS}", "at least", 1, _ratios(ours, theirs, _moves_per_second)),
        target(SERVER, f"median latency over {THEIRS}", "at most", 1, medians),
        target(SERVER, f"99th percentile over {THEIRS}", "at most", 1, tails),
        target(SERVER, "live matches held", "at least", MANY, held),
        *[
            target(
                SERVER,
                f"moves/s, {game}",
                "at least",
                moves,
                [_moves_per_second(one) for one in slices.get((OURS, game, SHARE), [])],
            )
            for game, moves in REAL_GAMES.items()
        ],
    )


def _moves_per_second(one: Slice) -> float:
    return one.load.moves / one.load.seconds


def _ratios(ours: Sequence[Slice], theirs: Sequence[Slice], figure: Callable[[Slice], float]) -> list[float]:
    return [figure(our) / figure(their) for our, their in zip(ours, theirs, strict=False)]
