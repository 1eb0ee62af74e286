"""The option --pairings: many fighters of Exceed meet, one pairing after the other."""

from wildswing.exceed.matches import match_of, roster
from wildswing.exceed.pairings import Pairing, all_pairings, sampled_pairings
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import Setup

ALL = "all"


def read_pairings(given: str) -> tuple[Pairing, ...]:
    """Returns all pairings of the fighters that come with the package, or a sample, which is always the same."""
    fighters = sorted(roster())
    if given == ALL:
        return all_pairings(fighters)
    most = len(fighters) ** 2
    if not (given.isascii() and given.isdecimal() and 1 <= int(given) <= most):
        raise WildswingError(f"--pairings {given} should be a number from 1 to {most}, or “{ALL}”.")
    return sampled_pairings(fighters, int(given), "of the roster")


def setups_of(pairings: tuple[Pairing, ...], edition: str | None) -> dict[str, Setup]:
    """Returns what each pairing is played with, by its name."""
    return {f"{one} against {other}": match_of(one, other, edition) for one, other in pairings}
