"""The agent that looks one answer ahead."""

from typing import Any

import pytest

from tests.agents.coins import Coins
from tests.formation.duel import Army, Duel, short
from wildswing.agents.greedy import POINTS, WORLDS, GreedyAgent
from wildswing.exiled.game import EXILED
from wildswing.exiled.rules.setup import setup_of
from wildswing.formation.game import FORMATION
from wildswing.kernel.chance import Stream
from wildswing.kernel.space import Space


def choice(game: Coins, stream: Stream) -> int:
    state = game.start(1)
    return GreedyAgent().choose(game, game.hide(state, 0), state.asks[0], stream)


def test_the_best_mean_over_imagined_worlds_wins() -> None:
    assert choice(Coins(3, 3), Stream(1)) == 3
    assert choice(Coins(0, 0), Stream(1)) == 0
    assert choice(Coins(0, 4), Stream(1)) in (1, 2, 3)


def test_each_option_is_tried_in_the_same_worlds_and_repeats_in_none() -> None:
    game = Coins(0, 4)
    choice(game, Stream(1))
    by_guess = [[coins for coins, guess in game.evaluated if guess == tried] for tried in range(5)]
    assert [len(worlds) for worlds in by_guess] == [WORLDS] * 5
    assert all(worlds == by_guess[0] for worlds in by_guess)
    assert len(set(by_guess[0])) > 1


def test_ties_are_broken_by_the_stream() -> None:
    class Indifferent(Coins):
        def evaluate(self, state: object, seat: int) -> float:  # noqa: ARG002 - all is the same to it
            return 0.5

    picks = {choice(Indifferent(0, 4), Stream(seed)) for seed in range(60)}
    assert picks == {0, 1, 2, 3, 4}


def test_greedy_wins_the_battle_it_can_win() -> None:
    black = Army("..R/.../XX.", "r5 b1 r2 / r1 b3 b4 / X X b2")
    white = Army("..R/.../XX.", "b7 b6 r3 / r6 r4 b5 / X X b8")
    duel = Duel.in_combat(black, white).attack("r5")
    ask = duel.table.asks[0]
    index = GreedyAgent().choose(FORMATION, FORMATION.hide(duel.table, 1), ask, Stream(1))
    assert short(ask.options[index][1]) == "r6"


def test_of_a_space_some_points_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    state = EXILED.start(1, setup_of([["Gande"], ["Nahtha"]]))
    ask = state.asks[0]
    assert isinstance(ask.options, Space)
    assert len(ask.options) > 1000
    tried: list[int] = []

    def value(*answer: Any) -> float:
        tried.append(answer[-1])
        return float(answer[-1])

    monkeypatch.setattr("wildswing.agents.greedy._value", value)
    found = GreedyAgent().choose(EXILED, EXILED.hide(state, 0), ask, Stream(1))
    assert found == max(tried)
    assert len(tried) == POINTS * WORLDS
    assert len(set(tried)) > POINTS // 2
    assert min(tried) < len(ask.options) // 4 < len(ask.options) * 3 // 4 < max(tried)
