"""Whoever takes most places at a table loses first, so that there is one for each newcomer."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any, cast

import pytest

from tests.server.conftest import Log
from tests.server.people import PATIENCE, Message, Table, Visitor, open_table, play_on, until
from wildswing.server.basics.settings import USUAL, Settings
from wildswing.server.doors import connections, lines, places, requests, talking
from wildswing.server.doors.connections import Idle
from wildswing.server.doors.http.known import AT_ONCE_AND_THEN
from wildswing.server.doors.sockets import LineSocket
from wildswing.server.protocol import Refused
from wildswing.server.referee import gallery, referee
from wildswing.server.room.pages import MOST_WAITING

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]

GREEDY, OTHER, NEW = "198.51.100.1", "198.51.100.2", "203.0.113.7"

FULL = "This table is full, and most of its pages are open at your address; close some, then reload this one."


def test_every_share_is_documented() -> None:
    text = " ".join((ROOT / "docs" / "host.md").read_text().split())
    at_once, a_second = AT_ONCE_AND_THEN["wish"]
    all_at_once, all_a_second = referee.NEW_MATCHES
    for limit in (
        f"| {at_once} at once, then {a_second:g} a second | {all_at_once} at once, then {all_a_second:g} a second |",
        f"| lines that are open | {places.LINES_EACH} | {USUAL.lines}, or",
        f"| pages that watch one match | | {gallery.MOST_WATCHING} |",
        f"| connections on which nothing is asked | {connections.IDLE_EACH} | {connections.MOST_IDLE}, or",
        f"first letter within {requests.SILENCE:g} seconds, a request must arrive within {requests.REQUEST_TIME:g}",
        f"a line must say hello within {talking.GREETING_TIME:g}",
        f"takes in nothing of an answer for {requests.TAKING_TIME:g} seconds",
        f"{USUAL.lines + connections.MOST_IDLE + connections.OTHER_FILES} file descriptors",
    ):
        assert limit in text


# --- Lines ---


class Hall:
    """Lines that stay open until the end of a test."""

    def __init__(self, table: Table, seat: Message, stack: AsyncExitStack) -> None:
        self._table = table
        self._seat = seat
        self._stack = stack

    async def silent(self, address: str) -> Visitor:
        """A line on which nothing is said."""
        return await self._stack.enter_async_context(self._table.line(self._seat["match"], address=address))

    async def watching(self, address: str) -> Visitor:
        visitor = await self._stack.enter_async_context(self._table.watch(self._seat["match"], address=address))
        await visitor.hear_until("table")
        return visitor

    async def playing(self, address: str) -> Visitor:
        visitor = await self._stack.enter_async_context(self._table.sit(self._seat, address=address))
        await visitor.hear_until("table")
        return visitor


@pytest.fixture
async def hall(table: Table) -> AsyncIterator[Hall]:
    seat = await table.begin(seed="6")
    async with AsyncExitStack() as stack:
        yield Hall(table, seat, stack)


def is_open(visitor: Visitor) -> bool:
    return visitor.line.close_code is None


@pytest.mark.parametrize("settings", [Settings(lines=6)])
async def test_a_newcomer_gets_a_place_of_whoever_has_most(hall: Hall) -> None:
    """First a line that says nothing, then one that only watches, the newest first, and in the end a seat."""
    player = await hall.playing(GREEDY)
    watchers = [await hall.watching(GREEDY) for _ in range(2)]
    silent = await hall.silent(GREEDY)
    others = [await hall.playing(OTHER), await hall.silent(OTHER)]
    newcomers = []
    for number, lost in enumerate((silent, watchers[1])):
        newcomers.append(await hall.playing(f"203.0.113.{number}"))
        assert await lost.farewell() == FULL
    assert all(is_open(visitor) for visitor in (player, watchers[0], *others, *newcomers))
    # Nobody has more than two lines now, and whoever has one would have as many.
    refused = await hall.silent("203.0.113.0")
    assert await refused.farewell() == "6 pages are open at this table; close some, then reload this one."


@pytest.mark.parametrize("settings", [Settings(lines=12)])
async def test_many_addresses_with_a_few_lines_each_keep_nobody_out(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(places, "LINES_EACH", 3)
    for number in range(4):
        for _ in range(3):
            await hall.watching(f"198.51.100.{number}")
    for number in range(6):
        newcomer = await hall.playing(f"203.0.113.{number}")
        assert is_open(newcomer)


async def test_silent_lines_do_not_keep_out_whoever_comes_from_the_same_address(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(places, "LINES_EACH", 3)
    silent = [await hall.silent(GREEDY) for _ in range(3)]
    players = [await hall.playing(GREEDY) for _ in range(3)]
    assert all(is_open(visitor) for visitor in players)
    for visitor in silent:
        assert await visitor.farewell() == FULL
    refused = await hall.silent(GREEDY)
    assert await refused.farewell() == "3 pages are open from where you are; close some, then reload this one."


async def test_a_line_on_which_nothing_is_said_is_closed_soon(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talking, "GREETING_TIME", 0.1)
    assert "was silent for 0.1 seconds" in await (await hall.silent(NEW)).farewell()


async def test_one_address_cannot_take_all_places_from_which_a_match_is_watched(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gallery, "MOST_WATCHING", 3)
    greedy = [await hall.watching(GREEDY) for _ in range(3)]
    newcomer = await hall.watching(NEW)
    await until(lambda: not all(is_open(visitor) for visitor in greedy))
    assert len([visitor for visitor in greedy if is_open(visitor)]) == 2
    assert is_open(newcomer)
    refused = await hall.silent(NEW)
    await refused.say({"type": "hello"})
    assert "opens no seat" in await refused.farewell()


async def test_a_line_on_which_nothing_is_taken_in_is_cut(
    table: Table, hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or it would keep its place long after it was given up."""
    monkeypatch.setattr(lines, "SENDING_TIME", 0.05)
    lost: list[LineSocket] = []
    connection_lost = LineSocket.connection_lost

    def noted(self: LineSocket, exc: Exception | None) -> None:
        lost.append(self)
        connection_lost(self, exc)

    monkeypatch.setattr(LineSocket, "connection_lost", noted)
    stuck = await hall.playing(GREEDY)
    stuck.line.transport.pause_reading()
    (page,) = next(iter(table.referee.rooms.at_hand.values())).pages
    for _ in range(MOST_WAITING):
        page.send(Refused(0, 0, token_hex(50_000)))  # more than any socket takes in
    async with asyncio.timeout(
        15
    ):  # when a line that does not answer is given up anyway, after 40 seconds, is too late
        await until(lambda: lost)
    stuck.line.transport.abort()


# --- Connections ---


class Transport:
    """A connection that can only be cut."""

    def __init__(self) -> None:
        self.is_cut = False

    def abort(self) -> None:
        self.is_cut = True


def connect_all(idle: Idle, address: str, count: int) -> list[Transport]:
    opened = [Transport() for _ in range(count)]
    for connection in opened:
        idle.add(address, cast("Any", connection))
    return opened


def test_the_oldest_connections_of_whoever_has_most_are_cut(monkeypatch: pytest.MonkeyPatch, log: Log) -> None:
    monkeypatch.setattr(connections, "IDLE_EACH", 4)
    monkeypatch.setattr(connections, "MOST_IDLE", 6)
    idle = Idle()
    greedy = connect_all(idle, GREEDY, 6)
    assert [connection.is_cut for connection in greedy] == [True] * 2 + [False] * 4
    (other,) = connect_all(idle, OTHER, 1)
    newcomers = connect_all(idle, NEW, 1) + connect_all(idle, "203.0.113.8", 1)
    assert [connection.is_cut for connection in greedy] == [True] * 3 + [False] * 3
    assert not any(connection.is_cut for connection in (other, *newcomers))
    idle.remove(OTHER, cast("Any", other))
    connect_all(idle, OTHER, 1)
    assert [connection.is_cut for connection in greedy] == [True] * 3 + [False] * 3
    assert log.lines == [f"5 connections from {GREEDY} ask for nothing; the oldest of them are cut."]


@asynccontextmanager
async def silent_connection(table: Table, address: str) -> AsyncIterator[asyncio.StreamReader]:
    host, port = table.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=(address, 0))
    try:
        yield reader
    finally:
        writer.close()


async def is_cut(reader: asyncio.StreamReader) -> bool:
    with contextlib.suppress(ConnectionError):
        return await asyncio.wait_for(reader.read(), PATIENCE) == b""
    return True


async def test_silent_connections_keep_nobody_out(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Far more than the table takes, from addresses each within its own limit; and from the newcomer's own."""
    monkeypatch.setattr(connections, "IDLE_EACH", 10)
    monkeypatch.setattr(connections, "MOST_IDLE", 30)
    monkeypatch.setattr(requests, "SILENCE", 2.0 * PATIENCE)  # nobody is cut for being silent
    async with AsyncExitStack() as stack:
        opened = [
            await stack.enter_async_context(silent_connection(table, f"127.0.0.{number}"))
            for number in range(1, 7)
            for _ in range(20)
        ]
        seat = await table.begin(seed="6")
        async with table.sit(seat) as visitor:
            await play_on(visitor, answers=2)
        await until(lambda: len([one for one in opened if not one.at_eof() and one.exception() is None]) <= 30)


async def test_a_connection_on_which_nothing_is_asked_is_closed_soon(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(requests, "SILENCE", 0.5)  # long enough for a request that comes at once, on a slow machine
    async with silent_connection(table, "127.0.0.1") as reader:
        assert await is_cut(reader)
    assert (await table.ask("GET", "/api/games")).status_code == 200


@pytest.mark.parametrize("reads", [False, True])
async def test_an_answer_that_nobody_takes_in_is_given_up(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reads: bool
) -> None:
    """But somebody who takes it in slowly gets all of it."""
    monkeypatch.setattr(requests, "TAKING_TIME", 2.0)  # far more than between two looks of a slow reader
    page = tmp_path / "page"
    page.mkdir()
    size = 20_000_000
    (page / "index.html").write_bytes(b"x" * size)
    async with open_table(database, page) as table:
        host, port = table.address.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(f"GET / HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
        taken = 0
        for _ in range(10):
            await asyncio.sleep(0.3)
            if reads:
                taken += len(await reader.readexactly(1_000_000))
        with contextlib.suppress(ConnectionError):
            while some := await asyncio.wait_for(reader.read(1_000_000), PATIENCE):
                taken += len(some)
        writer.close()
    assert (taken > size) == reads
