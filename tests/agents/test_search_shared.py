"""Two thinkers at once, and what they think together."""

from functools import partial

import pytest

from tests.agents.parlour import EVEN_PENNIES
from wildswing.agents.search import together
from wildswing.agents.search.agent import SearchAgent
from wildswing.agents.search.budget import Budget
from wildswing.agents.search.shared import SharedAgent, put_together
from wildswing.agents.thoughts import Thought, Thoughts
from wildswing.kernel.chance import Stream


def thoughts(*several: Thought) -> Thoughts:
    return Thoughts(several[0].index, several, 10, "")


def test_values_count_by_their_looks_and_mixes_by_their_mean() -> None:
    one = thoughts(Thought(0, 0.9, 0.6, 30), Thought(1, 0.5, 0.4, 10))
    other = thoughts(Thought(0, 0.5, 0.2, 10), Thought(2, 0.3, 0.8, 5))
    joined = {one.index: one for one in put_together([one, other])}
    assert joined[0].value == pytest.approx(0.8)
    assert {index: one.weight for index, one in joined.items()} == pytest.approx({0: 0.4, 1: 0.2, 2: 0.4})
    assert {index: one.looks for index, one in joined.items()} == {0: 40, 1: 10, 2: 5}


def test_of_two_open_choices_the_one_that_both_value_more_is_kept() -> None:
    one = thoughts(Thought(0, 0.6, 1.0, 10), Thought(1, 0.5, 0.0, 10), Thought(2, 0.99, 0.0, 1))
    other = thoughts(Thought(1, 0.8, 1.0, 10), Thought(0, 0.5, 0.0, 10))
    joined = put_together([one, other])
    assert [(one.index, one.weight) for one in joined] == [(1, 1.0), (2, 0.0), (0, 0.0)]


def think(budget: Budget, cores: int, monkeypatch: pytest.MonkeyPatch) -> Thoughts:
    monkeypatch.setattr(together, "cores", lambda: cores)
    monkeypatch.setattr(together, "WORTH_SECONDS", 0.01)
    state = EVEN_PENNIES.start(1)
    agent = SharedAgent(partial(SearchAgent), budget)
    return agent.think(EVEN_PENNIES, EVEN_PENNIES.hide(state, 0), state.asks[0], Stream(1))


def test_a_number_of_plays_is_made_by_one_thinker_on_any_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    together.close()  # whoever may have helped before
    assert think(Budget(200), 2, monkeypatch) == think(Budget(200), 1, monkeypatch)
    assert not together._helpers


def test_time_is_used_by_both(monkeypatch: pytest.MonkeyPatch) -> None:
    found = think(Budget(seconds=0.02), 2, monkeypatch)
    assert len(together._helpers) == 1
    together.close()
    assert sum([one.looks for one in found.thoughts]) == found.plays
    assert sum([one.weight for one in found.thoughts]) == pytest.approx(1)
