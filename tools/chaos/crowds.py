"""What people do to a table: idle lines by the thousand, two tabs, floods, and nonsense."""

import asyncio
import contextlib
import random
import secrets
import time

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.people import PATIENCE, Message, Table, Visitor, last_option
from tests.server.persistent import Player, begin
from tools.chaos.stage import Stage

LINES = 2000
FLOOD = 4.0
"""Seconds that a flood lasts."""

NONSENSE = [
    '{"type":"answer","question":-1,"option":99999999999999999999}',
    '{"type":"hello"}',
    '{"type":"take back"}',
    "[" * 3000,
    "\x00",
    "9" * 4000,
    '{"type":"point","owner":7,"card":"' + "x" * 500 + '"}',
]

PATHS = ["/api/matches", "/api/sessions", "/api/guests", "/api/replays", "/api/quick", "/api/me", "/api/lobby", "/%00"]


async def idle_lines(stage: Stage) -> None:
    """Pages that watch and never say a word, from hundreds of addresses."""
    match = (await begin(stage.table))["match"]
    async with contextlib.AsyncExitStack() as lines:
        for first in range(0, LINES, 100):
            calls = [_watch(stage, match, number) for number in range(first, first + 100)]
            for line in await asyncio.gather(*calls, return_exceptions=True):
                if not isinstance(line, BaseException):
                    lines.push_async_callback(line.close)
        stage.crowd.contradictions += (
            [] if await stage.crowd.goes_on() == 0 else ["Idle lines keep others from playing."]
        )


async def _watch(stage: Stage, match: str, number: int) -> ClientConnection:
    address = {"X-Forwarded-For": f"198.51.{number // 1000}.{number // 8 % 250}"}
    url = f"{stage.table.address.replace('http', 'ws')}/api/matches/{match}/watch"
    line = await connect(url, additional_headers=address, open_timeout=PATIENCE, ping_interval=None, compression=None)
    await line.send('{"type":"hello","seen":0}')
    return line


async def two_tabs(stage: Stage) -> None:
    """Two pages at one seat answer differently; whichever workers accept them, they meet where the match is at home."""
    await _contradict(stage, stage.table)


async def two_tables(stage: Stage) -> None:
    """The second page calls another table on the same database, which hands no line over to the first."""
    await _contradict(stage, stage.elsewhere)


async def _contradict(stage: Stage, elsewhere: Table) -> None:
    """Has two pages at one seat answer every question differently at the same moment; one of them counts."""
    seat = await begin(stage.table)
    player = Player(stage.table, seat)
    stage.crowd.players.append(player)
    with contextlib.suppress(ConnectionClosed, WebSocketException, OSError):
        async with stage.table.sit(seat) as one, elsewhere.sit(seat) as other:
            for _ in range(8):
                question, same = [await _asked(tab, len(player.accepted) + 1) for tab in (one, other)]
                if question is None or same is None:
                    return
                number, options = question["question"], [0, last_option(question)]
                verdicts = await asyncio.gather(
                    *[tab.answer(number, option) for tab, option in zip((one, other), options, strict=True)]
                )
                taken = [
                    option for option, verdict in zip(options, verdicts, strict=True) if verdict["type"] == "accepted"
                ]
                if len(set(taken)) != 1:
                    stage.crowd.contradictions.append(f"Two tabs were told {verdicts}.")
                player.accepted.append(taken[0] if taken else None)


async def _asked(tab: Visitor, number: int) -> Message | None:
    """Returns the question with a number, or nothing if the match is over; it may have come before the last verdict."""
    while True:
        tables = [message for message in tab.messages if message["type"] == "table"]
        question: Message | None = tables[-1]["question"] if tables else None
        if tables and (tables[-1]["outcome"] is not None or (question and question["question"] >= number)):
            return question
        await tab.hear()


async def floods(stage: Stage) -> None:
    """Requests, lines, matches and bytes without end and without sense, from one address."""
    end = time.monotonic() + FLOOD
    sources = [_requests, _bytes, _half_requests, _frames, _matches]
    await asyncio.gather(*[source(stage.table, end) for source in sources for _ in range(3)])


async def _requests(table: Table, end: float) -> None:
    async with httpx.AsyncClient(base_url=table.address, timeout=PATIENCE, headers=_flooder()) as client:
        while time.monotonic() < end:
            body = random.choice([secrets.token_bytes(300), b"{" * 5000, b'{"game":1}', b"", b"x" * 40_000])
            with contextlib.suppress(httpx.HTTPError):
                await client.request(random.choice(["GET", "POST", "PUT"]), random.choice(PATHS), content=body)


async def _matches(table: Table, end: float) -> None:
    wish = {"game": "exceed", "opponent": "greedy"}
    async with httpx.AsyncClient(base_url=table.address, timeout=PATIENCE, headers=_flooder()) as client:
        while time.monotonic() < end:
            with contextlib.suppress(httpx.HTTPError):
                await client.post("/api/matches", json=wish)


async def _bytes(table: Table, end: float) -> None:
    port = int(table.address.rpartition(":")[2])
    while time.monotonic() < end:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(secrets.token_bytes(2000) + b"\r\n\r\n")
            await writer.drain()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(reader.read(), 1)
            writer.close()


async def _half_requests(table: Table, end: float) -> None:
    """Begins requests and lets them hang."""
    port = int(table.address.rpartition(":")[2])
    hanging = []
    while time.monotonic() < end:
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Le")
            hanging.append(writer)
        await asyncio.sleep(0.02)
    for writer in hanging:
        writer.close()


async def _frames(table: Table, end: float) -> None:
    while time.monotonic() < end:
        seat = await begin(table)
        with contextlib.suppress(ConnectionClosed, WebSocketException, OSError, TimeoutError):
            async with table.sit(seat, address="203.0.113.9") as line:
                while time.monotonic() < end:
                    frames: list[str | bytes] = [*NONSENSE, secrets.token_bytes(100)]
                    await line.line.send(random.choice(frames))
                    await asyncio.sleep(0)


def _flooder() -> dict[str, str]:
    return {"X-Forwarded-For": "203.0.113.9"}
