"""Which agents there are, by what a person types."""

from collections.abc import Callable

from wildswing.agents.agent import Agent
from wildswing.agents.greedy import GreedyAgent
from wildswing.agents.random import RandomAgent
from wildswing.agents.solver import SolverAgent
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame
from wildswing.kernel.registry import find_game

MOST_SAMPLES = 10_000

SOLVER = "solver"

FOR_ANY_GAME: dict[str, Callable[..., Agent]] = {"random": RandomAgent, "greedy": GreedyAgent}
"""Agents by name, weakest first."""

FOR_ONE_GAME: dict[str, dict[str, Callable[..., Agent]]] = {"formation": {SOLVER: SolverAgent}}
"""By the name of a game the agents that play it alone, all stronger than those for any game."""


def agent_names(game: AnyGame) -> tuple[str, ...]:
    """Returns the agents that can play a game, weakest first."""
    return tuple(_agents(game))


def make_agent(text: str, game: AnyGame) -> Agent:
    """Returns a new agent for one match: a name, and for the solver a level: “solver:100”."""
    name, colon, level = text.partition(":")
    agents = _agents(game)
    if name not in agents:
        raise WildswingError(f"{_why_not(name)}; for {game.name} there is {_offer(game)}.")
    if not colon:
        return agents[name]()
    if name != SOLVER:
        raise WildswingError(f"“{text}” has a level, but only the solver has levels; write “{name}”.")
    return agents[name](_samples(text, level))


def _agents(game: AnyGame) -> dict[str, Callable[..., Agent]]:
    return {**FOR_ANY_GAME, **FOR_ONE_GAME.get(game.name, {})}


def _why_not(name: str) -> str:
    titles = [find_game(game).title for game, agents in FOR_ONE_GAME.items() if name in agents]
    return f"The {name} plays only {' and '.join(titles)}" if titles else f"There is no agent “{name}”"


def _offer(game: AnyGame) -> str:
    shown = [f"{SOLVER} (or {SOLVER}:100)" if name == SOLVER else name for name in agent_names(game)]
    return f"{', '.join(shown[:-1])} and {shown[-1]}"


def _samples(text: str, level: str) -> int:
    if level.isascii() and level.isdecimal() and len(level) < 9 and 1 <= int(level) <= MOST_SAMPLES:
        return int(level)
    raise WildswingError(
        f"“{text}” should give its level as a number of samples from 1 to {MOST_SAMPLES}, like “{SOLVER}:100”."
    )
