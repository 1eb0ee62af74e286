"""Rise of the Exiled keeps the promises of every game, with every variant and any number of teams."""

import pytest

from tests.sampling import games, sampled
from wildswing.exiled.game import EXILED
from wildswing.exiled.rules.characters import house_characters
from wildswing.exiled.rules.setup import setup_of
from wildswing.exiled.rules.variants import VARIANTS
from wildswing.kernel.conformance import CHECKS, assert_conforms
from wildswing.kernel.game import Setup

PAIRS = (["Hedina", "Klim-Klam"], ["Nahtha", "Intrusion of Roaches"])
ONE_FACTION_EACH = (["Hedina", "Klim-Klam"], ["Intrusion of Roaches", "Gleem"])
ALONE = (["Hedina"], ["Klim-Klam"], ["Nahtha"])

EVERYBODY = list(house_characters())
THREE_TEAMS = [["Gande", "Gleem"], ["Zombie Horde", "Badon"], ["Nameless", "Mandice"]]
THREE_CALLED = [["Nameless", "Hedina"], ["Nahtha", "Gande"], ["Badon", "Mandice"]]

LARGE = {
    "three teams": setup_of(THREE_TEAMS, rounds=2, chests=4, terrain=["swamp", "tunnel"]),
    "twelve players": setup_of([EVERYBODY[:6], EVERYBODY[6:]], rounds=1, chests=3, terrain=["mountain"]),
    "gemstones and reinforcements": setup_of(THREE_TEAMS[:2], rounds=3, gemstones=5, arrives=[0, 1, 0, 1], chests=2),
    "throws by hand": setup_of([["Evelynn"], ["Murder of Crows"]], skills=["hand"], rounds=3, chests=2),
    # RX-V6: a call is sealed, and shows nobody who has called.
    "reinforcements on call": setup_of(THREE_CALLED, rounds=3, arrives=[0, "called"] * 3, terrain=["mountain"]),
}


def with_variant(variant: str) -> Setup:
    """Returns a short match with one variant, and with what makes it matter."""
    teams = {
        "factions": ONE_FACTION_EACH,
        "free for all": ALONE,
        "long pull": (["Gande", "Gleem"], ["Badon", "Mandice"]),
    }
    return setup_of(teams.get(variant, PAIRS), variants=[variant], chests=1, terrain=["forest"], rounds=2)


def test_the_default_match_conforms() -> None:
    assert_conforms(EXILED, 1, {**EXILED.default_setup(), "rounds": "3"})


@pytest.mark.parametrize("variant", sampled(list(VARIANTS), games(len(VARIANTS)), "variants"))
def test_every_variant_conforms(variant: str) -> None:
    assert_conforms(EXILED, 1, with_variant(variant))


def test_all_checks_are_exercised_by_chests_and_hidden_choices() -> None:
    setup = setup_of([["Gande", "Zombie Horde"], ["Nameless", "Badon"]], chests=4, rounds=3)
    report = assert_conforms(EXILED, 1, setup)
    assert {check: report.verdict(check) for check in CHECKS} == dict.fromkeys(CHECKS, "passed")


@pytest.mark.parametrize("what", sampled(list(LARGE), games(len(LARGE)), "large"))
def test_large_and_odd_matches_conform(what: str) -> None:
    assert_conforms(EXILED, 1, LARGE[what])
