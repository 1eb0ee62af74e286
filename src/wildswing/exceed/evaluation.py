"""Guesses how good a state is for a seat, in points of life.

Life and cards count as they are. An open strike counts for what the attacks would do to each other by their printed
numbers, and a hand for the best strike it could make from here, so that an agent that looks one answer ahead has a
reason to come near and to strike.
"""

from typing import Final

from wildswing.exceed.rules.arena import meet, ranges
from wildswing.exceed.rules.book import CardFacts
from wildswing.exceed.rules.piles import distinct
from wildswing.exceed.rules.supposing import can_pay_for
from wildswing.exceed.rules.table import NOBODY, Strike, Table
from wildswing.exceed.rules.zones import HAND

WIN: Final = 1000.0
CARD_IN_HAND: Final = 0.6
CARD_IN_GAUGE: Final = 0.9
GAUGE_THAT_COUNTS: Final = 5
BOOST_IN_PLAY: Final = 0.7
TRANSFORMATION: Final = 2.5
"""Its text holds for the rest of the game."""
EXCEEDED: Final = 2.0
ADVANTAGE: Final = 1.5
STUNNED: Final = 1.0
RESHUFFLE_LEFT: Final = 4.0
THIN_DECK: Final = 10
"""With fewer cards than this in the last deck, running out comes near."""
THREAT: Final = 0.3
"""What a strike that could be made is worth, compared with one that has begun."""
BEGUN: Final = 0.8
"""What a strike that has begun is worth, compared with its damage."""
WASTED: Final = 1.0
"""What it costs to set an attack that cannot hit."""
UNKNOWN_POWER: Final = 4
"""The power of an attack that is X before it is known."""


def evaluate(table: Table, seat: int) -> float:
    """Returns the lead of a seat in points of life, cards and chances counted too."""
    if table.winner != NOBODY:
        return WIN if table.winner == seat else -WIN
    value = _worth(table, seat) - _worth(table, 1 - seat)
    strike = table.strike
    if strike is None:
        return value + THREAT * (_best_strike(table, seat) - _best_strike(table, 1 - seat))
    if strike.advantage != NOBODY:
        value += ADVANTAGE if strike.advantage == seat else -ADVANTAGE
    if strike.active == NOBODY:
        attacker = strike.attacker
        outlook = _outlook(table, strike, attacker)
        value += BEGUN * (outlook if attacker == seat else -outlook)
    return value


def _worth(table: Table, seat: int) -> float:
    side = table.sides[seat]
    held = min(len(side.hand), table.book.fighters[seat].hand_limit)
    worth = side.life + CARD_IN_HAND * held + CARD_IN_GAUGE * min(len(side.gauge), GAUGE_THAT_COUNTS)
    worth += BOOST_IN_PLAY * len(side.boosts) + TRANSFORMATION * len(side.transformations)
    worth += BOOST_IN_PLAY * len(side.laid)
    worth += CARD_IN_HAND * sum([len(one.covered) for one in side.under])
    if side.exceeded:
        worth += EXCEEDED
    if not side.reshuffled:
        worth += RESHUFFLE_LEFT
    elif len(side.deck) < THIN_DECK:
        worth -= THIN_DECK - len(side.deck)
    if table.strike is not None and table.strike.stunned[seat]:
        worth -= STUNNED
    return worth


def _outlook(table: Table, strike: Strike, attacker: int) -> float:
    """Returns what the attacker may expect of a strike whose speeds have not been compared."""
    own, other = strike.attacks[attacker], strike.attacks[1 - attacker]
    if own is None:
        return _best_strike(table, attacker)
    if own.face < 0:
        return 0.0
    if other is None or other.face < 0:
        return _mean_against(table, attacker, own.face)
    cards = table.book.cards
    return _exchange(table, attacker, cards[own.face], cards[other.face])


def _best_strike(table: Table, seat: int) -> float:
    """Returns what the best card of a hand may expect against the cards of the other hand."""
    side = table.sides[seat]
    found = [_mean_against(table, seat, card) for card in distinct(side.hand) if can_pay_for(table, seat, card, HAND)]
    return max(found, default=0.0)


def _mean_against(table: Table, seat: int, card: int) -> float:
    cards = table.book.cards
    replies = distinct(table.sides[1 - seat].hand)
    if not replies:
        return float(_damage(table, seat, cards[card], None))
    return sum([_exchange(table, seat, cards[card], cards[reply]) for reply in replies]) / len(replies)


def _exchange(table: Table, seat: int, own: CardFacts, other: CardFacts) -> float:
    """Returns the damage dealt less the damage taken when two attacks meet, by their printed numbers."""
    dealt = _damage(table, seat, own, other)
    taken = _damage(table, 1 - seat, other, own)
    tie_goes_to_own = table.strike is None or table.strike.attacker == seat
    own_speed, other_speed = _number(own.numbers.speed), _number(other.numbers.speed)
    if own_speed > other_speed or (own_speed == other_speed and tie_goes_to_own):
        taken = 0 if dealt > other.numbers.guard else taken
    elif taken > own.numbers.guard:
        dealt = 0
    gauge = CARD_IN_GAUGE * ((dealt > 0) - (taken > 0))
    return dealt - taken + gauge - (WASTED if dealt == 0 else 0.0)


def _damage(table: Table, seat: int, own: CardFacts, other: CardFacts | None) -> int:
    """Returns the damage of a seat's attack from here, less the printed armor of the other."""
    span = own.numbers.range
    if span is None or own.numbers.power is None:
        return 0
    low, high = span
    near, far = ranges(table, seat)
    nearer = min(own.lunge, near - 1)
    if not (isinstance(low, int) and isinstance(high, int)) or not meet((low, high), (near - nearer, far - nearer)):
        return 0
    armor = 0 if other is None else other.numbers.armor
    return max(0, _number(own.numbers.power) - armor)


def _number(printed: object) -> int:
    return printed if isinstance(printed, int) else UNKNOWN_POWER
