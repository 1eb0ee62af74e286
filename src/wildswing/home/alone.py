"""Files that one program at a time writes to."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from io import FileIO
from pathlib import Path
from time import sleep

from wildswing.kernel.errors import WildswingError
from wildswing.kernel.packages import where_there_is

fcntl = where_there_is("fcntl")
"""Without it a second file says that the first is taken."""

BESIDE = ".lock"
"""Follows the name of a file in the name of the one that says so."""

GOES_BY_ITSELF = getattr(os, "O_TEMPORARY", 0)
"""Has Windows remove a file with the program that made it, however that ends."""

PAUSE = 0.02
"""Seconds between two tries where a file is waited for."""


@contextmanager
def alone_with(file: FileIO, path: Path, taken: Callable[[], str] | None = None) -> Iterator[None]:
    """Keeps other programs of ours from an open file.

    Where one has it already, this is refused in the words of `taken`; where there are none, it is waited for.
    """
    release = _lock(file, path)
    while release is None:
        if taken is not None:
            raise WildswingError(taken())
        sleep(PAUSE)
        release = _lock(file, path)
    try:
        yield
    finally:
        release()


def _lock(file: FileIO, path: Path) -> Callable[[], None] | None:
    """Returns what gives a file back, or None if another program has it."""
    try:
        if fcntl is None:
            return _put_up(path.with_name(path.name + BESIDE))
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, FileExistsError):
        return None
    return lambda: fcntl.flock(file, fcntl.LOCK_UN)


def _put_up(sign: Path) -> Callable[[], None]:
    made = os.open(sign, os.O_RDWR | os.O_CREAT | os.O_EXCL | GOES_BY_ITSELF, 0o600)

    def take_down() -> None:
        os.close(made)
        with suppress(FileNotFoundError):
            sign.unlink()

    return take_down
