"""`wildswing conformance` runs the kit on a game."""

import json
from collections.abc import Iterator, Mapping

import pytest

from tests.cli.conftest import Command, Install
from wildswing.exceed.matches import roster, sheet_of
from wildswing.kernel.conformance import CHECKS, Finding, Report
from wildswing.kernel.game import AnyGame, Setup


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


def test_pairings_are_checked_one_after_the_other(wildswing: Command) -> None:
    report = json.loads(wildswing("conformance", "exceed", "--pairings", "2", "--seeds", "1", "--json").out)
    assert (report["conforms"], report["complete"], report["report"]["seeds"]) == (True, True, 2)
    assert set(report["verdicts"].values()) == {"passed"}


@pytest.fixture
def asked_for(monkeypatch: pytest.MonkeyPatch) -> dict[str, Setup]:
    """Collects the pairings that the kit is asked to check, without checking them; one of them leaks."""
    asked: dict[str, Setup] = {}

    def so_far(game: AnyGame, seeds: int, setups: Mapping[str, Setup]) -> Iterator[Report]:
        asked.update(setups)
        counts = dict.fromkeys(CHECKS, 1)
        leak = Finding("views", 0, 1, 0, f"{next(iter(setups))}: it leaks")
        yield Report(game.name, seeds * len(setups), counts, {**dict.fromkeys(CHECKS, 0), "views": 1}, counts, (leak,))

    monkeypatch.setattr("wildswing.cli.conformance.reports_of_many", so_far)
    return asked


def test_all_pairings_are_those_of_the_whole_roster(wildswing: Command, asked_for: dict[str, Setup]) -> None:
    said = wildswing("conformance", "exceed", "--pairings", "all", "--seeds", "3")
    assert set(asked_for) == {f"{one} against {other}" for one in roster() for other in roster()}
    assert said.out.endswith(f"\nexceed breaks promises in {3 * len(roster()) ** 2} games.\n")


def test_a_sample_of_pairings_is_drawn_with_everybody_in_both_seats(
    wildswing: Command, asked_for: dict[str, Setup]
) -> None:
    number = len(roster()) + 15
    wildswing("conformance", "exceed", "--pairings", f"{number}", "--edition", "standard")
    assert len(asked_for) == number
    assert {setup["edition"] for setup in asked_for.values()} == {"standard"}
    for seat in ("fighter 1", "fighter 2"):
        assert {sheet_of(setup[seat]).name for setup in asked_for.values()} == set(roster())


def test_a_finding_names_its_pairing(wildswing: Command, asked_for: dict[str, Setup]) -> None:
    said = wildswing("conformance", "exceed", "--pairings", "1")
    assert said.code == 1
    assert f"\nviews: seed 0, answer 1, seat 0: {next(iter(asked_for))}: it leaks.\n" in said.out
