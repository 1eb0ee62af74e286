"""Plays every game up to its first question where nobody sees it.

A page keeps the memory of Python after that, and begins with it the next time: whatever a first question takes has been
imported, read and worked out. What is called here is called from web/src/inside/worker.ts.
"""

import asyncio

import msgspec

from wildswing.server.hosting.in_page import TableInPage, open_table
from wildswing.server.protocol import GameOffer, GuestSeat

PATIENCE = 60.0
"""Seconds in which a game has to ask its first question."""


class Nowhere:
    """A shelf that is gone with whoever has it."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    async def read(self, name: str) -> str | None:
        """Returns a text, or None if there is none."""
        return self._texts.get(name)

    async def swap(self, name: str, before: str | None, after: str) -> bool:
        """Puts a text in the place of another, or of none, and tells whether it was still there."""
        if self._texts.get(name) != before:
            return False
        self._texts[name] = after
        return True

    async def names(self, beginning: str) -> list[str]:
        """Returns the names that begin so."""
        return [name for name in self._texts if name.startswith(beginning)]


async def rehearse(language: str) -> list[str]:
    """Has each game ask its first question, and returns which have."""
    table = open_table(Nowhere())
    _, listed = await table.ask("GET", "/api/games", "", "", language)
    offers = msgspec.json.decode(listed, type=list[GameOffer])
    return [offer.name for number, offer in enumerate(offers) if await _asks(table, number, offer, language)]


async def _asks(table: TableInPage, number: int, offer: GameOffer, language: str) -> bool:
    wish = {"game": offer.name, "opponent": offer.opponents[0] if offer.opponents else None}
    status, text = await table.ask("POST", "/api/matches", "", _text(wish), language)
    if status != 200:
        return False
    seat = msgspec.json.decode(text, type=GuestSeat)
    told: asyncio.Queue[str] = asyncio.Queue()
    over = asyncio.Event()
    table.call(number, seat.match, False, told.put_nowait, lambda _: over.set())
    # Nobody plays this match, so nobody minds that its shuffles could be foretold.
    table.tell(number, _text({"type": "hello", "token": seat.token, "entropy": "0" * 64, "language": language}))
    try:
        async with asyncio.timeout(PATIENCE):
            while not msgspec.json.decode(await told.get()).get("question"):
                pass
            return True
    except TimeoutError:
        return False
    finally:
        table.hang_up(number)
        await over.wait()


def _text(message: object) -> str:
    return msgspec.json.encode(message).decode()
