"""`wildswing analyse`: says what each answer of a match was worth to who gave it, and what would have been better."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from wildswing.cli.analysis_words import facts, report
from wildswing.cli.notation import put, sheet_in
from wildswing.cli.numbers import WholeNumber
from wildswing.cli.output import console, print_json, to_type
from wildswing.cli.progress import shown_progress
from wildswing.cli.saved import append, how_it_ended
from wildswing.home.alone import alone_with
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.record import Recorder
from wildswing.notation.printing import written
from wildswing.study.analysis import MOST_DEPTH, decide, points, winners_of
from wildswing.study.annotating import annotated, best_words
from wildswing.study.keeping import Journal
from wildswing.study.summary import summarize

SUFFIX = ".analysis"


def analyse(
    file: Path,
    /,
    *,
    depth: WholeNumber = 1,
    out: Path | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Say what each answer of a finished match was worth, and what would have been better.

    Every decision is looked at by search, with only what that seat knew. What is found is kept in a file beside the
    match, decision by decision, so that a command that was stopped goes on where it was; docs/study.md explains it.

    Args:
        file: A match file, or a notation.
        depth: Look so many times as long as usual, up to 20.
        out: Write the match with marks and better answers to this new file, as a notation.
        json: Print the analysis as JSON.
    """
    if not 1 <= depth <= MOST_DEPTH:
        raise WildswingError(f"The depth is {depth}, and should be a whole number from 1 to {MOST_DEPTH}.")
    sheet, recorder = sheet_in(file)
    if not how_it_ended(recorder):
        raise WildswingError(
            f"{file} is not over, and only a finished match is analysed; see {to_type('replay', file)}."
        )
    journal = Journal(recorder, depth)
    _go_on(journal, recorder, depth, _path_for(file, depth))
    match = recorder.match
    summary = summarize(journal.decisions, match.game.teams(match.setup), len(match.answers), winners_of(recorder))
    best = best_words(match, journal.decisions)
    if out is not None:
        put(written(annotated(sheet, journal.decisions, best)).encode(), out)
    if json:
        print_json({"file": str(file), "depth": depth, **facts(recorder, sheet, journal.decisions, summary, best)})
    elif out is None:
        report(console(), recorder, sheet, journal.decisions, summary, best)


def _path_for(file: Path, depth: int) -> Path:
    """Returns where the analysis of a match is kept; each depth has a file of its own."""
    return file.with_suffix(SUFFIX if depth == 1 else f".depth-{depth}{SUFFIX}")


def _go_on(journal: Journal, recorder: Recorder, depth: int, path: Path) -> None:
    """Judges all decisions that are not in the file yet, and writes each as soon as it is judged."""
    match = recorder.match
    with _opened(path) as file:
        content = path.read_bytes()
        size = journal.read(content, str(path))
        if size < len(content):
            file.truncate(size)
        if not size:
            size += append(file, journal.header(), size)
        todo = list(points(match.game, match.seed, match.setup, match.answers))
        try:
            with shown_progress("Decisions") as progress:
                for place, point in enumerate(todo):
                    progress(place, len(todo))
                    if place >= len(journal.decisions):
                        size += append(file, journal.note(decide(match.game, point, depth)), size)
        except KeyboardInterrupt as interrupt:
            interrupt.add_note(
                f"{len(journal.decisions)} of {len(todo)} decisions are kept in {path}; the same command goes on there."
            )
            raise


@contextmanager
def _opened(path: Path) -> Iterator[FileIO]:
    """Opens the file of an analysis, which one program at a time writes to."""

    def taken() -> str:
        return f"{path} is being written by another program; wait until it is done, or stop it first."

    try:
        file = FileIO(os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666), "ab")
        with file, alone_with(file, path, taken):
            yield file
    except OSError as error:
        raise WildswingError(
            f"{path} cannot be written ({error.strerror}); copy the match to a folder you may write to."
        ) from None
