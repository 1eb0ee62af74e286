"""A scripted beginner of Exceed, against whom the weakest level is measured.

It attacks as soon as an attack in its hand reaches, with the strongest that does, and never with a pair. If none
reaches, it walks to where one does, as cheaply as it can, or prepares. It remembers nothing, and answers whatever else
it is asked by chance.
"""

from wildswing.exceed.agents.chart import Chart, chart_of
from wildswing.exceed.agents.policy import PLANS
from wildswing.exceed.rules.arena import distance
from wildswing.exceed.rules.questions.strike import SET
from wildswing.exceed.rules.questions.turn import ACTION
from wildswing.exceed.rules.setting import CARD
from wildswing.exceed.rules.supposing import can_pay_for
from wildswing.exceed.rules.table import Table
from wildswing.exceed.rules.turn import MOVE, PREPARE, STRIKE_ACTION
from wildswing.exceed.rules.zones import HAND
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import State


class BeginnerAgent:
    """Plays as it was taught in the first five minutes."""

    name = "beginner"

    def choose(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> int:  # noqa: ARG002 - it knows its game
        """Returns the index of an option."""
        if not isinstance(hidden, Table):
            raise TypeError(f"the beginner knows tables of Exceed, not {type(hidden).__name__}")
        if ask.kind == ACTION.kind:
            return ask.options.index(_action(hidden, ask, stream))
        if ask.kind == SET.kind:
            return ask.options.index(_attack(hidden, ask, stream))
        plan = PLANS.get(ask.kind)
        return plan(hidden, ask) if plan is not None else stream.below(len(ask.options))


def _action(table: Table, ask: Ask, stream: Stream) -> Value:
    away = distance(table)
    attacks = _usable(table, ask.seat)
    if STRIKE_ACTION in ask.options and _reaching(table, ask.seat, attacks, away):
        return STRIKE_ACTION
    here = table.sides[ask.seat].space
    there = table.sides[1 - ask.seat].space
    walks = [option for option in ask.options if option[0] == MOVE]
    for walk in sorted(walks, key=lambda option: abs(option[1] - here)):
        if _reaching(table, ask.seat, attacks, away - abs(there - here) + abs(there - walk[1])):
            return walk
    return PREPARE if PREPARE in ask.options else ask.options[stream.below(len(ask.options))]


def _attack(table: Table, ask: Ask, stream: Stream) -> Value:
    """Sets the strongest single card that reaches; any single card if none does, and whatever it may without one."""
    singles = [card for how, card in ask.options if how == CARD]
    usable = set(_usable(table, ask.seat))
    reaching = _reaching(table, ask.seat, [card for card in singles if card in usable], distance(table))
    if reaching:
        chart = chart_of(table.book)
        return CARD, max(reaching, key=lambda card: chart.power[card])
    return (CARD, singles[stream.below(len(singles))]) if singles else ask.options[stream.below(len(ask.options))]


def _usable(table: Table, seat: int) -> list[int]:
    chart: Chart = chart_of(table.book)
    return [
        card for card in sorted(set(table.sides[seat].hand)) if chart.free[card] or can_pay_for(table, seat, card, HAND)
    ]


def _reaching(table: Table, seat: int, cards: list[int], away: int) -> list[int]:
    chart = chart_of(table.book)
    width = table.sides[1 - seat].width
    return [card for card in cards if chart.reaches(card, away, width)]
