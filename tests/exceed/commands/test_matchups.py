"""`wildswing matchups`: fighters meet, and the chart is printed and written."""

import csv
import json
import subprocess
import sys
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import pytest

from tests.cli.conftest import Command, Said, assert_refused
from wildswing.exceed.lab.fights import HANDFUL
from wildswing.exceed.matches import roster
from wildswing.lab.results import Header, Result, Results, read_results

THREE = ("Ryu", "ky kiske", "Hyde Kido")
QUICK = ("--agent", "random", "--games", "2", "--jobs", "1")


def test_fighters_meet_and_everything_is_written(wildswing: Command, tmp_path: Path) -> None:
    results, table = tmp_path / "three.results", tmp_path / "three.csv"
    said = wildswing("matchups", *THREE, *QUICK, "--out", results, "--csv", table, "--json")
    assert (said.code, said.err) == (0, "")
    report = json.loads(said.out)
    header, kept = read_results(results)
    assert header.entrants == ("Hyde Kido", "Ky Kiske", "Ryu")
    assert (header.agent, header.seed, len(kept)) == ("random", 1, 6)
    assert report["games"] == report["asked"] == 6
    assert sorted([one["rating"]["name"] for one in report["standings"]]) == list(header.entrants)
    rows = list(csv.DictReader(table.read_text(encoding="utf-8").splitlines()))
    assert len(rows) == 6
    for row in rows:
        pair = {row["entrant"], row["opponent"]}
        won = [result for result in kept if set(result.pair) == pair and result.winner == row["entrant"]]
        assert (int(row["games"]), int(row["wins"])) == (2, len(won))
    played = wildswing("matchups", *THREE, *QUICK, "--out", results)
    assert played.out.startswith("exceed, played by random: 6 games, seed 1\n")
    assert "Hyde Kido" in played.out


def nothing_is_played(monkeypatch: pytest.MonkeyPatch, of: list[str]) -> None:
    def note(tournament: object, *_: object) -> bool:
        of.extend(tournament.header.entrants)  # type: ignore[attr-defined] # it is a tournament
        return True

    monkeypatch.setattr("wildswing.cli.tournaments.play_tournament", note)


@pytest.mark.parametrize(("arguments", "entrants"), [((), HANDFUL), (("--all",), tuple(roster()))])
def test_a_handful_or_everybody_meets(
    wildswing: Command, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], entrants: tuple[str, ...]
) -> None:
    met: list[str] = []
    nothing_is_played(monkeypatch, met)
    assert wildswing("matchups", *arguments).code == 0
    assert met == sorted(entrants)


def test_all_named_meet_only_a_few(wildswing: Command, tmp_path: Path) -> None:
    picture = tmp_path / "few.svg"
    said = wildswing("matchups", *THREE, "--against", "May", "Ryu", *QUICK, "--json", "--picture", picture)
    met = {frozenset((one["entrant"], one["opponent"])) for one in json.loads(said.out)["meetings"]}
    pairs = [("May", "Hyde Kido"), ("May", "Ky Kiske"), ("May", "Ryu"), ("Ryu", "Hyde Kido"), ("Ryu", "Ky Kiske")]
    assert met == {frozenset(pair) for pair in pairs}
    drawn = picture.read_text(encoding="utf-8")
    assert [drawn.count(f">{name}<") for name in ("May", "Ryu", "Ky Kiske", "Hyde Kido")] == [2, 2, 1, 1]


def test_a_file_of_ones_own_meets_the_others(wildswing: Command, tmp_path: Path) -> None:
    mine = tmp_path / "mine.fighter"
    mine.write_text(roster()["Ryu"].replace("fighter Ryu", "fighter Rya", 1), encoding="utf-8")
    said = wildswing("matchups", mine, "Ryu", *QUICK, "--json")
    assert [one["rating"]["games"] for one in json.loads(said.out)["standings"]] == [2, 2]
    assert {one["entrant"] for one in json.loads(said.out)["meetings"]} == {"Rya", "Ryu"}


def test_many_fighters_are_told_with_their_best_and_worst(wildswing: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def play(tournament: object, games: int, kept: Results, *_: object) -> bool:
        """The first in the alphabet wins."""
        names = tournament.header.entrants  # type: ignore[attr-defined] # it is a tournament
        for a, b in combinations(names, 2):
            kept.append(Result((a, b), 0, a, a, 9, (1, 0), 5))
        return games == 2

    monkeypatch.setattr("wildswing.cli.tournaments.play_tournament", play)
    names = sorted(roster())[:11]
    monkeypatch.setenv("COLUMNS", "120")
    said = wildswing("matchups", *names, *QUICK)
    assert said.code == 0
    rows = [line for line in said.out.splitlines() if line.strip().startswith(("1 ", "11 "))]
    assert names[0] in rows[0]
    assert "100 %" in rows[0]
    assert rows[1].rstrip().endswith("0 %")


@pytest.mark.parametrize("option", ["page", "picture"])
def test_what_is_drawn_is_drawn_from_all_results(
    wildswing: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, option: str
) -> None:
    drawn: list[tuple[Header, int, Path]] = []

    def write(header: Header, results: Sequence[Result], path: Path) -> None:
        drawn.append((header, len(results), path))

    monkeypatch.setattr(f"wildswing.exceed.lab.matchup_page.write_{option}", write)
    out, file = tmp_path / "two.results", tmp_path / "two.svg"
    assert wildswing("matchups", *THREE[:2], *QUICK, "--out", out, f"--{option}", file).code == 0
    assert drawn == [(read_results(out)[0], 2, file)]


def test_a_missing_package_is_told_before_anything_is_played(tmp_path: Path) -> None:
    code = "import sys; sys.modules['altair'] = None; from wildswing.cli.main import main; sys.exit(main(sys.argv[1:]))"
    arguments = ("matchups", *THREE, *QUICK, "--out", tmp_path / "three.results", "--page", tmp_path / "three.html")
    command = [sys.executable, "-c", code, *[str(argument) for argument in arguments]]
    said = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert_refused(
        Said(said.returncode, said.stdout, said.stderr), "Charts need altair", 'run: pip install "wildswing[lab]"'
    )
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("Ryu", "Kai Kiske"), ("no fighter “Kai Kiske”", "did you mean Ky Kiske")),
        (("Ryu", "Bogus"), ("no fighter “Bogus”; the nearest names are ", "`wildswing fighters` lists all.")),
        (("Ryu",), ("2 fighters or more", "--all")),
        (("Ryu", "ryu"), ("Ryu is named twice", "name everybody once")),
        (("Ryu", "--all"), ("--all", "leave out")),
        (("Ryu", "nobody.fighter"), ("nobody.fighter cannot be read",)),
        ((*THREE, "--agent", "solver"), ("The solver plays only Formation", "greedy")),
        ((*THREE, "--games", "0"), ("2 games or more", "--games")),
        ((*THREE, "--page", "none/page.html"), ("no folder none",)),
        ((*THREE, "--out", "none/all.results"), ("no folder none",)),
    ],
)
def test_bad_input_is_refused_with_one_sentence(
    wildswing: Command, arguments: tuple[str, ...], words: tuple[str, ...]
) -> None:
    assert_refused(wildswing("matchups", *arguments), *words)


def test_nobody_at_the_address_of_a_cluster_is_told(wildswing: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("wildswing.lab.runners_cluster.PATIENCE", 0.2)
    said = wildswing("matchups", *THREE, *QUICK, "--on", "tcp://127.0.0.1:9")
    assert_refused(said, "No Dask scheduler answers at tcp://127.0.0.1:9", "dask scheduler")
