"""Duels of agents follow from their seed, and a deal is played from both seats."""

from tools.duels import is_won, play_some, told


def test_the_better_agent_wins_from_both_seats() -> None:
    won = play_some(("beginner", "random"), "7", range(10))
    assert min(sum(won[::2]), sum(won[1::2])) >= 4
    assert sum(play_some(("random", "beginner"), "7", range(10))) <= 2


def test_a_game_comes_out_the_same_whenever_it_is_played() -> None:
    won = [is_won(("random", "random"), "3", number) for number in range(8)]
    assert won == [is_won(("random", "random"), "3", number) for number in range(8)]
    assert set(won) == {True, False}


def test_what_is_told_has_an_interval() -> None:
    assert told(37, 100) == "37 of 100 won (37.0%, 28.2% to 46.8%)"
