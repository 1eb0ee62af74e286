"""Reads a fighter file that nobody has read before, by the grammar."""

from wildswing.exceed.language.bounds import too_long, too_much
from wildswing.exceed.language.check import complaints
from wildswing.exceed.language.errors import FighterError, Mistake, lines_of
from wildswing.exceed.language.mending import mistakes_in
from wildswing.exceed.language.reading import read
from wildswing.exceed.language.sheets import Sheet


def parse_anew(text: str, source: str = "this text") -> Sheet:
    """Returns what a text says, or raises a `FighterError` with all that is wrong with it."""
    sheet = _sound(text)
    if sheet is None:
        raise FighterError(source, *mistakes_in(text))
    return sheet


def _sound(text: str) -> Sheet | None:
    """Returns what a text says, if nothing is wrong with it."""
    if too_long(text) or any(too_much(line) for line in lines_of(text) if not line.lstrip().startswith("#")):
        return None
    try:
        sheet = read(text)
    except Mistake:
        return None
    return None if any(complaints(sheet)) else sheet
