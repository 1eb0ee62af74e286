"""Reads a fighter file, or tells everything that is wrong with it."""

from wildswing.exceed.language.kept import kept_sheet
from wildswing.exceed.language.sheets import Sheet


def parse(text: str, source: str = "this text") -> Sheet:
    """Returns what a fighter file says, or raises a `FighterError` with the place and the remedy of each mistake."""
    sheet = kept_sheet(text)
    if sheet is not None:
        return sheet
    from wildswing.exceed.language.anew import parse_anew  # noqa: PLC0415 - the grammar is slow to load, and seldom needed

    return parse_anew(text, source)
