"""Which agents there are, by what a person types."""

from collections.abc import Callable

from wildswing.agents.agent import Agent
from wildswing.agents.facet import Agents, Dosed, agents_of
from wildswing.agents.greedy import GreedyAgent
from wildswing.agents.levels import LEVELS, LevelAgent
from wildswing.agents.random import RandomAgent
from wildswing.agents.rival import RIVAL, RivalAgent
from wildswing.agents.search.agent import SearchAgent
from wildswing.agents.search.budget import read_budget
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame
from wildswing.kernel.registry import offering

FOR_ANY_GAME: dict[str, Callable[..., Agent]] = {"random": RandomAgent, "greedy": GreedyAgent, "search": SearchAgent}
"""Agents by name, weakest first."""

DOSED_IN_ANY_GAME: dict[str, Dosed] = {"search": ("1s", read_budget)}
"""Those of them that take a strength."""

QUICK = frozenset({"random", "greedy", *list(LEVELS)[:2]})
"""Agents and levels that answer in a moment, in any game."""


def is_quick(name: str, game: AnyGame) -> bool:
    """Tells whether an agent answers in a moment; all others are dear."""
    return name in QUICK or name in agents_of(game).quick


def agent_names(game: AnyGame) -> tuple[str, ...]:
    """Returns the agents that can play a game, weakest first; the levels with names are apart."""
    return tuple(_agents(game))


def opponent_names(game: AnyGame) -> tuple[str, ...]:
    """Returns whom a person may play against: the levels, weakest first, the one that adapts, then all agents."""
    return (*LEVELS, RIVAL, *agent_names(game))


def yardstick(game: AnyGame) -> str:
    """Returns the strongest agent that plays whole games in seconds."""
    scripted = agents_of(game).quick
    return [name for name in agent_names(game) if name != "search" and name not in scripted][-1]


def make_agent(text: str, game: AnyGame) -> Agent:
    """Returns a new agent for one match: a level's name, or an agent's, which may have a level: “solver:100”."""
    if text in LEVELS:
        return LevelAgent(text, game)
    if text == RIVAL:
        return RivalAgent(game)
    name, colon, level = text.partition(":")
    if name in LEVELS or name == RIVAL:
        raise WildswingError(f"“{text}” has a level, but {name} is a level itself; write “{name}”.")
    agents = _agents(game)
    if name not in agents:
        raise WildswingError(f"{_why_not(name)}; for {game.name} there is {_offer(game)}.")
    if not colon:
        return agents[name]()
    dosed = _dosed(game)
    if name not in dosed:
        leveled = " and ".join([f"the {one}" for one in sorted(dosed)])
        verb = "have" if " and " in leveled else "has"
        raise WildswingError(f"“{text}” has a level, but only {leveled} {verb} levels; write “{name}”.")
    return agents[name](dosed[name][1](text, level))


def _agents(game: AnyGame) -> dict[str, Callable[..., Agent]]:
    return {**FOR_ANY_GAME, **agents_of(game).named}


def _dosed(game: AnyGame) -> dict[str, Dosed]:
    return {**DOSED_IN_ANY_GAME, **agents_of(game).dosed}


def _why_not(name: str) -> str:
    titles = [game.title for game, agents in offering("agents", Agents) if name in agents.named]
    return f"The {name} plays only {' and '.join(titles)}" if titles else f"There is no agent “{name}”"


def _offer(game: AnyGame) -> str:
    dosed = _dosed(game)
    shown = [f"{name} (or {name}:{dosed[name][0]})" if name in dosed else name for name in agent_names(game)]
    return f"{', '.join(LEVELS)}, {RIVAL}, {', '.join(shown[:-1])} and {shown[-1]}"
