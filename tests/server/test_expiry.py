"""What nobody needs any more is deleted, and nothing else."""

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import select

from tests.server.guests import known_as
from tests.server.people import Message, Table, on_both, play_on
from wildswing.server.basics.settings import Settings
from wildswing.server.keeping.sql_tables import ANSWERS, MATCHES, PEOPLE, REPORTS, SESSIONS
from wildswing.server.people.reports import Reports
from wildswing.server.people.sessions import LIFETIME
from wildswing.server.referee.expiry import Expiry

pytestmark = pytest.mark.anyio

DAY = timedelta(days=1)


@pytest.fixture
def settings() -> Settings:
    return Settings(guest_days=10, abandoned_days=5, match_days=20)


class Later:
    """Looks at a table after some days."""

    def __init__(self, table: Table) -> None:
        self._now = datetime.now(UTC)
        self._expiry = Expiry(table.referee, lambda: self._now)

    async def sweep(self, days: int) -> None:
        self._now += days * DAY
        await self._expiry.sweep()


async def matches(table: Table) -> set[str]:
    return {row.id for row in await table.referee.storage.rows(select(MATCHES.c.id))}


async def begun(table: Table, answers: int) -> Message:
    """Begins a match, and answers so many questions in it."""
    seat = await table.begin()
    async with table.sit(seat) as page:
        await play_on(page, answers=answers)
    await table.agents_rest(seat)
    return seat


@on_both
async def test_a_match_is_deleted_when_nobody_has_answered_in_it_for_days(table: Table) -> None:
    left, played, waiting = await begun(table, 2), await begun(table, 2), await table.begin(opponent="open")
    later = Later(table)
    await later.sweep(0)
    await later.sweep(4)
    assert await matches(table) == {left["match"], played["match"], waiting["match"]}
    async with table.sit(played) as page:
        await play_on(page, answers=1)
    await table.agents_rest(played)
    await later.sweep(2)
    assert await matches(table) == {played["match"]}
    answers = await table.referee.storage.rows(select(ANSWERS.c.match).distinct())
    assert [row.match for row in answers] == [played["match"]]
    standing = await table.ask("GET", f"/api/matches/{left['match']}/watch")
    assert standing.status_code == 404


async def test_a_match_that_somebody_sits_at_is_kept(table: Table) -> None:
    seat = await begun(table, 2)
    later = Later(table)
    await later.sweep(0)
    async with table.sit(seat) as page:
        await page.question()
        await later.sweep(30)
        assert await matches(table) == {seat["match"]}


async def test_a_match_that_is_over_is_deleted_when_it_is_very_old(table: Table) -> None:
    over = await begun(table, 10_000)
    later = Later(table)
    await later.sweep(19)
    assert await matches(table) == {over["match"]}
    await later.sweep(2)
    assert await matches(table) == set()


async def test_a_match_with_an_open_report_waits_and_a_closed_report_is_kept_for_a_while(table: Table) -> None:
    over, left = await begun(table, 10_000), await begun(table, 2)
    async with known_as(table, "Bob") as bob:
        for seat in (over, left):
            wish = {"match": seat["match"], "seat": seat["seat"], "words": "Rude"}
            assert (await bob.ask("POST", "/api/reports", json=wish))[0] == 204
    later = Later(table)
    for days in (0, 2, 25):
        await later.sweep(days)
    assert await matches(table) == {over["match"], left["match"]}
    reports = Reports(table.referee.storage)
    for report in await reports.open():
        await reports.close(report.id)
    for days in (0, 6, 40):
        await later.sweep(days)
    assert await matches(table) == set()
    assert len(await table.referee.storage.rows(select(REPORTS))) == 2
    await later.sweep(30)
    assert await table.referee.storage.rows(select(REPORTS)) == []


@pytest.mark.parametrize("settings", [Settings(guest_days=0, abandoned_days=0, match_days=0)])
async def test_a_host_may_keep_everything(table: Table) -> None:
    over, left = await begun(table, 10_000), await begun(table, 2)
    async with known_as(table, "Bob"):
        pass
    later = Later(table)
    await later.sweep(0)
    await later.sweep(1000)
    assert await matches(table) == {over["match"], left["match"]}
    assert len(await table.referee.storage.rows(select(PEOPLE))) == 1


@on_both
async def test_a_guest_who_cannot_come_back_is_deleted_and_one_with_a_bot_stays(table: Table) -> None:
    async with known_as(table, "Bob") as bob, known_as(table, "Cid") as cid:
        seat = await bob.post("/api/matches", game="formation", opponent="random", seed="5")
        async with table.sit(seat) as page:
            await play_on(page)
        await cid.post("/api/me/bots", label="Robo")
    later = Later(table)
    await later.sweep(LIFETIME.days - 1)
    assert len(await table.referee.storage.rows(select(PEOPLE))) == 2
    await later.sweep(2)
    assert [row.name for row in await table.referee.storage.rows(select(PEOPLE))] == ["Cid"]
    assert [row.purpose for row in await table.referee.storage.rows(select(SESSIONS))] == ["bot"]
    assert "Bob" not in str(await table.referee.storage.rows(select(MATCHES.c.seats)))
