"""The agent for Exceed that thinks ahead, and what makes weaker players of it."""

import pytest

from tests.exceed.stage import Stage, side, stage
from wildswing.agents.search.budget import Budget
from wildswing.agents.thoughts import Thoughts
from wildswing.exceed.agents.mind import ExceedMind
from wildswing.exceed.agents.temper import COMPOSED, Temper, noticed, slip
from wildswing.exceed.game import EXCEED
from wildswing.exceed.rules.setting import CARD
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import EndlessEffect

QUICK = ExceedMind(Budget(120))


def thoughts_at(played: Stage, mind: ExceedMind = QUICK, seed: int = 1) -> Thoughts:
    ask = played.ask
    return mind.think(EXCEED, EXCEED.hide(played.table, ask.seat), ask, Stream(seed))


def chosen(played: Stage, mind: ExceedMind = QUICK, seed: int = 1) -> str:
    return played.labels[thoughts_at(played, mind, seed).choice]


def test_a_strike_that_wins_is_begun_and_made() -> None:
    played = stage(side("Grasp", "Dive", space=4), side(space=5, life=2))
    assert chosen(played) == "Strike"
    assert chosen(played.answer("Strike")) == "Grasp"


def test_out_of_reach_it_does_not_strike() -> None:
    assert chosen(stage(side("Grasp", "Grasp", space=1), side("Focus", "Dive", space=9))) != "Strike"


def test_it_thinks_as_it_chooses() -> None:
    played = stage(side("Grasp", "Sweep", "Focus", space=4), side("Focus", "Dive", "Sweep", space=5))
    hidden = EXCEED.hide(played.table, 0)
    thoughts = QUICK.think(EXCEED, hidden, played.ask, Stream(1))
    assert QUICK.choose(EXCEED, hidden, played.ask, Stream(1)) == thoughts.choice == thoughts.thoughts[0].index
    assert {one.index for one in thoughts.thoughts} == set(played.ask.fresh())
    assert thoughts.plays >= 120
    assert all(0 <= one.value <= 1 for one in thoughts.thoughts)
    assert "of the simulated games" in thoughts.sentence


def test_a_strike_is_mixed() -> None:
    played = stage(side("Grasp", "Sweep", "Cross", "Dive", space=4), side("Focus", "Dive", "Sweep", "Cross", space=5))
    found = [thoughts_at(played.answer("Strike") if not seed else played, seed=seed) for seed in range(4)]
    assert all(sum([one.weight for one in thoughts.thoughts]) == pytest.approx(1) for thoughts in found)
    assert any(len([one for one in thoughts.thoughts if one.weight]) > 1 for thoughts in found)


def test_the_same_seed_gives_the_same_thoughts() -> None:
    played = stage(side("Grasp", "Sweep", space=4), side("Focus", "Dive", space=5))
    assert thoughts_at(played) == thoughts_at(played)
    assert thoughts_at(played) != thoughts_at(played, seed=2)


def test_hidden_cards_make_no_difference() -> None:
    """The hands differ in what the seat cannot know, so it thinks the same."""
    one = stage(side("Grasp", "Sweep", space=4), side("Focus", "Dive", space=5))
    other = stage(side("Grasp", "Sweep", space=4), side("Cross", "Sweep", space=5))
    assert one.sides[1].hand != other.sides[1].hand
    assert thoughts_at(one) == thoughts_at(other)


def test_it_can_be_interrupted() -> None:
    played = stage(side("Grasp", "Sweep", space=4), side("Focus", "Dive", space=5))
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 20

    assert thoughts_at(played, ExceedMind(Budget(5000), stop=stop)).plays < 1000


def test_time_is_a_budget_too() -> None:
    played = stage(side("Grasp", "Sweep", space=4), side("Focus", "Dive", space=5))
    assert thoughts_at(played, ExceedMind(Budget(seconds=0.01))).plays > 0
    assert ExceedMind(Budget(seconds=0.5)).name == "search:0.5s"


def test_one_answer_needs_no_thought() -> None:
    played = stage(side("Grasp", space=3), side()).answer("Walk to space 4")
    assert played.ask.options == ((played.sides[0].hand[0], 1, "hand"),)
    assert thoughts_at(played).plays == 0


# --- Weaker players ---


def test_an_inattentive_player_sees_the_strong_attacks_that_reach() -> None:
    played = stage(side("Grasp", "Sweep", "Dive", "Cross", space=4), side("Focus", space=5)).answer("Strike")
    ask = played.ask
    seen = noticed(played.table, ask, ask.fresh(), Temper(attention=1), Stream(1))
    assert [ask.options[index] for index in seen] == [
        max(
            [option for option in ask.options if option[0] == CARD],
            key=lambda option: played.table.book.cards[option[1]].numbers.power,
        )
    ]
    assert noticed(played.table, ask, ask.fresh(), COMPOSED, Stream(1)) == ask.fresh()


def test_an_inattentive_player_thinks_of_striking_and_preparing() -> None:
    played = stage(side("Grasp", "Sweep", "Dive", "Cross", space=4), side("Focus", space=5))
    ask = played.ask
    seen = [noticed(played.table, ask, ask.fresh(), Temper(attention=4), Stream(seed)) for seed in range(5)]
    assert all(len(one) == 4 and one == sorted(one) for one in seen)
    assert all({"Strike", "Prepare"} <= {played.labels[index] for index in one} for one in seen)
    assert len({tuple(one) for one in seen}) > 1
    mind = ExceedMind(Budget(60), Temper(attention=4))
    assert len(thoughts_at(played, mind).thoughts) == 4


def test_slips_are_spread_as_told() -> None:
    stream = Stream(1)
    found = [slip(0.5, Temper(slips=0.1), stream) for _ in range(400)]
    mean = sum(found) / len(found)
    spread = (sum([(one - mean) ** 2 for one in found]) / len(found)) ** 0.5
    assert mean == pytest.approx(0.5, abs=0.02)
    assert spread == pytest.approx(0.1, abs=0.015)
    assert slip(0.5, COMPOSED, stream) == 0.5
    assert all(0 <= slip(0.99, Temper(slips=0.5), stream) <= 1 for _ in range(50))


def test_a_naive_player_does_not_mix() -> None:
    played = stage(side("Grasp", "Sweep", "Cross", space=4), side("Focus", "Dive", space=5)).answer("Strike")
    thoughts = thoughts_at(played, ExceedMind(Budget(100), Temper(naive=True)))
    assert thoughts.thoughts[0].weight == 1.0
    assert thoughts.thoughts[0].value == max([one.value for one in thoughts.thoughts])


def test_a_text_that_goes_on_for_ever_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(*_: object) -> None:
        raise EndlessEffect("again and again")

    played = stage(side("Grasp", "Sweep", space=4), side("Focus", "Dive", space=5)).answer("Strike")
    monkeypatch.setattr("wildswing.exceed.agents.strike.answer", endless)
    assert {one.value for one in thoughts_at(played).thoughts} == {0.5}
    walking = stage(side("Grasp", "Sweep", space=4), side("Focus", "Dive", space=6)).answer("Walk to space 5")
    monkeypatch.setattr("wildswing.exceed.agents.ahead.answer", endless)
    assert {one.value for one in thoughts_at(walking).thoughts} == {0.5}
