"""`wildswing benchmark`: measures an agent in the same matches as everybody else."""

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich import box
from rich.table import Table

from wildswing.cli.main import INTERRUPTED
from wildswing.cli.numbers import WholeNumber
from wildswing.cli.output import console, print_json
from wildswing.cli.progress import shown_progress
from wildswing.home.writing import writing
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.registry import find_game
from wildswing.lab.benchmark import OPPONENT, VERSION, Line, benchmarked, run
from wildswing.lab.statistics import Estimate

CORES = os.cpu_count() or 1


def benchmark(
    agent: str,
    /,
    *,
    game: Annotated[list[str] | None, Parameter(negative="", consume_multiple=True)] = None,
    jobs: WholeNumber = CORES,
    table: Path | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Measure an agent in frozen matches against greedy, from both sides.

    docs/benchmark.md has the matches, what others have reached, and how an agent of your own is written.

    Args:
        agent: An agent by name, such as random or search:300, or one of your own as my_agents.py:Mine.
        game: The games to play; all that are in the benchmark if none is named.
        jobs: How many processes play at once.
        table: Adds the result as a line to the table in this file, such as docs/benchmark.md.
        json: Print one JSON object.
    """
    names = benchmarked() if game is None else tuple(game)
    if table is not None:
        _rows_of(table)  # refused before anything is played
    lines = []
    for name in names:
        with shown_progress(f"Playing {name}") as progress:
            lines.append(run(name, agent, jobs, progress))
        if not lines[-1].complete:
            break
    if json:
        print_json({"version": VERSION, "agent": agent, "lines": lines})
    else:
        console().print(f"Benchmark {VERSION}: {agent} against {OPPONENT}", _page(lines), sep="\n")
    complete = all(line.complete for line in lines)
    if table is not None and complete:
        add_line(table, agent, lines)
    return 0 if complete else INTERRUPTED


def add_line(table: Path, agent: str, lines: list[Line]) -> None:
    """Adds a line to the table of a page, in the columns of its games; one of the same agent gives way to it."""
    rows, at = _rows_of(table)
    columns = [cell.strip() for cell in rows[at].strip("| ").split("|")][1:]
    found = {find_game(line.game).title: _cell(line) for line in lines}
    row = f"| `{Path(agent).name}` | {' | '.join([found.get(column, '') for column in columns])} |"
    end = next((place for place in range(at, len(rows)) if not rows[place].startswith("|")), len(rows))
    kept = [one for one in rows[at:end] if not one.startswith(f"| `{Path(agent).name}` |")]
    with writing(table):
        table.write_text("\n".join([*rows[:at], *kept, row, *rows[end:], ""]), encoding="utf-8")


def _rows_of(table: Path) -> tuple[list[str], int]:
    """Returns the lines of a page, and at which of them its table begins."""
    try:
        rows = table.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise WildswingError(f"{table} cannot be read ({error.strerror}); name a file with the table.") from error
    head = f"| benchmark {VERSION} |"
    at = next((place for place, row in enumerate(rows) if row.startswith(head)), None)
    if at is None:
        raise WildswingError(f"{table} has no table that begins with “{head}”; copy it from docs/benchmark.md.")
    return rows, at


def _cell(line: Line) -> str:
    return f"{line.wins} of {line.games}: {_percent(line.win_rate)}"


def _percent(estimate: Estimate) -> str:
    if estimate.value is None or estimate.low is None or estimate.high is None:
        return "?"
    return f"{estimate.value:.0%} ({estimate.low:.0%} to {estimate.high:.0%})".replace("%", " %")


def _page(lines: list[Line]) -> Table:
    table = Table(box=box.SIMPLE, pad_edge=False)
    for name in ("game", "won", "share, with its 95 % interval"):
        table.add_column(name)
    for line in lines:
        table.add_row(find_game(line.game).title, f"{line.wins} of {line.games}", _percent(line.win_rate))
    return table
