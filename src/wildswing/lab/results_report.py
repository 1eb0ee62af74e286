"""What the results of a tournament come to, as data: for JSON, and as a table in CSV."""

import csv
import io
from collections.abc import Sequence
from statistics import fmean

import msgspec

from wildswing.lab.figures import CardFigures, Record, card_figures, first_turn, pair_records, record_of
from wildswing.lab.ratings import Rating, rate
from wildswing.lab.results import Header, Result
from wildswing.lab.statistics import Estimate

COLUMNS = ("entrant", "opponent", "games", "wins", "losses", "draws", "win_rate", "low", "high")


class Standing(msgspec.Struct, frozen=True):
    """How an entrant did against all others."""

    rating: Rating
    wins: int
    losses: int
    draws: int
    win_rate: Estimate
    win_rate_with_first_turn: Estimate
    cards: tuple[CardFigures, ...]
    """How a fighter's cards did, the most used first."""


class Meeting(msgspec.Struct, frozen=True):
    """How an entrant did against another; each pairing is told from both sides."""

    entrant: str
    opponent: str
    games: int
    wins: int
    losses: int
    draws: int
    win_rate: Estimate


class Report(msgspec.Struct, frozen=True):
    """What a tournament came to; all of it follows from the results."""

    header: Header
    asked: int
    """How many games were to be played."""
    games: int
    complete: bool
    standings: tuple[Standing, ...]
    """The best first."""
    meetings: tuple[Meeting, ...]
    first_player_share: Estimate
    """How often the player with the first turn won."""
    turns_per_game: float | None
    answers_per_game: float | None


def report_of(header: Header, results: Sequence[Result], asked: int, complete: bool) -> Report:
    """Adds up what there is."""
    pairs = pair_records(results)
    ratings = rate(header.entrants, results)
    names = [rating.name for rating in ratings]
    met = [(one, other) for one in names for other in names if (one, other) in pairs]
    return Report(
        header=header,
        asked=asked,
        games=len(results),
        complete=complete,
        standings=tuple([_standing(rating, results) for rating in ratings]),
        meetings=tuple([_meeting(one, other, pairs[one, other]) for one, other in met]),
        first_player_share=first_turn(results).rate,
        turns_per_game=fmean([result.turns for result in results]) if results else None,
        answers_per_game=fmean([result.answers for result in results]) if results else None,
    )


def _standing(rating: Rating, results: Sequence[Result]) -> Standing:
    record = record_of(results, rating.name)
    return Standing(
        rating=rating,
        wins=record.wins,
        losses=record.losses,
        draws=_draws(record),
        win_rate=record.rate,
        win_rate_with_first_turn=first_turn(results, rating.name).rate,
        cards=card_figures(results, rating.name),
    )


def _meeting(entrant: str, opponent: str, record: Record) -> Meeting:
    return Meeting(entrant, opponent, record.games, record.wins, record.losses, _draws(record), record.rate)


def _draws(record: Record) -> int:
    return record.games - record.wins - record.losses


def csv_of(report: Report) -> str:
    """Returns the meetings as CSV, with a line of headings."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for one in report.meetings:
        rate = one.win_rate
        writer.writerow(
            [one.entrant, one.opponent, one.games, one.wins, one.losses, one.draws, rate.value, rate.low, rate.high]
        )
    return text.getvalue()
