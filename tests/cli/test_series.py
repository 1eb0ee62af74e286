"""A series in the terminal: bans, choices, draws, the score, and who chooses next."""

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Command, Said, assert_refused, matches_in
from wildswing.cli.saved import read_match
from wildswing.cli.series import Series
from wildswing.exceed.matches import fighter_text, roster
from wildswing.kernel.game import Outcome

MACHINE = ("--against", "random", "--seed", "5")
EXCEED = ("play", "exceed", *MACHINE)
PLAY_ON = "1\n" * 4000
"""More answers than a series needs; where somebody is to be chosen, no fighter is called “1”."""

SCORE = r"^(?:You|Player 1) (\d), (?:the machine|player 2) (\d); whoever wins 2 of 3 takes the series\.$"


def meetings(home: Path) -> list[tuple[str, ...]]:
    """Returns who met in each match that was begun."""
    return [read_match(path).match.seat_names for path in matches_in(home)]


def bans(said: Said) -> list[str]:
    return re.findall(r"^Nobody plays (.+)\.$", said.out, re.MULTILINE)


def won_by(winner: int) -> Outcome:
    return Outcome((winner,), (0, 0), 0, "")


# --- The score ---


def test_two_wins_of_three_take_a_series() -> None:
    series = Series(("you", "the machine"), 3)
    assert series.score() == "You 0, the machine 0; whoever wins 2 of 3 takes the series."
    assert series.note(won_by(0)) == 1
    assert series.note(won_by(1)) == 0
    assert (series.winner, series.wins) == (None, [1, 1])
    assert series.note(won_by(1)) == 0
    assert series.winner == 1
    assert series.score() == "The machine won the series: you 1, the machine 2."


def test_a_match_that_nobody_won_counts_for_nobody() -> None:
    series = Series(("player 1", "player 2"), 1)
    assert series.note(Outcome((), (0, 0), 0, "")) is None
    assert (series.winner, series.wins, series.played) == (None, [0, 0], 1)


@pytest.mark.parametrize("length", ["0", "2", "101", "-1"])
def test_a_series_has_an_odd_length(wildswing: Command, length: str) -> None:
    assert_refused(wildswing(*EXCEED, "--best-of", length), "makes no series; choose an odd number", "such as 3")


def test_what_does_not_go_together_is_refused(wildswing: Command) -> None:
    fighters = ("--fighters", "Ryu", "Ky")
    assert_refused(wildswing(*EXCEED, "--bans", "1", *fighters), "--fighters says who is played")
    assert_refused(wildswing(*EXCEED, "--bans", "99"), "should be a number from 0 to 9")
    assert_refused(wildswing("play", "--best-of", "3", "--resume"), "leave --setup and --resume out")
    assert_refused(
        wildswing("play", "formation", "--bans", "1"), "--bans is for exceed, and formation has no such thing"
    )
    assert_refused(wildswing("play", "target-practice", "--best-of", "3"), "A series is played by two")


# --- Choosing ---


def test_both_ban_and_choose_and_nobody_plays_whoever_is_banned(wildswing: Command, home: Path) -> None:
    said = wildswing(*EXCEED, "--best-of", "3", "--bans", "1", typed="Ryu\nryu\nKy\nq\n")
    assert said.code == 0
    assert re.search(r"^(You|The machine) may ban and choose first, by lot\.$", said.out, re.MULTILINE)
    assert "Ryu" in bans(said)
    assert len(set(bans(said))) == 2
    assert "Ryu is banned in this series; choose somebody else." in said.out
    assert "You 0, the machine 0; whoever wins 2 of 3 takes the series." in said.out
    ((own, other),) = meetings(home)
    assert own == "Ky Kiske"
    assert other not in bans(said)


def test_the_list_shows_who_can_be_chosen(wildswing: Command, home: Path) -> None:
    said = wildswing(*EXCEED, "--best-of", "3", typed="list\nnobody\n\nq\n")
    assert "Ky Kiske" in said.out
    assert "There is no fighter “nobody”" in said.out
    assert "Type a name, or a part that fits one; list shows all." in said.out
    assert matches_in(home) == []


def test_one_who_is_drawn_is_the_same_for_the_same_seed(wildswing: Command, home: Path) -> None:
    for _ in range(2):
        wildswing(*EXCEED, "--best-of", "3", typed="any\nq\n")
    assert len(meetings(home)) == 2
    assert len(set(meetings(home))) == 1


def test_any_fighter_is_drawn_by_the_seed_in_a_single_match_too(wildswing: Command, home: Path) -> None:
    for _ in range(2):
        wildswing(*EXCEED, "--fighters", "any", "Ky", typed="q\n")
    assert len(set(meetings(home))) == 1
    assert meetings(home)[0][0] in roster()
    assert meetings(home)[0][1] == "Ky Kiske"


def test_a_file_may_be_chosen(wildswing: Command, home: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine.fighter"
    file.write_text(fighter_text("Ryu").replace("fighter Ryu", "fighter Mine"), encoding="utf-8")
    wildswing(*EXCEED, "--best-of", "3", typed=f"{file}\nq\n")
    assert meetings(home)[0][0] == "Mine"


# --- Playing on ---


def test_the_loser_chooses_and_the_winner_stays(wildswing: Command, home: Path) -> None:
    said = wildswing(
        *("play", "exceed", "--two", "--seed", "5", "--best-of", "3", "--fighters", "Sol", "Ky"),
        typed="\n".join(["1"] * 1500),
    )
    scores = re.findall(SCORE, said.out, re.MULTILINE)
    first = read_match(matches_in(home)[0]).match
    assert first.outcome is not None
    (winner,) = first.outcome.winners
    assert tuple(map(int, scores[1])) == ((1, 0) if winner == 0 else (0, 1))
    loser = ("Player 1", "Player 2")[1 - winner]
    assert f"{loser} lost and may choose for the next match; {first.seat_names[winner]} stays." in said.out
    assert f"Enter keeps {first.seat_names[1 - winner]}" in said.out


def test_a_series_of_a_game_without_choices_is_played_to_its_end(wildswing: Command, home: Path) -> None:
    said = wildswing("play", "formation", *MACHINE, "--best-of", "3", typed=PLAY_ON)
    assert said.code == 0
    outcomes = [read_match(path).match.outcome for path in matches_in(home)]
    wins = [sum([outcome is not None and outcome.winners == (seat,) for outcome in outcomes]) for seat in (0, 1)]
    assert max(wins) == 2
    winner = ("You", "The machine")[wins.index(2)]
    assert said.out.count(f"{winner} won the series: you {wins[0]}, the machine {wins[1]}.") == 1
    assert [read_match(path).match.seed for path in matches_in(home)] == [5 + number for number in range(len(outcomes))]


def test_whoever_leaves_a_match_ends_the_series_and_keeps_the_match(wildswing: Command, home: Path) -> None:
    said = wildswing("play", "formation", *MACHINE, "--best-of", "3", typed="1\nq\n")
    assert "The match is saved." in said.out
    assert len(matches_in(home)) == 1
