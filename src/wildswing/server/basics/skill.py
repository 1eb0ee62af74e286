"""How strong somebody is known to be, and what one match more says of it: the model of Bradley and Terry, by openskill.

On the scale of the laboratory's ratings: everybody begins at 1500, and 100 points more mean winning about 64 % of the
matches between two who are well known.
"""

from math import log, sqrt

import msgspec
from openskill.models import BradleyTerryFull

BEGINNING = 1500.0
UNKNOWN = 250.0
"""The deviation of somebody of whom nothing is known."""

SPREAD = 400 / log(10) / sqrt(2)
"""By how much the play of one side differs from match to match."""

DRIFT = 2.5
"""How much less is known of everybody after each match, for people change."""

MODEL = BradleyTerryFull(mu=BEGINNING, sigma=UNKNOWN, beta=SPREAD, tau=DRIFT)


class Skill(msgspec.Struct, frozen=True):
    """A rating, and the deviation: how far off it may well be."""

    rating: float = BEGINNING
    deviation: float = UNKNOWN


def after_match(one: Skill, other: Skill, share: float) -> tuple[Skill, Skill]:
    """Returns what is known of both after a match of which `one` has won some share, from 0 to 1."""
    sides = [[MODEL.rating(mu=side.rating, sigma=side.deviation)] for side in (one, other)]
    (first,), (second,) = MODEL.rate(sides, scores=[share, 1 - share])
    return Skill(first.mu, first.sigma), Skill(second.mu, second.sigma)
