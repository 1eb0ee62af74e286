"""Whatever a stranger sends over a websocket, the table goes on, and says nothing that it should not."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.sampling import draw, examples
from tests.server.people import PATIENCE, Message, Table, open_table
from wildswing.server.basics.troubles import log_to
from wildswing.server.protocol import FromPage

SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(-(2**65), 2**65), st.floats(allow_nan=False), st.text(max_size=40)
)
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
KINDS = [kind.__struct_config__.tag for kind in FromPage.__args__]
FIELDS = sorted({field.name for kind in FromPage.__args__ for field in msgspec.structs.fields(kind)})

NEARLY = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    st.sampled_from(KINDS),
    st.dictionaries(st.sampled_from(FIELDS), ANYTHING | st.integers(0, 5), max_size=3),
)
"""Messages of the right kinds, with fields of any kind and of any value."""

FRAMES = st.one_of(
    NEARLY.map(lambda message: msgspec.json.encode(message).decode()),
    ANYTHING.map(lambda message: msgspec.json.encode(message).decode()),
    st.text(max_size=200),
    st.binary(max_size=200),
    st.sampled_from(["[" * 2000, '{"type":' * 300, "\0", "9" * 4000, "x" * 5000]),
)


class Server:
    """A table in another thread, with what it logs."""

    def __init__(self, table: Table, log: StringIO) -> None:
        self.table = table
        self.log = log

    def line(self, match: str) -> ClientConnection:
        return connect(f"{self.table.address.replace('http', 'ws')}/api/matches/{match}/play", open_timeout=PATIENCE)


@contextmanager
def in_a_thread(database: Path, do: Callable[[Table], Any]) -> Iterator[Any]:
    """Opens a table in a thread with an event loop of its own."""
    opened, ended = threading.Event(), threading.Event()
    found: list[Any] = []

    async def run() -> None:
        async with open_table(database) as table:
            found.append(await do(table))
            opened.set()
            await asyncio.to_thread(ended.wait)

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    assert opened.wait(PATIENCE)
    try:
        yield found[0]
    finally:
        ended.set()
        thread.join(PATIENCE)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    async def itself(table: Table) -> Table:
        return table

    log = StringIO()
    with log_to(log), in_a_thread(tmp_path_factory.mktemp("fuzzed") / "table.sqlite", itself) as table:
        yield Server(table, log)


def heard_until(line: ClientConnection, *kinds: str) -> Message:
    while True:
        message: Message = msgspec.json.decode(line.recv(PATIENCE))
        if message["type"] in kinds:
            return message


def begin(server: Server) -> Message:
    """Starts a match of two people at one screen."""
    wish = {"game": "exceed", "seats": [0, 1], "seed": "6"}
    return asyncio.run(server.table.begin(opponent=None, **wish))


def send(line: ClientConnection, frames: list[str | bytes]) -> str:
    """Sends frames, and returns why the server ended the line, if it did."""
    try:
        for frame in frames:
            line.send(frame)
        # The answer to a question that was never asked comes last, so all others are answered by then.
        line.send('{"type":"answer","question":99,"option":0}')
        while True:
            message = heard_until(line, "refused", "farewell")
            if message["type"] == "farewell" or message["question"] == 99:
                return str(message.get("reason", "")) if message["type"] == "farewell" else ""
    except ConnectionClosed:
        return "closed"


@seed(draw("frames"))
@settings(max_examples=examples(40), deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(frames=st.lists(FRAMES, min_size=1, max_size=8))
def test_a_seated_page_that_talks_nonsense_changes_nothing_by_it(server: Server, frames: list[str | bytes]) -> None:
    seat = begin(server)
    (other,) = seat["others"]
    with server.line(seat["match"]) as line:
        line.send(msgspec.json.encode({"type": "hello", "token": seat["token"]}).decode())
        heard_until(line, "table")
        send(line, frames)
    with server.line(seat["match"]) as line:
        line.send(msgspec.json.encode({"type": "hello", "token": other["token"]}).decode())
        welcome = heard_until(line, "welcome", "farewell")
        assert welcome["type"] == "welcome"
        table = heard_until(line, "table")
        if table["outcome"] is None:  # somebody may resign by chance
            assert table["question"]["kind"] in {"mulligan", "action"}
            line.send(msgspec.json.encode({"type": "answer", "question": 1, "option": 0}).decode())
            assert heard_until(line, "accepted", "refused")["type"] == "accepted"
    assert "Wildswing made a mistake" not in server.log.getvalue()
    assert "Traceback" not in server.log.getvalue()


@seed(draw("frames"))
@settings(max_examples=examples(40), deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(frame=FRAMES)
def test_a_stranger_who_says_anything_but_hello_is_sent_away_with_a_sentence(
    server: Server, frame: str | bytes
) -> None:
    with server.line("no-such-match") as line:
        line.send(frame)
        farewell = heard_until(line, "farewell")
        assert farewell["reason"].endswith((".", "!"))
        with pytest.raises(ConnectionClosed):
            line.recv(PATIENCE)
    assert "Wildswing made a mistake" not in server.log.getvalue()
