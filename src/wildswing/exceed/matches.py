"""What a match of Exceed is played with: fighters and Normals as texts, found by name."""

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache

from wildswing.exceed.language import FighterError, parse
from wildswing.exceed.language import nodes as n
from wildswing.exceed.language.errors import Mistake
from wildswing.exceed.language.sheets import Fighter
from wildswing.exceed.roster import fighter_files
from wildswing.exceed.rules.editions import edition_named, newest
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import Setup
from wildswing.texts import say

DEFAULT_FIGHTERS = ("Sol Badguy", "Ky Kiske")

FIGHTER_KEYS = ("fighter 1", "fighter 2")
"""Where a setup has the fighters, in the order of the seats."""

MOST_MEANT = 5
"""So many names at most are offered for one that nobody has."""

GOOD_TO_START = (*DEFAULT_FIGHTERS, "Potemkin")
"""Fighters for a first game: one from close by, one for every range, one slow and strong."""


class UnknownFighter(WildswingError):
    """No fighter has this name."""


@lru_cache(maxsize=2)
def _headed(heading: str) -> dict[str, str]:
    """Returns the texts of the package's files whose first line begins so, by what follows."""
    texts = [text for _, text in fighter_files()]
    lines = [(text.partition("\n")[0], text) for text in texts]
    return {line.removeprefix(heading).strip().strip('"'): text for line, text in lines if line.startswith(heading)}


def roster() -> dict[str, str]:
    """Returns the texts of all fighters that come with the package, by name."""
    return _headed("fighter ")


def normals() -> dict[str, str]:
    """Returns the texts of the Normals, by edition."""
    return _headed("normals of ")


def called_so(name: str, names: Iterable[str]) -> list[str]:
    """Returns the names that are the given one; without any, those with it among their words, or else as a part."""
    given = name.strip().casefold()
    exact = [one for one in names if one.casefold() == given]
    parts = [one for one in names if given and given in one.casefold()]
    words = [one for one in parts if re.search(rf"(?<!\w){re.escape(given)}(?!\w)", one.casefold())]
    return exact or words or parts


def fighter_text(name: str, known: Mapping[str, str] | None = None) -> str:
    """Returns the text of a fighter among those known, which are the package's if none are given.

    Capital letters do not matter, and a part of the name that fits one will do, a whole word of it first.
    """
    names = roster() if known is None else known
    parts = called_so(name, names)
    if len(parts) == 1:
        return names[parts[0]]
    by_a_word = [one for one in names if get_close_matches(name.lower(), one.lower().split())]
    near = parts or get_close_matches(name, names, 3, 0.5) or by_a_word
    if near and len(near) <= MOST_MEANT:
        likely = f" {say('or')} ".join(near)
        raise UnknownFighter(say("There is no fighter “{name}”; did you mean {likely}?", name=name, likely=likely))
    nearest = ", ".join(get_close_matches(name, near or names, MOST_MEANT, 0.0))
    raise UnknownFighter(say("There is no fighter “{name}”; the nearest names are {names}.", name=name, names=nearest))


def setup_of(texts: Sequence[str], edition: str | None = None) -> Setup:
    """Returns the setup of a match of two fighters' texts, by an edition, or by the newest of the fighters' own."""
    sheets = [sheet_of(text) for text in texts]
    one, other = [sheet.edition.value for sheet in sheets]
    played = edition if edition is not None else newest(one, other)
    edition_named(played)
    return {
        "edition": played,
        "fighter 1": texts[0],
        "normals 1": normals()[one],
        "fighter 2": texts[1],
        "normals 2": normals()[other],
    }


def frame_of(texts: Sequence[str], edition: str | None = None) -> Setup:
    """Returns the setup of a match to which fighters are still brought, whose texts are empty until then."""
    if edition is not None:
        edition_named(edition)
    own = [normals()[sheet_of(text).edition.value] if text else "" for text in texts]
    return {
        "edition": edition or "",
        "fighter 1": texts[0],
        "normals 1": own[0],
        "fighter 2": texts[1],
        "normals 2": own[1],
    }


@lru_cache(maxsize=256)
def sheet_of(text: str, file: str = "this text") -> Fighter:
    """Reads a fighter's text, which errors call by the name of its file."""
    sheet = parse(text, file)
    if not isinstance(sheet, Fighter):
        raise FighterError(file, Mistake(n.At(1, 1), "this is a file of Normals; a fighter's file is needed here."))
    return sheet


def match_of(one: str, other: str, edition: str | None = None) -> Setup:
    """Returns the setup of a match of two fighters by name."""
    return setup_of([fighter_text(one), fighter_text(other)], edition)


@lru_cache(maxsize=1)
def default_setup() -> Setup:
    """Returns the match that is played when nothing else is asked for."""
    return match_of(*DEFAULT_FIGHTERS)
