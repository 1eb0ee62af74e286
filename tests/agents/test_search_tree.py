"""The search on games small enough to know what is right."""

from collections.abc import Hashable
from typing import Any

import pytest

from tests.agents.parlour import Evening, Parlour, Turn
from wildswing.agents.search import together
from wildswing.agents.search.agent import SearchAgent
from wildswing.agents.search.budget import Budget
from wildswing.agents.search.insight import Insight, PlainInsight
from wildswing.agents.thoughts import Thoughts
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import EndlessEffect
from wildswing.kernel.event import Heard
from wildswing.kernel.space import Space

HEADS, TAILS = 0, 1
SIDES = (HEADS, TAILS)


@pytest.fixture(autouse=True)
def one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(together, "cores", lambda: 1)


def think(game: Parlour, plays: int = 600, seed: int = 1, insight: Insight | None = None) -> Thoughts:
    state = game.start(seed)
    ask = state.asks[0]
    agent = SearchAgent(Budget(plays), insight)
    return agent.think(game, game.hide(state, ask.seat), ask, Stream(seed))


def values(thoughts: Thoughts) -> list[float]:
    """Returns the values by option."""
    return [one.value for one in sorted(thoughts.thoughts, key=lambda one: one.index)]


def weights(thoughts: Thoughts) -> list[float]:
    return [one.weight for one in sorted(thoughts.thoughts, key=lambda one: one.index)]


class Sealing(PlainInsight):
    """Knows which questions are sealed though they are asked in turn, and when they are shown."""

    def __init__(self, game: Parlour, sees_what_is_shown: bool = True) -> None:
        super().__init__(game)
        self.game = game
        self.sees_what_is_shown = sees_what_is_shown

    def is_sealed(self, state: Any, ask: Ask) -> bool:  # noqa: ARG002 - the question says it all
        return self.game.turns[ask.about].is_sealed

    def landmark(self, state: Evening) -> Hashable:
        return state.answers if self.sees_what_is_shown and self.game.shown(state) else None


# --- What cannot be known ---


def guessed(coin: int, answers: tuple[Any, ...]) -> tuple[int, ...]:
    return (0,) if answers[0] == coin else (1,)


def test_a_guess_is_right_as_often_as_chance_allows() -> None:
    game = Parlour((Turn(0, SIDES),), guessed)
    agent = SearchAgent(Budget(40))
    right = 0
    for seed in range(200):
        state = game.start(seed)
        index = agent.choose(game, game.hide(state, 0), state.asks[0], Stream(f"own {seed}"))
        game.answer(state, 0, index)
        outcome = game.outcome(state)
        assert outcome is not None
        right += outcome.winners == (0,)
    # Whoever saw the coin would win all 200; by chance 100, and outside 75 to 125 once in two thousand tries.
    assert 75 <= right <= 125
    assert values(think(game, 2000)) == pytest.approx([0.5, 0.5], abs=0.05)


def wary(coin: int, answers: tuple[Any, ...]) -> tuple[int, ...]:
    """A safe answer wins by another coin that shows heads in two of three cases; a bold one if the guess is right."""
    if answers[0] == "safe":
        return (0,) if coin % 3 else (1,)
    return (0,) if answers[1] == coin % 2 else (1,)


def test_a_later_guess_is_not_believed_to_know_what_is_hidden() -> None:
    # A search of open worlds would guess right in each of them, and so believe that boldness always wins.
    game = Parlour((Turn(0, ("bold", "safe")), Turn(0, SIDES)), wary, sides=6)
    thoughts = think(game)
    assert thoughts.choice == 1
    bold, safe = values(thoughts)
    assert bold < 0.62
    assert safe == pytest.approx(2 / 3, abs=0.06)


def test_an_opponent_does_not_see_what_is_sealed() -> None:
    game = Parlour((Turn(0, SIDES, is_sealed=True), Turn(1, SIDES)), found_out)
    assert values(think(game, insight=Sealing(game))) == pytest.approx([0.5, 0.5], abs=0.08)
    assert max(values(think(game))) < 0.1  # in the open, the other takes the right side


def found_out(coin: int, answers: tuple[Any, ...]) -> tuple[int, ...]:
    return (1,) if answers[0] == answers[-1] else (0,)


def test_an_opponent_acts_on_what_was_sealed_once_it_is_shown() -> None:
    turns = (Turn(0, SIDES, is_sealed=True), Turn(1, SIDES, is_sealed=True), Turn(1, SIDES))
    game = Parlour(turns, found_out, shown_after=2)
    assert max(values(think(game, insight=Sealing(game)))) < 0.15
    blind = think(game, insight=Sealing(game, sees_what_is_shown=False))
    assert values(blind) == pytest.approx([0.5, 0.5], abs=0.08)


# --- What is chosen at once ---


def dear_heads(coin: int, answers: tuple[Any, ...]) -> tuple[int, ...]:
    """Both heads wins for A; both tails wins for A if the coin allows; otherwise B wins."""
    if answers == (HEADS, HEADS) or (answers == (TAILS, TAILS) and coin):
        return (0,)
    return (1,)


def test_choices_made_at_once_are_mixed_as_they_should_be() -> None:
    # By hand: both give heads in a third of all games, and A wins a third.
    game = Parlour((Turn(0, SIDES), Turn(1, SIDES)), dear_heads, at_once=True)
    thoughts = think(game, 8000)
    assert weights(thoughts) == pytest.approx([1 / 3, 2 / 3], abs=0.06)
    assert values(thoughts) == pytest.approx([1 / 3, 1 / 3], abs=0.05)


def test_the_choice_among_mixed_answers_is_drawn() -> None:
    game = Parlour((Turn(0, SIDES), Turn(1, SIDES)), dear_heads, at_once=True)
    chosen = [think(game, 200, seed).choice for seed in range(40)]
    assert 4 <= chosen.count(HEADS) <= 24


BEATS = {"rock": "scissors", "scissors": "paper", "paper": "rock"}


def roshambo(coin: int, answers: tuple[Any, ...]) -> tuple[int, ...]:
    if BEATS.get(answers[0]) == answers[1] or answers[1] == "sleep":
        return (0,)
    return (1,) if BEATS.get(answers[1]) == answers[0] or answers[0] == "sleep" else ()


def test_rock_paper_scissors_is_mixed_evenly_and_nobody_sleeps() -> None:
    options = ("rock", "paper", "scissors", "sleep")
    game = Parlour((Turn(0, options), Turn(1, options)), roshambo, at_once=True)
    assert weights(think(game, 6000)) == pytest.approx([1 / 3, 1 / 3, 1 / 3, 0], abs=0.08)


# --- Friends and foes ---


def friends(coin: int, answers: tuple[Any, ...]) -> tuple[int, ...]:
    """A and B win together: by trust if B agrees, by doubt if C agrees, who would rather win itself."""
    agrees = answers[1] if answers[0] == "trust" else answers[2]
    return (0, 1) if agrees == "yes" else (2,)


def test_allies_are_expected_to_help_and_enemies_are_not() -> None:
    game = Parlour((Turn(0, ("doubt", "trust")), Turn(1, ("no", "yes")), Turn(2, ("no", "yes"))), friends)
    thoughts = think(game)
    assert thoughts.choice == 1
    doubt, trust = values(thoughts)
    assert trust > 0.85
    assert doubt < 0.45


# --- Spaces ---


def near(coin: int, answers: tuple[Any, ...]) -> tuple[int, ...]:
    x, y = answers[0]
    return (0,) if x + y > 150 else (1,)


def test_points_of_a_space_are_tried_and_the_good_ones_found() -> None:
    game = Parlour((Turn(0, Space(("x", 0, 100), ("y", 0, 100))),), near)
    thoughts = think(game, 800)
    ask = game.start(1).asks[0]
    x, y = ask.options[thoughts.choice]
    assert x + y > 150
    assert 20 <= len(thoughts.thoughts) <= 60
    assert thoughts.thoughts[0].value == 1
    assert f"x {x}, y {y}" in thoughts.sentence


# --- Budgets ---


def test_the_same_seed_gives_the_same_thoughts_and_another_one_others() -> None:
    game = Parlour((Turn(0, SIDES), Turn(1, SIDES)), dear_heads, at_once=True)
    assert think(game, 300) == think(game, 300)
    state = game.start(1)
    other = SearchAgent(Budget(300)).think(game, game.hide(state, 0), state.asks[0], Stream(2))
    assert other.thoughts != think(game, 300).thoughts


@pytest.mark.parametrize("plays", [1, 2, 37])
def test_every_play_of_the_budget_is_made(plays: int) -> None:
    game = Parlour((Turn(0, SIDES), Turn(1, SIDES)), dear_heads, at_once=True)
    thoughts = think(game, plays)
    assert thoughts.plays == plays
    assert sum([one.looks for one in thoughts.thoughts]) == plays


def test_a_search_that_is_stopped_tells_what_it_found_so_far() -> None:
    game = Parlour((Turn(0, SIDES),), guessed)
    state = game.start(1)
    asked = iter(range(100))
    agent = SearchAgent(Budget(1_000_000), stop=lambda: next(asked) >= 20)
    thoughts = agent.think(game, game.hide(state, 0), state.asks[0], Stream(1))
    assert 20 <= thoughts.plays <= 25
    assert {one.index for one in thoughts.thoughts} == {0, 1}


def test_a_question_with_one_answer_needs_no_thought() -> None:
    game = Parlour((Turn(0, ("only",)),), guessed)
    thoughts = think(game)
    assert (thoughts.choice, thoughts.plays, thoughts.sentence) == (0, 0, "There is only one answer.")


def endless(coin: int, answers: tuple[Any, ...]) -> tuple[int, ...]:
    return (0,)


class Endless(Parlour):
    """A game in which heads goes on for ever."""

    def answer(self, state: Evening, seat: int, index: int, heard: Heard = None) -> None:
        if index == HEADS:
            raise EndlessEffect("for ever")
        super().answer(state, seat, index, heard)


@pytest.mark.parametrize("at_once", [False, True])
def test_an_answer_that_goes_on_for_ever_is_not_given(at_once: bool) -> None:
    thoughts = think(Endless((Turn(0, SIDES),), endless, at_once), 60)
    assert thoughts.choice == TAILS
    assert values(thoughts) == [0, 1]
    assert thoughts.plays == 60


class Unimaginable(Parlour):
    """A game whose worlds go on for ever before anybody is asked."""

    def imagine(self, state: Evening, seat: int, stream: Stream) -> Evening:  # noqa: ARG002 - it never gets so far
        raise EndlessEffect("for ever")


def test_where_no_play_can_be_imagined_the_first_answer_is_given() -> None:
    thoughts = think(Unimaginable((Turn(0, SIDES),), endless), 20)
    assert (thoughts.choice, thoughts.plays) == (0, 20)
    assert thoughts.sentence == "No imagined play came to an end, so the first answer is as good as any."
