"""Options that take a whole number."""

from collections.abc import Sequence
from typing import Annotated, Any

from cyclopts import Parameter, Token


def _whole(_: Any, tokens: Sequence[Token]) -> int:
    """Reads a whole number; nothing is rounded."""
    text = tokens[0].value
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal()):
        raise ValueError(f'"{text}" is not a whole number.')
    return int(text)


WholeNumber = Annotated[int, Parameter(converter=_whole)]
"""An option whose value is written in digits alone."""
