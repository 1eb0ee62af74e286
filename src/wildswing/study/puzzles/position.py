"""Sets up the position of a puzzle: the match up to its question, checked against what its maker saw."""

from hashlib import blake2b

import msgspec

from wildswing.kernel.agenda import ask_of
from wildswing.kernel.ask import Ask
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame
from wildswing.kernel.match import Match
from wildswing.kernel.space import Space
from wildswing.kernel.state import State
from wildswing.notation.head import known_texts
from wildswing.study.puzzles.puzzle import Puzzle
from wildswing.texts import ENGLISH, say, speaking


class BrokenPuzzle(WildswingError):
    """A puzzle, or a file of them, that cannot be used."""


class PosedPuzzle(msgspec.Struct, frozen=True):
    """A puzzle that is set up."""

    puzzle: Puzzle
    match: Match
    ask: Ask
    since: int
    """How much had been told when its seat last decided."""

    @property
    def hidden(self) -> State:
        """All that its seat knows."""
        known: State = self.match.game.hide(self.match.state, self.ask.seat)
        return known


def set_up(game: AnyGame, puzzle: Puzzle) -> PosedPuzzle:
    """Plays the match of a puzzle up to its question; the position has to be the one it was made of."""
    since = 0
    try:
        match = Match(game, puzzle.seed, _setup(game, puzzle))
        for given in puzzle.given():
            if given.seat == puzzle.seat:
                since = len(match.told)
            match.answer(given.seat, given.answer)
    except (WildswingError, KeyError, ValueError, TypeError) as error:
        raise _broken(puzzle) from error
    ask = ask_of(match.state, puzzle.seat)
    if ask is None or not _fits(ask, puzzle) or position_digest(match, ask) != puzzle.position:
        raise _broken(puzzle)
    if not puzzle.solutions:
        raise BrokenPuzzle(say("Puzzle {id} has no clear solution; choose another one.", id=puzzle.id))
    return PosedPuzzle(puzzle, match, ask, since)


def _fits(ask: Ask, puzzle: Puzzle) -> bool:
    if not isinstance(ask.options, Space):
        return ask.count == len(puzzle.values) and not puzzle.points
    return len(puzzle.points) == len(puzzle.values) and all(0 <= point < ask.count for point in puzzle.points)


def position_digest(match: Match, ask: Ask) -> str:
    """Returns what a position is known by: all that the seat sees, and what it is asked."""
    with speaking(ENGLISH):
        seen = msgspec.json.encode(match.view(ask.seat))
    asked = repr((ask.seat, ask.kind, ask.options, ask.about, ask.repeats))
    return blake2b(seen + asked.encode(), digest_size=6).hexdigest()


def _setup(game: AnyGame, puzzle: Puzzle) -> dict[str, str]:
    known = known_texts(game)
    return {key: value if isinstance(value, str) else known[value[0]] for key, value in puzzle.setup.items()}


def _broken(puzzle: Puzzle) -> BrokenPuzzle:
    return BrokenPuzzle(
        say(
            "Puzzle {id} was made with other rules or cards than this Wildswing has, so its position cannot be set "
            "up; choose another one.",
            id=puzzle.id,
        )
    )
