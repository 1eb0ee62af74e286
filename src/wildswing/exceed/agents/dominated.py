"""Answers that another one does better in every case, so that nobody has to look at them."""

from wildswing.exceed.rules.questions.paying import PAYMENT
from wildswing.exceed.rules.questions.turn import ACTION
from wildswing.exceed.rules.table import Table
from wildswing.exceed.rules.turn import RESHUFFLE
from wildswing.kernel.ask import Ask


def worth_a_look(hidden: Table, ask: Ask) -> list[int]:
    """Returns the answers that no other one does better in every case."""
    options = ask.fresh()
    if ask.kind == PAYMENT.kind:
        found = [index for index in options if not _is_spent_short(ask, index)]
    elif ask.kind == ACTION.kind and hidden.sides[ask.seat].reshuffled:
        found = [index for index in options if ask.options[index] != RESHUFFLE]
    else:
        return options
    return found or options


def _is_spent_short(ask: Ask, index: int) -> bool:
    """Tells whether a card would be spent for 1 force that gives 2: the rest of it is lost."""
    card, value, zone = ask.options[index]
    return (card, value + 1, zone) in ask.options
