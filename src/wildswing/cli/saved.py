"""Match files on disk: each answer is there before the next question is asked."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from errno import ENOSPC
from io import FileIO
from pathlib import Path

from wildswing.cli.output import complain, to_type
from wildswing.home.alone import alone_with
from wildswing.home.folder import matches_folder
from wildswing.kernel.errors import BrokenRecord, WildswingError
from wildswing.kernel.match import Match
from wildswing.kernel.record import Recorder, read
from wildswing.kernel.registry import find_game
from wildswing.notation.matches import Fight, is_notation, read_notation

SUFFIX = ".match"


class SavedMatch:
    """A match whose every answer is on disk as soon as it is given."""

    def __init__(self, recorder: Recorder, path: Path, size: int, named: bool = False) -> None:
        self.recorder = recorder
        self.command = "play"
        """The command that takes the match up again."""
        self.path = path
        self._size = size
        self._named = named
        """Whether a person named the file, and so will have to name it again."""

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.recorder.match

    def answer(self, seat: int, index: int) -> None:
        """Gives an answer and writes it down."""
        with _writing(self.path), self._alone() as file:
            line = self.recorder.answer(seat, index)
            append(file, line, self._size)
        self._size += len(line)

    def take_back(self) -> None:
        """Takes the last answer out of the match and its file, by playing all others again."""
        if not self.match.answers:
            raise WildswingError("Nothing was answered yet, so nothing can be taken back.")
        with _writing(self.path), self._alone() as file:
            *kept, _ = self.path.read_bytes().splitlines(keepends=True)
            content = b"".join(kept)
            recorder = read(content, find_game, str(self.path))
            file.truncate(len(content))
            os.fsync(file.fileno())
        self.recorder = recorder
        self._size = len(content)

    @property
    def is_lost(self) -> bool:
        """Whether somebody removed the file."""
        return not self.path.exists()

    def parting(self) -> str:
        """Tells a person who leaves what became of the match."""
        if self.is_lost:
            return (
                f"{self.path} was removed while you played, and the answers you gave went with it; this match can no "
                f"longer be saved. Start a new one with {to_type(self.command)}."
            )
        return f"The match is saved. Go on with {self._resuming()}."

    def _resuming(self) -> str:
        """Returns the command that takes this match up again; it names the file unless it is taken up anyway."""
        files = _match_files(matches_folder())
        is_next = not self._named and files[:1] == [self.path]
        return to_type(self.command, "--resume", *([] if is_next else [self.path]))

    @contextmanager
    def _alone(self) -> Iterator[FileIO]:
        """Opens the file, which must be there unchanged, and keeps others from writing to it meanwhile."""
        try:
            # One unbuffered write a line, so that Ctrl-C never leaves half of one.
            file = FileIO(os.open(self.path, os.O_WRONLY | os.O_APPEND), "ab")
        except FileNotFoundError:
            raise WildswingError(self.parting()) from None

        def taken() -> str:
            return (
                f"{self.path} is being played in another terminal too; your answer was not written. Play on there, "
                f"or leave there first and take the match up again with {self._resuming()}."
            )

        with file, alone_with(file, self.path, taken):
            if os.fstat(file.fileno()).st_size != self._size:
                raise WildswingError(
                    f"{self.path} was changed by another program while you played; your answer was not written. "
                    f"Take the match up again with {self._resuming()}."
                )
            yield file


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


def append(file: FileIO, line: bytes, size: int) -> int:
    """Writes a line to the disk whole, or not at all, behind so many bytes, and returns its length."""
    try:
        if file.write(line) != len(line):
            raise OSError(ENOSPC, os.strerror(ENOSPC))
        os.fsync(file.fileno())
    except OSError:
        file.truncate(size)
        raise
    return len(line)


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
        header = recorder.header()
        file = path.open("xb", buffering=0)
        try:
            with file:
                append(file, header, 0)
        except OSError:
            path.unlink()  # once it is closed, for Windows removes no open file
            raise
    return SavedMatch(recorder, path, len(header))


def read_match(path: Path) -> Recorder:
    """Reads and verifies a match file, or a notation."""
    content = content_of(path)
    return read_fight(content, path).recorder if is_notation(content) else recorder_of(content, path)


def content_of(path: Path) -> bytes:
    """Returns what is in a file."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise WildswingError(f"{path} cannot be read: {error.strerror}.") from None


def recorder_of(content: bytes, path: Path) -> Recorder:
    """Reads and verifies what is in a match file."""
    return read(content, find_game, str(path))


def read_fight(content: bytes, path: Path) -> Fight:
    """Reads and plays what is in the file of a notation."""
    try:
        text = content.decode()
    except UnicodeDecodeError:
        raise WildswingError(f"{path} is no text file in UTF-8; save it as plain text.") from None
    return read_notation(text, find_game, str(path))


def how_it_ended(recorder: Recorder) -> str:
    """Says how a match has ended, by its rules or before; nothing of one that goes on."""
    if recorder.ended is not None:
        return recorder.ended.sentence(recorder.match.seat_names)
    outcome = recorder.match.outcome
    return "" if outcome is None else outcome.sentence


def _read(path: Path, named: bool = False) -> SavedMatch:
    content = content_of(path)
    if is_notation(content):
        made = to_type("notation", path, "--out", path.with_suffix(SUFFIX))
        raise WildswingError(f"{path} is a notation; make a match file of it with {made}.")
    return SavedMatch(recorder_of(content, path), path, len(content), named)


def open_match(path: Path) -> SavedMatch:
    """Takes up an unfinished match."""
    saved = _read(path, named=True)
    ended = how_it_ended(saved.recorder)
    if ended:
        raise BrokenRecord(f"{path} is finished: {ended} Look at it with {to_type('replay', path)}.")
    return saved


def newest_unfinished(fits: Callable[[Match], bool] = lambda _: True, command: str = "play") -> SavedMatch:
    """Takes up the unfinished match that was played last and fits; broken files are named and passed over."""
    folder = matches_folder()
    for place in (folder.parent, folder):
        if place.exists() and not place.is_dir():
            raise WildswingError(f"{place} is no folder, so no match lies there; set WILDSWING_HOME to a folder.")
    for path in _match_files(folder):
        try:
            saved = _read(path)
        except WildswingError as error:
            complain(f"Skipped: {error}")
            continue
        if not how_it_ended(saved.recorder) and fits(saved.match):
            return saved
    raise WildswingError(f"There is no unfinished match in {folder}; start one with {to_type(command)}.")


def _match_files(folder: Path) -> list[Path]:
    """Returns the match files of a folder, the one that was played last first."""
    return sorted(folder.glob(f"*{SUFFIX}"), key=_last_written, reverse=True)


def _last_written(path: Path) -> tuple[int, str]:
    """Orders files by age; what cannot be looked at, such as a link to nowhere, counts as oldest."""
    try:
        return path.stat().st_mtime_ns, path.name
    except OSError:
        return 0, path.name
