"""The log, whichever database it is in."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import event

from tests.server.people import on_both
from wildswing.formation.game import FORMATION
from wildswing.kernel.game import Outcome
from wildswing.kernel.match import Match
from wildswing.server.keeping.storage import Storage, open_storage
from wildswing.server.keeping.troubles import DatabaseTrouble, Overtaken
from wildswing.server.room.entries import TAKE_BACK, Entry
from wildswing.server.room.keepers import Keeper

pytestmark = pytest.mark.anyio


@on_both
async def test_what_was_written_is_read_again(url: str) -> None:
    seats = (Keeper(token_hash="abc"), Keeper(agent="solver:10"))
    match = Match(FORMATION, "5")
    async with open_storage(url) as storage:
        await storage.add("one", match, seats)
        await storage.append("one", 0, Entry(1, 2), None)
        await storage.append("one", 1, Entry(0, 0), None)
        await storage.add("two", match, seats)
    async with open_storage(url) as storage:
        saved = await storage.load("one")
        assert saved is not None
        assert (saved.game, saved.version, saved.seed) == ("formation", FORMATION.version, "5")
        assert saved.setup == match.setup
        assert saved.seats == seats
        assert saved.entries == (Entry(1, 2), Entry(0, 0))
        assert await storage.load("three") is None
        assert sorted(await storage.unfinished()) == ["one", "two"]


def count_commits(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Answers alone are appended, which is a transaction too, in a way of the database's own."""
    commits: list[object] = []
    append = storage.database.append

    async def counted(answers: Sequence[dict[str, Any]], matches: Sequence[str]) -> None:
        commits.append(matches)
        await append(answers, matches)

    monkeypatch.setattr(storage.database, "append", counted)
    event.listen(storage.database.engine.sync_engine, "commit", commits.append)
    return commits


@on_both
async def test_writes_that_are_asked_for_together_share_one_commit(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_storage(url) as storage:
        await storage.add("m", Match(FORMATION, "5"), [Keeper()])
        commits = count_commits(storage, monkeypatch)
        await asyncio.gather(*[storage.append("m", place, Entry(0, place), None) for place in range(50)])
        saved = await storage.load("m")
    assert saved is not None
    assert [entry.option for entry in saved.entries] == list(range(50))
    assert 1 <= len(commits) <= 2


@on_both
async def test_a_write_that_cannot_be_done_spoils_no_other(url: str) -> None:
    async with open_storage(url) as storage:
        await storage.add("m", Match(FORMATION, "5"), [Keeper()])
        results = await asyncio.gather(
            storage.append("m", 0, Entry(0, 1), None),
            storage.append("nowhere", 0, Entry(0, 0), None),
            storage.append("m", 1, Entry(1, 2), None),
            return_exceptions=True,
        )
        saved = await storage.load("m")
    assert results[0] is results[2] is None
    assert isinstance(results[1], DatabaseTrouble)
    assert "was changed by another program" in str(results[1])
    assert saved is not None
    assert saved.entries == (Entry(0, 1), Entry(1, 2))


@on_both
async def test_who_comes_second_with_an_answer_is_overtaken(url: str) -> None:
    async with open_storage(url) as storage:
        await storage.add("m", Match(FORMATION, "5"), [Keeper()])
        results = await asyncio.gather(
            storage.append("m", 0, Entry(0, 1), None), storage.append("m", 0, Entry(1, 2), None), return_exceptions=True
        )
        saved = await storage.load("m")
    assert results[0] is None
    assert isinstance(results[1], Overtaken)
    assert saved is not None
    assert saved.entries == (Entry(0, 1),)


@on_both
async def test_a_seat_is_given_once(url: str) -> None:
    is_open, one, other = (Keeper(invitation_hash="i"),), (Keeper(token_hash="1"),), (Keeper(token_hash="2"),)
    async with open_storage(url) as storage:
        await storage.add("m", Match(FORMATION, "5"), is_open)
        await storage.seat("m", is_open, one)
        await storage.seat("m", is_open, one)  # as after a connection that broke too early to tell
        with pytest.raises(Overtaken):
            await storage.seat("m", is_open, other)
        saved = await storage.load("m")
    assert saved is not None
    assert saved.seats == one


@on_both
async def test_what_was_written_twice_is_there_once(url: str) -> None:
    """A connection that broke just after a commit has the same written again."""
    match = Match(FORMATION, "5")
    async with open_storage(url) as storage:
        for _ in range(2):
            await storage.add("m", match, [Keeper()])
        assert await storage.unfinished() == ["m"]


@on_both
async def test_a_match_that_is_over_can_be_opened_again(url: str) -> None:
    async with open_storage(url) as storage:
        await storage.add("m", Match(FORMATION, "5"), [Keeper()])
        await storage.append("m", 0, Entry(0, 1), Outcome((0,), (), 0, "over"))
        assert await storage.unfinished() == []
        await storage.append("m", 1, Entry(0, what=TAKE_BACK), None, True)
        assert await storage.unfinished() == ["m"]


@on_both
async def test_answers_are_read_from_a_place_on_and_may_be_large(url: str) -> None:
    async with open_storage(url) as storage:
        await storage.add("m", Match(FORMATION, "5"), [Keeper()])
        for place in range(3):
            await storage.append("m", place, Entry(0, 2**52 + place), None)
        saved = await storage.load("m", since=2)
        nobody = await storage.load("m\0")
    assert saved is not None
    assert saved.entries == (Entry(0, 2**52 + 2),)
    assert nobody is None


@pytest.mark.parametrize(
    "address",
    ["table.sqlite", "mysql://me:hush@host/name", "postgresql://me:hush@host:x/y", "postgresql://me:hush@host"],
)
async def test_an_address_of_no_database_is_refused_and_its_password_not_repeated(address: str) -> None:
    with pytest.raises(DatabaseTrouble) as refused:
        async with open_storage(address):
            pass
    assert "postgresql://USER@HOST/NAME" in str(refused.value)
    assert "hush" not in str(refused.value)
