"""One seat of a match that learns, while agents play the others."""

from collections.abc import Callable

import numpy as np

from wildswing.agents.agent import Agent, chooser
from wildswing.agents.registry import make_agent
from wildswing.arenas.bout import Bout, new_seed
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.state import State

Choose = Callable[[State, Ask, Stream], int]


class Learner:
    """A seat that is asked, match after match; each agent sees what its own seat may know.

    The opponent, who plays all other seats, is an agent or the name of one. Without a seat one is drawn for each match.
    """

    def __init__(self, bout: Bout, opponent: str | Agent, seat: int | None) -> None:
        seats = len(bout.seats)
        if seat is not None and seat not in range(seats):
            raise WildswingError(
                f"There is no seat {seat}; choose 0 to {seats - 1}, or None for another one each time."
            )
        self.bout = bout
        self.seat = seat or 0
        """The seat that learns in this match."""
        self._wanted = seat
        game = bout.game
        opponents = [make_agent(opponent, game) if isinstance(opponent, str) else opponent for _ in range(seats)]
        self._choose: list[Choose] = [chooser(one, game) for one in opponents]
        self._streams: list[Stream] = []

    def begin(self, rng: np.random.Generator) -> None:
        """Deals a new match and plays to the first question to the seat."""
        match = new_seed(rng)
        seats = len(self.bout.seats)
        self.seat = self._wanted if self._wanted is not None else int(rng.integers(seats))
        self._streams = [Stream(f"{match}/{seat}") for seat in range(seats)]
        self.bout.begin(match)
        self._let_others_play()

    def take(self, action: int) -> bool:
        """Takes an action and plays to the next question to the seat, or to the end; tells whether it is the end."""
        self.bout.take(self.seat, action)
        return self.bout.fault is not None or self._let_others_play()

    def _let_others_play(self) -> bool:
        """Lets the agents answer until the seat is asked or the match is over; tells whether it is over."""
        bout = self.bout
        state = bout.state
        own = self.seat
        while state.asks:
            first = state.asks[0]
            for ask in state.asks:
                if ask.seat == own:
                    return False
            seat = first.seat
            bout.answer(seat, self._choose[seat](state, first, self._streams[seat]))
        return True

    def reward(self) -> float:
        """Returns what the seat gets at the end."""
        return self.bout.rewards()[self.seat]
