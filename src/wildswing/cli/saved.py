"""Match files on disk: each answer is there before the next question is asked."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from errno import ENOSPC
from io import FileIO
from pathlib import Path

import platformdirs

from wildswing.cli.output import complain
from wildswing.kernel.errors import BrokenRecord, WildswingError
from wildswing.kernel.match import Match
from wildswing.kernel.record import Recorder, read
from wildswing.kernel.registry import find_game

SUFFIX = ".match"


def matches_folder() -> Path:
    """Returns where matches are kept; WILDSWING_HOME names another place."""
    home = os.environ.get("WILDSWING_HOME") or platformdirs.user_data_dir("wildswing", appauthor=False)
    return Path(home).expanduser() / "matches"


class SavedMatch:
    """A match whose every answer is on disk as soon as it is given."""

    def __init__(self, recorder: Recorder, path: Path) -> None:
        self.recorder = recorder
        self.path = path
        self._size = path.stat().st_size

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.recorder.match

    def answer(self, seat: int, index: int) -> None:
        """Gives an answer and writes it down."""
        # One unbuffered write a line, so that Ctrl-C never leaves half of one.
        with _writing(self.path), self.path.open("ab", buffering=0) as file:
            if os.fstat(file.fileno()).st_size != self._size:
                raise WildswingError(
                    f"{self.path} was changed by another program while you played; your answer was not written. "
                    "Take the match up again with `wildswing play --resume`."
                )
            line = self.recorder.answer(seat, index)
            _append(file, line, self._size)
        self._size += len(line)


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    """Turns a failure of the disk into a sentence."""
    try:
        yield
    except OSError as error:
        raise WildswingError(
            f"{path} cannot be written ({error.strerror}); free the disk or set WILDSWING_HOME to a folder "
            "you may write to."
        ) from None


def _append(file: FileIO, line: bytes, size: int) -> None:
    """Writes a line to the disk whole, or not at all."""
    try:
        if file.write(line) != len(line):
            raise OSError(ENOSPC, os.strerror(ENOSPC))
        os.fsync(file.fileno())
    except OSError:
        file.truncate(size)
        raise


def begin(match: Match, seats: tuple[str, ...]) -> SavedMatch:
    """Makes the file of a new match."""
    recorder = Recorder(match, seats)
    folder = matches_folder()
    name = f"{match.game.name}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder / f"{name}{SUFFIX}"
    with _writing(path):
        folder.mkdir(parents=True, exist_ok=True)
        number = 1
        while path.exists():
            number += 1
            path = folder / f"{name}-{number}{SUFFIX}"
        with path.open("xb", buffering=0) as file:
            _append(file, recorder.header(), 0)
    return SavedMatch(recorder, path)


def read_match(path: Path) -> Recorder:
    """Reads and verifies a match file."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise WildswingError(f"{path} cannot be read: {error.strerror}.") from None
    return read(content, find_game, str(path))


def open_match(path: Path) -> SavedMatch:
    """Takes up an unfinished match."""
    recorder = read_match(path)
    if recorder.match.outcome is not None:
        raise BrokenRecord(
            f"{path} is finished: {recorder.match.outcome.sentence} Look at it with `wildswing replay {path}`."
        )
    return SavedMatch(recorder, path)


def newest_unfinished() -> SavedMatch:
    """Takes up the unfinished match that was played last; broken files are named and passed over."""
    folder = matches_folder()
    for path in sorted(folder.glob(f"*{SUFFIX}"), key=_last_written, reverse=True):
        try:
            recorder = read_match(path)
        except WildswingError as error:
            complain(f"Passed over: {error}")
            continue
        if recorder.match.outcome is None:
            return SavedMatch(recorder, path)
    raise WildswingError(f"There is no unfinished match in {folder}; start one with `wildswing play`.")


def _last_written(path: Path) -> tuple[int, str]:
    return path.stat().st_mtime_ns, path.name
