"""A machine that counts to 31 bits, such as Python in a browser, plays the same game as any other."""

import pytest

from wildswing.agents.registry import make_agent
from wildswing.exiled.game import EXILED
from wildswing.kernel.chance import Stream
from wildswing.kernel.match import Match
from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.protocol import MatchWish

SMALL = 2**31 - 1

SETUP = presenter_of(EXILED).setup(EXILED, MatchWish("exiled", seats=(0, 1), opponent=""))
"""Two who throw by hand, with more ways to let go than 31 bits can count."""


def answers(opponent: str, most: int) -> list[tuple[int, int]]:
    """Lets two agents play, and returns what they have answered."""
    match = Match(EXILED, "small", SETUP)
    agent = make_agent(opponent, EXILED)
    stream = Stream("agent")
    while match.asks and len(match.answers) < most:
        ask = match.asks[0]
        match.answer(ask.seat, agent.choose(match.game, match.game.hide(match.state, ask.seat), ask, stream))
    return [(given.seat, given.answer) for given in match.answers]


@pytest.mark.parametrize(("opponent", "most"), [("random", 60), ("greedy", 12), ("novice", 12)])
def test_agents_answer_alike(opponent: str, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = answers(opponent, most)
    monkeypatch.setattr("wildswing.kernel.space.LONGEST", SMALL)
    assert answers(opponent, most) == expected
    assert max([option for _, option in expected]) > SMALL
