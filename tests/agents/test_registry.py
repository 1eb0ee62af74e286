"""Agents by what a person types."""

import pytest

from tests.agents.coins import COINS
from wildswing.agents.facet import Agents
from wildswing.agents.greedy import GreedyAgent
from wildswing.agents.random import RandomAgent
from wildswing.agents.registry import agent_names, is_quick, make_agent, opponent_names, yardstick
from wildswing.agents.search.agent import SearchAgent
from wildswing.agents.search.shared import SharedAgent
from wildswing.exceed.game import EXCEED
from wildswing.exiled.agents.marksman import MarksmanAgent
from wildswing.exiled.agents.naive import NaiveAgent
from wildswing.exiled.game import EXILED
from wildswing.formation.agents.solver import SolverAgent
from wildswing.formation.game import FORMATION
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.facets import Facets
from wildswing.kernel.game import AnyGame

ANYWHERE = "novice, fighter, veteran, master, rival, random, greedy"
FOR_COINS = f"for coins there is {ANYWHERE} and search (or search:1s)"


def test_every_game_has_random_greedy_and_search_and_formation_the_solver() -> None:
    assert agent_names(FORMATION) == ("random", "greedy", "search", "solver")
    assert agent_names(COINS) == ("random", "greedy", "search")
    assert isinstance(make_agent("random", COINS), RandomAgent)
    assert isinstance(make_agent("greedy", COINS), GreedyAgent)


TOSSERS = Agents(named={"tosser": RandomAgent})


def test_an_agent_is_added_by_the_game_that_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(COINS), "facets", Facets(agents=f"{__name__}:TOSSERS"))
    assert agent_names(COINS) == ("random", "greedy", "search", "tosser")
    assert isinstance(make_agent("tosser", COINS), RandomAgent)
    assert agent_names(FORMATION) == ("random", "greedy", "search", "solver")


@pytest.mark.parametrize(("text", "samples"), [("solver", 10), ("solver:1", 1), ("solver:100", 100)])
def test_the_level_of_the_solver_is_its_number_of_samples(text: str, samples: int) -> None:
    agent = make_agent(text, FORMATION)
    assert isinstance(agent, SolverAgent)
    assert agent.samples == samples


def test_exceed_has_a_scripted_beginner_who_is_no_yardstick() -> None:
    assert agent_names(EXCEED) == ("random", "greedy", "search", "beginner")
    assert is_quick("beginner", EXCEED)
    assert yardstick(EXCEED) == "greedy"


def test_rise_of_the_exiled_has_a_yardstick_and_a_marksman() -> None:
    assert agent_names(EXILED) == ("random", "greedy", "search", "naive", "marksman")
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
        ("search", FORMATION),
        ("search:40", EXCEED),
        ("search:1.5s", EXCEED),
        ("novice", EXCEED),
        ("rival", EXCEED),
        ("beginner", EXCEED),
        ("master", FORMATION),
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
            (
                f"There is no agent “alphazero”; for formation there is {ANYWHERE}, search (or search:1s) and "
                f"solver (or solver:100)."
            ),
        ),
        ("", COINS, f"There is no agent “”; {FOR_COINS}."),
        ("solver", COINS, f"The solver plays only Formation; {FOR_COINS}."),
        ("novice:3", COINS, "“novice:3” has a level, but novice is a level itself; write “novice”."),
        (
            "greedy:3",
            FORMATION,
            "“greedy:3” has a level, but only the search and the solver have levels; write “greedy”.",
        ),
        (
            "naive:3",
            EXILED,
            "“naive:3” has a level, but only the marksman and the search have levels; write “naive”.",
        ),
        ("random:3", COINS, "“random:3” has a level, but only the search has levels; write “random”."),
        (
            "marksman:100",
            EXILED,
            "“marksman:100” should give its level as novice, veteran or master, like “marksman:master”.",
        ),
        (
            "archer",
            EXILED,
            (
                f"There is no agent “archer”; for exiled there is {ANYWHERE}, search (or search:1s), naive and "
                f"marksman (or marksman:novice)."
            ),
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


@pytest.mark.parametrize(
    ("text", "plays", "seconds"),
    [("search", 1000, 0), ("search:1", 1, 0), ("search:500", 500, 0), ("search:1s", 0, 1), ("search:0.25s", 0, 0.25)],
)
@pytest.mark.parametrize("game", [COINS, EXCEED], ids=lambda game: game.name)
def test_a_search_has_a_number_of_plays_or_seconds(text: str, plays: int, seconds: float, game: AnyGame) -> None:
    agent = make_agent(text, game)
    assert isinstance(agent, SearchAgent | SharedAgent)
    assert (agent.budget.plays, agent.budget.seconds) == (plays, seconds)


@pytest.mark.parametrize(
    "level", ["", "0", "-1", "1000001", "0s", "601s", "s", "1e3s", "1.2.3s", "٣", " 3", "9" * 5000]
)
def test_a_bad_budget_is_refused(level: str) -> None:
    with pytest.raises(WildswingError, match="like “search:500”, or seconds up to 600, like “search:1s”"):
        make_agent(f"search:{level}", COINS)


def test_people_are_offered_the_levels_first_and_all_agents_after_them() -> None:
    assert opponent_names(FORMATION) == ("novice", "fighter", "veteran", "master", "rival", *agent_names(FORMATION))


def test_the_yardstick_is_the_strongest_agent_that_plays_in_no_time() -> None:
    assert [yardstick(game) for game in (EXCEED, EXILED, FORMATION, COINS)] == [
        "greedy",
        "marksman",
        "solver",
        "greedy",
    ]


def test_agents_that_answer_in_a_moment_are_told_from_the_dear() -> None:
    quick = {game.name: [name for name in opponent_names(game) if is_quick(name, game)] for game in (EXCEED, EXILED)}
    usual = ["novice", "fighter", "random", "greedy"]
    assert quick == {"exceed": [*usual, "beginner"], "exiled": [*usual, "naive"]}
