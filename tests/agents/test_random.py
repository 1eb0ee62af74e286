"""The agent that does not think."""

from tests.agents.coins import COINS
from wildswing.agents.random import RandomAgent
from wildswing.kernel.chance import Stream


def test_each_option_is_picked_about_equally_often() -> None:
    state = COINS.start(1)
    hidden = COINS.hide(state, 0)
    stream = Stream(3)
    counts = [0] * 6
    for _ in range(3000):
        counts[RandomAgent().choose(COINS, hidden, state.asks[0], stream)] += 1
    assert min(counts) > 420
    assert max(counts) < 580


def test_the_same_stream_gives_the_same_picks() -> None:
    state = COINS.start(1)
    streams = Stream(4), Stream(4)
    picks = [[RandomAgent().choose(COINS, state, state.asks[0], stream) for _ in range(50)] for stream in streams]
    assert picks[0] == picks[1]
