"""Judges an answer to a puzzle by what it is worth, so that one that is as good as the best counts."""

import msgspec

from wildswing.kernel.ask import Ask
from wildswing.kernel.errors import IllegalAnswer
from wildswing.kernel.game import AnyGame
from wildswing.kernel.space import Space
from wildswing.kernel.state import State
from wildswing.study.puzzles.facet import Aims, puzzles_of
from wildswing.study.puzzles.position import PosedPuzzle
from wildswing.study.puzzles.puzzle import EQUAL, FINE, NEAR, TINY


class Judged(msgspec.Struct, frozen=True):
    """What became of an answer; chances go from 0 to 1."""

    is_solved: bool
    best: float
    """How likely the seat wins after the best answer."""
    worth: float
    """How likely it wins after the answer that was given."""
    solution: int
    """The best answer, or the one that was given if that counts."""


def judge_answer(position: PosedPuzzle, answer: int) -> Judged:
    """Judges an answer to the question of a puzzle; one that is not offered is refused with a sentence."""
    game, ask, puzzle = position.match.game, position.ask, position.puzzle
    if type(answer) is not int or not 0 <= answer < ask.count:
        raise IllegalAnswer(game.refusal(position.match.state, ask.seat, answer))
    best = max(puzzle.values) / FINE
    if isinstance(ask.options, Space):
        lost = lost_at(aims_of(game), position.hidden, ask, puzzle.solutions[0], answer)
        is_solved = lost <= NEAR
    else:
        lost = best - puzzle.values[answer] / FINE
        is_solved = lost <= EQUAL + TINY
    solution = answer if is_solved else puzzle.solutions[0]
    return Judged(is_solved, best, max(0.0, round(best - lost, 3)), solution)


def lost_at(aims: Aims, hidden: State, ask: Ask, best: int, answer: int) -> float:
    """Returns how much less likely a seat wins after a point of a space than after the best."""
    return max(0.0, aims.worth(hidden, ask, best) - aims.worth(hidden, ask, answer))


def aims_of(game: AnyGame) -> Aims:
    """Returns how the points of a space are compared in a game that has puzzles of them."""
    facet = puzzles_of(game)
    assert facet is not None
    assert facet.aims is not None
    return facet.aims
