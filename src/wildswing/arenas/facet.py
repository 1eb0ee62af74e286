"""What a game may offer to learning programs."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from wildswing.arenas.encoding import Encoding
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.registry import find_game, offering

Fighters = Sequence[str] | Sequence[Sequence[str]]
"""Who plays: the names of two fighters, or of the members of each team."""

Parameters = Mapping[str, Any]


class Spiel(msgspec.Struct, frozen=True, kw_only=True):
    """A game as one of OpenSpiel: what its parameters are, with their defaults, and what reads them."""

    parameters: Parameters
    setup: Callable[[Parameters], Setup]
    most_seats: int = 2


class Arena(msgspec.Struct, frozen=True, kw_only=True):
    """A game in numbers."""

    encoding: Callable[[Setup], Encoding]
    fighters: Callable[[Fighters], Setup] | None = None
    """Reads whom a program names for a match."""
    spiel: Spiel | None = None


def arena_of(game: AnyGame) -> Arena:
    """Returns what a game offers; one that offers nothing is refused with the ones that do."""
    arena = game.facets.load("arena", Arena)
    if arena is None:
        there = ", ".join([other.name for other, _ in offering("arena", Arena)])
        raise WildswingError(f"{game.title} has no encoding; there is one for {there}.")
    return arena


def encoding_of(game_name: str, setup: Setup | None = None) -> Encoding:
    """Returns the encoding of a game, played with a setup or with the usual one."""
    game = find_game(game_name)
    return arena_of(game).encoding(game.default_setup() if setup is None else setup)
