"""Measures a table under load, over websockets and on this machine alone: `python -m tools.load`, or a part of it.

Each part opens tables of its own on 127.0.0.1, with a PostgreSQL that is gone afterwards, plays so many moves or waits
so many seconds, and closes them. A part alone is measured by its name; the others are told as they were found before.
"""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from tests.server.postgres import Postgres, running
from tools.load import parts
from tools.load.parts import Fairness, Held, Pace, Recovery, Start
from wildswing.cli.output import complain
from wildswing.lab.charts import drawing, lines


class Found(msgspec.Struct):
    """All that was measured."""

    pace: list[Pace] = []
    held: list[Held] = []
    recovery: list[Recovery] = []
    start: list[Start] = []
    fairness: list[Fairness] = []


PARTS = tuple(Found.__struct_fields__)


async def measure(name: str, postgres: Postgres, found: Found) -> None:
    """Measures one part."""
    if name == "pace":
        found.pace = [
            await parts.pace(postgres, game, kind, workers, parts.MATCHES_AT_ONCE, parts.MOVES)
            for game in parts.GAMES
            for kind, workers in parts.TABLES
        ]
    elif name == "held":
        found.held = await parts.held(postgres, parts.HELD)
    elif name == "recovery":
        found.recovery = await parts.recovery(postgres)
    elif name == "start":
        found.start = [await parts.start(postgres, kind, parts.UNFINISHED) for kind in (parts.SQLITE, parts.POSTGRESQL)]
    else:
        found.fairness = [await parts.fairness(postgres, flooding, parts.FLOOD) for flooding in (False, True)]


def told(found: Found) -> list[str]:
    """Returns a line for everything that was measured."""
    said = [
        f"{one.game}, {one.database}, workers: {one.workers}: {one.moves_per_second:,.0f} moves a second, "
        f"median {one.median:.0f} ms, 99 % {one.p99:.0f} ms, {one.work:,.0f} µs of work for a move, "
        f"{one.megabytes:.0f} MB"
        for one in found.pace
    ]
    said += [f"{one.matches:,} live matches: {one.megabytes:.0f} MB" for one in found.held]
    said += [f"{one.what}: {one.seconds:.1f} s until everybody went on, {one.lost} lost" for one in found.recovery]
    said += [
        f"{one.matches:,} unfinished matches, {one.database}: open after {one.open:.1f} s ({one.work:.1f} s of work), "
        f"first answer after {one.first_answer:.1f} s"
        for one in found.start
    ]
    said += [
        f"{'one address floods' if one.flooding else 'no flood'}: {one.begun} others began a match and answered, "
        f"median {1000 * one.seconds:.0f} ms, {one.refused} refused; the flood got {one.by_the_flood}"
        for one in found.fairness
    ]
    return said


def drawn(found: Found) -> bytes:
    """Draws how much work a move is by processes that serve, and how memory grows with matches.

    Moves in a second are not drawn, since they say as much of who else wants the machine.
    """
    panels = [
        (
            f"workers on PostgreSQL, {game.capitalize()}",
            "µs of work for a move",
            [
                _row(one.workers, one.work)
                for one in found.pace
                if one.game == game and one.database == parts.POSTGRESQL
            ],
        )
        for game in parts.GAMES
    ]
    panels.append(("live matches of Formation", "megabytes", [_row(one.matches, one.megabytes) for one in found.held]))
    return drawing(lines(panels), "A table under load", "svg")


def _row(size: int, found: float) -> dict[str, float]:
    return {"size": size, "pace": found, "low": found, "high": found}


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures what is named, keeps it, and tells and draws all that is kept."""
    parser = argparse.ArgumentParser(prog="python -m tools.load", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS], help="what to measure (all if nothing is named)")
    parser.add_argument("--kept", type=Path, default=Path("build/load.json"), help="where the figures are kept")
    parser.add_argument("--chart", type=Path, help="where the chart is drawn")
    given = parser.parse_args(arguments)
    found = msgspec.json.decode(given.kept.read_bytes(), type=Found) if given.kept.is_file() else Found()
    with running() as postgres:
        for name in given.parts or PARTS:
            complain(f"{name} …")
            asyncio.run(measure(name, postgres, found))
            given.kept.parent.mkdir(parents=True, exist_ok=True)
            given.kept.write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    sys.stdout.write("\n".join([*told(found), ""]))
    if given.chart is not None:
        given.chart.write_bytes(drawn(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
