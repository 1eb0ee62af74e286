"""The games as games of OpenSpiel; importing this module registers them.

>>> import pyspiel
>>> import wildswing.arenas.openspiel
>>> pyspiel.load_game("wildswing_exceed", {"fighter1": "Ryu", "fighter2": "Ken Masters"}).num_players()
2
"""

from typing import Any, ClassVar

from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame
from wildswing.kernel.packages import needed
from wildswing.kernel.registry import offering

with needed("Games of OpenSpiel need", "arenas"):
    import pyspiel

    from wildswing.arenas.facet import Arena, Parameters, Spiel, arena_of
    from wildswing.arenas.openspiel_observer import WildswingObserver
    from wildswing.arenas.openspiel_position import Stage
    from wildswing.arenas.openspiel_state import WildswingState

COMMON: Parameters = {"seed": 0, "chance_nodes": 4, "chance_outcomes": 256, "recall": 3, "opening": 0}
"""What every game takes: which deals there are, how many of its last decisions a player remembers in numbers, and how
many answers chance gives before the players do."""

MOST_RECALLED = 16

MOST_OUTCOMES = 4096
"""More outcomes of a draw would make every look at a chance node slow; more draws give more deals at no cost."""


def stage_of(game: AnyGame, spiel: Spiel, given: Parameters) -> Stage:
    """Reads the parameters of a game."""
    nodes, outcomes = given["chance_nodes"], given["chance_outcomes"]
    if nodes < 1 or not 1 <= outcomes <= MOST_OUTCOMES:
        raise WildswingError(
            f"{nodes} chance nodes of {outcomes} outcomes make no deal; give at least one node, and from 1 to "
            f"{MOST_OUTCOMES} outcomes."
        )
    recall = given["recall"]
    if not 0 <= recall <= MOST_RECALLED:
        raise WildswingError(f"Nobody recalls {recall} decisions in numbers; give from 0 to {MOST_RECALLED}.")
    opening = given["opening"]
    if opening < 0:
        raise WildswingError(f"Chance cannot give {opening} answers; give 0 or more.")
    setup = spiel.setup(given)
    drawn = tuple([(outcome, 1 / outcomes) for outcome in range(outcomes)])
    encoding = arena_of(game).encoding(setup)
    return Stage(game, setup, encoding, len(game.seats(setup)), given["seed"], nodes, drawn, recall, opening)


class WildswingGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel is optional, so types never depend on it
    """A game of the kernel with its setup."""

    played: ClassVar[AnyGame]
    spiel: ClassVar[Spiel]
    kind: ClassVar[Any]
    """What OpenSpiel knows of all matches of the game."""

    def __init__(self, params: Parameters | None = None) -> None:
        given = {**COMMON, **self.spiel.parameters, **(params or {})}
        self.stage = stage_of(self.played, self.spiel, given)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.stage.encoding.actions,
            max_chance_outcomes=len(self.stage.outcomes),
            num_players=self.stage.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.stage.game.longest,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> WildswingState:
        """Returns the state before the deal."""
        return WildswingState(self, self.stage)

    def max_chance_nodes_in_history(self) -> int:
        """Returns how many draws make a deal."""
        return self.stage.draws

    def make_py_observer(self, iig_obs_type: Any = None, params: object = None) -> WildswingObserver:
        """Returns an observer; the usual one shows what one player knows now."""
        return WildswingObserver(self.stage, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def __reduce__(self) -> tuple[Any, ...]:
        return read_game, (str(self),)


def read_game(text: str) -> WildswingGame:
    """Returns the game that was pickled."""
    game: WildswingGame = pyspiel.load_game(text)
    return game


def kind_of(game: AnyGame, spiel: Spiel) -> Any:
    """Returns what OpenSpiel wants to know of a game."""
    return pyspiel.GameType(
        short_name=f"wildswing_{game.name}",
        long_name=f"Wildswing: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=spiel.most_seats,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={**COMMON, **spiel.parameters},
    )


def _register() -> None:
    for game, arena in offering("arena", Arena):
        if arena.spiel is not None:
            kind = kind_of(game, arena.spiel)
            facts = {"__doc__": game.summary, "played": game, "spiel": arena.spiel, "kind": kind}
            pyspiel.register_game(kind, type(f"{type(game).__name__}InOpenSpiel", (WildswingGame,), facts))


_register()
