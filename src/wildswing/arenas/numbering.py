"""What the encodings of all games share."""

from collections.abc import Callable, Hashable
from typing import Any, Final

import numpy as np

from wildswing.arenas.blocks import OTHERWISE, Blocks
from wildswing.arenas.encoding import IllegalAction, Mask, Observation
from wildswing.arenas.grids import OnGrid
from wildswing.arenas.parts import Parts, Sheet
from wildswing.kernel.agenda import Rules
from wildswing.kernel.ask import Ask, Value
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


Ground = Callable[[Any, Ask], Hashable]
"""Returns all that the actions of a question's options follow from besides the options, or POSITION."""

POSITION: Final = None
"""Where the actions of options follow from the whole position, and none is worth keeping."""

Lasts = Callable[[Ask, Value], bool]
"""Tells whether an option has the same action wherever a question has the same ground."""


def no_ground(state: Any, ask: Ask) -> Hashable:
    """Stands for the ground of questions of which nobody has said it."""
    return POSITION


def all_last(ask: Ask, option: Value) -> bool:
    """Tells that an option always has the same action on the same ground."""
    return True


def flags(offered: dict[int, int], size: int) -> bytearray:
    """Returns a mask of some size: 1 for each action that is offered, else 0."""
    if isinstance(offered, OnGrid):
        return offered.flags(size)
    marked = bytearray(size)
    for action in offered:
        marked[action] = 1
    return marked


class KeptMask:
    """A mask that is kept from question to question, in a place of its own or in a larger one from some place on."""

    __slots__ = ("_before", "_first", "_marks", "_size", "numbers")

    def __init__(self, marks: bytearray, first: int = 0, size: int = 0) -> None:
        self._marks = marks
        self._first = first
        self._size = size or len(marks)
        self._before: dict[int, int] = {}
        self.numbers: Mask = np.frombuffer(marks, np.int8)
        """All of the place."""

    def write(self, offered: dict[int, int]) -> None:
        """Writes 1 for each action that is offered, else 0."""
        first = self._first
        marks = self._marks
        if isinstance(self._before, OnGrid) or isinstance(offered, OnGrid):
            marks[first : first + self._size] = flags(offered, self._size)
        else:
            for action in self._before:
                marks[first + action] = 0
            for action in offered:
                marks[first + action] = 1
        self._before = offered


class Numbering:
    """An encoding by blocks of actions, parts of an observation, and what the questions of a game say of options."""

    def __init__(
        self,
        blocks: Blocks,
        parts: Parts,
        rules: Rules,
        points: Points = no_points,
        nearest: Nearest = no_nearest,
        ground: Ground = no_ground,
        lasts: Lasts = all_last,
    ) -> None:
        self.blocks = blocks
        self.parts = parts
        self.actions = blocks.size
        self.observation_size = parts.size
        self.reads_truth = parts.change is not None
        self._questions = rules.said
        self._points = points
        self._nearest = nearest
        self._ground = ground
        self._lasts = lasts
        self._known: dict[Hashable, dict[Value, int]] = {}
        """By their ground the actions of the options that were offered before, as far as they last."""
        self._actions: dict[Numbered, int] = {}
        """By what questions say of options their actions, as far as they were asked for."""

    def offered(self, state: Any, ask: Ask) -> dict[int, int]:
        """Returns every action that answers a question, with the index of its option; it is not to be changed."""
        options = ask.options
        # Most options are tuples, of which that is known at once.
        if type(options) is not tuple and isinstance(options, Space):
            return self._points(state, ask, options)
        ground = self._ground(state, ask)
        known = self._known.get(ground)
        if known is None:
            known = {}
            if ground is not POSITION:
                self._known[ground] = known
        found: dict[int, int] = {}
        others: list[int] = []
        for index, option in enumerate(options):
            action = known.get(option)
            if action is None:
                action = self._number(state, ask, option)
                if ground is not POSITION and self._lasts(ask, option):
                    known[option] = action
            if action == OTHERWISE or action in found:
                others.append(index)
            else:
                found[action] = index
        if others:
            for place, at in enumerate(others):
                found[self.blocks.position(place)] = at
        return found

    def _number(self, state: Any, ask: Ask, option: Value) -> int:
        question = self._questions.get(ask.kind)
        if question is None or question.number is None:
            return OTHERWISE
        numbered = question.number(state, ask, option)
        action = self._actions.get(numbered)
        if action is None:
            action = self._actions[numbered] = self.blocks.action(*numbered)
        return action

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
        return np.frombuffer(flags(self.offered(state, ask), self.actions), np.int8)

    def observe(self, state: Any, seat: int) -> Observation:
        """Returns what a seat knows."""
        return self.parts.observe(state, seat)

    def sheet(self, row: Observation | None = None) -> Sheet:
        """Returns an observation that is kept from question to question, in a row of its own or in the one given."""
        return Sheet(self.parts, row)

    def meaning(self, action: int) -> str:
        """Says in words what an action does."""
        return self.blocks.meaning(action)
