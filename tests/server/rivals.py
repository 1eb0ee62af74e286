"""People with accounts who play against each other, to the end that a test wants."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from sqlalchemy import select

from tests.server.guests import Guest, known_as
from tests.server.people import Message, Table
from wildswing.server.keeping.sql_tables import RATED, RATINGS
from wildswing.server.keeping.storage import Storage

ENTROPY = "0f" * 32


@asynccontextmanager
async def rivals(table: Table, *names: str) -> AsyncIterator[list[Guest]]:
    """Browsers in which people have made accounts."""
    async with AsyncExitStack() as stack:
        browsers = [await stack.enter_async_context(known_as(table, "")) for _ in names]
        for browser, name in zip(browsers, names, strict=True):
            await browser.post("/api/accounts", name=name, password="correct horse")
        yield browsers


async def seated(one: Guest, other: Guest, **wish: Any) -> tuple[Message, Message]:
    """Has two sit down at a match, and returns both seats."""
    seat = await one.post("/api/matches", **{"game": "formation", "opponent": "open", **wish})
    invitation = {"invitation": seat["invitation"]} | ({"brings": "Ky"} if wish.get("brings") else {})
    return seat, await other.post(f"/api/matches/{seat['match']}/seats", **invitation)


async def dealt(table: Table, *seats: Message) -> None:
    """Has everybody say hello, so that the cards are dealt."""
    async with AsyncExitStack() as stack:
        for seat in seats:
            line = await stack.enter_async_context(table.line(seat["match"]))
            await line.say({"type": "hello", "token": seat["token"], "entropy": ENTROPY})
        await line.hear_until("table")


async def give_up(table: Table, seat: Message, together: asyncio.Barrier | None = None) -> Message:
    """Has a seat resign, at once with others if they meet, and returns the table that tells so."""
    async with table.sit(seat) as loser:
        await loser.hear_until("table")
        if together is not None:
            await together.wait()
        await loser.say({"type": "resign"})
        while True:
            told = await loser.hear_until("table", "farewell")
            if told["type"] == "farewell" or told["outcome"] is not None:
                return told


async def beat(table: Table, winner: Guest, loser: Guest, **wish: Any) -> str:
    """Plays a rated match that the second gives up, and returns its name."""
    seat, other = await seated(winner, loser, **wish)
    await dealt(table, seat, other)
    await give_up(table, other)
    return str(seat["match"])


async def ratings_in(storage: Storage) -> list[Any]:
    return list(await storage.rows(select(RATINGS).order_by(RATINGS.c.brings, RATINGS.c.rating.desc())))


async def rated_in(storage: Storage) -> list[Any]:
    return list(await storage.rows(select(RATED).order_by(RATED.c.match, RATED.c.seat)))
