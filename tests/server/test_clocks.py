"""Clocks: whose time runs, what an answer costs, and what becomes of a seat that has none left."""

import asyncio
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Log
from tests.server.people import Message, Table, Visitor, never_choose, on_both, open_table, until, waiting_for
from tests.server.test_killed import free_port, process
from tests.server.test_seats import each
from tests.server.test_taking_picks_back import TAKE_BACK, option_of, to_the_first_action
from tests.server.timepieces import TurnedTimepiece
from wildswing.server.basics.terms import Clock
from wildswing.server.changing.leaving import STAND_IN
from wildswing.server.keeping.storage import url_of
from wildswing.server.machines.thinkers import Thinkers
from wildswing.server.room.clocks import Clocks
from wildswing.server.room.ends import TIME_OUT
from wildswing.server.room.entries import Entry

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toss")]

FIVE = {"clock": {"minutes": 5, "increment": 3}}
MINUTES = 5 * 60_000


@pytest.fixture
def timepiece() -> TurnedTimepiece:
    return TurnedTimepiece()


@pytest.fixture
async def timed(url: str, timepiece: TurnedTimepiece) -> AsyncIterator[Table]:
    """A table whose time the test turns."""
    async with open_table(url, timepiece=timepiece) as opened:
        yield opened


async def two_people(table: Table, terms: Message = FIVE, **wish: Any) -> tuple[Message, Message]:
    """Begins a match of Toss, in which the first seat is asked, then both at once."""
    wanted = {"game": "toss", "choices": {"people": 2}, **wish}
    first, second = each(await table.begin(opponent=None, seats=[0, 1], terms=terms, **wanted))
    return first, second


def clocks(table: Message) -> dict[int, tuple[int | None, bool]]:
    """Returns by seat what is left, and whether the clock runs."""
    return {clock["seat"]: (clock["left"], clock["runs"]) for clock in table["clocks"]}


async def spent(table: Table, seat: Message) -> list[int]:
    """Returns what each line of the log says that was used."""
    saved = await table.referee.storage.load(seat["match"])
    assert saved is not None
    return [entry.spent for entry in saved.entries]


# --- What a clock does ---


def test_time_runs_for_a_question_until_it_is_answered() -> None:
    used = [0, 0]
    hours = Clocks(Clock(1, 5), used)
    hours.look({0: 0}, True, 10.0)
    assert (hours.left(0, 30.0), hours.left(1, 30.0)) == (40_000, 60_000)
    assert hours.first_to_end(30.0) == 40.0
    used[0] += hours.cost_of_answer(0, 30.0)
    assert used == [15_000, 0]
    hours.look({1: 0}, True, 30.0)
    assert (hours.left(0, 40.0), hours.left(1, 40.0)) == (45_000, 50_000)
    assert hours.out_of_time(89.9) == []
    assert hours.out_of_time(90.0) == [1]


def test_the_increment_gives_back_what_was_lost_and_no_more() -> None:
    hours = Clocks(Clock(1, 5), used := [7_000])
    costs = []
    for question in range(3):
        hours.look({0: question}, True, 10.0 * question)
        costs.append(hours.cost_of_answer(0, 10.0 * question + 1.0))
        used[0] += costs[-1]
    assert costs == [-4_000, -3_000, 0]
    assert hours.left(0, 21.0) == 59_000


def test_an_answer_that_is_taken_back_gains_nothing() -> None:
    hours = Clocks(Clock(1, 5), used := [20_000])
    hours.look({0: 0}, True, 0.0)
    used[0] += hours.cost_of_answer(0, 2.0)
    hours.look({0: 1}, True, 2.0)
    used[0] += hours.cost_of_taking_back(0, 3.0)
    hours.look({0: 0}, True, 3.0)
    assert used == [23_000]
    used[0] = 58_000
    assert hours.cost_of_taking_back(0, 3.0) == 2_000


def test_time_stands_still_while_nobody_is_there() -> None:
    hours = Clocks(Clock(1), [0])
    hours.look({0: 0}, True, 0.0)
    hours.look({0: 0}, False, 10.0)
    assert hours.left(0, 500.0) == 50_000
    hours.look({0: 0}, True, 500.0)
    assert hours.left(0, 501.0) == 49_000


# --- At the table ---


async def test_without_a_clock_nothing_is_told_of_one(one_table: Table) -> None:
    async with one_table.sit(await one_table.begin()) as visitor:
        assert (await visitor.question())["clocks"] == []


@on_both
async def test_each_person_is_told_who_has_how_much_left(timed: Table, timepiece: TurnedTimepiece) -> None:
    first, second = await two_people(timed)
    async with timed.sit(first) as one:
        assert clocks(await one.question()) == {0: (MINUTES, True), 1: (MINUTES, False)}
        timepiece.turn(40)
        async with timed.sit(second) as other:
            assert clocks(await other.hear_until("table")) == {0: (MINUTES - 40_000, True), 1: (MINUTES, False)}
            timepiece.turn(20)
            await one.answer(1, 0)
            assert clocks(await one.question())[0] == (MINUTES - 57_000, True)
    assert await spent(timed, first) == [57_000]


async def test_an_agent_has_no_clock(timed: Table) -> None:
    async with timed.sit(await timed.begin(terms=FIVE)) as visitor:
        assert set(clocks(await visitor.question())) == {0}


async def test_no_clock_runs_until_everybody_has_come(timed: Table, timepiece: TurnedTimepiece) -> None:
    seat = await timed.begin(game="toss", choices={"people": 2}, opponent="open", terms=FIVE)
    async with timed.sit(seat) as visitor:
        assert clocks(await visitor.question()) == {0: (MINUTES, False)}
        timepiece.turn(1000)
        path = f"/api/matches/{seat['match']}/seats"
        assert (await timed.ask("POST", path, json={"invitation": seat["invitation"]})).status_code == 201
        assert clocks(await visitor.hear_until("table")) == {0: (MINUTES, True), 1: (MINUTES, False)}
        timepiece.turn(10)
        await visitor.answer(1, 0)
    assert await spent(timed, seat) == [7_000]


async def test_time_stands_still_when_everybody_has_left(timed: Table, timepiece: TurnedTimepiece) -> None:
    first, second = await two_people(timed)
    async with timed.sit(first) as one, timed.sit(second):
        await one.question()
        timepiece.turn(10)
    room, _ = await timed.referee.find(first["match"], first["token"])
    await until(lambda: not room.pages)
    timepiece.turn(100_000)
    async with timed.sit(first) as one:
        assert clocks(await one.question())[0] == (MINUTES - 10_000, True)
    assert not room.outcome


async def test_time_runs_on_when_only_who_is_asked_has_left(timed: Table, timepiece: TurnedTimepiece) -> None:
    first, second = await two_people(timed)
    async with timed.sit(second) as other:
        async with timed.sit(first) as one:
            await one.question()
            timepiece.turn(10)
        room, _ = await timed.referee.find(first["match"], first["token"])
        await until(lambda: len(room.pages) == 1)
        timepiece.turn(5)
        async with timed.sit(first) as one:
            assert clocks(await one.question())[0] == (MINUTES - 15_000, True)
        await other.hear()


async def test_to_take_an_answer_back_costs_its_time_and_what_it_gained(
    timed: Table, timepiece: TurnedTimepiece
) -> None:
    first, second = each(await timed.begin(game="exceed", opponent=None, seats=[0, 1], seed="6", terms=FIVE))
    async with timed.sit(first) as one, timed.sit(second) as two:
        acting, _, table = await to_the_first_action(one, two)
        before = clocks(table)[1]
        timepiece.turn(20)
        question = table["question"]
        await acting.answer(question["question"], option_of(question, "Walk"))
        await acting.question()
        timepiece.turn(4)
        await acting.say(TAKE_BACK)
        await acting.hear_until("welcome")
        assert before == (MINUTES, True)
        assert clocks(await acting.question())[1] == (MINUTES - 24_000, True)
    assert await spent(timed, first) == [0, 0, 17_000, 7_000]


# --- Sealed answers ---


async def sealed(table: Table, timepiece: TurnedTimepiece, one: Visitor) -> None:
    """Plays to where both throw at once."""
    await one.question()
    timepiece.turn(30)
    await one.answer(1, 0)


async def test_while_answers_are_sealed_a_clock_does_not_show_who_has_answered(
    timed: Table, timepiece: TurnedTimepiece
) -> None:
    first, second = await two_people(timed)
    async with timed.sit(first) as one, timed.sit(second) as other:
        await sealed(timed, timepiece, one)
        await one.question()
        before = await other.question()
        assert clocks(before) == {0: (None, True), 1: (MINUTES, True)}
        timepiece.turn(50)
        assert (await one.answer(2, 7))["type"] == "accepted"
        assert await waiting_for(other) == []
    async with timed.sit(second) as again:
        after = await again.question()
        assert clocks(after) == {0: (None, True), 1: (MINUTES - 50_000, True)}
        assert {**after, "clocks": [], "number": 0, "events": []} == {
            **before,
            "clocks": [],
            "number": 0,
            "events": [],
        }
    async with timed.sit(first) as one:
        assert clocks(await one.hear_until("table")) == {0: (MINUTES - 74_000, False), 1: (None, True)}


async def test_both_clocks_run_at_once_and_are_told_again_at_the_end(timed: Table, timepiece: TurnedTimepiece) -> None:
    first, second = await two_people(timed)
    async with timed.sit(first) as one, timed.sit(second) as other:
        await sealed(timed, timepiece, one)
        timepiece.turn(50)
        assert (await one.answer(2, 7))["type"] == "accepted"
        timepiece.turn(10)
        assert (await other.answer(1, 7))["type"] == "accepted"
        end = await other.hear_until("table")
        while end["outcome"] is None:
            end = await other.hear_until("table")
    assert clocks(end) == {0: (MINUTES - 74_000, False), 1: (MINUTES - 57_000, False)}
    assert await spent(timed, first) == [27_000, 47_000, 57_000]


# --- No time left ---


@on_both
async def test_who_has_no_time_left_loses(timed: Table, timepiece: TurnedTimepiece) -> None:
    first, second = await two_people(timed)
    async with timed.sit(first) as one, timed.sit(second) as other:
        asked = await one.question()
        timepiece.turn(299)
        assert await waiting_for(one) == []
        timepiece.turn(1)
        ends = [await one.question(), await other.question()]
        late = await one.answer(asked["question"]["question"], 0)
    assert [end["outcome"]["how"] for end in ends] == ["time", "time"]
    assert ends[0]["outcome"]["winners"] == [1]
    assert ends[0]["outcome"]["sentence"] == "North ran out of time."
    assert clocks(ends[0]) == {0: (0, False), 1: (MINUTES, False)}
    assert late["reason"] == "The match is over; nothing more can be answered."
    saved = await timed.referee.storage.load(first["match"])
    assert saved is not None
    assert list(saved.entries) == [Entry(0, what=TIME_OUT, spent=MINUTES)]


async def test_an_answer_that_comes_too_late_is_refused(
    timed: Table, timepiece: TurnedTimepiece, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _ = await two_people(timed)
    async with timed.sit(first) as one:
        await one.question()
        monkeypatch.setattr(timepiece, "_rings", [])  # whoever would end the match is late
        timepiece.turn(300)
        late = await one.answer(1, 0)
    assert late["reason"] == "Your time is up; this answer came too late."
    assert await spent(timed, first) == []


async def test_with_more_seats_an_agent_goes_on_for_good(
    timed: Table, timepiece: TurnedTimepiece, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinkers, "choose", never_choose)
    first, second, third = each(await timed.begin(game="toss", opponent=None, seats=[0, 1, 2], terms=FIVE))
    async with timed.sit(third), timed.sit(first) as one, timed.sit(second) as other:
        await one.question()
        await other.hear_until("table")
        timepiece.turn(300)
        table = await other.hear_until("table")
    assert (table["stand_ins"], table["outcome"]) == ([0], None)
    assert set(clocks(table)) == {1, 2}
    room, _ = await timed.referee.find(first["match"], first["token"])
    assert (room.keepers[0].stand_in, room.keepers[0].gave_up) == (STAND_IN, True)


async def test_a_moderator_who_only_reports_has_no_clock_that_runs(
    timed: Table, timepiece: TurnedTimepiece, log: Log
) -> None:
    real = {"teams": [["Hedina"], ["Nahtha"]], "variants": ["real table"]}
    async with timed.sit(await timed.begin(game="exiled", seat=2, choices=real, terms=FIVE)) as visitor:
        assert clocks(await visitor.question()) == {2: (MINUTES, False)}
        timepiece.turn(100_000)
        assert (await visitor.answer(1, 0))["type"] == "accepted"
    assert log.lines == []


async def test_two_workers_whose_clocks_ring_at_once_write_it_once(url_of_two: str, timepiece: TurnedTimepiece) -> None:
    async with open_table(url_of_two, timepiece=timepiece) as one, open_table(url_of_two, timepiece=timepiece) as other:
        first, second = await two_people(one)
        async with one.sit(first) as here, other.sit(second) as there:
            await here.question()
            await there.hear_until("table")
            timepiece.turn(300)
            ends = [await here.question(), await there.question()]
        assert ends[0]["outcome"] == ends[1]["outcome"]
        saved = await one.referee.storage.load(first["match"])
    assert saved is not None
    assert list(saved.entries) == [Entry(0, what=TIME_OUT, spent=MINUTES)]


@pytest.fixture
async def url_of_two(request: pytest.FixtureRequest) -> str:
    server = request.getfixturevalue("postgres")
    address: str = server.url(await server.new_database())
    return address


# --- After a restart ---


async def test_a_restart_keeps_what_was_used_and_nobodys_time_runs_meanwhile(
    database: Path, timepiece: TurnedTimepiece
) -> None:
    async with open_table(database, timepiece=timepiece) as table:
        first, _ = await two_people(table)
        async with table.sit(first) as one:
            await one.question()
            timepiece.turn(33)
            await one.answer(1, 0)
            timepiece.turn(20)
    timepiece.turn(100_000)
    async with open_table(database, timepiece=timepiece) as table, table.sit(first) as one:
        assert clocks(await one.question())[0] == (MINUTES - 30_000, True)
        timepiece.turn(13)
        await one.answer(2, 7)
        assert await spent(table, first) == [30_000, 10_000]


async def test_a_kill_keeps_the_clocks(database: Path) -> None:
    port = free_port()
    table = Table(f"http://127.0.0.1:{port}")
    with process(port, url_of(database)) as doomed:
        seat = await table.begin(terms={"clock": {"minutes": 1}})
        async with table.sit(seat) as visitor:
            await visitor.question()
            await asyncio.sleep(0.05)  # so that there is something to keep
            assert (await visitor.answer(1, 0))["type"] == "accepted"
            left = clocks(await visitor.question())[0][0]
            doomed.send_signal(signal.SIGKILL)
            doomed.wait()
    async with open_table(database) as risen, risen.sit(seat) as visitor:
        again = clocks(await visitor.question())[0][0]
    assert left is not None
    assert again is not None
    assert again == left < 60_000
