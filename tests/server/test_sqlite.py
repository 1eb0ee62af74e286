"""The log in an SQLite file, and what is said when the disk does not do its part."""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from tests.server.conftest import Log
from tests.server.people import Table, never_choose, play_on, until, waiting_for
from tests.server.test_storage import count_commits
from wildswing.formation.game import FORMATION
from wildswing.kernel.match import Match
from wildswing.server.keeping import sqlite
from wildswing.server.keeping.migrations import make
from wildswing.server.keeping.sql_tables import SCHEMA
from wildswing.server.keeping.sqlite import APPLICATION
from wildswing.server.keeping.storage import Storage, open_storage, url_of
from wildswing.server.keeping.troubles import DatabaseTrouble
from wildswing.server.machines.thinkers import Thinkers
from wildswing.server.room.entries import Entry
from wildswing.server.room.keepers import Keeper

pytestmark = pytest.mark.anyio


async def refusal_of(database: Path) -> str:
    with pytest.raises(DatabaseTrouble) as refused:
        async with open_storage(url_of(database)):
            pass
    return str(refused.value)


def hold_up(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Has answers wait for the disk until it is told to go on."""
    go_on = asyncio.Event()
    append = storage.database.append

    async def held_up(answers: Sequence[dict[str, Any]], matches: Sequence[str]) -> None:
        await go_on.wait()
        await append(answers, matches)

    monkeypatch.setattr(storage.database, "append", held_up)
    return go_on


async def test_answers_in_many_matches_share_a_commit(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """While one commit is under way all other answers wait, and then go to disk together."""
    monkeypatch.setattr(Thinkers, "choose", never_choose)
    seats = [await table.begin(seed="6") for _ in range(6)]
    rooms = [await table.agents_rest(seat) for seat in seats]
    storage = table.referee.storage
    async with AsyncExitStack() as stack:
        visitors = [await stack.enter_async_context(table.sit(seat)) for seat in seats]
        for visitor in visitors:
            await visitor.question()
        go_on = hold_up(storage, monkeypatch)
        commits = count_commits(storage, monkeypatch)
        for visitor in visitors:
            await visitor.say({"type": "answer", "question": 1, "option": 0})
        await until(lambda: all(room.under_way for room in rooms))
        assert [message for visitor in visitors for message in await waiting_for(visitor)] == []
        go_on.set()
        assert [(await visitor.hear())["type"] for visitor in visitors] == ["accepted"] * 6
    assert [room.answers_of(0) for room in rooms] == [[0]] * 6
    assert 1 <= len(commits) <= 2


async def test_an_answer_whose_commit_fails_is_refused_and_can_be_given_again(
    table: Table, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorname = "SQLITE_IOERR_FSYNC"
        raise error

    seat = await table.begin(seed="6")
    async with table.sit(seat) as visitor:
        await visitor.question()
        room, _ = await table.referee.find(seat["match"], seat["token"])
        with monkeypatch.context() as broken:
            broken.setattr("aiosqlite.Connection.execute_fetchall", fail)
            refusal = await visitor.answer(1, 2)
        assert refusal["type"] == "refused"
        assert refusal["reason"].startswith("The database of this table cannot be used now, so nothing was changed")
        (line,) = log.lines
        assert line.startswith(f"Match {seat['match']}: ")
        assert line.endswith("cannot be written, since the disk fails; look after the disk, then try again.")
        assert room.match.answers == []
        saved = await table.referee.storage.load(seat["match"])
        assert saved is not None
        assert saved.entries == ()
        assert (await visitor.answer(1, 1))["type"] == "accepted"
        assert room.answers_of(0) == [1]
        await visitor.question()
        assert (await visitor.answer(2, 0))["type"] == "accepted"


async def test_each_commit_is_synchronised(database: Path) -> None:
    async with open_storage(url_of(database)) as storage, storage.database.engine.connect() as connection:
        assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2  # FULL
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
        assert (await connection.execute(text("PRAGMA wal_autocheckpoint"))).scalar() == sqlite.PAGES_AHEAD


def rights(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}


@pytest.fixture
def generous() -> Iterator[None]:
    """Has new files be for everybody, as far as nothing else is said."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("generous")
async def test_the_owner_alone_may_read_a_new_database_from_its_first_moment(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[dict[str, int]] = []
    connect = sqlite3.connect

    def look(*given: Any, **settings: Any) -> Any:
        seen.append(rights(database.parent))
        return connect(*given, **settings)

    monkeypatch.setattr(sqlite3, "connect", look)
    async with open_storage(url_of(database)) as storage:
        await storage.add("f", Match(FORMATION, "5", FORMATION.default_setup()), [Keeper()])
        seen.append(rights(database.parent))
    assert seen[0] == {"table.sqlite": 0o600}
    assert seen[-1] == {"table.sqlite": 0o600, "table.sqlite-wal": 0o600}
    assert {right for files in seen for right in files.values()} == {0o600}
    assert database.parent.stat().st_mode & 0o777 == 0o700


@pytest.mark.usefixtures("generous")
async def test_a_database_that_others_could_read_is_theirs_no_more(database: Path) -> None:
    async with open_storage(url_of(database)):
        pass
    database.chmod(0o666)
    with closing(sqlite3.connect(database)) as left_open:  # a table that was killed leaves these files behind
        left_open.execute("PRAGMA user_version").fetchone()
        assert rights(database.parent) == {f"table.sqlite{beside}": 0o666 for beside in ("", "-wal", "-shm")}
        for beside in ("-wal", "-shm"):
            shutil.copyfile(f"{database}{beside}", f"{database}{beside}.kept")
    for beside in ("-wal", "-shm"):
        Path(f"{database}{beside}.kept").rename(f"{database}{beside}")
    async with open_storage(url_of(database)):
        assert set(rights(database.parent).values()) == {0o600}
    assert set(rights(database.parent).values()) == {0o600}


@pytest.mark.usefixtures("generous")
async def test_rights_to_a_database_of_another_program_are_left_alone(database: Path) -> None:
    database.parent.mkdir()
    with closing(sqlite3.connect(database)) as other, other:
        other.execute("CREATE TABLE theirs (one INTEGER)")
    before = rights(database.parent)
    assert "is a database of another program and was left alone" in await refusal_of(database)
    assert rights(database.parent) == before == {"table.sqlite": 0o644}


async def test_rights_that_cannot_be_changed_are_told_and_the_table_opens(
    database: Path, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    async with open_storage(url_of(database)):
        pass
    database.chmod(0o644)
    monkeypatch.setattr(Path, "chmod", refuse)
    async with open_storage(url_of(database)):
        assert log.lines[0] == (
            f"{database} may be read by others, and its rights cannot be changed (Operation not permitted)."
        )


async def test_a_second_table_is_kept_out(database: Path) -> None:
    async with open_storage(url_of(database)):
        sentence = await refusal_of(database)
    assert f"{database} is held by another program, probably another Wildswing table" in sentence


async def test_a_locked_file_is_refused_and_opens_later(database: Path) -> None:
    async with open_storage(url_of(database)):
        pass
    with closing(sqlite3.connect(database)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert "is held by another program" in await refusal_of(database)
    async with open_storage(url_of(database)) as storage:
        assert await storage.unfinished() == []


async def test_a_file_that_is_no_database_is_left_alone(database: Path) -> None:
    database.parent.mkdir()
    database.write_text("Dear diary, " * 100)
    before = database.read_bytes()
    assert f"{database} is no database and was left alone; move it away" in await refusal_of(database)
    assert database.read_bytes() == before


async def test_a_database_of_another_program_is_left_alone(database: Path) -> None:
    database.parent.mkdir()
    with closing(sqlite3.connect(database)) as other, other:
        other.execute("CREATE TABLE recipes (name)")
    before = database.read_bytes()
    assert f"{database} is a database of another program and was left alone" in await refusal_of(database)
    assert database.read_bytes() == before


async def test_a_database_of_a_newer_wildswing_is_left_alone(database: Path) -> None:
    database.parent.mkdir()
    with closing(sqlite3.connect(database)) as newer, newer:
        newer.execute("CREATE TABLE matches (name)")
        newer.execute(f"PRAGMA application_id = {APPLICATION}")
        newer.execute("PRAGMA user_version = 99")
    before = database.read_bytes()
    assert f"newer Wildswing (schema 99, this one reads {SCHEMA})" in await refusal_of(database)
    assert database.read_bytes() == before


async def test_a_folder_that_cannot_be_made_and_a_file_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("in the way")
    assert f"The folder {tmp_path / 'home'}" in await refusal_of(tmp_path / "home" / "table.sqlite")
    (tmp_path / "folder").mkdir()
    assert f"{tmp_path / 'folder'} cannot be opened" in await refusal_of(tmp_path / "folder")


@pytest.mark.parametrize(
    "spoil",
    [
        lambda content: content[:100] + b"\xff" * 3996 + content[4096:],
        lambda content: content[:-8192],
        lambda content: content[:5000],
        lambda content: content[: len(content) // 2] + b"\xff" * (len(content) - len(content) // 2),
        lambda content: content[:-1],
    ],
    ids=["first page", "end is cut off", "beginning is left", "second half", "last byte"],
)
async def test_a_damaged_database_is_refused_and_left_alone(database: Path, spoil: Callable[[bytes], bytes]) -> None:
    async with open_storage(url_of(database)) as storage:
        for number in range(20):
            await storage.add(f"m{number}", Match(FORMATION, "5"), [Keeper()])
    spoilt = spoil(database.read_bytes())
    database.write_bytes(spoilt)
    assert await refusal_of(database) == (
        f"{database} is damaged and was left alone; put a backup in its place, or move it away to begin anew, with its "
        "matches and people gone."
    )
    assert database.read_bytes() == spoilt


@pytest.mark.parametrize(
    ("is_new", "setting", "words"),
    [
        (True, "max_page_count = 1", "since the disk is full"),
        (True, "query_only = ON", "since it is read-only"),
        (False, "query_only = ON", "since it is read-only"),
    ],
)
async def test_a_file_that_cannot_be_written_is_refused_before_anybody_plays(
    database: Path, monkeypatch: pytest.MonkeyPatch, is_new: bool, setting: str, words: str
) -> None:
    if not is_new:
        async with open_storage(url_of(database)):
            pass
    prepare = sqlite._prepare

    def hindered(connection: Any, record: object) -> None:
        prepare(connection, record)
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    monkeypatch.setattr(sqlite, "_prepare", hindered)
    assert words in await refusal_of(database)


async def test_a_file_that_was_left_half_made_is_made_whole(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server was killed between its first writes."""

    def die(connection: Connection) -> None:
        make(connection)
        raise KeyboardInterrupt

    with monkeypatch.context() as killed:
        killed.setattr(sqlite, "make", die)
        with pytest.raises(KeyboardInterrupt):
            async with open_storage(url_of(database)):
                pass
    with closing(sqlite3.connect(database)) as left:
        assert left.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    async with open_storage(url_of(database)) as opened:
        assert await opened.unfinished() == []


async def pragma(storage: Storage, words: str) -> None:
    async with storage.database.engine.connect() as connection:
        await connection.execute(text(f"PRAGMA {words}"))


async def fill(storage: Storage, match: str) -> None:
    """Writes answers until no more go in: the last page of a full disk has a little room left."""
    for place in range(10_000):
        try:
            await storage.append(match, place, Entry(0, 0), None)
        except DatabaseTrouble:
            return
    pytest.fail("everything was written")


@pytest.mark.parametrize(
    ("break_it", "mend_it", "words", "told"),
    [
        ("query_only = ON", "query_only = OFF", "since it is read-only", "cannot be used now"),
        ("max_page_count = 1", "max_page_count = 1000000", "since the disk is full", "is full"),
    ],
)
async def test_a_disk_that_takes_no_more_loses_nothing(
    table: Table, log: Log, break_it: str, mend_it: str, words: str, told: str
) -> None:
    seat = await table.begin(seed="6")
    storage = table.referee.storage
    async with table.sit(seat) as visitor:
        asked = await play_on(visitor, answers=3)
        room = await table.agents_rest(seat)
        before = (list(room.match.answers), room.match.state)
        await storage.add("f", Match(FORMATION, "6"), [Keeper()])
        await pragma(storage, break_it)
        await fill(storage, "f")
        refusal = await visitor.answer(asked["question"]["question"], 0)
        assert refusal["type"] == "refused"
        assert told in refusal["reason"]
        assert (room.match.answers, room.match.state) == before
        (line,) = log.lines
        assert line.startswith(f"Match {seat['match']}: ")
        assert words in line
        statuses = []
        while 503 not in statuses:
            response = await table.ask("POST", "/api/matches", json={"game": "formation", "opponent": "random"})
            statuses.append(response.status_code)
        assert told in response.json()["error"]
        await pragma(storage, mend_it)
        assert (await visitor.answer(asked["question"]["question"], 0))["type"] == "accepted"
        await play_on(visitor, answers=3)


async def test_an_answer_of_an_agent_that_cannot_be_written_loses_nothing(
    table: Table, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = table.referee.storage
    choose = Thinkers.choose

    async def then_break(*given: Any) -> int:
        chosen = await choose(*given)
        await pragma(storage, "query_only = ON")
        return chosen

    seat = await table.begin(seed="6")
    async with table.sit(seat) as visitor:
        await visitor.question()
        monkeypatch.setattr(Thinkers, "choose", then_break)
        assert (await visitor.answer(1, 0))["type"] == "accepted"
        assert await visitor.has_to_call_again()
    (line,) = [line for line in log.lines if line.startswith(f"Match {seat['match']}: ")]
    assert "cannot be written, since it is read-only" in line
    monkeypatch.undo()
    await pragma(storage, "query_only = OFF")
    async with table.sit(seat) as back:
        await play_on(back, answers=3)
