"""The games as Gymnasium environments: one seat learns, agents play the others."""

from typing import Any

import gymnasium
from gymnasium import spaces

from wildswing.agents.agent import Agent, chooser
from wildswing.agents.registry import make_agent
from wildswing.arenas.bout import REFUSE, Bout
from wildswing.arenas.encoding import Mask, Observation
from wildswing.arenas.facet import Arena, Fighters
from wildswing.arenas.setups import chosen_setup
from wildswing.arenas.spaces import MASK, new_seed, numbers
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import Setup
from wildswing.kernel.registry import offering

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
    ) -> None:
        if render_mode not in (None, ANSI):
            raise WildswingError(f"“{render_mode}” is no way to render; choose “{ANSI}” or None.")
        self.bout = Bout(game, chosen_setup(game, fighters, setup), on_illegal, listens=render_mode == ANSI)
        self.render_mode = render_mode
        seats = len(self.bout.seats)
        if seat is not None and seat not in range(seats):
            raise WildswingError(
                f"There is no seat {seat}; choose 0 to {seats - 1}, or None for another one each time."
            )
        self._wanted = seat
        self.seat = seat or 0
        """The seat that learns in this match."""
        played = self.bout.game
        opponents = [make_agent(opponent, played) if isinstance(opponent, str) else opponent for _ in range(seats)]
        self._choose = [chooser(one, played) for one in opponents]
        self._streams: list[Stream] = []
        self.observation_space = numbers(self.bout.encoding.observation_size)
        self.action_space = spaces.Discrete(self.bout.encoding.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals a new match and plays to the first question to the seat."""
        super().reset(seed=seed, options=options)
        match = new_seed(self.np_random)
        seats = len(self.bout.seats)
        self.seat = self._wanted if self._wanted is not None else int(self.np_random.integers(seats))
        self._streams = [Stream(f"{match}/{seat}") for seat in range(seats)]
        self.bout.begin(match)
        self._let_others_play()
        return self.bout.observe(self.seat), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Takes an action and plays to the next question to the seat, or to the end."""
        self.bout.take(self.seat, action)
        self._let_others_play()
        over = not self.bout.asked
        reward = self.bout.rewards()[self.seat] if over else 0.0
        return self.bout.observe(self.seat), reward, over, False, self._info()

    def _let_others_play(self) -> None:
        """Lets the agents answer until the seat is asked or the match is over; each sees what its seat may know."""
        bout = self.bout
        while (asked := bout.asked) and self.seat not in asked:
            ask = bout.state.asks[0]
            bout.answer(ask.seat, self._choose[ask.seat](bout.state, ask, self._streams[ask.seat]))

    def action_masks(self) -> Mask:
        """Returns for each action whether it may be taken now, as the masked agents of other packages ask for it."""
        return self.bout.mask(self.seat)

    def render(self) -> str | None:
        """Tells what everybody saw since the last answer, and who is asked what."""
        return self.bout.text() if self.render_mode == ANSI else None

    def _info(self) -> dict[str, Any]:
        return {MASK: self.bout.mask(self.seat)}


def id_of(game: str) -> str:
    """Returns what a game is called in Gymnasium: “ghost-bride” is wildswing/GhostBride-v0."""
    return f"wildswing/{game.replace('-', ' ').title().replace(' ', '')}-v0"


def _register() -> None:
    """Makes the games known to Gymnasium, as it expects of a package that is imported for its environments."""
    for game, _ in offering("arena", Arena):
        gymnasium.register(
            id=id_of(game.name), entry_point="wildswing.arenas.gymnasium:SeatEnv", kwargs={"game": game.name}
        )


_register()
