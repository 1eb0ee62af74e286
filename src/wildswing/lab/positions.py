"""Positions of random games, on which operations and searches are measured."""

from collections.abc import Sequence
from random import Random

from wildswing.kernel.ask import Ask
from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.space import Space
from wildswing.kernel.state import State

SAMPLE = 4
"""Games whose positions are tried: a few hundred for operations, and one of each game for searches."""

Asked = tuple[State, Ask]
"""A state, and the question to the first seat that is asked."""


def positions(game: AnyGame, setup: Setup, seed: int, games: int = SAMPLE) -> list[Asked]:
    """Returns the positions of some random games, at every question, with the first seat's question."""
    return [position for one in _games(game, setup, seed, games) for position in one]


def halfway(game: AnyGame, setup: Setup, seed: int, games: int) -> list[Asked]:
    """Returns a position of each of some random games: the first past its middle at which there is a choice."""
    return [second_half_choice(one) for one in _games(game, setup, seed, games)]


def _games(game: AnyGame, setup: Setup, seed: int, games: int) -> list[list[Asked]]:
    random = Random(seed).random
    played: list[list[Asked]] = []
    for _ in range(games):
        state = game.start(int(random() * 2**53), setup)
        met: list[Asked] = []
        while state.asks:
            ask = state.asks[0]
            met.append((state.copy(), ask))
            game.answer(state, ask.seat, int(random() * len(ask.options)))
        played.append(met)
    return played


def second_half_choice(met: Sequence[Asked]) -> Asked:
    """Returns the first choice in the second half of a game, or its last question."""
    half = met[len(met) // 2 :]
    return next((position for position in half if _is_choice(position[1])), half[-1])


def _is_choice(ask: Ask) -> bool:
    return isinstance(ask.options, Space) or len(ask.fresh()) > 1
