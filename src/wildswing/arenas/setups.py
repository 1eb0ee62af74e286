"""What a match in an arena is played with."""

from wildswing.arenas.facet import Fighters, arena_of
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import Setup
from wildswing.kernel.registry import find_game


def chosen_setup(game: str, fighters: Fighters | None, setup: Setup | None) -> Setup:
    """Returns a setup: the one given, that of some fighters, or the usual one."""
    played = find_game(game)
    if fighters is None:
        return played.default_setup() if setup is None else setup
    if setup is not None:
        raise WildswingError("Fighters and a setup were given, and a setup names its own; leave one of them out.")
    read = arena_of(played).fighters
    if read is None:
        raise WildswingError(f"{played.title} has no fighters to choose; leave them out.")
    return read(fighters)
