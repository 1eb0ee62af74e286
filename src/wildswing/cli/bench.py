"""`wildswing bench`: measure the engine beside its peers."""

from collections.abc import Iterator
from typing import Annotated

from cyclopts import Parameter
from rich import box
from rich.console import RenderableType
from rich.table import Table

from wildswing.cli.main import INTERRUPTED
from wildswing.cli.output import console, print_json
from wildswing.cli.progress import progress
from wildswing.lab import bench as lab
from wildswing.lab.bench import Report, Target
from wildswing.lab.builds import COMPILED, PLAIN
from wildswing.lab.measurements import GAMES
from wildswing.lab.statistics import Spread

SIGNS = {"at least": "≥", "at most": "≤"}


def bench(
    *,
    seconds: float = 3,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Measure the engine on one core, plain and compiled, in turns with other open engines.

    Args:
        seconds: How long each line is measured.
        json: Print one JSON object.
    """
    with progress("Measuring") as watch:
        report = lab.bench(seconds, watch)
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
    yield f"{report.processor}, one core, {report.python}, {report.rounds} rounds"
    yield _games(report)
    yield _operations(report)
    yield _targets(report)
    for missing in report.missing:
        yield missing.reason


def _games(report: Report) -> Table:
    table = _table("Random games", "games/s", "decisions/s", "lowest", "highest")
    for pace in report.games:
        name = pace.subject if pace.measurement == GAMES else f"{pace.subject}, with views"
        decisions = pace.decisions_per_second
        figures = (pace.games_per_second.median, decisions.median, decisions.low, decisions.high)
        table.add_row(name, *[_number(figure) for figure in figures])
    return table


def _operations(report: Report) -> Table:
    costs = {(cost.operation, cost.subject): cost.microseconds for cost in report.operations}
    table = _table("Microseconds for one operation", PLAIN, COMPILED)
    for operation in dict.fromkeys([cost.operation for cost in report.operations]):
        table.add_row(operation, *[_shown(costs.get((operation, build))) for build in (PLAIN, COMPILED)])
    return table


def _targets(report: Report) -> Table:
    table = _table("Targets (ratios are of decisions/s)", "wanted", "found", "")
    for target in report.targets:
        table.add_row(target.name, f"{SIGNS[target.wanted]} {target.bound:g}", _shown(target.value), _verdict(target))
    return table


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE, pad_edge=False)
    table.add_column("")
    for column in columns:
        table.add_column(column, justify="right")
    return table


def _shown(value: Spread | None) -> str:
    if value is None:
        return "not measured"
    return f"{_number(value.median)} ({_number(value.low)}-{_number(value.high)})"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:#.3g}"


def _verdict(target: Target) -> str:
    return {True: "reached", False: "not reached", None: "?"}[target.reached]
