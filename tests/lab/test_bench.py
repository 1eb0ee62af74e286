"""Turns, figures and targets of a bench, with made-up tallies in place of clocks."""

from contextlib import ExitStack

import pytest

from wildswing.exceed.lab.bench import COPY_IN_STRIKE
from wildswing.exiled.lab.bench import JUDGE_ALONE, JUDGE_MANY
from wildswing.kernel.errors import WildswingError
from wildswing.lab import bench
from wildswing.lab.bench import ROUNDS, Cost, Depth, Field, Line, Pace, Report, sum_up, take_turns
from wildswing.lab.bench_targets import Target
from wildswing.lab.builds import COMPILED, PLAIN
from wildswing.lab.measurements import COPY, GAMES, NAIVE_GAMES, PLAYOUTS, THROUGH_OPENSPIEL, TREE_SEARCH
from wildswing.lab.statistics import Spread
from wildswing.lab.subjects import SUBJECTS
from wildswing.lab.tally import Missing, Tally


def unmeasured(seconds: float, seed: int) -> Tally | str:
    """Is never called."""
    raise AssertionError((seconds, seed))


def unseen(done: int, of: int) -> None:
    """Nobody looks at the progress."""


*OTHERS, FORMATION = [subject.name for subject in SUBJECTS]
DUELS = [name for name in OTHERS if name.startswith("Exceed")]


def line(subject: str, build: str | None, measurement: str, *steps: int) -> Line:
    """A line measured for one second in each round."""
    return Line(subject, build, measurement, unmeasured, [Tally(2, count, 1.0) for count in steps])


def report_of(*lines: Line) -> Report:
    return sum_up(Field(list(lines)), seconds=3, complete=True)


def test_all_take_turns_with_the_same_seed_and_the_same_time() -> None:
    turns: list[tuple[str, float, int]] = []

    def taker(name: str) -> Line:
        def measure(seconds: float, seed: int) -> Tally | str:
            turns.append((name, seconds, seed))
            return Tally(1, len(turns), 1.0)

        return Line(name, None, GAMES, measure)

    lines = [taker("one"), taker("two")]
    progress: list[tuple[int, int]] = []
    take_turns(lines, 3.5, lambda done, of: progress.append((done, of)))
    assert turns == [(name, 0.5, seed) for seed in range(ROUNDS) for name in ("one", "two")]
    assert [tally.steps for tally in lines[1].tallies] == [2, 4, 6, 8, 10, 12, 14]
    assert progress == [(done, 14) for done in range(1, 15)]


def test_a_line_that_fails_is_left_out_and_its_sentence_kept() -> None:
    def measure(seconds: float, seed: int) -> Tally | str:
        asked.append(seed)
        return Tally(1, 5, seconds) if seed < 2 else "It broke."

    asked: list[int] = []
    failing = Line("fragile", None, GAMES, measure)
    take_turns([failing], 7, unseen)
    assert asked == [0, 1, 2]
    report = report_of(failing, line("solid", None, GAMES, 5))
    assert report.missing == (Missing("fragile", "It broke."),)
    assert [pace.subject for pace in report.games] == ["solid"]


def test_what_is_missing_for_several_lines_is_told_once() -> None:
    def refused(subject: str, why: str) -> Line:
        return Line(subject, PLAIN, THROUGH_OPENSPIEL, unmeasured, refusal=why)

    report = report_of(refused("one", "No package."), refused("two", "No package."), refused("two", "It broke."))
    assert [missing.reason for missing in report.missing] == ["No package.", "It broke."]


def test_figures_are_the_median_and_the_ends_of_the_rounds() -> None:
    copies = line(FORMATION, PLAIN, COPY, 500_000, 250_000, 1_000_000)
    report = report_of(line("other", None, GAMES, 30, 10, 20), copies)
    assert report.games == (Pace("other", None, GAMES, Spread(2, 2, 2), 10, Spread(20, 10, 30)),)
    assert report.operations == (Cost(FORMATION, PLAIN, COPY, Spread(2, 1, 4)),)
    assert (report.rounds, report.seconds, report.complete) == (3, 3, True)


def targets_of(game: str, *lines: Line) -> list[tuple[float, str, float | None, bool | None]]:
    """Returns the bound, the sense, the median found and the verdict of each target of a game."""
    return [
        (target.bound, target.wanted, target.value.median if target.value else None, target.reached)
        for target in report_of(*lines).targets
        if target.game == game
    ]


def test_targets_just_reached() -> None:
    assert targets_of(
        "Formation",
        line(FORMATION, PLAIN, GAMES, 400),
        line(FORMATION, COMPILED, GAMES, 800),
        line(FORMATION, PLAIN, COPY, 250_000),
    ) == [(2, "at least", 2, True), (4, "at most", 4, True)]


def test_targets_just_missed() -> None:
    assert targets_of(
        "Formation",
        line(FORMATION, PLAIN, GAMES, 400),
        line(FORMATION, COMPILED, GAMES, 798),
        line(FORMATION, PLAIN, COPY, 200_000),
    ) == [(2, "at least", 1.995, False), (4, "at most", 5, False)]


def duels(slowest: int, build: str, measurement: str) -> list[Line]:
    """All matches of Exceed, the middle one the slowest."""
    return [
        line(name, build, measurement, steps)
        for name, steps in zip(DUELS, (2 * slowest, slowest, 3 * slowest), strict=True)
    ]


def test_the_slowest_match_of_a_game_is_held_against_its_targets() -> None:
    assert targets_of(
        "Exceed",
        *duels(250_000, PLAIN, COPY),
        *duels(200_000, PLAIN, COPY_IN_STRIKE),
        *duels(1, COMPILED, COPY),
    ) == [(4, "at most", 4, True), (4, "at most", 5, False)]


def test_a_game_is_judged_only_by_all_its_matches() -> None:
    assert targets_of("Exceed", *duels(250_000, PLAIN, COPY)[1:]) == [(4, "at most", None, None)] * 2


def test_a_match_counts_only_where_it_is_measured() -> None:
    assert targets_of(
        "Rise of the Exiled",
        line("Exiled 3-3", PLAIN, COPY, 500_000),
        line("Exiled 6-6", PLAIN, JUDGE_MANY, 20_000),
        line("Exiled 6-6", PLAIN, JUDGE_ALONE, 999),
    ) == [(4, "at most", 2, True), (50, "at most", 50, True), (1000, "at most", 1_000_000 / 999, False)]


def test_whole_games_stand_together_however_they_are_played() -> None:
    played = [line("Exiled 3-3", PLAIN, name, 30) for name in (NAIVE_GAMES, THROUGH_OPENSPIEL, PLAYOUTS)]
    report = report_of(*played, line("Exiled 6-6", PLAIN, JUDGE_MANY, 10))
    assert [pace.measurement for pace in report.games] == [NAIVE_GAMES, THROUGH_OPENSPIEL, PLAYOUTS]
    assert [cost.operation for cost in report.operations] == [JUDGE_MANY]
    assert report.searches == ()


def test_a_search_is_told_in_imagined_plays() -> None:
    report = report_of(line(FORMATION, COMPILED, TREE_SEARCH, 300, 100, 200))
    assert report.searches == (Depth(FORMATION, COMPILED, TREE_SEARCH, Spread(200, 100, 300)),)
    assert (report.games, report.operations) == ((), ())


def test_ratios_are_taken_round_by_round() -> None:
    # The machine was busy in the second round, for both alike.
    report = report_of(line(FORMATION, PLAIN, GAMES, 100, 10, 100), line(FORMATION, COMPILED, GAMES, 500, 50, 600))
    assert Target("Formation", "compiled over plain", "at least", 2, Spread(5, 5, 6), True) in report.targets


def test_a_target_that_could_not_be_measured_is_neither_reached_nor_missed() -> None:
    assert targets_of("Formation", line(FORMATION, PLAIN, GAMES, 400)) == [
        (2, "at least", None, None),
        (4, "at most", None, None),
    ]


def test_an_interrupt_leaves_what_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(seconds: float, seed: int) -> Tally | str:
        if seed == 2:
            raise KeyboardInterrupt
        return Tally(1, 10 * (seed + 1), seconds)

    def enter_all(taking_part: Field, stack: ExitStack) -> None:
        stack.callback(closed.append, "closed")
        taking_part.lines = [Line(FORMATION, PLAIN, GAMES, measure)]

    closed: list[str] = []
    monkeypatch.setattr(bench, "enter_all", enter_all)
    report = bench.bench(7.0, unseen)
    assert (report.complete, report.rounds, closed) == (False, 2, ["closed"])
    assert report.games == (Pace(FORMATION, PLAIN, GAMES, Spread(1, 1, 1), 15, Spread(15, 10, 20)),)


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), float("inf")])
def test_a_time_that_is_none_is_refused(seconds: float) -> None:
    with pytest.raises(WildswingError, match="--seconds more than 0"):
        bench.bench(seconds, unseen)
