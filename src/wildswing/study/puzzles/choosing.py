"""Chooses which of many puzzles are kept: of every theme, easy and hard ones, and few of one match."""

from collections import defaultdict
from collections.abc import Sequence

from wildswing.study.puzzles.puzzle import Puzzle


def chosen(found: Sequence[Puzzle], count: int) -> list[Puzzle]:
    """Returns so many puzzles at most, easiest first: the themes take turns, and so do ratings within a theme."""
    by_theme: dict[str, list[Puzzle]] = defaultdict(list)
    for puzzle in {one.position: one for one in found}.values():
        by_theme[puzzle.theme].append(puzzle)
    queues = [_spread(sorted(puzzles, key=_by_rating)) for puzzles in by_theme.values()]
    taken: list[Puzzle] = []
    while len(taken) < count and any(queues):
        taken += [queue.pop(0) for queue in queues if queue]
    return sorted(taken[:count], key=_by_rating)


def _by_rating(puzzle: Puzzle) -> tuple[int, str]:
    return puzzle.rating, puzzle.id


def _spread(puzzles: list[Puzzle]) -> list[Puzzle]:
    """Returns puzzles in an order whose every beginning is spread over all of them: the middle, then of each half."""
    if len(puzzles) < 2:
        return puzzles
    middle = len(puzzles) // 2
    lower, upper = _spread(puzzles[:middle]), _spread(puzzles[middle + 1 :])
    woven = [one for pair in zip(lower, upper, strict=False) for one in pair]
    return [puzzles[middle], *woven, *lower[len(upper) :], *upper[len(lower) :]]
