"""Players who go on by themselves whatever becomes of the table, as pages do."""

import asyncio

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.people import PATIENCE, Message, Table, Visitor, last_option


class Player:
    """A client that goes on by itself whenever its line breaks, as a page does."""

    def __init__(self, table: Table, seat: Message) -> None:
        self.table = table
        self.seat = seat
        self.accepted: list[int | None] = []
        """What was acknowledged; None for an answer that was written, but whose acknowledgement got lost."""
        self.seen = 0
        self.comebacks = 0
        self.refusals: list[str] = []
        """Why answers were refused that are given again."""
        self.is_over = False
        self.heard: Message = {}
        """What was said last."""

    @property
    def state(self) -> str:
        """How far the match is, for whoever looks after it."""
        told = {key: self.heard.get(key) for key in ("type", "thinking", "reason") if key in self.heard}
        match = self.seat["match"]
        return f"match {match}, {len(self.accepted)} answers, {self.comebacks} comebacks, last heard {told}"

    async def play(self) -> None:
        while not self.is_over:
            try:
                async with self.table.sit(self.seat, seen=self.seen) as visitor:
                    await self._answer_on(visitor)
            except (ConnectionClosed, WebSocketException, OSError, TimeoutError):
                self.comebacks += 1
                await asyncio.sleep(0.05)

    async def _answer_on(self, visitor: Visitor) -> None:
        while True:
            message = self.heard = await visitor.hear()
            self.seen = max(self.seen, message.get("number", 0))
            if message["type"] != "table":
                continue
            if message["outcome"] is not None:
                self.is_over = True
                return
            if message["question"] is None:
                continue
            number, option = message["question"]["question"], last_option(message["question"])
            # What was acknowledged is never asked again.
            assert number > len(self.accepted)
            verdict = await visitor.answer(number, option)
            if verdict["type"] != "accepted":
                self.refusals.append(verdict["reason"])
                raise ConnectionError
            self.accepted += [None] * (number - 1 - len(self.accepted))
            self.accepted.append(option)


async def until_accepted(players: list[Player], count: int) -> None:
    async with asyncio.timeout(3 * PATIENCE):
        while sum(len(player.accepted) for player in players) < count and not all(one.is_over for one in players):
            await asyncio.sleep(0.01)


async def until_all_go_on(players: list[Player], before: list[int]) -> None:
    """Waits until every match that is not over has had an answer accepted since."""
    async with asyncio.timeout(3 * PATIENCE):
        while not all(
            player.is_over or len(player.accepted) > count for player, count in zip(players, before, strict=True)
        ):
            await asyncio.sleep(0.01)


async def begin(table: Table) -> Message:
    """Starts a match, however many others are started at the moment."""
    while True:
        try:
            return await table.begin(game="formation", opponent="random", seed=None)
        except (AssertionError, httpx.HTTPError):
            await asyncio.sleep(0.2)
