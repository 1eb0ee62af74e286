"""`wildswing check`: reads fighters and tries them out in many games."""

import os
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wildswing.cli.main import INTERRUPTED, REFUSED
from wildswing.cli.numbers import WholeNumber
from wildswing.cli.output import complain, console, counted, print_json
from wildswing.cli.progress import progress
from wildswing.exceed.game import EXCEED
from wildswing.exceed.lab.fighter_trial import THOUGHTFUL, Report, trial_of, try_fighter
from wildswing.exceed.matches import DEFAULT_FIGHTERS
from wildswing.exceed.terminal.finding import meeting, read_fighter
from wildswing.kernel.errors import WildswingError
from wildswing.lab.statistics import Estimate

CORES = os.cpu_count() or 1
NEVER_ENDS = 1


class Checked(msgspec.Struct, frozen=True):
    """A fighter, and what came of it: a report, or why it was refused."""

    fighter: str
    report: Report | None = None
    reason: str | None = None


def check(
    fighter: list[str],
    /,
    *,
    games: WholeNumber = 200,
    seed: WholeNumber = 1,
    jobs: WholeNumber = CORES,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Read fighters, play many games with each, and tell what never happened and who won.

    Half of the games are played by an agent that looks ahead, and count for the win rates; the other half at random, so
    that everything is tried. The exit code is 1 if a game would not end, and 2 if a fighter cannot be played at all.

    Args:
        fighter: The fighter files, or names of fighters.
        games: How many games each fighter plays, against ten others of the roster.
        seed: The same seed gives the same games, whatever the number of jobs.
        jobs: How many processes play at once.
        json: Print the reports as JSON.
    """
    checked = [_check(name, games, seed, jobs, tells=not json) for name in fighter]
    if json:
        print_json(checked)
    if any(one.report is None for one in checked):
        return REFUSED
    reports = [one.report for one in checked if one.report is not None]
    if not all(report.complete for report in reports):
        return INTERRUPTED
    return NEVER_ENDS if any(report.loops for report in reports) else 0


def _check(name: str, games: int, seed: int, jobs: int, tells: bool) -> Checked:
    try:
        meeting(EXCEED, (name, DEFAULT_FIGHTERS[0]), None)
        trial = trial_of(read_fighter(name), games, seed)
        with progress(f"Playing {name}") as watch:
            report = try_fighter(trial, jobs, watch)
    except WildswingError as error:
        if tells:
            complain(str(error))
        return Checked(name, reason=str(error))
    if tells:
        console().print(_page(report))
    return Checked(name, report)


def _page(report: Report) -> RenderableType:
    said = [
        *_listed("Never set as an attack", report.never_set),
        *_listed("Never played as a boost", report.never_played),
        *_listed("Never resolved", [f"{phrase.carrier}: {phrase.line}" for phrase in report.never_resolved]),
        *_listed(
            "Words never used", [f"{phrase.carrier}: “{phrase.words}” in {phrase.line}" for phrase in report.never_used]
        ),
        *_listed("Would not end", report.loops),
    ]
    everything = Text("Every card was set, every boost played, every line resolved, and every game ended.", "green")
    return Group(Text(_headline(report), "bold"), *(said or [everything]), _wins(report))


def _headline(report: Report) -> str:
    stopped = "" if report.complete else ", stopped"
    length = "" if report.answers_per_game is None else f", {report.answers_per_game:.0f} answers a game"
    return f"{report.fighter}: {counted(report.games, 'game')}{stopped}{length}, {report.seconds:.0f} s"


def _listed(title: str, items: list[str] | tuple[str, ...]) -> list[Text]:
    return [Text(f"{title}:", "yellow"), *[Text(f"  {item}") for item in items]] if items else []


def _wins(report: Report) -> Table:
    table = Table(box=box.SIMPLE, title=f"Both played by {THOUGHTFUL}", title_justify="left")
    table.add_column("against")
    table.add_column("games", justify="right")
    table.add_column("wins", justify="right")
    table.add_column("95 % interval", justify="right")
    for row in report.against:
        table.add_row(row.opponent, str(row.games), *_shares(row.win_rate))
    table.add_row("all", str(sum([row.games for row in report.against])), *_shares(report.win_rate), style="bold")
    return table


def _shares(rate: Estimate) -> tuple[str, str]:
    if rate.value is None or rate.low is None or rate.high is None:
        return "?", ""
    return f"{100 * rate.value:.0f} %", f"{100 * rate.low:.0f} to {100 * rate.high:.0f} %"
