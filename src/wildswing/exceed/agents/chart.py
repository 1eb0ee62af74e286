"""What the cards of a match do to each other by their printed numbers, worked out once for each range."""

from typing import Final

from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules.arena import meet
from wildswing.exceed.rules.book import Book
from wildswing.exceed.rules.facts import COST, CardFacts

UNKNOWN_POWER: Final = 4.0
"""The power of an attack that is X before it is known."""

WIDEST: Final = 3
"""How many spaces a fighter can take up."""

MOST_CHARTS: Final = 64
"""So many matches are remembered."""


class Chart:
    """The printed numbers of all cards of a match, ready to be looked up by card."""

    def __init__(self, book: Book) -> None:
        cards = book.cards
        self.size = len(cards)
        self.speed = [_number(card.numbers.speed) for card in cards]
        self.power = [0.0 if card.numbers.power is None else _number(card.numbers.power) for card in cards]
        self.armor = [float(card.numbers.armor) for card in cards]
        self.guard = [float(card.numbers.guard) for card in cards]
        self.free = [card.cost is None and COST not in card.attack.standing for card in cards]
        """Whether a card never costs anything."""
        self.gauge_cost = [_cost(card, v.Resource.GAUGE) for card in cards]
        self.worth = [_worth(card) for card in cards]
        """What a card is worth in a hand, to tell which one to part with."""
        ranges = range(book.spaces)
        self._reaches = [
            [[_reaches(card, away, width) for away in ranges] for width in range(WIDEST + 1)] for card in cards
        ]
        self._meetings: dict[tuple[int, int, int], list[list[float]]] = {}

    def reaches(self, card: int, away: int, width: int = 1) -> bool:
        """Tells whether an attack hits an opponent so far away and so wide, its own way forward counted."""
        return self._reaches[card][width][away]

    def meetings(self, away: int, width: int = 1, other_width: int = 1) -> list[list[float]]:
        """Returns by attacker's and by defender's card the damage dealt less the damage taken at a range.

        The widths are the attacker's and the defender's (EX-CARE-09).
        """
        key = (away, width, other_width)
        found = self._meetings.get(key)
        if found is None:
            found = [[self._meeting(one, other, key) for other in range(self.size)] for one in range(self.size)]
            self._meetings[key] = found
        return found

    def _meeting(self, own: int, other: int, key: tuple[int, int, int]) -> float:
        away, width, other_width = key
        dealt = max(0.0, self.power[own] - self.armor[other]) if self.reaches(own, away, other_width) else 0.0
        taken = max(0.0, self.power[other] - self.armor[own]) if self.reaches(other, away, width) else 0.0
        if self.speed[own] >= self.speed[other]:  # EX-PRIO-02: a tie is the attacker's
            if dealt > self.guard[other]:
                taken = 0.0
        elif taken > self.guard[own]:
            dealt = 0.0
        return dealt - taken


_CHARTS: dict[Book, Chart] = {}


def chart_of(book: Book) -> Chart:
    """Returns the chart of a match, worked out once."""
    found = _CHARTS.get(book)
    if found is None:
        if len(_CHARTS) >= MOST_CHARTS:
            _CHARTS.clear()
        found = Chart(book)
        _CHARTS[book] = found
    return found


def _number(printed: object) -> float:
    return float(printed) if isinstance(printed, int) else UNKNOWN_POWER


def _cost(card: CardFacts, resource: v.Resource) -> int:
    return card.cost.amount if card.cost is not None and card.cost.resource is resource else 0


def _worth(card: CardFacts) -> float:
    power = 0.0 if card.numbers.power is None else _number(card.numbers.power)
    return power + 0.5 * _number(card.numbers.speed) + float(card.numbers.armor)


def _reaches(card: CardFacts, away: int, width: int) -> bool:
    span = card.numbers.range
    if span is None or card.numbers.power is None:
        return False
    low, high = span
    near = max(1, away - card.lunge)
    return isinstance(low, int) and isinstance(high, int) and meet((low, high), (near, near + width - 1))
