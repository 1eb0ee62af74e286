"""Databases of earlier releases are taken over, with the matches that run in them."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, select, text

import wildswing.server.keeping.migrations
from tests.server.people import Message, on_both, open_table, play_on
from wildswing.formation.game import FORMATION
from wildswing.kernel.match import Match
from wildswing.server.basics.tokens import hash_of
from wildswing.server.keeping.migrations import upgrade
from wildswing.server.keeping.sql_tables import METADATA, PEOPLE, REVISION, VERSION_TABLE
from wildswing.server.keeping.sqlite import APPLICATION
from wildswing.server.keeping.storage import open_storage, url_of
from wildswing.server.room.keepers import Keeper

pytestmark = pytest.mark.anyio

FIRST_MATCHES = """
CREATE TABLE matches (
    id VARCHAR NOT NULL, game VARCHAR NOT NULL, version INTEGER NOT NULL, program VARCHAR NOT NULL,
    setup VARCHAR NOT NULL, seed VARCHAR NOT NULL, seats VARCHAR NOT NULL, created VARCHAR NOT NULL,
    outcome VARCHAR, PRIMARY KEY (id)
)
"""

FIRST_ANSWERS = """
CREATE TABLE answers (
    "match" VARCHAR NOT NULL, place INTEGER NOT NULL, seat INTEGER NOT NULL, option INTEGER NOT NULL,
    PRIMARY KEY ("match", place), FOREIGN KEY("match") REFERENCES matches (id)
)
"""

SEAT: Message = {"match": "running", "seat": 0, "token": "secret"}


def first_release(database: Path, *tables: str) -> sqlite3.Connection:
    """Makes a file as the first release did, which kept the number of its schema in the head alone."""
    database.parent.mkdir()
    connection = sqlite3.connect(database)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute("PRAGMA user_version = 1")
    for table in tables:
        connection.execute(table)
    return connection


def running_match(connection: sqlite3.Connection, answers: int) -> Match:
    """Plays a match for a while and writes it down as the first release did."""
    match = Match(FORMATION, "5")
    seats = [Keeper(token_hash=hash_of(SEAT["token"])), Keeper(agent="random")]
    row = (SEAT["match"], "formation", FORMATION.version, "0.1.0", _json(match.setup), "5", _json(seats), "2026-01-01")
    connection.execute("INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)", row)
    for place in range(answers):
        seat = match.asks[0].seat
        match.answer(seat, 0)
        connection.execute("INSERT INTO answers VALUES (?, ?, ?, 0)", (SEAT["match"], place, seat))
    connection.commit()
    return match


def _json(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


async def test_a_match_that_runs_in_a_file_of_the_first_release_goes_on(database: Path) -> None:
    with closing(first_release(database, FIRST_MATCHES, FIRST_ANSWERS)) as connection:
        before = running_match(connection, answers=4)
    async with open_table(database) as table:
        room, _ = await table.referee.find(SEAT["match"], SEAT["token"])
        assert room.match.answers[:4] == before.answers
        async with table.sit(SEAT) as visitor:
            last = await play_on(visitor)
        assert last["outcome"] is not None
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchall() == [(REVISION,)]
        assert connection.execute("PRAGMA user_version").fetchone() == (int(REVISION),)


async def test_a_file_that_the_first_release_left_half_made_is_made_whole(database: Path) -> None:
    first_release(database, FIRST_MATCHES).close()
    async with open_storage(url_of(database)) as storage:
        await storage.add("m", Match(FORMATION, "5"), [Keeper()])
        assert await storage.unfinished() == ["m"]


@on_both
@pytest.mark.parametrize("name", ["make", "upgrade"])
async def test_the_steps_lead_to_the_tables_that_a_new_database_has(
    name: str, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind in ("sqlite", "postgresql"):
        monkeypatch.setattr(f"wildswing.server.keeping.{kind}.make", getattr(wildswing.server.keeping.migrations, name))

    def differences(connection: Connection) -> Any:
        options = {"version_table": VERSION_TABLE, "compare_type": True}
        return compare_metadata(MigrationContext.configure(connection, opts=options), METADATA)

    async with open_storage(url) as storage, storage.database.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        revision = await connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}"))
        assert revision.scalars().all() == [REVISION]


@on_both
async def test_a_database_that_is_up_to_date_is_left_as_it_is(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_storage(url) as storage:
        await storage.add("m", Match(FORMATION, "5"), [Keeper()])
    for name in ("sqlite", "postgresql"):
        monkeypatch.setattr(f"wildswing.server.keeping.{name}.upgrade", lambda _: pytest.fail("it was changed"))
    async with open_storage(url) as storage:
        assert await storage.unfinished() == ["m"]
        async with storage.database.engine.connect() as connection:
            await connection.run_sync(upgrade)  # which finds nothing to do
        assert await storage.unfinished() == ["m"]


def test_the_newest_step_has_the_number_of_the_schema() -> None:
    folder = Path(wildswing.server.keeping.migrations.__file__).parent
    assert ScriptDirectory(str(folder)).get_heads() == [REVISION]


async def test_names_that_were_there_before_are_looked_at(database: Path) -> None:
    async with open_storage(url_of(database)):
        pass
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("DROP TABLE scores")
        for table in (
            "codes",
            "reports",
            "orders",
            "switches",
            "analyses",
            "ratings",
            "rated",
            "tournaments",
            "ties",
            "challenges",
            "said",
        ):
            connection.execute(f"DROP TABLE {table}")
        for column in (
            "second_factor",
            "factor_step",
            "role",
            "banned_until",
            "banned_why",
            "muted_until",
            "muted_why",
        ):
            connection.execute(f"ALTER TABLE people DROP COLUMN {column}")
        connection.execute("ALTER TABLE sessions DROP COLUMN family")
        connection.execute("DROP INDEX ix_people_looks_like")
        connection.execute("ALTER TABLE people DROP COLUMN looks_like")
        for column in ("public", "still_at", "still_since", "series"):
            connection.execute(f"ALTER TABLE matches DROP COLUMN {column}")
        connection.execute(f"UPDATE {VERSION_TABLE} SET version_num = '0002'")
        connection.execute("PRAGMA user_version = 2")
        for number, password in ((1, "'x'"), (2, "NULL")):
            row = f"'{number}', 'BiII', '{number}', {password}, '2026-01-01'"
            connection.execute(f"INSERT INTO people (id, name, known_as, password, created) VALUES ({row})")
    async with open_storage(url_of(database)) as storage:
        found = await storage.rows(select(PEOPLE.c.id, PEOPLE.c.looks_like).order_by(PEOPLE.c.id))
        assert [tuple(row) for row in found] == [("1", "bill"), ("2", None)]
