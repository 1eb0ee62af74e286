"""Guesses how good a state is for a seat, in points of life.

Life and cards count as they are. An open strike counts for what the attacks would do to each other by their printed
numbers, and a hand for the best strike it could make from here, so that an agent that looks one answer ahead has a
reason to come near and to strike.
"""

from typing import Final

from wildswing.exceed.rules.arena import meet, ranges
from wildswing.exceed.rules.facts import CardFacts
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
        own, other = _hand(table, seat), _hand(table, 1 - seat)
        return value + THREAT * (_best_strike(table, seat, own, other) - _best_strike(table, 1 - seat, other, own))
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
        return _best_strike(table, attacker, _hand(table, attacker), _hand(table, 1 - attacker))
    if own.face < 0:
        return 0.0
    if other is None or other.face < 0:
        replies = _hand(table, 1 - attacker)
    else:
        replies = _blows(table, 1 - attacker, (other.face,))
    return _mean_exchange(_blows(table, attacker, (own.face,))[0], replies)


Blow = tuple[int, int, int, int]
"""An attack by its printed numbers: its power from here, or 0 where it cannot hit; its armor, guard and speed."""


def _blows(table: Table, seat: int, cards: tuple[int, ...]) -> list[Blow]:
    """Returns what cards would be as attacks of a seat."""
    near, far = ranges(table, seat)
    return [_blow(table.book.cards[card], near, far) for card in cards]


def _hand(table: Table, seat: int) -> list[Blow]:
    return _blows(table, seat, distinct(table.sides[seat].hand))


def _blow(facts: CardFacts, near: int, far: int) -> Blow:
    numbers = facts.numbers
    power = _number(numbers.power) if _reaches(facts, near, far) else 0
    return power, numbers.armor, numbers.guard, _number(numbers.speed)


def _reaches(facts: CardFacts, near: int, far: int) -> bool:
    """Tells whether an attack could hit an opponent at these ranges."""
    span = facts.numbers.range
    if span is None or facts.numbers.power is None:
        return False
    low, high = span
    nearer = min(facts.lunge, near - 1)
    return isinstance(low, int) and isinstance(high, int) and meet((low, high), (near - nearer, far - nearer))


def _best_strike(table: Table, seat: int, own: list[Blow], replies: list[Blow]) -> float:
    """Returns what the best card of a hand may expect against the attacks that may answer it."""
    found = [
        _mean_exchange(blow, replies)
        for card, blow in zip(distinct(table.sides[seat].hand), own, strict=True)
        if can_pay_for(table, seat, card, HAND)
    ]
    return max(found, default=0.0)


def _mean_exchange(own: Blow, replies: list[Blow]) -> float:
    """Returns the mean of damage dealt less damage taken when the attacker's blow meets others."""
    if not replies:
        return float(own[0])
    power, armor, guard, speed = own
    total = 0.0
    for their_power, their_armor, their_guard, their_speed in replies:
        dealt = max(0, power - their_armor)
        taken = max(0, their_power - armor)
        if speed >= their_speed:  # the attacker is first in a tie
            if dealt > their_guard:
                taken = 0
        elif taken > guard:
            dealt = 0
        gauge = CARD_IN_GAUGE * ((dealt > 0) - (taken > 0))
        total += dealt - taken + gauge - (WASTED if dealt == 0 else 0.0)
    return total / len(replies)


def _number(printed: object) -> int:
    return printed if isinstance(printed, int) else UNKNOWN_POWER
