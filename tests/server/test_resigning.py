"""Somebody gives up: the match ends, or an agent goes on in a match of more seats."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Log
from tests.server.people import Message, Table, Visitor, bearer, never_choose, on_both, open_table, until
from tests.server.test_seats import each
from wildswing.kernel.ended import Ended
from wildswing.kernel.record import read
from wildswing.kernel.registry import find_game
from wildswing.server.changing.leaving import STAND_IN
from wildswing.server.machines.thinkers import Thinkers
from wildswing.server.room.ends import RESIGN
from wildswing.server.room.entries import Entry

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toss")]


async def two_people(table: Table, **wish: Any) -> tuple[Message, Message]:
    first, second = each(await table.begin(opponent=None, seats=[0, 1], **wish))
    return first, second


async def resign(visitor: Visitor) -> Message:
    """Gives up, and returns the end, or why it was refused."""
    await visitor.say({"type": "resign"})
    while True:
        message = await visitor.hear_until("table", "refused")
        if message["type"] == "refused" or message["outcome"] is not None:
            return message


async def lines_of(table: Table, seat: Message) -> list[Entry]:
    saved = await table.referee.storage.load(seat["match"])
    assert saved is not None
    return list(saved.entries)


@on_both
@pytest.mark.parametrize("game", ["exceed", "formation"])
async def test_who_resigns_loses_to_the_other_seat(table: Table, game: str) -> None:
    first, second = await two_people(table, game=game)
    async with table.sit(first) as one, table.sit(second) as other:
        names = (await one.hear())["seats"]
        await other.question()
        ends = [await resign(one), await other.hear_until("table")]
        assert not await one.may_take_back()
    for end in ends:
        assert end["outcome"] == {
            "winners": [1],
            "scores": [],
            "sentence": f"{names[0]} resigned.",
            "secret": "",
            "how": "resigned",
            "rank": "",
        }
        assert (end["question"], end["thinking"]) == (None, [])
    assert await lines_of(table, first) == [Entry(0, what=RESIGN)]
    assert await table.referee.storage.unfinished() == []


async def test_against_an_agent_too_and_it_thinks_no_more(one_table: Table) -> None:
    seat = await one_table.begin(game="exceed", opponent="random", seat=1)
    async with one_table.sit(seat) as visitor:
        await visitor.question()
        assert (await resign(visitor))["outcome"]["winners"] == [0]
    room = await one_table.agents_rest(seat)
    written = room.written
    one_table.referee.rooms.changed(room)
    assert not room.thinking
    assert room.written == written


async def test_alone_nobody_wins(one_table: Table) -> None:
    async with one_table.sit(await one_table.begin(game="ghost-bride", opponent=None)) as visitor:
        await visitor.question()
        end = await resign(visitor)
    assert (end["outcome"]["winners"], end["outcome"]["how"]) == ([], "resigned")


async def test_a_match_that_was_given_up_is_over_after_a_restart(database: Path) -> None:
    async with open_table(database) as table:
        seat = await table.begin()
        async with table.sit(seat) as visitor:
            await visitor.question()
            end = await resign(visitor)
    async with open_table(database) as table, table.sit(seat) as visitor:
        again = await visitor.question()
        standing = await table.ask("GET", f"/api/matches/{seat['match']}", headers=bearer(seat))
    assert again["outcome"] == end["outcome"]
    assert again["question"] is None
    assert standing.json()["finished"]


async def test_it_ends_at_another_worker_too(postgres_workers: tuple[Table, Table]) -> None:
    one, other = postgres_workers
    first, second = await two_people(one, game="exceed")
    async with one.sit(first) as here, other.sit(second) as there:
        await here.question()
        await there.question()
        await resign(here)
        end = await there.question()
    assert end["outcome"]["winners"] == [1]


async def test_both_at_once_at_two_workers_end_it_once(postgres_workers: tuple[Table, Table]) -> None:
    one, other = postgres_workers
    first, second = await two_people(one, game="exceed")
    async with one.sit(first) as here, other.sit(second) as there:
        await here.question()
        await there.question()
        await asyncio.gather(here.say({"type": "resign"}), there.say({"type": "resign"}))
        ends = [await here.question(), await there.question()]
    assert ends[0]["outcome"] == ends[1]["outcome"]
    assert len(await lines_of(one, first)) == 1


# --- More seats ---


async def test_in_a_match_of_more_seats_an_agent_goes_on(one_table: Table) -> None:
    first, second, third = each(await one_table.begin(game="toss", opponent=None, seats=[0, 1, 2]))
    async with one_table.sit(first) as one, one_table.sit(second) as other, one_table.sit(third) as last:
        await one.question()
        await one.say({"type": "resign"})
        told = await one.hear_until("table")
        assert (told["outcome"], told["stand_ins"], told["question"]) == (None, [0], None)
        for visitor in (other, last):
            table = await visitor.question()
            assert table["stand_ins"] == [0]
            assert (await visitor.answer(1, 7))["type"] == "accepted"
        ends = [await visitor.question() for visitor in (one, other, last)]
    assert [end["outcome"]["how"] for end in ends] == ["rules"] * 3
    room = await one_table.agents_rest(first)
    assert len(room.answers_of(0)) == 2
    assert room.keepers[0].stand_in == STAND_IN


async def test_who_gave_the_seat_up_may_look_on_but_not_answer(
    one_table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinkers, "choose", never_choose)
    first, _, _ = each(await one_table.begin(game="toss", opponent=None, seats=[0, 1, 2]))
    async with one_table.sit(first) as one:
        await one.question()
        await one.say({"type": "resign"})
        await one.hear_until("table")
        verdict = await one.answer(1, 0)
        assert verdict["reason"] == "The computer is playing for you now, so you cannot answer any more."
        assert (await resign(one))["reason"] == "You have resigned already; the computer is playing for you."
    async with one_table.sit(first) as again:
        table = await again.hear_until("table")
    assert (table["question"], table["stand_ins"]) == (None, [0])


# --- What cannot be given up ---


async def test_twice_and_after_the_end_it_is_refused_and_nothing_is_lost(one_table: Table, log: Log) -> None:
    seat = await one_table.begin(game="exceed")
    async with one_table.sit(seat) as visitor:
        asked = await visitor.question()
        await resign(visitor)
        await visitor.say({"type": "resign"})
        refused = await visitor.hear_until("refused")
        assert refused["question"] == 0
        assert refused["reason"] == "The match is over; there is nothing left to resign from."
        late = await visitor.answer(asked["question"]["question"], 0)
        assert late["reason"] == "The match is over; nothing more can be answered."
    assert [line.what for line in await lines_of(one_table, seat) if line.seat == 0] == [RESIGN]
    assert len([line for line in log.lines if "was refused" in line]) == 2


async def test_before_the_cards_are_dealt(one_table: Table) -> None:
    seat = await one_table.begin(game="exceed", opponent="open", seed=None)
    async with one_table.sit(seat) as visitor:
        assert (await visitor.hear())["type"] == "gathering"
        await visitor.say({"type": "resign"})
        refused = await visitor.hear_until("refused")
    assert "not dealt yet" in refused["reason"]


async def test_a_moderator_who_only_reports(one_table: Table) -> None:
    real = {"teams": [["Hedina"], ["Nahtha"]], "variants": ["real table"]}
    async with one_table.sit(await one_table.begin(game="exiled", seat=2, choices=real)) as visitor:
        await visitor.question()
        assert "you cannot resign" in (await resign(visitor))["reason"]


# --- The match file ---


async def test_the_match_file_says_how_it_ended_and_still_verifies(one_table: Table) -> None:
    seat = await one_table.begin(game="formation", seed=None)
    async with one_table.sit(seat) as visitor:
        await visitor.question()
        assert (await visitor.answer(1, 0))["type"] == "accepted"
        room = await one_table.agents_rest(seat)
        await until(lambda: len(room.answers_of(1)) > 0)
        await resign(visitor)
    response = await one_table.ask("GET", f"/api/matches/{seat['match']}/record", headers=bearer(seat))
    recorder = read(response.content, find_game)
    assert recorder.ended == Ended(0, "resigned")
    assert recorder.match.answers == room.match.answers
    assert recorder.match.outcome is None
    assert recorder.fairness == room.fairness


async def test_everybody_is_told_in_the_own_language(one_table: Table) -> None:
    first, second = await two_people(one_table, game="formation")
    async with one_table.line(first["match"]) as one, one_table.sit(second) as other:
        await one.say({"type": "hello", "token": first["token"], "language": "de"})
        await one.hear_until("table")
        await other.hear_until("table")
        ends = [await resign(one), await other.hear_until("table")]
        assert "aufgegeben" in ends[0]["outcome"]["sentence"]
        assert ends[1]["outcome"]["sentence"] == "Black resigned."
        assert "vorbei" in (await refusal(one))


async def refusal(visitor: Visitor) -> str:
    await visitor.say({"type": "resign"})
    reason: str = (await visitor.hear_until("refused"))["reason"]
    return reason
