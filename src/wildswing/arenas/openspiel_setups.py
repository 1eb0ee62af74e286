"""What an OpenSpiel game is played with, read from its parameters.

OpenSpiel writes the parameters of a game as one string, with commas between them; so lists have plus signs here.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from wildswing.exceed.home.fighters import SUFFIX, gather, read_file
from wildswing.exceed.matches import DEFAULT_FIGHTERS, setup_of
from wildswing.exiled.game import DEFAULT_TEAMS
from wildswing.exiled.rules.setup import ROUNDS
from wildswing.exiled.rules.setup import setup_of as teams_setup
from wildswing.formation.game import FORMATION
from wildswing.kernel.game import Setup

Parameters = Mapping[str, Any]

DRAWS: Parameters = {"seed": 0, "chance_nodes": 4, "chance_outcomes": 256}
"""What every game takes: which deals there are."""

EXCEED: Parameters = {"fighter1": DEFAULT_FIGHTERS[0], "fighter2": DEFAULT_FIGHTERS[1], "edition": "newest"}

FORMATION_HAS_NONE: Parameters = {}

EXILED: Parameters = {
    "teams": " / ".join([" + ".join(team) for team in DEFAULT_TEAMS]),
    "skill": "average",
    "variants": "none",
    "terrain": "none",
    "chests": 0,
    "gemstones": 0,
    "rounds": ROUNDS,
}


def exceed_setup(given: Parameters) -> Setup:
    """Returns the setup of two fighters, by name or by file, under an edition or the newer one of their own."""
    texts = [_fighter(given["fighter1"]), _fighter(given["fighter2"])]
    return setup_of(texts, None if given["edition"] == EXCEED["edition"] else given["edition"])


def _fighter(name: str) -> str:
    return read_file(Path(name))[1] if name.endswith(SUFFIX) else gather().text(name)


def formation_setup(given: Parameters) -> Setup:
    """Returns the house layouts."""
    return FORMATION.default_setup()


def exiled_setup(given: Parameters) -> Setup:
    """Returns the setup of teams of characters."""
    return teams_setup(
        [_listed(team) for team in given["teams"].split("/")],
        skills=_listed(given["skill"]),
        variants=_listed(given["variants"]),
        terrain=_listed(given["terrain"]),
        chests=given["chests"],
        gemstones=given["gemstones"],
        rounds=given["rounds"],
    )


def _listed(text: str) -> list[str]:
    """Returns the words between plus signs; “none” stands for no word, since OpenSpiel knows no empty string."""
    return [] if text == "none" else [word.strip() for word in text.split("+") if word.strip()]


FAMILIES: Mapping[str, tuple[Parameters, Callable[[Parameters], Setup]]] = {
    "exceed": (EXCEED, exceed_setup),
    "formation": (FORMATION_HAS_NONE, formation_setup),
    "exiled": (EXILED, exiled_setup),
}
"""By the name of a game its parameters with their defaults, and what reads them."""
