"""Progress on standard error, for people who wait: a bar on a terminal, and elsewhere a line now and then."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from wildswing.cli.output import complain

EVERY = 5.0
"""Seconds between two lines where no terminal looks on."""


@contextmanager
def progress(what: str, now: Callable[[], float] = monotonic) -> Iterator[Callable[[int, int], None]]:
    """Gives what is to be told how much is done, of how much."""
    screen = Console(stderr=True)
    if not screen.is_terminal:
        yield _lines(what, now)
        return
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True) as bar:
        task = bar.add_task(what, total=None)

        def done(count: int, of: int) -> None:
            bar.update(task, completed=count, total=of)

        yield done


def _lines(what: str, now: Callable[[], float]) -> Callable[[int, int], None]:
    told = now()

    def done(count: int, of: int) -> None:
        nonlocal told
        if now() - told >= EVERY and count < of:
            told = now()
            complain(f"{what}: {count} of {of}.")

    return done
