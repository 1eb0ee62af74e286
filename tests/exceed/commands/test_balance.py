"""One fighter against others, as a person at the terminal and as a program sees it."""

import json
import math
from pathlib import Path

import pytest

from tests.cli.conftest import Command, assert_refused
from wildswing.cli.tournaments import Conduct
from wildswing.lab.results import Result
from wildswing.lab.tournament import Task, Tournament, play_game

FENCER = """fighter Fencer
edition standard
exceed costs 9 gauge

basic
  +30 power.

special Lunge (8 copies)
  range 1-9, power 30, speed 9

special Riposte (set aside)
  range 1-9, power 4, speed 5
"""
"""One hit wins, and Riposte is never dealt."""


@pytest.fixture
def fencer(tmp_path: Path) -> Path:
    file = tmp_path / "fencer.fighter"
    file.write_text(FENCER, encoding="utf-8")
    return file


QUICK = ("--agent", "random", "--jobs", "1")


def test_a_fighter_of_ones_own_is_judged(wildswing: Command, fencer: Path) -> None:
    said = wildswing("balance", fencer, "--against", "Ryu", "May", "--games", "14", *QUICK)
    assert (said.code, said.err) == (0, "")
    words = " ".join(said.out.split())
    assert words.startswith("Played by random, Fencer is stronger than these opponents: it wins ")
    assert "Best against" in words
    assert "Of its won games the last blow is Lunge in" in words
    assert "Never set as an attack: Riposte." in words
    for name in ("Ryu", "May", "Lunge", "Grasp"):
        assert name in words


def test_the_json_adds_up(wildswing: Command, fencer: Path) -> None:
    said = wildswing("balance", fencer, "--against", "Ryu", "May", "--games", "4", "--json", *QUICK)
    told = json.loads(said.out)
    found = told["balance"]
    assert (told["agent"], told["seed"], told["asked"], told["complete"]) == ("random", 1, 8, True)
    assert (found["fighter"], found["games"]) == ("Fencer", 8)
    assert {row["opponent"] for row in found["against"]} == {"Ryu", "May"}
    assert sum([row["games"] for row in found["against"]]) == 8
    assert sum([row["wins"] for row in found["against"]]) == found["wins"]
    ends = found["endings"]
    assert ends["won_by_damage"] + ends["won_by_cards"] == found["wins"]
    cards = {card["name"]: card for card in found["cards"]}
    assert cards["Riposte"]["sets_won"] == 0
    assert cards["Lunge"]["decided"]["value"] > 0
    assert sum(found["hits_at"]) > 0
    assert told["reasons"]


def test_a_kept_file_goes_on_where_it_was_and_serves_matchups_too(
    wildswing: Command, fencer: Path, tmp_path: Path
) -> None:
    out = tmp_path / "kept.jsonl"
    asked = ("balance", fencer, "--against", "Ryu", "May", "--json", "--out", out, *QUICK)
    few = json.loads(wildswing(*asked, "--games", "2").out)
    kept = out.read_text(encoding="utf-8")
    more = json.loads(wildswing(*asked, "--games", "4").out)
    assert (few["balance"]["games"], more["balance"]["games"]) == (4, 8)
    assert out.read_text(encoding="utf-8").startswith(kept)
    chart = wildswing("matchups", fencer, "Ryu", "May", "--games", "4", "--json", "--out", out, *QUICK)
    assert json.loads(chart.out)["games"] == 12
    again = json.loads(wildswing(*asked, "--games", "4").out)
    assert again == more


def test_page_picture_and_table_are_written(wildswing: Command, fencer: Path, tmp_path: Path) -> None:
    files = ("--page", tmp_path / "f.html", "--picture", tmp_path / "f.svg", "--csv", tmp_path / "f.csv")
    said = wildswing("balance", fencer, "--against", "Ryu", "--games", "2", *files, *QUICK)
    assert said.code == 0
    assert "How fair is Fencer?" in (tmp_path / "f.html").read_text(encoding="utf-8")
    assert "How often Fencer wins: 2 games played by random" in (tmp_path / "f.svg").read_text(encoding="utf-8")
    head, *rows = (tmp_path / "f.csv").read_text(encoding="utf-8").splitlines()
    assert head.startswith("entrant,opponent,games,")
    assert sorted([row.split(",")[:3] for row in rows]) == [["Fencer", "Ryu", "2"], ["Ryu", "Fencer", "2"]]


def test_ten_opponents_are_drawn_if_none_is_named(wildswing: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str | int] = []

    def play(tournament: Tournament, games: int, conduct: Conduct) -> tuple[list[Result], bool]:
        asked.extend([*tournament.header.entrants, games, *tournament.header.against])
        return [], True

    monkeypatch.setattr("wildswing.exceed.commands.balance.play", play)
    said = wildswing("balance", "Ryu", "--games", "4", *QUICK)
    assert "Too few games to tell how strong Ryu is: it won 0 of 0 games" in said.out
    *entrants, games, fighter = asked
    assert (len(entrants), "Ryu" in entrants, games, fighter) == (11, True, 4, "Ryu")
    asked.clear()
    wildswing("balance", "Ryu", "--against", "all", *QUICK)
    assert len(asked) > 40


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("Ryu", "--against", "Ryu", "May"), ("Ryu cannot meet itself", "--against")),
        (("Ryu", "--against"), ("--against names nobody", "“all”")),
        (("Nobody",), ("no fighter “Nobody”",)),
        (("Ryu", "--against", "May", "--games", "1"), ("2 games or more", "--games")),
        (("Ryu", "--against", "May", "--agent", "genius"), ("genius",)),
        (("Ryu", "--against", "May", "--picture", "ryu.gif"), ("ryu.gif", ".svg")),
    ],
)
def test_what_cannot_be_judged_is_refused(
    wildswing: Command, arguments: tuple[str, ...], words: tuple[str, ...]
) -> None:
    assert_refused(wildswing("balance", *arguments), *words)


def test_an_interruption_prints_what_is_done(
    wildswing: Command, fencer: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[Task] = []

    def interrupted(task: Task) -> Result:
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(task)
        return play_game(task)

    monkeypatch.setattr("wildswing.lab.runners.play_game", interrupted)
    monkeypatch.setattr("wildswing.cli.progress.EVERY", math.inf)
    out = tmp_path / "kept.jsonl"
    said = wildswing("balance", fencer, "--against", "Ryu", "--games", "10", "--json", "--out", out, *QUICK)
    assert said.code == 130
    assert said.err == f"Stopped after 2 of 10 games, all kept in {out}; the same command goes on from there.\n"
    told = json.loads(said.out)
    assert (told["complete"], told["balance"]["games"]) == (False, 2)
