"""`wildswing tournament`: agents meet round by round."""

import csv
import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command, assert_refused

CUP = ("formation", "--agents", "greedy,random,solver:1", "--jobs", "1")


def test_agents_meet_round_by_round_and_are_placed(wildswing: Command, tmp_path: Path) -> None:
    sheet, out = tmp_path / "cup.csv", tmp_path / "cup.results"
    said = wildswing("tournament", *CUP, "--json", "--csv", sheet, "--out", out)
    assert (said.code, said.err) == (0, "")
    found = json.loads(said.out)
    assert (found["complete"], len(found["rounds"])) == (True, 2)
    pairs = [frozenset((one["one"], one.get("other", ""))) for meetings in found["rounds"] for one in meetings]
    assert len(set(pairs)) == len(pairs) == 4
    assert sum(line["points"] for line in found["standings"]) == 4.0
    assert found["standings"][-1]["player"] == "random"
    with sheet.open(encoding="utf-8", newline="") as file:
        lines = list(csv.reader(file))
    assert [line[1] for line in lines[1:]] == [line["player"] for line in found["standings"]]
    assert lines[0][5:] == ["round 1", "round 2"]
    # What is kept is not played again, and shown the same way.
    before = out.read_bytes()
    assert json.loads(wildswing("tournament", *CUP, "--json", "--out", out).out) == found
    assert out.read_bytes() == before
    shown = wildswing("tournament", *CUP, "--out", out).out
    assert shown.startswith("formation: 2 rounds of 2 games, seed 1")
    assert found["standings"][0]["player"] in shown


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (("--agents", "random"), ("2 agents",)),
        (("--agents", "random,nobody"), ("nobody",)),
        (("--agents", "random,greedy", "--rounds", "2"), ("2 agents have 1 round",)),
        (("--agents", "random,greedy", "--games", "3"), ("even number",)),
        (("--agents", "random,greedy", "--csv", "nowhere/x.csv"), ("there is no folder",)),
    ],
)
def test_what_makes_no_tournament_is_refused(wildswing: Command, more: tuple[str, ...], words: tuple[str, ...]) -> None:
    assert_refused(wildswing("tournament", "formation", *more), *words)
