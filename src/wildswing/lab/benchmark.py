"""A frozen benchmark: the same matches for everybody who measures an agent, and a seal on the rules they are played by.

A change of the rules under which one of its games would go otherwise breaks the seal: results before and after do not
compare, so the benchmark needs a new version, and its baselines are played again.
"""

from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from typing import Final

import msgspec

from wildswing.agents.random import RandomAgent
from wildswing.kernel.errors import IllegalAnswer, WildswingError
from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.registry import find_game, offering
from wildswing.lab.errands import Progress, add_up
from wildswing.lab.own_agents import agent_for
from wildswing.lab.play_out import play_out
from wildswing.lab.simulate import Duel, Standing, play_one
from wildswing.lab.statistics import Estimate, share

VERSION: Final = 1
OPPONENT: Final = "greedy"
"""Whom everybody meets."""
ROUNDS: Final = 2
"""How often each setup is played from both sides."""


class Benchmark(msgspec.Struct, frozen=True):
    """What a game gives to the benchmark: the setups that are played, and the seal on its rules."""

    setups: Callable[[], tuple[Setup, ...]]
    seal: str


class Line(msgspec.Struct, frozen=True):
    """What an agent has reached in one game of the benchmark."""

    version: int
    game: str
    agent: str
    games: int
    wins: int
    win_rate: Estimate
    complete: bool


def benchmarked() -> tuple[str, ...]:
    """Returns the games that have a part in the benchmark."""
    return tuple([game.name for game, _ in offering("benchmark", Benchmark)])


def benchmark_of(game: AnyGame) -> Benchmark:
    """Returns the part of a game; a game without one is refused."""
    found = game.facets.load("benchmark", Benchmark)
    if found is None:
        raise WildswingError(f"{game.title} is not in the benchmark; there is {', '.join(benchmarked())}.")
    return found


def seal_of(game: AnyGame, setups: tuple[Setup, ...]) -> str:
    """Returns what becomes of the setups when chance plays, as a short text."""
    digest = blake2b(digest_size=8)
    for number, setup in enumerate(setups):
        agents = [RandomAgent() for _ in game.seats(setup)]
        played = play_out(game, agents, f"seal {VERSION}/{number}", setup)
        digest.update(msgspec.json.encode((played.outcome.winners, played.outcome.scores, played.answers)))
    return digest.hexdigest()


def run(name: str, agent: str, jobs: int, progress: Progress) -> Line:
    """Plays an agent's part of one game; it comes out the same wherever it is played, if the agent uses no clock."""
    if jobs < 1:
        raise WildswingError(f"{jobs} processes cannot play; ask for 1 or more with --jobs.")
    game = find_game(name)
    part = benchmark_of(game)
    setups = part.setups()
    if seal_of(game, setups) != part.seal:
        raise WildswingError(
            f"The rules of {game.title} are not those that benchmark {VERSION} was frozen with, so results would not "
            "compare; install the version of Wildswing that the table names, or freeze a new benchmark."
        )
    agent_for(agent, game)  # refused before anything is played
    duel = Duel(name, agent, OPPONENT, 2 * len(setups) * ROUNDS, VERSION, setups[0], setups)
    standing = add_up(partial(_play_some, duel), Standing(), duel.games, jobs, progress)
    rate = share(standing.wins_a, standing.games)
    return Line(VERSION, name, agent, standing.games, standing.wins_a, rate, standing.games == duel.games)


def _play_some(duel: Duel, numbers: range) -> Standing:
    try:
        return sum([play_one(duel, number, make=agent_for) for number in numbers], Standing())
    except IllegalAnswer as error:
        raise WildswingError(f"{duel.a} gave an answer that is not offered: {error}") from error
