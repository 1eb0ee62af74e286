"""What answers are worth, by search with only what a seat knows."""

import pytest

from tests.agents.parlour import Evening, Parlour, Turn
from wildswing.agents.thoughts import Thought, Thoughts
from wildswing.exceed.game import EXCEED
from wildswing.exiled.game import EXILED
from wildswing.formation.game import FORMATION
from wildswing.kernel.agenda import ask_of
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import State
from wildswing.study import valuing
from wildswing.study.facet import Study
from wildswing.study.judging import BEST, BLUNDER, judge
from wildswing.study.valuing import NOTHING_KNOWN, Values, value_answers


def _guess(coin: int, answers: tuple[object, ...]) -> tuple[int, ...]:
    """Seat 0 wins if it names the coin, which nobody sees."""
    return (0,) if answers[0] == coin else (1,)


def _right(coin: int, answers: tuple[object, ...]) -> tuple[int, ...]:
    return (0,) if answers[0] == "right" else (1,)


GUESSING = Parlour((Turn(0, (0, 1)), Turn(1, ("nothing", "much"))), _guess)
KNOWING = Parlour((Turn(0, ("wrong", "right", "false")), Turn(1, ("nothing", "much"))), _right)


def _first(game: Parlour, seed: int) -> Evening:
    state = game.start(seed)
    assert state.asks
    return state


def test_the_truth_has_no_say_in_what_a_guess_was_worth() -> None:
    coins: set[int] = set()
    found: set[tuple[tuple[str, float], ...]] = set()
    for seed in range(8):
        state = _first(GUESSING, seed)
        coins.add(state.coin)
        ask, hidden = state.asks[0], GUESSING.hide(state, 0)
        verdicts = [judge(GUESSING, hidden, ask, given, 1, "test") for given in (0, 1)]
        found.add(tuple([(one.mark, one.worth) for one in verdicts if one is not None]))
    assert coins == {0, 1}
    assert len(found) == 1  # A cheat would call one of the guesses a blunder.
    assert all(abs(worth - 0.5) < 0.1 for both in found for _, worth in both)


@pytest.mark.parametrize("game", [FORMATION, EXCEED, EXILED], ids=lambda game: game.name)
def test_two_truths_that_look_alike_to_a_seat_are_valued_alike(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    _hasten(game, monkeypatch)
    stream = Stream("moments")
    state = game.start(11)
    for answers in range(10):
        if answers in (0, 9):
            ask = state.asks[0]
            other = game.imagine(state, ask.seat, Stream("another world"))
            assert other != state
            given = len(ask.options) - 1
            verdicts = [judge(game, game.hide(one, ask.seat), ask, given, 1, "test") for one in (state, other)]
            assert verdicts[0] == verdicts[1]
        ask = state.asks[stream.below(len(state.asks))]
        game.answer(state, ask.seat, stream.below(len(ask.options)))


def _hasten(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets as few plays be imagined as there can be."""
    modules = {"exceed": ("exceed.study", "PLAYS"), "formation": ("formation.study", "SAMPLES")}
    module, name = modules.get(game.name, ("exiled.study", "WORLDS"))
    monkeypatch.setattr(f"wildswing.{module}.{name}", 2)
    monkeypatch.setattr(valuing, "WORLDS", 2)


def test_the_only_good_answer_is_told_from_a_blunder() -> None:
    state = _first(KNOWING, 1)
    ask, hidden = state.asks[0], KNOWING.hide(state, 0)
    wrong, right = [judge(KNOWING, hidden, ask, given, 1, "test") for given in (0, 1)]
    assert wrong is not None
    assert right is not None
    assert (wrong.mark, wrong.worth, round(wrong.loss, 2)) == (BLUNDER, 0.0, 1.0)
    assert (right.mark, right.worth, right.only) == (BEST, 1.0, True)
    assert right.stake > 0.6  # any answer wins one time in three
    assert wrong.thoughts[0].index == 1


def test_an_answer_that_was_passed_over_is_compared_with_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    class Blinkered:
        name = "blinkered"

        def choose(self, game: AnyGame, hidden: State, ask: object, stream: Stream) -> int:  # noqa: ARG002
            return 1

        def think(self, game: AnyGame, hidden: State, ask: object, stream: Stream) -> Thoughts:  # noqa: ARG002
            return Thoughts(1, (Thought(1, 0.9, 1.0, 5),), 5, "")

    monkeypatch.setattr(valuing, "study_of", lambda _: Study(thinker=lambda _: Blinkered()))
    state = _first(KNOWING, 1)
    values = value_answers(KNOWING, KNOWING.hide(state, 0), state.asks[0], 1, Stream(1), also=[0, 2])
    assert [(one.index, round(one.value, 2)) for one in values.thoughts] == [(1, 0.9), (0, 0.0), (2, 0.0)]
    assert values.gap == pytest.approx(0.9)
    with pytest.raises(ValueError, match="name it in `also`"):
        value_answers(KNOWING, KNOWING.hide(state, 0), state.asks[0], 1, Stream(1)).lost_by(0)


def test_a_question_with_one_answer_is_not_judged() -> None:
    game = Parlour((Turn(0, ("only",)), Turn(1, ("nothing", "much"))), _right)
    state = _first(game, 1)
    ask = ask_of(state, 0)
    assert ask is not None
    assert value_answers(game, game.hide(state, 0), ask, 1, Stream(1)) == NOTHING_KNOWN
    assert judge(game, game.hide(state, 0), ask, 0, 1, "test") is None


def test_the_same_chance_gives_the_same_values() -> None:
    state = _first(GUESSING, 3)
    ask, hidden = state.asks[0], GUESSING.hide(state, 0)
    assert value_answers(GUESSING, hidden, ask, 1, Stream("a")) == value_answers(GUESSING, hidden, ask, 1, Stream("a"))


def test_what_belongs_to_a_mix_loses_nothing() -> None:
    thoughts = (Thought(2, 0.6, 0.7, 9), Thought(0, 0.5, 0.3, 9), Thought(1, 0.4, 0.0, 9))
    values = Values(thoughts, 27)
    assert values.best == pytest.approx(0.57)
    assert [values.lost_by(index) for index in (2, 0, 1)] == pytest.approx([0, 0, 0.17])
    assert values.gap == 0
