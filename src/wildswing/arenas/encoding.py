"""A fixed number for every answer, and what a seat knows as a row of numbers: what learning programs ask for."""

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from wildswing.arenas.parts import Sheet
from wildswing.kernel.ask import Ask
from wildswing.kernel.errors import WildswingError

Mask = NDArray[np.int8]
Observation = NDArray[np.float32]


class IllegalAction(WildswingError):
    """An action that the open question does not offer."""


class Encoding(Protocol):
    """How a game is shown to a learning program.

    An action means the same throughout a game, whatever the fighters; no two options of a question share one. The
    state may be the true one or a hidden one: actions depend on nothing that the asked seat cannot know.
    """

    actions: int
    """How many actions there are."""

    observation_size: int
    """How many numbers an observation has, each from -1 to 1."""

    reads_truth: bool
    """Whether observations may be made from the true state, of which they tell only what the seat knows."""

    def offered(self, state: Any, ask: Ask) -> dict[int, int]:
        """Returns every action that answers a question, with the index of its option; it is not to be changed."""
        ...

    def action_of(self, state: Any, ask: Ask, index: int) -> int:
        """Returns the action of an option; of a space, that of the nearest point of the grid."""
        ...

    def index_of(self, state: Any, ask: Ask, action: int) -> int:
        """Returns the index of the option that an action takes; an action that is not offered is refused."""
        ...

    def mask(self, state: Any, ask: Ask) -> Mask:
        """Returns for each action 1 if it is offered, else 0."""
        ...

    def observe(self, state: Any, seat: int) -> Observation:
        """Returns what a seat knows, from its hidden state, or from any if `reads_truth`."""
        ...

    def sheet(self, row: Observation | None = None) -> Sheet:
        """Returns an observation that is kept from question to question, in a row of its own or in the one given."""
        ...

    def meaning(self, action: int) -> str:
        """Says in words what an action does."""
        ...
