"""What a game may offer to the layers around it, besides its rules.

A facet is written as the dotted name of an object, such as `three_duels.look:DuelsLook`, and loaded when a layer asks
for it: a server without the laboratory never loads it, and a laboratory never loads a page.
"""

from functools import lru_cache
from pkgutil import resolve_name
from typing import Any, TypeVar

import msgspec

from wildswing.kernel.errors import WildswingError
from wildswing.texts import say

F = TypeVar("F")


class BrokenFacet(WildswingError):
    """Something that a game names cannot be loaded; why not may name files of the machine."""

    @property
    def told(self) -> str:
        """Leaves out the reason."""
        return say("Part of this game cannot be loaded at this table; its host has to fix it.")


class Facets(msgspec.Struct, frozen=True, kw_only=True):
    """The dotted names of what a game offers; where there is none, the layer does as for any game."""

    agents: str = ""
    """Machines that play it, levels, and what a search may know of it: `wildswing.agents.facet.Agents`."""

    arena: str = ""
    """The game for learning programs: `wildswing.arenas.facet.Arena`."""

    bench: str = ""
    """Which of its matches are measured, and what they are to reach: `wildswing.lab.measurements.Bench`."""

    benchmark: str = ""
    """Its part of the frozen benchmark for agents: `wildswing.lab.benchmark.Benchmark`."""

    glossary: str = ""
    """The words of the game: a tuple of `wildswing.glossary.entry.Entry`."""

    lab: str = ""
    """What is counted in games of agents: `wildswing.lab.facet.Lab`."""

    look: str = ""
    """How it is drawn in a terminal: a class that extends `wildswing.cli.tables.any_game.AnyGameLook`."""

    notation: str = ""
    """How its matches are written down: `wildswing.notation.facet.Notation`."""

    page: str = ""
    """What the page is told beside views: a class that extends `wildswing.server.presenting.any_game.Presenter`."""

    puzzles: str = ""
    """Decisions to find the best answer to: `wildswing.study.puzzles.facet.Puzzles`."""

    rulebook: str = ""
    """Its rules to read: `wildswing.rulebook.facet.Rulebook`."""

    setups: str = ""
    """What a match can be set up with on the command line: `wildswing.cli.facet.Setups`."""

    study: str = ""
    """Who values its answers when a match is studied: `wildswing.study.facet.Study`."""

    picture: str = ""
    """The ES module that draws it on the page, among the files of a package: `three_duels:picture/table.js`."""

    def load(self, facet: str, kind: type[F]) -> F | None:
        """Returns what is offered as a facet, or None if nothing is; its layer asks for a kind of object."""
        name: str = getattr(self, facet)
        if not name:
            return None
        found = _loaded(name)
        if not isinstance(found, kind):
            raise BrokenFacet(f"{name} is offered as the {facet} of a game, and should be of the kind {kind.__name__}.")
        return found


@lru_cache(maxsize=256)
def _loaded(name: str) -> Any:
    """Returns the object with a dotted name; of a class, one is made."""
    try:
        found = resolve_name(name)
        return found() if isinstance(found, type) else found
    except (Exception, SystemExit) as error:
        reason = " ".join(f"{type(error).__name__}: {error}".split())
        raise BrokenFacet(f"{name}, which a game offers, cannot be loaded ({reason}); mend its package.") from error
