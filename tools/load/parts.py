"""What is measured of a table under load, each part at a table of its own that is closed afterwards."""

import asyncio
import contextlib
import multiprocessing
import os
import resource
import signal
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import httpx
import msgspec
from sqlalchemy import insert, select

from tests.server.people import Table
from tests.server.persistent import begin
from tests.server.postgres import Postgres
from tools.chaos.crowd import Crowd
from tools.chaos.served import Served
from tools.load.bots import PATIENCE, Bot, open_all, play
from wildswing.server.keeping.sql_tables import ANSWERS, MATCHES
from wildswing.server.keeping.storage import open_storage, url_of

SQLITE: Final = "SQLite"
POSTGRESQL: Final = "PostgreSQL"

TABLES: Final = ((SQLITE, 1), (POSTGRESQL, 1), (POSTGRESQL, 2))
GAMES: Final = ("formation", "exceed")
MATCHES_AT_ONCE: Final = 100
WARM, MOVES = 300, 2000

HELD: Final = (0, 500, 1000, 2000)
LINES: Final = 5000
UNFINISHED: Final = 100_000
CROWD: Final = 12
FLOOD: Final = 10.0
"""Seconds for which one address asks for all it can get."""

FLOODERS: Final = 20
PAUSE: Final = 0.1
WISH: Final = {"game": "formation", "opponent": "random"}


class Pace(msgspec.Struct, frozen=True):
    """How fast a table took moves; latencies in milliseconds, work in microseconds of its processes for a move."""

    game: str
    database: str
    workers: int
    moves_per_second: float
    median: float
    p99: float
    work: float
    megabytes: float


class Held(msgspec.Struct, frozen=True):
    """How much memory a table has while so many matches are open, each with a page at both seats."""

    matches: int
    megabytes: float


class Recovery(msgspec.Struct, frozen=True):
    """How many seconds it took until everybody had another answer accepted."""

    what: str
    seconds: float
    lost: int


class Start(msgspec.Struct, frozen=True):
    """How many seconds a table needs that finds so many unfinished matches."""

    database: str
    matches: int
    open: float
    first_answer: float
    """From the start until an answer to a match out of the log was accepted."""
    work: float
    """Seconds that its processor had worked when it was open."""


class Fairness(msgspec.Struct, frozen=True):
    """What somebody who wants one match, and then to answer, gets while one address floods the table."""

    flooding: bool
    begun: int
    refused: int
    seconds: float
    """Median until a match was begun and its first answer accepted."""
    by_the_flood: int
    """Matches that the flood has got meanwhile."""


@asynccontextmanager
async def a_table(
    postgres: Postgres, kind: str, workers: int, lifted: bool = True
) -> AsyncIterator[tuple[Served, str]]:
    """Opens a table with nothing in it."""
    with TemporaryDirectory(prefix="wildswing-load-") as folder:
        url = url_of(Path(folder) / "table.sqlite") if kind == SQLITE else postgres.url(await postgres.new_database())
        served = Served(Path(folder), url, workers, ("tools.load.lifted" if lifted else "wildswing",))
        await asyncio.to_thread(served.open)
        try:
            yield served, url
        finally:
            await asyncio.to_thread(served.close)


def processes(served: Served) -> list[int]:
    """The processes that serve: the one that was started, or its workers; other children of it think."""
    return served.workers if served.has_workers else [served.pid]


def work_of(pids: Sequence[int]) -> float:
    """Returns how many seconds processors have worked for some processes."""
    ticks = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def memory_of(pids: Sequence[int]) -> float:
    """Returns how many megabytes some processes hold."""
    pages = [int(Path(f"/proc/{pid}/statm").read_text(encoding="utf-8").split()[1]) for pid in pids]
    return sum(pages) * resource.getpagesize() / 2**20


async def pace(postgres: Postgres, game: str, kind: str, workers: int, matches: int, moves: int) -> Pace:
    """Plays at random in many matches at once."""
    async with a_table(postgres, kind, workers) as (served, _):
        bots = await open_all(served.address, game, matches)
        try:
            await play(bots, min(WARM, moves))
            before = work_of(processes(served))
            taken, seconds = await play(bots, moves)
            work = work_of(processes(served)) - before
        finally:
            await all_leave(bots)
        taken.sort()
        return Pace(
            game=game,
            database=kind,
            workers=workers,
            moves_per_second=len(taken) / seconds,
            median=1000 * taken[len(taken) // 2],
            p99=1000 * taken[int(0.99 * len(taken))],
            work=1_000_000 * work / len(taken),
            megabytes=memory_of(processes(served)),
        )


async def all_leave(bots: Sequence[Bot]) -> None:
    """Closes the lines of all bots."""
    await asyncio.gather(*[bot.leave() for bot in bots])


async def held(postgres: Postgres, sizes: Sequence[int]) -> list[Held]:
    """Opens more and more matches of Formation, and looks how much memory the table has; then everybody moves."""
    os.environ["WILDSWING_LINES"] = str(LINES)
    found: list[Held] = []
    bots: list[Bot] = []
    async with a_table(postgres, SQLITE, 1) as (served, _):
        try:
            for size in sizes:
                bots += await open_all(served.address, "formation", size - len(bots), seed=size)
                found.append(Held(size, memory_of(processes(served))))
            await play(bots, len(bots))
        finally:
            await all_leave(bots)
            del os.environ["WILDSWING_LINES"]
    return found


async def recovery(postgres: Postgres) -> list[Recovery]:
    """Kills one of two workers, and stops the database for two seconds, while people play."""
    async with a_table(postgres, POSTGRESQL, 2, lifted=False) as (served, url):
        crowd = Crowd(Table(served.address), CROWD)
        found: list[tuple[str, float]] = []
        async with crowd:
            await crowd.goes_on()
            began = time.monotonic()
            os.kill(served.workers[0], signal.SIGKILL)
            found.append(("one of two workers killed", await _until_all_go_on(crowd, began)))
            postgres.stop()
            await asyncio.sleep(2)
            began = time.monotonic()
            await asyncio.to_thread(postgres.start)
            found.append(("database stopped for two seconds, from its start on", await _until_all_go_on(crowd, began)))
        lost = await crowd.lost(url)
    return [Recovery(what, seconds, lost) for what, seconds in found]


async def _until_all_go_on(crowd: Crowd, began: float) -> float:
    if await crowd.goes_on():
        raise TimeoutError(f"Somebody is stuck: {crowd.notes}")
    return time.monotonic() - began


async def start(postgres: Postgres, kind: str, matches: int) -> Start:
    """Fills a log with unfinished matches, and opens it as a table."""
    async with a_table(postgres, kind, 1) as (served, url):
        seat = await begin(Table(served.address))
        async with Table(served.address).sit(seat) as visitor:
            await visitor.question()
        await asyncio.to_thread(served.close)
        await _multiply(url, seat["match"], matches)
        began = time.monotonic()
        await asyncio.to_thread(served.open)
        opened, work = time.monotonic() - began, work_of([served.pid])
        async with Table(served.address).sit(seat) as visitor:
            question = (await visitor.question())["question"]
            await visitor.answer(question["question"], 0)
        return Start(kind, matches, opened, time.monotonic() - began, work)


async def _multiply(url: str, match: str, times: int) -> None:
    """Writes so many more matches like one that is in the log."""
    async with open_storage(url) as storage, storage.database.engine.begin() as connection:
        row = dict((await connection.execute(select(MATCHES).where(MATCHES.c.id == match))).mappings().one())
        lines = [
            dict(line)
            for line in (await connection.execute(select(ANSWERS).where(ANSWERS.c.match == match))).mappings()
        ]
        for first in range(0, times, 1000):
            ids = [f"{row['id'][:-6]}{number:06d}" for number in range(first, min(first + 1000, times))]
            await connection.execute(insert(MATCHES), [{**row, "id": one} for one in ids])
            if lines:
                await connection.execute(insert(ANSWERS), [{**line, "match": one} for one in ids for line in lines])


async def fairness(postgres: Postgres, flooding: bool, seconds: float) -> Fairness:
    """Has people from addresses of their own begin a match each, while one address begins all it can, or does not."""
    async with a_table(postgres, SQLITE, 1, lifted=False) as (served, _):
        # In a process of its own, lest the flood and those who suffer it wait for each other here.
        with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as elsewhere:
            flood = elsewhere.submit(flood_from_one, served.address, seconds if flooding else 0)
            taken, refused = await _begin_one_after_another(served.address, seconds)
            got = await asyncio.wrap_future(flood)
        taken.sort()
        return Fairness(flooding, len(taken), refused, taken[len(taken) // 2] if taken else PATIENCE, got)


async def _begin_one_after_another(address: str, seconds: float) -> tuple[list[float], int]:
    """Returns how long each had to wait who got a match and an answer accepted there, and how many were refused."""
    taken: list[float] = []
    refused = number = 0
    end = time.monotonic() + seconds
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as client:
        while time.monotonic() < end:
            number += 1
            began = time.monotonic()
            caller = f"203.0.113.{number % 250}"
            answer = await client.post("/api/matches", json=WISH, headers={"X-Forwarded-For": caller})
            if answer.status_code == httpx.codes.CREATED:
                async with Table(address).sit(answer.json(), address=caller) as visitor:
                    question = (await visitor.question())["question"]
                    await visitor.answer(question["question"], 0)
                taken.append(time.monotonic() - began)
            else:
                refused += 1
            await asyncio.sleep(PAUSE)
    return taken, refused


def flood_from_one(address: str, seconds: float) -> int:
    """Begins matches from one address, twenty at a time, and returns how many it got."""
    return asyncio.run(_flood(address, time.monotonic() + seconds))


async def _flood(address: str, end: float) -> int:
    async def on() -> int:
        got = 0
        while time.monotonic() < end:
            with contextlib.suppress(httpx.HTTPError):
                answer = await client.post("/api/matches", json=WISH, headers={"X-Forwarded-For": "198.51.100.1"})
                got += answer.status_code == httpx.codes.CREATED
        return got

    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as client:
        return sum(await asyncio.gather(*[on() for _ in range(FLOODERS)]))
