"""The questions of Exceed, whole: how each is asked, answered, worded, barred and pictured, chapter by chapter."""

from typing import Final

from wildswing.exceed.rules.questions import boosts, paying, strike, texts, turn

QUESTIONS: Final = (
    *turn.QUESTIONS,
    *paying.QUESTIONS,
    *boosts.QUESTIONS,
    *strike.QUESTIONS,
    *texts.QUESTIONS,
)
