"""Agents of one's own, out of a file, for measurements on one's own machine; a server never looks for them."""

from functools import lru_cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from wildswing.agents.agent import Agent
from wildswing.agents.registry import make_agent
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame

FILE = ".py"
MARK = f"{FILE}:"


def agent_for(text: str, game: AnyGame) -> Agent:
    """Returns a new agent: one that is there by name, or what `my_agents.py:Mine` makes."""
    if text.endswith(FILE):
        raise WildswingError(f"{text} may have many things in it; name the one that makes an agent: {text}:NAME")
    if MARK not in text:
        return make_agent(text, game)
    file, _, name = text.rpartition(":")
    maker = getattr(_module(file), name, None)
    if not callable(maker):
        raise WildswingError(f"{file} has nothing called “{name}” that makes an agent.")
    try:
        agent: Agent = maker()
    except Exception as error:
        raise WildswingError(f"{text} makes no agent ({type(error).__name__}: {error}).") from error
    if not callable(getattr(agent, "choose", None)):
        raise WildswingError(
            f"{text} makes something that cannot choose; an agent has choose(game, hidden, ask, stream)."
        )
    return agent


@lru_cache(maxsize=16)
def _module(file: str) -> Any:
    path = Path(file)
    spec = spec_from_file_location(f"wildswing_own_{path.stem}", path)
    if not path.is_file() or spec is None or spec.loader is None:
        raise WildswingError(f"There is no Python file {file}.")
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise WildswingError(f"{file} cannot be loaded ({type(error).__name__}: {error}).") from error
    return module
