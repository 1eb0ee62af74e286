"""How likely a seat wins from a position of Exceed: what can be seen on the table, weighed as self-play has taught.

Positions are imagined ones, so both hands are known. Every feature is what one seat has less what the other has, so the
two seats' chances always add up to 1.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from wildswing.exceed.agents.chart import Chart, chart_of
from wildswing.exceed.rules.arena import distance
from wildswing.exceed.rules.exceeding import cost_of
from wildswing.exceed.rules.supposing import can_pay_for
from wildswing.exceed.rules.table import NOBODY, Side, Table
from wildswing.exceed.rules.turn import hand_limit
from wildswing.exceed.rules.zones import HAND

FEATURES: Final = (
    "life",
    "fear",
    "brink",
    "hand",
    "force",
    "bare",
    "gauge",
    "rich",
    "exceeded",
    "progress",
    "may exceed",
    "ultra",
    "pairs",
    "boosts",
    "shuffled",
    "thin",
    "room",
    "reach",
    "threat",
    "answer",
    "kill",
    "tempo",
    "threat first",
    "kill first",
)
"""What is looked at, in the order of the weights: for either seat up to `kill`, then for the one whose turn it is."""

THREAT: Final = FEATURES.index("threat")
KILL: Final = FEATURES.index("kill")
"""Where these two stand among the features."""

FEARED: Final = 12
"""With less life than this every point counts more."""
BRINK: Final = 5
"""With so little life almost any attack ends the game."""
FEW: Final = 3
"""With fewer cards than this a hand has hardly a choice."""
THIN: Final = 12
"""With fewer cards than this in the last deck, running out comes near."""
SATED: Final = 4
"""Gauge beyond this counts less."""


def chance(table: Table, seat: int, weights: Sequence[float]) -> float:
    """Returns how likely a seat wins, from 0 to 1."""
    if table.winner != NOBODY:
        return 1.0 if table.winner == seat else 0.0
    lead = 0.0
    for at, found in enumerate(features(table, seat)):
        lead += weights[at] * found
    return 1.0 / (1.0 + exp(-lead)) if lead > -30.0 else 0.0


def features(table: Table, seat: int) -> list[float]:
    """Returns what a seat has of each feature, less what the other has."""
    chart = chart_of(table.book)
    away = distance(table)
    own = _features_of(table, seat, chart, away)
    other = _features_of(table, 1 - seat, chart, away)
    tempo = 1.0 if table.turn == seat else -1.0
    first = own if table.turn == seat else other
    found = [one - another for one, another in zip(own, other)]  # noqa: B905 - both have every feature; strict is slow
    found.append(tempo)
    found.append(tempo * first[THREAT])
    found.append(tempo * first[KILL])
    return found


def _features_of(table: Table, seat: int, chart: Chart, away: int) -> list[float]:
    side = table.sides[seat]
    other = table.sides[1 - seat]
    hand = side.hand
    held = len(hand)
    limit = hand_limit(table, seat)
    gauge = len(side.gauge)
    fear = max(0.0, FEARED - side.life) / FEARED
    usable = usable_cards(table, seat, chart)
    reaching = [card for card in usable if chart.reaches(card, away, other.width)]
    progress = may_exceed = 0.0
    if not side.exceeded:
        cost = cost_of(table, seat)
        if cost >= 0:
            may_exceed = 1.0 if cost <= gauge else 0.0
            progress = min(gauge, cost) / cost if cost else 1.0
    ultra = 0.0
    for card in usable:
        if chart.gauge_cost[card] > 0:
            ultra = 1.0
    kill = 0.0
    for card in reaching:
        if chart.power[card] >= other.life:
            kill = 1.0
    left = len(side.deck) if side.reshuffled else THIN
    return [
        side.life / 10.0,
        -fear * fear,
        -max(0.0, float(BRINK - side.life)) / BRINK,
        float(min(held, limit)),
        float(_further_force(table, side)),
        float(-max(0, FEW - held)),
        float(min(gauge, SATED)),
        float(max(0, gauge - SATED)),
        1.0 if side.exceeded else 0.0,
        progress,
        may_exceed,
        ultra,
        float(held - len(set(hand))),
        float(len(side.boosts) + len(side.transformations)),
        -1.0 if side.reshuffled else 0.0,
        -max(0.0, THIN - left) / THIN,
        float(_room(side, other, table.book.spaces)),
        len(reaching) / held if held else 0.0,
        _threat(chart, usable, other.hand, chart.meetings(away, side.width, other.width)) / 5.0,
        _answer(usable, other.hand, chart.meetings(away, other.width, side.width)) / 5.0,
        kill,
    ]


def _further_force(table: Table, side: Side) -> int:
    """Returns how much more force than one for each card a side could spend: an Ultra gives two."""
    cards = table.book.cards
    found = 0
    for card in side.hand:
        found += cards[card].force - 1
    for card in side.gauge:
        found += cards[card].force - 1
    return found


def usable_cards(table: Table, seat: int, chart: Chart) -> list[int]:
    """Returns the different cards of a hand that could be paid for as attacks."""
    found: list[int] = []
    last = -1
    for card in table.sides[seat].hand:  # the same cards lie side by side
        if card != last and (chart.free[card] or can_pay_for(table, seat, card, HAND)):
            found.append(card)
        last = card
    return found


def _threat(chart: Chart, own: list[int], others: tuple[int, ...], meetings: list[list[float]]) -> float:
    """Returns the mean gain of the best attack against all cards of the other hand."""
    if not own:
        return 0.0
    best = -99.0
    for card in own:
        row = meetings[card]
        total = 0.0
        for other in others:
            total += row[other]
        mean = total / len(others) if others else chart.power[card]
        best = max(best, mean)
    return best


def _answer(own: list[int], others: tuple[int, ...], meetings: list[list[float]]) -> float:
    """Returns the mean gain of the best defence against all cards of the other hand."""
    if not own or not others:
        return 0.0
    best = -99.0
    for card in own:
        total = 0.0
        for other in others:
            total -= meetings[other][card]
        best = max(best, total / len(others))
    return best


def _room(side: Side, other: Side, spaces: int) -> int:
    """Returns how many spaces lie behind a fighter."""
    return side.space - 1 if side.space < other.space else spaces - side.space
