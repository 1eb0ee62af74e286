"""Play random games with other open engines, so that our speed stands beside theirs.

The other engines are optional packages and are imported only when asked for. Each one is driven through its
public interface in the quickest way that still plays by the rules: no rendering, no checking wrappers, no
slow random generator. Every bare loop picks with `options[int(random() * len(options))]`, written out because a
call costs the fastest engine about two per cent. The one engine our targets name is also driven the way its own
documentation shows.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any

from wildswing.lab.arena_games import spiel_games, turn_games
from wildswing.lab.tally import Missing, PlayGame, Tally, play_for

RLCARD_UNO_BARE = "rlcard uno, bare loop"
RLCARD_UNO_DOCUMENTED = "rlcard uno, as documented"

OpenTable = Callable[[int], PlayGame]
"""Imports and constructs everything for a seed (zero or more), so that only playing is left to be timed."""


@dataclass(frozen=True, slots=True)
class Peer:
    """Another engine that is ready to play; `play(seconds, seed)` returns the tally of its random games."""

    name: str
    play: Callable[[float, int], Tally]


def peer_names() -> list[str]:
    """Lists the engines we know how to measure, without loading any."""
    return [candidate.name for candidate in _CANDIDATES]


def find_peer(name: str) -> Peer | Missing:
    """Loads the engine with this name, if it can be measured on this machine."""
    return next(_look_for(candidate) for candidate in _CANDIDATES if candidate.name == name)


@dataclass(frozen=True, slots=True)
class _Candidate:
    name: str
    modules: tuple[str, ...]
    open_table: OpenTable

    def play(self, seconds: float, seed: int) -> Tally:
        return play_for(seconds, self.open_table(seed))


def _look_for(candidate: _Candidate) -> Peer | Missing:
    try:
        for module in candidate.modules:
            _load(module)
    except ModuleNotFoundError as error:
        why = f"the Python module {error.name!r} is not installed; `make bench` installs it"
    except ImportError as error:
        why = f"its package does not load ({error}); `make bench` installs one that does"
    else:
        return Peer(candidate.name, candidate.play)
    # The same for all games of a package, so that it is told once.
    return Missing(candidate.name, f"The games of {candidate.name.split()[0]} are not measured: {why}.")


def _load(module: str) -> Any:
    """Imports a peer; the types of peers are not checked, so Any comes in here and nowhere else."""
    return import_module(module)


def _rlcard(game: str) -> OpenTable:
    def open_table(seed: int) -> PlayGame:
        env = _load("rlcard").make(game, config={"seed": seed})
        random = Random(seed).random

        def play_game() -> int:
            steps = 0
            state, _ = env.reset()
            while not env.is_over():
                options = list(state["legal_actions"])
                state, _ = env.step(options[int(random() * len(options))])
                steps += 1
            return steps

        return play_game

    return open_table


class _RandomPlayer:
    """The choice of rlcard's own random agent, less the probabilities that agent also lists.

    It is written here since importing `rlcard.agents` runs `pip freeze` and needs a module that Python dropped.
    """

    use_raw = False

    def __init__(self, choice: Callable[[list[int]], int]) -> None:
        self._choice = choice

    def eval_step(self, state: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        return self._choice(list(state["legal_actions"].keys())), {}


def _rlcard_as_documented(game: str) -> OpenTable:
    """Hands the players to the environment and lets it run the game and gather their trajectories."""

    def open_table(seed: int) -> PlayGame:
        env = _load("rlcard").make(game, config={"seed": seed})
        choice = _load("numpy").random.RandomState(seed).choice
        env.set_agents([_RandomPlayer(choice) for _ in range(env.num_players)])

        def play_game() -> int:
            before: int = env.timestep
            env.run()
            after: int = env.timestep
            return after - before

        return play_game

    return open_table


_TICTACTOE = "pettingzoo.classic.tictactoe.tictactoe"
_CONNECT_FOUR = "pettingzoo.classic.connect_four.connect_four"
_GO = "pettingzoo.classic.go.go"
"""The modules behind `tictactoe_v3` and the others, whose own import warns that it is on its way out."""


def _pettingzoo(module: str, **options: int) -> OpenTable:
    def open_table(seed: int) -> PlayGame:
        # Without its wrappers tic-tac-toe is over three times as fast, and its board still refuses an illegal move.
        return turn_games(_load(module).raw_env(**options), seed)

    return open_table


def _openspiel(name: str) -> OpenTable:
    def open_table(seed: int) -> PlayGame:
        return spiel_games(_load("pyspiel").load_game(name), seed)

    return open_table


_CANDIDATES = (
    _Candidate(RLCARD_UNO_BARE, ("rlcard",), _rlcard("uno")),
    _Candidate(RLCARD_UNO_DOCUMENTED, ("rlcard", "numpy"), _rlcard_as_documented("uno")),
    _Candidate("rlcard gin-rummy", ("rlcard",), _rlcard("gin-rummy")),
    _Candidate("rlcard leduc-holdem", ("rlcard",), _rlcard("leduc-holdem")),
    _Candidate("PettingZoo go_v5, 9 by 9", (_GO,), _pettingzoo(_GO, board_size=9)),
    _Candidate("PettingZoo connect_four_v3", (_CONNECT_FOUR,), _pettingzoo(_CONNECT_FOUR)),
    _Candidate("PettingZoo tictactoe_v3", (_TICTACTOE,), _pettingzoo(_TICTACTOE)),
    _Candidate("OpenSpiel gin_rummy", ("pyspiel",), _openspiel("gin_rummy")),
    _Candidate("OpenSpiel leduc_poker", ("pyspiel",), _openspiel("leduc_poker")),
    # Importing a game that is written in Python registers its name with the C++ core.
    _Candidate(
        "OpenSpiel python_team_dominoes",
        ("pyspiel", "open_spiel.python.games.team_dominoes"),
        _openspiel("python_team_dominoes"),
    ),
    _Candidate(
        "OpenSpiel python_kuhn_poker",
        ("pyspiel", "open_spiel.python.games.kuhn_poker"),
        _openspiel("python_kuhn_poker"),
    ),
)
