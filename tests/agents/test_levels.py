"""Levels play every game to its end, and what they think is what they choose."""

import pytest

from tests.agents.coins import COINS
from tests.agents.parlour import EVEN_PENNIES
from wildswing.agents.adviser import Adviser, adviser
from wildswing.agents.facet import agents_of
from wildswing.agents.glance import GlanceAgent
from wildswing.agents.levels import LEVELS, LevelAgent
from wildswing.agents.random import RandomAgent
from wildswing.agents.search import together
from wildswing.agents.thoughts import Thinker
from wildswing.exceed.game import EXCEED
from wildswing.exiled.agents.naive import NaiveAgent
from wildswing.exiled.game import EXILED
from wildswing.formation.agents.solver import SolverAgent
from wildswing.formation.game import FORMATION
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.lab.play_out import play_out


@pytest.fixture(autouse=True)
def one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(together, "cores", lambda: 1)


def test_there_are_four_levels_in_every_game_and_each_says_what_it_is_like() -> None:
    assert list(LEVELS) == ["novice", "fighter", "veteran", "master"]
    assert {len(agents_of(game).levels or ()) for game in (EXCEED, EXILED, FORMATION)} == {len(LEVELS)}
    assert all(description.endswith(".") for description in LEVELS.values())


GAMES: tuple[AnyGame, ...] = (FORMATION, EXCEED, EXILED, COINS, EVEN_PENNIES)

QUICK = [(game, level) for game in GAMES for level in LEVELS if (game, level) != (EXCEED, "master")]
"""All but one that takes seconds, and does nothing that a veteran does not do."""


@pytest.mark.parametrize(("game", "level"), QUICK, ids=lambda one: getattr(one, "name", one))
def test_a_level_chooses_what_it_thinks(game: AnyGame, level: str) -> None:
    state = game.start(4)
    ask = state.asks[0]
    hidden = game.hide(state, ask.seat)
    agent = LevelAgent(level, game)
    assert agent.name == level
    thoughts = agent.think(game, hidden, ask, Stream(1))
    assert agent.choose(game, hidden, ask, Stream(1)) == thoughts.choice
    assert thoughts.choice in [one.index for one in thoughts.thoughts]
    assert sum([one.weight for one in thoughts.thoughts]) == pytest.approx(1)
    assert all(0 <= one.value <= 1 for one in thoughts.thoughts)
    assert thoughts.sentence.endswith(".")


def test_the_lower_levels_of_formation_finish_a_game() -> None:
    played = play_out(FORMATION, [LevelAgent("novice", FORMATION), LevelAgent("fighter", FORMATION)], seed=2)
    assert len(played.outcome.winners) == 1


# --- A glance ---


def test_a_glance_without_slips_takes_what_looks_best() -> None:
    state = FORMATION.start(4)
    ask = state.asks[0]
    thoughts = GlanceAgent(worlds=5, slips=0).think(FORMATION, FORMATION.hide(state, ask.seat), ask, Stream(1))
    values = [one.value for one in thoughts.thoughts]
    assert values == sorted(values, reverse=True)
    assert thoughts.choice == thoughts.thoughts[0].index
    assert {one.looks for one in thoughts.thoughts} == {5}


def test_a_slip_confuses_what_is_close_and_nothing_else() -> None:
    # The best and the worst of three answers lie at least two spreads apart; slips of a half reach one and a half.
    steady = GlanceAgent(worlds=3, slips=0)
    slipping = GlanceAgent(worlds=3, slips=0.5)
    ranks: list[int] = []
    for seed in range(30):
        state = FORMATION.start(seed)
        stream = Stream(seed)
        while state.phase != "combat" or len(state.asks[0].options) < 3:
            ask = state.asks[0]
            FORMATION.answer(state, ask.seat, stream.below(len(ask.options)))
        ask = state.asks[0]
        hidden = FORMATION.hide(state, ask.seat)
        order = [one.index for one in steady.think(FORMATION, hidden, ask, Stream(seed)).thoughts]
        ranks.append(order.index(slipping.choose(FORMATION, hidden, ask, Stream(seed))))
    assert set(ranks) == {0, 1}


def test_a_glance_sees_no_more_answers_than_its_attention_allows() -> None:
    state = FORMATION.start(4)
    ask = state.asks[0]
    hidden = FORMATION.hide(state, ask.seat)
    agent = GlanceAgent(worlds=1, slips=0, attention=2)
    seen = [agent.think(FORMATION, hidden, ask, Stream(seed)).thoughts for seed in range(20)]
    assert {len(thoughts) for thoughts in seen} == {2}
    assert {one.index for thoughts in seen for one in thoughts} == {0, 1, 2}


# --- Agents that cannot say why ---


def test_an_agent_that_just_chooses_is_spoken_for() -> None:
    state = EXILED.start(1)
    ask = state.asks[0]
    hidden = EXILED.hide(state, ask.seat)
    naive = NaiveAgent()
    thoughts = adviser(naive).think(EXILED, hidden, ask, Stream(1))
    assert thoughts.choice == naive.choose(EXILED, hidden, ask, Stream(1))
    assert thoughts.sentence == "“naive” would choose “right 0, back 0”."
    assert thoughts.thoughts[0].looks == 0
    assert isinstance(adviser(RandomAgent()), Adviser)


def test_an_agent_that_thinks_speaks_for_itself() -> None:
    solver = SolverAgent(2)
    assert isinstance(solver, Thinker)
    assert adviser(solver) is solver
