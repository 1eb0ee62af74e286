"""Games of OpenSpiel for the tests, played at random from a seed."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pyspiel

import wildswing.arenas.openspiel  # noqa: F401 - registers the games

FORMATION = "wildswing_formation"
EXCEED = "wildswing_exceed"
EXILED = "wildswing_exiled"

SHORT_EXILED = {"rounds": 3, "chests": 2}
EACH_FAMILY: list[tuple[str, dict[str, Any]]] = [(FORMATION, {}), (EXCEED, {}), (EXILED, SHORT_EXILED)]


def load(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(name, parameters)


def dealt(game: Any, seed: int = 0) -> Any:
    """Returns the state at its first question."""
    state = game.new_initial_state()
    random = Random(f"deal {seed}")
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def moments(game: Any, seed: int = 0) -> Iterator[Any]:
    """Plays a game at random and shows the state at every question; whoever keeps one keeps a clone."""
    random = Random(f"play {seed}")
    state = dealt(game, seed)
    while not state.is_terminal():
        yield state
        state.apply_action(random.choice(state.legal_actions()))


def play_on(state: Any, seed: int = 0) -> None:
    """Plays a dealt game to its end, at random."""
    random = Random(f"on {seed}")
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
