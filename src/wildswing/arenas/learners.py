"""Many matches side by side, of each of which one seat learns; what the seats know and may do lies in shared arrays."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from wildswing.arenas.encoding import Mask, Observation
from wildswing.arenas.learner import Learner
from wildswing.arenas.numbering import KeptMask


class Learners:
    """Matches that are dealt anew as soon as they end, each with a chance of its own; all of one game and setup."""

    def __init__(self, learners: Sequence[Learner]) -> None:
        encoding = learners[0].bout.encoding
        count = len(learners)
        self._learners = list(learners)
        self.seen: Observation = np.zeros((count, encoding.observation_size), np.float32)
        """What each seat knows."""
        marks = bytearray(count * encoding.actions)
        self.masks: Mask = np.frombuffer(marks, np.int8).reshape(count, encoding.actions)
        """For each seat which actions it may take."""
        self._masks = [KeptMask(marks, at * encoding.actions, encoding.actions) for at in range(count)]
        self.rewards: NDArray[np.float64] = np.zeros(count)
        self.ended: NDArray[np.bool_] = np.zeros(count, np.bool_)
        """Which matches ended with the last actions."""
        self.endings: dict[int, Observation] = {}
        """What the seats of these matches knew at the end."""
        self._offered: list[dict[int, int]] = [{}] * count
        for learner, row in zip(self._learners, self.seen, strict=True):
            learner.bout.write_into(row)

    def begin(self, chances: Sequence[np.random.Generator]) -> None:
        """Deals new matches."""
        for at, learner in enumerate(self._learners):
            learner.begin(chances[at])
            self._show(at, learner)

    def take(self, actions: list[int], chances: Sequence[np.random.Generator]) -> None:
        """Takes an action in each match; an action that is refused leaves all matches as they are."""
        for at, learner in enumerate(self._learners):
            if actions[at] not in self._offered[at]:
                learner.bout.refuse(learner.seat, actions[at])
        self.rewards.fill(0)
        self.ended.fill(False)
        self.endings = {}
        for at, learner in enumerate(self._learners):
            if learner.take(actions[at]):
                self.rewards[at] = learner.reward()
                self.ended[at] = True
                self.endings[at] = learner.bout.look(learner.seat).copy()
                learner.begin(chances[at])
            self._show(at, learner)

    def _show(self, at: int, learner: Learner) -> None:
        bout, seat = learner.bout, learner.seat
        bout.look(seat)
        offered = bout.offered(seat)
        self._masks[at].write(offered)
        self._offered[at] = offered
