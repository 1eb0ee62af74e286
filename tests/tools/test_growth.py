"""How the pace changes with size, with made-up paces in place of clocks."""

from pathlib import Path

import pytest

from tools import growth
from tools.growth import Part, Point, drawn, main, measured
from wildswing.lab.statistics import Spread


@pytest.fixture
def sizes(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """Has every part found by its size and the round, and lists what was measured."""
    asked: list[tuple[int, int]] = []

    def measure(size: int, seed: int) -> float:
        asked.append((size, seed))
        return 100 * size + seed

    for name in growth.PARTS:
        monkeypatch.setitem(growth.PARTS, name, (f"so many {name}", "things in a second", (1, 20), measure))
    return asked


def test_each_size_is_measured_once_in_every_round(sizes: list[tuple[int, int]]) -> None:
    part = measured("fighters", 3)
    assert sizes == [(1, 0), (20, 0), (1, 1), (20, 1), (1, 2), (20, 2)]
    assert part.points == (Point(1, Spread(101, 100, 102)), Point(20, Spread(2001, 2000, 2002)))


def test_a_part_alone_leaves_the_others_as_they_were_found(
    sizes: list[tuple[int, int]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept, chart = tmp_path / "kept.json", tmp_path / "growth.svg"
    assert main(["--rounds", "1", "--kept", str(kept)]) == 0
    assert len(sizes) == 6
    assert main(["workers", "--rounds", "1", "--kept", str(kept), "--chart", str(chart)]) == 0
    assert len(sizes) == 8
    assert "so many matches, 20: 2,000 (2,000 to 2,000) things in a second" in capsys.readouterr().out
    assert chart.read_text(encoding="utf-8").count("so many") >= 3


def test_the_chart_has_every_figure() -> None:
    part = Part("live matches", "moves in a second", (Point(10, Spread(900, 800, 950)), Point(2000, Spread(700, 1, 2))))
    picture = drawn([part]).decode()
    assert all(words in picture for words in ("live matches", "moves in a second", "2,000", ">900<", ">700<"))


def test_a_small_roster_is_played_by_its_own_fighters() -> None:
    assert growth.decisions_here(2, 0, seed=1) > 0
