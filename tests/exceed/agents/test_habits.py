"""Habits of a strong player of Exceed, on positions of real games and of the stage."""

import pytest

from tests.exceed.agents.strikes import strikes_of
from tests.exceed.stage import Stage, side, stage
from wildswing.agents.search.budget import Budget
from wildswing.agents.thoughts import Thoughts
from wildswing.exceed.agents.mind import ExceedMind
from wildswing.exceed.agents.outlook import FEATURES, features
from wildswing.exceed.game import EXCEED
from wildswing.exceed.rules.setting import CARD, WILD_SWING
from wildswing.kernel.chance import Stream

MIND = ExceedMind(Budget(150))


def thoughts_at(played: Stage) -> Thoughts:
    ask = played.ask
    return MIND.think(EXCEED, EXCEED.hide(played.table, ask.seat), ask, Stream(1))


def chosen(played: Stage) -> str:
    return played.labels[thoughts_at(played).choice]


@pytest.mark.parametrize("game", range(4))
def test_a_wild_swing_is_made_only_where_it_is_worth_most(game: int) -> None:
    """With cards to play, the swing is weighed as a way of its own, and set no more often than its value says."""
    for table in strikes_of(game)[:3]:
        ask = table.asks[0]
        if not any(how == CARD for how, _ in ask.options):
            continue
        found = MIND.think(EXCEED, EXCEED.hide(table, ask.seat), ask, Stream(1)).thoughts
        [swing] = [one for one in found if ask.options[one.index] == WILD_SWING]
        planned = sum([one.weight * one.value for one in found])
        assert swing.weight in (0.0, 1.0)
        if swing.weight:
            assert swing.value == pytest.approx(planned)
        else:
            assert swing.value <= planned + 1e-9


@pytest.mark.parametrize("life", [1, 2, 3])
def test_a_leader_who_can_finish_finishes(life: int) -> None:
    """The opponent has no card to answer with; to wait would only give him some."""
    played = stage(side("Grasp", "Cross", "Dive", space=4, life=25), side(space=5, life=life))
    assert chosen(played) == "Strike"
    turn = played.table.number
    played.answer("Strike")
    while played.table.number == turn and played.table.asks:
        played.answer(chosen(played))
    assert played.table.winner == 0


def test_cards_above_the_hand_limit_are_worth_nothing() -> None:
    hand = ("Grasp", "Cross", "Slash", "Dive", "Block", "Sweep", "Focus")
    full = stage(side(*hand, space=1), side(space=9)).table
    over = stage(side(*hand, "Dust", space=1), side(space=9)).table
    at = FEATURES.index("hand")
    assert features(full, 0)[at] == features(over, 0)[at] == 7
    assert features(stage(side(*hand[1:], space=1), side(space=9)).table, 0)[at] == 6
