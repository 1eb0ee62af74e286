"""The scripted beginner does what its description says."""

import pytest

from tests.agents.coins import COINS
from tests.exceed.stage import Stage, side, stage
from wildswing.agents.random import RandomAgent
from wildswing.exceed.agents.beginner import BeginnerAgent
from wildswing.exceed.game import EXCEED
from wildswing.kernel.chance import Stream
from wildswing.lab.play_out import play_out


def chosen(played: Stage, seed: int = 1) -> str:
    ask = played.ask
    return played.labels[BeginnerAgent().choose(EXCEED, EXCEED.hide(played.table, ask.seat), ask, Stream(seed))]


def test_it_strikes_as_soon_as_an_attack_reaches() -> None:
    assert chosen(stage(side("Grasp", space=4), side(space=5))) == "Strike"
    assert chosen(stage(side("Grasp", space=4), side(space=7))) != "Strike"


def test_it_walks_to_where_an_attack_reaches_as_cheaply_as_it_can() -> None:
    assert chosen(stage(side("Grasp", "Grasp", space=4), side(space=6))) == "Walk to space 5 (1 Force)"


def test_it_prepares_where_nothing_comes_into_reach() -> None:
    assert chosen(stage(side("Grasp", space=1), side(space=9))) == "Prepare"


def test_it_sets_the_strongest_attack_that_reaches() -> None:
    played = stage(side("Grasp", "Sweep", "Cross", space=4), side(space=5)).answer("Strike")
    assert chosen(played) == "Sweep"


def test_it_never_sets_a_pair() -> None:
    played = stage(side("Sweep", "Sweep", "Cross", "Cross", space=4), side(space=5)).answer("Strike")
    assert "EX Sweep" in played.labels
    assert {chosen(played, seed) for seed in range(10)} == {"Sweep"}


def test_without_reach_it_defends_with_any_card() -> None:
    played = stage(side("Dive", space=2), side("Grasp", "Sweep", space=8)).answer("Strike", "Dive")
    assert {chosen(played, seed) for seed in range(20)} == {"Grasp", "Sweep"}


def test_what_it_does_not_see_makes_no_difference() -> None:
    one = stage(side("Grasp", "Sweep", space=4), side("Focus", "Dive", space=5))
    other = stage(side("Grasp", "Sweep", space=4), side("Cross", "Sweep", space=5))
    assert chosen(one) == chosen(other)


def test_it_beats_an_agent_that_picks_anything() -> None:
    won = [play_out(EXCEED, [BeginnerAgent(), RandomAgent()], f"beginner {game}").outcome.winners for game in range(4)]
    assert won == [(0,)] * 4


def test_another_game_is_no_business_of_the_beginner() -> None:
    state = COINS.start(1)
    with pytest.raises(TypeError, match="tables of Exceed, not Purse"):
        BeginnerAgent().choose(COINS, state, state.asks[0], Stream(1))
