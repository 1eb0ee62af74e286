"""The games as vector environments of Gymnasium: many matches in one call, in each of which one seat learns."""

from collections.abc import Sequence
from typing import Any

from wildswing.agents.agent import Agent
from wildswing.kernel.packages import needed

with needed("Environments of Gymnasium need", "arenas"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils.seeding import np_random
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    from wildswing.arenas.bout import MASK, REFUSE, Bout
    from wildswing.arenas.encoding import Mask, Observation
    from wildswing.arenas.facet import Fighters, encoding_of
    from wildswing.arenas.learner import Learner
    from wildswing.arenas.learners import Learners
    from wildswing.arenas.setups import chosen_setup
    from wildswing.arenas.spaces import numbers
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import Setup

FINAL = "final_obs"
"""Where Gymnasium looks for what was observed at the end of a match, after which another has begun."""


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """One seat of each of many matches of a game; a match that ends is dealt anew in the same step.

    The masks of all matches are in the info of every step and in `action_masks`. The opponent, who plays all other
    seats, is an agent or the name of one.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's own type

    def __init__(
        self,
        num_envs: int,
        game: str = "exceed",
        opponent: str | Agent = "random",
        seat: int | None = None,
        fighters: Fighters | None = None,
        setup: Setup | None = None,
        on_illegal: str = REFUSE,
        copy: bool = True,
    ) -> None:
        if num_envs < 1:
            raise WildswingError(f"{num_envs} matches cannot be played; give at least 1.")
        played_with = chosen_setup(game, fighters, setup)
        encoding = encoding_of(game, played_with)
        bouts = [Bout(game, played_with, on_illegal, encoding=encoding) for _ in range(num_envs)]
        self._learners = Learners([Learner(bout, opponent, seat) for bout in bouts])
        self._chances = [np_random(None)[0] for _ in bouts]
        self._copy = copy
        self.num_envs = num_envs
        self.single_observation_space = numbers(encoding.observation_size)
        self.single_action_space = spaces.Discrete(encoding.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - of Gymnasium; there are none
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals new matches, the first by the seed, the next by the number after it; or each by a seed of its own."""
        for at, given in enumerate(_seeds(seed, self.num_envs)):
            if given is not None:
                self._chances[at] = np_random(given)[0]
        self._learners.begin(self._chances)
        return self._seen(), {MASK: self.action_masks()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Takes an action in each match and plays to the next question to its seat."""
        matches = self._learners
        matches.take(actions.tolist(), self._chances)
        infos: dict[str, Any] = {MASK: self.action_masks()}
        ended = matches.ended.copy()
        if matches.endings:
            infos[FINAL] = np.full(self.num_envs, None, object)
            for at, seen in matches.endings.items():
                infos[FINAL][at] = seen
            infos[f"_{FINAL}"] = ended
        return self._seen(), matches.rewards.copy(), ended, np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> Mask:
        """Returns for each match and each action whether it may be taken now."""
        masks = self._learners.masks
        return masks.copy() if self._copy else masks

    def _seen(self) -> Observation:
        seen = self._learners.seen
        return seen.copy() if self._copy else seen


def _seeds(seed: int | Sequence[int | None] | None, count: int) -> Sequence[int | None]:
    if seed is None:
        return [None] * count
    if isinstance(seed, int):
        return range(seed, seed + count)
    if len(seed) != count:
        raise WildswingError(f"{len(seed)} seeds were given for {count} matches; give one number, or one for each.")
    return seed
