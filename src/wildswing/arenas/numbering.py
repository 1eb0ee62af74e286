"""What the encodings of all games share."""

from collections.abc import Callable
from typing import Any

import numpy as np

from wildswing.arenas.blocks import OTHERWISE, Blocks
from wildswing.arenas.encoding import IllegalAction, Mask, Observation
from wildswing.arenas.parts import Parts
from wildswing.kernel.agenda import Rules
from wildswing.kernel.ask import Ask
from wildswing.kernel.question import Numbered
from wildswing.kernel.space import Space

Points = Callable[[Any, Ask, Space], dict[int, int]]
"""Returns the actions of the points of a space that lie on its grid, with their indices."""

Nearest = Callable[[Any, Ask, Space, int], int]
"""Returns the action of the point on the grid that lies nearest to a point of a space, given by its index."""


def no_points(state: Any, ask: Ask, space: Space) -> dict[int, int]:
    """Stands for the points of a game without spaces."""
    raise NotImplementedError


def no_nearest(state: Any, ask: Ask, space: Space, index: int) -> int:
    """Stands for the nearest point in a game without spaces."""
    raise NotImplementedError


NO_NUMBER: Numbered = ("",)
"""Stands for the number of an option of which a question says nothing; no block has this name."""


class Numbering:
    """An encoding by blocks of actions, parts of an observation, and what the questions of a game say of options."""

    def __init__(
        self, blocks: Blocks, parts: Parts, rules: Rules, points: Points = no_points, nearest: Nearest = no_nearest
    ) -> None:
        self.blocks = blocks
        self.parts = parts
        self.actions = blocks.size
        self.observation_size = parts.size
        self._questions = rules.said
        self._actions: dict[Numbered, int] = {}
        """By what questions say of options their actions, as far as they were asked for."""
        self._points = points
        self._nearest = nearest

    def offered(self, state: Any, ask: Ask) -> dict[int, int]:
        """Returns every action that answers a question, with the index of its option; it is not to be changed."""
        options = ask.options
        if isinstance(options, Space):
            return self._points(state, ask, options)
        found: dict[int, int] = {}
        others: list[int] = []
        question = self._questions.get(ask.kind)
        number = None if question is None else question.number
        known = self._actions
        for index, option in enumerate(options):
            numbered = NO_NUMBER if number is None else number(state, ask, option)
            action = known.get(numbered)
            if action is None:
                action = known[numbered] = self.blocks.action(*numbered)
            if action == OTHERWISE or action in found:
                others.append(index)
            else:
                found[action] = index
        for place, index in enumerate(others):
            found[self.blocks.position(place)] = index
        return found

    def action_of(self, state: Any, ask: Ask, index: int) -> int:
        """Returns the action of an option; of a space, that of the nearest point of the grid."""
        if isinstance(ask.options, Space):
            return self._nearest(state, ask, ask.options, index)
        return next(action for action, at in self.offered(state, ask).items() if at == index)

    def index_of(self, state: Any, ask: Ask, action: int) -> int:
        """Returns the index of the option that an action takes; an action that is not offered is refused."""
        offered = self.offered(state, ask)
        if action in offered:
            return offered[action]
        meant = f" ({self.meaning(action)})" if 0 <= action < self.actions else ""
        raise IllegalAction(
            f"Action {action}{meant} does not answer the open question “{ask.kind}”; take one of the "
            f"{len(offered)} actions of its mask, such as {min(offered)} ({self.meaning(min(offered))})."
        )

    def mask(self, state: Any, ask: Ask) -> Mask:
        """Returns for each action 1 if it is offered, else 0."""
        mask = np.zeros(self.actions, np.int8)
        mask[list(self.offered(state, ask))] = 1
        return mask

    def observe(self, hidden: Any, seat: int) -> Observation:
        """Returns what a seat knows, from its hidden state."""
        return self.parts.observe(hidden, seat)

    def meaning(self, action: int) -> str:
        """Says in words what an action does."""
        return self.blocks.meaning(action)
