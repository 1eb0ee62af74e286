"""Exceed keeps the promises of every game, by every edition and with awkward fighters."""

from itertools import combinations_with_replacement, product

import pytest

from tests.sampling import games, sampled
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of
from wildswing.kernel.conformance import CHECKS, assert_conforms

FIRST_FIVE = ("Sol Badguy", "Ky Kiske", "Hyde Kido", "Linne", "Ryu")

AWKWARD = (
    ("Faust", "Byakuya"),
    ("Carmine", "Dan Hibiki"),
    ("Geoffrey", "Happy Chaos"),
    ("Hazama", "Phonon"),
    ("Tinker Knight", "Zato-1"),
    ("Hilda", "Nagoriyuki"),
    ("Leo Whitefang", "Waldstein"),
    ("Ken Masters", "Hilda"),
    ("Nehtali", "Vincent"),
    ("Chun-Li", "C. Viper"),
    ("Hakumen", "Shishigami Bang"),
    ("Ragna the Bloodedge", "Taokaka"),
    ("Noel Vermillion", "Nu-13"),
    ("Carl Swangee", "Emogine"),
    ("D'Janette", "Sydney & Serena"),
    ("Treasure Knight", "Rachel Alucard"),
    ("Specter Knight", "Arakune"),
    ("Celinka", "Faust"),
    ("Zsolt", "Eugenia"),
    ("Eugenia", "Celinka"),
)
"""The other fighters of the roster, each at least once."""

LONG = "second_reshuffle_offered=no"
"""With it a random player does not end the match by a reshuffle that loses."""

EDITIONS = (f"strive, {LONG}", f"undernight, {LONG}", "standard")


def _edition(one: str, other: str) -> str:
    """Gives each pairing one of the editions, so that all come up."""
    return EDITIONS[(FIRST_FIVE.index(one) + FIRST_FIVE.index(other)) % len(EDITIONS)]


FIRST_PAIRINGS = list(combinations_with_replacement(FIRST_FIVE, 2))


@pytest.mark.parametrize(("one", "other"), sampled(FIRST_PAIRINGS, games(len(FIRST_PAIRINGS)), "first five"))
def test_every_pairing_of_the_first_five_conforms(one: str, other: str) -> None:
    report = assert_conforms(EXCEED, 1, match_of(one, other, _edition(one, other)))
    assert {check: report.verdict(check) for check in CHECKS} == dict.fromkeys(CHECKS, "passed")


@pytest.mark.parametrize(("one", "other"), sampled(AWKWARD, games(len(AWKWARD)), "awkward"))
def test_awkward_fighters_conform(one: str, other: str) -> None:
    assert_conforms(EXCEED, 1, match_of(one, other, f"strive, {LONG}"))


def test_the_pairings_cover_all_editions() -> None:
    pairs = product(FIRST_FIVE, repeat=2)
    assert {_edition(one, other) for one, other in pairs} == set(EDITIONS)
