"""Accuracy, luck told apart from skill, and the turning point, from decisions made up for it."""

import pytest

from wildswing.study.analysis import Decision
from wildswing.study.judging import Verdict
from wildswing.study.summary import Chances, Stroke, Turn, summarize

DUEL = (0, 1)


def _decision(number: int, seat: int, best: float, worth: float, stake: float = 0.2, mark: str = "good") -> Decision:
    return Decision(number, seat, 0, Verdict(mark, best, worth, stake, False, 3, ()))


def test_what_the_other_lost_is_skill_and_the_rest_is_luck() -> None:
    decisions = [
        _decision(0, 0, 0.5, 0.5),
        _decision(1, 1, 0.5, 0.4, mark="mistake"),  # gives the first seat 10 points
        _decision(2, 0, 0.7, 0.65),  # so luck gave it another 10
    ]
    one, other = summarize(decisions, DUEL, 4, (0,)).players
    assert [one.skill, one.luck] == pytest.approx([0.1 - 0.05, 0.1 + 0.35])
    assert other.skill == pytest.approx(-0.05)
    assert other.luck == pytest.approx(0 - 0.4 - 0.05)
    assert one.stroke == Stroke(2, 4, 0.35)
    assert [one.lost, other.lost] == pytest.approx([0.05, 0.1])
    assert (other.marks["mistake"], other.marks["best"]) == (1, 0)


def test_skill_and_luck_make_up_all_that_became_of_a_seat() -> None:
    decisions = [_decision(number, number % 2, 0.3 + number / 20, 0.25 + number / 30) for number in range(8)]
    for seat, player in enumerate(summarize(decisions, DUEL, 9, (1,)).players):
        own = [one.verdict for one in decisions if one.seat == seat and one.verdict is not None]
        before_its_first = sum([one.verdict.loss for one in decisions[:seat] if one.verdict is not None])
        assert own[0].best + player.skill - before_its_first + player.luck == pytest.approx(float(seat == 1))


def test_accuracy_is_the_share_of_what_was_at_stake() -> None:
    decisions = [_decision(0, 0, 0.5, 0.5, 0.3), _decision(1, 0, 0.5, 0.4, 0.1), _decision(2, 1, 0.5, 0.5, 0.0)]
    one, other = summarize(decisions, DUEL, 3, (0,)).players
    assert one.accuracy == 75.0
    assert other.accuracy is None


def test_the_turning_point_is_where_a_seat_rose_most_by_what_it_knew() -> None:
    decisions = [
        _decision(0, 0, 0.4, 0.4),
        _decision(1, 1, 0.6, 0.3),
        _decision(3, 0, 0.8, 0.8),
        _decision(4, 1, 0.25, 0.2),
    ]
    found = summarize(decisions, DUEL, 6, (0,))
    assert found.turning_point == Turn(0, 0, 3, 0.4, 0.8)
    assert summarize(decisions[:1], DUEL, 6, None).turning_point is None


def test_the_line_is_the_mean_of_what_all_seats_knew() -> None:
    decisions = [_decision(0, 0, 0.4, 0.4), _decision(1, 1, 0.7, 0.7), _decision(2, 0, 0.5, 0.5)]
    assert summarize(decisions, DUEL, 4, (1,)).line == (
        Chances(0, (0.4, 0.6)),
        Chances(1, (0.35, 0.65)),
        Chances(2, (0.4, 0.6)),
        Chances(4, (0.0, 1.0)),
    )


def test_allies_share_their_chances_and_three_teams_share_a_loss() -> None:
    allied = summarize([_decision(0, 0, 0.6, 0.4), _decision(1, 1, 0.5, 0.5)], (0, 0, 1), 2, (2,))
    assert [player.skill for player in allied.players] == pytest.approx([-0.2, -0.2, 0.2])
    assert allied.line[0].chances == (0.6, 0.6, 0.4)
    apart = summarize([_decision(0, 0, 0.6, 0.4)], (0, 1, 2), 1, (1,))
    assert [player.skill for player in apart.players] == pytest.approx([-0.2, 0.1, 0.1])
    assert apart.line[0].chances == (0.6, 0.2, 0.2)


def test_what_could_not_be_judged_and_a_game_for_one_are_no_trouble() -> None:
    alone = summarize([Decision(0, 0, 1), _decision(1, 0, 0.5, 0.25)], (0,), 2, (0,))
    assert (alone.players[0].skill, alone.players[0].luck) == (-0.25, 0.75)
    assert [one.number for one in alone.line] == [1, 2]
