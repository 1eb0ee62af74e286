"""`wildswing bench`, in so short a time that its figures mean nothing."""

import json

import pytest

from tests.cli.conftest import Command, assert_refused
from wildswing.lab import bench
from wildswing.lab.bench import Field, Line
from wildswing.lab.builds import COMPILED, PLAIN
from wildswing.lab.measurements import COPY, GAMES, GAMES_WITH_VIEWS, PLAYOUTS, THROUGH_PETTINGZOO, TREE_SEARCH
from wildswing.lab.subjects import SUBJECTS
from wildswing.lab.tally import Missing, Tally

MATCHES = (SUBJECTS[-1], SUBJECTS[1])
"""Two of different games; what Formation does in an arena, all do."""


def test_the_json_names_every_measurement_of_every_match_in_every_build(
    wildswing: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 2)
    monkeypatch.setattr(bench, "SUBJECTS", MATCHES)
    said = wildswing("bench", "engine", "--seconds", "0.002", "--json")
    assert (said.code, said.err) == (0, "")
    report = json.loads(said.out)
    missing = {one["name"] for one in report["missing"]}
    builds = {PLAIN, COMPILED} - missing
    assert builds
    paces = {(pace["subject"], pace["build"], pace["measurement"]) for pace in report["games"]}
    costs = {(cost["subject"], cost["build"], cost["operation"]) for cost in report["operations"]}
    depths = {(depth["subject"], depth["build"], depth["agent"]) for depth in report["searches"]}
    ours = {(match.name, build, name) for match in MATCHES for build in builds for name in match.measurements}
    assert paces | costs | depths == ours
    assert {name for _, _, name in depths} == {TREE_SEARCH}
    assert (report["complete"], report["rounds"], report["seconds"]) == (True, 2, 0.002)
    assert bool(report["compiled_modules"]) == (COMPILED in builds)


def made_up(taking_part: Field, _: object) -> None:
    """Lines with round figures, one missing engine, and an interrupt in the second round."""

    def line(subject: str, build: str | None, measurement: str, steps: int) -> Line:
        def measure(_: float, seed: int) -> Tally:
            if seed == 1:
                raise KeyboardInterrupt
            return Tally(3, steps, 2.0)

        return Line(subject, build, measurement, measure)

    taking_part.missing.append(Missing(COMPILED, "The compiled one is not measured [at all]."))
    taking_part.lines += [
        line("Formation", PLAIN, GAMES, 246_912),
        *[line(subject.name, PLAIN, GAMES, 20_202) for subject in SUBJECTS[:-1]],
        line("Formation", PLAIN, GAMES_WITH_VIEWS, 5),
        line("Formation", PLAIN, THROUGH_PETTINGZOO, 120),
        line("Formation", PLAIN, PLAYOUTS, 60),
        line("Formation", PLAIN, TREE_SEARCH, 2_500),
        line("Formation", PLAIN, COPY, 1_000_000),
        line("Exceed Ryu-Ryu", PLAIN, COPY, 500_000),
    ]


def test_the_tables_are_for_people_and_an_interrupt_prints_what_is_measured(
    wildswing: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "enter_all", made_up)
    said = wildswing("bench", "engine")
    rows = [line.split("  ") for line in said.out.splitlines()]
    cells = [[cell.strip() for cell in row if cell.strip()] for row in rows]
    assert said.code == 130
    assert "Stopped early" in said.out
    assert ["Formation, plain", "1.50", "82,304", "123,456 (123,456-123,456)"] in cells
    assert ["Formation, plain, with views", "1.50", "1.67", "2.50 (2.50-2.50)"] in cells
    assert ["Formation, plain, PettingZoo", "1.50", "40.0", "60.0 (60.0-60.0)"] in cells
    assert ["Formation, plain, from halfway", "1.50", "20.0", "30.0 (30.0-30.0)"] in cells
    assert ["Formation, tree search", "1,250 (1,250-1,250)", "not measured"] in cells
    assert ["Formation, copy", "2.00 (2.00-2.00)", "not measured"] in cells
    assert ["Exceed Ryu-Ryu, copy", "4.00 (4.00-4.00)", "not measured"] in cells
    assert ["copy, plain, µs", "≤ 4", "2.00 (2.00-2.00)", "reached"] in cells
    assert ["compiled over plain", "≥ 2", "not measured", "?"] in cells
    assert "The compiled one is not measured [at all]." in said.out
    assert max(len(line) for line in said.out.splitlines()) <= 80


def test_no_time_to_measure_in_is_refused(wildswing: Command) -> None:
    assert_refused(wildswing("bench", "engine", "--seconds", "0"), "0 seconds", "--seconds")
