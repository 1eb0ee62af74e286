"""`wildswing conformance` runs the kit on a game."""

import json

from tests.cli.conftest import Command, Install
from wildswing.kernel.conformance import CHECKS


def test_formation_keeps_every_promise(wildswing: Command) -> None:
    said = wildswing("conformance", "formation", "--seeds", "1")
    assert (said.code, said.err) == (0, "")
    assert [check for check in CHECKS if f" {check} " not in said.out] == []
    assert "failed" not in said.out
    assert said.out.endswith("formation keeps every promise in 1 games.\n")


def test_json(wildswing: Command) -> None:
    report = json.loads(wildswing("conformance", "formation", "--seeds", "1", "--json").out)
    assert report["conforms"] is True
    assert report["verdicts"].keys() == CHECKS.keys()
    assert report["report"]["seeds"] == 1
    assert min(report["report"]["exercised"][check] for check in ("views", "copies", "saving")) > 10


def test_a_broken_promise_is_told_with_exit_code_1(wildswing: Command, install: Install) -> None:
    install("tiny", "tests.cli.tiny:TINY")  # whose hide() and imagine() keep the truth
    said = wildswing("conformance", "tiny", "--seeds", "2")
    assert said.code == 1
    assert "failed" in said.out
    assert "imagining: seed 0" in said.out or "hiding: seed 0" in said.out
    assert said.out.endswith("tiny breaks promises in 2 games.\n")
    assert json.loads(wildswing("conformance", "tiny", "--seeds", "2", "--json").out)["conforms"] is False
