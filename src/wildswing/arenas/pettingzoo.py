"""The games as PettingZoo environments: one agent after the other, or all that are asked at once."""

from operator import index
from typing import Any

from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import Setup
from wildswing.kernel.packages import needed
from wildswing.kernel.state import SPECTATOR

with needed("Environments of PettingZoo need", "arenas"):
    from gymnasium import spaces
    from gymnasium.utils.seeding import np_random
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    from wildswing.arenas.bout import MASK, REFUSE, Bout, new_seed
    from wildswing.arenas.facet import Fighters
    from wildswing.arenas.setups import chosen_setup
    from wildswing.arenas.spaces import observation_space

ANSI = "ansi"

Observations = dict[str, NDArray[Any]]


class _Seats:
    """What both kinds of environments share: the agents, one for each seat, and their spaces."""

    def __init__(self, bout: Bout, render_mode: str | None, waiting: int) -> None:
        self.bout = bout
        self.render_mode = render_mode
        self.waiting = waiting
        """How many actions there are for an agent that is not asked."""
        self.names = [f"seat_{seat}" for seat in range(len(bout.seats))]
        self.seat_of = {name: seat for seat, name in enumerate(self.names)}
        actions = bout.encoding.actions + waiting
        seen = bout.encoding.observation_size
        self.observations = {name: observation_space(seen, actions) for name in self.names}
        self.actions = {name: spaces.Discrete(actions) for name in self.names}
        self.rng = np_random(None)[0]

    def begin(self, seed: int | None) -> None:
        """Deals a match; without a seed the next one follows from the last seed given."""
        if seed is not None:
            self.rng = np_random(seed)[0]
        self.bout.begin(new_seed(self.rng))

    def observe(self, name: str) -> Observations:
        """Returns what an agent knows and may do."""
        return self.bout.seen(self.seat_of[name], self.waiting)

    def rewards(self) -> dict[str, float]:
        """Returns the reward of each agent."""
        return dict(zip(self.names, self.bout.rewards(), strict=True))


class _SeatedEnv:
    """What both kinds of environment say of their seats."""

    def __init__(self, bout: Bout, render_mode: str | None, waiting: int) -> None:
        self._seats = _Seats(bout, render_mode, waiting)
        self.metadata = {
            "name": f"wildswing_{bout.game.name.replace('-', '_')}_v0",
            "render_modes": [ANSI],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = list(self._seats.names)

    def observation_space(self, agent: str) -> spaces.Dict:
        """Returns the space of an agent's observations."""
        return self._seats.observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Returns the space of an agent's actions."""
        return self._seats.actions[agent]

    def render(self) -> str | None:
        """Tells what everybody saw since the last action, and who is asked what."""
        return self._seats.bout.text() if self.render_mode == ANSI else None


class TurnEnv(_SeatedEnv, AECEnv):  # type: ignore[misc] # PettingZoo is optional, so types never depend on it
    """A game in which one agent acts at a time.

    Agents that are asked at once act in the order of their seats; none sees what another has chosen before all have.
    """

    agent_selection: str

    def __init__(self, bout: Bout, render_mode: str | None) -> None:
        AECEnv.__init__(self)
        _SeatedEnv.__init__(self, bout, render_mode, 0)
        self._bout = bout
        self._seat_of = self._seats.seat_of

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - of PettingZoo; there are none
    ) -> None:
        """Deals a new match."""
        self._seats.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._bout.turn]

    def step(self, action: int | None) -> None:
        """Takes the action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise WildswingError(f"{agent} is asked and has to take an action of its mask, not None.")
        bout = self._bout
        bout.take(self._seat_of[agent], index(action))
        seat = bout.turn
        # Rewards come at the end alone, so there is nothing to clear before.
        if seat != SPECTATOR:
            self.agent_selection = self.possible_agents[seat]
        else:
            self.rewards = self._seats.rewards()
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observations:
        """Returns what an agent knows and may do."""
        return self._bout.seen(self._seat_of[agent])


class AtOnceEnv(_SeatedEnv, ParallelEnv):  # type: ignore[misc] # PettingZoo is optional, so types never depend on it
    """A game in which all agents that are asked act at once; the others may only wait, by the last action."""

    def __init__(self, bout: Bout, render_mode: str | None) -> None:
        _SeatedEnv.__init__(self, bout, render_mode, 1)
        self.wait = bout.encoding.actions
        """The action of an agent that is not asked."""

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - of PettingZoo; there are none
    ) -> tuple[dict[str, Observations], dict[str, dict[str, Any]]]:
        """Deals a new match."""
        self._seats.begin(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observations], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Takes the actions of all agents; those who are not asked may be left out."""
        bout = self._seats.bout
        asked = bout.asked
        for agent in self.agents:
            seat = self._seats.seat_of[agent]
            action = index(actions.get(agent, self.wait))
            if seat in asked or action != self.wait:
                bout.take(seat, action)
            if bout.fault is not None:
                break
        over = bout.over
        seen, infos = self._observations(), self._infos()
        ended = dict.fromkeys(self.agents, over)
        going_on = dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        return seen, self._seats.rewards(), ended, going_on, infos

    def _observations(self) -> dict[str, Observations]:
        seen = {agent: self._seats.observe(agent) for agent in self.agents}
        asked = self._seats.bout.asked
        for agent, one in seen.items():
            one[MASK][self.wait] = self._seats.seat_of[agent] not in asked
        return seen

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {} for agent in self.agents}


def aec_env(
    game: str = "exceed",
    fighters: Fighters | None = None,
    setup: Setup | None = None,
    on_illegal: str = REFUSE,
    render_mode: str | None = None,
    copy: bool = True,
) -> AECEnv:
    """Returns a game in which one agent acts at a time."""
    return OrderEnforcingWrapper(TurnEnv(_bout(game, fighters, setup, on_illegal, render_mode, copy), render_mode))


def parallel_env(
    game: str = "exceed",
    fighters: Fighters | None = None,
    setup: Setup | None = None,
    on_illegal: str = REFUSE,
    render_mode: str | None = None,
    copy: bool = True,
) -> ParallelEnv:
    """Returns a game in which all agents that are asked act at once."""
    return AtOnceEnv(_bout(game, fighters, setup, on_illegal, render_mode, copy), render_mode)


def _bout(
    game: str, fighters: Fighters | None, setup: Setup | None, on_illegal: str, render_mode: str | None, copy: bool
) -> Bout:
    if render_mode not in (None, ANSI):
        raise WildswingError(f"“{render_mode}” is no way to render; choose “{ANSI}” or None.")
    return Bout(game, chosen_setup(game, fighters, setup), on_illegal, render_mode == ANSI, copy)
