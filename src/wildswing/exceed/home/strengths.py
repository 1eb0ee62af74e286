"""What a fighter is good at, worked out from the printed numbers of the own cards."""

from collections.abc import Callable

import msgspec

from wildswing.exceed.language.motifs import ends, rush
from wildswing.exceed.language.sheets import Card, Fighter


class Strengths(msgspec.Struct, frozen=True):
    """How a fighter compares with all that might be, each from 0 to 100."""

    reach: int
    speed: int
    power: int
    defence: int


def strengths_of(fighter: Fighter) -> Strengths:
    """Returns the strengths of the attacks in the deck, each counted as often as it is there."""
    return Strengths(
        reach=_measure(fighter, _reach, 0.8, 4.8),
        speed=_measure(fighter, _speed, 1.6, 5.6),
        power=_measure(fighter, _power, 1.5, 6.2),
        defence=_measure(fighter, _defence, -0.4, 5.0),
    )


def _measure(fighter: Fighter, of: Callable[[Card], float], least: float, most: float) -> int:
    """Returns where the average card lies between one that counts as 0 and one that counts as 100.

    The ends are a little beyond those of the package, so that a fighter's own may go further.
    """
    values = [of(card) for card in fighter.cards for _ in range(card.copies)]
    average = sum(values) / len(values) if values else least
    return round(100 * min(max((average - least) / (most - least), 0.0), 1.0))


def _reach(card: Card) -> float:
    """Whoever has to run first may be kept away, so a run counts half."""
    return ends(card)[1] + rush(card) / 2


def _speed(card: Card) -> int:
    return card.numbers.speed if isinstance(card.numbers.speed, int) else 0


def _power(card: Card) -> int:
    return card.numbers.power if isinstance(card.numbers.power, int) else 0


def _defence(card: Card) -> int:
    """Armor keeps damage away; guard only keeps a fighter standing."""
    return 2 * card.numbers.armor + card.numbers.guard
