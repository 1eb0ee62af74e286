"""`make chaos` notices what is lost."""

import asyncio
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.people import Table, open_table, play_on
from tests.server.persistent import Player
from tools.chaos.__main__ import KINDS, Toll, main
from tools.chaos.crowd import Crowd
from tools.chaos.served import Served
from wildswing.server.keeping.storage import url_of

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize(("claimed", "lost"), [([0, 0, 0], 0), ([0, None, 0], 0), ([0, 0, 0, 0], 1), ([0, 7, 0], 1)])
async def test_an_answer_that_is_not_on_disk_as_it_was_acknowledged_is_lost(
    tmp_path: Path, claimed: list[int | None], lost: int
) -> None:
    database = tmp_path / "table.sqlite"
    async with open_table(database) as table:
        seat = await table.begin()
        async with table.sit(seat) as visitor:
            await play_on(visitor, answers=3)
    crowd = Crowd(Table(""), 0)
    player = Player(crowd.table, seat)
    player.accepted = claimed
    crowd.players.append(player)
    assert await crowd.lost(url_of(database)) == lost
    crowd.contradictions.append("Two tabs were told the same.")
    assert await crowd.lost(url_of(database)) == lost + 1


@pytest.mark.parametrize("counts", [(1, 0, 0), (0, 1, 0), (0, 0, 1)])
def test_a_lost_answer_a_stuck_page_and_a_mistake_are_all_bad(counts: tuple[int, int, int]) -> None:
    lost, stuck, mistakes = counts
    assert Toll("floods", 3, 100, 0, 0, 5, 0).is_good
    assert not Toll("floods", 3, 100, lost, stuck, 5, mistakes).is_good


def test_a_slip_of_the_pen_is_told_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["floodz"])
    told = capsys.readouterr().err
    assert "there is no “floodz”" in told
    assert all(kind.name in told for kind in KINDS)


def test_a_database_that_is_too_slow_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(postgres, "PATIENCE", 0.001)
    assert main(["worker killed"]) == 1
    assert capsys.readouterr().err == (
        "PostgreSQL took more than 0.001 seconds to make its files: the machine has too much else to do. "
        "Nothing more was tried.\n"
    )


def test_a_database_that_does_not_start_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failing = tmp_path / "postgres"
    failing.write_text("#!/bin/sh\necho; echo the disk is full >&2; exit 1\n")
    failing.chmod(0o755)
    monkeypatch.setattr(postgres, "program", lambda _: str(failing))
    monkeypatch.setattr(postgres, "unprivileged", lambda: None)
    assert main(["worker killed"]) == 1
    assert capsys.readouterr().err == (
        "PostgreSQL could not make its files: the disk is full. Nothing more was tried.\n"
    )


async def test_a_table_lives_by_the_clock_that_is_set(tmp_path: Path) -> None:
    clock, database = tmp_path / "clock", tmp_path / "table.sqlite"
    clock.write_text(str(40 * 86400))
    served = Served(tmp_path, url_of(database), 1, ("tools.chaos.skewed", str(clock)))
    await asyncio.to_thread(served.open)
    try:
        await Table(served.address).begin()
    finally:
        await asyncio.to_thread(served.close)
    with closing(sqlite3.connect(database)) as connection:
        (created,) = connection.execute("SELECT created FROM matches").fetchone()
    ahead = datetime.fromisoformat(created) - datetime.now(UTC)
    assert timedelta(days=39) < ahead < timedelta(days=41)
