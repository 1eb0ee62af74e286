"""A backup is taken while the table is open, and played on wherever it is put back."""

import re
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from tests.server.guests import known_as
from tests.server.people import Message, Table, open_table, play_on
from tests.server.postgres import Postgres
from tests.server.test_people import CHEAP
from wildswing.server.hosting.orders import door_open, give
from wildswing.server.keeping.backups import BadBackup, back_up, restore
from wildswing.server.keeping.sql_tables import METADATA
from wildswing.server.keeping.storage import open_storage, url_of
from wildswing.server.people import passwords
from wildswing.server.referee.desk import Desk

pytestmark = pytest.mark.anyio

ANN = {"name": "Ann", "password": "correct horse"}


@pytest.fixture(autouse=True)
def cheap_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "HASHER", CHEAP)


async def new_url(kind: str, folder: Path, postgres: Postgres) -> str:
    return url_of(folder / "table.sqlite") if kind == "sqlite" else postgres.url(await postgres.new_database())


async def all_rows(url: str) -> dict[str, list[str]]:
    async with open_storage(url) as storage:
        found = {table.name: await storage.rows(select(table)) for table in METADATA.sorted_tables}
    return {name: sorted(map(str, rows)) for name, rows in found.items()}


async def with_a_match(table: Table) -> Message:
    """Has Ann play for a while, and returns her seat."""
    async with known_as(table, "") as ann:
        await ann.post("/api/accounts", **ANN)
        seat: Message = await ann.post("/api/matches", game="formation", opponent="random", seed="5")
    async with table.sit(seat) as page:
        await play_on(page, answers=4)
    await table.agents_rest(seat)
    return seat


@pytest.mark.parametrize(("kind", "other"), [("sqlite", "postgresql"), ("postgresql", "sqlite"), ("sqlite", "sqlite")])
async def test_a_backup_of_an_open_table_is_played_on_elsewhere(
    kind: str, other: str, tmp_path: Path, postgres: Postgres
) -> None:
    url, elsewhere = await new_url(kind, tmp_path / "a", postgres), await new_url(other, tmp_path / "b", postgres)
    file = tmp_path / "backups" / "one.sqlite"
    async with open_table(url) as table, door_open(url, Desk(table.referee.storage, table.referee.rooms)):
        seat = await with_a_match(table)
        assert await give(url, "backup", path=str(file)) == "1 match and 1 person"
        async with table.sit(seat) as page:  # which goes on meanwhile
            await play_on(page, answers=2)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [one.name for one in file.parent.iterdir()] == ["one.sqlite"]
    assert await restore(file, elsewhere) == "1 match and 1 person"
    async with open_table(elsewhere) as table:
        assert (await table.ask("POST", "/api/sessions", json=ANN)).status_code == 201
        async with table.sit(seat) as page:
            end = await play_on(page)
        assert end["outcome"] is not None


async def test_what_goes_through_both_databases_is_the_same_row_for_row(tmp_path: Path, postgres: Postgres) -> None:
    first, second, third = [await new_url(kind, tmp_path / kind, postgres) for kind in ("sqlite", "postgresql", "x")]
    async with open_table(first) as table:
        await with_a_match(table)
    for number, (source, target) in enumerate([(first, second), (second, third)]):
        file = tmp_path / f"{number}.sqlite"
        async with open_storage(source) as storage:
            await back_up(storage.database, file)
        told: list[tuple[int, int]] = []

        def watch(count: int, of: int, told: list[tuple[int, int]] = told) -> None:
            told.append((count, of))

        await restore(file, target, watch)
        rows = sum(map(len, (await all_rows(source)).values()))
        assert [of for _, of in told] == [rows] * len(told)
        assert [count for count, _ in told] == sorted({count for count, _ in told})
        assert told[-1] == (rows, rows)
    before = await all_rows(first)
    assert all(before[name] for name in ("matches", "answers", "people", "sessions", "played"))
    assert await all_rows(third) == await all_rows(second) == before


async def test_nothing_that_is_there_is_written_over(database: Path, tmp_path: Path) -> None:
    url = url_of(database)
    async with open_table(url) as table:
        await with_a_match(table)
    file = tmp_path / "backup.sqlite"
    file.write_text("something else")
    with pytest.raises(BadBackup, match="is there already; name another file"):
        await give(url, "backup", path=str(file))
    assert file.read_text() == "something else"
    file.unlink()
    await give(url, "backup", path=str(file))
    before = await all_rows(url)
    with pytest.raises(BadBackup, match="has matches or people in it"):
        await restore(file, url)
    assert await all_rows(url) == before
    with pytest.raises(BadBackup, match="There is no backup"):
        await restore(tmp_path / "none", url)


async def test_a_damaged_backup_and_a_foreign_file_are_put_nowhere(database: Path, tmp_path: Path) -> None:
    async with open_table(database) as table:
        await with_a_match(table)
    file, target = tmp_path / "backup.sqlite", tmp_path / "new.sqlite"
    await give(url_of(database), "backup", path=str(file))
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(Exception, match=r"damaged|cannot be used"):
        await restore(file, url_of(target))
    file.unlink()
    with closing(sqlite3.connect(file)) as foreign, foreign:
        foreign.execute("CREATE TABLE notes (words TEXT)")
    with pytest.raises(Exception, match="database of another program"):
        await restore(file, url_of(target))
    file.unlink()
    file.write_text("something else")
    with pytest.raises(
        BadBackup, match=f"^{re.escape(str(file))} is no backup; name a file that wildswing backup has made"
    ):
        await restore(file, url_of(target))
