"""`wildswing simulate`: let two agents play many games."""

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich import box
from rich.table import Table

from wildswing.agents.registry import yardstick
from wildswing.cli.dataset import decisions_needed
from wildswing.cli.draft import settled
from wildswing.cli.main import INTERRUPTED
from wildswing.cli.numbers import WholeNumber
from wildswing.cli.options import NONE_GIVEN, Options, takes_options
from wildswing.cli.output import console, counted, print_json
from wildswing.cli.progress import shown_progress
from wildswing.cli.setups import SetupFiles, drawn_setups, read_setup
from wildswing.kernel.registry import find_game
from wildswing.lab.errands import Progress
from wildswing.lab.simulate import Duel, Report, play_duel
from wildswing.lab.statistics import Estimate

CORES = os.cpu_count() or 1


@takes_options
def simulate(
    game: str,
    /,
    *,
    a: str | None = None,
    b: str | None = None,
    games: WholeNumber = 400,
    seed: WholeNumber = 1,
    jobs: WholeNumber = CORES,
    options: Options = NONE_GIVEN,
    draw: WholeNumber | None = None,
    setup: SetupFiles = None,
    out: Path | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Let two agents play many games; they change seats, or teams, after every game.

    Args:
        game: The game to play.
        a: The first agent, such as random, greedy, solver or solver:100; the strongest of the game if none is named.
        b: The second agent; greedy if none is named, or random against greedy.
        games: How many games.
        seed: The same seed gives the same games, whatever the number of jobs.
        jobs: How many processes play at once.
        options: What the game is played with.
        draw: Two teams of so many, drawn anew for every two games, or with 1 two fighters of Exceed; in the second game
            the agents have changed places.
        setup: Plays with another file for a part of the game, such as layouts=my.txt. May be given again.
        out: Keeps every decision in this new Parquet file, as docs/data.md describes it; the same command goes on with
            it after an interruption.
        json: Print one JSON object.
    """
    played = find_game(game)
    first = a or yardstick(played)
    second = b or ("greedy" if first != "greedy" else "random")
    same = read_setup(played, setup, settled(played, options, seed))
    drawn = () if draw is None else drawn_setups(played, draw, (games + 1) // 2, seed, options)
    duel = Duel(game, first, second, games, seed, same, drawn)
    with shown_progress("Playing") as progress:
        report = play_duel(duel, jobs, progress) if out is None else _recorded(duel, out, jobs, progress)
    if json:
        print_json(report)
    else:
        console().print(_headline(report), _table(report), _clock(report), sep="\n")
    return 0 if report.complete else INTERRUPTED


def _recorded(duel: Duel, out: Path, jobs: int, progress: Progress) -> Report:
    with decisions_needed():
        from wildswing.lab.recording import record_duel  # noqa: PLC0415 - whoever keeps nothing needs no packages for it
    return record_duel(duel, out, jobs, progress)


def _headline(report: Report) -> str:
    asked = counted(report.asked, "game")
    games = asked if report.complete else f"stopped after {report.games} of {asked}"
    return f"{report.game}: {report.a} (A) against {report.b} (B), {games}"


def _clock(report: Report) -> str:
    return f"seed {report.seed}, {report.seconds:.1f} s, {report.games_per_second:.1f} games/s"


def _table(report: Report) -> Table:
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column("")
    table.add_column("found", justify="right")
    table.add_column("95 % interval", justify="right")
    table.add_row(f"A wins {report.wins_a}", *_percent(report.win_rate_a))
    table.add_row(f"B wins {report.wins_b}", *_percent(report.win_rate_b))
    if report.draws:
        table.add_row("draws", str(report.draws), "")
    table.add_row("first player wins", *_percent(report.first_player_share))
    table.add_row("A's margin", *_points(report.margin))
    table.add_row("answers a game", _number(report.answers_per_game, ".1f"), "")
    return table


def _percent(estimate: Estimate) -> tuple[str, str]:
    return _number(estimate.value, ".1%"), _interval(estimate, ".1%")


def _points(estimate: Estimate) -> tuple[str, str]:
    return _number(estimate.value, "+.2f"), _interval(estimate, "+.2f")


def _number(value: float | None, style: str) -> str:
    return "?" if value is None else format(value, style).replace("%", " %")


def _interval(estimate: Estimate, style: str) -> str:
    if estimate.low is None or estimate.high is None:
        return ""
    return f"{format(estimate.low, style).rstrip('%')} to {_number(estimate.high, style)}"
