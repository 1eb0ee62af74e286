"""Puzzle files: a line that says of which game and rules they are and how many, then a line for each puzzle.

Every line carries a check over itself, so that one that was edited is told from one that was made.
"""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files

import msgspec

import wildswing
from wildswing.kernel.game import AnyGame
from wildswing.study.puzzles.facet import puzzles_of
from wildswing.study.puzzles.position import BrokenPuzzle
from wildswing.study.puzzles.puzzle import Puzzle
from wildswing.texts import say

FORMAT = 1


class Head(msgspec.Struct, frozen=True):
    """The first line."""

    puzzles: int
    """The format of the file."""
    program: str
    game: str
    rules: int
    count: int
    check: str = ""

    def digest(self) -> str:
        """Returns the check of the line."""
        plain = msgspec.json.encode(msgspec.structs.replace(self, check=""))
        return blake2b(plain, digest_size=4).hexdigest()


def write_puzzles(game: AnyGame, puzzles: Sequence[Puzzle]) -> bytes:
    """Returns the file of some puzzles."""
    head = Head(FORMAT, wildswing.__version__, game.name, game.version, len(puzzles))
    lines: list[Head | Puzzle] = [head, *puzzles]
    checked = [msgspec.structs.replace(line, check=line.digest()) for line in lines]
    return b"".join([msgspec.json.encode(line) + b"\n" for line in checked])


def read_puzzles(content: bytes, game: AnyGame, source: str) -> tuple[Puzzle, ...]:
    """Reads a file of puzzles of a game, and checks every line."""
    first, *lines = content.split(b"\n")
    head = _head(first, game, source)
    if len(lines) != head.count + 1 or lines[-1]:
        raise BrokenPuzzle(
            say(
                "{source} is cut off or has too much: it should have {count} puzzles; get it anew.",
                source=source,
                count=head.count,
            )
        )
    puzzles = [_line(text, number, source) for number, text in enumerate(lines[:-1], 2)]
    if len({one.id for one in puzzles}) < len(puzzles):
        raise BrokenPuzzle(say("{source} has a puzzle twice; get it anew.", source=source))
    return tuple(puzzles)


def _head(text: bytes, game: AnyGame, source: str) -> Head:
    try:
        head = msgspec.json.decode(text, type=Head)
    except msgspec.MsgspecError:
        head = None
    if head is None or (head.puzzles == FORMAT and head.check != head.digest()):
        raise BrokenPuzzle(
            say("{source} is no file of puzzles, or its first line was edited or damaged; get it anew.", source=source)
        )
    if (head.puzzles, head.game, head.rules) != (FORMAT, game.name, game.version):
        raise BrokenPuzzle(
            say(
                "{source} has puzzles of {game} by rules version {rules}, and this Wildswing plays version {played} of "
                "{here}; use the Wildswing that made them ({program}).",
                source=source,
                game=head.game,
                rules=head.rules,
                played=game.version,
                here=game.name,
                program=head.program,
            )
        )
    return head


def _line(text: bytes, number: int, source: str) -> Puzzle:
    try:
        puzzle = msgspec.json.decode(text, type=Puzzle, strict=True)
    except msgspec.MsgspecError:
        puzzle = None
    if puzzle is None or puzzle.check != puzzle.digest():
        raise BrokenPuzzle(
            say("{source}, line {number} was edited or damaged; get the file anew.", source=source, number=number)
        )
    if not puzzle.solutions:
        raise BrokenPuzzle(
            say("{source}, line {number} is a puzzle without a clear solution.", source=source, number=number)
        )
    return puzzle


@lru_cache(maxsize=16)
def shipped_puzzles(game: AnyGame) -> tuple[Puzzle, ...]:
    """Returns the puzzles that come with a game, easiest first; none if it has none."""
    facet = puzzles_of(game)
    if facet is None:
        return ()
    package, _, path = facet.file.partition(":")
    file = files(package).joinpath(path)
    return read_puzzles(file.read_bytes(), game, path) if file.is_file() else ()
