"""Pages that are reloaded, that come back, or that share a seat."""

import asyncio

import pytest

from tests.server.people import Message, Table, on_both, open_table, play_on
from wildswing.formation.game import FORMATION
from wildswing.kernel.match import Match
from wildswing.server.basics.settings import Settings
from wildswing.server.room.keepers import Keeper
from wildswing.server.room.room import Room

pytestmark = pytest.mark.anyio


def sentences(events: list[Message]) -> list[str]:
    return [event["sentence"] for event in events]


async def told_so_far(table: Table, seat: Message) -> list[str]:
    room, number = await table.referee.find(seat["match"], seat["token"])
    return [event.sentence() for event in room.match.told_to(number)]


async def test_a_new_match_tells_its_beginning_as_news(one_table: Table) -> None:
    async with one_table.sit(await one_table.begin(seed="6")) as visitor:
        welcome, first = await visitor.hear(), await visitor.hear()
    assert welcome["log"] == []
    assert sentences(first["events"]) == ["White takes the First Player Card."]


async def test_a_reloaded_page_finds_its_match_with_the_whole_log(one_table: Table) -> None:
    seat = await one_table.begin()
    async with one_table.sit(seat) as visitor:
        last = await play_on(visitor, answers=14)
    async with one_table.sit(seat) as reloaded:
        welcome, again = await reloaded.hear(), await reloaded.hear()
    assert sentences(welcome["log"]) == await told_so_far(one_table, seat)
    assert len(welcome["log"]) > 5
    assert again["events"] == []
    assert {**again, "number": 0, "events": []} == {**last, "number": 0, "events": []}
    assert again["number"] > last["number"]


async def test_a_page_that_lost_the_line_is_told_what_it_missed(one_table: Table) -> None:
    seat = await one_table.begin()
    async with one_table.sit(seat) as visitor:
        before = await visitor.question()
        while before["question"]["kind"] not in {"offence", "defence"}:
            await visitor.answer(before["question"]["question"], 0)
            before = await visitor.question()
        known = [event for message in visitor.messages if message["type"] == "table" for event in message["events"]]
        await visitor.say({"type": "answer", "question": before["question"]["question"], "option": 0})
        await visitor.hear_until("accepted")
        await one_table.agents_rest(seat)  # what was sent by now, the page never gets
    async with one_table.sit(seat, seen=before["number"]) as back:
        welcome, now = await back.hear(), await back.hear()
    assert sentences(welcome["log"]) == sentences(known)
    assert now["events"] != []
    assert sentences(welcome["log"] + now["events"]) == await told_so_far(one_table, seat)


@on_both
async def test_a_page_comes_back_after_the_table_was_closed(url: str) -> None:
    async with open_table(url) as table:
        seat = await table.begin(game="exceed", opponent="greedy")
        async with table.sit(seat) as visitor:
            last = await play_on(visitor, answers=4)
    async with open_table(url) as table, table.sit(seat, seen=last["number"]) as back:
        welcome, again = await back.hear(), await back.hear()
        assert again["view"] == last["view"]
        assert again["question"] == last["question"]
        assert welcome["number"] == last["number"] + 1
        assert sentences(welcome["log"]) == await told_so_far(table, seat)
        await back.answer(again["question"]["question"], 0)
        await play_on(back, answers=3)


async def test_two_pages_on_one_seat_see_the_same_and_answer_once(one_table: Table) -> None:
    seat = await one_table.begin(seed="6")
    async with one_table.sit(seat) as one, one_table.sit(seat) as other:
        await one.question()
        await other.question()
        assert (await one.answer(1, 2))["type"] == "accepted"
        seen = [await one.question(), await other.question()]
        assert seen[0] == seen[1]
        assert seen[0]["question"]["question"] == 2
        late = await other.answer(1, 0)
        assert "already answered with option 2" in late["reason"]
        assert (await other.answer(2, 0))["type"] == "accepted"
        assert (await one.question())["question"]["question"] == 3


@on_both
@pytest.mark.parametrize("settings", [Settings(rooms=2)])
async def test_matches_that_are_idle_for_long_are_put_away_and_found_again(table: Table) -> None:
    seats = [await table.begin(seed="6") for _ in range(4)]
    async with table.sit(seats[0]) as first:
        await first.question()
        await first.answer(1, 2)
        seats += [await table.begin(seed="6") for _ in range(3)]
        assert list(table.referee.rooms.at_hand) == [seats[0]["match"], seats[5]["match"], seats[6]["match"]]
        await first.question()
        assert (await first.answer(2, 0))["type"] == "accepted"
    async with table.sit(seats[1]) as other:
        await play_on(other, answers=3)


async def test_a_match_that_somebody_waits_for_is_not_put_away() -> None:
    room = Room("one", Match(FORMATION, "6"), [Keeper(), Keeper()])

    async def come() -> None:
        async with room.alone():
            pass

    idle = [room.is_idle]
    async with room.alone():
        coming = asyncio.create_task(come())
        await asyncio.sleep(0)
    idle.append(room.is_idle)  # the door is open, but the next one has not come in yet
    await coming
    assert [*idle, room.is_idle] == [True, False, True]
