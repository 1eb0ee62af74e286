"""Measures and draws how our pace changes with size: more fighters, more live matches, more workers.

python -m tools.growth --kept build/growth.json --chart docs/pictures/growth.svg

Decisions of Exceed are counted in random games between fighters of the first 10, 45 and 97 of the roster, by the
processor time of a process of its own. Moves of Formation are counted at our server with 10 to 2,000 live matches, and
games of a tournament with one worker and with two, both by the clock on the wall. Every round measures each size once.
A part alone is measured by its name; the others are drawn as they were found before.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

from tools.peers.server_processes import find_peer_folder, server
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of, roster
from wildswing.kernel.errors import WildswingError
from wildswing.lab.charts import drawing, lines
from wildswing.lab.measurements import random_games
from wildswing.lab.open_server import OURS, written
from wildswing.lab.statistics import Spread, spread
from wildswing.lab.tally import Missing, play_for

FIGHTERS: Final = (10, 45, 97)
MATCHES: Final = (10, 100, 500, 1000, 2000)
WORKERS: Final = (1, 2)
PAIRS: Final = 20
"""Pairs of fighters that meet in a slice; the first game of each is not counted, since their cards are read for it."""

WARM: Final = 1000
MOVES: Final = 4000
TOURNAMENT: Final = ("formation", "--agents", "random,greedy", "--rounds", "1", "--games", "200")
GAMES: Final = 200


class Point(msgspec.Struct, frozen=True):
    """What was found at one size."""

    size: int
    pace: Spread


class Part(msgspec.Struct, frozen=True):
    """One question: what grows, what is counted, and what was found at each size."""

    grows: str
    counted: str
    points: tuple[Point, ...]


def decisions(fighters: int, seed: int) -> float:
    """Returns the decisions in a second of random games between fighters of so large a roster."""
    program = [sys.executable, "-m", "tools.growth", "--slice", str(fighters), "--seed", str(seed)]
    return float(subprocess.run(program, env=written(), capture_output=True, check=True, text=True).stdout)


def decisions_here(fighters: int, seconds: float, seed: int) -> float:
    """Plays the slice of one roster in this process."""
    random = Random(seed)
    names = sorted(roster())[:fighters]
    games = [random_games(EXCEED, match_of(*random.choices(names, k=2)), seed) for _ in range(PAIRS)]
    for play_game in games:
        play_game()
    tallies = [play_for(seconds / PAIRS, play_game) for play_game in games]
    return sum(tally.steps for tally in tallies) / sum(tally.seconds for tally in tallies)


def moves(matches: int, _: int) -> float:
    """Returns the moves in a second that our server takes in so many matches of Formation."""
    folder = find_peer_folder()
    if isinstance(folder, Missing):
        raise WildswingError(folder.reason)
    with TemporaryDirectory() as log, server(OURS, folder, Path(log)) as ours:
        load = ours.measure("formation", matches, WARM, MOVES).load
    return load.moves / load.seconds


def tournament_games(workers: int, seed: int) -> float:
    """Returns the games in a second of a tournament with so many workers."""
    began = time.perf_counter()
    program = [sys.executable, "-m", "wildswing", "tournament", *TOURNAMENT, "--jobs", str(workers), "--json"]
    subprocess.run([*program, "--seed", str(seed)], env=written(), stdout=subprocess.DEVNULL, check=True)
    return GAMES / (time.perf_counter() - began)


Measure = Callable[[int, int], float]

PARTS: Final[dict[str, tuple[str, str, tuple[int, ...], Measure]]] = {
    "fighters": ("fighters of Exceed in the roster", "decisions in a second", FIGHTERS, decisions),
    "matches": ("live matches of Formation", "moves in a second", MATCHES, moves),
    "workers": ("workers of a tournament", "games in a second", WORKERS, tournament_games),
}


def measured(name: str, rounds: int) -> Part:
    """Measures one part, each size once in every round."""
    grows, counted, sizes, measure = PARTS[name]
    found = [[measure(size, number) for size in sizes] for number in range(rounds)]
    points = [Point(size, spread([one[at] for one in found])) for at, size in enumerate(sizes)]
    return Part(grows, counted, tuple(points))


def drawn(parts: Sequence[Part]) -> bytes:
    """Draws all parts side by side, each from nought, so that a fall looks as large as it is."""
    panels = [
        (
            part.grows,
            part.counted,
            [
                {"size": one.size, "pace": one.pace.median, "low": one.pace.low, "high": one.pace.high}
                for one in part.points
            ],
        )
        for part in parts
    ]
    return drawing(lines(panels), "How the pace changes with size", "svg")


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures what is named, keeps it, and draws all that is kept."""
    parser = argparse.ArgumentParser(description="Measure and draw how our pace changes with size.")
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS], help="what to measure (all if nothing is named)")
    parser.add_argument("--rounds", type=int, default=5, help="how often each size is measured")
    parser.add_argument("--kept", type=Path, default=Path("build/growth.json"), help="where the figures are kept")
    parser.add_argument("--chart", type=Path, help="where the chart is drawn")
    parser.add_argument("--slice", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--seed", type=int, default=0, help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.slice is not None:
        sys.stdout.write(f"{decisions_here(given.slice, 2, given.seed)}\n")
        return 0
    kept = msgspec.json.decode(given.kept.read_bytes(), type=dict[str, Part]) if given.kept.is_file() else {}
    for name in given.parts or PARTS:
        kept[name] = measured(name, given.rounds)
        given.kept.parent.mkdir(parents=True, exist_ok=True)
        given.kept.write_bytes(msgspec.json.format(msgspec.json.encode(kept)))
    for part in kept.values():
        for one in part.points:
            found = f"{one.pace.median:,.0f} ({one.pace.low:,.0f} to {one.pace.high:,.0f})"
            sys.stdout.write(f"{part.grows}, {one.size:,}: {found} {part.counted}\n")
    if given.chart is not None:
        given.chart.write_bytes(drawn([kept[name] for name in PARTS if name in kept]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
