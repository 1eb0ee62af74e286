"""`wildswing conformance`: checks that a game keeps the promises of every game."""

from collections.abc import Callable, Iterator
from typing import Annotated

from cyclopts import Parameter
from rich import box
from rich.table import Table
from rich.text import Text

from wildswing.cli.draft import settled
from wildswing.cli.main import INTERRUPTED
from wildswing.cli.numbers import WholeNumber
from wildswing.cli.options import NONE_GIVEN, Options, takes_options
from wildswing.cli.output import console, counted, print_json
from wildswing.cli.progress import shown_progress
from wildswing.cli.setups import SetupFiles, pairings_of, read_setup
from wildswing.kernel.conformance import CHECKS, Report, reports, reports_of_many
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.registry import find_game

FOUND_SOMETHING = 1
VERDICT_STYLES = {"passed": "green", "failed": "bold red", "not exercised": "yellow"}


@takes_options
def conformance(
    game: str,
    /,
    *,
    seeds: WholeNumber = 20,
    options: Options = NONE_GIVEN,
    setup: SetupFiles = None,
    pairings: Annotated[str | None, Parameter(metavar="NUMBER|all")] = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Check that a game keeps the promises of every game; the exit code is 1 if one is broken.

    Args:
        game: The game, by the name that `wildswing games` lists.
        seeds: How many random games are played and checked; with --pairings, of each pairing.
        options: What the game is played with.
        setup: Checks the game with another file for a part of it, such as layouts=my.txt. May be given again.
        pairings: Checks a game of fighters with many pairings of them: “all”, or how many, drawn so that everybody
            comes up early in both seats.
        json: Print the report as JSON.
    """
    if seeds < 1:
        raise WildswingError(f"--seeds {seeds} would check nothing; give 1 or more.")
    checked = find_game(game)
    if pairings is None:
        played = reports(checked, seeds, read_setup(checked, setup, settled(checked, options, 0)))
        games = seeds
    else:
        if setup:
            raise WildswingError("--pairings and --setup both say who fights; leave out the one or the other.")
        setups = pairings_of(checked, pairings, options)
        played = reports_of_many(checked, seeds, setups)
        games = seeds * len(setups)
    with shown_progress(f"Checking {checked.title}") as done:
        report = _check(played, lambda report: done(report.seeds, games))
    complete = report.seeds == games
    if json:
        verdicts = {name: report.verdict(name) for name in CHECKS}
        print_json({"conforms": report.conforms, "complete": complete, "verdicts": verdicts, "report": report})
    else:
        if not complete:
            console().print(f"Stopped after {report.seeds} of {counted(games, 'game')}; this was found so far.")
        _print(report)
    if not complete:
        return INTERRUPTED
    return 0 if report.conforms else FOUND_SOMETHING


def _check(so_far: Iterator[Report], tell: Callable[[Report], None]) -> Report:
    """Returns the last report; Ctrl-C keeps what was found before it."""
    report = None
    try:
        for report in so_far:
            tell(report)
    except KeyboardInterrupt:
        if report is None:
            raise
    assert report is not None  # at least one game was asked for
    return report


def _print(report: Report) -> None:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("Check", style="bold")
    table.add_column("Promise")
    table.add_column("Looks", justify="right")
    table.add_column("Skipped", justify="right")
    table.add_column("Result")
    for name, promise in CHECKS.items():
        verdict = report.verdict(name)
        result = f"{verdict} ({report.broken[name]})" if report.broken[name] else verdict
        looks = [f"{count:,}" for count in (report.exercised[name], report.skipped[name])]
        table.add_row(name, promise, *looks, Text(result, VERDICT_STYLES[verdict]))
    screen = console()
    screen.print(table)
    for finding in report.findings:
        screen.print(finding.sentence(), soft_wrap=True)
    screen.print(f"{report.game} {_verdict(report)}.", soft_wrap=True)


def _verdict(report: Report) -> str:
    """Says of a game no more than was looked at."""
    games = counted(report.seeds, "game")
    untried = f"; not exercised: {', '.join(report.untried)}" if report.untried else ""
    if not report.conforms:
        return f"breaks promises in {games}{untried}"
    return f"keeps every promise{' that was exercised' if untried else ''} in {games}{untried}"
