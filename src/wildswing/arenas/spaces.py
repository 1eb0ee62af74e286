"""The spaces of Gymnasium that PettingZoo and Gymnasium environments share."""

import numpy as np
from gymnasium import spaces

from wildswing.arenas.bout import MASK, OBSERVATION


def observation_space(size: int, actions: int) -> spaces.Dict:
    """Returns the space of an observation with the mask of the actions that may be taken."""
    return spaces.Dict({OBSERVATION: numbers(size), MASK: spaces.Box(0, 1, (actions,), np.int8)})


def numbers(size: int) -> spaces.Box:
    """Returns the space of what a seat knows."""
    return spaces.Box(-1, 1, (size,), np.float32)
