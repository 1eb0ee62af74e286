"""`wildswing dataset`: puts the decisions of recorded matches into a file for learning programs."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from wildswing.cli.output import console, counted, print_json
from wildswing.cli.progress import shown_progress
from wildswing.cli.saved import read_match
from wildswing.kernel.packages import needed


def dataset(
    *files: Annotated[Path, Parameter(required=True)],
    out: Path,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Put the decisions of recorded matches into a Parquet file.

    Each match is played once more and checked on the way. docs/data.md describes the columns.

    Args:
        files: Match files, or notations, of one game.
        out: The new file.
        json: Print one JSON object.
    """
    with decisions_needed():
        from wildswing.lab.recording import record_matches  # noqa: PLC0415 - the rest of the command line needs none
    matches = []
    with shown_progress("Reading") as progress:
        for file in files:
            matches.append(read_match(file).match)
            progress(len(matches), len(files))
    decisions = record_matches(matches, out)
    if json:
        print_json({"file": str(out), "game": matches[0].game.name, "matches": len(matches), "decisions": decisions})
    else:
        said = f"{out} has {counted(decisions, 'decision')} of {counted(len(matches), 'game')}."
        console().print(said, soft_wrap=True)


@contextmanager
def decisions_needed() -> Iterator[None]:
    """Names what is missing where files of decisions cannot be written."""
    with needed("Files of decisions need", "lab"):
        yield
