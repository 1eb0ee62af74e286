"""A server process that is killed in the middle of a game."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people import PATIENCE, Table, Visitor, answers_on_disk, last_option, play_on
from wildswing.server.hosting.serving import open_port
from wildswing.server.keeping.storage import url_of

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]


@contextlib.contextmanager
def process(port: int, url: str) -> Iterator[subprocess.Popen[str]]:
    """A table in a process of its own, open by the time it is returned."""
    command = [sys.executable, "-m", "tests.server.slain", str(port), url]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            assert server.stdout.readline() == "open\n"
            yield server
        finally:
            if server.poll() is None:
                server.terminate()
            server.wait(PATIENCE)


def free_port() -> int:
    with open_port(0) as listener:
        port: int = listener.getsockname()[1]
        return port


def children_of(pid: int) -> list[int]:
    """Returns the processes that a process has started."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(child) for child in found.split()]


async def is_gone(pid: int) -> bool:
    for _ in range(600):
        try:
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except FileNotFoundError:
            return True
        await asyncio.sleep(0.05)
    return False


async def heard_to_the_end(visitor: Visitor) -> None:
    """Hears all that is sent until the line breaks."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await visitor.hear()


async def answer_some(visitor: Visitor) -> list[int]:
    """Answers five questions, sends a sixth answer, and returns what was accepted by then."""
    accepted: list[int] = []
    for _ in range(5):
        question = (await visitor.question())["question"]
        option = last_option(question)
        assert (await visitor.answer(question["question"], option))["type"] == "accepted"
        accepted.append(option)
    await visitor.question()
    await visitor.say({"type": "answer", "question": 6, "option": 0})
    return accepted


async def test_a_killed_table_opens_again_with_everything_it_had_accepted(database: Path) -> None:
    port = free_port()
    table = Table(f"http://127.0.0.1:{port}")
    accepted: list[list[int]] = []
    seen: list[int] = []
    with process(port, url_of(database)) as server:
        seats = [await table.begin(game=game, opponent="greedy") for game in ("exceed", "formation")]
        async with contextlib.AsyncExitStack() as lines:
            visitors = [await lines.enter_async_context(table.sit(seat)) for seat in seats]
            accepted += [await answer_some(visitor) for visitor in visitors]
            # The sixth of the second match is on its way when the power goes.
            workers = children_of(server.pid)
            server.send_signal(signal.SIGKILL)
            for visitor, options in zip(visitors, accepted, strict=True):
                await heard_to_the_end(visitor)
                last = [message for message in visitor.messages if message["type"] == "accepted"][-1]
                options.extend([0] * (last["question"] == 6))
                seen.append(visitor.messages[-1]["number"])
    assert all([await is_gone(worker) for worker in workers])
    with process(port, url_of(database)) as server:
        for seat, number, options in zip(seats, seen, accepted, strict=True):
            async with table.sit(seat, seen=number) as back:
                now = await back.question()
                assert now["question"]["question"] > len(options)
                await back.answer(now["question"]["question"], 0)
                await play_on(back, answers=3)
        server.send_signal(signal.SIGTERM)
        assert server.wait(PATIENCE) == 0
        assert server.stderr is not None
        assert server.stderr.read() == ""
    for seat, options in zip(seats, accepted, strict=True):
        given = [answer.answer for answer in answers_on_disk(database, seat["match"]) if answer.seat == 0]
        assert given[: len(options)] == options
        assert len(options) >= 5


async def test_ctrl_c_ends_a_table_with_people_at_it(database: Path) -> None:
    port = free_port()
    table = Table(f"http://127.0.0.1:{port}")
    with process(port, url_of(database)) as server:
        async with table.sit(await table.begin()) as visitor:
            await visitor.question()
            workers = children_of(server.pid)
            for pid in (server.pid, *workers):  # as a terminal does
                os.kill(pid, signal.SIGINT)
            await heard_to_the_end(visitor)
        assert visitor.line.close_code == 1012
        assert server.wait(PATIENCE) == 0
        assert server.stderr is not None
        assert server.stderr.read() == ""
    assert all([await is_gone(worker) for worker in workers])


async def ready(table: Table) -> int:
    return (await table.ask("GET", "/ready")).status_code


async def test_a_table_with_people_at_it_drains_before_it_ends(database: Path) -> None:
    port = free_port()
    table = Table(f"http://127.0.0.1:{port}")
    database.parent.mkdir()
    command = [sys.executable, "-m", "wildswing", "serve", "--host", "127.0.0.1", "--port", str(port)]
    command += ["--database", url_of(database), "--drain", "3600"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline().startswith("The table is open")
        async with table.sit(await table.begin()) as visitor:
            await visitor.question()
            assert await ready(table) == 200
            server.send_signal(signal.SIGTERM)
            async with asyncio.timeout(PATIENCE):
                while await ready(table) == 200:
                    await asyncio.sleep(0.05)
            refused = await table.ask("POST", "/api/matches", json={"game": "formation", "opponent": "random"})
            assert refused.status_code == 503
            assert (await visitor.answer(1, 0))["type"] == "accepted"
            await play_on(visitor, answers=3)
            assert server.poll() is None
        assert await asyncio.to_thread(server.wait, PATIENCE) == 0
        assert server.stderr is not None
        assert "Traceback" not in server.stderr.read()
