"""Which games a tournament plays: deterministic, in whole bouts, more where it is uncertain who is better."""

from collections import Counter

import pytest

from wildswing.kernel.chance import Stream
from wildswing.lab.results import Key, Result
from wildswing.lab.statistics import share
from wildswing.lab.tournament_plan import SMALLEST_ROUND, Plan

NAMES = ("Ada", "Bob", "Cid", "Dan")
SIX = (("Ada", "Bob"), ("Ada", "Cid"), ("Ada", "Dan"), ("Bob", "Cid"), ("Bob", "Dan"), ("Cid", "Dan"))


def played(key: Key) -> Result:
    """Ada wins everything, Bob and Cid win every other game against each other, Dan draws with both."""
    a, b, number = key
    winner = "Ada" if a == "Ada" else (a, b)[number // 2 % 2] if (a, b) == ("Bob", "Cid") else None
    return Result((a, b), number, winner, a, 9, (1, 0), 5)


def play_all(plan: Plan, done: dict[Key, Result], seed: int = 0) -> list[Key]:
    """Plays until nothing is left, at every moment one of the games that can be played, and returns their order."""
    stream = Stream(f"plan {seed}")
    order: list[Key] = []
    waiting = plan.more(done)
    while waiting:
        key = waiting.pop(stream.below(len(waiting)))
        done[key] = played(key)
        order.append(key)
        waiting += plan.more(done)
    return order


def test_everybody_meets_everybody_once_in_each_seat_first() -> None:
    keys = Plan(NAMES, 2).more({})
    assert keys == [(*pair, number) for pair in SIX for number in (0, 1)]


@pytest.mark.parametrize(("games", "total"), [(2, 12), (3, 18), (5, 30), (20, 120)])
def test_so_many_games_are_played_for_each_pairing_on_average(games: int, total: int) -> None:
    plan = Plan(NAMES, games)
    assert plan.games == total
    assert len(play_all(plan, {})) == total


def test_an_odd_number_is_rounded_up_to_whole_bouts() -> None:
    plan = Plan(NAMES[:2], 5)
    assert plan.games == 6
    assert sorted(play_all(plan, {})) == [("Ada", "Bob", number) for number in range(6)]


def test_one_entrant_may_meet_all_others_while_they_do_not_meet() -> None:
    plan = Plan(NAMES, 4, against=["Cid"])
    assert plan.pairs == (("Ada", "Cid"), ("Bob", "Cid"), ("Cid", "Dan"))
    assert len(play_all(plan, {})) == plan.games == 12


def test_all_may_meet_a_few_who_meet_each_other_too() -> None:
    plan = Plan(NAMES, 2, against=["Dan", "Bob"])
    assert plan.pairs == (("Ada", "Bob"), ("Ada", "Dan"), ("Bob", "Cid"), ("Bob", "Dan"), ("Cid", "Dan"))


def test_both_seats_are_used_equally_often_and_no_number_is_left_out() -> None:
    done: dict[Key, Result] = {}
    play_all(Plan(NAMES, 30), done)
    for pair, count in Counter([key[:2] for key in done]).items():
        assert count % 2 == 0
        assert sorted([number for a, b, number in done if (a, b) == pair]) == list(range(count))


def test_games_go_where_the_interval_is_widest() -> None:
    done: dict[Key, Result] = {}
    play_all(Plan(NAMES, 100), done)
    counts = Counter([key[:2] for key in done])
    assert max(counts["Ada", other] for other in NAMES[1:]) < 50
    assert min(counts[pair] for pair in SIX if "Ada" not in pair) > 100
    widths = []
    for pair in SIX:
        points = sum([{pair[0]: 1.0, None: 0.5}.get(one.winner, 0.0) for one in done.values() if one.pair == pair])
        rate = share(points, counts[pair])
        assert rate.low is not None
        assert rate.high is not None
        widths.append(rate.high - rate.low)
    assert max(widths) < 1.5 * min(widths)
    even = share(50, 100)  # what all pairings would have, if games were spread evenly
    assert even.low is not None
    assert even.high is not None
    assert max(widths) < 0.9 * (even.high - even.low)


@pytest.mark.parametrize("seed", range(5))
def test_the_order_in_which_results_come_in_changes_nothing(seed: int) -> None:
    one: dict[Key, Result] = {}
    other: dict[Key, Result] = {}
    play_all(Plan(NAMES, 20), one, seed=99)
    play_all(Plan(NAMES, 20), other, seed)
    assert one == other


@pytest.mark.parametrize("stopped_after", [0, 1, 33, 64, 65, 119, 120])
def test_a_tournament_that_was_stopped_comes_to_the_same(stopped_after: int) -> None:
    whole: dict[Key, Result] = {}
    order = play_all(Plan(NAMES, 20), whole)
    rest = {key: whole[key] for key in order[:stopped_after]}
    again = play_all(Plan(NAMES, 20), rest, seed=5)
    assert len(again) == 120 - stopped_after
    assert rest == whole


def test_more_games_go_on_from_fewer() -> None:
    done: dict[Key, Result] = {}
    play_all(Plan(NAMES, 7), done)
    assert len(play_all(Plan(NAMES, 20), done)) == 120 - 42
    whole: dict[Key, Result] = {}
    play_all(Plan(NAMES, 20), whole)
    assert done == whole


def test_fewer_games_than_there_are_leave_nothing_to_play() -> None:
    done: dict[Key, Result] = {}
    play_all(Plan(NAMES, 20), done)
    assert Plan(NAMES, 7).more(done) == []


def test_a_round_can_begin_while_the_last_games_of_the_one_before_are_played() -> None:
    plan = Plan(NAMES, 100)
    done: dict[Key, Result] = {}
    first_two = plan.more(done)
    assert len(first_two) == 2 * 2 * SMALLEST_ROUND
    for key in first_two[: 2 * SMALLEST_ROUND - 1]:
        done[key] = played(key)
        assert plan.more(done) == []
    last = first_two[2 * SMALLEST_ROUND - 1]
    done[last] = played(last)
    assert len(plan.more(done)) == 2 * SMALLEST_ROUND


def test_a_large_roster_has_rounds_with_a_bout_for_every_pairing() -> None:
    names = [f"Fighter {number}" for number in range(10)]
    assert len(Plan(names, 100).more({})) == 2 * 2 * 45
