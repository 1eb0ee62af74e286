"""`wildswing tournament`: agents meet round by round, as people do in a tournament."""

import csv
import os
from io import StringIO
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wildswing.cli.files import write_text
from wildswing.cli.main import INTERRUPTED
from wildswing.cli.numbers import WholeNumber
from wildswing.cli.output import complain, console, counted, print_json
from wildswing.cli.progress import shown_progress
from wildswing.cli.setups import fights_of
from wildswing.cli.tournaments import check_files, kept_in
from wildswing.kernel.registry import find_game
from wildswing.lab.ladder import Ladder
from wildswing.lab.runners import runner_for
from wildswing.lab.swiss import KIND, Swiss, play_swiss, rounds_for

CORES = os.cpu_count() or 1


def tournament(
    game: str,
    /,
    *,
    agents: Annotated[str, Parameter(metavar="NAMES")],
    rounds: WholeNumber = 0,
    games: WholeNumber = 2,
    seed: WholeNumber = 1,
    fighters: Annotated[list[str] | None, Parameter(negative="", consume_multiple=True)] = None,
    jobs: WholeNumber = CORES,
    out: Path | None = None,
    csv_file: Annotated[Path | None, Parameter(name="--csv")] = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Let agents play a Swiss tournament: those with equal points meet, and nobody meets the same agent twice.

    Pairings, byes and tie-breaks are those of a tournament among people at a hosted table.

    Args:
        game: The game they play.
        agents: Who takes part, such as random,greedy,novice,fighter; in the order in which equals are placed.
        rounds: How many rounds there are; 0 for as many as are usual.
        games: How many games a meeting has, an even number, since they change seats.
        seed: The same seed gives the same games, if the agents think without a clock.
        fighters: In a game of fighters, those who are drawn for every two games.
        jobs: How many processes of this machine play at once.
        out: Keeps every result in this file; the same command goes on with it after an interruption.
        csv_file: Writes the standings to this file.
        json: Print one JSON object.
    """
    played = find_game(game)
    named = list(dict.fromkeys([name.strip() for name in agents.split(",")]))
    check_files(out, csv_file)
    drawn = fights_of(played, fighters, seed)
    ladder = Ladder(played, named, seed, drawn.setups, drawn.names)
    ladder.header = msgspec.structs.replace(ladder.header, kind=KIND)
    planned = rounds_for(named, rounds)
    with kept_in(out, ladder.header) as kept, shown_progress("Playing") as progress:
        found = play_swiss(ladder, named, planned, games, kept, runner_for(jobs, None), progress)
    if json:
        print_json(found)
    else:
        console().print(_page(found))
    if csv_file is not None:
        write_text(csv_file, _csv(found))
    if not found.complete:
        kept_where = "nothing was kept, since no file was named with --out" if out is None else f"all kept in {out}"
        complain(f"Stopped after {len(found.rounds)} of {counted(planned, 'round')}; {kept_where}.")
    return 0 if found.complete else INTERRUPTED


def _page(found: Swiss) -> RenderableType:
    table = Table(box=box.SIMPLE, pad_edge=False, collapse_padding=True)
    table.add_column("", justify="right")
    table.add_column("agent", no_wrap=True)
    for heading in ("points", "Buchholz", "S.-B.", *[str(number) for number in range(1, len(found.rounds) + 1)]):
        table.add_column(heading, justify="right", no_wrap=True)
    for place in range(len(found.standings)):
        table.add_row(str(place + 1), *_cells(found, place), style="bold" if place == 0 else "")
    title = f"{found.game}: {counted(len(found.rounds), 'round')} of {counted(found.games, 'game')}, seed {found.seed}"
    return Group(Text(title, "bold"), table, "The last columns: against whom, by place, and with how many points.")


def _cells(found: Swiss, place: int) -> list[str]:
    line = found.standings[place]
    places = {one.player: number for number, one in enumerate(found.standings, 1)}
    met: list[str] = []
    for meetings in found.rounds:
        shares = [each for meeting in meetings for each in meeting.shares() if each[0] == line.player]
        met += [f"{places[other] if other else 'bye'}:{share:g}" for _, other, share in shares]
    return [line.player, f"{line.points:g}", f"{line.buchholz:g}", f"{line.sonneborn_berger:g}", *met]


def _csv(found: Swiss) -> str:
    written = StringIO()
    sheet = csv.writer(written)
    rounds = [f"round {number}" for number in range(1, len(found.rounds) + 1)]
    sheet.writerow(["place", "agent", "points", "buchholz", "sonneborn-berger", *rounds])
    for place in range(len(found.standings)):
        sheet.writerow([place + 1, *_cells(found, place)])
    return written.getvalue()
