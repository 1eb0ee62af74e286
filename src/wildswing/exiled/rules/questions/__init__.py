"""The questions of Rise of the Exiled, whole: how each is asked, answered, worded, pictured and numbered."""

from typing import Final

from wildswing.exiled.rules.questions import attack, finds, hits, movement, pulling, reporting, start
from wildswing.kernel.question import Question

QUESTIONS: Final[tuple[Question, ...]] = (
    *start.QUESTIONS,
    *attack.QUESTIONS,
    *hits.QUESTIONS,
    *finds.QUESTIONS,
    *pulling.QUESTIONS,
    *movement.QUESTIONS,
    *reporting.QUESTIONS,
)
