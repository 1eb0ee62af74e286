"""Texts in the language of whoever reads them.

A text is written in English where it is used, with names in braces for what changes; that English is also what it is
called in the catalogue of every other language. `tools/texts.py` tells what a catalogue lacks.

A text that counts things has as many forms in a language as the language has (CLDR names them one, few, many, …); the
catalogue lists them under the English text for many things.

So that the tool finds every text, `say`, `plural` and `text` take plain literals only. A text that waits, in a table or
in an event, is marked with `text("…")` there and said with `translated(…)` when somebody reads it; the type `Text` sees
to it that nothing else is. Where English words are data, since they are part of recorded matches, `retold` finds the
text that made them.
"""

import re
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache, wraps
from typing import NewType

Forms = Mapping[str, str]
"""By the name of each form that a number can ask for, a text."""


@dataclass(frozen=True, slots=True, eq=False)
class Catalogue:
    """What every English text is in another language; each is itself alone."""

    said: Mapping[str, str]
    counted: Mapping[str, Forms]
    """The texts that count things, by their English for many."""
    form: Callable[[int], str]
    """Names the form that a number asks for."""
    language: str = "en"


def _english_form(count: int) -> str:
    return "one" if count == 1 else "other"


ENGLISH = Catalogue({}, {}, _english_form)

Text = NewType("Text", str)
"""An English text that the catalogues have."""

_spoken: ContextVar[Catalogue] = ContextVar("_spoken", default=ENGLISH)


def spoken_language() -> str:
    """Returns the code of the language that is spoken now."""
    return _spoken.get().language


def say(text: str, /, **values: object) -> str:
    """Returns a text in the language that is spoken now, with its values filled in."""
    return _spoken.get().said.get(text, text).format(**values)


def plural(count: int, one: str, many: str, /, **values: object) -> str:
    """Returns the text for one thing, or for any other number of things; `{count}` stands for the number."""
    spoken = _spoken.get()
    forms = spoken.counted.get(many)
    if forms is None:
        return say(one if count == 1 else many, count=count, **values)
    return forms.get(spoken.form(count), forms["other"]).format(count=count, **values)


def text(english: str) -> Text:
    """Marks a text that is said later, by `translated`."""
    return Text(english)


def translated(marked: Text, /, **values: object) -> str:
    """Returns a marked text in the language that is spoken now, with its values filled in."""
    return say(marked, **values)


def kept(naming: Callable[[int], str]) -> Callable[[int], str]:
    """Has a name said once for each number in each language; there are few, and they are said again and again."""
    said: dict[tuple[Catalogue, int], str] = {}

    @wraps(naming)
    def name(number: int) -> str:
        spoken = _spoken.get()
        found = said.get((spoken, number))
        if found is None:
            found = said[spoken, number] = naming(number)
        return found

    return name


def retold(english: str, *marked: Text) -> str:
    """Returns what one of some marked texts has made, in the language that is spoken now; other words stay."""
    if _spoken.get() is ENGLISH:
        return english
    for one in marked:
        found = _pattern(one).fullmatch(english)
        if found:
            return say(one, **found.groupdict())
    return english


@cache
def _pattern(marked: Text) -> re.Pattern[str]:
    """Returns what every sentence looks like that a text can make."""
    parts = re.split(r"\{(\w+)\}", marked)
    return re.compile("".join([f"(?P<{part}>.+?)" if at % 2 else re.escape(part) for at, part in enumerate(parts)]))


class speaking:  # noqa: N801 - it is read as a function; a generator would take three times as long
    """Has every text said in the language of a catalogue."""

    __slots__ = ("_before", "_catalogue")

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    def __enter__(self) -> None:
        self._before = _spoken.set(self._catalogue)

    def __exit__(self, *_: object) -> None:
        _spoken.reset(self._before)
