"""What some results add up to; a draw is half a win."""

import csv

import pytest

from wildswing.lab.ratings import rate
from wildswing.lab.results import CardTally, Header, Result
from wildswing.lab.results_report import Report, csv_of, report_of
from wildswing.lab.statistics import Estimate, share

HEADER = Header(
    kind="matchups", program="1.2", game="exceed", rules=3, seed=7, entrants=("Ada", "Bob", "Cid"), texts="abc"
)
SWINGS = (CardTally("Swing", 3, 2, 1),), (CardTally("Kick", 1, 0, 0), CardTally("Swing", 2, 2, 0))
RESULTS = [
    Result(("Ada", "Bob"), 0, "Bob", "Ada", 90, (0, 4), 12, SWINGS),
    Result(("Ada", "Bob"), 1, "Bob", "Bob", 80, (0, 4), 10, SWINGS),
    Result(("Ada", "Bob"), 2, "Ada", "Ada", 70, (4, 0), 8, SWINGS),
    Result(("Ada", "Bob"), 3, None, "Bob", 60, (0, 0), 6, SWINGS),
    Result(("Bob", "Cid"), 0, "Bob", "Bob", 50, (9, 0), 4),
]


@pytest.fixture
def report() -> Report:
    return report_of(HEADER, RESULTS, asked=6, complete=False)


def test_it_says_how_much_was_played(report: Report) -> None:
    assert (report.asked, report.games, report.complete) == (6, 5, False)
    assert (report.turns_per_game, report.answers_per_game) == (8, 70)
    assert report.first_player_share == share(3.5, 5)


def test_the_best_comes_first(report: Report) -> None:
    assert [one.rating for one in report.standings] == list(rate(HEADER.entrants, RESULTS))
    best = report.standings[0]
    assert best.rating.name == "Bob"
    assert (best.wins, best.losses, best.draws, best.win_rate) == (3, 1, 1, share(3.5, 5))
    assert best.win_rate_with_first_turn == share(2.5, 3)
    assert [(card.name, card.set, card.hits) for card in best.cards] == [("Swing", 8, 8), ("Kick", 4, 0)]


def test_each_meeting_is_told_from_both_sides_and_others_not_at_all(report: Report) -> None:
    told = {(one.entrant, one.opponent): (one.games, one.wins, one.losses, one.draws) for one in report.meetings}
    assert told == {
        ("Ada", "Bob"): (4, 1, 2, 1),
        ("Bob", "Ada"): (4, 2, 1, 1),
        ("Bob", "Cid"): (1, 1, 0, 0),
        ("Cid", "Bob"): (1, 0, 1, 0),
    }
    assert [one.win_rate for one in report.meetings if one.entrant == "Ada"] == [share(1.5, 4)]


def test_the_csv_has_a_line_for_each_side_of_a_pairing(report: Report) -> None:
    rows = list(csv.DictReader(csv_of(report).splitlines()))
    assert len(rows) == 4
    row = next(row for row in rows if row["entrant"] == "Ada")
    rate = share(1.5, 4)
    assert row == {
        "entrant": "Ada",
        "opponent": "Bob",
        "games": "4",
        "wins": "1",
        "losses": "2",
        "draws": "1",
        "win_rate": str(rate.value),
        "low": str(rate.low),
        "high": str(rate.high),
    }


def test_nothing_played_is_nothing_known() -> None:
    report = report_of(HEADER, [], asked=6, complete=False)
    assert (report.games, report.meetings, report.turns_per_game, report.answers_per_game) == (0, (), None, None)
    assert report.first_player_share == Estimate(None, None, None)
    assert [one.rating.rating for one in report.standings] == [1500, 1500, 1500]
