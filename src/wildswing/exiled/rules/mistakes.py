"""Mistakes in a character file, told to the person who wrote it: the file, the place in it, what was expected."""

import re
import tomllib
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, Final

from wildswing.kernel.errors import WildswingError

LONGEST_FILE: Final = 50_000
"""In characters; the package's own files have less than a tenth."""

HUGE: Final = 10**12
"""Numbers beyond it are not written out."""

Path = tuple[str | int, ...]
"""The fields and the places in lists that lead to something in a file."""

_SORTS: Final = {
    "array": "a list",
    "bool": "true or false",
    "float": "a number",
    "int": "a whole number",
    "object": "a table",
    "str": "a text in quotation marks",
}
"""What a person calls the sorts of values."""


_SIGNS: Final = {
    "length >= ": "at least ",
    "length <= ": "at most ",
    "length ": "",
    ">= ": "of at least ",
    "<= ": "of at most ",
    "> ": "above ",
    ".0": "",
}
"""What a person writes for the signs of a limit; the longest first."""


class CharacterError(WildswingError):
    """A mistake in a character file: where it is, what was given, what was expected."""

    def __init__(self, file: str, place: str, sentence: str) -> None:
        told = f"{file}, {place}: {sentence}" if place else f"{file}: {sentence}"
        super().__init__("".join([letter if letter.isprintable() else "?" for letter in told]))


class Mistake(Exception):
    """A mistake whose file is not known yet."""

    def __init__(self, path: Path, sentence: str) -> None:
        super().__init__(sentence)
        self.path = path
        self.sentence = sentence


def tables_of(text: str, file: str) -> dict[str, Any]:
    """Reads TOML, and refuses what is none."""
    if len(text) > LONGEST_FILE:
        raise CharacterError(file, "", f"the file has {len(text)} characters, expected at most {LONGEST_FILE}.")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise CharacterError(file, "", "the lists in it are nested too deeply, expected plain TOML.") from None
    except ValueError as error:
        what, _, where = str(error).partition(" (at ")
        sentence = f"this is not TOML: {what[0].lower()}{what[1:]}."
        raise CharacterError(file, where.removesuffix(")"), sentence) from None


def place_of(tables: dict[str, Any], path: Path) -> str:
    """Returns a path in a person's words, with the names that things have: `weapons "mace", parts 2`."""
    words: list[str] = []
    thing: Any = tables
    for step in path:
        thing = thing[step] if isinstance(step, int) else thing.get(step)
        if isinstance(step, str):
            words.append(step)
        else:
            name = thing.get("name") if isinstance(thing, dict) else None
            words[-1] += f' "{_cut(name)}"' if isinstance(name, str) else f" {step + 1}"
    return ", ".join(words)


def refused_by_type(tables: dict[str, Any], message: str, fields: dict[str, tuple[str, ...]]) -> Mistake:
    """Explains why msgspec refused the tables of a file; `fields` says what each table may hold."""
    what, _, where = message.partition(" - at `$")
    path: Path = tuple([int(index) if index else field for field, index in re.findall(r"\.([\w-]+)|\[(\d+)\]", where)])
    unknown = re.fullmatch(r"Object contains unknown field `(.*)`", what, re.DOTALL)
    if unknown is not None:
        field = _cut(unknown[1])
        table = next((step for step in reversed(path) if isinstance(step, str)), "")
        return Mistake(path, f'there is no field "{field}" here, {one_of(field, fields[table])}')
    missing = re.fullmatch(r"Object missing required field `(.*)`", what)
    if missing is not None:
        return Mistake(path, f'the field "{missing[1]}" is missing.')
    expected = re.sub(r"`(\w+)(?: \| null)?`", lambda sort: _SORTS.get(sort[1], sort[1]), what.partition(", got")[0])
    for sign, words in _SIGNS.items():
        expected = expected.replace(sign, words)
    return Mistake(path, f"{_shown(tables, path)} was given, {expected[0].lower()}{expected[1:]}.")


def _shown(tables: dict[str, Any], path: Path) -> str:
    """Returns what stands at a path, in a few letters."""
    thing: Any = tables
    for step in path:
        thing = thing[step]
    if isinstance(thing, dict):
        return "a table"
    if isinstance(thing, list):
        return f"a list of {len(thing)}"
    if isinstance(thing, str):
        return f'"{_cut(thing)}"'
    if isinstance(thing, int) and abs(thing) > HUGE:
        return "a huge number"
    return str(thing).lower()


def _cut(text: str) -> str:
    """Returns a text of the file, or its beginning if it is too long for a sentence."""
    return text if len(text) <= 40 else f"{text[:40]}…"


def one_of(word: str, known: Iterable[str]) -> str:
    """Returns what to write in place of an unknown word: the words there are, and the closest of them."""
    words = list(known)
    close = get_close_matches(word, words, n=1, cutoff=0.6)
    meant = f'; did you mean "{close[0]}"?' if close else "."
    *others, last = words
    return f"expected {', '.join(others)} or {last}{meant}" if others else f"expected {last}{meant}"
