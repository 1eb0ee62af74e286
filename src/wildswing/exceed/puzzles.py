"""Puzzles of Exceed: what a decision is about, and in which matches they are looked for."""

from typing import Final

from wildswing.agents.search.budget import Budget
from wildswing.exceed.agents.chart import Chart, chart_of
from wildswing.exceed.agents.mind import ExceedMind
from wildswing.exceed.agents.outlook import usable_cards
from wildswing.exceed.matches import match_of, roster
from wildswing.exceed.rules.arena import distance
from wildswing.exceed.rules.questions.boosts import CANCEL
from wildswing.exceed.rules.questions.strike import ACCEPT, SET
from wildswing.exceed.rules.questions.texts import NAME, SPACE
from wildswing.exceed.rules.questions.turn import ACTION
from wildswing.exceed.rules.setting import CARD, EX
from wildswing.exceed.rules.table import Table
from wildswing.exceed.rules.turn import BOOST, EXCEED, MOVE, PREPARE, STRIKE_ACTION
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import Setup
from wildswing.kernel.state import State
from wildswing.study.puzzles.facet import Puzzles
from wildswing.texts import text

PLAYS: Final = 40
"""So many plays are imagined for a glance."""

PLAYS_TO_EXPLAIN: Final = 300

DANGER: Final = 8
"""With so little life most attacks of an opponent are a threat."""

LETHAL: Final = "lethal"
ESCAPE: Final = "escape"
READ: Final = "read"
EX_ATTACK: Final = "ex"
GAUGE: Final = "gauge"
REACH: Final = "reach"
EXCEEDING: Final = "exceed"
BOOSTING: Final = "boost"
PATIENCE: Final = "patience"
MOMENT: Final = "moment"

THEMES: Final = {
    LETHAL: text("Lethal: end the match"),
    ESCAPE: text("Escape: survive"),
    READ: text("Read the opponent"),
    EX_ATTACK: text("EX attacks"),
    GAUGE: text("Gauge"),
    REACH: text("Range: reach the opponent"),
    EXCEEDING: text("Exceed"),
    BOOSTING: text("Boosts"),
    PATIENCE: text("Patience: do not strike yet"),
    MOMENT: text("The moment to strike"),
}

BY_QUESTION: Final = {SPACE.kind: REACH, ACCEPT.kind: GAUGE, CANCEL.kind: BOOSTING}
"""What other questions are about."""


def is_fit(table: State, ask: Ask) -> bool:
    """Tells whether a question is worth a glance: all attacks that are set, and what is done when the end is near."""
    assert isinstance(table, Table)
    is_late = min([side.life for side in table.sides]) <= DANGER
    return ask.kind == SET.kind or (is_late and (ask.kind == ACTION.kind or ask.kind in BY_QUESTION))


def theme(table: State, ask: Ask, best: int) -> str:
    """Says what a decision is about; payments and choices of single cards are no puzzles."""
    assert isinstance(table, Table)
    option = ask.options[best]
    if ask.kind == SET.kind:
        return _attack(table, ask, option)
    if ask.kind == ACTION.kind:
        return _action(table, ask.seat, option)
    if ask.kind == NAME.kind:  # no longer looked for, but one was found
        return READ
    return BY_QUESTION[ask.kind]


def _attack(table: Table, ask: Ask, option: Value) -> str:
    how, card = option
    seat = ask.seat
    chart = chart_of(table.book)
    if how == EX:
        return EX_ATTACK
    if how == CARD and _kills(table, seat, chart, card):
        return LETHAL
    if how == CARD and _alone_reaches(table, ask, chart, card):
        return REACH
    if how == CARD and chart.gauge_cost[card] > 0:
        return GAUGE
    return ESCAPE if table.sides[seat].life <= DANGER else READ


def _action(table: Table, seat: int, option: Value) -> str:
    kind = option[0]
    in_danger = table.sides[seat].life <= DANGER
    if option == STRIKE_ACTION:
        chart = chart_of(table.book)
        kills = any(_kills(table, seat, chart, card) for card in usable_cards(table, seat, chart))
        return LETHAL if kills else MOMENT
    if option == EXCEED:
        return EXCEEDING
    if kind == MOVE:
        return ESCAPE if in_danger else REACH
    if kind == BOOST:
        return BOOSTING
    return PATIENCE if option == PREPARE else ""


def _kills(table: Table, seat: int, chart: Chart, card: int) -> bool:
    other = table.sides[1 - seat]
    return chart.reaches(card, distance(table), other.width) and chart.power[card] >= other.life


def _alone_reaches(table: Table, ask: Ask, chart: Chart, card: int) -> bool:
    """Tells whether a card reaches the opponent, and no other one that could be set."""
    away, width = distance(table), table.sides[1 - ask.seat].width
    others = {other for how, other in ask.options if how in (CARD, EX)} - {card}
    reach = [chart.reaches(other, away, width) for other in others]
    return chart.reaches(card, away, width) and bool(others) and not any(reach)


def _setup(stream: Stream) -> Setup:
    names = sorted(roster())
    return match_of(names[stream.below(len(names))], names[stream.below(len(names))])


PUZZLES = Puzzles(
    file="wildswing.exceed:puzzles.jsonl",
    themes=THEMES,
    is_fit=is_fit,
    theme=theme,
    setups=_setup,
    glancer=lambda: ExceedMind(Budget(PLAYS)),
    explainer=lambda: ExceedMind(Budget(PLAYS_TO_EXPLAIN)),
    plays_on=False,
)
