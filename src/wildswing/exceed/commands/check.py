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
from wildswing.cli.progress import shown_progress
from wildswing.exceed.game import EXCEED
from wildswing.exceed.home.fighters import read_fighter
from wildswing.exceed.lab.fighter_trial import THOUGHTFUL, Report, trial_of, try_fighter
from wildswing.exceed.lab.oddities import Oddity, oddities_of
from wildswing.exceed.language import FighterError
from wildswing.exceed.matches import DEFAULT_FIGHTERS, sheet_of
from wildswing.exceed.terminal.finding import meeting
from wildswing.kernel.errors import WildswingError
from wildswing.lab.statistics import Estimate

CORES = os.cpu_count() or 1
NEVER_ENDS = 1
THOROUGH, QUICK = 200, 20
"""How many games are played."""


class MistakeFound(msgspec.Struct, frozen=True):
    """A mistake of a file, for programs."""

    line: int
    column: int
    sentence: str


class Checked(msgspec.Struct, frozen=True):
    """A fighter, and what came of it: a report, or why it was refused."""

    fighter: str
    report: Report | None = None
    warnings: tuple[Oddity, ...] = ()
    reason: str | None = None
    mistakes: tuple[MistakeFound, ...] = ()


def check(
    fighter: list[str],
    /,
    *,
    games: WholeNumber | None = None,
    quick: Annotated[bool, Parameter(negative="")] = False,
    seed: WholeNumber = 1,
    jobs: WholeNumber = CORES,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Read fighters, play many games with each, and tell what never happened and who won.

    Half of the games are played by an agent that looks ahead, and count for the win rates; the other half at random, so
    that everything is tried. What is odd about a file is told before. The exit code is 1 if a game would not end, and 2
    if a fighter cannot be played at all.

    Args:
        fighter: The fighter files, or names of fighters.
        games: How many games each fighter plays, against ten others of the roster; 200 unless told.
        quick: Play 20 games.
        seed: The same seed gives the same games, whatever the number of jobs.
        jobs: How many processes play at once.
        json: Print the reports as JSON.
    """
    number = games if games is not None else QUICK if quick else THOROUGH
    checked = [_check(name, number, seed, jobs, tells=not json) for name in fighter]
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
        text = read_fighter(name)
        warnings = oddities_of(sheet_of(text))
        if tells and warnings:
            console().print(*_listed("Odd", [f"line {one.line}: {one.sentence}" for one in warnings]), sep="\n")
        with shown_progress(f"Playing {name}") as progress:
            report = try_fighter(trial_of(text, games, seed), jobs, progress)
    except WildswingError as error:
        if tells:
            complain(str(error))
        mistakes = error.mistakes if isinstance(error, FighterError) else ()
        return Checked(
            name,
            reason=str(error),
            mistakes=tuple([MistakeFound(one.at.line, one.at.column, one.sentence) for one in mistakes]),
        )
    if tells:
        console().print(_page(report))
    return Checked(name, report, warnings)


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
