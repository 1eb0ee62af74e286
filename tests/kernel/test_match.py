"""A match: setup, seed and answers, taken whole or not at all."""

import pytest

from docs.examples.three_duels.three_duels.game import THREE_DUELS, Drew, Tossed
from tests.kernel.broken_games import EndsForEver, FallsOver
from wildswing.kernel import EndlessEffect, Given, IllegalAnswer, Match, replay
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import SPECTATOR

KEEP_ALL = [Given(0, 3), Given(1, 3)]
ALL_LOWEST = [*KEEP_ALL, *[Given(0, 0), Given(1, 0)] * 3]


def remembered(match: Match) -> tuple[object, ...]:
    return match.state.values(), match.asks, list(match.answers), list(match.told)


def test_a_match_starts_at_the_first_questions() -> None:
    match = Match(THREE_DUELS, 3)
    assert [(ask.seat, ask.kind, len(ask.options)) for ask in match.asks] == [(0, "put back", 4), (1, "put back", 4)]
    assert match.outcome is None
    assert match.answers == []


def test_a_match_ends_with_an_outcome() -> None:
    match = replay(THREE_DUELS, 3, {}, ALL_LOWEST)
    assert match.asks == ()
    outcome = match.outcome
    assert outcome is not None
    assert sum(outcome.scores) == 6
    assert outcome.winners == (outcome.scores.index(max(outcome.scores)),)


def test_each_seat_is_told_its_own_draws_and_what_all_may_know() -> None:
    match = Match(THREE_DUELS, 3)
    own = [event for event in match.told_to(0) if isinstance(event, Drew)]
    assert [event.cards for event in own] == [THREE_DUELS.start(3).hands[0]]
    assert [type(event) for event in match.told_to(1)] == [Tossed, Drew]
    assert [type(event) for event in match.told_to(SPECTATOR)] == [Tossed]


def test_an_answer_returns_what_it_caused() -> None:
    match = Match(THREE_DUELS, 3)
    before = list(match.told)
    assert match.answer(0, 3) == []
    caused = match.answer(1, 3)
    assert [type(one.event) for one in caused] == [Drew, Drew]
    assert match.told == [*before, *caused]
    assert match.answers == KEEP_ALL


def test_a_state_that_was_looked_at_does_not_move() -> None:
    match = Match(THREE_DUELS, 3)
    looked_at = match.state
    before = looked_at.values()
    match.answer(0, 0)
    assert looked_at.values() == before
    assert match.state != looked_at


@pytest.mark.parametrize(("seat", "index"), [(0, 4), (0, -1), (1, 99), (SPECTATOR, 0), (2, 0)])
def test_an_illegal_answer_leaves_the_match_as_it_was(seat: int, index: int) -> None:
    match = Match(THREE_DUELS, 3)
    before = remembered(match)
    with pytest.raises(IllegalAnswer):
        match.answer(seat, index)
    assert remembered(match) == before


def test_a_refusal_names_what_would_be_legal() -> None:
    match = Match(THREE_DUELS, 3)
    labels = ", ".join(
        f"{number} = {label}" for number, label in enumerate(match.game.worded(match.state, match.asks[0]).labels)
    )
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(0, 9)
    assert str(refused.value) == f"9 does not answer “Which card do you put back?”; answer with a number: {labels}."
    match.answer(0, 3)
    with pytest.raises(IllegalAnswer, match=r"^North has no open question; wait until one is asked\.$"):
        match.answer(0, 0)


@pytest.mark.parametrize(
    ("game", "answers", "error"),
    [
        (EndsForEver(), ALL_LOWEST, EndlessEffect),
        (FallsOver(), [Given(1, 3), *[Given(0, 0)] * 3], ZeroDivisionError),
    ],
)
def test_an_answer_that_breaks_leaves_the_match_as_it_was(
    game: AnyGame, answers: list[Given], error: type[Exception]
) -> None:
    match = replay(game, 3, {}, answers[:-1])
    before = remembered(match)
    with pytest.raises(error):
        match.answer(answers[-1].seat, answers[-1].answer)
    assert remembered(match) == before


def test_a_replay_makes_the_same_match() -> None:
    one, other = replay(THREE_DUELS, "a seed", {}, ALL_LOWEST), replay(THREE_DUELS, "a seed", {}, ALL_LOWEST)
    assert remembered(one) == remembered(other)
    assert remembered(one) != remembered(replay(THREE_DUELS, "another", {}, ALL_LOWEST))


@pytest.mark.parametrize("seat", ["0", None, 0.0, True])
def test_a_seat_that_is_no_number_is_refused_with_a_sentence(seat: object) -> None:
    match = Match(THREE_DUELS, 3)
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(seat, 0)  # type: ignore[arg-type]  # what a stranger's program might send
    assert str(refused.value)
    assert match.answers == []
