"""On what terms people play a match with each other."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The minutes that each seat has for all its answers, and the seconds it gains with each.

    A seat never gains more than it has lost, for many answers are single picks, and quick picks should win nobody time.
    """

    minutes: Annotated[int, Meta(ge=1, le=180)]
    increment: Annotated[int, Meta(ge=0, le=180)] = 0


MOST_BANS = 3


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What people agree on: a clock, if any, and what becomes of the seat of somebody who stays away.

    Where they agree on what is `fan_made`, anybody may bring a thing of the own making, such as a fighter. They may
    agree on a series, best of so many, and on how many things each of them bans before both choose.
    """

    clock: Clock | None = None
    absence: Literal["agent", "forfeit"] = "agent"
    fan_made: bool = False
    best_of: Literal[1, 3, 5, 7] = 1
    bans: Annotated[int, Meta(ge=0, le=MOST_BANS)] = 0
