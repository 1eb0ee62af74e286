"""What is measured of our own engine: games of some matches, single operations on their positions, and searches."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from operator import methodcaller
from pkgutil import resolve_name
from random import Random
from typing import Any

from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame, Setup
from wildswing.lab.arena_games import AT_ONCE, gymnasium_games, openspiel_games, pettingzoo_games, vector_games
from wildswing.lab.positions import positions
from wildswing.lab.searching import playouts, tree_search
from wildswing.lab.tally import PlayGame

GAMES = "random games"
GAMES_WITH_VIEWS = "random games, with views"
NAIVE_GAMES = "games of naive agents"
THROUGH_PETTINGZOO = "random games, through PettingZoo"
THROUGH_GYMNASIUM = "random games, through Gymnasium"
THROUGH_OPENSPIEL = "random games, through OpenSpiel"
PLAYOUTS = "playouts from halfway"
TREE_SEARCH = "tree search"
STRIKE_SEARCH = "strike search"
COPY = "copy"
HIDE = "hide"
IMAGINE = "imagine"
ENCODE = "encode"
DECODE = "decode"
AT_A_TABLE = "answer at a table"
AMONG_MANY = f"decision in one of {AT_ONCE} matches"

THROUGH_ARENAS = (THROUGH_PETTINGZOO, THROUGH_GYMNASIUM, THROUGH_OPENSPIEL)

WHOLE_GAMES = (GAMES, GAMES_WITH_VIEWS, NAIVE_GAMES, *THROUGH_ARENAS, PLAYOUTS)
"""What is measured game by game, to the end."""

SEARCHES = (TREE_SEARCH, STRIKE_SEARCH)
"""What is measured in imagined plays; all else is a single operation."""

Measurement = Callable[[AnyGame, Setup, int], PlayGame]
"""Opens a measurement for a seed; what it counts as a step is a decision, or one operation."""


@dataclass(frozen=True, slots=True)
class Subject:
    """A match that is measured, and what of it; the setup is read only when it is needed."""

    name: str
    game: AnyGame
    setup: Callable[[], Setup]
    measurements: Mapping[str, Measurement]

    def open(self, measurement: str, seed: int) -> PlayGame:
        """Prepares everything, so that only what is measured is left to be timed."""
        return self.measurements[measurement](self.game, self.setup(), seed)


@dataclass(frozen=True, slots=True)
class Bench:
    """What is measured of a game, and what it is to reach."""

    subjects: tuple[Subject, ...]
    costs: Mapping[str, float] = field(default_factory=dict)
    """How many microseconds an operation may take in the plain build; 50 are 20,000 in a second."""
    gain: float | None = None
    """How many times faster than the plain build the compiled one is to play, if that is asked of the game."""


def random_games(game: AnyGame, setup: Setup, seed: int, look: bool = False) -> PlayGame:
    """The same loop as for other engines; with a look, every asked seat also gets its view."""
    random = Random(seed).random
    start, answer, view = game.start, game.answer, game.view

    def play_game() -> int:
        answers = 0
        state = start(int(random() * 2**53), setup)
        while state.asks:
            ask = state.asks[0]
            if look:
                view(state, ask.seat)
            answer(state, ask.seat, int(random() * len(ask.options)))
            answers += 1
        return answers

    return play_game


def on_each(do: Callable[..., object], things: Sequence[tuple[Any, ...]]) -> PlayGame:
    """Does one operation on each of some things, and counts the operations."""

    def do_all() -> int:
        for thing in things:
            do(*thing)
        return len(things)

    return do_all


def copy(game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    """Copies positions."""
    return on_each(methodcaller("copy"), [(state,) for state, _ in positions(game, setup, seed)])


def hide(game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    """Hides what the asked seats cannot know."""
    return on_each(game.hide, [(state, ask.seat) for state, ask in positions(game, setup, seed)])


def imagine(game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    """Deals anew what the asked seats cannot know."""
    stream = Stream(seed)
    known = [(game.hide(state, ask.seat), ask.seat, stream) for state, ask in positions(game, setup, seed)]
    return on_each(game.imagine, known)


def encode(game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    """Writes positions as JSON."""
    return on_each(game.encode, [(state,) for state, _ in positions(game, setup, seed)])


def decode(game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    """Reads positions from JSON."""
    return on_each(game.decode, [(game.encode(state),) for state, _ in positions(game, setup, seed)])


def at_a_table(game: AnyGame, setup: Setup, seed: int) -> PlayGame:
    """Answers at random in a match of the server, with a page at every seat that is told all it is to know."""
    open_table: Measurement = resolve_name("wildswing.server.hosting.moves:moves")  # for a laboratory needs no server
    return open_table(game, setup, seed)


def for_agents(**parameters: str) -> dict[str, Measurement]:
    """What one match of each game is measured with; the parameters are those of the match in OpenSpiel."""
    return {
        THROUGH_PETTINGZOO: pettingzoo_games,
        THROUGH_GYMNASIUM: gymnasium_games,
        AMONG_MANY: vector_games,
        THROUGH_OPENSPIEL: partial(openspiel_games, parameters),
        PLAYOUTS: playouts,
        TREE_SEARCH: tree_search,
        AT_A_TABLE: at_a_table,
    }


EVERY_GAME: Mapping[str, Measurement] = {
    GAMES: random_games,
    GAMES_WITH_VIEWS: partial(random_games, look=True),
    COPY: copy,
    HIDE: hide,
    IMAGINE: imagine,
    ENCODE: encode,
    DECODE: decode,
}
