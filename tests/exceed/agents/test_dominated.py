"""Answers that nobody has to look at."""

from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.agents.dominated import worth_a_look
from wildswing.exceed.game import EXCEED


def looked_at(played: Stage) -> list[str]:
    return [played.labels[index] for index in worth_a_look(EXCEED.hide(played.table, played.ask.seat), played.ask)]


def test_an_ultra_counts_two_where_two_are_owed() -> None:
    played = stage(side("Tyrant Rave", "Grasp", "Cross", space=3), side(space=8)).answer("Walk to space 5")
    assert "Tyrant Rave from hand (1 Force)" in played.labels
    seen = looked_at(played)
    assert "Tyrant Rave from hand (2 Force)" in seen
    assert "Tyrant Rave from hand (1 Force)" not in seen


def test_an_ultra_may_pay_the_last_force_that_is_owed() -> None:
    played = stage(side("Tyrant Rave", "Grasp", space=3), side(space=8)).answer("Walk to space 4")
    assert looked_at(played) == played.labels


def test_a_reshuffle_that_loses_is_not_looked_at() -> None:
    first = stage(side("Grasp"), side(), ("Ryu", "Ryu"), "undernight")
    second = stage(side("Grasp", reshuffled=True), side(), ("Ryu", "Ryu"), "undernight")
    assert any("Reshuffle" in one for one in looked_at(first))
    assert any("Reshuffle" in one for one in second.labels)
    assert not any("Reshuffle" in one for one in looked_at(second))


def test_other_questions_keep_all_answers() -> None:
    played = stage(side("Grasp", "Cross"), side()).answer("Strike")
    assert looked_at(played) == played.labels
