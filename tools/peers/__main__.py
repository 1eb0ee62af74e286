"""Measures our engine and our server in turns with those of others: `python -m tools.peers`, or a part of it."""

import argparse
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import msgspec
from rich.table import Table

from tools.peers.engines import RLCARD_UNO_BARE, RLCARD_UNO_DOCUMENTED, peer_names
from tools.peers.server_bench import (
    SERVER,
    SHARE,
    ServerField,
    ServerPace,
    measure_servers,
    server_paces,
    server_targets,
)
from wildswing.cli.bench import games_table, shown, table_of, target_tables
from wildswing.cli.output import console, print_json
from wildswing.cli.progress import shown_progress
from wildswing.exceed.game import EXCEED
from wildswing.formation.game import FORMATION
from wildswing.lab.bench import Field, Pace, enter_all, line_of, sum_up, take_turns, tallies_of
from wildswing.lab.bench_targets import Target, Wanted, targets
from wildswing.lab.builds import COMPILED, HERE, PLAIN, worker
from wildswing.lab.errands import Progress
from wildswing.lab.measurements import GAMES
from wildswing.lab.tally import Missing

ROOT: Final = Path(__file__).parents[2]
WORKER: Final = "tools.peers.worker"
PARTS: Final = ("engine", "server")
TOLD_APART: Final = {SERVER: f" (ratios are of what was found in the same round, with {SHARE} matches)"}

PACES: Final[tuple[Wanted, ...]] = (
    (FORMATION, PLAIN, 4, RLCARD_UNO_BARE),
    (FORMATION, PLAIN, 4, RLCARD_UNO_DOCUMENTED),
    (FORMATION, COMPILED, 8, RLCARD_UNO_BARE),
    (EXCEED, PLAIN, 0.9, RLCARD_UNO_BARE),
    (EXCEED, PLAIN, 1, RLCARD_UNO_DOCUMENTED),
    (EXCEED, COMPILED, 2.2, RLCARD_UNO_BARE),
    (EXCEED, COMPILED, 2, RLCARD_UNO_DOCUMENTED),
)


class Comparison(msgspec.Struct, frozen=True):
    """What we and others were found to reach."""

    complete: bool
    games: tuple[Pace, ...]
    servers: tuple[ServerPace, ...]
    targets: tuple[Target, ...]
    missing: tuple[Missing, ...]


def compare(seconds: float, progress: Progress, parts: Sequence[str] = PARTS) -> Comparison:
    """Measures the parts named; `progress` is told how much of each is done. Ctrl-C ends it early."""
    engines, servers = Field(), ServerField()
    complete = False
    try:
        if "engine" in parts:
            with ExitStack() as stack:
                enter_engines(engines, stack)
                take_turns(engines.lines, seconds, progress)
        if "server" in parts:
            measure_servers(servers, progress)
        complete = True
    except KeyboardInterrupt:
        pass  # The comparison says that it is not complete.
    report = sum_up(engines, seconds, complete)
    found = [line for line in engines.lines if line.tallies and not line.refusal]
    return Comparison(
        complete,
        report.games,
        server_paces(servers.lines),
        (*targets(tallies_of(found), PACES, ()), *server_targets(servers.lines)),
        (*report.missing, *servers.missing),
    )


def enter_engines(taking_part: Field, stack: ExitStack) -> None:
    """Starts a process for each of our matches in each build, and for each other engine."""
    enter_all(taking_part, stack, (GAMES,))
    for peer in peer_names():
        taking_part.lines.append(line_of(peer, None, GAMES, stack.enter_context(worker(HERE, WORKER, ROOT))))


def servers_table(paces: Sequence[ServerPace]) -> Table:
    """Shows how fast servers answer."""
    table = table_of("Servers, on all cores", "matches", "moves/s", "median, ms", "99 %, ms", "MB")
    for pace in paces:
        figures = (pace.moves_per_second, pace.median, pace.p99, pace.megabytes)
        table.add_row(f"{pace.server}, {pace.game}", str(pace.matches), *[shown(figure) for figure in figures])
    return table


def show(found: Comparison) -> None:
    """Prints the tables for people."""
    screen = console()
    if not found.complete:
        screen.print("Stopped early; these are the figures so far.")
    if found.games:
        screen.print(games_table(found.games))
    if found.servers:
        screen.print(servers_table(found.servers))
    for table in target_tables(found.targets, TOLD_APART):
        screen.print(table)
    for missing in found.missing:
        screen.print(missing.reason)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures what is asked for, and reports."""
    parser = argparse.ArgumentParser(description="Measure our engine and server in turns with those of others.")
    parser.add_argument(
        "parts", nargs="*", choices=[[], *PARTS], help="what to measure (all of it if nothing is named)"
    )
    parser.add_argument("--seconds", type=float, default=2, help="how long each engine is measured")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args(arguments)
    with shown_progress("Measuring") as progress:
        found = compare(given.seconds, progress, given.parts or PARTS)
    if given.json:
        print_json(found)
    else:
        show(found)
    return 0 if found.complete else 130


if __name__ == "__main__":
    sys.exit(main())
