"""A moderator of a real table takes an entry back; nobody else takes anything back."""

from pathlib import Path

import pytest

from tests.server.people import Message, Table, answers_on_disk, bearer, on_both, open_table

pytestmark = pytest.mark.anyio

REAL = {"teams": [["Hedina"], ["Nahtha"]], "variants": ["real table"]}


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


async def take_back(table: Table, seat: Message) -> tuple[int, Message]:
    response = await table.ask("POST", f"/api/matches/{seat['match']}/take-back", headers=bearer(seat))
    answer: Message = response.json()
    return response.status_code, answer


@on_both
async def test_the_match_goes_on_before_the_last_entry(table: Table) -> None:
    seat = await moderate(table)
    before = await answer_some(table, seat, 0)
    after = await answer_some(table, seat, 1)
    assert after["question"] != before["question"]
    status, again = await take_back(table, seat)
    assert status == 201
    assert again["seat"] == 2
    assert again["match"] != seat["match"]
    taken = await answer_some(table, again)
    assert (taken["question"], taken["view"]) == (before["question"], before["view"])
    other = await answer_some(table, again, 0)
    assert other["question"]["question"] == after["question"]["question"]


@on_both
async def test_what_was_told_before_is_told_again(table: Table) -> None:
    seat = await moderate(table)
    await answer_some(table, seat, 0, 0)
    _, again = await take_back(table, seat)
    async with table.sit(seat) as old, table.sit(again) as new:
        told = (await old.hear())["log"]
        repeated = (await new.hear())["log"]
        assert repeated
        assert told[: len(repeated)] == repeated


async def test_the_log_keeps_what_was_taken_back(database: Path) -> None:
    async with open_table(database) as table:
        seat = await moderate(table)
        await answer_some(table, seat, 0, 1)
        _, again = await take_back(table, seat)
    assert [given.answer for given in answers_on_disk(database, seat["match"])] == [0, 1]
    assert [given.answer for given in answers_on_disk(database, again["match"])] == [0]
    async with open_table(database) as reopened:
        assert (await answer_some(reopened, again))["question"]["question"] == 2


@on_both
async def test_an_open_page_is_told_where_the_match_went(table: Table) -> None:
    seat = await moderate(table)
    async with table.sit(seat) as visitor:
        asked = await visitor.question()
        await visitor.answer(asked["question"]["question"], 0)
        await take_back(table, seat)
        assert "taken back" in await visitor.farewell()


async def test_before_the_first_entry_there_is_nothing_to_take_back(one_table: Table) -> None:
    status, answer = await take_back(one_table, await moderate(one_table))
    assert status == 409
    assert "Nothing can be taken back" in answer["error"]


async def test_at_the_screen_nothing_is_taken_back(one_table: Table) -> None:
    seat = await one_table.begin(game="formation")
    await answer_some(one_table, seat, 0)
    status, answer = await take_back(one_table, seat)
    assert status == 409
    assert answer["error"] == "In this match of Formation an answer cannot be taken back."


async def test_with_somebody_else_at_the_table_nothing_is_taken_back(one_table: Table) -> None:
    seat = await one_table.begin(game="exiled", seat=2, opponent=["open", "random", ""], choices=REAL)
    await answer_some(one_table, seat, 0)
    status, answer = await take_back(one_table, seat)
    assert status == 409
    assert "Somebody else has a seat" in answer["error"]


async def test_only_the_holder_takes_back(one_table: Table) -> None:
    seat = await moderate(one_table)
    await answer_some(one_table, seat, 0)
    status, answer = await take_back(one_table, {**seat, "token": "guessed"})
    assert status == 403
    assert "opens no seat" in answer["error"]
