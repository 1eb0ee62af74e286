"""The results of a tournament, and the file that keeps them: a header line, then a line of JSON for each game.

The file only grows, so whatever ends a tournament, the games that were finished are kept. A line that was cut off in
the middle of its writing counts for nothing, and its game is played again.
"""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from errno import ENOSPC
from io import FileIO
from pathlib import Path
from typing import Literal

import msgspec

from wildswing.home.alone import alone_with
from wildswing.home.writing import writing
from wildswing.kernel.errors import WildswingError

FORMAT = 1

Key = tuple[str, str, int]
"""What tells a game from all others: entrants a and b, and which of their games it is."""


class CardTally(msgspec.Struct, frozen=True, array_like=True):
    """How a card did in a game."""

    name: str
    set: int
    """How often it was set as an attack."""
    hits: int
    decided: int
    """1 if the last life was lost to it, otherwise 0."""


class Result(msgspec.Struct, frozen=True):
    """A finished game; all of it follows from the header and the key."""

    pair: tuple[str, str]
    """Entrants a and b, in the order of the header."""
    number: int
    """Which of their games; a sits in seat 0 when it is even, in seat 1 when it is odd."""
    winner: str | None
    first: str
    """Who had the first turn."""
    answers: int
    scores: tuple[int, int]
    """Those of a and b, such as the life that is left."""
    turns: int
    """How many turns were begun, or 0 in a game that does not count them."""
    cards: tuple[tuple[CardTally, ...], tuple[CardTally, ...]] = ((), ())
    """How a's and b's own cards did."""
    distances: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """How many of a's and b's hits landed at distance 0, 1, 2 and so on."""

    @property
    def key(self) -> Key:
        """What tells this game from all others."""
        return (*self.pair, self.number)


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What a tournament is, as its file says in the first line."""

    results: int = FORMAT
    kind: Literal["matchups", "ladder", "swiss"]
    """Whether the entrants are fighters, all played by one agent, or agents, who play drawn fighters."""
    program: str
    """The version of Wildswing."""
    game: str
    rules: int
    """The version of the game's rules."""
    seed: int
    entrants: tuple[str, ...]
    against: tuple[str, ...] = ()
    """Those of the entrants whom all others meet; if nobody is named, everybody meets everybody."""
    agent: str | None = None
    """Who plays the fighters of matchups."""
    fighters: tuple[str, ...] = ()
    """Whom the agents of a ladder play, in a game that has fighters."""
    texts: str
    """A digest of everything the games are played with."""


ASKED = {
    "kind": "a tournament of the kind",
    "game": "the game",
    "agent": "the agent",
    "entrants": "the entrants",
    "fighters": "the fighters",
    "seed": "the seed",
}
"""What a person asks for, as a sentence calls it."""


class Results:
    """The results of a tournament as they come in, kept in memory alone."""

    def __init__(self, results: Iterable[Result] = ()) -> None:
        self.results = list(results)

    def append(self, result: Result) -> None:
        """Takes a result."""
        self.results.append(result)


class ResultFile(Results):
    """The open file of a tournament, with the results it holds; nobody else can write to it meanwhile."""

    def __init__(self, file: FileIO, path: Path, results: Iterable[Result]) -> None:
        super().__init__(results)
        self._file = file
        self._path = path

    def append(self, result: Result) -> None:
        """Writes a result down."""
        line = _line(result)
        with writing(self._path):
            # One unbuffered write, so that Ctrl-C never leaves half a line.
            if self._file.write(line) != len(line):
                raise OSError(ENOSPC, os.strerror(ENOSPC))
        super().append(result)


@contextmanager
def open_results(path: Path, header: Header) -> Iterator[ResultFile]:
    """Opens the file of a tournament to go on with it, or begins it; a file of another tournament is refused."""
    with writing(path):
        file = FileIO(os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT, 0o666), "ab+")
    taken = f"Another command is writing to {path}; wait until it has finished, or name another file."
    with file, alone_with(file, path, lambda: taken):
        file.seek(0)
        content = file.readall() or b""
        first = _line(header)
        results: list[Result] = []
        with writing(path):
            if first.startswith(content):
                file.truncate(0)
                file.write(first)
            else:
                found, results = _parse(content, path)
                _check_same(found, header, path)
                file.truncate(content.rfind(b"\n") + 1)
        yield ResultFile(file, path, results)


def read_results(path: Path) -> tuple[Header, list[Result]]:
    """Reads the file of a tournament, which may still be under way."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise WildswingError(f"{path} cannot be read: {error.strerror}.") from None
    return _parse(content, path)


def _line(struct: Header | Result) -> bytes:
    return msgspec.json.encode(struct) + b"\n"


def _parse(content: bytes, path: Path) -> tuple[Header, list[Result]]:
    first, *lines = content.split(b"\n")
    header = _read_header(first, path)
    seen: dict[Key, int] = {}
    results: list[Result] = []
    # What follows the last line break was cut off.
    for number, text in enumerate(lines[:-1], 2):
        try:
            result = msgspec.json.decode(text, type=Result)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise _damaged(path, number, "it is not the result of a game") from None
        if not _fits(header, result):
            raise _damaged(path, number, "such a game is not part of this tournament")
        if result.key in seen:
            raise _damaged(path, number, f"it tells of the same game as line {seen[result.key]}")
        seen[result.key] = number
        results.append(result)
    return header, results


def _read_header(text: bytes, path: Path) -> Header:
    try:
        version = msgspec.json.decode(text, type=dict[str, object]).get("results")
    except (msgspec.MsgspecError, UnicodeDecodeError):
        version = None
    if not isinstance(version, int) or version < 1:
        raise WildswingError(f"{path} is no file of results; name another file, or one that does not exist yet.")
    if version > FORMAT:
        raise WildswingError(
            f"{path} was written by a newer Wildswing (format {version}, this one reads {FORMAT}); upgrade Wildswing, "
            f"or name another file."
        )
    try:
        return msgspec.json.decode(text, type=Header)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise _damaged(path, 1, str(error)) from None


def _fits(header: Header, result: Result) -> bool:
    a, b = result.pair
    if a not in header.entrants or b not in header.entrants:
        return False
    in_order = header.entrants.index(a) < header.entrants.index(b)
    return in_order and result.number >= 0 and result.winner in (a, b, None) and result.first in (a, b)


def _damaged(path: Path, number: int, reason: str) -> WildswingError:
    return WildswingError(
        f"{path}, line {number} was edited or damaged: {reason}; remove that line to go on with the others, or name "
        f"another file."
    )


def _check_same(found: Header, asked: Header, path: Path) -> None:
    for name, words in ASKED.items():
        kept, wanted = _said(getattr(found, name)), _said(getattr(asked, name))
        if kept != wanted:
            raise WildswingError(
                f"{path} holds a tournament with {words} {kept}, and {wanted} is asked for now; ask for the same to go "
                f"on with it, or name another file."
            )
    if (found.program, found.rules) != (asked.program, asked.rules):
        raise WildswingError(
            f"{path} was begun by Wildswing {found.program} with version {found.rules} of the rules, and this is "
            f"Wildswing {asked.program} with version {asked.rules}; go on with the one that began it, or name another "
            f"file."
        )
    if found.texts != asked.texts:
        raise WildswingError(
            f"{path} was begun with other card texts than there are now; name another file, so that results from "
            f"before and after the change stay apart."
        )


def _said(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(value) or "none"
    return "none" if value is None else str(value)
