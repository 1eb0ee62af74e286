"""What all commands that hold a tournament share: where games are played, what is kept, and what is written."""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import RenderableType

from wildswing.cli.files import write_text
from wildswing.cli.main import INTERRUPTED
from wildswing.cli.numbers import WholeNumber
from wildswing.cli.output import complain, console, counted, print_json
from wildswing.cli.progress import shown_progress
from wildswing.kernel.errors import WildswingError
from wildswing.lab.charts_page import PICTURES
from wildswing.lab.results import Header, Result, Results, open_results
from wildswing.lab.results_report import Report, csv_of, report_of
from wildswing.lab.runners import runner_for
from wildswing.lab.tournament import Tournament, plan_of, play_tournament

CORES = os.cpu_count() or 1
FEWEST = 2
"""The fewest games of a pairing: one in each seat."""


@Parameter(name="*")
@dataclass(frozen=True)
class Conduct:
    """Where the games are played, and what becomes of them."""

    jobs: Annotated[WholeNumber, Parameter(help="How many processes of this machine play at once.")] = CORES
    on: Annotated[
        str | None,
        Parameter(
            metavar="ADDRESS",
            help="Plays on a Dask cluster instead: the address of its scheduler, such as tcp://10.0.0.1:8786.",
        ),
    ] = None
    out: Annotated[
        Path | None,
        Parameter(help="Keeps every result in this file; the same command goes on with it after an interruption."),
    ] = None
    page: Annotated[
        Path | None, Parameter(help="Writes a page with charts to this file; it works without a network.")
    ] = None
    picture: Annotated[Path | None, Parameter(help="Draws the chart into this file, .svg or .png.")] = None
    csv: Annotated[Path | None, Parameter(help="Writes the win rates of all pairings to this file.")] = None
    json: Annotated[bool, Parameter(negative="", help="Print one JSON object.")] = False


HERE = Conduct()


def hold(
    tournament: Tournament, games: int, conduct: Conduct, pages: str, shown: Callable[[Report], RenderableType]
) -> int:
    """Holds a tournament, prints and writes what came of it, and returns the exit code.

    `pages` is the module that draws; it is loaded first, so that a missing package is told before hours of play.
    """
    drawing = prepare(games, conduct, pages)
    header = tournament.header
    asked = plan_of(header, games).games
    results, complete = play(tournament, games, conduct)
    report = report_of(header, results, asked, complete)
    if conduct.json:
        print_json(report)
    else:
        console().print(shown(report))
    if results:
        _write(report, results, conduct, drawing)
    if not complete:
        complain(stopped(len(results), asked, conduct.out))
    return 0 if complete else INTERRUPTED


def prepare(games: int, conduct: Conduct, pages: str) -> Any:
    """Refuses what would fail after hours of play, and returns the module that draws, if anything is to be drawn."""
    if games < FEWEST:
        raise WildswingError(f"A pairing needs {FEWEST} games or more, one in each seat; ask for them with --games.")
    _check_files(conduct)
    return import_module(pages) if conduct.page or conduct.picture else None


def play(tournament: Tournament, games: int, conduct: Conduct) -> tuple[Sequence[Result], bool]:
    """Plays what is not kept yet; returns all results, and whether none is missing."""
    runner = runner_for(conduct.jobs, conduct.on)
    with kept_in(conduct.out, tournament.header) as kept:
        with shown_progress("Playing") as progress:
            complete = play_tournament(tournament, games, kept, runner, progress)
        return kept.results, complete


def _write(report: Report, results: Sequence[Result], conduct: Conduct, drawing: Any) -> None:
    if conduct.page is not None:
        drawing.write_page(report.header, results, conduct.page)
    if conduct.picture is not None:
        drawing.write_picture(report.header, results, conduct.picture)
    if conduct.csv is not None:
        write_text(conduct.csv, csv_of(report))


def _check_files(conduct: Conduct) -> None:
    """Refuses files that could not be written after hours of play."""
    check_files(conduct.out, conduct.page, conduct.picture, conduct.csv)
    if conduct.picture is not None and conduct.picture.suffix not in PICTURES:
        raise WildswingError(
            f"{conduct.picture} should be a picture; name a file that ends in {' or '.join(PICTURES)}."
        )


def check_files(*files: Path | None) -> None:
    """Refuses files in folders that are not there."""
    for file in files:
        if file is not None and not file.parent.is_dir():
            raise WildswingError(f"{file} cannot be written: there is no folder {file.parent}; make it first.")


@contextmanager
def kept_in(out: Path | None, header: Header) -> Iterator[Results]:
    """Keeps results in a file, if one is named, with those that are in it already."""
    if out is None:
        yield Results()
    else:
        with open_results(out, header) as kept:
            yield kept


def stopped(games: int, asked: int, out: Path | None) -> str:
    """Says how far it came, and where it is kept."""
    done = f"Stopped after {games} of {counted(asked, 'game')}"
    if out is None:
        return f"{done}; nothing was kept, since no file was named with --out."
    return f"{done}, all kept in {out}; the same command goes on from there."
