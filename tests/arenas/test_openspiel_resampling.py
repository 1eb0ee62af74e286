from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.arenas.spiel import EACH_FAMILY, EXCEED, EXILED, FORMATION, dealt, load, moments, play_on

MATCHES = [
    *EACH_FAMILY,
    (EXCEED, {"fighter1": "Zato-1", "fighter2": "Nanase"}),
    (EXILED, {"teams": "Badon / Evelynn / Gande / Gleem", "rounds": 2}),
]


def worlds(state: Any, player: int, count: int) -> Iterator[Any]:
    """Resamples a state several times for a player."""
    random = Random(f"worlds {player}")
    return (state.resample_from_infostate(player, random.random) for _ in range(count))


@pytest.mark.parametrize(("name", "parameters"), MATCHES)
def test_no_player_can_tell_a_resampled_state_from_the_true_one(name: str, parameters: dict[str, Any]) -> None:
    for at, state in enumerate(moments(load(name, **parameters), 6)):
        for player in range(state.num_players()) if at % 3 == 0 else [state.current_player()]:
            (world,) = worlds(state, player, 1)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.current_player() == state.current_player()
            if player == state.current_player():
                assert world.legal_actions() == state.legal_actions()


@pytest.mark.parametrize(("name", "parameters"), MATCHES)
def test_a_resampled_game_goes_on_to_its_end(name: str, parameters: dict[str, Any]) -> None:
    for at, state in enumerate(moments(load(name, **parameters), 7)):
        if at % 25 == 5:
            before = str(state)
            for world in worlds(state, state.current_player(), 2):
                play_on(world, at)
                assert sum(world.returns()) == pytest.approx(0)
            assert str(state) == before


def test_hidden_cards_vary_and_known_ones_stay() -> None:
    state = next(state for at, state in enumerate(moments(load(EXCEED), 1)) if at == 20)
    true = state.position.table.sides
    sides = [world.position.table.sides for world in worlds(state, 0, 30)]
    assert {one[0].hand for one in sides} == {true[0].hand}
    assert {one[1].discard for one in sides} == {true[1].discard}
    assert len({one[1].hand for one in sides}) > 10
    assert len({one[0].deck for one in sides}) == 30
    assert len({world.position.table.chance for world in worlds(state, 0, 30)}) == 30


def sealing(game: Any) -> Any:
    """Returns a state of Formation in which the first seat has sealed all it could and the second has not begun."""
    for state in moments(game, 3):
        if len(state.position.table.asks) == 2 and state.position.table.phase == "front":
            while state.current_player() == 0:
                state.apply_action(state.legal_actions()[0])
            return state
    raise AssertionError("Nobody sealed anything.")


def test_sealed_answers_vary() -> None:
    state = sealing(load(FORMATION))
    laid = {world.position.table.sides[0].sealed for world in worlds(state, 1, 20)}
    assert len(laid) > 5
    assert {len(cards) for cards in laid} == {len(state.position.table.sides[0].sealed)}


def test_own_sealed_answers_stay() -> None:
    state = sealing(load(FORMATION))
    assert state.position.table.sides[0].sealed
    for world in worlds(state, 0, 5):
        assert world.position.table.sides[0].sealed == state.position.table.sides[0].sealed
        assert world.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize(("name", "parameters"), MATCHES)
def test_resampling_needs_only_what_the_player_knows(name: str, parameters: dict[str, Any]) -> None:
    for at, state in enumerate(moments(load(name, **parameters), 8)):
        if at % 10 == 4:
            player = state.current_player()
            (world,) = worlds(state, player, 1)
            one = state.resample_from_infostate(player, lambda: 0.25)
            other = world.resample_from_infostate(player, lambda: 0.25)
            assert str(one) == str(other) != str(world)
            for seat in range(state.num_players()):
                assert one.information_state_string(seat) == other.information_state_string(seat)
            assert one.history() == []


def test_players_remember_what_happens_after_the_resampling() -> None:
    state = dealt(load(EXCEED), 2)
    (world,) = worlds(state, 0, 1)
    for seat in (0, 1):
        before = world.position.memory.of(seat)
        twin = world.clone()
        play_on(twin)
        after = twin.position.memory.of(seat)
        assert after.startswith(before)
        assert '"event":"Drew"' in after[len(before) :]


def test_before_the_deal_and_after_the_end_there_is_nothing_to_resample() -> None:
    game = load(FORMATION)
    start = game.new_initial_state()
    start.apply_action(3)
    assert start.resample_from_infostate(0, Random(1).random).history() == [3]
    state = dealt(game)
    play_on(state)
    assert str(state.resample_from_infostate(1, Random(1).random)) == str(state)
