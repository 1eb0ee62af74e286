"""Strangers are told what concerns them: no refusal names a file, a folder or an address of the machine."""

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.conftest import Log
from tests.server.people import Table, never_choose
from wildswing.home.folder import fighters_folder
from wildswing.kernel.registry import Broken, shelf
from wildswing.server.keeping.storage import Storage
from wildswing.server.keeping.troubles import DatabaseTrouble, LostDatabase, Overtaken
from wildswing.server.machines.thinkers import Thinkers

pytestmark = pytest.mark.anyio

PASSING = ["FULL", "IOERR_WRITE", "READONLY", "BUSY"]
"""Troubles in which a page is told nothing, but calls again."""

TROUBLES = [*PASSING, "CORRUPT", "CANTOPEN", "CONSTRAINT_UNIQUE", "NOMEM"]


def break_database(monkeypatch: pytest.MonkeyPatch, trouble: str, database: Path) -> None:
    """Has a database complain of everything, in words that name its file."""
    error = sqlite3.OperationalError(f"trouble with {database}")
    error.sqlite_errorname = f"SQLITE_{trouble}"

    def fail(*_: object) -> None:
        raise OperationalError("SELECT", {}, error)

    monkeypatch.setattr(AsyncEngine, "connect", fail)
    monkeypatch.setattr(AsyncEngine, "begin", fail)
    monkeypatch.setattr("aiosqlite.Connection.execute_fetchall", fail)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("trouble", TROUBLES)
async def test_trouble_with_the_database_names_it_to_the_host_alone(
    trouble: str, language: str, table: Table, database: Path, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinkers, "choose", never_choose)
    seat = await table.begin(seed="6")
    async with table.line(seat["match"]) as visitor:
        await visitor.say({"type": "hello", "token": seat["token"], "language": language})
        await visitor.question()
        break_database(monkeypatch, trouble, database)
        told = [(await visitor.answer(1, 0))["reason"]]
        await visitor.say({"type": "resign"})
        told.append((await visitor.hear_until("refused"))["reason"])
        async with table.line("elsewhere") as other:
            await other.say({"type": "hello", "token": "a", "language": language})
            if trouble in PASSING:
                assert await other.has_to_call_again()
            else:
                told.append(await other.farewell())
        spoken = {"Accept-Language": language}
        for method, path in (("GET", "/api/lobby"), ("POST", "/api/matches/elsewhere/return"), ("GET", "/api/me")):
            answer = await table.ask(method, path, headers={**spoken, "Authorization": "Bearer a"})
            assert answer.status_code in {503, 409}
            told.append(answer.json()["error"])
        monkeypatch.undo()
    assert all(
        ("Datenbank" in sentence or "Festplatte" in sentence or "inzwischen" in sentence) == (language == "de")
        for sentence in told
    )
    for sentence in told:
        assert "sqlite" not in sentence
        assert str(database.parent) not in sentence
        assert "/" not in sentence
    assert len([line for line in log.lines if str(database) in line]) == len(told) + (trouble in PASSING)


@pytest.mark.parametrize("kind", [DatabaseTrouble, LostDatabase, Overtaken])
async def test_an_agent_that_cannot_write_names_no_database(
    kind: type[DatabaseTrouble], table: Table, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise kind("postgresql://db.example:5432/wildswing cannot be used.")

    seat = await table.begin(seed="6")
    async with table.sit(seat) as visitor:
        await visitor.question()
        monkeypatch.setattr(Storage, "claim", fail)
        await visitor.answer(1, 0)
        if kind is LostDatabase:
            assert await visitor.has_to_call_again()
        else:
            assert await visitor.farewell() == kind("").told
    assert any("postgresql://db.example:5432/wildswing cannot be used." in line for line in log.lines)


async def test_files_of_the_host_are_called_by_their_names_alone(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WILDSWING_HOME", str(tmp_path))
    fighters_folder().mkdir()
    (fighters_folder() / "other.fighter").write_text("fighter Nobody\nedition strife\n")
    (fighters_folder() / "bytes.fighter").write_bytes(b"\xff")
    (fighters_folder() / "folder.fighter").mkdir()
    offered = await table.ask("GET", "/api/games")
    sheet = await table.ask("GET", "/api/games/exceed/sheet", params={"name": "Nobody"})
    wish = {"game": "exceed", "opponent": "random", "fighters": ["Nobody", "Ryu"]}
    begun = await table.ask("POST", "/api/matches", json=wish)
    assert (sheet.status_code, begun.status_code) == (400, 400)
    for said in (offered, sheet, begun):
        assert "other.fighter, line 2" in said.text
        assert str(tmp_path) not in said.text


async def test_why_a_game_cannot_be_loaded_is_for_the_host(
    table: Table, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = Broken("chess", "their-chess", "ImportError: cannot import name 'x' from 'y' (/srv/games/y.py)")
    monkeypatch.setitem(shelf().broken, "chess", broken)
    answer = await table.ask("POST", "/api/matches", json={"game": "chess", "opponent": "random"})
    assert answer.json() == {"error": "The game “chess” cannot be played at this table; its host has to fix it."}
    assert "/srv/games/y.py" in log.lines[-1]
