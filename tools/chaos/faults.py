"""What breaks under a table: processes, the database, the network, the disk, the clock."""

import asyncio
import contextlib
import os
import random
import resource
import signal
from pathlib import Path

from tools.chaos.network import Network
from tools.chaos.served import until_gone
from tools.chaos.stage import Stage, Trouble, remount

SKEWS = (3600, -86400, 40 * 86400, 0)
"""By how many seconds the clock is wrong, one after the other."""


DRAIN = 120
"""Seconds for which a table may drain that is upgraded."""


async def kill_a_worker(stage: Stage) -> None:
    """Another one takes its place."""
    os.kill(random.choice(stage.served.workers), signal.SIGKILL)


async def kill_the_parent(stage: Stage) -> None:
    """Its workers have to end by themselves, since another parent opens the port again."""
    workers = stage.served.workers
    stage.served.kill()
    await asyncio.to_thread(until_gone, workers)
    await asyncio.to_thread(stage.served.open)


async def kill_the_table(stage: Stage) -> None:
    """With an SQLite file one process is all there is."""
    stage.served.kill()
    await asyncio.to_thread(stage.served.open)


async def kill_the_database(stage: Stage) -> None:
    """It comes back after two seconds, as with a database that is failed over."""
    stage.postgres.stop(signal.SIGQUIT)
    await asyncio.sleep(2)
    await asyncio.to_thread(stage.postgres.start)


def upgrade_the_table(network: Network) -> Trouble:
    """A second table opens on the same database and gets whoever calls from now on; the first ends when it is empty."""

    async def trouble(stage: Stage) -> None:
        old, new = stage.served, stage.served.successor()
        await asyncio.to_thread(new.open)
        before = stage.crowd.comebacks
        network.onward, stage.served = new.port, new
        seconds = await asyncio.to_thread(old.drained)
        if seconds >= DRAIN:
            stage.crowd.contradictions.append(f"A table that drains was not empty after {DRAIN} seconds.")
        if stage.crowd.comebacks > before:
            stage.crowd.contradictions.append("Somebody was interrupted by a table that drains.")

    return trouble


def lose_the_network(network: Network) -> Trouble:
    """Lines break, or are silent for three seconds and then break."""

    async def trouble(_: Stage) -> None:
        if random.random() < 0.5:
            network.cut()
        else:
            await network.go_silent(3)

    return trouble


async def fill_the_disk(stage: Stage) -> None:
    """Not a byte is left for two seconds."""
    ballast = stage.folder / "disk" / "ballast"
    with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))
    await asyncio.sleep(2)
    ballast.unlink()


async def refuse_to_write(stage: Stage) -> None:
    """No file may grow for two seconds."""
    pid = stage.served.pid
    soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, hard))
    await asyncio.sleep(2)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))


async def lock_the_disk(stage: Stage) -> None:
    """A table on a disk that can only be read says so and does not open; then it can be written again."""
    disk = stage.folder / "disk"
    stage.served.close()
    remount(disk, "ro")
    words = await asyncio.to_thread(stage.served.try_to_open)
    stage.served.kill()
    remount(disk, "rw")
    if words.startswith("The table is open") or "Traceback" in words:
        stage.crowd.contradictions.append(f"A table on a disk that can only be read said: {words}")
    await asyncio.to_thread(stage.served.open)


def set_the_clock(offset: Path) -> Trouble:
    """An hour on, a day back, forty days on, and right again."""

    async def trouble(_: Stage) -> None:
        await asyncio.sleep(0.5)
        now = float(offset.read_text() or 0)
        offset.write_text(str(SKEWS[(SKEWS.index(int(now)) + 1) % len(SKEWS)]))

    return trouble
