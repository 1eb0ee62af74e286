"""Random games of ours through the interfaces that other people train with.

Each arena needs a package that may be missing, so it is opened by name. Every loop picks the option at
`int(random() * len(options))`, written out because a call costs about two per cent.
"""

from collections.abc import Mapping
from importlib import import_module
from random import Random
from typing import Any

from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.packages import MissingPackage
from wildswing.lab.tally import PlayGame

AT_ONCE = 32
"""Matches of a vector environment."""


class NoArena(WildswingError):
    """An arena whose package is not installed; the sentence says how to get it."""


def _arena(package: str, module: str) -> Any:
    """Imports an arena; the types of other people's packages are not checked, so Any comes in here."""
    try:
        return import_module(f"wildswing.arenas.{module}")
    except MissingPackage as error:
        raise NoArena(f"Our games through {package} are not measured. {error}") from error


def pettingzoo_games(game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    """Plays through PettingZoo: the asked agent gets its observation and its mask at every decision."""
    env = _arena("PettingZoo", "pettingzoo").aec_env(game.name, setup=setup, copy=False).unwrapped
    env.reset(seed=seed)
    return turn_games(env, seed)


def gymnasium_games(game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    """Plays one seat through Gymnasium, against random agents; the decisions of that seat are counted."""
    env = _arena("Gymnasium", "gymnasium").SeatEnv(game.name, setup=setup, copy=False)
    env.reset(seed=seed)
    random = Random(seed).random

    def play_game() -> int:
        steps = 0
        over = False
        info = env.reset()[1]
        while not over:
            options = info["action_mask"].view(bool).nonzero()[0]
            _, _, over, _, info = env.step(options.item(int(random() * len(options))))
            steps += 1
        return steps

    return play_game


def vector_games(game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    """Takes an action in each of many matches at once through Gymnasium, against random agents, and counts these."""
    arena = _arena("Gymnasium", "gymnasium_vector")
    env = arena.SeatVectorEnv(AT_ONCE, game.name, setup=setup, copy=False)
    masks = env.reset(seed=seed)[1]["action_mask"]
    np = arena.np
    random = np.random.default_rng(seed).random

    def take_actions() -> int:
        nonlocal masks
        rows, options = masks.view(bool).nonzero()
        counts = np.bincount(rows)
        firsts = counts.cumsum() - counts
        masks = env.step(options[firsts + (random(AT_ONCE) * counts).astype(int)])[4]["action_mask"]
        return AT_ONCE

    return take_actions


def openspiel_games(parameters: Mapping[str, str], game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    """Plays through OpenSpiel, whose games read their setup from parameters."""
    arena = _arena("OpenSpiel", "openspiel")
    made = arena.pyspiel.load_game(f"wildswing_{game.name}", {**parameters, "seed": seed})
    if made.stage.setup != setup:
        raise WildswingError(f"{game.title} has another setup in OpenSpiel than elsewhere; mend its parameters.")
    return spiel_games(made, seed)


def turn_games(env: Any, seed: int) -> PlayGame:
    """Plays a PettingZoo environment in which one agent acts at a time."""
    random = Random(seed).random

    def play_game() -> int:
        steps = 0
        env.reset()
        while not env.terminations[player := env.agent_selection]:
            options = env.observe(player)["action_mask"].view(bool).nonzero()[0]
            env.step(options.item(int(random() * len(options))))
            steps += 1
        return steps

    return play_game


def spiel_games(game: Any, seed: int) -> PlayGame:
    """Plays a game of OpenSpiel."""
    deal = game.new_initial_state
    chance = import_module("pyspiel").PlayerId.CHANCE
    random = Random(seed).random

    def play_game() -> int:
        steps = 0
        state = deal()
        while True:
            player = state.current_player()
            if player >= 0:
                options = state.legal_actions()
                state.apply_action(options[int(random() * len(options))])
                steps += 1
            elif player == chance:
                # All these games draw every outcome with the same chance, so the weights need no look.
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random() * len(outcomes))][0])
            else:
                return steps

    return play_game
