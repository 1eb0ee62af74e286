"""What is measured of Exceed."""

from collections.abc import Mapping
from functools import cache, partial
from operator import methodcaller
from typing import Any

from wildswing.agents.search.budget import Budget
from wildswing.exceed.agents.mind import ExceedMind
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of
from wildswing.kernel.game import AnyGame, Setup
from wildswing.lab.measurements import (
    COPY,
    GAMES,
    IMAGINE,
    STRIKE_SEARCH,
    Bench,
    Measurement,
    Subject,
    copy,
    for_agents,
    imagine,
    on_each,
    random_games,
)
from wildswing.lab.positions import positions
from wildswing.lab.searching import PLAYS, thinking
from wildswing.lab.tally import PlayGame

COPY_IN_STRIKE = "copy in a strike"

STRIKES_SAMPLE = 40
"""Random games of Exceed stand in a strike at one position in six to twelve."""


def _copy_in_strike(game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    """Copies tables of Exceed that hold attacks too."""
    tables: list[Any] = [table for table, _ in positions(game, setup, seed, STRIKES_SAMPLE)]
    return on_each(methodcaller("copy"), [(table,) for table in tables if table.strike is not None])


def strike_search(game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    """Searches Exceed, with strikes as matrix games."""
    return thinking(ExceedMind(Budget(PLAYS)), game, setup, seed)


MEASUREMENTS: Mapping[str, Measurement] = {
    GAMES: random_games,
    COPY: copy,
    COPY_IN_STRIKE: _copy_in_strike,
    IMAGINE: imagine,
}
"""What decides how far a search can look; several matches are measured, so each briefly."""


def _duel(name: str, one: str, other: str, further: Mapping[str, Measurement] | None = None) -> Subject:
    measurements = {**MEASUREMENTS, **(further or {})}
    return Subject(f"Exceed {name}", EXCEED, cache(partial(match_of, one, other)), measurements)


BENCH = Bench(
    subjects=(
        _duel(
            "Sol-Ky",
            "Sol Badguy",
            "Ky Kiske",
            {**for_agents(fighter1="Sol Badguy", fighter2="Ky Kiske"), STRIKE_SEARCH: strike_search},
        ),
        _duel("Hyde-Linne", "Hyde Kido", "Linne"),
        _duel("Ryu-Ryu", "Ryu", "Ryu"),
    ),
    costs={COPY: 4, COPY_IN_STRIKE: 4},
)
