"""The decisions of a match that is over, each judged by what its seat knew."""

from collections.abc import Iterator, Sequence

import msgspec

from wildswing.kernel.agenda import ask_of
from wildswing.kernel.ask import Ask
from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.match import Given, Match
from wildswing.kernel.record import Recorder
from wildswing.kernel.state import State
from wildswing.study.judging import Verdict, judge
from wildswing.study.valuing import is_choice

MOST_DEPTH = 20
"""So many times as long as usual a decision is looked at at most."""


class Point(msgspec.Struct, frozen=True):
    """A decision that is to be judged: the question as its seat knew it, and the answer that was given."""

    number: int
    """Which answer of the match it is, from 0."""
    hidden: State
    ask: Ask
    given: int


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision that was looked at; without a verdict where nothing could be found out."""

    number: int
    seat: int
    given: int
    verdict: Verdict | None = None


def points(game: AnyGame, seed: int | str, setup: Setup, answers: Sequence[Given]) -> Iterator[Point]:
    """Plays a match again and gives its decisions, in order, each with no more than its seat knew."""
    again = Match(game, seed, setup)
    for number, given in enumerate(answers):
        ask = ask_of(again.state, given.seat)
        assert ask is not None  # for the match was played like this
        if is_choice(ask):
            yield Point(number, game.hide(again.state, given.seat), ask, given.answer)
        again.answer(given.seat, given.answer)


def decide(game: AnyGame, point: Point, depth: int) -> Decision:
    """Judges a decision; the same one at the same depth always alike."""
    verdict = judge(game, point.hidden, point.ask, point.given, depth, f"analysis {point.number}")
    return Decision(point.number, point.ask.seat, point.given, verdict)


def winners_of(recorder: Recorder) -> tuple[int, ...] | None:
    """Returns who has won a match, by its rules or since somebody else ended it early; None while it goes on."""
    match = recorder.match
    if recorder.ended is not None:
        teams = match.game.teams(match.setup)
        return tuple([seat for seat, team in enumerate(teams) if team != teams[recorder.ended.seat]])
    return None if match.outcome is None else match.outcome.winners
