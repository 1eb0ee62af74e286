"""A table that is killed in the middle of fifty live matches, again and again, loses nothing that it acknowledged."""

import asyncio
import signal
from pathlib import Path

import pytest

from tests.sampling import ALL, settle
from tests.server.people import PATIENCE, Table, answers_on_disk
from tests.server.persistent import Player, begin, until_accepted, until_all_go_on
from tests.server.test_killed import free_port, process
from wildswing.server.keeping.storage import url_of

pytestmark = pytest.mark.anyio

MATCHES = 50
KILLS = 2 if settle() == ALL else 1
BETWEEN = 150
"""Answers that are accepted between two kills, in all matches together."""


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
            assert not [player.refusals for player in players if player.refusals]
            server.send_signal(signal.SIGTERM)
            assert server.wait(PATIENCE) == 0
    assert sum(player.comebacks > 0 for player in players if not player.is_over) >= MATCHES // 2
    for player in players:
        given = [answer.answer for answer in answers_on_disk(database, player.seat["match"]) if answer.seat == 0]
        known = [(ours, theirs) for ours, theirs in zip(player.accepted, given, strict=False) if ours is not None]
        assert len(given) >= len(player.accepted)
        assert all(ours == theirs for ours, theirs in known)
    assert sum(len(player.accepted) for player in players) >= (KILLS + 1) * BETWEEN
