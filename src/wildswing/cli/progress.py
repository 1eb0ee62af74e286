"""Progress on standard error, for people who wait: a bar on a terminal, and elsewhere a line every few seconds."""

import glob
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import TIMEOUT_MAX, Event, Thread

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from wildswing.cli.output import complain
from wildswing.lab.errands import Progress

EVERY = 5.0
"""Seconds between two lines where no terminal looks on."""

LOOK = 0.2
"""Seconds between two looks at a file that grows."""

MEGABYTE = 1_000_000


@contextmanager
def shown_progress(what: str) -> Iterator[Progress]:
    """Gives what is to be told how much is done, of how much."""
    screen = Console(stderr=True)
    if not screen.is_terminal:
        with _lines(what) as progress:
            yield progress
        return
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=screen, transient=True) as bar:
        task = bar.add_task(what, total=None)

        def done(count: int, of: int) -> None:
            bar.update(task, completed=count, total=of or None)

        yield done


@contextmanager
def growing(what: str, file: Path, of: int) -> Iterator[None]:
    """Tells how many megabytes a file has, with those beside it, of so many bytes in the end; whoever writes it."""
    is_over = Event()

    def look(progress: Progress) -> None:
        while not is_over.wait(LOOK):
            progress(size_of(file) // MEGABYTE, -(-of // MEGABYTE))

    with shown_progress(what) as progress:
        looker = Thread(target=look, args=(progress,), daemon=True)
        looker.start()
        try:
            yield
        finally:
            is_over.set()
            looker.join()


def size_of(file: Path) -> int:
    """Returns how many bytes a file has, with those whose names begin with its own; 0 if it is not there."""
    size = 0
    for one in file.parent.glob(f"{glob.escape(file.name)}*"):
        with suppress(OSError):  # gone meanwhile
            size += one.stat().st_size
    return size


@contextmanager
def _lines(what: str) -> Iterator[Progress]:
    news = News(what)
    is_over = Event()
    teller = Thread(target=tell, args=(news, is_over.wait), daemon=True)
    teller.start()
    try:
        yield news.note
    finally:
        is_over.set()
        teller.join()


class News:
    """How far something is."""

    def __init__(self, what: str) -> None:
        self._what = what
        self.line = f"{what}: nothing is done yet."

    def note(self, count: int, of: int) -> None:
        """Takes in how much is done."""
        self.line = f"{self._what}: {count} of {of}." if of else f"{self._what}: {count}."


def tell(news: News, wait: Callable[[float], bool]) -> None:
    """Tells the news every few seconds, whether they are new or not, until waiting is over."""
    while not wait(min(EVERY, TIMEOUT_MAX)):
        complain(news.line)
