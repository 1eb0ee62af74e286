"""What is measured of Rise of the Exiled."""

from collections.abc import Mapping
from functools import cache
from random import Random

from wildswing.exiled.agents.naive import NaiveAgent
from wildswing.exiled.game import EXILED
from wildswing.exiled.lab.throws import Toss, all_twelve, full_table, judge_alone, lay, shifted, toss
from wildswing.exiled.rules.judging import judge
from wildswing.exiled.rules.setup import setup_of
from wildswing.kernel.game import AnyGame, Setup
from wildswing.lab.measurements import (
    COPY,
    GAMES,
    HIDE,
    IMAGINE,
    NAIVE_GAMES,
    Bench,
    Measurement,
    Subject,
    copy,
    for_agents,
    hide,
    imagine,
    on_each,
    random_games,
)
from wildswing.lab.play_out import play_out
from wildswing.lab.tally import PlayGame

JUDGE_MANY = "judge one of many throws"
JUDGE_ALONE = "land and judge a throw alone"

THROWS = 600
"""Throws that are judged: fifty by each of twelve characters, more than any memory of shapes holds tables for."""

TEAMS = (("Hedina", "Klim-Klam", "Gande"), ("Nahtha", "Zombie Horde", "Badon"))


def _naive_games(game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    """Plays Rise of the Exiled as people would, who throw at each other and not at the table."""
    random = Random(seed).random
    seats = len(game.seats(setup))

    def play_game() -> int:
        return play_out(game, [NaiveAgent() for _ in range(seats)], int(random() * 2**53), setup).answers

    return play_game


def _tosses(setup: Setup, seed: int, apart: int) -> list[Toss]:
    """Returns throws, each by the next character, over tables that differ by how far the cards are shifted."""
    random = Random(seed)
    table = full_table(setup, seed)
    return [toss(shifted(table, number * apart), number % len(table.players), random) for number in range(THROWS)]


def _judge_many(game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    """Judges throws that have all landed on one table."""
    table = full_table(setup, seed)
    for one in _tosses(setup, seed, 0):
        lay(table, one.throw, one.landing)
    return on_each(judge, [(table, at) for at in range(THROWS)])


def _judge_alone(game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    """Lets each throw land on a table of its own and judges it."""
    return on_each(judge_alone, [tuple(one) for one in _tosses(setup, seed, 1)])


MEASUREMENTS: Mapping[str, Measurement] = {
    GAMES: random_games,
    NAIVE_GAMES: _naive_games,
    COPY: copy,
    HIDE: hide,
    IMAGINE: imagine,
}


def _three_against_three() -> Setup:
    return setup_of(TEAMS)


BENCH = Bench(
    subjects=(
        Subject(
            "Exiled 3-3",
            EXILED,
            cache(_three_against_three),
            {**MEASUREMENTS, **for_agents(teams=" / ".join([" + ".join(team) for team in TEAMS]))},
        ),
        Subject("Exiled 6-6", EXILED, cache(all_twelve), {JUDGE_MANY: _judge_many, JUDGE_ALONE: _judge_alone}),
    ),
    costs={COPY: 4, JUDGE_MANY: 50, JUDGE_ALONE: 1000},
)
