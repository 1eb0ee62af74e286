"""A table that is killed in the middle of fifty live matches, again and again, loses nothing that it acknowledged."""

import asyncio
import signal
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.people import PATIENCE, Message, Table, Visitor, answers_on_disk, last_option
from tests.server.test_killed import free_port, process
from wildswing.server.keeping.storage import url_of

pytestmark = pytest.mark.anyio

MATCHES = 50
KILLS = 2
BETWEEN = 150
"""Answers that are accepted between two kills, in all matches together."""


class Player:
    """A client that goes on by itself whenever its line breaks, as a page does."""

    def __init__(self, table: Table, seat: Message) -> None:
        self.table = table
        self.seat = seat
        self.accepted: list[int | None] = []
        """What was acknowledged; None for an answer that was written, but whose acknowledgement got lost."""
        self.seen = 0
        self.comebacks = 0
        self.is_over = False

    async def play(self) -> None:
        while not self.is_over:
            try:
                async with self.table.sit(self.seat, seen=self.seen) as visitor:
                    await self._answer_on(visitor)
            except (ConnectionClosed, WebSocketException, OSError):
                self.comebacks += 1
                await asyncio.sleep(0.05)

    async def _answer_on(self, visitor: Visitor) -> None:
        while True:
            message = await visitor.hear()
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
            assert verdict["type"] == "accepted", verdict
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


async def test_fifty_matches_go_on_after_each_kill(database: Path) -> None:
    port = free_port()
    table = Table(f"http://127.0.0.1:{port}")
    players: list[Player] = []
    playing: list[asyncio.Task[None]] = []
    for life in range(KILLS + 1):
        with process(port, url_of(database)) as server:
            if not players:
                players = [Player(table, await begin(table)) for _ in range(MATCHES)]
                playing = [asyncio.create_task(player.play()) for player in players]
            before = [len(player.accepted) for player in players]
            await until_accepted(players, (life + 1) * BETWEEN)
            await until_all_go_on(players, before)
            if life < KILLS:
                server.send_signal(signal.SIGKILL)
                server.wait(PATIENCE)
                continue
            for task in playing:
                task.cancel()
            results = await asyncio.gather(*playing, return_exceptions=True)
            assert not [error for error in results if isinstance(error, AssertionError)]
            server.send_signal(signal.SIGTERM)
            assert server.wait(PATIENCE) == 0
    assert sum(player.comebacks > 0 for player in players if not player.is_over) >= MATCHES // 2
    for player in players:
        given = [answer.answer for answer in answers_on_disk(database, player.seat["match"]) if answer.seat == 0]
        known = [(ours, theirs) for ours, theirs in zip(player.accepted, given, strict=False) if ours is not None]
        assert len(given) >= len(player.accepted)
        assert all(ours == theirs for ours, theirs in known)
    assert sum(len(player.accepted) for player in players) >= (KILLS + 1) * BETWEEN
