from collections import Counter

from wildswing.agents.thoughts import Thought, best_first, draw
from wildswing.kernel.chance import Stream


def test_answers_are_drawn_as_often_as_their_weights_say() -> None:
    thoughts = (Thought(4, 0.5, 0.75, 1), Thought(2, 0.5, 0.25, 1), Thought(0, 0.9, 0.0, 1))
    stream = Stream(1)
    drawn = Counter([draw(thoughts, stream) for _ in range(2000)])
    assert set(drawn) == {4, 2}
    assert 1400 < drawn[4] < 1600


def test_the_same_stream_draws_the_same() -> None:
    thoughts = tuple([Thought(index, 0.5, 0.1, 1) for index in range(10)])
    assert [draw(thoughts, Stream(seed)) for seed in range(9)] == [draw(thoughts, Stream(seed)) for seed in range(9)]


def test_the_answer_given_most_often_stands_first_then_the_most_valued() -> None:
    rare, usual, good, bad = (
        Thought(0, 0.9, 0.2, 1),
        Thought(1, 0.5, 0.8, 1),
        Thought(2, 0.4, 0.0, 1),
        Thought(3, 0.1, 0.0, 1),
    )
    assert best_first([bad, rare, good, usual]) == (usual, rare, good, bad)
