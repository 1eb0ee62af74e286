"""What a match in an arena is played with."""

from collections.abc import Sequence

from wildswing.exceed.home.fighters import gather
from wildswing.exceed.matches import setup_of
from wildswing.exiled.rules.setup import setup_of as teams_setup
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import Setup
from wildswing.kernel.registry import find_game

Fighters = Sequence[str] | Sequence[Sequence[str]]
"""The names of two fighters of Exceed, or of the characters of each team of Rise of the Exiled."""


def chosen_setup(game: str, fighters: Fighters | None, setup: Setup | None) -> Setup:
    """Returns a setup: the one given, that of some fighters, or the usual one."""
    if fighters is None:
        return find_game(game).default_setup() if setup is None else setup
    if setup is not None:
        raise WildswingError("Fighters and a setup were given, and a setup names its own; leave one of them out.")
    if game == "exceed":
        names = [name for name in fighters if isinstance(name, str)]
        if len(names) != 2 or len(fighters) != 2:
            raise WildswingError(f"{fighters!r} should be the names of two fighters, like (“Sol Badguy”, “Ky Kiske”).")
        known = gather()
        return setup_of([known.text(name) for name in names])
    if game == "exiled":
        return teams_setup([[team] if isinstance(team, str) else team for team in fighters])
    raise WildswingError(f"{find_game(game).title} has no fighters to choose; leave them out.")
