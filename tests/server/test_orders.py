"""Orders of whoever hosts a table: to one that is open, and to one that is closed."""

import stat
from pathlib import Path

import pytest

from tests.server.conftest import Log
from tests.server.guests import known_as
from tests.server.people import Table, on_both, open_table
from tests.server.test_people import CHEAP
from wildswing.kernel.errors import WildswingError
from wildswing.server.hosting.orders import door_of, door_open, give
from wildswing.server.keeping.storage import url_of
from wildswing.server.people import passwords
from wildswing.server.referee.desk import Desk

pytestmark = pytest.mark.anyio

ANN = {"name": "Ann", "password": "correct horse"}
NEW = "battery staple"


@pytest.fixture(autouse=True)
def cheap_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "HASHER", CHEAP)


def desk_of(table: Table) -> Desk:
    return Desk(table.referee.storage, table.referee.rooms)


async def reset(table: Table, code: str) -> int:
    wish = {"name": "Ann", "reset_code": code, "password": NEW}
    return (await table.ask("POST", "/api/sessions/reset", json=wish)).status_code


@on_both
async def test_an_order_reaches_a_table_that_is_open_and_one_that_is_closed(url: str) -> None:
    async with open_table(url) as table, door_open(url, desk_of(table)), known_as(table, "") as ann:
        await ann.post("/api/accounts", **ANN)
        assert await reset(table, await give(url, "reset", name="Ann")) == 201
    code = await give(url, "reset", name="Ann")
    async with open_table(url) as table:
        assert await reset(table, code) == 201


@on_both
async def test_an_order_that_cannot_be_carried_out_is_refused_with_the_reason(url: str) -> None:
    for _ in range(2):
        with pytest.raises(WildswingError, match="No account is called “Ann”"):
            await give(url, "reset", name="Ann")
        async with open_table(url) as table, door_open(url, desk_of(table)):
            with pytest.raises(WildswingError, match="No account is called “Ann”"):
                await give(url, "reset", name="Ann")
            with pytest.raises(WildswingError, match="knows no order “dance”"):
                await give(url, "dance")


async def test_only_the_owner_of_the_file_may_use_the_door_and_it_goes_with_the_table(database: Path) -> None:
    url = url_of(database)
    path = door_of(url)
    assert path is not None
    path.parent.mkdir()
    path.write_text("left behind by a table that was killed")
    async with open_table(url) as table, door_open(url, desk_of(table)):
        assert stat.S_ISSOCK(path.stat().st_mode)
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert not path.exists()


async def test_a_mistake_behind_the_door_is_told_and_the_table_goes_on(
    database: Path, monkeypatch: pytest.MonkeyPatch, log: Log
) -> None:
    async def fail(*_: object, **__: object) -> str:
        raise ZeroDivisionError

    url = url_of(database)
    async with open_table(url) as table, door_open(url, desk_of(table)):
        with monkeypatch.context() as broken:
            broken.setattr(Desk, "carry_out", fail)
            with pytest.raises(WildswingError, match="made a mistake"):
                await give(url, "reset", name="Ann")
        with pytest.raises(WildswingError, match="No account"):
            await give(url, "reset", name="Ann")
    assert "An order failed" in log.getvalue()


async def test_a_table_whose_folder_has_too_long_a_name_goes_on_without_a_door(tmp_path: Path, log: Log) -> None:
    url = url_of(tmp_path / ("long" * 30) / "table.sqlite")
    async with open_table(url) as table, door_open(url, desk_of(table)):
        assert (await table.ask("GET", "/api/me")).status_code == 200
    assert "orders from the command line wait until the table is closed" in log.getvalue()
