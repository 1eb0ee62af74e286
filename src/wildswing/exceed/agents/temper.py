"""What makes a weaker player of Exceed: he overlooks options, misjudges close calls, and sees only his own plan."""

from typing import Final

import msgspec

from wildswing.exceed.agents.chart import chart_of
from wildswing.exceed.rules.arena import distance
from wildswing.exceed.rules.questions.strike import SET
from wildswing.exceed.rules.setting import CARD, EX
from wildswing.exceed.rules.table import Table
from wildswing.exceed.rules.turn import PREPARE, STRIKE_ACTION
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream

GRAIN: Final = 1 << 20
DICE: Final = 12
"""The sum of so many even draws has a standard deviation of 1."""


class Temper(msgspec.Struct, frozen=True):
    """How a player falls short of what he could see."""

    attention: int = 0
    """How many options are considered; 0 for all."""

    keen: bool = True
    """Whether these are the options that catch the eye; otherwise they come to mind by chance."""

    slips: float = 0.0
    """How far a chance is misjudged, as a standard deviation."""

    naive: bool = False
    """Whether the opponent is thought to set any card of his hand as likely as any other."""


COMPOSED: Final = Temper()
"""Sees everything and makes no slips."""


def noticed(hidden: Table, ask: Ask, options: list[int], temper: Temper, stream: Stream) -> list[int]:
    """Returns the options that are considered, in their order."""
    if not temper.attention or len(options) <= temper.attention:
        return options
    found = stream.shuffled(options)
    if temper.keen:
        found = tuple(sorted(found, key=lambda index: -_appeal(hidden, ask, index)))
    return sorted(found[: temper.attention])


def slip(value: float, temper: Temper, stream: Stream) -> float:
    """Returns a chance as it is judged."""
    if not temper.slips:
        return value
    draws = sum([stream.below(GRAIN) for _ in range(DICE)]) / GRAIN - DICE / 2
    return min(1.0, max(0.0, value + temper.slips * draws))


def _appeal(hidden: Table, ask: Ask, index: int) -> float:
    """Returns how much an option catches the eye: strong attacks that reach, and the plainest actions."""
    option = ask.options[index]
    if ask.kind == SET.kind and option[0] in (CARD, EX):
        chart = chart_of(hidden.book)
        card: int = option[1]
        width = hidden.sides[1 - ask.seat].width
        return chart.power[card] if chart.reaches(card, distance(hidden), width) else 0.0
    return 1.0 if option in (STRIKE_ACTION, PREPARE) else 0.0
