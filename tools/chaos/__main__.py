"""Breaks what is under a table with people at it, and counts what is lost: `python -m tools.chaos`, or a part of it."""

import argparse
import asyncio
import contextlib
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec
from rich.table import Table as Grid

from tests.server.people import Table
from tests.server.postgres import Postgres, PostgresTrouble, running
from tools.chaos import crowds, faults
from tools.chaos.crowd import Crowd
from tools.chaos.network import network_to
from tools.chaos.served import Served, TableTrouble
from tools.chaos.stage import NotHere, Stage, Trouble, small_disk
from wildswing.cli.output import complain, console, print_json
from wildswing.server.keeping.storage import url_of

PEOPLE: Final = 12
SMALL: Final = 16
"""Megabytes of a disk that is filled up."""


class Kind(msgspec.Struct, frozen=True):
    """Something that goes wrong, and at which table."""

    name: str
    trouble: Trouble | None
    """Nothing where it lays hands on what is only there later."""
    workers: int = 1
    own_disk: bool = False
    tables: int = 1
    """How many are open on one database, each by a command of its own."""
    drain: int = 0
    """Seconds for which a table drains that is told to end; then another one takes over, so it is on PostgreSQL."""


class Toll(msgspec.Struct, frozen=True):
    """What became of a table to which something was done so often."""

    name: str
    times: int
    acknowledged: int
    lost: int
    stuck: int
    comebacks: int
    mistakes: int
    notes: tuple[str, ...] = ()

    @property
    def is_good(self) -> bool:
        """Whether nothing was lost, nobody is stuck, and the table made no mistake."""
        return not (self.lost or self.stuck or self.mistakes)


NETWORK: Final = "network lost"
UPGRADE: Final = "table upgraded"
CLOCK: Final = "clock set"

KINDS: Final = (
    Kind("worker killed", faults.kill_a_worker, workers=2),
    Kind("parent killed", faults.kill_the_parent, workers=2),
    Kind("table killed", faults.kill_the_table),
    Kind("database killed", faults.kill_the_database, workers=2),
    Kind(UPGRADE, None, drain=faults.DRAIN),
    Kind(NETWORK, None),
    Kind("disk full", faults.fill_the_disk, own_disk=True),
    Kind("disk refuses", faults.refuse_to_write),
    Kind("disk read-only", faults.lock_the_disk, own_disk=True),
    Kind(CLOCK, None),
    Kind("idle lines", crowds.idle_lines),
    Kind("two tabs", crowds.two_tabs, workers=2),
    Kind("two tables", crowds.two_tables, tables=2),
    Kind("floods", crowds.floods),
)


async def suffer(kind: Kind, seconds: float, postgres: Postgres) -> Toll:
    """Lets people play for a while, does something to their table again and again, and looks what is left."""
    async with _stage_for(kind, postgres) as (stage, trouble):
        times = stuck = 0
        async with stage.crowd:
            stuck += await stage.crowd.goes_on()
            end = time.monotonic() + seconds
            while not times or (time.monotonic() < end and not stuck):
                await trouble(stage)
                times += 1
                stuck += await stage.crowd.goes_on()
        stage.served.close()
        lost = await stage.crowd.lost(stage.database)
        crowd = stage.crowd
        return Toll(
            kind.name,
            times,
            crowd.acknowledged,
            lost,
            stuck,
            crowd.comebacks,
            stage.served.mistakes,
            (*crowd.contradictions, *crowd.notes),
        )


@asynccontextmanager
async def _stage_for(kind: Kind, postgres: Postgres) -> AsyncIterator[tuple[Stage, Trouble]]:
    async with contextlib.AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="wildswing-chaos-")))
        disk = folder / "disk"
        disk.mkdir()
        if kind.own_disk:
            stack.enter_context(small_disk(disk, SMALL))
        is_shared = kind.workers > 1 or kind.tables > 1 or kind.drain
        database = postgres.url(await postgres.new_database()) if is_shared else url_of(disk / "table.sqlite")
        trouble = kind.trouble
        program: tuple[str, ...] = ("wildswing",)
        if kind.name == CLOCK:
            (folder / "clock").write_text("0")
            program = ("tools.chaos.skewed", str(folder / "clock"))
            trouble = faults.set_the_clock(folder / "clock")
        served = Served(folder, database, kind.workers, program, kind.drain)
        stage = Stage(folder, database, served, postgres)
        await asyncio.to_thread(served.open)
        stack.callback(lambda: stage.served.close())  # noqa: PLW0108 - another one may serve by then
        if kind.tables > 1:
            second = served.successor()
            await asyncio.to_thread(second.open)
            stack.callback(second.close)
            stage.elsewhere = Table(second.address)
        if kind.name in (NETWORK, UPGRADE):
            network = await stack.enter_async_context(network_to(served.port))
            stage.table = Table(f"http://127.0.0.1:{network.port}")
            trouble = (faults.lose_the_network if kind.name == NETWORK else faults.upgrade_the_table)(network)
        assert trouble is not None
        stage.crowd = Crowd(stage.table, PEOPLE)
        yield stage, trouble


def all_of(kinds: list[Kind], seconds: float) -> Iterator[Toll]:
    """Does one after the other, each for its share of the time."""
    with ExitStack() as stack:
        postgres = stack.enter_context(running())
        for kind in kinds:
            try:
                toll = asyncio.run(suffer(kind, seconds / len(kinds), postgres))
            except NotHere as error:
                complain(f"{kind.name}: left out, for {error}.")
                continue
            complain(f"{toll.name}: {toll.times} times, {toll.lost} of {toll.acknowledged} acknowledged answers lost.")
            yield toll


def shown(tolls: list[Toll]) -> Grid:
    """Puts all in a table."""
    grid = Grid("what", "times", "answers", "lost", "pages stuck", "lines that came back", "mistakes in the log")
    for toll in tolls:
        counts = (toll.times, toll.acknowledged, toll.lost, toll.stuck, toll.comebacks, toll.mistakes)
        grid.add_row(toll.name, *[str(count) for count in counts])
    return grid


def main(arguments: list[str]) -> int:
    """Returns 1 if anything was lost, or could not be tried to its end."""
    parser = argparse.ArgumentParser(prog="python -m tools.chaos", description=__doc__)
    parser.add_argument("part", nargs="*", help="what goes wrong; everything if nothing is named")
    parser.add_argument("--minutes", type=float, default=8.0, help="for how long, in all (usually 8)")
    parser.add_argument("--json", action="store_true", help="print the tolls as JSON")
    wanted = parser.parse_args(arguments)
    unknown = set(wanted.part) - {kind.name for kind in KINDS}
    if unknown:
        parser.error(f"there is no “{min(unknown)}”; there are {', '.join([kind.name for kind in KINDS])}")
    kinds = [kind for kind in KINDS if not wanted.part or kind.name in wanted.part]
    tolls: list[Toll] = []
    is_whole = True
    try:
        tolls.extend(all_of(kinds, wanted.minutes * 60))  # what was tried before a trouble stays
    except (PostgresTrouble, TableTrouble) as error:
        is_whole = False
        complain(f"{str(error).removesuffix('.')}. Nothing more was tried.")
    if wanted.json:
        print_json(tolls)
    else:
        console().print(shown(tolls))
    for note in [note for toll in tolls for note in toll.notes]:
        complain(note)
    return 0 if is_whole and all(toll.is_good for toll in tolls) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
