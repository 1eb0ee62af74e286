from collections import defaultdict
from typing import Any

import pytest

from tests.arenas.spiel import EACH_FAMILY, EXCEED, FORMATION, load, moments
from wildswing.arenas.openspiel_memory import Memory
from wildswing.formation.rules.events import FirstPlayerFound, TypeChosen
from wildswing.kernel import SPECTATOR, Told


def test_each_seat_remembers_what_it_was_told_and_answered() -> None:
    memory = Memory(("", "", ""))
    memory.hear([Told(FirstPlayerFound(1)), Told(TypeChosen(0, "bow"), (0,))])
    memory.answer(1, 17)
    everyone = '{"event":"first player","seat":1}\n'
    assert memory.of(0) == everyone + '{"event":"type","seat":0,"type":"bow"}\n'
    assert memory.of(1) == everyone + '{"seat":1,"answer":17}\n'
    assert memory.of(SPECTATOR) == everyone


def test_a_memory_grows_and_its_copy_does_not() -> None:
    memory = Memory(("a\n", "b\n", "c\n"))
    memory.answer(0, 1)
    twin = memory.copy()
    assert memory.of(0) == 'a\n{"seat":0,"answer":1}\n'
    memory.answer(0, 2)
    assert memory.of(0) == 'a\n{"seat":0,"answer":1}\n{"seat":0,"answer":2}\n'
    assert twin.texts() == ('a\n{"seat":0,"answer":1}\n', "b\n", "c\n")
    assert Memory(twin.texts()).texts() == twin.texts()


@pytest.mark.parametrize(("name", "parameters"), EACH_FAMILY)
def test_an_information_state_holds_all_earlier_ones(name: str, parameters: dict[str, Any]) -> None:
    tales: dict[int, str] = defaultdict(str)
    answers: dict[int, int] = defaultdict(int)
    for state in moments(load(name, **parameters), 9):
        for player in range(state.num_players()):
            tale = state.position.memory.of(player)
            assert tale.startswith(tales[player])
            assert tale.count(f'{{"seat":{player},"answer":') == answers[player]
            assert state.information_state_string(player) == tale + state.observation_string(player)
            tales[player] = tale
        answers[state.current_player()] += 1


@pytest.mark.parametrize(("name", "parameters"), EACH_FAMILY)
def test_what_another_seals_does_not_show(name: str, parameters: dict[str, Any]) -> None:
    sealed = 0
    for state in moments(load(name, **parameters), 10):
        asked = [ask.seat for ask in state.position.table.asks]
        if len(asked) > 1:
            # Whoever is asked as well, or looks on, must notice no difference between two answers.
            one, other = state.clone(), state.clone()
            one.apply_action(state.legal_actions()[0])
            other.apply_action(state.legal_actions()[-1])
            sealed += str(one) != str(other)
            for player in range(state.num_players()):
                if player != asked[0]:
                    assert one.information_state_string(player) == other.information_state_string(player)
                    assert one.observation_tensor(player) == other.observation_tensor(player)
    assert sealed


def _sets_one_of_many(state: Any) -> bool:
    """Tells whether an attacker has several cards to set."""
    is_attacker = state.position.table.turn == state.current_player()
    return state.position.ask.kind == "set" and is_attacker and len(state.legal_actions()) > 4


def test_the_face_of_an_attack_does_not_show_before_the_reveal() -> None:
    state = next(state for seed in range(9) for state in moments(load(EXCEED), seed) if _sets_one_of_many(state))
    attacker = state.current_player()
    truths: dict[str, set[str]] = defaultdict(set)
    own: dict[str, set[str]] = defaultdict(set)
    for action in state.legal_actions():
        after = state.child(action)
        told = after.information_state_string(1 - attacker)
        truths[told].add(str(after))
        own[told].add(after.information_state_string(attacker))
    told = max(truths, key=lambda told: len(truths[told]))
    assert len(truths[told]) > 2
    assert len(own[told]) == len(truths[told])


def test_equal_information_states_offer_the_same_actions() -> None:
    game = load(FORMATION, chance_nodes=1, chance_outcomes=1)
    offered: dict[str, set[tuple[int, ...]]] = defaultdict(set)
    truths: dict[str, set[str]] = defaultdict(set)
    for seed in range(25):
        for at, state in enumerate(moments(game, seed)):
            if at < 20:
                told = state.information_state_string()
                offered[told].add(tuple(state.legal_actions()))
                truths[told].add(str(state))
    assert all(len(actions) == 1 for actions in offered.values())
    assert max(len(states) for states in truths.values()) > 3


@pytest.mark.parametrize(("name", "parameters"), EACH_FAMILY)
def test_a_tale_is_the_same_whether_it_is_asked_for_at_once_or_much_later(
    name: str, parameters: dict[str, Any]
) -> None:
    game = load(name, **parameters)
    late: list[Any] = []
    at_once: list[tuple[str, ...]] = []
    for number, (state, unread) in enumerate(zip(moments(game, 11), moments(game, 11), strict=True)):
        at_once.append(state.position.memory.texts())
        if number % 5 == 0:
            late.append(unread.clone())
    assert [state.position.memory.texts() for state in late] == at_once[::5]
    assert len(set(at_once)) == len(at_once)
