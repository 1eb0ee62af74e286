"""Agents think for whoever is there, in turns; nobody can have them think for good."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.people import Message, Table, Visitor, last_option, open_table, play_on, until, waiting_for
from tests.server.timepieces import TurnedTimepiece
from wildswing.server.basics.settings import USUAL
from wildswing.server.machines import minds, thinkers
from wildswing.server.protocol import MatchWish
from wildswing.server.room import attendance
from wildswing.server.room.room import Room

AT_ONCE = USUAL.thinkers

DEAR_AT_ONCE = AT_ONCE - 1

pytestmark = pytest.mark.anyio

DEAR = "search:2000"
MINE = "search:1000"

PROMPTLY = 20.0
"""Seconds in which somebody who plays in peace is answered, on a busy machine too."""


class Slow:
    """Agents each of whose thoughts lasts until it is let go, wherever they are dear."""

    def __init__(self) -> None:
        self.thought_of: list[str] = []
        self._ends = threading.Semaphore(0)

    def let_go(self, thoughts: int) -> None:
        self._ends.release(thoughts)

    def __call__(self, agent: str, *given: Any) -> int:
        self.thought_of.append(agent)
        if agent in (DEAR, MINE):
            self._ends.acquire(timeout=PROMPTLY)
            return 0
        return THINK(agent, *given)


THINK = thinkers.think


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    agents = Slow()
    monkeypatch.setattr(thinkers, "think", agents)
    return agents


@asynccontextmanager
async def slow_table(database: Path, slow: Slow, timepiece: TurnedTimepiece | None = None) -> AsyncIterator[Table]:
    """A table whose dear agents think until it closes."""
    async with open_table(database, timepiece=timepiece) as table:
        try:
            yield table
        finally:
            slow.let_go(1000)


async def begin_without_coming(table: Table, count: int) -> list[Message]:
    """Begins matches against dear agents, without a page at any of them."""
    wish = MatchWish("formation", DEAR, seed="5")
    seats = [await table.referee.begin(wish) for _ in range(count)]
    return [{"match": seat.match, "token": seat.token} for seat in seats]


async def answer_three(visitor: Visitor) -> None:
    async with asyncio.timeout(PROMPTLY):
        await play_on(visitor, last_option, answers=3)


async def test_a_flood_of_matches_that_nobody_opens_starves_nobody(database: Path, slow: Slow) -> None:
    async with slow_table(database, slow) as table:
        await begin_without_coming(table, 60)
        mine = await table.begin(opponent="fighter")
        async with table.sit(mine) as visitor:
            await answer_three(visitor)
        assert DEAR not in slow.thought_of
    async with slow_table(database, slow) as again:
        await until(lambda: len(again.referee.rooms.at_hand) == 61)
        async with again.sit(mine) as visitor:
            await answer_three(visitor)
        assert DEAR not in slow.thought_of


@asynccontextmanager
async def pages_at(table: Table, seats: list[Message], caller: str) -> AsyncIterator[list[Visitor]]:
    async with AsyncExitStack() as lines:
        yield [await lines.enter_async_context(table.sit(seat, address=caller)) for seat in seats]


async def test_a_flood_of_matches_that_are_open_leaves_others_their_turns(database: Path, slow: Slow) -> None:
    """Quick agents answer at once; a dear one comes after one thought of the flood, not after all."""
    async with slow_table(database, slow) as table:
        flood = await begin_without_coming(table, 20)
        async with pages_at(table, flood, "10.0.0.66"):
            await until(lambda: len(slow.thought_of) == DEAR_AT_ONCE)
            async with table.sit(await table.begin(opponent="fighter"), address="10.0.0.1") as visitor:
                await answer_three(visitor)
            mine = await table.begin(opponent=MINE)
            async with table.sit(mine, address="10.0.0.2") as visitor:
                await visitor.hear_until("table")
                assert MINE not in slow.thought_of
                slow.let_go(2)
                await until(lambda: MINE in slow.thought_of)
                assert slow.thought_of.count(DEAR) <= DEAR_AT_ONCE + 2


async def test_agents_play_on_for_a_moment_when_the_last_page_has_gone(database: Path, slow: Slow) -> None:
    timepiece = TurnedTimepiece()
    async with slow_table(database, slow, timepiece) as table:
        seat = await table.begin(opponent="greedy", seed="6")
        room, _ = await table.referee.find(seat["match"], seat["token"])
        table.referee.rooms.changed(room)
        assert not room.thinking
        async with table.sit(seat) as visitor:
            await visitor.question()
            await table.agents_rest(seat)
        await until(lambda: not room.pages)
        assert attendance.is_somebody_at(room)
        timepiece.turn(attendance.STILL_HERE - 0.1)
        assert attendance.is_somebody_at(room)
        timepiece.turn(0.2)
        assert not attendance.is_somebody_at(room)
        before = len(slow.thought_of)
        table.referee.rooms.changed(room)
        assert not room.thinking
        assert len(slow.thought_of) == before


async def test_agents_play_for_somebody_who_only_watches(table: Table) -> None:
    seat = await table.begin(opponent="random")
    room = await table.agents_rest(seat)
    assert not room.answers_of(1)
    async with table.watch(seat["match"]):
        await until(lambda: room.answers_of(1))


@pytest.fixture
def told_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds, "TOLD_AFTER", 0.05)
    monkeypatch.setattr(minds, "TOLD_AGAIN_AFTER", 0.05)


@pytest.mark.usefixtures("told_soon")
async def test_whoever_waits_for_others_is_told_so(database: Path, slow: Slow) -> None:
    async with slow_table(database, slow) as table:
        flood = await begin_without_coming(table, DEAR_AT_ONCE)
        async with pages_at(table, flood, "10.0.0.66"):
            await until(lambda: len(slow.thought_of) == DEAR_AT_ONCE)
            async with table.sit(await table.begin(opponent=DEAR), address="10.0.0.1") as visitor:
                told = await visitor.hear_until("waits")
                assert told == {"type": "waits", "seat": 1, "why": "turn", "left": told["left"]}
                assert 0 < told["left"] < 60_000


@pytest.mark.usefixtures("told_soon")
async def test_whoever_has_spent_the_budget_of_the_own_address_is_told_so_and_goes_on_later(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    timepiece = TurnedTimepiece()
    thought_of: list[str] = []

    def take_time(agent: str, *given: Any) -> int:
        thought_of.append(agent)
        if agent == DEAR:
            timepiece.turn(20)
        return THINK("random", *given)

    monkeypatch.setattr(thinkers, "think", take_time)
    async with open_table(database, timepiece=timepiece, budget=(5, 0.5)) as table:
        mine, others = await table.begin(opponent=DEAR), await table.begin(opponent=DEAR)
        async with table.sit(mine, address="10.0.0.1") as visitor:
            waits = await waiting_told(visitor, thought_of)
            assert {**waits, "left": 0} == {"type": "waits", "seat": 1, "why": "budget", "left": 0}
            assert 29_000 <= waits["left"] <= 30_000
            async with table.sit(others, address="10.0.0.2") as other:
                await other.question()
                await until(lambda: len(thought_of) > 1)
            count = len(thought_of)
            timepiece.turn(40)
            await until(lambda: len(thought_of) > count)


async def waiting_told(visitor: Visitor, thought_of: list[str]) -> Message:
    """Plays until an agent waits, and returns what is told of that."""
    heard = asyncio.create_task(visitor.hear_until("waits"))
    await until(lambda: thought_of)
    for question in range(1, 10):
        await visitor.say({"type": "answer", "question": question, "option": 0})
    return await asyncio.wait_for(heard, PROMPTLY)


@pytest.mark.usefixtures("told_soon")
async def test_a_sealed_answer_is_not_given_away_by_a_second_wait(table: Table) -> None:
    """How often an agent waits while answers are sealed would tell how many questions it has answered."""
    rota = table.referee._rota
    busy = [rota.join("someone", f"match {number}", False) for number in range(AT_ONCE)]
    seat = await table.begin(game="exceed", opponent="random")
    async with table.sit(seat) as visitor:
        assert (await visitor.hear_until("waits"))["seat"] == 1
        room: Room = table.referee.rooms.at_hand[seat["match"]]
        assert room.match.state.lanes
        assert minds._may_tell_wait(room, 1)
        rota.leave(busy[0])
        await until(lambda: room.answers_of(1))
        assert room.match.state.lanes
        assert not minds._may_tell_wait(room, 1)
        told = [message for message in await waiting_for(visitor) if message["type"] == "waits"]
        assert all(message["left"] for message in told)
    for ticket in busy[1:]:
        rota.leave(ticket)
