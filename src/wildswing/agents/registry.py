"""Which agents there are, by what a person types."""

from collections.abc import Callable

from wildswing.agents.agent import Agent
from wildswing.agents.greedy import GreedyAgent
from wildswing.agents.random import RandomAgent
from wildswing.agents.solver import DEFAULT_SAMPLES, SolverAgent
from wildswing.formation.game import Formation
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame

MOST_SAMPLES = 10_000

FOR_ANY_GAME: dict[str, Callable[[], Agent]] = {"random": RandomAgent, "greedy": GreedyAgent}

SOLVER = "solver"


def agent_names(game: AnyGame) -> tuple[str, ...]:
    """Returns the agents that can play a game, weakest first."""
    names = tuple(FOR_ANY_GAME)
    return (*names, SOLVER) if isinstance(game, Formation) else names


def make_agent(text: str, game: AnyGame) -> Agent:
    """Returns a new agent for one match: a name, and for the solver a level: “solver:100”."""
    name, colon, level = text.partition(":")
    if name == SOLVER and not isinstance(game, Formation):
        raise WildswingError(f"The solver plays only Formation; for {game.name} there is {_offer(game)}.")
    if name not in agent_names(game):
        raise WildswingError(f"There is no agent “{name}”; for {game.name} there is {_offer(game)}.")
    if name == SOLVER:
        return SolverAgent(_samples(text, level) if colon else DEFAULT_SAMPLES)
    if colon:
        raise WildswingError(f"“{text}” has a level, but only the solver has levels; write “{name}”.")
    return FOR_ANY_GAME[name]()


def _offer(game: AnyGame) -> str:
    shown = [f"{SOLVER} (or {SOLVER}:100)" if name == SOLVER else name for name in agent_names(game)]
    return f"{', '.join(shown[:-1])} and {shown[-1]}"


def _samples(text: str, level: str) -> int:
    if level.isascii() and level.isdecimal() and len(level) < 9 and 1 <= int(level) <= MOST_SAMPLES:
        return int(level)
    raise WildswingError(
        f"“{text}” should give its level as a number of samples from 1 to {MOST_SAMPLES}, like “{SOLVER}:100”."
    )
