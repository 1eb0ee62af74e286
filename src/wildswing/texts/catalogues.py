"""The languages there are, and their catalogues."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from wildswing.texts import ENGLISH, Catalogue, Forms
from wildswing.texts.plurals import form_in

LANGUAGES = {"en": "English", "de": "Deutsch"}
"""What can be spoken: by its code, how a language calls itself."""


def catalogue_of(language: str) -> Catalogue:
    """Returns the catalogue of a language; whoever asks for one that is not there is spoken to in English."""
    return ENGLISH if language not in LANGUAGES or language == "en" else _read(language)


def catalogue(language: str, entries: Mapping[str, str | Forms]) -> Catalogue:
    """Returns the catalogue of a language with some entries; a text that counts has one for each form."""
    said = {text: entry for text, entry in entries.items() if isinstance(entry, str)}
    counted = {text: entry for text, entry in entries.items() if not isinstance(entry, str)}
    return Catalogue(said, counted, form_in(language), language)


@cache
def _read(language: str) -> Catalogue:
    content = files("wildswing.texts").joinpath(f"{language}.json").read_bytes()
    return catalogue(language, msgspec.json.decode(content, type=dict[str, str | dict[str, str]]))
