"""Sentences of data files, such as a style: what they are in another language stands in a file beside them."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from wildswing.texts import spoken_language


def said_beside(folder: str, english: str) -> str:
    """Returns a sentence of a folder's files in the language that is spoken now; one of nobody's list stays."""
    return _listed(folder, spoken_language()).get(english, english)


@cache
def _listed(folder: str, language: str) -> Mapping[str, str]:
    """Returns by each English sentence what it is in a language; English has no file, and needs none."""
    file = files(folder).joinpath(f"{language}.json")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, str]) if file.is_file() else {}
