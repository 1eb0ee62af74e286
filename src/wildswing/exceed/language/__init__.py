"""The language of fighter files: controlled English that people read and the engine runs."""

from wildswing.exceed.language.errors import FighterError
from wildswing.exceed.language.parser import parse
from wildswing.exceed.language.printer import print_card, print_exceed, print_line, print_sheet, print_token

__all__ = ["FighterError", "parse", "print_card", "print_exceed", "print_line", "print_sheet", "print_token"]
