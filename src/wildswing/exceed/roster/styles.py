"""What the fighters of the roster are like, in the language of whoever reads it; other texts stay as they are."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from wildswing.texts import spoken_language


def said_style(style: str) -> str:
    """Returns the style of a fighter in the language that is spoken now."""
    return _styles(spoken_language()).get(style, style)


@cache
def _styles(language: str) -> Mapping[str, str]:
    """Returns by each English style what it is in a language; English has no file, and needs none."""
    file = files(__package__).joinpath(f"styles.{language}.json")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, str]) if file.is_file() else {}
