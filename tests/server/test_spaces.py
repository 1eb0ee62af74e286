"""Questions whose answers are the points of a space."""

import pickle
from pathlib import Path

import pytest

from tests.server.conftest import Log
from tests.server.people import Message, Table, Visitor, answers_on_disk, open_table, waiting_for
from tests.server.test_secrets import Copied
from tests.server.toss import FIELD, TOSS, Toss
from wildswing.kernel.match import Given, Match
from wildswing.kernel.space import Point
from wildswing.server import protocol
from wildswing.server.machines.thinkers import think
from wildswing.server.protocol import Question
from wildswing.server.room.keepers import Keeper
from wildswing.server.room.room import Room
from wildswing.server.telling.telling import welcome

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toss")]

ALONE = {"game": "toss", "choices": {"people": 1}}


async def at_the_throw(visitor: Visitor) -> Message:
    """Answers the first question, and returns the table with the second."""
    await visitor.question()
    assert (await visitor.answer(1, 0))["type"] == "accepted"
    return await visitor.question()


async def test_a_space_is_told_by_its_axes(one_table: Table) -> None:
    async with one_table.sit(await one_table.begin(**ALONE)) as visitor:
        goal = (await visitor.question())["question"]
        await visitor.answer(1, 0)
        throw = (await visitor.question())["question"]
    assert (len(goal["options"]), goal["space"], goal["about"]) == (2, [], {})
    assert throw == {
        "question": 2,
        "kind": "throw",
        "prompt": "Where do you throw?",
        "rule": "All throw at once.",
        "about": {"thrower": 0},
        "options": [],
        "space": [
            {"name": "aim x", "low": -60_000, "high": 60_000},
            {"name": "aim y", "low": -40_000, "high": 40_000},
            {"name": "spin", "low": -2, "high": 2},
        ],
        "barred": [],
        "bill": None,
        "goes_without_saying": False,
        "advice": "",
        "read": "",
    }


def place_of(space: list[Message], point: Point) -> int:
    """Counts as docs/protocol.md tells it: the last axis fastest."""
    place = 0
    for axis, value in zip(space, point, strict=True):
        place = place * (axis["high"] - axis["low"] + 1) + value - axis["low"]
    return place


@pytest.mark.parametrize("point", [(-60_000, -40_000, -2), (12_345, -6_789, 1), (60_000, 40_000, 2)])
async def test_the_place_of_a_point_answers(database: Path, point: Point) -> None:
    """It is kept exactly, also where it is more than 31 bits can count."""
    async with open_table(database) as table:
        seat = await table.begin(**ALONE)
        async with table.sit(seat) as visitor:
            question = (await at_the_throw(visitor))["question"]
            place = place_of(question["space"], point)
            assert (await visitor.answer(2, place))["type"] == "accepted"
            end = await visitor.question()
    assert end["view"]["thrown"] == [[list(point)]]
    assert answers_on_disk(database, seat["match"]) == [Given(0, 0), Given(0, place)]
    assert len(FIELD) > 2**31
    async with open_table(database) as table, table.sit(seat) as visitor:
        assert (await visitor.question())["view"] == end["view"]


async def test_an_answer_outside_the_space_is_refused(one_table: Table, log: Log) -> None:
    seat = await one_table.begin(**ALONE)
    async with one_table.sit(seat) as visitor:
        await at_the_throw(visitor)
        refusal = await visitor.answer(2, len(FIELD))
        assert refusal["type"] == "refused"
        assert "of a point in the space of aim x (-60000 to 60000), aim y (-40000 to 40000)" in refusal["reason"]
        assert "Expected `int` <= 9007199254740991 - at `$.option`" in (await visitor.answer(2, 2**53))["reason"]
        room, _ = await one_table.referee.find(seat["match"], seat["token"])
        assert room.match.answers == [Given(0, 0)]
        assert (await visitor.answer(2, len(FIELD) - 1))["type"] == "accepted"
    assert len(log.lines) == 2


async def test_agents_answer_with_points(one_table: Table) -> None:
    seat = await one_table.begin(game="toss", opponent="random", choices={"people": 4}, seat=2)
    async with one_table.sit(seat) as visitor:
        throw = await visitor.question()
        assert throw["question"]["kind"] == "throw"
        await visitor.answer(1, 7)
        end = await visitor.question()
    points = [tuple(card[0]) for card in end["view"]["thrown"]]
    assert points[2] == FIELD[7]
    assert len(set(points)) == 4
    assert all(point in FIELD for point in points)


def test_a_worker_can_be_handed_a_space() -> None:
    match = Match(TOSS, "1")
    match.answer(0, 0)
    ask = match.asks[1]
    facts = (ask.seat, ask.kind, ask.options, ask.about, ask.repeats, ask.always)
    handed = pickle.loads(pickle.dumps(facts))
    assert handed == facts
    assert isinstance(match.state, Toss)
    assert 0 <= think("random", "toss", TOSS.encode(TOSS.hide(match.state, 1)), handed, "s") < len(FIELD)


def question_of(room: Room, seat: int) -> Question | None:
    page = Copied()
    welcome(room, seat, page, 0)
    sent = page.sent[-1]
    assert isinstance(sent, protocol.Situation)
    return sent.question


def test_a_space_is_never_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """To go through all its points would take hours."""
    match = Match(TOSS, "1")
    match.answer(0, 0)
    monkeypatch.setattr(type(FIELD), "__iter__", None)
    monkeypatch.setattr(type(FIELD), "__getitem__", None)
    asked = question_of(Room("x", match, [Keeper()] * 3), 1)
    assert asked is not None
    assert (asked.options, len(asked.space)) == ((), 3)


async def test_nobody_is_told_of_a_throw_before_all_have_thrown(one_table: Table) -> None:
    """Three people at one screen throw in any order; each table holds its own throw alone."""
    seat = await one_table.begin(game="toss", seats=[0, 1, 2])
    tokens = [seat, *[{"match": seat["match"], **other} for other in seat["others"]]]
    async with one_table.sit(tokens[0]) as one, one_table.sit(tokens[1]) as two, one_table.sit(tokens[2]) as three:
        await one.question()
        await one.answer(1, 1)
        people = (one, two, three)
        tables = [await person.question() for person in people]
        assert [table["question"]["question"] for table in tables] == [2, 1, 1]
        await three.answer(1, 5)
        told = await three.hear_until("table")
        assert told["view"]["thrown"] == [[], [], [list(FIELD[5])]]
        assert (told["question"], told["thinking"]) == (None, [0, 1])
        assert await waiting_for(one) + await waiting_for(two) == []
        await two.answer(1, 6)
        assert await waiting_for(one) == []
        await one.answer(2, 7)
        ends = [await person.question() for person in people]
    assert [end["view"]["thrown"] for end in ends] == [[[list(FIELD[place])] for place in (7, 6, 5)]] * 3
    assert ends[0]["outcome"]["winners"] == ends[1]["outcome"]["winners"]
