"""Guesses how good a state is for a seat."""

from wildswing.exceed.arena import distance
from wildswing.exceed.table import NOBODY, Table

WIN = 1000.0
CARD_IN_HAND = 0.9
CARD_IN_GAUGE = 1.1
BOOST_IN_PLAY = 0.8
EXCEEDED = 2.0
RESHUFFLE_LEFT = 1.5
ADVANTAGE = 1.5
STUNNED = 1.0
THIN_DECK = 8
"""With fewer cards than this in the deck, running out comes near."""


def evaluate(table: Table, seat: int) -> float:
    """Returns the lead of a seat in points of life, cards counted too."""
    if table.winner != NOBODY:
        return WIN if table.winner == seat else -WIN
    value = _worth(table, seat) - _worth(table, 1 - seat)
    strike = table.strike
    if strike is not None and strike.advantage != NOBODY:
        value += ADVANTAGE if strike.advantage == seat else -ADVANTAGE
    return value


def _worth(table: Table, seat: int) -> float:
    side = table.sides[seat]
    worth = side.life + CARD_IN_HAND * len(side.hand) + CARD_IN_GAUGE * min(len(side.gauge), 6)
    worth += BOOST_IN_PLAY * len(side.boosts)
    if side.exceeded:
        worth += EXCEEDED
    if not side.reshuffled:
        worth += RESHUFFLE_LEFT
    elif len(side.deck) < THIN_DECK:
        worth -= THIN_DECK - len(side.deck)
    if table.strike is not None and table.strike.stunned[seat]:
        worth -= STUNNED
    return worth - 0.05 * (distance(table) > 4)
