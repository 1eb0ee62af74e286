"""What Rise of the Exiled and its solo games offer to learning programs."""

from wildswing.arenas.facet import Arena, Fighters, Parameters, Spiel
from wildswing.exiled.arena import solo
from wildswing.exiled.arena.encoding import encoding
from wildswing.exiled.game import DEFAULT_TEAMS
from wildswing.exiled.rules.setup import MOST_SEATS, ROUNDS, setup_of
from wildswing.kernel.game import Setup

PARAMETERS: Parameters = {
    "teams": " / ".join([" + ".join(team) for team in DEFAULT_TEAMS]),
    "skill": "average",
    "variants": "none",
    "terrain": "none",
    "chests": 0,
    "gemstones": 0,
    "rounds": ROUNDS,
}
"""OpenSpiel writes the parameters of a game as one string, with commas between them; so lists have plus signs here."""


def _teams(fighters: Fighters) -> Setup:
    return setup_of([[team] if isinstance(team, str) else team for team in fighters])


def _read(given: Parameters) -> Setup:
    return setup_of(
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


ARENA = Arena(
    encoding=encoding, fighters=_teams, spiel=Spiel(parameters=PARAMETERS, setup=_read, most_seats=MOST_SEATS)
)

SOLO = Arena(encoding=solo.encoding)
