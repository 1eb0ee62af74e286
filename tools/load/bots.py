"""Bots that play at a table over websockets: each has all seats of a match, and answers at random as soon as it may."""

import asyncio
import secrets
import time
from collections.abc import Sequence
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ABREAST = 50
"""Matches that are begun at the same time."""

PATIENCE = 60.0
"""Seconds after which a table that does not answer is given up."""


class Asked(msgspec.Struct):
    """What a bot reads of a question."""

    question: int
    options: list[Any]


class Said(msgspec.Struct):
    """What a bot reads of a message."""

    type: str
    question: Asked | int | None = None
    outcome: dict[str, Any] | None = None
    reason: str = ""


class BadTable(Exception):
    """The table refused what it should take."""


class Bot:
    """A match of which one bot has all seats; a move is told when its seat has the table that follows."""

    def __init__(self, match: str, tokens: Sequence[str], random: Random) -> None:
        self.match = match
        self._tokens = tokens
        self._random = random
        self._asked: dict[ClientConnection, Asked] = {}
        self._awaited: ClientConnection | None = None
        self._is_accepted = False
        self._told: asyncio.Future[None] | None = None
        self._lines: list[ClientConnection] = []
        self._hearing: list[asyncio.Task[None]] = []
        self._ready = asyncio.Event()
        self.is_over = False

    async def sit_down(self, address: str) -> None:
        """Opens a line for every seat, and waits until somebody is asked."""
        for token in self._tokens:
            url = f"{address.replace('http', 'ws')}/api/matches/{self.match}/play"
            line = await connect(url, compression=None, ping_interval=None, max_size=None, open_timeout=PATIENCE)
            hello = {"type": "hello", "token": token, "entropy": secrets.token_hex(32)}
            await line.send(msgspec.json.encode(hello).decode())
            self._lines.append(line)
            self._hearing.append(asyncio.create_task(self._hear(line)))
        async with asyncio.timeout(PATIENCE):
            await self._ready.wait()

    async def move(self) -> float:
        """Gives an answer, and returns how many seconds it took until it was told."""
        began = time.perf_counter()
        self._told = asyncio.get_running_loop().create_future()
        await self._answer()
        async with asyncio.timeout(PATIENCE):
            await self._told
        return time.perf_counter() - began

    async def leave(self) -> None:
        """Closes its lines."""
        for task in self._hearing:
            task.cancel()
        await asyncio.gather(*self._hearing, return_exceptions=True)
        for line in self._lines:
            line.transport.abort()

    async def _answer(self) -> None:
        if self._told is None or self._awaited is not None or not self._asked:
            return
        line, asked = next(iter(self._asked.items()))
        del self._asked[line]
        self._awaited, self._is_accepted = line, False
        option = self._random.randrange(len(asked.options))
        await line.send(f'{{"type":"answer","question":{asked.question},"option":{option}}}')

    async def _hear(self, line: ClientConnection) -> None:
        try:
            async for frame in line:
                await self._take(line, msgspec.json.decode(frame, type=Said))
        except (BadTable, WebSocketException, msgspec.MsgspecError) as error:
            self._fail(error)
        self._fail(BadTable(f"The line of match {self.match} was closed ({line.close_code})."))

    async def _take(self, line: ClientConnection, said: Said) -> None:
        if said.type in ("refused", "farewell"):
            raise BadTable(said.reason)
        if said.type == "accepted":
            self._is_accepted = True
        if said.type != "table":
            return
        self.is_over = said.outcome is not None
        if isinstance(said.question, Asked):
            self._asked[line] = said.question
            self._ready.set()
        else:
            self._asked.pop(line, None)
        if self._awaited is line and self._is_accepted:
            self._awaited = None
            told, self._told = self._told, None
            if told is not None and not told.done():
                told.set_result(None)
        else:
            await self._answer()

    def _fail(self, error: Exception) -> None:
        if self._told is not None and not self._told.done():
            self._told.set_exception(error)


async def open_all(address: str, game: str, matches: int, seed: int = 1) -> list[Bot]:
    """Begins matches, some at a time, and waits until each can be moved in."""
    random = Random(seed)
    bots: list[Bot] = []
    # A connection that rests for seconds is closed by the table, perhaps just when it is used again.
    anew = httpx.Limits(max_keepalive_connections=0)
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, limits=anew) as client:
        while len(bots) < matches:
            some = [_begun(client, address, game, random) for _ in range(min(ABREAST, matches - len(bots)))]
            bots += await asyncio.gather(*some)
    return bots


async def _begun(client: httpx.AsyncClient, address: str, game: str, random: Random) -> Bot:
    answer = await client.post("/api/matches", json={"game": game, "seats": [0, 1]})
    if answer.status_code != httpx.codes.CREATED:
        raise BadTable(answer.text)
    seat = answer.json()
    bot = Bot(seat["match"], [seat["token"], *[other["token"] for other in seat["others"]]], random)
    await bot.sit_down(address)
    return bot


async def play(bots: Sequence[Bot], moves: int) -> tuple[list[float], float]:
    """Moves in all matches at once until so many moves are told; returns how long each took, and all of them."""
    left = moves
    taken: list[float] = []

    async def on(bot: Bot) -> None:
        nonlocal left
        while left > 0 and not bot.is_over:
            left -= 1
            taken.append(await bot.move())

    began = time.perf_counter()
    await asyncio.gather(*[on(bot) for bot in bots])
    return taken, time.perf_counter() - began
