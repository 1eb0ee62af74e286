"""The game that servers are measured with."""

from typing import ClassVar

from wildswing.kernel.conformance import assert_conforms
from wildswing.kernel.match import Match
from wildswing.lab.counter import Counter


class ShortCounter(Counter):
    """Counts to four."""

    longest: ClassVar[int] = 4


def test_a_counter_is_a_game_like_any_other() -> None:
    assert_conforms(ShortCounter(), seeds=3)


def test_each_answer_adds_one_and_is_told() -> None:
    match = Match(ShortCounter(), "1")
    told = [[one.event.sentence() for one in match.answer(0, 0)] for _ in range(4)]
    assert told == [[f"The counter stands at {count}."] for count in (1, 2, 3, 4)]
    assert match.outcome is not None
    assert match.outcome.scores == (4,)
    assert match.asks == ()
