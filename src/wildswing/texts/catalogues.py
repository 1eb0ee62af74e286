"""The languages there are, and their catalogues."""

from functools import cache
from importlib.resources import files

import msgspec

from wildswing.texts import ENGLISH, Catalogue

LANGUAGES = {"en": "English", "de": "Deutsch"}
"""What can be spoken: by its code, how a language calls itself."""


def catalogue_of(language: str) -> Catalogue:
    """Returns the catalogue of a language; whoever asks for one that is not there is spoken to in English."""
    return ENGLISH if language not in LANGUAGES or language == "en" else _read(language)


@cache
def _read(language: str) -> Catalogue:
    content = files("wildswing.texts").joinpath(f"{language}.json").read_bytes()
    return msgspec.json.decode(content, type=dict[str, str])
