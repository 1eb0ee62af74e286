"""What is measured of Formation."""

from typing import Any

from wildswing.formation.game import FORMATION
from wildswing.formation.rules.questions import OFFENCE
from wildswing.formation.solver import margins
from wildswing.kernel.ask import Ask
from wildswing.kernel.game import AnyGame, Setup
from wildswing.lab.measurements import COPY, EVERY_GAME, Bench, Subject, for_agents, on_each
from wildswing.lab.positions import positions
from wildswing.lab.tally import PlayGame

SOLVE = "solve a round"


def _solve_formation(game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    """Weighs each lead of the first battle, all seven battles played perfectly with open cards."""
    asked: list[tuple[Any, Ask]] = [*positions(game, setup, seed)]
    return on_each(margins, [(table, ask) for table, ask in asked if ask.kind == OFFENCE.kind and table.battle == 1])


BENCH = Bench(
    subjects=(
        Subject(
            "Formation", FORMATION, FORMATION.default_setup, {**EVERY_GAME, SOLVE: _solve_formation, **for_agents()}
        ),
    ),
    costs={COPY: 4},
    gain=2,
)
