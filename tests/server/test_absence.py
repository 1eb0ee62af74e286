"""Somebody stays away: the others are told, and then the terms of the match apply."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.server.conftest import Log
from tests.server.people import (
    Message,
    Table,
    Visitor,
    bearer,
    never_choose,
    on_both,
    open_table,
    until,
    waiting_for,
)
from tests.server.postgres import Postgres
from tests.server.test_seats import each
from tests.server.timepieces import TurnedTimepiece
from wildswing.kernel.ended import Ended
from wildswing.kernel.record import read
from wildswing.kernel.registry import find_game
from wildswing.server.changing.leaving import STAND_IN
from wildswing.server.clocks.absence import ASKED_EVERY, RETRIED_AFTER
from wildswing.server.keeping.storage import Storage
from wildswing.server.keeping.troubles import DatabaseTrouble
from wildswing.server.machines.thinkers import Thinkers
from wildswing.server.room.attendance import SETTLED_AFTER, TOLD_AFTER
from wildswing.server.room.room import Room

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toss")]

FORFEIT = {"absence": "forfeit"}


@pytest.fixture
def timepiece() -> TurnedTimepiece:
    return TurnedTimepiece()


@pytest.fixture
async def timed(url: str, timepiece: TurnedTimepiece) -> AsyncIterator[Table]:
    """A table whose time the test turns."""
    async with open_table(url, timepiece=timepiece) as opened:
        yield opened


async def people(table: Table, count: int = 2, **wish: Any) -> list[Message]:
    """Begins a match of Toss among people."""
    wanted = {"game": "toss", "choices": {"people": count}, "seats": list(range(count)), **wish}
    return each(await table.begin(opponent=None, **wanted))


async def room_of(table: Table, seat: Message) -> Room:
    room, _ = await table.referee.find(seat["match"], seat["token"])
    return room


@asynccontextmanager
async def left_alone(table: Table, *seats: Message) -> AsyncIterator[Visitor]:
    """The first of several people after all others have gone."""
    async with table.sit(seats[0]) as visitor:
        for seat in seats[1:]:
            async with table.sit(seat) as other:
                await other.hear_until("table")
        room = await room_of(table, seats[0])
        await until(lambda: len(room.away) == len(seats) - 1)
        await waiting_for(visitor)
        yield visitor


async def hear_table(visitor: Visitor, fits: Callable[[Message], object]) -> Message:
    """Returns the next table that fits."""
    while True:
        table = await visitor.hear_until("table")
        if fits(table):
            return table


@pytest.fixture
def idle_agents(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets no agent come to an answer."""
    monkeypatch.setattr(Thinkers, "choose", never_choose)


@on_both
async def test_the_others_are_told_after_a_while(timed: Table, timepiece: TurnedTimepiece) -> None:
    first, second = await people(timed)
    async with left_alone(timed, first, second) as visitor:
        timepiece.turn(TOLD_AFTER - 1)
        assert await waiting_for(visitor) == []
        timepiece.turn(1)
        told = await visitor.hear_until("table")
    left = 1_000 * (SETTLED_AFTER - TOLD_AFTER)
    assert told["away"] == [{"seat": 1, "left": left, "then": "agent"}]
    assert told["outcome"] is None


@pytest.mark.usefixtures("idle_agents")
async def test_who_comes_back_in_time_keeps_the_seat(timed: Table, timepiece: TurnedTimepiece) -> None:
    first, second = await people(timed)
    async with left_alone(timed, first, second) as visitor:
        timepiece.turn(TOLD_AFTER)
        await visitor.hear_until("table")
        timepiece.turn(SETTLED_AFTER - TOLD_AFTER - 1)
        async with timed.sit(second) as back:
            assert (await hear_table(visitor, lambda table: not table["away"]))["stand_ins"] == []
            timepiece.turn(10 * SETTLED_AFTER)
            assert (await back.hear_until("table"))["stand_ins"] == []
            assert await waiting_for(visitor) == []


@on_both
async def test_an_agent_takes_the_seat_and_plays(timed: Table, timepiece: TurnedTimepiece) -> None:
    first, second = await people(timed)
    async with left_alone(timed, first, second) as visitor:
        timepiece.turn(SETTLED_AFTER)
        table = await hear_table(visitor, lambda table: table["stand_ins"])
        assert (table["stand_ins"], table["away"]) == ([1], [])
        assert (await visitor.answer(1, 0))["type"] == "accepted"
        assert (await visitor.answer(2, 7))["type"] == "accepted"
        end = await hear_table(visitor, lambda table: table["outcome"])
    assert end["outcome"]["how"] == "rules"
    room = await room_of(timed, first)
    assert room.keepers[1].stand_in == STAND_IN
    assert len(room.answers_of(1)) == 1


@on_both
@pytest.mark.usefixtures("idle_agents")
async def test_the_person_may_come_back_any_time_and_has_the_seat_again(
    timed: Table, timepiece: TurnedTimepiece
) -> None:
    first, second = await people(timed)
    async with left_alone(timed, first, second) as visitor:
        timepiece.turn(SETTLED_AFTER)
        await hear_table(visitor, lambda table: table["stand_ins"])
        timepiece.turn(100_000)
        async with timed.sit(second) as back:
            assert (await back.hear_until("table"))["stand_ins"] == []
            assert (await hear_table(visitor, lambda table: not table["stand_ins"]))["away"] == []
            await visitor.answer(1, 0)
            asked = await back.question()
            assert (await back.answer(asked["question"]["question"], 9))["type"] == "accepted"
    room = await room_of(timed, first)
    assert room.answers_of(1) == [9]


async def test_an_agent_that_thinks_when_the_person_comes_back_is_not_heard(
    timed: Table, timepiece: TurnedTimepiece, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await people(timed)

    async def choose_slowly(*_: object) -> int:
        await until(lambda: not room.keepers[0].stand_in)
        return 1

    monkeypatch.setattr(Thinkers, "choose", choose_slowly)
    room = await room_of(timed, first)
    async with left_alone(timed, second, first):
        timepiece.turn(SETTLED_AFTER)
        await until(lambda: room.thinking)
        async with timed.sit(first) as back:
            await until(lambda: not room.thinking)
            assert room.answers_of(0) == []
            assert (await back.answer(1, 0))["type"] == "accepted"


async def test_a_match_may_be_forfeit(timed: Table, timepiece: TurnedTimepiece) -> None:
    first, second = await people(timed, terms=FORFEIT)
    async with left_alone(timed, first, second) as visitor:
        timepiece.turn(TOLD_AFTER)
        assert (await visitor.hear_until("table"))["away"][0]["then"] == "forfeit"
        timepiece.turn(SETTLED_AFTER - TOLD_AFTER)
        end = await hear_table(visitor, lambda table: table["outcome"])
    outcome = end["outcome"]
    assert (outcome["winners"], outcome["how"], outcome["sentence"]) == ([0], "absence", "East stayed away.")
    assert end["away"] == []
    async with timed.sit(second) as late:
        assert (await late.question())["outcome"] == outcome
    response = await timed.ask("GET", f"/api/matches/{first['match']}/record", headers=bearer(first))
    assert read(response.content, find_game).ended == Ended(1, "absence")


@pytest.mark.usefixtures("idle_agents")
async def test_with_more_seats_a_forfeit_gives_the_seat_to_an_agent_for_good(
    timed: Table, timepiece: TurnedTimepiece
) -> None:
    seats = await people(timed, 3, terms=FORFEIT)
    async with left_alone(timed, *seats) as visitor:
        timepiece.turn(SETTLED_AFTER)
        table = await hear_table(visitor, lambda table: len(table["stand_ins"]) == 2)
        assert table["outcome"] is None
        async with timed.sit(seats[1]) as back:
            assert (await back.hear_until("table"))["stand_ins"] == [1, 2]


# --- Nobody is missed ---


async def test_against_agents_nobody_is_missed(timed: Table, timepiece: TurnedTimepiece) -> None:
    seat = await timed.begin(terms=FORFEIT)
    async with timed.sit(seat) as visitor:
        await visitor.question()
    timepiece.turn(100_000)
    async with timed.sit(seat) as visitor:
        table = await visitor.question()
    assert (table["outcome"], table["stand_ins"]) == (None, [])


async def test_nobody_is_missed_while_nobody_waits(timed: Table, timepiece: TurnedTimepiece) -> None:
    first, second = await people(timed, terms=FORFEIT)
    async with left_alone(timed, first, second):
        timepiece.turn(SETTLED_AFTER - 1)
    room = await room_of(timed, first)
    await until(lambda: not room.away)
    timepiece.turn(100_000)
    async with timed.sit(first) as visitor:
        assert (await visitor.question())["away"] == []
        await until(lambda: room.away)
        timepiece.turn(SETTLED_AFTER - 1)
        assert not room.outcome


async def test_a_seat_that_nobody_has_taken_is_not_missed(timed: Table, timepiece: TurnedTimepiece) -> None:
    seat = await timed.begin(game="toss", choices={"people": 2}, opponent="open", terms=FORFEIT)
    async with timed.sit(seat) as visitor:
        await visitor.question()
        timepiece.turn(100_000)
        assert await waiting_for(visitor) == []
    assert not (await room_of(timed, seat)).outcome


async def test_who_only_watches_is_no_reason_to_hurry(timed: Table, timepiece: TurnedTimepiece) -> None:
    first, _ = await people(timed, terms=FORFEIT)
    room = await room_of(timed, first)
    async with timed.line(first["match"], how="watch") as visitor:
        await visitor.say({"type": "hello", "token": ""})
        await visitor.hear_until("table")
        timepiece.turn(100_000)
        assert await waiting_for(visitor) == []
    assert not room.outcome


# --- Several workers ---


@pytest.fixture
async def both(postgres: Postgres, timepiece: TurnedTimepiece) -> AsyncIterator[tuple[Table, Table]]:
    """Two workers with one database and one time."""
    url = postgres.url(await postgres.new_database())
    async with open_table(url, timepiece=timepiece) as one, open_table(url, timepiece=timepiece) as other:
        yield one, other


async def test_who_is_at_another_worker_is_not_missed(both: tuple[Table, Table], timepiece: TurnedTimepiece) -> None:
    one, other = both
    first, second = await people(one, terms=FORFEIT)
    async with one.sit(first) as here, other.sit(second) as there:
        await there.hear_until("table")
        await here.question()
        room = await room_of(one, first)
        for _ in range(int(2 * SETTLED_AFTER / ASKED_EVERY)):
            timepiece.turn(ASKED_EVERY)
            await until(lambda: room.away.get(1) == timepiece.now())
        assert await waiting_for(here) == []
    assert not room.outcome


@pytest.mark.usefixtures("idle_agents")
async def test_who_has_left_all_workers_is_missed_and_comes_back_at_another(
    both: tuple[Table, Table], timepiece: TurnedTimepiece
) -> None:
    one, other = both
    first, second = await people(one)
    async with one.sit(first) as here:
        async with other.sit(second) as there:
            await there.hear_until("table")
            await here.question()
        away = await room_of(one, first)
        left = await room_of(other, second)
        await until(lambda: not left.pages)
        timepiece.turn(TOLD_AFTER)
        await hear_table(here, lambda table: table["away"])
        timepiece.turn(SETTLED_AFTER)
        await hear_table(here, lambda table: table["stand_ins"] == [1])
        assert away.keepers[1].stand_in == STAND_IN
        async with other.sit(second) as there:
            assert (await there.hear_until("table"))["stand_ins"] == []
            await hear_table(here, lambda table: not table["stand_ins"])


@pytest.mark.usefixtures("idle_agents")
async def test_who_was_missed_wrongly_gets_the_seat_back_at_once(
    postgres: Postgres, timepiece: TurnedTimepiece
) -> None:
    url = postgres.url(await postgres.new_database())
    async with open_table(url, timepiece=timepiece) as deaf, open_table(url, timepiece=TurnedTimepiece()) as other:
        first, second = await people(deaf)
        deaf.referee.storage.take_calls(lambda _: None)
        room = await room_of(deaf, first)
        async with deaf.sit(first) as here, other.sit(second) as there:
            await there.hear_until("table")
            await here.question()
            await until(lambda: room.away)
            timepiece.turn(SETTLED_AFTER)
            await hear_table(here, lambda table: table["stand_ins"] == [1])
            # The other worker may hear of both at once.
            await hear_table(there, lambda table: table["stand_ins"] == [])
            await hear_table(here, lambda table: table["stand_ins"] == [])


async def test_while_the_log_cannot_be_written_it_is_tried_again(
    timed: Table, timepiece: TurnedTimepiece, monkeypatch: pytest.MonkeyPatch, log: Log
) -> None:
    first, second = await people(timed, terms=FORFEIT)
    append = Storage.append
    tries: list[float] = []

    async def fail_twice(self: Storage, *given: Any) -> None:
        tries.append(timepiece.now())
        if len(tries) < 3:
            raise DatabaseTrouble("The disk is full.")
        await append(self, *given)

    async with left_alone(timed, first, second) as visitor:
        monkeypatch.setattr(Storage, "append", fail_twice)
        timepiece.turn(SETTLED_AFTER)
        for number in (1, 2):
            await until(lambda number=number: len(tries) == number)  # type: ignore[misc] # bound now
            await waiting_for(visitor)
            timepiece.turn(RETRIED_AFTER)
        end = await hear_table(visitor, lambda table: table["outcome"])
    assert end["outcome"]["how"] == "absence"
    assert [line.endswith("The disk is full.") for line in log.lines] == [True, True]
    assert tries[2] - tries[1] == tries[1] - tries[0] == RETRIED_AFTER
