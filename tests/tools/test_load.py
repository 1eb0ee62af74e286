"""The tool that puts load on a table: its bots play by the rules, and what it tells is what it found."""

from pathlib import Path

import pytest

from tests.server.people import open_table
from tools.load import __main__ as load
from tools.load.__main__ import Found, drawn, main, told
from tools.load.bots import BadTable, open_all, play
from tools.load.parts import POSTGRESQL, Fairness, Held, Pace, Recovery, Start


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_bots_play_at_random_until_so_many_moves_are_told(tmp_path: Path) -> None:
    async with open_table(tmp_path / "table.sqlite") as table:
        bots = await open_all(table.address, "formation", 3)
        taken, seconds = await play(bots, 20)
        assert len(taken) == 20
        assert all(0 < one <= seconds for one in taken)
        rooms = [await table.referee.rooms.find(bot.match) for bot in bots]
        assert sum(len(room.match.answers) for room in rooms) == 20
        for bot in bots:
            await bot.leave()


@pytest.mark.anyio
async def test_a_table_that_refuses_is_no_figure(tmp_path: Path) -> None:
    async with open_table(tmp_path / "table.sqlite") as table:
        with pytest.raises(BadTable, match="no game"):
            await open_all(table.address, "chess", 1)


FOUND = Found(
    pace=[Pace("formation", POSTGRESQL, workers, 700.0 * workers, 5, 9, 800.0 * workers, 110) for workers in (1, 2)],
    held=[Held(0, 100), Held(2000, 272)],
    recovery=[Recovery("a worker killed", 0.7, 0)],
    start=[Start(POSTGRESQL, 100_000, 4.2, 4.5, 2.1)],
    fairness=[Fairness(True, 40, 1, 0.05, 139)],
)


def test_everything_that_was_found_is_told_and_drawn() -> None:
    words = "\n".join(told(FOUND))
    for one in ("1,400 moves a second", "2,000 live matches: 272 MB", "0.7 s until everybody went on, 0 lost"):
        assert one in words
    assert "open after 4.2 s (2.1 s of work)" in words
    assert "40 others began a match and answered, median 50 ms, 1 refused; the flood got 139" in words
    picture = drawn(FOUND).decode()
    assert all(one in picture for one in ("live matches of Formation", ">272<", ">1,600<"))


def test_a_part_alone_leaves_the_others_as_they_were_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def measure(name: str, _: object, found: Found) -> None:
        setattr(found, name, getattr(FOUND, name))

    class Nothing:
        def __enter__(self) -> None: ...
        def __exit__(self, *_: object) -> None: ...

    monkeypatch.setattr(load, "measure", measure)
    monkeypatch.setattr(load, "running", Nothing)
    kept = tmp_path / "load.json"
    assert main(["held", "--kept", str(kept)]) == 0
    assert main(["start", "--kept", str(kept), "--chart", str(tmp_path / "load.svg")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-3:] == told(Found(held=FOUND.held, start=FOUND.start))
