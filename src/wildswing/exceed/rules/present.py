"""The numbers of a hand as they would count now: the printed ones, and what is in force for them."""

from typing import Final

import msgspec

from wildswing.exceed.rules.reading import attack_of, total
from wildswing.exceed.rules.supposing import supposed
from wildswing.exceed.rules.table import Table
from wildswing.exceed.rules.zones import HAND

STATS: Final = ("power", "speed", "armor", "guard")


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
    for card in dict.fromkeys(hidden.sides[seat].hand):
        facts = hidden.book.cards[card]
        twin = supposed(hidden, seat, card, HAND)
        for stat in STATS:
            printed = getattr(facts.numbers, stat)
            value = total(twin, seat, stat) if isinstance(printed, int) else printed
            if value != printed:
                found.append(PresentView(facts.name, stat, value))
    return tuple(found)
