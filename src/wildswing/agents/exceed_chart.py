"""What the cards of a match do to each other by their printed numbers, worked out once for each range."""

from typing import Final

from wildswing.exceed.book import Book, CardFacts
from wildswing.exceed.language import vocabulary as v

UNKNOWN_POWER: Final = 4.0
"""The power of an attack that is X before it is known."""

FARTHEST: Final = 8
"""The widest range in the arena."""

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
        self.gauge_cost = [_cost(card, v.Resource.GAUGE) for card in cards]
        self.force_cost = [_cost(card, v.Resource.FORCE) for card in cards]
        self.worth = [_worth(card) for card in cards]
        """What a card is worth in a hand, to tell which one to part with."""
        self._reaches = [[_reaches(card, away) for away in range(FARTHEST + 1)] for card in cards]
        self._meetings: dict[int, list[list[float]]] = {}

    def reaches(self, card: int, away: int) -> bool:
        """Tells whether an attack hits from so far away, its own way forward counted."""
        return self._reaches[card][away]

    def meetings(self, away: int) -> list[list[float]]:
        """Returns by attacker's and by defender's card the damage dealt less the damage taken at a range."""
        found = self._meetings.get(away)
        if found is None:
            found = [[self._meeting(one, other, away) for other in range(self.size)] for one in range(self.size)]
            self._meetings[away] = found
        return found

    def _meeting(self, own: int, other: int, away: int) -> float:
        dealt = max(0.0, self.power[own] - self.armor[other]) if self.reaches(own, away) else 0.0
        taken = max(0.0, self.power[other] - self.armor[own]) if self.reaches(other, away) else 0.0
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


def _reaches(card: CardFacts, away: int) -> bool:
    span = card.numbers.range
    if span is None or card.numbers.power is None:
        return False
    low, high = span
    near = max(1, away - card.lunge)
    return isinstance(low, int) and isinstance(high, int) and low <= near <= high
