"""Several workers serve the matches of one PostgreSQL database."""

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.server.people import (
    PATIENCE,
    Message,
    Table,
    Visitor,
    bearer,
    never_choose,
    open_table,
    play_on,
    until,
)
from tests.server.test_killed import free_port, process
from tests.server.test_taking_back import answer_some, moderate, take_back
from wildswing.kernel.event import told_to
from wildswing.kernel.match import Given
from wildswing.server.keeping.storage import Storage, open_storage
from wildswing.server.machines.thinkers import Thinkers
from wildswing.server.room.entries import answers_in
from wildswing.server.room.room import Room

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toss")]


@pytest.fixture
def kind() -> str:
    return "postgresql"


@pytest.fixture
async def workers(url: str) -> AsyncIterator[tuple[Table, Table]]:
    """Two workers with one database."""
    async with open_table(url) as one, open_table(url) as other:
        yield one, other


async def room_at(worker: Table, seat: Message) -> Room:
    room, _ = await worker.referee.find(seat["match"], seat["token"])
    return room


async def answers_in_log(worker: Table, seat: Message) -> list[Given]:
    saved = await worker.referee.storage.load(seat["match"])
    assert saved is not None
    return answers_in(saved.entries)


async def two_people(one: Table, **wish: Any) -> tuple[Message, Message]:
    """Begins a match of two at a worker, and returns both seats."""
    first = await one.begin(opponent=None, seats=[0, 1], **wish)
    return first, {"match": first["match"], **first["others"][0]}


async def test_a_match_begun_at_one_worker_is_played_to_its_end_at_another(workers: tuple[Table, Table]) -> None:
    one, other = workers
    seat = await one.begin(seed="6")
    async with other.sit(seat) as visitor:
        last = await play_on(visitor)
    assert last["outcome"] is not None
    response = await one.ask("GET", f"/api/matches/{seat['match']}", headers=bearer(seat))
    assert response.json()["finished"]


async def test_answers_given_at_one_worker_are_seen_at_the_other_in_order(workers: tuple[Table, Table]) -> None:
    one, other = workers
    seat = await one.begin(seed="6")
    async with one.sit(seat) as player, other.sit(seat) as watcher:
        await play_on(player, answers=12)
        room = await one.agents_rest(seat)
        twin = await room_at(other, seat)
        await until(lambda: twin.match.answers == room.match.answers)
        happened = [event.sentence() for event in told_to(0, room.match.told)]
        for page in (player, watcher):
            while len(told(page)) < len(happened):
                await page.hear()
            assert told(page) == happened
    numbers = [message["number"] for message in watcher.messages]
    assert numbers == sorted(set(numbers))


def told(visitor: Visitor) -> list[str]:
    """Returns all that a page was told of what happened, in order."""
    parts = [message.get("log", []) + message.get("events", []) for message in visitor.messages]
    return [event["sentence"] for part in parts for event in part]


async def test_of_two_answers_to_one_question_at_two_workers_exactly_one_is_taken(
    workers: tuple[Table, Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinkers, "choose", never_choose)
    one, other = workers
    for _ in range(6):
        seat = await one.begin(seed="6")
        async with one.sit(seat) as here, other.sit(seat) as there:
            await asyncio.gather(here.question(), there.question())
            verdicts = await asyncio.gather(here.answer(1, 0), there.answer(1, 1))
        assert sorted([verdict["type"] for verdict in verdicts]) == ["accepted", "refused"]
        (refused,) = [verdict for verdict in verdicts if verdict["type"] == "refused"]
        taken = [verdict["type"] for verdict in verdicts].index("accepted")
        assert f"Question 1 was already answered with option {taken}" in refused["reason"]
        mine = [given for given in await answers_in_log(one, seat) if given.seat == 0]
        assert mine == [Given(0, taken)]


async def test_seats_that_answer_at_once_at_two_workers_are_both_taken(workers: tuple[Table, Table]) -> None:
    one, other = workers
    for round_ in range(4):
        first, second = await two_people(one, game="toss", choices={"people": 2}, seed=str(round_))
        async with one.sit(first) as here, other.sit(second) as there:
            await here.question()
            assert (await here.answer(1, 0))["type"] == "accepted"
            await asyncio.gather(here.question(), there.question())
            verdicts = await asyncio.gather(here.answer(2, 7), there.answer(1, 2**33))
            assert [verdict["type"] for verdict in verdicts] == ["accepted", "accepted"]
            ends = await asyncio.gather(here.question(), there.question())
            assert ends[0]["outcome"] == ends[1]["outcome"] is not None
        answers = await answers_in_log(one, first)
        assert sorted(answers[1:], key=lambda given: given.seat) == [Given(0, 7), Given(1, 2**33)]


async def test_an_open_seat_is_taken_at_one_worker_only(workers: tuple[Table, Table]) -> None:
    one, other = workers
    seat = await one.begin(game="toss", opponent="open", choices={"people": 2})
    async with one.sit(seat) as host, other.sit(seat) as host_there:
        await asyncio.gather(host.question(), host_there.question())
        wish = {"invitation": seat["invitation"]}
        path = f"/api/matches/{seat['match']}/seats"
        answers = await asyncio.gather(*[worker.ask("POST", path, json=wish) for worker in (one, other, one, other)])
        assert sorted([answer.status_code for answer in answers]) == [201, 409, 409, 409]
        (guest,) = [answer.json() for answer in answers if answer.status_code == 201]
        assert (await host.hear_until("table"))["open"] == (await host_there.hear_until("table"))["open"] == []
    for worker in workers:
        async with worker.sit(guest) as visitor:
            assert (await visitor.hear())["seat"] == 1


async def test_a_page_elsewhere_is_told_that_an_answer_was_taken_back(workers: tuple[Table, Table]) -> None:
    one, other = workers
    seat = await moderate(one)
    async with other.sit(seat) as elsewhere:
        await answer_some(one, seat, 0)
        while (await elsewhere.question())["question"]["question"] == 1:
            pass
        async with one.sit(seat) as visitor:
            await visitor.question()
            first = await take_back(visitor)
        await elsewhere.hear_until("welcome")
        assert (await elsewhere.hear_until("table"))["question"] == first["question"]


async def test_an_agent_thinks_in_one_worker_only(
    workers: tuple[Table, Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = workers
    choose = Thinkers.choose
    thoughts: list[tuple[str, int]] = []

    async def counted(self: Thinkers, *given: Any) -> int:
        thoughts.append((given[-1], id(self)))
        await asyncio.sleep(0.1)
        return await choose(self, *given)

    monkeypatch.setattr(Thinkers, "choose", counted)
    seat = await one.begin(seed="6")
    async with one.sit(seat) as here, other.sit(seat) as there:
        for page in (here, there):
            await page.question()
        for _ in range(3):
            room = await one.agents_rest(seat)
            question = len(room.answers_of(0)) + 1
            assert (await here.answer(question, 0))["type"] == "accepted"
            await agent_answered(room, question)
        room = await one.agents_rest(seat)
    seeds = [seed for seed, _ in thoughts]
    assert len(seeds) == len(set(seeds)) == len(room.answers_of(1))


async def agent_answered(room: Room, times: int) -> None:
    await until(lambda: len(room.answers_of(1)) >= times)


async def test_an_agent_is_claimed_once_and_anew_when_its_worker_is_gone(url: str) -> None:
    async with open_storage(url) as one, open_storage(url) as other:
        for storage in (one, other):
            storage.listen(lambda _: None)
        await until_claimed(one, "m", 0)
        await until_claimed(other, "m", 1)
        assert not await other.claim("m", 0)
        async with open_storage(url) as third:
            third.listen(lambda _: None)
            await until_claimed(third, "n", 0)
            assert not await other.claim("n", 0)
        await until_claimed(other, "n", 0)
        await one.let_go("m", 0)
        assert await other.claim("m", 0)


async def until_claimed(storage: Storage, match: str, seat: int) -> None:
    """Waits for the wire, which is made in the background."""
    async with asyncio.timeout(PATIENCE):
        while not await storage.claim(match, seat):
            await asyncio.sleep(0.02)


async def test_a_page_of_a_killed_worker_goes_on_at_the_other(url: str) -> None:
    ports = [free_port(), free_port()]
    tables = [Table(f"http://127.0.0.1:{port}") for port in ports]
    with process(ports[0], url) as doomed, process(ports[1], url):
        seat = await tables[0].begin(opponent="greedy", seed="6")
        accepted: list[int] = []
        async with tables[0].sit(seat) as visitor, tables[1].sit(seat) as other_page:
            for _ in range(5):
                question = (await visitor.question())["question"]
                assert (await visitor.answer(question["question"], 0))["type"] == "accepted"
                accepted.append(0)
            # Greedy is probably thinking now, with the claim of the worker that dies.
            doomed.send_signal(signal.SIGKILL)
            with contextlib.suppress(Exception):
                while True:
                    await visitor.hear()
            seen = visitor.messages[-1]["number"]
            async with tables[1].sit(seat, seen=seen) as back:
                table = await back.question()
                assert table["question"]["question"] > len(accepted)
                assert (await back.answer(table["question"]["question"], 0))["type"] == "accepted"
                await play_on(back, answers=3)
                assert back.messages[0]["number"] > seen
            assert (await other_page.hear())["type"] == "welcome"
    async with open_storage(url) as storage:
        saved = await storage.load(seat["match"])
    assert saved is not None
    given = [entry.option for entry in saved.entries if entry.seat == 0]
    assert given[: len(accepted)] == accepted
    assert len(given) >= 8
