"""Judges the decisions of a match that is over, in a worker, and says in a person's words what they were between."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from wildswing.agents.thoughts import labels_of
from wildswing.kernel.game import Setup
from wildswing.kernel.match import Given, Match
from wildswing.kernel.registry import find_game
from wildswing.study.analysis import Decision, Point, decide, points
from wildswing.texts import speaking
from wildswing.texts.catalogues import catalogue_of


class Past(msgspec.Struct, frozen=True):
    """A match that is over, as plain data."""

    game: str
    seed: int | str
    setup: tuple[tuple[str, str], ...]
    answers: tuple[Given, ...]


def past_of(match: Match) -> Past:
    """Returns what a worker plays a match again from."""
    setup: Setup = match.setup
    return Past(match.game.name, match.seed, tuple(setup.items()), tuple(match.answers))


def count(past: Past) -> int:
    """Returns how many decisions there were."""
    return len(_points(past))


def judge_decision(past: Past, place: int, depth: int) -> Decision:
    """Judges one of them, by no more than its seat knew."""
    return decide(find_game(past.game), _points(past)[place], depth)


def labels(past: Past, decisions: Sequence[Decision], language: str) -> list[tuple[str, ...]]:
    """Returns what the answers are called that were compared in some decisions, in a language."""
    game = find_game(past.game)
    at = {point.number: point for point in _points(past)}
    with speaking(catalogue_of(language)):
        return [
            ()
            if one.verdict is None
            else tuple(labels_of(game, at[one.number].hidden, at[one.number].ask, one.verdict.thoughts))
            for one in decisions
        ]


@lru_cache(maxsize=4)
def _points(past: Past) -> tuple[Point, ...]:
    return tuple(points(find_game(past.game), past.seed, dict(past.setup), past.answers))
