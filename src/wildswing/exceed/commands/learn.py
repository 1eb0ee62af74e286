"""`wildswing learn`: learn from many games what a position is worth."""

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich import box
from rich.table import Table

from wildswing.agents.thoughts import percent
from wildswing.cli.main import INTERRUPTED
from wildswing.cli.numbers import WholeNumber
from wildswing.cli.output import console, counted, print_json
from wildswing.cli.progress import shown_progress
from wildswing.exceed.agents.hasty import HASTY
from wildswing.exceed.lab.learning import Course, Learned, learn_weights, weights_file
from wildswing.kernel.errors import WildswingError

CORES = os.cpu_count() or 1


def learn(
    game: str,
    /,
    *,
    agent: str = HASTY,
    games: WholeNumber = 3000,
    seed: WholeNumber = 1,
    jobs: WholeNumber = CORES,
    out: Path | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Let an agent play against itself, with two fighters drawn anew for each game, and learn what winners had.

    Args:
        game: The game; only exceed learns.
        agent: Who plays, such as greedy or search:100; hasty plays thousands of games in the time of hundreds.
        games: How many games; every fifth is held out, to judge by it what was learned.
        seed: The same seed gives the same games and weights, whatever the number of jobs.
        jobs: How many processes play at once.
        out: Writes the weights to this file; in src/wildswing/exceed/agents/weights.json agents use them.
        json: Print one JSON object.
    """
    if game != "exceed":
        raise WildswingError(f"“{game}” has nothing to learn; only exceed has weights that games can teach.")
    if out is not None and not out.absolute().parent.is_dir():
        raise WildswingError(f"“{out}” cannot be written, since there is no such folder; name another file with --out.")
    with shown_progress("Playing") as progress:
        learned = learn_weights(Course(agent, games, seed), jobs, progress)
    if out is not None:
        _write(out, learned)
    if json:
        print_json(learned)
    else:
        console().print(_headline(learned), _weights(learned), _verdict(learned), _calibration(learned), sep="\n")
    return 0 if learned.complete else INTERRUPTED


def _write(out: Path, learned: Learned) -> None:
    try:
        out.write_bytes(weights_file(learned))
    except OSError as error:
        raise WildswingError(f"“{out}” cannot be written ({error.strerror}); name another file with --out.") from None


def _headline(learned: Learned) -> str:
    stopped = "" if learned.complete else "stopped after "
    return (
        f"exceed: {stopped}{counted(learned.games, 'game')} of {learned.agent} against itself, seed {learned.seed}, "
        f"{counted(learned.positions, 'position')}"
    )


def _weights(learned: Learned) -> Table:
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column("feature")
    table.add_column("weight", justify="right")
    table.add_column("standard error", justify="right")
    for one in learned.weights:
        table.add_row(one.feature, f"{one.weight:+.3f}", f"{one.error:.3f}")
    return table


def _verdict(learned: Learned) -> str:
    return (
        f"Logarithmic loss on {counted(learned.held_out, 'position')} held out: {learned.loss:.4f}; "
        f"greedy's evaluation {learned.evaluation_loss:.4f}, always one half 0.6931."
    )


def _calibration(learned: Learned) -> Table:
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column("positions held out", justify="right")
    table.add_column("expected to be won", justify="right")
    table.add_column("won", justify="right")
    for group in learned.calibration:
        table.add_row(str(group.positions), percent(group.expected), percent(group.won))
    return table
