"""`wildswing dataset`, and `wildswing simulate --out`."""

import json
import sys
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tests.cli.conftest import Command, assert_refused

RANDOM = ("--a", "random", "--b", "random", "--jobs", "1", "--seed", "7")


def test_match_files_and_notations_become_one_file(wildswing: Command, finished: Path, tmp_path: Path) -> None:
    fight, out = tmp_path / "same.fight", tmp_path / "decisions.parquet"
    assert wildswing("notation", finished, "--out", fight).code == 0
    said = wildswing("dataset", finished, fight, "--out", out)
    rows = pq.read_table(out).to_pylist()
    assert (said.code, said.out) == (0, f"{out} has {len(rows)} decisions of 2 games.\n")
    one, other = [[{**row, "match": 0} for row in rows if row["match"] == number] for number in (0, 1)]
    assert one == other
    again = wildswing("dataset", finished, "--out", tmp_path / "again.parquet", "--json")
    assert json.loads(again.out) == {
        "file": str(tmp_path / "again.parquet"),
        "game": "formation",
        "matches": 1,
        "decisions": len(one),
    }


def test_what_cannot_be_read_is_named_and_nothing_is_written(
    wildswing: Command, finished: Path, tmp_path: Path
) -> None:
    cut = tmp_path / "cut.match"
    cut.write_bytes(finished.read_bytes()[:-9].replace(b'"seat":1', b'"seat":0', 1))
    out = tmp_path / "decisions.parquet"
    assert_refused(wildswing("dataset", finished, cut, "--out", out), "cut.match")
    assert_refused(wildswing("dataset", tmp_path / "none.match", "--out", out), "none.match cannot be read")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["cut.match", "finished.match"]


def test_a_simulation_keeps_its_decisions(wildswing: Command, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    said = wildswing("simulate", "formation", *RANDOM, "--games", "3", "--out", out, "--json")
    assert (said.code, json.loads(said.out)["games"]) == (0, 3)
    assert pq.read_table(out)["match"].unique().to_pylist() == [0, 1, 2]


def test_fighters_are_drawn_anew_for_every_two_games(wildswing: Command, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    assert wildswing("simulate", "exceed", *RANDOM, "--draw", "1", "--games", "6", "--out", out).code == 0
    rows = pq.read_table(out, columns=["match", "players"]).to_pylist()
    met = [next(row["players"] for row in rows if row["match"] == number) for number in range(6)]
    assert met[0::2] == met[1::2]
    assert len({tuple(players) for players in met}) == 3


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--draw", "2"), ("one by one", "--draw 1")),
        (("--draw", "1", "--fighters", "Ryu", "Potemkin"), ("--draw draws the fighters", "leave out")),
    ],
)
def test_fighters_that_cannot_be_drawn_are_refused(
    wildswing: Command, arguments: tuple[str, ...], words: tuple[str, ...]
) -> None:
    assert_refused(wildswing("simulate", "exceed", *arguments, "--games", "2", "--jobs", "1"), *words)


def test_a_missing_package_is_named(wildswing: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith(("wildswing.lab.recording", "wildswing.lab.dataset"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    said = wildswing("simulate", "formation", *RANDOM, "--games", "1", "--out", tmp_path / "games.parquet")
    assert_refused(said, "Files of decisions need pyarrow", 'pip install "wildswing[lab]"')
