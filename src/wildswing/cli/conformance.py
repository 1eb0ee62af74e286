"""`wildswing conformance`: checks that a game keeps the promises of every game."""

from typing import Annotated

from cyclopts import Parameter
from rich import box
from rich.table import Table
from rich.text import Text

from wildswing.cli.output import console, print_json
from wildswing.cli.progress import progress
from wildswing.kernel.conformance import CHECKS, Report, check_game
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.registry import find_game

FOUND_SOMETHING = 1
VERDICT_STYLES = {"passed": "green", "failed": "bold red", "not exercised": "yellow"}


def conformance(
    game: str,
    /,
    *,
    seeds: int = 20,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Check that a game keeps the promises of every game; the exit code is 1 if one is broken.

    Args:
        game: The game, by the name that `wildswing games` lists.
        seeds: How many random games are played and checked.
        json: Print the report as JSON.
    """
    if seeds < 1:
        raise WildswingError(f"--seeds {seeds} would check nothing; give 1 or more.")
    checked = find_game(game)
    with progress(f"Checking {checked.title}") as done:
        report = check_game(checked, seeds, lambda count: done(count, seeds))
    if json:
        verdicts = {name: report.verdict(name) for name in CHECKS}
        print_json({"conforms": report.conforms, "verdicts": verdicts, "report": report})
    else:
        _print(report)
    return 0 if report.conforms else FOUND_SOMETHING


def _print(report: Report) -> None:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("Check", style="bold")
    table.add_column("Promise")
    table.add_column("Looks", justify="right")
    table.add_column("Result")
    for name, promise in CHECKS.items():
        verdict = report.verdict(name)
        result = f"{verdict} ({report.broken[name]})" if report.broken[name] else verdict
        table.add_row(name, promise, f"{report.exercised[name]:,}", Text(result, VERDICT_STYLES[verdict]))
    screen = console()
    screen.print(table)
    for finding in report.findings:
        screen.print(finding.sentence(), markup=False, soft_wrap=True)
    verb = "keeps every promise" if report.conforms else "breaks promises"
    screen.print(f"{report.game} {verb} in {report.seeds} games.", markup=False)
