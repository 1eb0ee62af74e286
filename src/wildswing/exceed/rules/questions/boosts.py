"""The questions of playing boosts."""

from dataclasses import replace
from typing import Final

from wildswing.exceed.rules import boosts, piles
from wildswing.exceed.rules.questions.common import (
    Barring,
    all_spaces,
    missing,
    numbered_amount,
    numbered_space,
    space_about,
    space_label,
    yes_about,
    yes_or_no,
)
from wildswing.exceed.rules.steps import Cancel, LayTrap, Shift
from wildswing.exceed.rules.table import Table
from wildswing.kernel.ask import Ask
from wildswing.kernel.question import Question
from wildswing.texts import plural, text


def _shifts_barred(table: Table, ask: Ask) -> list[Barring]:
    """Explains where a boost on a space is not moved; a trap that is played goes onto any space."""
    step = table.agenda[-1]
    if not isinstance(step, Shift):
        return []
    reason = plural(
        step.spaces,
        "It lies on space {here} and is moved {count} space from there.",
        "It lies on space {here} and is moved {count} spaces from there.",
        here=piles.space_of(table, step.serial),
    )
    return missing(ask, all_spaces(table), lambda _: reason)


TRAP: Final = Question(
    LayTrap,
    boosts.ask_trap,
    boosts.lay_trap,
    kind="trap",
    prompt=text("Onto which space does the trap go?"),
    rule=text("A trap lies on any one space."),
    read="EX-TRAP-01",
    label=space_label,
    barred=_shifts_barred,
    about=space_about,
    number=numbered_space,
)

SHIFT: Final = replace(TRAP, step=Shift, ask=boosts.ask_shift)

CANCEL: Final = Question(
    Cancel,
    boosts.ask_cancel,
    boosts.choose_cancel,
    prompt=text("Cancel for 1 Gauge, and take another action?"),
    rule=text("After a Boost action with a Cancelable boost."),
    read="EX-CANCEL-01",
    advice=text("This boost lets you act once more in the same turn, at a price. You may decline."),
    label=yes_or_no(text("Cancel"), text("Do not cancel")),
    about=yes_about,
    number=numbered_amount,
)

QUESTIONS: Final[tuple[Question, ...]] = (TRAP, SHIFT, CANCEL)
