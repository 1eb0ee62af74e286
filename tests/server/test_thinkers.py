"""Agents in their worker processes, and what becomes of a match when they fail."""

import asyncio
import functools
import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import pytest

from tests.server import agents
from tests.server.conftest import Log
from tests.server.people import Table, answers_on_disk, open_table, play_on, think_here, until, waiting_for
from wildswing.agents.registry import make_agent
from wildswing.exceed.game import EXCEED
from wildswing.formation.game import FORMATION
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import EndlessEffect
from wildswing.kernel.game import AnyGame
from wildswing.kernel.match import Match, Trial
from wildswing.kernel.state import State
from wildswing.server.machines import thinkers
from wildswing.server.machines.thinkers import Thinkers, think
from wildswing.server.machines.workers import start_workers

pytestmark = pytest.mark.anyio


def workers_of(pool: Executor) -> list[int]:
    return list(getattr(pool, "_processes", None) or {})


@pytest.mark.parametrize("game", [EXCEED, FORMATION])
def test_a_worker_answers_as_the_agent_would_here(game: AnyGame) -> None:
    match = Match(game, "3")
    for number in range(25):
        ask = match.asks[0]
        hidden: State = game.hide(match.state, ask.seat)
        facts = (ask.seat, ask.kind, ask.options, ask.about, ask.repeats, ask.always)
        answer = think("greedy", game.name, game.encode(hidden), facts, f"s{number}")
        assert answer == make_agent("greedy", game).choose(game, hidden, ask, Stream(f"s{number}"))
        match.answer(ask.seat, answer)


async def test_a_worker_is_given_only_what_the_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two states that differ only in what the seat cannot know are the same to the worker."""
    given: list[tuple[object, ...]] = []

    async def note(*arguments: object) -> int:
        given.append(arguments[3:])
        return 0

    match = Match(EXCEED, "3")
    ask = match.asks[0]
    other = EXCEED.imagine(match.state, ask.seat, Stream(9))  # type: ignore[arg-type] # a table of Exceed
    assert other != match.state
    pool = Thinkers(think_here)
    monkeypatch.setattr(asyncio.get_running_loop(), "run_in_executor", lambda *arguments: note(None, *arguments))
    for state in (match.state, other):
        await pool.choose(EXCEED, "greedy", state, ask, "seed")
    monkeypatch.undo()
    pool.close()
    assert given[0] == given[1]


async def test_a_worker_that_is_killed_is_replaced(table_with_workers: Table, log: Log) -> None:
    async with table_with_workers.sit(await table_with_workers.begin(opponent="greedy")) as visitor:
        await play_on(visitor, answers=3)
        pool = table_with_workers.referee.thinkers._pool
        for worker in workers_of(pool):
            os.kill(worker, signal.SIGKILL)
        asked = visitor.messages[-1]
        await visitor.answer(asked["question"]["question"], 0)
        await play_on(visitor, answers=3)
        assert table_with_workers.referee.thinkers._pool is not pool
    assert log.lines == ["A worker died while an agent was thinking; another one is started."]


DIED = "A worker died while an agent was thinking; another one is started."


@pytest.mark.parametrize(
    ("failure", "reason", "logged"),
    [
        (agents.die, "Your opponent (random) crashed 3 times on one question", [DIED, DIED, DIED, ""]),
        (
            agents.stumble,
            "Your opponent (random) made a mistake (KeyError)",
            [" (KeyError; set WILDSWING_DEBUG=1 to see the traceback)"],
        ),
        (agents.answer_wildly, "Your opponent (random) gave an illegal answer", [""]),
    ],
)
async def test_an_agent_that_fails_ends_the_line_but_not_the_match(
    table_with_workers: Table,
    log: Log,
    monkeypatch: pytest.MonkeyPatch,
    failure: Callable[..., int],
    reason: str,
    logged: list[str],
) -> None:
    """The reason names neither the words of an error nor what the agent could have chosen: both are its secrets."""
    seat = await table_with_workers.begin(seed="6")
    async with table_with_workers.sit(seat) as visitor:
        await visitor.question()
        monkeypatch.setattr(thinkers, "think", failure)
        await visitor.say({"type": "answer", "question": 1, "option": 0})
        await visitor.hear_until("accepted")
        assert await visitor.farewell() == f"{reason}; nothing you did is lost, so reload the page to continue."
    assert log.lines == [*logged[:-1], f"Match {seat['match']}: {reason}{logged[-1]}"]
    monkeypatch.undo()
    async with table_with_workers.sit(seat) as back:
        await play_on(back, answers=3)


async def test_an_answer_of_an_agent_that_leads_to_a_mistake_of_ours(
    table: Table, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: object) -> None:
        raise KeyError("Gun Flame")

    seat = await table.begin(seed="6")
    async with table.sit(seat) as visitor:
        await visitor.question()
        choose = Thinkers.choose

        async def then_stumble(*given: Any) -> int:
            monkeypatch.setattr(Match, "tried", stumble)
            return await choose(*given)

        monkeypatch.setattr(Thinkers, "choose", then_stumble)
        await visitor.say({"type": "answer", "question": 1, "option": 0})
        assert await visitor.farewell() == (
            "Wildswing made a mistake (KeyError); the table's log says more; nothing you did is lost, so reload "
            "the page to continue."
        )
    logged = f"Match {seat['match']}: the answer of an agent led to a mistake of Wildswing"
    assert log.lines == [f"{logged} (KeyError; set WILDSWING_DEBUG=1 to see the traceback)"]
    monkeypatch.undo()
    async with table.sit(seat) as back:
        await play_on(back, answers=3)


async def test_a_slow_agent_holds_up_neither_pages_nor_other_matches(
    table_with_workers: Table, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The worker is really blocked all the time; meanwhile everybody else is answered."""
    go_on = tmp_path / "go on"
    monkeypatch.setattr(thinkers, "think", functools.partial(agents.think_until, go_on))
    slow = await table_with_workers.begin(opponent="greedy", seed="5")
    async with table_with_workers.sit(slow) as waiting:
        assert (await waiting.hear_until("table"))["thinking"] == [1]
        monkeypatch.undo()
        assert (await table_with_workers.ask("GET", "/api/games")).status_code == 200
        async with table_with_workers.sit(await table_with_workers.begin()) as playing:
            await play_on(playing, answers=3)
        assert await waiting_for(waiting) == []
        go_on.touch()
        await play_on(waiting, answers=3)


async def test_agents_that_think_when_the_table_closes_are_let_go(
    database: Path, log: Log, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    go_on = tmp_path / "never"
    with monkeypatch.context() as slowed:
        slowed.setattr(thinkers, "think", functools.partial(agents.think_until, go_on))
        async with open_table(database, workers=start_workers) as table:
            seat = await table.begin(seed="5")
            await until(lambda: workers_of(table.referee.thinkers._pool))
    assert log.lines == []
    assert answers_on_disk(database, seat["match"]) == []
    async with open_table(database) as table, table.sit(seat) as back:
        await play_on(back, answers=3)


async def test_the_chance_of_an_agent_does_not_betray_the_deal(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The seed of a match deals all cards, so a worker is given a hash that no two questions share."""
    seeds: list[str] = []
    choose = Thinkers.choose

    async def noted(*given: Any) -> int:
        seeds.append(given[-1])
        return await choose(*given)

    monkeypatch.setattr(Thinkers, "choose", noted)
    async with table.sit(await table.begin(seed="the deal")) as visitor:
        await play_on(visitor, answers=8)
    assert len(seeds) == len(set(seeds)) > 4
    assert [seed for seed in seeds if "deal" in seed] == []


async def test_an_answer_that_goes_on_for_ever_is_replaced_by_one_that_ends(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless: dict[int, int] = {}
    tried = Match.tried

    def tried_at_length(match: Match, seat: int, index: int) -> Trial:
        if seat == 1 and endless.setdefault(len(match.answers), index) == index:
            raise EndlessEffect("for ever")
        return tried(match, seat, index)

    monkeypatch.setattr(Match, "tried", tried_at_length)
    seat = await table.begin()
    async with table.sit(seat) as visitor:
        await play_on(visitor, answers=3)
    room = await table.agents_rest(seat)
    given = [(number, one.answer) for number, one in enumerate(room.match.answers) if one.seat == 1]
    assert given
    assert all(number in endless and endless[number] != index for number, index in given)
