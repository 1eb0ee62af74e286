"""The guess at how good a state is, and the agent that goes by it."""

import pytest

from tests.exceed.stage import side, stage
from wildswing.agents.greedy import GreedyAgent
from wildswing.agents.random import RandomAgent
from wildswing.exceed.evaluation import WIN, evaluate
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of
from wildswing.kernel.chance import Stream

NEAR = side("Gun Flame", space=5)
FAR = side("Gun Flame", space=2)


def test_seats_see_the_same_state_from_opposite_sides() -> None:
    table = stage(side("Grasp", life=20), side("Focus", gauge=["Dive"])).table
    assert evaluate(table, 0) == -evaluate(table, 1)


def test_winning_is_best() -> None:
    lost = stage(side("Sweep", space=4), side("Focus", space=5, life=1)).strike("Sweep", "Focus")
    assert lost.over is not None
    assert evaluate(lost.table, 0) == WIN


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (side(life=20), side(life=19)),
        (side("Grasp", space=1), side(space=1)),
        (side(gauge=["Grasp"]), side()),
        (side(exceeded=True), side()),
        (side(), side(reshuffled=True)),
        (NEAR, FAR),
    ],
)
def test_what_is_better_counts_for_more(better: object, worse: object) -> None:
    assert evaluate(stage(better, side()).table, 0) > evaluate(stage(worse, side()).table, 0)  # type: ignore[arg-type]


def test_a_wide_opponent_is_easier_to_reach() -> None:
    """EX-CARE-09: Spike reaches the middle of a tank that stands beside Ryu, and nobody else there."""
    worth = [
        evaluate(stage(side("Spike", space=5), side(space=space, width=width), ("Ryu", "Tinker Knight")).table, 0)
        for space, width in ((3, 3), (4, 1))
    ]
    assert worth[0] > worth[1]


def test_a_strike_that_can_hit_is_worth_beginning() -> None:
    played = stage(NEAR, side(space=7))
    waiting = evaluate(played.table, 0)
    assert evaluate(played.answer("Strike").table, 0) > waiting


def test_a_strike_that_cannot_hit_is_not() -> None:
    played = stage(FAR, side("Grasp", space=9))
    waiting = evaluate(played.table, 0)
    assert evaluate(played.answer("Strike").table, 0) <= waiting


def test_greedy_fights_and_beats_random() -> None:
    won = 0
    strikes = 0
    for seed in range(6):
        table = EXCEED.start(seed, match_of("Sol Badguy", "Ky Kiske"))
        greedy = seed % 2
        streams = Stream(f"one {seed}"), Stream(f"other {seed}")
        while table.asks:
            ask = table.asks[0]
            agent = GreedyAgent() if ask.seat == greedy else RandomAgent()
            answer = agent.choose(EXCEED, EXCEED.hide(table, ask.seat), ask, streams[ask.seat])
            strikes += ask.seat == greedy and ask.kind == "action" and ask.options[answer] == ("strike", 0)
            EXCEED.answer(table, ask.seat, answer)
        won += table.winner == greedy
    assert won >= 5
    assert strikes >= 12
