"""The numbers of a hand as they would count now: the printed ones, and what is in force for them."""

from typing import Final

import msgspec

from wildswing.exceed.rules.facts import INSTEAD, QUALITY
from wildswing.exceed.rules.reading import attack_of, total
from wildswing.exceed.rules.standing import standing
from wildswing.exceed.rules.supposing import supposed
from wildswing.exceed.rules.table import Table
from wildswing.exceed.rules.zones import HAND

STATS: Final = ("power", "speed", "armor", "guard")

KEYS: Final = {stat: frozenset([stat, INSTEAD.get(stat, stat), QUALITY]) for stat in STATS}
"""By what the texts are found that say something of a number; that an attack is EX raises each."""


class PresentView(msgspec.Struct, frozen=True):
    """A number of a card in one's hand that would count otherwise than it is printed, if the card were one's attack."""

    card: str
    stat: str
    value: int


def present(hidden: Table, seat: int) -> tuple[PresentView, ...]:
    """Returns the numbers of a seat's hand that would not count as printed; none once its attack is set."""
    if attack_of(hidden, seat) is not None:
        return ()
    found: list[PresentView] = []
    changed = [stat for stat in STATS if _is_changed(hidden, seat, stat)]
    for card in dict.fromkeys(hidden.sides[seat].hand):
        facts = hidden.book.cards[card]
        own = facts.attack.standing
        stats = [stat for stat in STATS if stat in changed or not KEYS[stat].isdisjoint(own)] if own else changed
        if not stats:
            continue
        twin = supposed(hidden, seat, card, HAND)
        for stat in stats:
            printed = getattr(facts.numbers, stat)
            value = total(twin, seat, stat) if isinstance(printed, int) else printed
            if value != printed:
                found.append(PresentView(facts.name, stat, value))
    return tuple(found)


def _is_changed(hidden: Table, seat: int, stat: str) -> bool:
    """Tells whether anything in force, whatever the attack, could make a number count otherwise than it is printed."""
    strike = hidden.strike
    return (strike is not None and bool(strike.bonuses)) or any(standing(hidden, seat, key) for key in KEYS[stat])
