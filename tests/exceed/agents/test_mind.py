"""The agent for Exceed that thinks ahead, and what makes weaker players of it."""

import pytest

from tests.exceed.stage import Stage, side, stage
from wildswing.agents.search.budget import Budget
from wildswing.agents.thoughts import Thoughts
from wildswing.exceed.agents.ahead import Ahead
from wildswing.exceed.agents.mind import ExceedMind
from wildswing.exceed.agents.policy import Policy
from wildswing.exceed.agents.temper import COMPOSED, Temper, noticed, slip
from wildswing.exceed.agents.weights import learned_weights
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
    played.answer("Strike")
    found = [thoughts_at(played, ExceedMind(Budget(400)), seed) for seed in range(6)]
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


def test_on_a_slow_machine_a_number_of_plays_ends_too() -> None:
    played = stage(side("Grasp", "Sweep", space=4), side("Focus", "Dive", space=5))
    hasty = thoughts_at(played, ExceedMind(Budget(1_000_000, longest=0.01)))
    assert 0 < hasty.plays < 1_000_000
    assert thoughts_at(played, ExceedMind(Budget(120, longest=600.0))) == thoughts_at(played)


def test_one_answer_needs_no_thought() -> None:
    played = stage(side("Grasp", space=3), side()).answer("Walk to space 4")
    assert played.ask.options == ((played.sides[0].hand[0], 1, "hand"),)
    assert thoughts_at(played).plays == 0


# --- Values and habits ---


def valued(played: Stage, plays: int, seeds: int, *names: str) -> list[float]:
    """Returns what some answers are worth, as the mean of several thoughts."""
    found = [thoughts_at(played, ExceedMind(Budget(plays)), seed).thoughts for seed in range(seeds)]
    places = [played.labels.index(name) for name in names]
    return [sum([one.value for several in found for one in several if one.index == place]) / seeds for place in places]


def test_to_pay_for_a_strike_is_no_better_than_to_strike() -> None:
    """Tech Hit discards a boost in play, of which there is none, and strikes; the Block is gone for it."""
    own = side("Block", "Dive", "Focus", "Sweep", "Grasp", space=4, life=8)
    played = stage(own, side("Cross", "Focus", "Grasp", "Dive", space=6, life=10), ("Linne", "Hyde Kido"))
    tech_hit, strike = valued(played, 400, 4, "Boost Tech Hit (Block)", "Strike")
    assert tech_hit < strike


def test_ways_into_a_strike_are_looked_at_as_games() -> None:
    own = side("Block", "Dive", "Focus", "Sweep", "Grasp", space=4, life=8)
    played = stage(own, side("Cross", "Focus", "Grasp", "Dive", space=6, life=10), ("Linne", "Hyde Kido"))
    stream = Stream(1)
    ask = played.ask
    ahead = Ahead(EXCEED.hide(played.table, 0), ask, Policy(learned_weights(), stream), stream, ask.fresh())
    ahead.look(lambda part, plays: plays < part * 600, 3)
    assert {"Strike", "Boost Tech Hit (Block)"} <= {played.labels[index] for index in ahead.ways}
    assert "Prepare" in {played.labels[index] for index in ahead.seen if index not in ahead.ways}
    assert set(ahead.struck) <= set(ahead.worth) <= set(ahead.ways)
    assert all(ahead.looks[index] > 20 for index in ahead.struck)


def test_a_strike_of_which_little_is_known_counts_less() -> None:
    played = stage(side("Grasp", space=4), side("Focus", space=5))
    stream = Stream(1)
    strike, prepare = (played.labels.index(name) for name in ("Strike", "Prepare"))
    ahead = Ahead(
        EXCEED.hide(played.table, 0), played.ask, Policy(learned_weights(), stream), stream, [strike, prepare]
    )
    ahead.ways, ahead.struck, ahead.worth = {strike: played.table}, [strike], {strike: 0.6}
    ahead.left, ahead.seen[prepare] = [prepare], [0.58] * 8
    ahead.doubts[strike] = 0.005
    assert ahead.value(prepare) < ahead.value(strike) == pytest.approx(0.6, abs=0.001)
    ahead.doubts[strike] = 0.08
    assert ahead.value(strike) < ahead.value(prepare) == pytest.approx(0.58)


def test_an_ultra_is_not_spent_for_one_force() -> None:
    own = side("Tyrant Rave", "Grasp", "Cross", space=3)
    played = stage(own, side("Focus", "Dive", "Cross", space=8)).answer("Walk to space 4")
    spent = {chosen(played, ExceedMind(Budget(200)), seed) for seed in range(5)}
    assert "Tyrant Rave from hand (1 Force)" in played.labels
    assert "Tyrant Rave from hand (1 Force)" not in spent


def test_who_can_finish_finishes() -> None:
    """Three of the four attacks would, and the opponent does not know which of them is set."""
    own = side("Cross", "Grasp", "Sweep", "Dust", space=4, life=20)
    played = stage(own, side("Focus", "Dive", "Cross", "Sweep", space=6, life=3))
    strike, prepare = valued(played, 1000, 6, "Strike", "Prepare")
    assert strike > prepare + 0.008


def test_a_good_card_that_the_opponent_cannot_know_is_better_than_a_wild_swing() -> None:
    """An opponent who knew this hand would have an answer to every card of it; to a swing he has none."""
    own = side("Heavy Mob Cemetery", "Tyrant Rave", "Wild Throw", "Grasp", "Focus", "Block", space=4)
    played = stage(own, side("Focus", "Dive", "Cross", "Sweep", "Dust", "Slash", space=6)).answer("Strike")
    focus, swing = valued(played, 500, 4, "Focus", "Wild Swing")
    assert focus > swing + 0.02


def test_looks_go_where_answers_are_close() -> None:
    """Which of two cards pays hardly matters, and that the Ultra should not is clear at once."""
    own = side("Tyrant Rave", "Grasp", "Cross", space=3)
    played = stage(own, side("Focus", "Dive", "Cross", space=8)).answer("Walk to space 4")
    thoughts = thoughts_at(played, ExceedMind(Budget(200)))
    looks = {played.labels[one.index].split(" from")[0]: one.looks for one in thoughts.thoughts}
    assert looks["Tyrant Rave"] <= 16
    assert min(looks["Grasp"], looks["Cross"]) > 60


def test_answers_that_chance_cannot_tell_apart_are_told_to_be_as_good() -> None:
    own = side("Tyrant Rave", "Grasp", "Cross", space=3)
    played = stage(own, side("Focus", "Dive", "Cross", space=8)).answer("Walk to space 4")
    thoughts = thoughts_at(played, ExceedMind(Budget(200)))
    ultra = next(one for one in thoughts.thoughts if "Tyrant Rave" in played.labels[one.index])
    assert "one as good as the other" in thoughts.sentence
    assert "Tyrant Rave" not in thoughts.sentence
    assert thoughts.thoughts[0].value - ultra.value > 2 * ultra.doubt > 0


def test_a_blow_that_ends_the_game_is_told_to_be_better() -> None:
    played = stage(side("Grasp", "Dive", space=4), side(space=5, life=2))
    assert "the next best" in thoughts_at(played, ExceedMind(Budget(300))).sentence


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


def test_what_comes_to_mind_by_chance_may_miss_every_attack_that_reaches() -> None:
    played = stage(side("Grasp", "Sweep", "Dive", "Cross", space=4), side("Focus", space=9)).answer("Strike")
    ask = played.ask
    temper = Temper(attention=1, keen=False)
    seen = {tuple(noticed(played.table, ask, ask.fresh(), temper, Stream(seed))) for seed in range(40)}
    assert seen == {(index,) for index in ask.fresh()}


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
    assert [one.value for one in thoughts_at(played).thoughts] == pytest.approx([0.5] * 3)
    walking = stage(side("Grasp", "Sweep", space=4), side("Focus", "Dive", space=6)).answer("Walk to space 5")
    monkeypatch.setattr("wildswing.exceed.agents.ahead.answer", endless)
    assert {one.value for one in thoughts_at(walking).thoughts} == {0.5}
