"""`wildswing backup` and `wildswing restore`: from an open table, and into an empty database."""

import asyncio
from pathlib import Path

import httpx
import pytest

from tests.cli.conftest import Command, assert_refused
from tests.cli.test_serve import page, served
from wildswing.cli.backup import backup
from wildswing.cli.restore import restore
from wildswing.home.folder import table_file
from wildswing.server.hosting.orders import give
from wildswing.server.keeping.storage import open_storage

__all__ = ["page"]  # a fixture

WISH = {"game": "formation", "opponent": "random"}


def test_an_open_table_is_backed_up_and_put_back(wildswing: Command, home: Path, page: Path, tmp_path: Path) -> None:
    file, new = tmp_path / "backup.sqlite", tmp_path / "new.sqlite"
    with served(page) as (_, address):
        httpx.post(f"{address}/api/matches", json=WISH).raise_for_status()
        said = wildswing("backup", file)
        assert (said.code, said.out) == (0, f"{file} has 1 match and 0 people in it.\n")
    assert_refused(wildswing("backup", file), "is there already; name another file")
    assert_refused(wildswing("restore", file), "has matches or people in it")
    said = wildswing("restore", file, "--database", f"sqlite:///{new}")
    assert (said.code, said.out) == (0, "1 match and 0 people are back; wildswing serve opens the table.\n")
    assert table_file().is_file()


def test_a_table_that_is_not_there_is_not_made_to_be_empty(wildswing: Command, home: Path, tmp_path: Path) -> None:
    gone = tmp_path / "gone.sqlite"
    for command in (("backup", tmp_path / "b"), ("people", "reset", "Ann")):
        assert_refused(wildswing(*command, "--database", f"sqlite:///{gone}"), f"There is no table {gone}; name the")
        assert_refused(wildswing(*command), f"There is no table {table_file()}; name the")
    assert not gone.exists()
    assert not home.exists()
    assert wildswing("people", "registration", "closed", "--database", f"sqlite:///{gone}").code == 0


async def made(url: str) -> None:
    async with open_storage(url):
        pass


@pytest.mark.usefixtures("home")
def test_whoever_waits_is_told_how_much_is_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wildswing.cli.progress.EVERY", 0.001)
    old, file, new, empty = [tmp_path / f"{name}.sqlite" for name in ("old", "file", "new", "empty")]
    asyncio.run(give(f"sqlite:///{old}", "registration", value="open"))  # which is one row
    asyncio.run(made(f"sqlite:///{empty}"))
    backup(file, database=f"sqlite:///{old}")
    assert "Megabytes copied: " in capsys.readouterr().err
    restore(file, database=f"sqlite:///{new}")
    assert "Megabytes put back: " in capsys.readouterr().err
    restore(file, database=f"sqlite:///{empty}")
    assert "Rows put back: " in capsys.readouterr().err


def test_a_file_of_settings_opens_the_table(home: Path, page: Path, tmp_path: Path) -> None:
    settings = tmp_path / "table.toml"
    settings.write_text(f'database = "sqlite:///{tmp_path}/elsewhere.sqlite"\nlog = "json"\nmetrics_token = "hush"\n')
    with served(page, "--settings", str(settings)) as (server, address):
        assert httpx.get(f"{address}/ready").json() == {"status": "open"}
        numbers = httpx.get(f"{address}/metrics", headers={"Authorization": "Bearer hush"})
        assert "wildswing_lines{" in numbers.text
        assert httpx.get(f"{address}/metrics").status_code == 401
        server.terminate()
        _, err = server.communicate(timeout=30)
    assert [line[0] for line in err.splitlines()] == ["{"]
    assert (tmp_path / "elsewhere.sqlite").is_file()


def test_a_mistake_in_the_settings_is_told(wildswing: Command, page: Path, tmp_path: Path) -> None:
    settings = tmp_path / "table.toml"
    settings.write_text("liens = 5")
    assert_refused(wildswing("serve", "--settings", settings), "has a setting “liens”, which there is not")
    settings.write_text("port = 70000")
    assert_refused(wildswing("serve", "--settings", settings), "“70000” is no number for WILDSWING_PORT")
