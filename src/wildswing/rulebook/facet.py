"""What a game offers: its rulebook, written in Markdown."""

import re
from collections.abc import Callable, Mapping
from importlib.resources import files

import msgspec

from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame

ENGLISH = "en"

IDS = re.compile(r"\s*\{([A-Z]{2,}-[A-Z0-9-]+(?: [A-Z]{2,}-[A-Z0-9-]+)*)\}")
"""Stands behind what is told: the statements of the rules that it puts into words."""

Drawer = Callable[[str], str]
"""Draws a position, written as a line, as SVG."""


class Rulebook(msgspec.Struct, frozen=True):
    """A rulebook in our own words: a Markdown file for each language in a package, such as `en.md`.

    A fenced block whose kind is among the pictures has a position in its first line, and what it shows in the others.
    """

    package: str
    pictures: Mapping[str, Drawer] = {}

    def text(self, language: str) -> str:
        """Returns the rulebook in a language, or in English where it is not translated."""
        folder = files(self.package)
        found = folder / f"{language}.md"
        return (found if found.is_file() else folder / f"{ENGLISH}.md").read_text(encoding="utf-8")

    def ids(self) -> frozenset[str]:
        """Returns the statements that it tells."""
        return frozenset([one for ids in IDS.findall(self.text(ENGLISH)) for one in ids.split()])


def rulebook_of(game: AnyGame) -> Rulebook:
    """Returns the rulebook of a game."""
    found = game.facets.load("rulebook", Rulebook)
    if found is None:
        raise WildswingError(f"{game.title} has no rulebook to read here; its questions and words explain themselves.")
    return found
