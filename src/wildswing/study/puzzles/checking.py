"""Looks at a puzzle anew, with other chance than its maker: for whoever changes rules, agents or puzzles."""

from wildswing.agents.thoughts import SURE
from wildswing.kernel.chance import Stream
from wildswing.kernel.space import Space
from wildswing.study.comparing import compare, gap
from wildswing.study.puzzles.position import PosedPuzzle
from wildswing.study.puzzles.puzzle import CLEAR
from wildswing.study.valuing import value_answers

WORLDS = 150
"""In so many worlds points of a space are compared."""


def holds(position: PosedPuzzle, depth: int = 1) -> bool:
    """Tells whether a fresh look finds a solution best, and no other answer near it."""
    puzzle, ask = position.puzzle, position.ask
    stream = Stream(f"check {puzzle.id}")
    if isinstance(ask.options, Space):
        return _is_best_point(position, stream)
    values = value_answers(position.match.game, position.hidden, ask, depth, stream, range(ask.count))
    if not values.is_known:
        return False
    lost = [values.lost_by(index) for index in range(ask.count)]
    others = [loss for index, loss in enumerate(lost) if index not in puzzle.solutions]
    return min(lost[index] for index in puzzle.solutions) < CLEAR / 2 <= min(others)


def _is_best_point(position: PosedPuzzle, stream: Stream) -> bool:
    points = position.puzzle.points
    seen = compare(position.match.game, position.hidden, position.ask, points, WORLDS, stream)
    best = seen[points.index(position.puzzle.solutions[0])]
    behind = [
        gap(best, values) for point, values in zip(points, seen, strict=True) if point not in position.puzzle.solutions
    ]
    return all(lead > SURE * doubt for lead, doubt in behind)
