from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import outcome_sampling_mccfr

from tests.arenas.spiel import EXCEED, EXILED, FORMATION, SHORT_EXILED, dealt, load
from wildswing.arenas.openspiel_position import CHANCE, OVER
from wildswing.kernel import WildswingError

MATCHES: list[tuple[str, dict[str, Any]]] = [
    (FORMATION, {}),
    (FORMATION, {"chance_nodes": 1, "chance_outcomes": 3}),
    (EXCEED, {}),
    (EXCEED, {"fighter1": "Ryu", "fighter2": "Ken Masters"}),
    (EXCEED, {"fighter1": "Hyde Kido", "fighter2": "Linne"}),
    (EXCEED, {"fighter1": "Zato-1", "fighter2": "Nanase", "edition": "undernight"}),
    (EXCEED, {"fighter1": "Faust", "fighter2": "Hilda", "edition": "standard"}),
    (EXILED, SHORT_EXILED),
    (EXILED, {"teams": "Badon / Evelynn / Gande / Gleem", "variants": "free for all + blocking", "rounds": 2}),
    (EXILED, {"teams": "Klim-Klam + Zombie Horde / Mandice + Nameless", "terrain": "forest + swamp", "rounds": 2}),
]
ALL_TWELVE = (
    "Badon + Evelynn + Gande + Gleem + Hedina + Intrusion of Roaches / "
    "Klim-Klam + Mandice + Murder of Crows + Nahtha + Nameless + Zombie Horde"
)


@pytest.mark.parametrize(("name", "parameters"), MATCHES)
def test_openspiel_simulates_each_family(name: str, parameters: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(name, **parameters), num_sims=1, serialize=True, verbose=False)


def test_openspiel_simulates_twelve_players() -> None:
    game = load(EXILED, teams=ALL_TWELVE, rounds=1)
    assert game.num_players() == 12
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_openspiel_numbers_who_acts_as_we_do() -> None:
    assert (int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)) == (CHANCE, OVER)


# --- The deal ---


def test_the_draws_choose_the_deal() -> None:
    game = load(FORMATION)
    state = game.new_initial_state()
    for draw in (3, 1, 4):
        state.apply_action(draw)
        assert state.is_chance_node()
    one, other = state.clone(), state.clone()
    state.apply_action(1)
    one.apply_action(1)
    other.apply_action(5)
    assert str(state) == str(one) != str(other)
    assert state.current_player() >= 0


def test_every_draw_is_equally_likely() -> None:
    game = load(FORMATION, chance_nodes=2, chance_outcomes=4)
    assert game.new_initial_state().chance_outcomes() == [(0, 0.25), (1, 0.25), (2, 0.25), (3, 0.25)]
    assert (game.max_chance_outcomes(), game.max_chance_nodes_in_history()) == (4, 2)


def test_a_single_outcome_plays_one_deal_which_the_seed_chooses() -> None:
    deals = [
        str(dealt(load(FORMATION, seed=seed, chance_nodes=1, chance_outcomes=1), start))
        for seed, start in ((1, 1), (1, 2), (2, 1))
    ]
    assert deals[0] == deals[1] != deals[2]


@pytest.mark.parametrize("numbers", [{"chance_nodes": 0}, {"chance_outcomes": 0}, {"chance_outcomes": 5000}])
def test_draws_that_make_no_deal_are_refused(numbers: dict[str, int]) -> None:
    with pytest.raises(WildswingError, match="make no deal; give at least one node, and from 1 to 4096 outcomes"):
        load(FORMATION, **numbers)


# --- OpenSpiel's own programs ---


def test_the_environment_for_reinforcement_learning_plays_a_game() -> None:
    env = rl_environment.Environment(load(FORMATION))
    env.seed(3)
    random = Random(3)
    step = env.reset()
    answers = 0
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == env.observation_spec()["info_state"][0]
        step = env.step([random.choice(step.observations["legal_actions"][player])])
        answers += 1
    assert answers > 40
    assert sorted(step.rewards) == [-1, 1]


def test_counterfactual_regret_is_gathered_for_every_information_state() -> None:
    np.random.seed(1)  # the solver draws from it
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load(FORMATION, chance_nodes=1, chance_outcomes=1))
    for _ in range(3):
        solver.iteration()
    policy = solver.average_policy()
    state = dealt(load(FORMATION, chance_nodes=1, chance_outcomes=1))
    chances = policy.action_probabilities(state)
    assert list(chances) == state.legal_actions()
    assert sum(chances.values()) == pytest.approx(1)
    assert len(set(chances.values())) > 1
