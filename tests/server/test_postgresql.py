"""The log in a PostgreSQL database, and what is said when the database does not do its part."""

import asyncio
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

import asyncpg
import pytest

from tests.server.conftest import Log
from tests.server.people import Table, open_table, play_on, until
from tests.server.postgres import PASSWORD, Postgres, running
from wildswing.formation.game import FORMATION
from wildswing.kernel.match import Given, Match
from wildswing.server.keeping import storage as storing
from wildswing.server.keeping.sql_tables import SCHEMA, VERSION_TABLE
from wildswing.server.keeping.storage import open_storage
from wildswing.server.keeping.troubles import DatabaseTrouble, LostDatabase
from wildswing.server.room.entries import answers_in
from wildswing.server.room.keepers import Keeper

pytestmark = pytest.mark.anyio


@pytest.fixture
def kind() -> str:
    return "postgresql"


async def refusal_of(url: str) -> str:
    with pytest.raises(DatabaseTrouble) as refused:
        async with open_storage(url):
            pass
    sentence = str(refused.value)
    assert PASSWORD not in sentence
    assert urlsplit(url).password not in sentence.split()
    return sentence


@pytest.fixture
async def outside(url: str) -> AsyncIterator[asyncpg.Connection]:
    """A connection of another program."""
    connection = await asyncpg.connect(url)
    try:
        yield connection
    finally:
        await connection.close()


async def test_each_commit_is_synchronised(url: str) -> None:
    async with open_storage(url) as storage, storage.database.engine.connect() as connection:
        assert (await connection.exec_driver_sql("SHOW synchronous_commit")).scalar() == "on"


async def test_workers_that_start_together_make_the_tables_once(url: str) -> None:
    async def open_and_read() -> list[str]:
        async with open_storage(url) as storage:
            return await storage.unfinished()

    assert await asyncio.gather(*[open_and_read() for _ in range(4)]) == [[]] * 4


async def test_a_database_of_another_program_is_left_alone(url: str, outside: asyncpg.Connection) -> None:
    await outside.execute("CREATE TABLE recipes (name text)")
    sentence = await refusal_of(url)
    assert f"{urlsplit(url).path} is a database of another program and was left alone" in sentence
    assert await outside.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == 1


async def test_a_database_of_a_newer_wildswing_is_left_alone(url: str, outside: asyncpg.Connection) -> None:
    await outside.execute(f"CREATE TABLE {VERSION_TABLE} (version_num text)")
    await outside.execute(f"INSERT INTO {VERSION_TABLE} VALUES ('0099')")
    assert f"newer Wildswing (schema 99, this one reads {SCHEMA})" in await refusal_of(url)


async def test_a_wrong_password_a_wrong_name_and_no_server(url: str, postgres: Postgres) -> None:
    assert "does not let this user in" in await refusal_of(url.replace("hush%2Fhush", "guess"))
    assert "There is no database postgresql://127.0.0.1:" in await refusal_of(postgres.url("nowhere"))
    assert "cannot be reached" in await refusal_of(url.replace(f":{postgres.port}/", ":1/"))


@pytest.mark.parametrize("settings", ["nonsense=1", "sslmode=sometimes", "port=here"])
async def test_settings_in_an_address_that_nobody_knows_are_named(url: str, settings: str) -> None:
    name = settings.partition("=")[0]
    assert f"settings that cannot be used ({name})" in await refusal_of(f"{url}?{settings}")


async def test_a_user_who_may_not_make_tables_is_told_so(url: str, outside: asyncpg.Connection) -> None:
    await outside.execute("CREATE ROLE guest LOGIN PASSWORD 'hush/hush'")
    assert "does not let this user make or change tables" in await refusal_of(url.replace("wildswing:", "guest:"))


@pytest.mark.parametrize(
    ("break_it", "words"),
    [
        ("ALTER DATABASE {name} SET default_transaction_read_only = on", "since it is read-only"),
        ("LOCK", "is held by another program"),
    ],
)
async def test_a_database_that_takes_nothing_loses_nothing(
    url: str, log: Log, outside: asyncpg.Connection, break_it: str, words: str
) -> None:
    name = urlsplit(url).path.removeprefix("/")
    async with open_table(url) as table:
        seat = await table.begin(seed="6")
        async with table.sit(seat) as visitor:
            asked = await play_on(visitor, answers=3)
            room = await table.agents_rest(seat)
            before = (list(room.match.answers), room.match.state)
            change = outside.transaction()
            if break_it == "LOCK":
                await change.start()
                await outside.execute("LOCK TABLE answers IN EXCLUSIVE MODE")
            else:
                await outside.execute(break_it.format(name=name))
                await table.referee.storage.database.engine.dispose()
            refusal = await visitor.answer(asked["question"]["question"], 0)
            assert refusal["type"] == "refused"
            assert "cannot be used now" in refusal["reason"]
            assert (room.match.answers, room.match.state) == before
            (line,) = log.lines
            assert line.startswith(f"Match {seat['match']}: ")
            assert words in line
            if break_it == "LOCK":
                await change.rollback()
            else:
                await outside.execute("SET default_transaction_read_only = off")
                await outside.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
                await table.referee.storage.database.engine.dispose()
            assert (await visitor.answer(asked["question"]["question"], 0))["type"] == "accepted"
            await play_on(visitor, answers=3)


async def test_a_letter_that_the_database_cannot_keep_is_refused(table: Table) -> None:
    response = await table.ask("POST", "/api/matches", json={"game": "formation", "opponent": "random", "seed": "a\0"})
    assert response.status_code == 503
    assert "A text with a null character in it cannot be stored" in response.json()["error"]
    response = await table.ask("GET", "/api/matches/%00")
    assert response.status_code == 404


async def cut_all(outside: asyncpg.Connection) -> None:
    """Breaks all connections but one."""
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    await outside.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")


async def test_connections_that_break_are_made_anew_and_nobody_notices(
    table: Table, log: Log, outside: asyncpg.Connection
) -> None:
    seat = await table.begin(seed="6")
    async with table.sit(seat) as visitor:
        for _ in range(3):
            await table.agents_rest(seat)
            await cut_all(outside)
            question = (await visitor.question())["question"]
            assert (await visitor.answer(question["question"], 0))["type"] == "accepted"
        await until(lambda: any("is reached again" in line for line in log.lines))
    assert PASSWORD not in log.getvalue()


async def test_an_answer_whose_commit_was_not_confirmed_is_taken_once(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection breaks after the database has written the answer, and before it could say so."""
    storage = table.referee.storage
    write_down = storing.Storage._write_down
    breaks = [True]

    async def written_but_not_told(self: storing.Storage, batch: list[storing.Write]) -> None:
        await write_down(self, batch)
        if any(write.answers for write in batch) and breaks:
            breaks.clear()
            raise LostDatabase("The connection is lost.")

    seat = await table.begin(seed="6")
    async with table.sit(seat) as visitor:
        await visitor.question()
        room = await table.agents_rest(seat)
        count = len(room.match.answers)
        monkeypatch.setattr(storing.Storage, "_write_down", written_but_not_told)
        assert (await visitor.answer(1, 2))["type"] == "accepted"
        assert not breaks
        assert room.match.answers[count] == Given(0, 2)
        saved = await storage.load(seat["match"])
        assert saved is not None
        assert [entry.option for entry in saved.entries if entry.seat == 0] == [2]
        await play_on(visitor, answers=2)


async def test_a_server_that_is_gone_for_a_while_is_named_and_everything_goes_on(
    log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storing, "PERSISTENCE", 0.5)
    with running() as server:
        url = server.url(await server.new_database())
        async with open_table(url) as table:
            seat = await table.begin(seed="6")
            async with table.sit(seat) as visitor:
                asked = (await play_on(visitor, answers=2))["question"]["question"]
                room = await table.agents_rest(seat)
                before = list(room.match.answers)
                await asyncio.to_thread(server.stop)
                refusal = await visitor.answer(asked, 0)
                assert refusal["type"] == "refused"
                assert "cannot be reached; nothing that was accepted is lost" in refusal["reason"]
                response = await table.ask("POST", "/api/matches", json={"game": "formation", "opponent": "random"})
                assert response.status_code == 503
                assert room.match.answers == before
                await asyncio.to_thread(server.start)
                assert (await visitor.answer(asked, 1))["type"] == "accepted"
                assert room.match.answers[: len(before) + 1] == [*before, Given(0, 1)]
                assert (await play_on(visitor))["outcome"] is not None
            saved = await table.referee.storage.load(seat["match"])
            assert saved is not None
            assert answers_in(saved.entries) == room.match.answers
    assert [line for line in log.lines if "it is tried again until it can" in line]
    assert [line for line in log.lines if line.startswith(f"Match {seat['match']}: The database postgresql://")]
    assert PASSWORD not in log.getvalue()


@pytest.mark.parametrize("how", ["play", "watch"])
async def test_a_page_that_comes_while_the_database_is_away_has_to_call_again(
    log: Log, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """Never a farewell, after which a page would stay away for good."""
    monkeypatch.setattr(storing, "PERSISTENCE", 0.2)
    with running() as server:
        url = server.url(await server.new_database())
        async with open_table(url) as table:
            seat = await table.begin(seed="6")
            await asyncio.to_thread(server.stop)
            async with table.line(seat["match"], how=how) as visitor:
                await visitor.say({"type": "hello", "token": seat["token"]})
                assert await visitor.has_to_call_again()
                assert visitor.messages == []
            assert [line for line in log.lines if "a page has to call again" in line]
            response = await table.ask("POST", "/api/matches", json={"game": "formation", "opponent": "random"})
            assert (response.status_code, response.headers["Retry-After"]) == (503, "1")
            await asyncio.to_thread(server.start)
            async with table.line(seat["match"], how=how) as again:
                await again.say({"type": "hello", "token": seat["token"]})
                assert (await again.hear())["type"] == "welcome"


async def test_a_failed_opening_leaves_nothing_behind(url: str, outside: asyncpg.Connection) -> None:
    async with open_storage(url) as storage:
        await storage.add("m", Match(FORMATION, "5"), [Keeper()])
    await outside.execute(f"UPDATE {VERSION_TABLE} SET version_num = '0099'")
    await refusal_of(url)
    connected = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    assert await outside.fetchval(connected) == 1
