"""The questions of Exceed, whole: how each is asked, answered, worded, barred, pictured and numbered."""

from typing import Final

from wildswing.exceed.rules.questions import boosts, paying, strike, texts, turn
from wildswing.kernel.question import Question

QUESTIONS: Final[tuple[Question, ...]] = (
    *turn.QUESTIONS,
    *paying.QUESTIONS,
    *boosts.QUESTIONS,
    *strike.QUESTIONS,
    *texts.QUESTIONS,
)
