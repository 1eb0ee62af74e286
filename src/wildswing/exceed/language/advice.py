"""What designers write and the language says otherwise."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import msgspec


class Advice(msgspec.Struct, frozen=True):
    """Words that somebody writes, what they are after, and a line that says it."""

    words: tuple[str, ...]
    after: str
    write: str


@cache
def all_advice() -> tuple[Advice, ...]:
    """Returns all there is."""
    kept = (files("wildswing.exceed.language") / "advice.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(kept)["advice"], tuple[Advice, ...])


def advice(line: str, column: int) -> str | None:
    """Returns what to write instead of the words around a place in a line: the most words that fit decide."""
    fitting = [
        (len(words.split()), -number, one)
        for number, (words, one) in enumerate(_by_words())
        if _covers(words, line, column)
    ]
    if not fitting:
        return None
    one = max(fitting, key=lambda fit: fit[:2])[2]
    return f"for {one.after}, write for example: {one.write}"


def _by_words() -> Iterator[tuple[str, Advice]]:
    return ((words, one) for one in all_advice() for words in one.words)


def _covers(words: str, line: str, column: int) -> bool:
    pattern = r"\s+".join([_pattern(word) for word in words.split()])
    found = re.finditer(rf"(?<!\w){pattern}(?!\w)", line, re.IGNORECASE)
    return any(match.start() < column <= match.end() for match in found)


def _pattern(word: str) -> str:
    return r'"[^"]*"' if word == '"NAME"' else re.escape(word).replace("N", r"\d+")
