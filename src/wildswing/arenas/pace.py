"""How fast the games are through each arena: random games, driven as a learning program drives them."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import numpy as np

from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import Setup
from wildswing.lab.peers import PlayGame, Tally, play_for

GYMNASIUM: Final = "gymnasium"
OPENSPIEL: Final = "openspiel"
PETTINGZOO: Final = "pettingzoo"
PETTINGZOO_PARALLEL: Final = "pettingzoo parallel"


def open_table(arena: str, game: str, seed: int, setup: Setup | None = None) -> PlayGame:
    """Prepares an arena, so that only playing is left to be timed; each call of the result plays one random game.

    The result counts decisions of all seats in OpenSpiel and PettingZoo, and those of the learning seat in Gymnasium.
    """
    if arena not in ARENAS:
        raise WildswingError(f"There is no arena “{arena}”; choose from {', '.join(ARENAS)}.")
    try:
        return ARENAS[arena](game, setup, Random(seed))
    except ModuleNotFoundError as missing:
        raise WildswingError(f"The arena {arena} needs {missing.name}; run make setup-lab.") from None


def decisions_through(arena: str, game: str, seconds: float, seed: int, setup: Setup | None = None) -> Tally:
    """Plays random games through an arena, at least one, until the time is over, and counts the decisions."""
    return play_for(seconds, open_table(arena, game, seed, setup))


def _picked(mask: Any, random: Random) -> int:
    actions = np.flatnonzero(mask)
    return int(actions[int(random.random() * len(actions))])


def _pettingzoo(game: str, setup: Setup | None, random: Random) -> PlayGame:
    from wildswing.arenas.pettingzoo import aec_env  # noqa: PLC0415 - only who asks for this arena needs its package

    env = aec_env(game, setup=setup)

    def play_game() -> int:
        env.reset(seed=random.getrandbits(30))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            if over:
                break
            env.step(_picked(seen["action_mask"], random))
            decisions += 1
        return decisions

    return play_game


def _pettingzoo_parallel(game: str, setup: Setup | None, random: Random) -> PlayGame:
    from wildswing.arenas.pettingzoo import parallel_env  # noqa: PLC0415 - only who asks for this arena needs its package

    env = parallel_env(game, setup=setup)

    def play_game() -> int:
        seen, _ = env.reset(seed=random.getrandbits(30))
        decisions = 0
        while env.agents:
            masks = {agent: seen[agent]["action_mask"] for agent in env.agents}
            actions = {agent: _picked(mask, random) for agent, mask in masks.items() if not mask[env.wait]}
            seen, *_ = env.step(actions)
            decisions += len(actions)
        return decisions

    return play_game


def _gymnasium(game: str, setup: Setup | None, random: Random) -> PlayGame:
    from wildswing.arenas.gymnasium import SeatEnv  # noqa: PLC0415 - only who asks for this arena needs its package

    env = SeatEnv(game, setup=setup)

    def play_game() -> int:
        _, info = env.reset(seed=random.getrandbits(30))
        decisions = 0
        over = False
        while not over:
            _, _, over, _, info = env.step(_picked(info["action_mask"], random))
            decisions += 1
        return decisions

    return play_game


def _openspiel(game: str, setup: Setup | None, random: Random) -> PlayGame:
    import pyspiel  # noqa: PLC0415 - only who asks for this arena needs its package

    import wildswing.arenas.openspiel  # noqa: F401, PLC0415 - registers the games

    if setup is not None:
        raise WildswingError("OpenSpiel takes its own parameters in place of a setup; leave the setup out.")
    loaded = pyspiel.load_game(f"wildswing_{game}")

    def play_game() -> int:
        state = loaded.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            deals = state.is_chance_node()
            actions = state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])
            if not deals:
                decisions += 1
        return decisions

    return play_game


ARENAS: Final[dict[str, Callable[[str, Setup | None, Random], PlayGame]]] = {
    PETTINGZOO: _pettingzoo,
    PETTINGZOO_PARALLEL: _pettingzoo_parallel,
    OPENSPIEL: _openspiel,
    GYMNASIUM: _gymnasium,
}
"""By its name what opens an arena."""
