"""What Exceed offers to learning programs."""

from wildswing.arenas.facet import Arena, Fighters, Parameters, Spiel
from wildswing.exceed.arena.encoding import encoding
from wildswing.exceed.home.fighters import read_fighter
from wildswing.exceed.matches import DEFAULT_FIGHTERS, setup_of
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import Setup

NEWEST = "newest"
"""In place of an edition: the newer one of the fighters' own."""


def _meeting(fighters: Fighters) -> Setup:
    names = [name for name in fighters if isinstance(name, str)]
    if len(names) != 2 or len(fighters) != 2:
        raise WildswingError(
            f"{fighters!r} should be the names or files of two fighters, like (“Sol Badguy”, “Ky Kiske”)."
        )
    return setup_of([read_fighter(name) for name in names])


def _read(given: Parameters) -> Setup:
    texts = [read_fighter(given["fighter1"]), read_fighter(given["fighter2"])]
    return setup_of(texts, None if given["edition"] == NEWEST else given["edition"])


ARENA = Arena(
    encoding=encoding,
    fighters=_meeting,
    spiel=Spiel(
        parameters={"fighter1": DEFAULT_FIGHTERS[0], "fighter2": DEFAULT_FIGHTERS[1], "edition": NEWEST}, setup=_read
    ),
)
