"""`wildswing conformance` runs the kit on a game."""

import json
from collections.abc import Iterator

import pytest

from tests.cli.conftest import Command, Install
from wildswing.kernel.conformance import CHECKS, Finding, Report


def test_formation_keeps_every_promise(wildswing: Command) -> None:
    said = wildswing("conformance", "formation", "--seeds", "1")
    assert (said.code, said.err) == (0, "")
    assert [check for check in CHECKS if f" {check} " not in said.out] == []
    assert "failed" not in said.out
    assert said.out.endswith("\nformation keeps every promise in 1 game.\n")


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
    assert "\ntiny breaks promises in 2 games" in said.out
    assert json.loads(wildswing("conformance", "tiny", "--seeds", "2", "--json").out)["conforms"] is False


def reported(monkeypatch: pytest.MonkeyPatch, *findings: Finding, **exercised: int) -> None:
    """Makes the kit report five looks for each check unless something else is said, and seven skipped for views."""
    looks = {**dict.fromkeys(CHECKS, 5), **exercised}
    broken = {check: len([one for one in findings if one.check == check]) for check in CHECKS}
    report = Report("formation", 3, looks, broken, {**dict.fromkeys(CHECKS, 0), "views": 7}, findings)

    def so_far(*_: object) -> Iterator[Report]:
        yield report
        raise KeyboardInterrupt

    monkeypatch.setattr("wildswing.cli.conformance.reports", so_far)


def test_skipped_looks_stand_beside_the_others(wildswing: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    reported(monkeypatch)
    monkeypatch.setenv("COLUMNS", "200")
    rows = [line.split() for line in wildswing("conformance", "formation", "--seeds", "3").out.splitlines()]
    assert ["Check", "Promise", "Looks", "Skipped", "Result"] in rows
    assert {row[0]: row[-3:] for row in rows if row and row[0] in ("views", "cards")} == {
        "views": ["5", "7", "passed"],
        "cards": ["5", "0", "passed"],
    }


def test_a_game_is_praised_only_for_what_was_exercised(wildswing: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    reported(monkeypatch, cards=0, sealing=0)
    said = wildswing("conformance", "formation", "--seeds", "3")
    assert said.code == 0
    assert said.out.endswith(
        "\nformation keeps every promise that was exercised in 3 games; not exercised: sealing, cards.\n"
    )


def test_a_broken_promise_does_not_hide_what_was_not_exercised(
    wildswing: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    reported(monkeypatch, Finding("views", 0, 1, 0, "it leaks"), cards=0)
    said = wildswing("conformance", "formation", "--seeds", "3")
    assert said.code == 1
    assert said.out.endswith("\nformation breaks promises in 3 games; not exercised: cards.\n")


def test_a_check_that_was_stopped_prints_what_was_found_so_far(
    wildswing: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    reported(monkeypatch)
    said = wildswing("conformance", "formation", "--seeds", "20")
    assert said.code == 130
    assert said.out.startswith("Stopped after 3 of 20 games; this was found so far.\n")
    assert said.out.endswith("\nformation keeps every promise in 3 games.\n")
    assert json.loads(wildswing("conformance", "formation", "--json").out)["complete"] is False
