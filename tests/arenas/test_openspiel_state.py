import json
import pickle
import subprocess
import sys
from random import Random
from typing import Any

import msgspec
import pyspiel
import pytest

from tests.arenas.spiel import EACH_FAMILY, EXCEED, EXILED, FORMATION, dealt, load, moments, play_on
from wildswing.arenas.encoding import IllegalAction
from wildswing.arenas.openspiel_position import utilities
from wildswing.kernel import SPECTATOR, Outcome, find_game


@pytest.mark.parametrize(("name", "parameters"), EACH_FAMILY)
def test_a_game_is_the_match_that_the_kernel_plays(name: str, parameters: dict[str, Any]) -> None:
    game = load(name, **parameters)
    state = game.new_initial_state()
    for _ in range(game.max_chance_nodes_in_history()):
        state.apply_action(7)
    stage, kernel = state.stage, state.stage.game
    table = kernel.start("openspiel 0 7 7 7 7", stage.setup)
    random = Random(5)
    while not state.is_terminal():
        ask = table.asks[0]
        assert state.current_player() == ask.seat
        assert state.legal_actions() == sorted(stage.encoding.offered(table, ask))
        action = random.choice(state.legal_actions())
        kernel.answer(table, ask.seat, stage.encoding.index_of(table, ask, action))
        state.apply_action(action)
    assert state.position.table == table
    assert not table.asks


@pytest.mark.parametrize(("name", "parameters"), EACH_FAMILY)
def test_an_action_that_is_not_offered_is_refused_and_changes_nothing(name: str, parameters: dict[str, Any]) -> None:
    state = dealt(load(name, **parameters))
    illegal = next(action for action in range(state.num_distinct_actions()) if action not in state.legal_actions())
    before = str(state), state.information_state_string()
    with pytest.raises(IllegalAction, match=f"^Action {illegal} "):
        state.apply_action(illegal)
    assert (str(state), state.information_state_string()) == before


def test_actions_are_told_apart_by_their_words() -> None:
    for state in moments(load(EXCEED), 2):
        actions = state.legal_actions()
        words = [state.action_to_string(action) for action in actions]
        assert [state.string_to_action(state.current_player(), word) for word in words] == actions
    assert all(word.partition(" ")[2] for word in words)


def test_a_state_says_who_is_asked_what_and_who_has_won() -> None:
    state = dealt(load(FORMATION))
    asked, view, _ = str(state).split("\n")
    prompt = state.position.game.worded(state.position.table, state.position.ask).prompt
    assert asked == f"Player {state.current_player()}: {prompt}"
    assert json.loads(view)["seat"] == SPECTATOR
    play_on(state)
    outcome = find_game("formation").outcome(state.position.table)
    assert outcome is not None
    assert str(state).startswith(f"{outcome.sentence}\n")


@pytest.mark.parametrize(("name", "parameters"), EACH_FAMILY)
def test_a_clone_goes_its_own_way(name: str, parameters: dict[str, Any]) -> None:
    for at, state in enumerate(moments(load(name, **parameters), 1)):
        if at % 10 == 3:
            before = str(state), state.information_state_string(0), state.history()
            twin = state.clone()
            assert (str(twin), twin.information_state_string(0), twin.history()) == before
            assert twin.legal_actions() == state.legal_actions()
            play_on(twin)
            assert (str(state), state.information_state_string(0), state.history()) == before


# --- What is won ---


def test_the_winner_of_two_gets_one_and_the_loser_pays_it() -> None:
    for seed in range(3):
        for state in moments(load(FORMATION), seed):
            assert state.returns() == [0, 0]
        outcome = find_game("formation").outcome(state.position.table)
        assert outcome is not None
        assert state.returns() == [1.0 if seat in outcome.winners else -1.0 for seat in (0, 1)]


def test_a_game_that_nobody_wins_pays_nothing() -> None:
    state = dealt(load(EXILED, rounds=1))
    play_on(state)
    assert state.position.game.outcome(state.position.table).winners == ()
    assert state.returns() == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("winners", "paid"), [((2, 3), [-0.5, -0.5, 1, 1, -0.5, -0.5]), ((5,), [-0.2, -0.2, -0.2, -0.2, -0.2, 1])]
)
def test_losing_teams_share_what_the_winners_get(winners: tuple[int, ...], paid: list[float]) -> None:
    class Decided:
        def outcome(self, _: object) -> Outcome:
            return Outcome(winners, (0,) * 6, 0, "")

    state = dealt(load(EXILED, teams="Badon + Evelynn / Gande + Gleem / Hedina + Nahtha"))
    stage = msgspec.structs.replace(state.stage, game=Decided())
    assert utilities(stage, state.position.table) == paid
    assert sum(paid) == pytest.approx(0)


# --- Serialization ---


@pytest.mark.parametrize(("name", "parameters"), EACH_FAMILY)
def test_states_survive_both_kinds_of_serialization(name: str, parameters: dict[str, Any]) -> None:
    game = load(name, **parameters)
    for at, state in enumerate(moments(game, 4)):
        if at % 20 == 7:
            world = state.resample_from_infostate(state.current_player(), Random(at).random)
            for one in (state, world):
                read_game, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, one))
                assert str(read_game) == str(game)
                _same(one, read)
                _same(one, pickle.loads(pickle.dumps(one)))


def _same(state: Any, read: Any) -> None:
    assert str(read) == str(state)
    assert read.history() == state.history()
    for player in range(state.num_players()):
        assert read.information_state_string(player) == state.information_state_string(player)
    play_on(read)
    twin = state.clone()
    play_on(twin)
    assert read.returns() == twin.returns()
    assert read.information_state_string(0) == twin.information_state_string(0)


def test_a_pickle_is_read_by_a_process_that_has_not_met_the_games() -> None:
    game = load(EXILED, teams="Badon + Evelynn / Gande + Gleem")
    state = dealt(game)
    pickled = pickle.dumps((game, state))
    read = "import pickle, sys; print(*pickle.loads(sys.stdin.buffer.read()), sep=chr(10))"
    done = subprocess.run([sys.executable, "-c", read], input=pickled, capture_output=True, check=True)
    assert done.stdout.decode().splitlines() == [str(game), *str(state).splitlines()]


def test_a_state_before_the_deal_is_read_back() -> None:
    game = load(EXCEED)
    state = game.new_initial_state()
    state.apply_action(9)
    read = game.deserialize_state(state.serialize())
    for one in (state, read):
        for draw in (8, 7, 6):
            one.apply_action(draw)
    assert str(read) == str(state)
