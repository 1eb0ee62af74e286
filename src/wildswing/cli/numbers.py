"""Options that take a number."""

import math
from collections.abc import Sequence
from typing import Annotated, Any

from cyclopts import Parameter, Token


def _whole(_: Any, tokens: Sequence[Token]) -> int:
    """Reads a whole number; nothing is rounded."""
    text = tokens[0].value
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal()):
        raise ValueError(f"“{text}” is not a whole number.")
    return int(text)


def _finite(_: Any, tokens: Sequence[Token]) -> float:
    """Reads a number with or without a decimal point."""
    text = tokens[0].value
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not math.isfinite(number):
        raise ValueError(f"“{text}” is not a number.")
    return number


WholeNumber = Annotated[int, Parameter(converter=_whole)]
"""An option whose value is written in digits alone."""

Number = Annotated[float, Parameter(converter=_finite)]
"""An option whose value may have a decimal point."""
