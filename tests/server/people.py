"""People who play at a table over the wire, as a page would."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import httpx
import msgspec
import pytest
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from wildswing.kernel.match import Given
from wildswing.server.basics.settings import USUAL, Settings
from wildswing.server.basics.timepiece import Timepiece
from wildswing.server.doors.app import make_app, state_of
from wildswing.server.doors.callers import Names
from wildswing.server.doors.homes import Homes
from wildswing.server.hosting.serving import TableServer, address_of, open_port, table_of
from wildswing.server.keeping.storage import SQLITE, open_storage, url_of
from wildswing.server.machines.thinkers import BESIDE, Thinkers
from wildswing.server.referee.house import House
from wildswing.server.room.pages import CALL_AGAIN
from wildswing.server.room.room import Room

Message = dict[str, Any]

PATIENCE = 60
"""Seconds after which a test that waits is given up."""


on_both = pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
"""Runs a test with an SQLite file and with a PostgreSQL database, whose address is the fixture `url`."""


def caller(address: str) -> httpx.AsyncClient:
    """Somebody who asks over HTTP; nothing is encrypted, and to read all the world's certificates takes an age."""
    return httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=False)


async def until(is_so: Callable[[], object]) -> None:
    """Waits until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


class Visitor:
    """One page at a seat: what it was sent, and what it answers."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.frames: list[str] = []

    async def hear(self) -> Message:
        """Returns the next message."""
        frame = await asyncio.wait_for(self.line.recv(), PATIENCE)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Message = msgspec.json.decode(frame)
        return message

    @property
    def messages(self) -> list[Message]:
        """All it was sent, in order."""
        return [msgspec.json.decode(frame) for frame in self.frames]

    async def hear_until(self, *kinds: str) -> Message:
        """Returns the next message of one of these kinds."""
        while True:
            message = await self.hear()
            if message["type"] in kinds:
                return message

    async def question(self) -> Message:
        """Returns the next table that asks something, or that ends the match."""
        while True:
            table = await self.hear_until("table")
            if table["question"] is not None or table["outcome"] is not None:
                return table

    async def say(self, message: object) -> None:
        await self.line.send(msgspec.json.encode(message).decode())

    async def answer(self, question: int, option: int) -> Message:
        """Answers, and returns what becomes of it."""
        await self.say({"type": "answer", "question": question, "option": option})
        return await self.hear_until("accepted", "refused", "farewell")

    async def may_take_back(self) -> bool:
        """Asks whether its last answer can be taken back."""
        await self.say({"type": "ask take back"})
        answer: bool = (await self.hear_until("last answer"))["take_back"]
        return answer

    async def farewell(self) -> str:
        """Returns why the server ends the line, once it has."""
        reason: str = (await self.hear_until("farewell"))["reason"]
        await asyncio.wait_for(self.line.wait_closed(), PATIENCE)
        return reason

    async def has_to_call_again(self) -> bool:
        """Tells whether the server ends the line in such a way that a page calls again: without a farewell."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.hear()
        return self.line.close_code == CALL_AGAIN and all(heard["type"] != "farewell" for heard in self.messages)


async def waiting_for(visitor: Visitor) -> list[Message]:
    """Returns what was sent and not heard yet."""
    messages: list[Message] = []
    while True:
        try:
            messages.append(await asyncio.wait_for(visitor.hear(), 0.2))
        except TimeoutError:
            return messages


def bearer(seat: Message) -> dict[str, str]:
    """Returns the header that opens a seat over HTTP."""
    return {"Authorization": f"Bearer {seat['token']}"}


def answers_on_disk(database: Path, match: str) -> list[Given]:
    """Returns the answers in the log of a closed table, in order."""
    with closing(sqlite3.connect(database)) as connection:
        found = connection.execute("SELECT seat, option FROM answers WHERE match = ? ORDER BY place", [match])
        return [Given(*row) for row in found.fetchall()]


class Table:
    """An open table, called from outside."""

    def __init__(self, address: str, referee: House | None = None) -> None:
        self.address = address
        self._referee = referee

    @property
    def referee(self) -> House:
        """The referee of a table in this process."""
        assert self._referee is not None
        return self._referee

    async def agents_rest(self, seat: Message) -> Room:
        """Waits until no agent of a match thinks, and returns the match."""
        room, _ = await self.referee.find(seat["match"], seat["token"])
        await until(lambda: not room.thinking)
        return room

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        async with caller(self.address) as client:
            return await client.request(method, path, **more)

    async def begin(self, **wish: Any) -> Message:
        """Starts a match; Formation against the random agent if nothing else is wanted."""
        wanted = {"game": "formation", "opponent": "random", "seed": "5", **wish}
        response = await self.ask("POST", "/api/matches", json=wanted)
        assert response.status_code == 201, response.text
        seat: Message = response.json()
        return seat

    @asynccontextmanager
    async def watch(
        self, match: str, seen: int = 0, language: str = "en", address: str | None = None
    ) -> AsyncIterator[Visitor]:
        """A page that only watches and has said hello."""
        async with self.line(match, how="watch", address=address) as visitor:
            await visitor.say({"type": "hello", "seen": seen, "language": language})
            yield visitor

    @asynccontextmanager
    async def line(
        self, match: str, origin: str | None = None, how: str = "play", address: str | None = None
    ) -> AsyncIterator[Visitor]:
        """A line that has not said anything yet, of this machine or of an address that a web server names."""
        url = f"{self.address.replace('http', 'ws')}/api/matches/{match}/{how}"
        headers = {} if address is None else {"X-Forwarded-For": address}
        called_as = None if origin is None else Origin(origin)
        async with connect(url, max_size=None, origin=called_as, additional_headers=headers) as line:
            yield Visitor(line)

    @asynccontextmanager
    async def sit(self, seat: Message, seen: int = 0, address: str | None = None) -> AsyncIterator[Visitor]:
        """A page that has said hello."""
        async with self.line(seat["match"], address=address) as visitor:
            await visitor.say({"type": "hello", "token": seat["token"], "seen": seen})
            yield visitor


async def never_choose(*_: object) -> int:
    """An agent that is let go while it thinks."""
    raise asyncio.CancelledError


def think_here() -> Executor:
    """Agents in threads, which start faster than the workers of a real table."""
    return ThreadPoolExecutor(USUAL.thinkers + BESIDE)


class Apps:
    """Applications without a page, which take longer to make than most tests; each serves one table after another."""

    def __init__(self) -> None:
        self._free: list[Litestar] = []

    def make(self, referee: House, page: Path | None, names: Names) -> Litestar:
        """Lends an application that nobody has, with nothing of the table that had it before."""
        if page is not None or not self._free:
            return make_app(referee, page, names)
        app = self._free.pop()
        app.state = state_of(referee, names)
        return app

    @contextmanager
    def lent(self, referee: House, page: Path | None, homes: Homes | None = None) -> Iterator[TableServer]:
        """A server with an application that is free again afterwards."""
        with patch("wildswing.server.hosting.serving.make_app", self.make):
            server = QuietServer(referee, page, homes=homes)
        yield server
        if page is None:
            assert isinstance(server.config.app, Litestar)
            self._free.append(server.config.app)


APPS = Apps()


class Databases:
    """Files without a match, whose tables take longer to make than most tests: all are copies of one."""

    def __init__(self) -> None:
        self._empty: bytes | None = None

    async def begin(self, url: str) -> None:
        """Lets a database be there, if it is a file that is not there yet."""
        file = Path(url.removeprefix(SQLITE))
        if not url.startswith(SQLITE) or file.exists():
            return
        if self._empty is None:
            with TemporaryDirectory() as folder:
                path = Path(folder) / "empty.sqlite"
                async with open_storage(url_of(path)):
                    pass
                self._empty = path.read_bytes()
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(self._empty)


DATABASES = Databases()


class Hasty:
    """The time of a server that shall be gone soon: uvicorn looks every tenth of a second whether it is to end."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / 10)


class QuietServer(TableServer):
    """A server that leaves Ctrl-C to the tests."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def open_table(
    database: Path | str,
    page: Path | None = None,
    workers: Callable[[], Executor] = think_here,
    timepiece: Timepiece | None = None,
    budget: tuple[float, float] | None = None,
    settings: Settings = USUAL,
    homes: Homes | None = None,
) -> AsyncIterator[Table]:
    """A table in this process, on a port that is free."""
    with patch("uvicorn.server.asyncio", Hasty()), open_port(0) as listener:
        url = url_of(database) if isinstance(database, Path) else database
        await DATABASES.begin(url)
        async with table_of(url, Thinkers(workers), timepiece, budget, settings) as referee:
            with APPS.lent(referee, page, homes) as server:
                closed = asyncio.create_task(server.serve([listener]))
                await until(lambda: homes is None or server.started)
                try:
                    yield Table(address_of(listener), referee)
                finally:
                    server.should_exit = True
                    await closed


def first_option(_: Message) -> int:
    return 0


def last_option(question: Message) -> int:
    return len(question["options"]) - 1


async def play_on(visitor: Visitor, choose: Callable[[Message], int] = first_option, answers: int = 10_000) -> Message:
    """Answers so many questions, or to the end; returns the table that was heard last."""
    table = await visitor.question()
    for _ in range(answers):
        if table["outcome"] is not None:
            break
        question = table["question"]
        verdict = await visitor.answer(question["question"], choose(question))
        assert verdict["type"] == "accepted", verdict
        table = await visitor.question()
    return table
