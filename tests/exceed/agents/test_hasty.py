"""The agent that plays games by the thousand."""

import pytest

from tests.agents.coins import COINS
from wildswing.agents.agent import Agent
from wildswing.agents.random import RandomAgent
from wildswing.exceed.agents.hasty import HastyAgent
from wildswing.exceed.agents.weights import learned_weights
from wildswing.exceed.game import EXCEED
from wildswing.kernel.chance import Stream
from wildswing.lab.play_out import play_out


def test_it_beats_an_agent_that_picks_anything() -> None:
    agents: list[Agent] = [HastyAgent(learned_weights()), RandomAgent()]
    assert [play_out(EXCEED, agents, f"hasty {game}").outcome.winners for game in range(4)] == [(0,)] * 4


def test_it_answers_by_its_weights() -> None:
    """One that wants nothing gives the first answer; one that wants cards prepares or draws."""
    table = EXCEED.start(5)
    while table.asks[0].kind != "action":
        EXCEED.answer(table, table.asks[0].seat, 0)
    ask = table.asks[0]
    hidden = EXCEED.hide(table, ask.seat)
    idle = HastyAgent([0.0] * len(learned_weights()))
    assert idle.choose(EXCEED, hidden, ask, Stream(1)) == 0
    assert {HastyAgent(learned_weights()).choose(EXCEED, hidden, ask, Stream(seed)) for seed in range(6)} != {0}


def test_another_game_is_no_business_of_it() -> None:
    state = COINS.start(1)
    with pytest.raises(TypeError, match="tables of Exceed, not Purse"):
        HastyAgent(learned_weights()).choose(COINS, state, state.asks[0], Stream(1))
