"""The answers of each seat, and one change of a match at a time."""

import asyncio

import pytest

from wildswing.kernel.match import Given
from wildswing.server.room.ledger import Ledger, Turns

pytestmark = pytest.mark.anyio


def test_a_ledger_follows_a_list_that_grows_and_one_that_takes_its_place() -> None:
    ledger = Ledger()
    answers = [Given(0, 3), Given(1, 4), Given(0, 5)]
    assert (ledger.answers_of(0, answers), ledger.answers_of(1, answers)) == ([3, 5], [4])
    answers.append(Given(1, 6))
    assert (ledger.answers_of(1, answers), ledger.answers_of(2, answers)) == ([4, 6], [])
    assert ledger.answers_of(0, answers[:1]) == [3]
    assert ledger.answers_of(1, answers) == [4, 6]


async def test_turns_are_taken_one_after_the_other_and_counted() -> None:
    turns = Turns()
    done: list[str] = []

    async def take(name: str) -> None:
        async with turns:
            await asyncio.sleep(0)
            done.append(name)

    async with turns:
        waiting = [asyncio.create_task(take(name)) for name in ("one", "two", "three")]
        await asyncio.sleep(0)
        assert (turns.under_way, done) == (4, [])
        waiting[1].cancel()
        await asyncio.wait([waiting[1]])
        assert turns.under_way == 3
    await asyncio.gather(waiting[0], waiting[2])
    assert (turns.under_way, done) == (0, ["one", "three"])
