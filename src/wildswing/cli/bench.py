"""`wildswing bench`: measure the engine, what it takes to start, and the page."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated

from cyclopts import Parameter
from rich import box
from rich.console import RenderableType
from rich.table import Table

from wildswing.cli.main import INTERRUPTED
from wildswing.cli.numbers import Number
from wildswing.cli.output import console, print_json
from wildswing.cli.progress import shown_progress
from wildswing.lab import bench as lab
from wildswing.lab.bench import PARTS, Pace, Part, Report
from wildswing.lab.bench_targets import Target
from wildswing.lab.builds import COMPILED, PLAIN
from wildswing.lab.measurements import (
    GAMES_WITH_VIEWS,
    NAIVE_GAMES,
    PLAYOUTS,
    THROUGH_GYMNASIUM,
    THROUGH_OPENSPIEL,
    THROUGH_PETTINGZOO,
)
from wildswing.lab.page_load import PAGE
from wildswing.lab.starts import START
from wildswing.lab.statistics import Spread

PLAYED = {
    GAMES_WITH_VIEWS: ["with views"],
    NAIVE_GAMES: ["naive"],
    THROUGH_PETTINGZOO: ["PettingZoo"],
    THROUGH_GYMNASIUM: ["Gymnasium"],
    THROUGH_OPENSPIEL: ["OpenSpiel"],
    PLAYOUTS: ["from halfway"],
}
"""How the games of a line were played, if not just at random."""

IN_A_GAME = " (its slowest match; ratios are of decisions/s)"

TOLD_APART = {START: "", PAGE: ""}
"""What to say of targets that are not of a game."""

SIGNS = {"at least": "≥", "at most": "≤"}


def bench(
    *parts: Part,
    seconds: Number = 2,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Measure the builds of the engine in turns, what it takes to start, and the page in a browser.

    Args:
        parts: What to measure; all of it if nothing is named.
        seconds: How long each line of the engine is measured.
        json: Print one JSON object.
    """
    with shown_progress("Measuring") as progress:
        report = lab.bench(seconds, progress, parts or PARTS)
    if json:
        print_json(report)
    else:
        screen = console()
        for part in _parts(report):
            screen.print(part)
    return 0 if report.complete else INTERRUPTED


def _parts(report: Report) -> Iterator[RenderableType]:
    if not report.complete:
        yield "Stopped early; these are the figures so far."
    yield f"{report.processor}, {report.python}"
    if report.games:
        yield f"On one core, in {report.rounds} rounds"
        yield games_table(report.games)
        yield _searches(report)
        yield _operations(report)
    if report.starts:
        yield _starts(report)
    if report.pages:
        yield _pages(report)
    yield from target_tables(report.targets, TOLD_APART)
    for missing in report.missing:
        yield missing.reason


def games_table(paces: Sequence[Pace]) -> Table:
    """Shows how fast games are played."""
    table = table_of("Random games", "games/s", "length", "decisions/s")
    for pace in paces:
        of_build = [pace.build] if pace.build else []
        played = PLAYED.get(pace.measurement, [])
        games, length = _number(pace.games_per_second.median), _number(pace.decisions_per_game)
        table.add_row(", ".join([pace.subject, *of_build, *played]), games, length, shown(pace.decisions_per_second))
    return table


def _searches(report: Report) -> Table:
    rows = {(depth.subject, depth.agent, depth.build): depth.plays_per_second for depth in report.searches}
    return _by_build("Imagined plays in a second", rows)


def _operations(report: Report) -> Table:
    rows = {(cost.subject, cost.operation, cost.build): cost.microseconds for cost in report.operations}
    return _by_build("Microseconds for one operation", rows)


def _starts(report: Report) -> Table:
    table = table_of("Work before an answer", "ms")
    for start in report.starts:
        table.add_row(start.what, shown(start.milliseconds))
    return table


def _pages(report: Report) -> Table:
    table = table_of("First load of the page", "kB", "ms")
    for page in report.pages:
        table.add_row(page.page, shown(page.kilobytes), shown(page.milliseconds))
    return table


def _by_build(title: str, figures: Mapping[tuple[str, str, str | None], Spread]) -> Table:
    table = table_of(title, PLAIN, COMPILED)
    for subject, what in dict.fromkeys([(subject, what) for subject, what, _ in figures]):
        row = [shown(figures.get((subject, what, build))) for build in (PLAIN, COMPILED)]
        table.add_row(f"{subject}, {what}", *row)
    return table


def target_tables(targets: Sequence[Target], told_apart: Mapping[str, str]) -> Iterator[Table]:
    """Shows for each game, and what is not of a game, which targets are reached."""
    for game in dict.fromkeys([target.game for target in targets if target.value is not None]):
        table = table_of(f"Targets of {game}{told_apart.get(game, IN_A_GAME)}", "wanted", "found", "")
        for target in targets:
            if target.game == game:
                wanted = f"{SIGNS[target.wanted]} {target.bound:g}"
                table.add_row(target.name, wanted, shown(target.value), _verdict(target))
        yield table


def table_of(title: str, *columns: str) -> Table:
    """Returns an empty table whose rows begin with a name."""
    table = Table(
        title=title,
        title_justify="left",
        title_style="bold",
        box=box.SIMPLE,
        pad_edge=False,
        collapse_padding=True,
    )
    table.add_column("")
    for column in columns:
        table.add_column(column, justify="right")
    return table


def shown(value: Spread | None) -> str:
    """Writes a median with the lowest and the highest."""
    if value is None:
        return "not measured"
    return f"{_number(value.median)} ({_number(value.low)}-{_number(value.high)})"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:#.3g}"


def _verdict(target: Target) -> str:
    return {True: "reached", False: "missed", None: "?"}[target.reached]
