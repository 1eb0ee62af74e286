"""Agents by what a person types."""

import pytest

from tests.agents.coins import COINS
from wildswing.agents.exiled_marksman import MarksmanAgent
from wildswing.agents.exiled_naive import NaiveAgent
from wildswing.agents.greedy import GreedyAgent
from wildswing.agents.random import RandomAgent
from wildswing.agents.registry import FOR_ONE_GAME, agent_names, make_agent
from wildswing.agents.solver import SolverAgent
from wildswing.exiled.game import EXILED
from wildswing.formation.game import FORMATION
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame


def test_every_game_has_random_and_greedy_and_formation_the_solver() -> None:
    assert agent_names(FORMATION) == ("random", "greedy", "solver")
    assert agent_names(COINS) == ("random", "greedy")
    assert isinstance(make_agent("random", COINS), RandomAgent)
    assert isinstance(make_agent("greedy", COINS), GreedyAgent)


def test_an_agent_is_added_to_a_game_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FOR_ONE_GAME, "coins", {"tosser": RandomAgent})
    assert agent_names(COINS) == ("random", "greedy", "tosser")
    assert isinstance(make_agent("tosser", COINS), RandomAgent)
    assert agent_names(FORMATION) == ("random", "greedy", "solver")


@pytest.mark.parametrize(("text", "samples"), [("solver", 10), ("solver:1", 1), ("solver:100", 100)])
def test_the_level_of_the_solver_is_its_number_of_samples(text: str, samples: int) -> None:
    agent = make_agent(text, FORMATION)
    assert isinstance(agent, SolverAgent)
    assert agent.samples == samples


def test_rise_of_the_exiled_has_a_yardstick_and_a_marksman() -> None:
    assert agent_names(EXILED) == ("random", "greedy", "naive", "marksman")
    assert isinstance(make_agent("naive", EXILED), NaiveAgent)
    assert isinstance(make_agent("marksman", EXILED), MarksmanAgent)


@pytest.mark.parametrize("level", ["novice", "veteran", "master"])
def test_the_levels_of_the_marksman_have_names(level: str) -> None:
    agent = make_agent(f"marksman:{level}", EXILED)
    assert isinstance(agent, MarksmanAgent)
    assert agent.level == level


@pytest.mark.parametrize(
    ("text", "game"),
    [
        ("random", FORMATION),
        ("greedy", FORMATION),
        ("solver", FORMATION),
        ("solver:3", FORMATION),
        ("naive", EXILED),
        ("marksman", EXILED),
        ("marksman:novice", EXILED),
    ],
)
def test_the_name_of_an_agent_makes_the_same_agent_again(text: str, game: AnyGame) -> None:
    agent = make_agent(text, game)
    again = make_agent(agent.name, game)
    assert type(again) is type(agent)
    assert again.name == agent.name


def test_two_agents_are_never_one_object() -> None:
    assert make_agent("solver", FORMATION) is not make_agent("solver", FORMATION)


@pytest.mark.parametrize(
    ("text", "game", "sentence"),
    [
        (
            "alphazero",
            FORMATION,
            "There is no agent “alphazero”; for formation there is random, greedy and solver (or solver:100).",
        ),
        ("", COINS, "There is no agent “”; for coins there is random and greedy."),
        ("solver", COINS, "The solver plays only Formation; for coins there is random and greedy."),
        ("greedy:3", FORMATION, "“greedy:3” has a level, but only the solver has levels; write “greedy”."),
        ("naive:3", EXILED, "“naive:3” has a level, but only the marksman has levels; write “naive”."),
        ("random:3", COINS, "“random:3” has a level, but no agent for coins has levels; write “random”."),
        (
            "marksman:100",
            EXILED,
            "“marksman:100” should give its level as novice, veteran or master, like “marksman:master”.",
        ),
        (
            "archer",
            EXILED,
            "There is no agent “archer”; for exiled there is random, greedy, naive and marksman (or marksman:novice).",
        ),
    ],
)
def test_what_cannot_be_made_is_refused_with_what_there_is(text: str, game: AnyGame, sentence: str) -> None:
    with pytest.raises(WildswingError) as refused:
        make_agent(text, game)
    assert str(refused.value) == sentence


@pytest.mark.parametrize("level", ["", "0", "-1", "ten", "1.5", "10001", "9" * 5000, "٣", " 3"])
def test_a_bad_level_is_refused(level: str) -> None:
    with pytest.raises(WildswingError, match="a number of samples from 1 to 10000, like “solver:100”"):
        make_agent(f"solver:{level}", FORMATION)
