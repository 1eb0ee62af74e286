"""Which agents there are, by what a person types."""

from collections.abc import Callable

from wildswing.agents.agent import Agent
from wildswing.agents.greedy import GreedyAgent
from wildswing.agents.levels import LEVELS, LevelAgent
from wildswing.agents.random import RandomAgent
from wildswing.agents.search.agent import DEFAULT_BUDGET, SearchAgent
from wildswing.agents.search.budget import Budget, read_budget
from wildswing.agents.search.shared import SharedAgent
from wildswing.exceed.agents.mind import ExceedMind
from wildswing.exiled.agents.marksman import LEVELS as RANKS
from wildswing.exiled.agents.marksman import MarksmanAgent
from wildswing.exiled.agents.naive import NaiveAgent
from wildswing.formation.agents.solver import SolverAgent
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame
from wildswing.kernel.registry import find_game

MOST_SAMPLES = 10_000


def _exceed_search(budget: Budget = DEFAULT_BUDGET) -> Agent:
    return SharedAgent(ExceedMind, budget)


FOR_ANY_GAME: dict[str, Callable[..., Agent]] = {"random": RandomAgent, "greedy": GreedyAgent, "search": SearchAgent}
"""Agents by name, weakest first."""

FOR_ONE_GAME: dict[str, dict[str, Callable[..., Agent]]] = {
    "exceed": {"search": _exceed_search},
    "exiled": {"naive": NaiveAgent, "marksman": MarksmanAgent},
    "formation": {"solver": SolverAgent},
}
"""By the name of a game the agents that play it alone, or better than the one for any game."""


def _samples(text: str, level: str) -> int:
    if level.isascii() and level.isdecimal() and len(level) < 9 and 1 <= int(level) <= MOST_SAMPLES:
        return int(level)
    raise WildswingError(
        f"“{text}” should give its level as a number of samples from 1 to {MOST_SAMPLES}, like “solver:100”."
    )


def _rank(text: str, level: str) -> str:
    if level in RANKS:
        return level
    *weaker, best = RANKS
    raise WildswingError(f"“{text}” should give its level as {', '.join(weaker)} or {best}, like “marksman:{best}”.")


WITH_LEVELS: dict[str, tuple[str, Callable[[str, str], int | str | Budget]]] = {
    "marksman": ("novice", _rank),
    "search": ("1s", read_budget),
    "solver": ("100", _samples),
}
"""By the name of an agent with levels an example of one, and what reads a level out of a text."""


def agent_names(game: AnyGame) -> tuple[str, ...]:
    """Returns the agents that can play a game, weakest first; the levels with names are apart."""
    return tuple(_agents(game))


def opponent_names(game: AnyGame) -> tuple[str, ...]:
    """Returns whom a person may play against: the levels, weakest first, then the agents behind them."""
    return (*LEVELS, *agent_names(game))


def yardstick(game: AnyGame) -> str:
    """Returns the strongest agent that plays whole games in seconds."""
    return [name for name in agent_names(game) if name != "search"][-1]


def make_agent(text: str, game: AnyGame) -> Agent:
    """Returns a new agent for one match: a level's name, or an agent's, which may have a level: “solver:100”."""
    if text in LEVELS:
        return LevelAgent(text, game)
    name, colon, level = text.partition(":")
    if name in LEVELS:
        raise WildswingError(f"“{text}” has a level, but {name} is a level itself; write “{name}”.")
    agents = _agents(game)
    if name not in agents:
        raise WildswingError(f"{_why_not(name)}; for {game.name} there is {_offer(game)}.")
    if not colon:
        return agents[name]()
    if name not in WITH_LEVELS:
        leveled = " and ".join([f"the {one}" for one in WITH_LEVELS if one in agents])
        verb = "have" if " and " in leveled else "has"
        raise WildswingError(f"“{text}” has a level, but only {leveled} {verb} levels; write “{name}”.")
    return agents[name](WITH_LEVELS[name][1](text, level))


def _agents(game: AnyGame) -> dict[str, Callable[..., Agent]]:
    return {**FOR_ANY_GAME, **FOR_ONE_GAME.get(game.name, {})}


def _why_not(name: str) -> str:
    titles = [find_game(game).title for game, agents in FOR_ONE_GAME.items() if name in agents]
    return f"The {name} plays only {' and '.join(titles)}" if titles else f"There is no agent “{name}”"


def _offer(game: AnyGame) -> str:
    shown = [
        f"{name} (or {name}:{WITH_LEVELS[name][0]})" if name in WITH_LEVELS else name for name in agent_names(game)
    ]
    return f"{', '.join(LEVELS)}, {', '.join(shown[:-1])} and {shown[-1]}"
