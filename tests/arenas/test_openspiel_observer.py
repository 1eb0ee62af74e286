import json
import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from tests.arenas.spiel import EACH_FAMILY, EXCEED, EXILED, FORMATION, SHORT_EXILED, dealt, load, moments
from wildswing.arenas.openspiel_observer import beyond
from wildswing.kernel import SPECTATOR, Stream, WildswingError

NOBODY = pyspiel.PrivateInfoType.NONE
ONE = pyspiel.PrivateInfoType.SINGLE_PLAYER
EVERYBODY = pyspiel.PrivateInfoType.ALL_PLAYERS


def observer(game: Any, *, public: bool = True, recall: bool = False, private: Any = ONE) -> Any:
    kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)
    return make_observation(game, kind)


def numbers(one: Any, state: Any, player: int) -> list[float]:
    one.set_from(state, player)
    return list(one.tensor)


@pytest.mark.parametrize(("name", "parameters"), EACH_FAMILY)
def test_the_usual_tensor_is_what_the_player_knows(name: str, parameters: dict[str, Any]) -> None:
    game = load(name, **parameters)
    for at, state in enumerate(moments(game)):
        if at % 10 == 3:
            for player in range(game.num_players()):
                hidden = state.position.game.hide(state.position.table, player)
                known = state.stage.encoding.observe(hidden, player)
                assert state.observation_tensor(player) == list(known)
                assert numbers(observer(game), state, player) == list(known)
    assert game.observation_tensor_shape() == [len(known)]


def test_the_named_tensor_is_the_whole_one() -> None:
    game = load(FORMATION)
    one = observer(game)
    one.set_from(dealt(game), 1)
    assert list(one.dict) == ["observation"]
    assert np.shares_memory(one.dict["observation"], one.tensor)


@pytest.mark.parametrize(("name", "parameters"), EACH_FAMILY)
def test_what_is_public_does_not_depend_on_hidden_cards(name: str, parameters: dict[str, Any]) -> None:
    game = load(name, **parameters)
    public = observer(game, private=NOBODY)
    for at, state in enumerate(moments(game, 2)):
        if at % 10 == 5:
            # What a spectator cannot know is dealt anew, hands included.
            world = state.clone()
            world.position = state.position.imagined(state.stage, SPECTATOR, Stream(at))
            for player in range(game.num_players()):
                assert numbers(public, world, player) == numbers(public, state, player)
                assert public.string_from(world, player) == public.string_from(state, player)


def test_public_and_private_numbers_make_the_whole() -> None:
    game = load(EXCEED)
    whole, public, private = observer(game), observer(game, private=NOBODY), observer(game, public=False)
    for at, state in enumerate(moments(game, 5)):
        if at % 5 == 2:
            for player in (0, 1):
                sums = np.add(numbers(public, state, player), numbers(private, state, player))
                assert list(sums) == pytest.approx(numbers(whole, state, player))
    assert any(numbers(private, state, 0))


def test_private_strings_tell_the_hand_and_nothing_public() -> None:
    game = load(EXCEED)
    state = next(state for at, state in enumerate(moments(game, 5)) if at == 12)
    view = state.position.game.view(state.position.table, 1)
    told = json.loads(observer(game, public=False).string_from(state, 1))
    assert set(told["sides"]) == {"1"}
    assert set(told["sides"]["1"]) == {"hand", "unseen"}
    assert list(told["sides"]["1"]["hand"].values()) == list(view.sides[1].hand)


def test_everybody_at_once_is_one_player_after_the_other() -> None:
    game = load(EXILED, **SHORT_EXILED)
    whole, of_all = observer(game), observer(game, private=EVERYBODY)
    state = next(state for at, state in enumerate(moments(game)) if at == 9)
    each = [numbers(whole, state, player) for player in range(4)]
    assert numbers(of_all, state, 2) == [number for one in each for number in one]
    assert of_all.string_from(state, 2) == "\n".join([whole.string_from(state, player) for player in range(4)])


@pytest.mark.parametrize("private", [NOBODY, EVERYBODY])
def test_only_one_player_recalls_in_numbers(private: Any) -> None:
    game = load(FORMATION)
    one = observer(game, recall=True, private=private)
    one.set_from(dealt(game), 0)
    assert one.tensor is None
    assert one.dict == {}


@pytest.mark.parametrize(("name", "parameters"), EACH_FAMILY)
def test_a_player_recalls_its_last_decisions_in_numbers(name: str, parameters: dict[str, Any]) -> None:
    game = load(name, recall=2, **parameters)
    known, actions = game.observation_tensor_shape()[0], game.num_distinct_actions()
    assert game.information_state_tensor_shape() == [known + 2 * (known + actions)]
    decided: dict[int, list[list[float]]] = {player: [] for player in range(game.num_players())}
    random = Random("recall")
    state = dealt(game)
    for _ in range(40):
        if state.is_terminal():
            break
        player = state.current_player()
        told = state.information_state_tensor(player)
        assert told == numbers(observer(game, recall=True), state, player)
        nothing = [0.0] * (known + actions)
        newest, older = [*decided[player][::-1], nothing, nothing][:2]
        assert told == [*state.observation_tensor(player), *newest, *older]
        action = random.choice(state.legal_actions())
        done = [float(one == action) for one in range(actions)]
        decided[player].append([*state.observation_tensor(player), *done])
        state.apply_action(action)
        state = pickle.loads(pickle.dumps(state)) if random.random() < 0.1 else state.clone()
    assert min(len(one) for one in decided.values()) > 2


def test_who_recalls_nothing_has_the_observation_alone() -> None:
    game = load(EXCEED, recall=0)
    *_, state = moments(game, 1)
    assert state.information_state_tensor(1) == state.observation_tensor(1)
    for recall in (-1, 17):
        with pytest.raises(WildswingError, match=f"Nobody recalls {recall} decisions in numbers; give from 0 to 16."):
            load(EXCEED, recall=recall)


def test_a_spectator_recalls_what_everybody_was_told() -> None:
    game = load(EXCEED)
    *_, state = moments(game, 4)
    told = observer(game, recall=True, private=NOBODY).string_from(state, 0)
    assert told == observer(game, recall=True, private=NOBODY).string_from(state, 1)
    assert '"event":"MatchBegan"' in told
    assert '"answer"' not in told


def test_before_the_deal_there_is_nothing_to_observe() -> None:
    game = load(EXCEED)
    state = game.new_initial_state()
    assert not any(state.observation_tensor(0))
    assert state.information_state_string(1) == "The deal has not been drawn yet."


@pytest.mark.parametrize(("recall", "private"), [(True, ONE), (False, NOBODY), (False, EVERYBODY)])
def test_observers_that_there_are_not_are_refused(recall: bool, private: Any) -> None:
    with pytest.raises(WildswingError, match="ask for public information too"):
        observer(load(FORMATION), public=False, recall=recall, private=private)


def test_parameters_of_observers_are_refused() -> None:
    with pytest.raises(WildswingError, match=r"take no parameters; leave out \{'far': 1\}\."):
        make_observation(load(FORMATION), None, {"far": 1})


def test_what_lies_beyond_a_public_view() -> None:
    public = {"turn": 1, "hands": [["", ""], [""]], "top": None}
    own = {"turn": 1, "hands": [["Dive", ""], ["", "Dust"]], "top": "Dust"}
    assert beyond(public, own) == {"hands": {"0": {"0": "Dive"}, "1": ["", "Dust"]}, "top": "Dust"}
