"""What nobody needs any more is deleted, and nothing else."""

import asyncio
import errno
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select, update

from tests.server.conftest import Log
from tests.server.guests import known_as
from tests.server.people import Message, Table, on_both, play_on
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.record import read
from wildswing.kernel.registry import find_game
from wildswing.notation.matches import read_notation
from wildswing.server.basics.settings import Settings
from wildswing.server.keeping.sql_tables import ANSWERS, MATCHES, PEOPLE, REPORTS, SESSIONS
from wildswing.server.people.reports import Reports
from wildswing.server.people.sessions import LIFETIME
from wildswing.server.referee import archive, expiry
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


# --- The archive ---


def files(folder: Path) -> list[str]:
    return sorted([str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()])


def archived(table: Table, folder: Path) -> Later:
    table.referee.settings = msgspec.structs.replace(table.referee.settings, archive=str(folder))
    return Later(table)


@on_both
async def test_a_match_is_written_down_before_it_is_deleted(table: Table, tmp_path: Path) -> None:
    over, left, waiting = await begun(table, 10_000), await begun(table, 2), await table.begin(opponent="open")
    record = await table.referee.record(over["match"])
    later = archived(table, tmp_path / "old")
    for days in (0, 6, 16):
        await later.sweep(days)
    assert await matches(table) == set()
    year = str(datetime.now(UTC).year)
    names = {seat["match"]: f"{year}/{seat['match']}.fight" for seat in (over, left, waiting)}
    assert files(tmp_path / "old") == sorted([names[over["match"]], names[left["match"]]])
    text = (tmp_path / "old" / names[over["match"]]).read_text()
    assert f'[Date "{datetime.now(UTC):%Y.%m.%d}"]' in text
    assert read_notation(text, find_game).content == record
    half = read_notation((tmp_path / "old" / names[left["match"]]).read_text(), find_game).recorder.match
    assert not half.outcome
    assert sum(given.seat == left["seat"] for given in half.answers) == 2
    assert (tmp_path / "old" / year).stat().st_mode & 0o077 == 0
    assert (tmp_path / "old" / names[over["match"]]).stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("step", ["write", "flush", "rename"])
async def test_nothing_is_deleted_while_the_disk_of_the_archive_is_full(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    over = await begun(table, 10_000)
    later = archived(table, tmp_path / "old")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        if step == "write":
            patched.setattr(archive, "_for_owner", full)
        elif step == "flush":
            patched.setattr(os, "fsync", full)
        else:
            patched.setattr(Path, "replace", full)
        with pytest.raises(WildswingError, match=r"\.fight cannot be written: No space left on device\.$"):
            await later.sweep(21)
    assert await matches(table) == {over["match"]}
    assert files(tmp_path / "old") == []
    await later.sweep(0)
    assert await matches(table) == set()
    assert len(files(tmp_path / "old")) == 1


async def test_the_log_says_why_in_one_line(
    table: Table, tmp_path: Path, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "old").write_text("no folder")
    await begun(table, 10_000)
    table.referee.settings = msgspec.structs.replace(table.referee.settings, archive=str(tmp_path / "old"))
    monkeypatch.setattr(expiry, "FIRST", 0.0)
    task = asyncio.create_task(Expiry(table.referee, lambda: datetime.now(UTC) + 21 * DAY).keep_up())
    async with asyncio.timeout(20):
        while not log.lines:
            await asyncio.sleep(0.02)
    task.cancel()
    year = datetime.now(UTC).year
    assert log.lines == [f"The folder {tmp_path / 'old' / str(year)} cannot be made: Not a directory."]


async def test_a_match_that_its_game_has_no_words_for_is_kept_as_its_file(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = await begun(table, 10_000)
    record = await table.referee.record(over["match"])

    def speechless(*_: object) -> str:
        raise KeyError("no word")

    monkeypatch.setattr(archive, "notate", speechless)
    await archived(table, tmp_path / "old").sweep(21)
    assert await matches(table) == set()
    file = tmp_path / "old" / str(datetime.now(UTC).year) / f"{over['match']}.match"
    assert file.read_bytes() == record
    assert read(record, find_game).match.outcome


async def test_a_match_that_cannot_be_played_any_more_is_kept_as_its_log(table: Table, tmp_path: Path) -> None:
    over = await begun(table, 10_000)
    await table.referee.storage.write(update(MATCHES).values(version=99))
    await archived(table, tmp_path / "old").sweep(21)
    assert await matches(table) == set()
    file = tmp_path / "old" / str(datetime.now(UTC).year) / f"{over['match']}.json"
    kept = msgspec.json.decode(file.read_bytes())
    assert (kept["game"], kept["version"]) == ("formation", 99)
    assert len(kept["entries"]) > 10
    assert over["token"] not in file.read_text()


async def test_without_an_archive_nothing_is_written(table: Table, tmp_path: Path) -> None:
    await begun(table, 10_000)
    before = files(tmp_path)
    await Later(table).sweep(21)
    assert await matches(table) == set()
    assert files(tmp_path) == before


def test_a_folder_that_cannot_be_an_archive_is_refused(tmp_path: Path) -> None:
    (tmp_path / "old").write_text("no folder")
    with pytest.raises(WildswingError, match="cannot be made: File exists"):
        archive.prepared(tmp_path / "old")
    assert archive.prepared(tmp_path / "new" / "folder").is_dir()


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
