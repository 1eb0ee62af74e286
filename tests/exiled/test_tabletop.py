"""The kit of the rule tests does what it says."""

import pytest

from tests.exiled.tabletop import APPROACHES, Place, Tabletop
from wildswing.exiled.rules.characters import house_characters
from wildswing.exiled.rules.events import Hit, Threw

NAMES = sorted(house_characters())
VALUES = {"head": 3, "body": 2, "left arm": 1, "right arm": 1, "left leg": 1, "right leg": 1}


APART: dict[str, Place] = {"Zombie Horde 1": (-300, 400), "Zombie Horde 2": (0, 400), "Zombie Horde 3": (300, 400)}


@pytest.mark.parametrize("thrower", [name for name in NAMES if name != "Badon"])
def test_a_hit_on_a_zone_reaches_no_better_one(thrower: str) -> None:
    for target in [name for name in NAMES if name != thrower]:
        horde = target == "Zombie Horde"
        card = "Zombie Horde 1" if horde else target
        for zone in APPROACHES:
            missing = target == "Nahtha" and zone.endswith("leg")
            armoured = target == "Intrusion of Roaches" and zone == "left arm"
            too_wide = thrower == "Intrusion of Roaches" and zone == "right leg"
            if missing or armoured or too_wide:
                continue
            table = Tabletop([thrower], [target], places=APART if horde else None)
            table.hits(thrower, card, zone).attack()
            value = 1 if horde and zone != "head" else VALUES[zone]
            assert [event.damage for event in table.heard(Hit) if event.target != thrower] == [value], (target, zone)


def test_weapons_of_which_nothing_is_said_miss() -> None:
    table = Tabletop(["Nameless", "Gleem"], ["Klim-Klam", "Badon"]).attack()
    assert table.heard(Hit) == []
    assert len(table.heard(Threw)) == 5


def test_by_chance_weapons_land_near_their_aim() -> None:
    table = Tabletop(["Hedina"], ["Gande"], by_chance=True)
    x, y = table.place("Gande")
    table.attack({("Hedina", "aim"): (x, y, 0, 0)})
    landing = table.landing("Hedina")
    assert 0 < abs(landing.x / 100 - x) < 300
    assert 0 < abs(landing.y / 100 - y) < 300


def test_a_landing_that_nobody_throws_is_a_mistake_of_the_test() -> None:
    table = Tabletop(["Hedina"], ["Gande"]).lands("Hedina", "hook")
    with pytest.raises(AssertionError, match="did not throw"):
        table.attack()


def test_an_answer_that_nobody_asks_for_is_a_mistake_of_the_test() -> None:
    with pytest.raises(AssertionError, match="nobody was asked for"):
        Tabletop(["Hedina"], ["Gande"]).attack({"ethereal": True})
