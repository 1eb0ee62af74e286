"""Which games there are: those of this package and those that other packages add.

A package adds a game by an entry point in the group `wildswing.games` that names a Game object. One that fails
to load is listed with the reason, and never keeps the others from being played.
"""

import logging
from collections.abc import Iterator
from difflib import get_close_matches
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import TypeVar

import msgspec

from wildswing.kernel.errors import WildswingError
from wildswing.kernel.facets import BrokenFacet
from wildswing.kernel.game import AnyGame, Game
from wildswing.texts import say

LOG = logging.getLogger(__name__)

F = TypeVar("F")

GROUP = "wildswing.games"

FACTS = ("name", "title", "summary", "version", "seat_names", "longest", "rules", "records", "card_fields")
"""What every Game object says of itself."""


class Broken(msgspec.Struct, frozen=True):
    """A game that is installed but cannot be loaded."""

    name: str
    package: str
    reason: str

    def sentence(self) -> str:
        """Says what is wrong and what to do."""
        return (
            f"The game “{self.name}” from the package {self.package} cannot be loaded ({self.reason}); "
            f"mend or uninstall {self.package}."
        )


class BrokenGame(WildswingError):
    """A game that cannot be loaded was asked for; why not may name files of the machine."""

    def __init__(self, broken: Broken) -> None:
        super().__init__(broken.sentence())
        self._name = broken.name

    @property
    def told(self) -> str:
        """Names the game alone."""
        return say("The game “{name}” cannot be played at this table; its host has to fix it.", name=self._name)


class Shelf(msgspec.Struct, frozen=True):
    """All installed games: the playable ones by name, and the broken ones."""

    games: dict[str, AnyGame]
    broken: dict[str, Broken]


@lru_cache(maxsize=1)
def shelf() -> Shelf:
    """Loads every installed game once."""
    games: dict[str, AnyGame] = {}
    broken: dict[str, Broken] = {}
    for entry in sorted(entry_points(group=GROUP), key=_own_first):
        loaded = "another game has this name" if entry.name in games else _load(entry)
        if isinstance(loaded, str):
            key = f"{entry.name} ({_package(entry)})" if entry.name in games or entry.name in broken else entry.name
            broken[key] = Broken(entry.name, _package(entry), loaded)
        else:
            games[entry.name] = loaded
    return Shelf(games, broken)


def _own_first(entry: EntryPoint) -> tuple[bool, str, str]:
    return _package(entry) != "wildswing", entry.name, _package(entry)


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else "an unknown package"


def _load(entry: EntryPoint) -> AnyGame | str:
    """Returns the game, or the reason why there is none."""
    try:
        game = entry.load()
    except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a stranger's package does must not stop the others
        return " ".join(f"{type(error).__name__}: {error}".split())
    if not isinstance(game, Game):
        return f"{entry.value} is no Game object"
    missing = [fact for fact in FACTS if not hasattr(game, fact)]
    if missing:
        return f"it does not say its {', '.join(missing)}"
    return game if game.name == entry.name else f"it calls itself “{game.name}”"


def offering(facet: str, kind: type[F]) -> Iterator[tuple[AnyGame, F]]:
    """Gives each installed game that offers a facet, with it; one that cannot be loaded keeps no other from it."""
    for game in shelf().games.values():
        try:
            offered = game.facets.load(facet, kind)
        except BrokenFacet:
            LOG.exception("The game “%s” is passed over", game.name)
            continue
        if offered is not None:
            yield game, offered


def find_game(name: str) -> AnyGame:
    """Returns the game with this name; an unknown one is refused with what there is."""
    known = shelf()
    if name in known.games:
        return known.games[name]
    if name in known.broken:
        raise BrokenGame(known.broken[name])
    near = get_close_matches(name, known.games, n=1)
    if near:
        raise WildswingError(say("There is no game called “{name}”; did you mean “{near}”?", name=name, near=near[0]))
    there = ", ".join(sorted(known.games))
    raise WildswingError(say("There is no game called “{name}”; there is {games}.", name=name, games=there))
