"""Our engine held against others, with made-up tallies in place of clocks."""

import json
from contextlib import ExitStack
from functools import partial

import pytest

from tools.peers import __main__ as peers
from tools.peers.__main__ import PACES, compare, main
from tools.peers.engines import RLCARD_UNO_BARE, RLCARD_UNO_DOCUMENTED
from tools.peers.worker import open_peer
from wildswing.lab import bench
from wildswing.lab.bench import Field, Line, tallies_of
from wildswing.lab.bench_targets import Target, targets
from wildswing.lab.builds import COMPILED, PLAIN
from wildswing.lab.measurements import GAMES
from wildswing.lab.statistics import Spread
from wildswing.lab.subjects import SUBJECTS
from wildswing.lab.tally import Missing, Tally

*OTHERS, FORMATION = [subject.name for subject in SUBJECTS]
DUELS = [name for name in OTHERS if name.startswith("Exceed")]


def line(subject: str, build: str | None, *steps: int) -> Line:
    """A line measured for one second in each round."""

    def measure(_: float, seed: int) -> Tally | str:
        return Tally(2, steps[seed], 1.0)

    return Line(subject, build, GAMES, measure, [Tally(2, count, 1.0) for count in steps])


def uno(bare: int, documented: int) -> list[Line]:
    """The two yardsticks."""
    return [line(RLCARD_UNO_BARE, None, bare), line(RLCARD_UNO_DOCUMENTED, None, documented)]


def targets_of(game: str, *lines: Line) -> list[tuple[float, float | None, bool | None]]:
    """Returns the bound, the median found and the verdict of each target of a game; all are least ones."""
    return [
        (target.bound, target.value.median if target.value else None, target.reached)
        for target in targets(tallies_of(lines), PACES, ())
        if target.game == game
    ]


def test_targets_just_reached_and_just_missed() -> None:
    fast, slow = line(FORMATION, COMPILED, 800), line(FORMATION, COMPILED, 799)
    found = targets_of("Formation", line(FORMATION, PLAIN, 400), fast, *uno(100, 50))
    assert found == [(4, 4, True), (4, 8, True), (8, 8, True)]
    found = targets_of("Formation", line(FORMATION, PLAIN, 399), slow, *uno(100, 100))
    assert found == [(4, 3.99, False), (4, 3.99, False), (8, 7.99, False)]


def duels(slowest: int, build: str) -> list[Line]:
    """All matches of Exceed, the middle one the slowest."""
    return [line(name, build, steps) for name, steps in zip(DUELS, (2 * slowest, slowest, 3 * slowest), strict=True)]


def test_the_slowest_match_of_a_game_is_held_against_others() -> None:
    found = targets_of("Exceed", *duels(89, PLAIN), *duels(220, COMPILED), *uno(100, 89))
    assert found == [(0.9, 0.89, False), (1, 1, True), (2.2, 2.2, True), (2, 220 / 89, True)]


def test_what_is_missing_on_one_side_has_no_verdict() -> None:
    assert targets_of("Formation", line(FORMATION, PLAIN, 400))[:2] == [(4, None, None)] * 2
    assert targets_of("Exceed", *duels(400, PLAIN)[:2], *uno(100, 100))[:2] == [(0.9, None, None), (1, None, None)]


def test_ratios_are_taken_round_by_round() -> None:
    # The machine was busy in the second round, for both alike.
    lines = [line(FORMATION, PLAIN, 500, 50, 600), line(RLCARD_UNO_BARE, None, 100, 10, 100)]
    name = f"plain over {RLCARD_UNO_BARE}"
    assert Target("Formation", name, "at least", 4, Spread(5, 5, 6), True) in targets(tallies_of(lines), PACES, ())


def test_the_slowest_match_is_found_anew_in_each_round() -> None:
    steps = [(100, 300, 400), (200, 200, 100), (300, 100, 400)]
    lines = [line(name, PLAIN, *rounds) for name, rounds in zip(DUELS, steps, strict=True)]
    lines.append(line(RLCARD_UNO_BARE, None, 100, 50, 20))
    name = f"plain over {RLCARD_UNO_BARE}"
    assert Target("Exceed", name, "at least", 0.9, Spread(2, 1, 5), True) in targets(tallies_of(lines), PACES, ())


def made_up(taking_part: Field, _: ExitStack) -> None:
    """One line of ours, one of another's, one missing, and a Ctrl-C in the second round."""

    def measure(steps: int, _: float, seed: int) -> Tally:
        if seed == 1:
            raise KeyboardInterrupt
        return Tally(3, steps, 2.0)

    taking_part.missing.append(Missing("other", "The games of other are not measured [at all]."))
    for subject, build, steps in ((FORMATION, PLAIN, 246_912), (RLCARD_UNO_BARE, None, 24_691)):
        taking_part.lines.append(Line(subject, build, GAMES, partial(measure, steps)))


def test_an_interrupt_leaves_what_is_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "enter_engines", made_up)
    assert main(["engine"]) == 130
    out = capsys.readouterr().out
    cells = [[cell.strip() for cell in row.split("  ") if cell.strip()] for row in out.splitlines()]
    assert "Stopped early; these are the figures so far." in out
    assert ["Formation, plain", "1.50", "82,304", "123,456 (123,456-123,456)"] in cells
    assert ["rlcard uno, bare loop", "1.50", "8,230", "12,346 (12,346-12,346)"] in cells
    assert ["plain over rlcard uno, bare loop", "≥ 4", "10.0 (10.0-10.0)", "reached"] in cells
    assert "The games of other are not measured [at all]." in out
    assert max(len(line) for line in out.splitlines()) <= 80
    assert main(["engine", "--json"]) == 130
    found = json.loads(capsys.readouterr().out)
    assert [pace["subject"] for pace in found["games"]] == [FORMATION, RLCARD_UNO_BARE]


def test_our_games_and_those_of_an_installed_engine_are_measured_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("rlcard", reason="the optional group `peers` is not installed")
    monkeypatch.setattr(bench, "ROUNDS", 2)
    monkeypatch.setattr(bench, "SUBJECTS", SUBJECTS[-1:])
    monkeypatch.setattr(peers, "peer_names", lambda: [RLCARD_UNO_BARE])
    found = compare(0.002, lambda *_: None, ["engine"])
    missing = {one.name for one in found.missing}
    ours = {(FORMATION, build, GAMES) for build in (PLAIN, COMPILED) if build not in missing}
    assert {(pace.subject, pace.build, pace.measurement) for pace in found.games} == ours | {
        (RLCARD_UNO_BARE, None, GAMES)
    }


def test_an_absent_engine_is_not_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    missing = Missing("rlcard gin-rummy", "It is not there.")
    monkeypatch.setattr("tools.peers.worker.find_peer", lambda _: missing)
    assert open_peer("rlcard gin-rummy", GAMES, 1) is missing
