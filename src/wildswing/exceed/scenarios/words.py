"""Taking lines apart; what stands in quotation marks stays together."""

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Final

from wildswing.exceed.scenarios.errors import Mistake

QUOTES: Final = {'"': '"', "“": "”"}
"""Each opening quotation mark with the one that closes it."""

NONE: Final = "none"
"""Stands for a list of nothing."""


def _outside(text: str) -> Iterator[int]:
    """Yields the places of a text that are not in quotation marks."""
    closing = ""
    for at, letter in enumerate(text):
        if closing:
            closing = "" if letter == closing else closing
        elif letter in QUOTES:
            closing = QUOTES[letter]
        else:
            yield at
    if closing:
        raise Mistake(f"the quotation mark in “{text}” is not closed in this line.")


def without_comment(line: str) -> str:
    """Returns a line without what follows a “#” at its beginning or after a space."""
    if "#" not in line:
        return line.strip()
    for at in _outside(line):
        if line[at] == "#" and (at == 0 or line[at - 1].isspace()):
            return line[:at].strip()
    return line.strip()


def cut(text: str, sign: str, most: int = -1) -> list[str]:
    """Cuts a text at a sign, at most so many times."""
    pieces: list[str] = []
    start = 0
    for at in _outside(text):
        if at >= start and text.startswith(sign, at) and len(pieces) != most:
            pieces.append(text[start:at].strip())
            start = at + len(sign)
    return [*pieces, text[start:].strip()]


def bare(text: str) -> str:
    """Returns a text without the quotation marks around it."""
    if len(text) > 1 and text[0] in QUOTES and text.find(QUOTES[text[0]], 1) == len(text) - 1:
        return text[1:-1]
    return text


def quoted(name: str) -> str:
    """Returns a name as it must be written in a list."""
    if '"' in name:
        return f"“{name}”"
    return f'"{name}"' if any(sign in name for sign in ",;#:") else name


def listed(names: Iterable[str]) -> str:
    """Returns names as a scenario lists them."""
    return ", ".join([quoted(name) for name in names]) or NONE


def number(key: str, text: str) -> int:
    """Reads a number."""
    if not text.isdecimal():
        raise Mistake(f"“{key}” takes a number, not “{text}”.")
    return int(text)


def names(text: str) -> tuple[str, ...]:
    """Reads a list of names."""
    if text == NONE:
        return ()
    found = tuple([bare(name) for name in cut(text, ",")])
    if "" in found:
        raise Mistake(f"a name is missing in “{text}”.")
    return found


def key_of(text: str, keys: Iterable[str]) -> tuple[str, str]:
    """Takes the longest of some keys off the beginning of a text; returns it and the rest."""
    known = sorted(keys, key=len, reverse=True)
    for key in known:
        if text == key or text.startswith(f"{key} "):
            return key, text[len(key) :].strip()
    raise Mistake(f"“{text}” is not understood here; {nearest(text.split(' ', 1)[0], known)}")


def nearest(word: str, known: Iterable[str]) -> str:
    """Returns a question that offers the nearest known word, or a sentence that lists all."""
    close = get_close_matches(word, list(known), 1, 0.6)
    return f"did you mean “{close[0]}”?" if close else f"there is {', '.join(sorted(known))}."
