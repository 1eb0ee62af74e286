"""The games as Gymnasium environments: one seat learns, agents play the others."""

from operator import index
from typing import Any

from wildswing.agents.agent import Agent
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import Setup
from wildswing.kernel.packages import needed
from wildswing.kernel.registry import offering

with needed("Environments of Gymnasium need", "arenas"):
    import gymnasium
    from gymnasium import spaces

    from wildswing.arenas.bout import MASK, REFUSE, Bout
    from wildswing.arenas.encoding import Mask, Observation
    from wildswing.arenas.facet import Arena, Fighters
    from wildswing.arenas.learner import Learner
    from wildswing.arenas.setups import chosen_setup
    from wildswing.arenas.spaces import numbers

ANSI = "ansi"


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game; the actions that may be taken now are in the info of every step and in `action_masks`.

    The opponent, who plays all other seats, is an agent or the name of one.
    """

    metadata: dict[str, Any] = {"render_modes": [ANSI], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own type

    def __init__(
        self,
        game: str = "exceed",
        opponent: str | Agent = "random",
        seat: int | None = None,
        fighters: Fighters | None = None,
        setup: Setup | None = None,
        on_illegal: str = REFUSE,
        render_mode: str | None = None,
        copy: bool = True,
    ) -> None:
        if render_mode not in (None, ANSI):
            raise WildswingError(f"“{render_mode}” is no way to render; choose “{ANSI}” or None.")
        self.bout = Bout(game, chosen_setup(game, fighters, setup), on_illegal, render_mode == ANSI, copy)
        self.render_mode = render_mode
        self._learner = Learner(self.bout, opponent, seat)
        self.observation_space = numbers(self.bout.encoding.observation_size)
        self.action_space = spaces.Discrete(self.bout.encoding.actions)

    @property
    def seat(self) -> int:
        """The seat that learns in this match."""
        return self._learner.seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals a new match and plays to the first question to the seat."""
        super().reset(seed=seed, options=options)
        learner = self._learner
        learner.begin(self.np_random)
        return self.bout.observe(learner.seat), {MASK: self.bout.mask(learner.seat)}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Takes an action and plays to the next question to the seat, or to the end."""
        learner, bout = self._learner, self.bout
        over = learner.take(index(action))
        reward = learner.reward() if over else 0.0
        return bout.observe(learner.seat), reward, over, False, {MASK: bout.mask(learner.seat)}

    def action_masks(self) -> Mask:
        """Returns for each action whether it may be taken now, as the masked agents of other packages ask for it."""
        return self.bout.mask(self.seat)

    def render(self) -> str | None:
        """Tells what everybody saw since the last answer, and who is asked what."""
        return self.bout.text() if self.render_mode == ANSI else None


def id_of(game: str) -> str:
    """Returns what a game is called in Gymnasium: “ghost-bride” is wildswing/GhostBride-v0."""
    return f"wildswing/{game.replace('-', ' ').title().replace(' ', '')}-v0"


def _register() -> None:
    """Makes the games known to Gymnasium, as it expects of a package that is imported for its environments."""
    for game, _ in offering("arena", Arena):
        gymnasium.register(
            id=id_of(game.name),
            entry_point="wildswing.arenas.gymnasium:SeatEnv",
            vector_entry_point="wildswing.arenas.gymnasium_vector:SeatVectorEnv",
            kwargs={"game": game.name},
        )


_register()
