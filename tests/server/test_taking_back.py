"""A moderator of a real table takes entries back, also those before a restart and the one that ended the match."""

import random
from pathlib import Path

import pytest

from tests.server.people import Message, Table, Visitor, answers_on_disk, on_both, open_table, play_on

pytestmark = pytest.mark.anyio

REAL = {"teams": [["Hedina"], ["Nahtha"]], "variants": ["real table"]}

TAKE_BACK = {"type": "take back"}


async def moderate(table: Table) -> Message:
    return await table.begin(game="exiled", seat=2, choices=REAL)


async def answer_some(table: Table, seat: Message, *options: int) -> Message:
    """Answers some questions, and returns the table after that."""
    async with table.sit(seat) as visitor:
        asked = await visitor.question()
        for option in options:
            assert (await visitor.answer(asked["question"]["question"], option))["type"] == "accepted"
            asked = await visitor.question()
        return asked


async def take_back(visitor: Visitor) -> Message:
    """Takes the last entry back, and returns the table after that."""
    await visitor.say(TAKE_BACK)
    await visitor.hear_until("welcome")
    return await visitor.hear_until("table")


@on_both
async def test_the_match_goes_on_before_the_last_entry(table: Table) -> None:
    seat = await moderate(table)
    before = await answer_some(table, seat, 0)
    after = await answer_some(table, seat, 1)
    assert after["question"] != before["question"]
    async with table.sit(seat) as visitor:
        await visitor.question()
        assert await visitor.may_take_back()
        taken = await take_back(visitor)
    assert (taken["question"], taken["view"]) == (before["question"], before["view"])
    other = await answer_some(table, seat, 0)
    assert other["question"]["question"] == after["question"]["question"]


async def test_the_log_keeps_what_was_taken_back_and_more_can_be_after_a_restart(database: Path) -> None:
    async with open_table(database) as table:
        seat = await moderate(table)
        await answer_some(table, seat, 0, 1)
        async with table.sit(seat) as visitor:
            await visitor.question()
            await take_back(visitor)
    assert [given.answer for given in answers_on_disk(database, seat["match"])] == [0, 1, 0]
    async with open_table(database) as reopened, reopened.sit(seat) as visitor:
        assert (await visitor.question())["question"]["question"] == 2
        first = await take_back(visitor)
        assert first["question"]["question"] == 1
        assert not await visitor.may_take_back()


@on_both
async def test_a_match_that_is_over_goes_on_when_its_last_entry_is_taken_back(table: Table) -> None:
    seat = await moderate(table)
    draw = random.Random(1)

    def report(question: Message) -> int:
        return draw.randrange(len(question["options"]))

    async with table.sit(seat) as visitor:
        assert (await play_on(visitor, report))["outcome"]
        replay = f"/api/matches/{seat['match']}/replay"
        frames = len((await table.ask("GET", replay)).json()["frames"])
        again = await take_back(visitor)
        assert again["outcome"] is None
        assert await visitor.may_take_back()
        assert seat["match"] in await table.referee.storage.unfinished()
        assert (await table.ask("GET", replay)).status_code == 409
        await take_back(visitor)
    async with table.sit(seat) as visitor:
        assert (await play_on(visitor, report))["outcome"]
    assert seat["match"] not in await table.referee.storage.unfinished()
    told_anew = (await table.ask("GET", replay)).json()["frames"]
    assert len(told_anew) >= frames - 2


async def test_before_the_first_entry_there_is_nothing_to_take_back(one_table: Table) -> None:
    async with one_table.sit(await moderate(one_table)) as visitor:
        await visitor.question()
        assert not await visitor.may_take_back()
        await visitor.say(TAKE_BACK)
        assert "Nothing can be taken back" in (await visitor.hear_until("refused"))["reason"]


async def test_with_somebody_else_at_the_table_only_what_shows_nothing_is_taken_back(database: Path) -> None:
    async with open_table(database) as table:
        seat = await table.begin(game="exiled", seat=2, opponent=["open", "random", ""], choices=REAL, seed="1")
        await answer_some(table, seat, 0)
    async with open_table(database) as reopened, reopened.sit(seat) as visitor:
        await visitor.question()
        assert not await visitor.may_take_back()


async def test_whoever_only_watches_is_not_told_what_can_be_taken_back(one_table: Table) -> None:
    seat = await moderate(one_table)
    await answer_some(one_table, seat, 0)
    async with one_table.sit(seat) as visitor, one_table.watch(seat["match"]) as watcher:
        await watcher.hear_until("table")
        await watcher.say({"type": "ask take back"})
        told = await watcher.hear_until("last answer", "refused")
        assert told["reason"] == "You are only watching this match; the players at the table play it."
        assert await visitor.may_take_back()


async def test_nothing_can_be_taken_back_before_the_cards_are_dealt(one_table: Table) -> None:
    seat = await one_table.begin(game="exceed", opponent="open", seed=None)
    async with one_table.sit(seat) as visitor:
        await visitor.hear_until("gathering")
        assert not await visitor.may_take_back()
