"""Quick, sensible answers with which an imagined play of Exceed goes on, both hands being open."""

from collections.abc import Callable, Sequence
from math import exp
from typing import Final

from wildswing.exceed.agents.chart import Chart, chart_of
from wildswing.exceed.agents.outlook import chance
from wildswing.exceed.game import RULES
from wildswing.exceed.rules.arena import distance
from wildswing.exceed.rules.payment import DONE, OF_LIFE
from wildswing.exceed.rules.questions import QUESTIONS
from wildswing.exceed.rules.questions.paying import PAYMENT
from wildswing.exceed.rules.questions.strike import SET
from wildswing.exceed.rules.questions.turn import HAND_LIMIT, MULLIGAN
from wildswing.exceed.rules.setting import CARD, EX
from wildswing.exceed.rules.setup import KEEP
from wildswing.exceed.rules.supposing import can_pay_for
from wildswing.exceed.rules.table import Table
from wildswing.exceed.rules.zones import HAND
from wildswing.kernel.agenda import answer
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.chance import Stream
from wildswing.kernel.state import NOTHING

ATTACK: Final = SET.kind
QUIET: Final = frozenset([question.kind for question in QUESTIONS if question.quiet])

LONGEST: Final = 80
"""After so many answers an imagined play is valued wherever it stands."""

WARMTH: Final = 1.5
"""How far in points of life an attack may lag behind the best and still be set now and then."""

GRAIN: Final = 1 << 20

EX_BONUS: Final = 1.5
SWING_LOSS: Final = 1.0
"""What an EX attack is worth beside the same card alone, and what a swing is worth less than the mean card."""

LIFE_COST: Final = 20.0
"""What it costs to pay with life; cards are rather spent, however dear."""


class Policy:
    """Answers for both seats; it draws from a stream of its own."""

    def __init__(self, weights: Sequence[float], stream: Stream) -> None:
        self.weights = list(weights)
        self.stream = stream

    def settle(self, table: Table, with_care: bool = True) -> None:
        """Plays on until somebody has to choose an action, or the game is over."""
        for _ in range(LONGEST):
            if not table.asks or is_quiet(table):
                return
            ask = table.asks[0]
            answer(RULES, table, ask.seat, self.reply(table, ask, with_care), None)

    def settle_until_set(self, table: Table, seat: int) -> None:
        """Plays on until a seat has to set an attack, or as far as `settle` does."""
        for _ in range(LONGEST):
            if not table.asks or is_quiet(table) or is_setting(table, seat):
                return
            ask = table.asks[0]
            answer(RULES, table, ask.seat, self.reply(table, ask, True), None)

    def settle_strike(self, table: Table, other: int, way: Value) -> None:
        """Plays on, a seat setting in a given way when it comes to that; an attack set already stays."""
        self.settle_until_set(table, other)
        if is_setting(table, other):
            ask = table.asks[0]
            if way in ask.options:
                answer(RULES, table, other, ask.options.index(way), None)
        self.settle(table)

    def reply(self, table: Table, ask: Ask, with_care: bool) -> int:
        """Returns the index of an answer; with care, choices outside of payments are tried out first."""
        options = ask.options
        if len(options) == 1:
            return 0
        if ask.kind == ATTACK:
            return self.set_attack(table, ask)
        plan = PLANS.get(ask.kind)
        if plan is not None:
            return plan(table, ask)
        return self.best(table, ask) if with_care else self.stream.below(len(options))

    def best(self, table: Table, ask: Ask) -> int:
        """Tries each answer, plays on quickly, and returns the one with the best outlook."""
        best, most = 0, -1.0
        chance_before = self.stream.chance
        for index in ask.fresh():
            self.stream.chance = chance_before
            twin = table.copy()
            answer(RULES, twin, ask.seat, index, None)
            self.settle(twin, False)
            value = chance(twin, ask.seat, self.weights)
            if value > most:
                best, most = index, value
        return best

    def set_attack(self, table: Table, ask: Ask) -> int:
        """Draws an attack; the better it does on average against the other hand, the more often."""
        scores = set_scores(table, ask)
        top = max(scores)
        weights = [exp((score - top) / WARMTH) for score in scores]
        point = self.stream.below(GRAIN) / GRAIN * sum(weights)
        for at, weight in enumerate(weights):
            point -= weight
            if point < 0:
                return at
        return len(weights) - 1


def is_quiet(table: Table) -> bool:
    """Tells whether a seat is asked while nothing is under way: it chooses an action."""
    asks = table.asks
    return bool(asks) and asks[0].kind in QUIET


def is_setting(table: Table, seat: int) -> bool:
    """Tells whether a seat has to set an attack."""
    asks = table.asks
    return bool(asks) and asks[0].kind == ATTACK and asks[0].seat == seat


def _least_worth(table: Table, ask: Ask) -> int:
    worth = chart_of(table.book).worth
    best = 0
    for index, card in enumerate(ask.options):
        if worth[card] < worth[ask.options[best]]:
            best = index
    return best


def cheapest(table: Table, ask: Ask) -> int:
    """Returns the payment that costs least; nothing, if nothing more must be paid."""
    chart = chart_of(table.book)
    best, least = 0, 1e9
    gauge = len(table.sides[ask.seat].gauge)
    for index, option in enumerate(ask.options):
        if option == DONE:
            return index
        card: int = option[0]
        value: int = option[1]
        zone: str = option[2]
        cost = 0.0
        if option == OF_LIFE:
            cost = LIFE_COST
        elif card != NOTHING:
            cost = (chart.worth[card] if zone == "hand" else 6.0 + gauge) / value
        if cost < least:
            best, least = index, cost
    return best


def _keep(table: Table, ask: Ask) -> int:
    return ask.options.index(KEEP)


PLANS: Final[dict[str, Callable[[Table, Ask], int]]] = {
    PAYMENT.kind: cheapest,
    HAND_LIMIT.kind: _least_worth,
    MULLIGAN.kind: _keep,
}
"""By question what is answered without trying."""


def set_scores(table: Table, ask: Ask) -> list[float]:
    """Returns for each way of setting what it gains on average by printed numbers, in points of life."""
    seat = ask.seat
    side = table.sides[seat]
    other = table.sides[1 - seat]
    chart = chart_of(table.book)
    strike = table.strike
    attacking = strike is None or strike.attacker == seat
    widths = (side.width, other.width) if attacking else (other.width, side.width)
    meetings = chart.meetings(distance(table), widths[0], widths[1])
    against = list(other.hand)
    if strike is not None:
        attack = strike.attacks[1 - seat]
        if attack is not None and attack.face >= 0:
            against = [attack.face] if attack.face_up else [*against, attack.face]
    scores: list[float] = []
    for how, card in ask.options:
        if how in (CARD, EX):
            score = _mean(meetings, card, against, attacking, chart)
            if not (chart.free[card] or can_pay_for(table, seat, card, HAND, pair=how == EX)):
                score -= 4.0
            scores.append(score + EX_BONUS - 1.0 if how == EX else score)
        elif card == NOTHING:
            cards = side.deck[:3]
            means = [_mean(meetings, one, against, attacking, chart) for one in cards]
            scores.append(sum(means) / len(means) - SWING_LOSS if means else -5.0)
        else:
            scores.append(0.0)
    return scores


def _mean(meetings: list[list[float]], card: int, against: list[int], attacking: bool, chart: Chart) -> float:
    if not against:
        return chart.power[card]
    total = 0.0
    for other in against:
        total += meetings[card][other] if attacking else -meetings[other][card]
    return total / len(against)
