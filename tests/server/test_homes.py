"""Lines of one match meet in one of several workers, whichever of them accepts their connections."""

import asyncio
import os
import secrets
import socket
from collections.abc import AsyncIterator

import pytest

from tests.server.people import PATIENCE, Message, Table, open_table, play_on, until
from wildswing.server.doors.homes import CAN_HAND_OVER, Homes

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not CAN_HAND_OVER, reason="connections are handed over on Linux alone"),
]


@pytest.fixture
def kind() -> str:
    return "postgresql"


@pytest.fixture
def crew() -> str:
    return secrets.token_hex(16)


@pytest.fixture
async def workers(url: str, crew: str) -> AsyncIterator[tuple[Table, Table]]:
    """Two workers that know each other."""
    async with (
        open_table(url, homes=Homes(crew, 0, 2)) as one,
        open_table(url, homes=Homes(crew, 1, 2)) as other,
    ):
        yield one, other


async def begin_at_home_of(number: int, worker: Table) -> Message:
    """Begins matches at a worker until one is at home at the worker of a number."""
    while True:
        seat = await worker.begin()
        # Asked of a third one, to whom both are others.
        if Homes("", 2, 2).home_of(f"/api/matches/{seat['match']}/play".encode()) == number:
            return seat


def pages_at(worker: Table, seat: Message) -> int:
    room = worker.referee.rooms.at_hand.get(seat["match"])
    return 0 if room is None else len(room.pages)


async def test_all_lines_of_a_match_are_at_one_worker(workers: tuple[Table, Table]) -> None:
    one, other = workers
    seat = await begin_at_home_of(1, one)
    async with one.sit(seat) as here, other.sit(seat) as there, one.watch(seat["match"]) as watcher:
        for page in (here, there, watcher):
            await page.hear_until("table")
        assert (pages_at(one, seat), pages_at(other, seat)) == (0, 3)
        assert (await play_on(there))["outcome"] is not None
        while (await here.question())["outcome"] is None:
            pass
    await until(lambda: pages_at(other, seat) == 0)


async def test_a_line_that_comes_home_stays_there(workers: tuple[Table, Table]) -> None:
    one, other = workers
    seat = await begin_at_home_of(0, other)
    async with one.sit(seat) as page:
        await page.question()
        assert (pages_at(one, seat), pages_at(other, seat)) == (1, 0)


async def test_what_a_page_says_at_once_goes_along_with_its_line(workers: tuple[Table, Table]) -> None:
    """Its connection has served a request before, and it says hello as soon as it may."""
    one, other = workers
    seat = await begin_at_home_of(1, one)
    host = one.address.removeprefix("http://")
    reader, writer = await asyncio.open_connection(*host.split(":"))
    writer.write(f"GET /api/health HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length"))
    await reader.readexactly(int(length.split(b":")[1]))
    upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    asked = f"GET /api/matches/{seat['match']}/play HTTP/1.1\r\nHost: {host}\r\n{upgrade}{key}\r\n"
    writer.write(asked.encode())
    assert (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)).startswith(b"HTTP/1.1 101 ")
    hello = b'{"type":"hello","token":"%b"}' % seat["token"].encode()
    writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    await until(lambda: pages_at(other, seat) == 1)
    writer.close()


async def test_where_the_home_is_gone_a_line_is_served_where_it_came(url: str, crew: str) -> None:
    async with open_table(url, homes=Homes(crew, 0, 2)) as one:
        seat = await begin_at_home_of(1, one)
        async with one.sit(seat) as page:
            await page.question()
            assert pages_at(one, seat) == 1
        async with open_table(url, homes=Homes(crew, 1, 2)) as other, one.sit(seat) as page:
            await page.question()
            assert pages_at(other, seat) == 1
        async with one.sit(seat) as page:
            await page.question()
            assert pages_at(one, seat) == 1
        async with open_table(url, homes=Homes(crew, 1, 2)) as replaced, one.sit(seat) as page:
            await page.question()
            assert pages_at(replaced, seat) == 1


async def test_both_go_on_when_a_match_is_played_here_and_at_its_home(url: str, crew: str) -> None:
    """Whoever came before its home could be reached stays, and the log settles what is written at two places."""
    async with open_table(url, homes=Homes(crew, 0, 2)) as one:
        seat = await begin_at_home_of(1, one)
        async with one.sit(seat) as early:
            await early.hear_until("welcome")
            async with open_table(url, homes=Homes(crew, 1, 2)) as other, one.sit(seat) as late:
                await late.hear_until("welcome")
                assert (pages_at(one, seat), pages_at(other, seat)) == (1, 1)
                last = await play_on(early, answers=3)
                while (await late.question())["question"] != last["question"]:
                    pass
                assert (await late.answer(last["question"]["question"], 0))["type"] == "accepted"


async def test_nobody_but_the_same_user_hands_anything_over(
    workers: tuple[Table, Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = workers
    seat = await begin_at_home_of(1, one)
    monkeypatch.setattr("wildswing.server.doors.homes.os.getuid", lambda: os.geteuid() + 1)
    async with one.sit(seat) as page:
        await page.question()
        assert (pages_at(one, seat), pages_at(other, seat)) == (1, 0)


async def test_what_nobody_hands_over_is_left_alone(crew: str) -> None:
    """A worker that calls and says nothing, or hands over nothing, is let go."""
    taken: list[bytes] = []
    own = Homes(crew, 0, 2)

    def take(connection: socket.socket, request: bytes) -> None:
        connection.close()
        taken.append(request)

    own.open(take)
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as caller:
        caller.connect(f"\0wildswing-{crew}-0".encode())
        caller.send(b"nothing with it")
        socket.send_fds(caller, [b"a request"], [caller.fileno()])
        await until(lambda: taken)
    own.close()
    assert taken == [b"a request"]
