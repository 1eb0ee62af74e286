"""`wildswing notation`: writes a match down as people do, or makes a match file of such a sheet."""

import sys
from datetime import datetime
from pathlib import Path

from wildswing.cli.output import complain
from wildswing.cli.saved import content_of, read_fight, recorder_of
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.record import Recorder
from wildswing.notation.matches import is_notation, sheet_of
from wildswing.notation.printing import written
from wildswing.notation.sheet import Sheet

SUFFIX = ".fight"


def notation(file: Path, /, *, out: Path | None = None) -> None:
    """Write a recorded match down in the notation, or make a match file of a notation.

    A notation (`.fight`) has the match in a person's words, a line for each action or strike, and can be read, copied,
    edited and commented; docs/notation.md describes it. It is played again when it is read, and the first line that
    does not fit is named.

    Args:
        file: A match file, or a notation.
        out: Write to this new file instead of the screen; of a notation, a name that ends in `.fight` gets it again,
            tidily and with all comments.
    """
    content = content_of(file)
    if not is_notation(content):
        put(written(sheet_of(recorder_of(content, file), _day(file))).encode(), out)
        return
    fight = read_fight(content, file)
    if out is not None and out.suffix == SUFFIX:
        put(fight.text.encode(), out)
        return
    put(fight.content, out)
    if fight.sheet.is_remarked:
        complain(f"A match file has no room for comments, marks and variations; those of {file} stay there.")


def sheet_in(file: Path) -> tuple[Sheet, Recorder]:
    """Returns the sheet of a match file, or the one that a notation is, and the match."""
    content = content_of(file)
    if is_notation(content):
        fight = read_fight(content, file)
        return fight.sheet, fight.recorder
    recorder = recorder_of(content, file)
    return sheet_of(recorder, _day(file)), recorder


def _day(file: Path) -> str:
    """Returns the day on which a match file was last written."""
    return f"{datetime.fromtimestamp(file.stat().st_mtime):%Y.%m.%d}"


def put(content: bytes, out: Path | None) -> None:
    """Writes to a new file, or to the screen; a file that is there is left alone."""
    if out is None:
        sys.stdout.write(content.decode())
        return
    try:
        with out.open("xb") as file:
            file.write(content)
    except FileExistsError:
        raise WildswingError(f"{out} is there already and was left as it is; name another file with --out.") from None
    except OSError as error:
        raise WildswingError(f"{out} cannot be written: {error.strerror}.") from None
