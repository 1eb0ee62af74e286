"""The Swiss system: score groups, floats, no rematches, byes once each, and seats in balance."""

from collections import Counter
from itertools import combinations

import pytest

from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import WildswingError
from wildswing.pairing.matching import can_all_be_paired
from wildswing.pairing.meetings import Meeting, bye_of, points_of
from wildswing.pairing.standings import standings
from wildswing.pairing.swiss import pair, usual_rounds


def names(count: int) -> list[str]:
    return [f"p{number:03}" for number in range(count)]


def played(count: int, rounds: int, seed: int, draws: bool = True) -> list[list[Meeting]]:
    """Plays a tournament by lot."""
    stream = Stream(f"swiss {seed}")
    done: list[list[Meeting]] = []
    for _ in range(rounds):
        meetings = pair(names(count), done)
        shares = (0.0, 1.0, 0.5) if draws else (0.0, 1.0)
        done.append(
            [
                meeting if meeting.is_bye else Meeting(meeting.one, meeting.other, shares[stream.below(len(shares))])
                for meeting in meetings
            ]
        )
    return done


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6, 7, 8, 9, 13, 16, 31])
@pytest.mark.parametrize("seed", range(4))
def test_nobody_meets_twice_or_has_two_byes_and_everybody_plays(count: int, seed: int) -> None:
    rounds = played(count, usual_rounds(count), seed)
    met: Counter[frozenset[str]] = Counter()
    for meetings in rounds:
        seated = [player for meeting in meetings for player in (meeting.one, meeting.other) if player]
        assert sorted(seated) == names(count)
        met.update(frozenset((meeting.one, meeting.other)) for meeting in meetings)
    assert max(met.values()) == 1
    assert sum(meeting.is_bye for meetings in rounds for meeting in meetings) == (count % 2) * len(rounds)


@pytest.mark.parametrize("seed", range(6))
def test_all_rounds_of_four_and_six_are_found(seed: int) -> None:
    """Where everybody meets everybody there is often one way alone to go on."""
    for meetings in (played(4, 3, seed), played(6, 3, seed)):
        pairs = [frozenset((meeting.one, meeting.other)) for one in meetings for meeting in one]
        assert len(set(pairs)) == len(pairs)


@pytest.mark.parametrize("seed", range(4))
def test_seats_are_in_balance(seed: int) -> None:
    firsts: Counter[str] = Counter()
    for meetings in played(16, 4, seed):
        for meeting in meetings:
            firsts[meeting.one] += 1
            firsts[meeting.other] -= 1
    assert max(abs(count) for count in firsts.values()) <= 2


def test_those_with_equal_points_meet_the_upper_half_against_the_lower() -> None:
    first = pair(names(8), [])
    assert [(meeting.one, meeting.other) for meeting in first] == [
        ("p000", "p004"),
        ("p001", "p005"),
        ("p002", "p006"),
        ("p003", "p007"),
    ]
    done = [[Meeting(meeting.one, meeting.other, 1.0) for meeting in first]]
    groups = points_of(done[0])
    for meeting in pair(names(8), done):
        assert groups.get(meeting.one, 0) == groups.get(meeting.other, 0)


def test_the_lowest_without_a_bye_has_one_and_nobody_floats_further_than_needed() -> None:
    done: list[list[Meeting]] = []
    byes: list[str] = []
    for _ in range(3):
        meetings = pair(names(5), done)
        byes += [meeting.one for meeting in meetings if meeting.is_bye]
        done.append([meeting if meeting.is_bye else Meeting(meeting.one, meeting.other, 1.0) for meeting in meetings])
    assert byes[0] == "p004"
    assert len(set(byes)) == 3


def test_who_meets_again_when_nothing_else_is_possible() -> None:
    done = played(2, 1, 0)
    (meeting,) = pair(names(2), done)
    assert {meeting.one, meeting.other} == {"p000", "p001"}
    assert meeting.one != done[0][0].one


def test_who_has_left_is_not_paired_and_who_comes_late_is() -> None:
    done = [[Meeting("p000", "p001", 1.0), Meeting("p002", "p003", 1.0)]]
    meetings = pair(names(5), done, here=["p000", "p002", "p003", "p004"])
    assert {player for meeting in meetings for player in (meeting.one, meeting.other)} == {
        "p000",
        "p002",
        "p003",
        "p004",
    }
    with pytest.raises(WildswingError, match="2 players"):
        pair(names(2), [], here=["p000"])


def test_a_large_round_is_paired_without_a_rematch() -> None:
    done = played(128, 2, 1)
    pairs = [frozenset((meeting.one, meeting.other)) for one in done for meeting in one]
    assert len(set(pairs)) == 128


@pytest.mark.parametrize("seed", range(30))
def test_whether_all_can_be_paired_is_found_out(seed: int) -> None:
    """Compared with trying everything."""
    stream = Stream(f"graph {seed}")
    players = names(8)
    edges = {frozenset(both) for both in combinations(players, 2) if stream.below(10) < 3}

    def tried(left: list[str]) -> bool:
        return not left or any(
            frozenset((left[0], other)) in edges and tried([one for one in left[1:] if one != other])
            for other in left[1:]
        )

    assert can_all_be_paired(players, lambda one, other: frozenset((one, other)) in edges) == tried(players)


def test_ties_are_broken_by_those_whom_one_met() -> None:
    meetings = [
        Meeting("a", "b", 1.0),
        Meeting("c", "d", 1.0),
        Meeting("a", "c", 0.5),
        Meeting("b", "d", 1.0),
    ]
    table = standings(["d", "c", "b", "a"], meetings)
    assert [(line.player, line.points, line.buchholz, line.sonneborn_berger) for line in table] == [
        ("a", 1.5, 2.5, 1.75),
        ("c", 1.5, 1.5, 0.75),
        ("b", 1.0, 1.5, 0.0),
        ("d", 0.0, 2.5, 0.0),
    ]


def test_who_is_equal_in_all_is_placed_by_their_own_match_and_then_by_entry() -> None:
    circle = [Meeting("a", "b", 0.0), Meeting("b", "c", 0.0), Meeting("c", "a", 0.0)]
    assert [line.player for line in standings(["a", "b", "c"], circle)] == ["a", "b", "c"]
    twins = [Meeting("a", "b", 1.0), Meeting("x", "a", 1.0), Meeting("b", "y", 1.0), Meeting("y", "z", 1.0)]
    first, second = standings(["b", "a", "x", "y", "z"], twins)[:2]
    assert (first.player, second.player) == ("a", "b")
    assert (first.points, first.buchholz, first.sonneborn_berger) == (1.0, 2.0, 1.0)
    assert (second.points, second.buchholz, second.sonneborn_berger) == (1.0, 2.0, 1.0)


def test_a_bye_counts_as_a_win_against_an_equal() -> None:
    (line,) = standings(["a"], [bye_of("a")])
    assert (line.points, line.buchholz, line.sonneborn_berger, line.played) == (1.0, 1.0, 1.0, 1)
