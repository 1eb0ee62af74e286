"""A miss is told: what was missed, by how much, and why."""

import pytest

from tests.exiled.tabletop import Millimetres, Place, Tabletop
from wildswing.exiled.rules.events import Missed
from wildswing.texts import speaking
from wildswing.texts.catalogues import catalogue_of

PAIR: dict[str, Place] = {"Gande": (0, -300, 0), "Nahtha": (0, 300, 0)}
PLACES: dict[str, Place] = {**PAIR, "Hedina": (400, -300), "Badon": (400, 300, 180)}

BELOW = (0, -9 - 24)
"""A point on Nahtha's card 24 mm below her body; she has no legs."""

FAR_AIM = (-700, 0, 0, 0)


def thrown(hand: tuple[int, int] = (0, 0), at: Millimetres = BELOW, **more: object) -> Tabletop:
    """Gande throws at Nahtha with a miss of timing and a sway, and the hook comes down at a point of her card."""
    table = Tabletop(["Gande", "Hedina"], ["Nahtha", "Badon"], places=PLACES, skills=["hand"], **more)  # type: ignore[arg-type]
    table.lands("Gande", on="Nahtha", at=at)
    others = {(name, "aim"): FAR_AIM for name in ("Hedina", "Nahtha", "Badon")}
    return table.attack({("Gande", "aim"): (0, 300, *hand), **others})


def sentences(table: Tabletop) -> list[str]:
    return [event.sentence() for event in table.heard(Missed)]


@pytest.mark.parametrize(
    ("hand", "why"),
    [
        ((-12, 0), "too early"),
        ((12, 4), "too late"),
        ((-4, -9), "swaying to the left"),
        ((5, 5), "too late, swaying to the right"),
    ],
)
def test_a_miss_by_hand_tells_what_the_hand_did(hand: tuple[int, int], why: str) -> None:
    """RX-W9: the timing and the sway at release decide a throw, so they are what a person can do better."""
    table = thrown(hand)
    assert sentences(table) == [f"The hook of Gande misses Nahtha by 24 mm ({why})."]
    assert table.life("Nahtha") == 7


@pytest.mark.parametrize(
    ("at", "told"),
    [
        ((0, -9 - 34), "by 34 mm (too short)"),
        ((0, 29 + 12 + 81), "by 4 mm (too far)"),
        ((-60, 5), "by 28 mm (too far to the left)"),
        ((60, 5), "by 19 mm (too far to the right)"),
    ],
)
def test_a_miss_by_chance_tells_the_way_it_went(at: Millimetres, told: str) -> None:
    """RX-W2: a hand that let go as it should, or a computed throw, has no other reason."""
    assert sentences(thrown(at=at)) == [f"The hook of Gande misses Nahtha {told}."]


def test_a_weapon_that_lands_where_it_was_aimed_has_no_reason() -> None:
    """RX-A2: whoever aims beside the card misses it."""
    table = Tabletop(["Gande"], ["Nahtha"], places=PAIR)
    table.lands("Gande", at=(60, 300), by=(0, 0))
    table.attack({("Gande", "aim"): (60, 300, 0, 0), ("Nahtha", "aim"): FAR_AIM})
    (told,) = sentences(table)
    assert told.startswith("The hook of Gande misses Nahtha by ")
    assert told.endswith(" mm.")


def test_who_watches_is_told_too() -> None:
    """RX-A1: throws are shown to everybody, and so is where they went."""
    assert len(thrown().heard(Missed, by="Badon")) == 1


def test_it_is_told_in_german() -> None:
    """RX-W9: every word of it."""
    table = thrown((-12, 0))
    with speaking(catalogue_of("de")):
        assert sentences(table) == ["Haken von Gande verfehlt Nahtha um 24 mm (zu früh)."]


def test_what_touches_or_lies_under_is_no_miss() -> None:
    """RX-A8, RX-A10: a hit is told as such, and a weapon under a card slid there."""
    assert sentences(thrown(at=(0, 5))) == []
    table = Tabletop(["Gande"], ["Nahtha"], places=PAIR)
    table.lands("Gande", on="Nahtha", at=BELOW, under=("Nahtha",))
    table.attack({("Gande", "aim"): (0, 300, 0, 0), ("Nahtha", "aim"): FAR_AIM})
    assert sentences(table) == []


def test_a_splash_or_the_armour_is_no_miss() -> None:
    """RX-KK2, RX-IR1: what reached somebody after all is told by its damage or its block."""
    table = Tabletop(["Klim-Klam"], ["Gande"], places={"Gande": (0, 300, 0)})
    table.lands("Klim-Klam", on="Gande", at=(-32, -30), turned=-90).attack(
        {("Klim-Klam", "aim"): (0, 300, 0, 0), ("Gande", "aim"): FAR_AIM}
    )
    assert sentences(table) == []
    assert table.life("Gande") == 6


def test_a_throw_at_nobody_misses_nobody() -> None:
    """RX-A2: farther than a card length from every card."""
    table = Tabletop(["Gande"], ["Nahtha"], places=PAIR)
    table.attack({("Gande", "aim"): (0, 165, 0, 0), ("Nahtha", "aim"): FAR_AIM})
    assert sentences(table) == []


def test_a_chest_and_a_gemstone_are_missed_too() -> None:
    """RX-I3, RX-G1: the chest that was named, the gemstone that was aimed at."""
    table = Tabletop(["Gande"], ["Nahtha"], places=PAIR, chests=[(0, 0, "Health Potion")])
    table.lands("Gande", at=(0, -30 - 10))
    table.attack({("Gande", "open"): "for chest 1", ("Gande", "aim"): (0, 0, 0, 0), ("Nahtha", "aim"): FAR_AIM})
    assert sentences(table) == ["The hook of Gande misses chest 1 by 10 mm (too short)."]
    table = Tabletop(["Gande"], ["Nahtha"], gemstones=10, gemstone_places=[(0, -100), (0, 100)])
    table.lands("Gande", at=(0, 100 - 30 - 10))
    table.attack({("Gande", "aim"): (0, 100, 0, 0), ("Nahtha", "aim"): FAR_AIM})
    assert sentences(table) == ["The hook of Gande misses the gemstone of Team B by 10 mm (too short)."]


def test_a_shield_that_misses_the_own_card_is_told() -> None:
    """RX-V4: the cards are 4 mm apart."""
    table = Tabletop(["Gande"], ["Nahtha"], places=PAIR, variants=["blocking"])
    table.lands("Gande", on="Gande", at=(0, 44 + 44 + 4), by=(0, 0))
    table.attack({("Gande", "how"): "throw the weapon onto your own card as a shield", ("Nahtha", "aim"): FAR_AIM})
    assert sentences(table) == ["The hook of Gande misses Gande by 4 mm (too far)."]


def test_a_ricochet_that_misses_is_told() -> None:
    """RX-I23: it is a throw like any other, from the card it struck."""
    table = Tabletop(["Gande", "Hedina"], ["Nahtha", "Badon"], places=PLACES, by_chance=True, skills=["hand"], seed=3)
    table.sets("Gande", ricochet=1, life=7)
    table.attack({("Gande", "aim"): (0, 308, 0, 0), "ethereal": False}, until="ricochet")
    before = len(sentences(table))
    table.says("Gande", "the hook from the place of Nahtha").says("Gande", (400, 230, -30, 0))
    told = sentences(table)[before:]
    assert len(told) == 1
    assert told[0].startswith("The hook of Gande misses Badon by ")
    assert told[0].endswith("(too early).")


def test_on_a_real_table_nobody_knows_where_a_weapon_lies() -> None:
    """RX-V1: what is reported is a hit; a miss is seen."""
    table = Tabletop(["Gande"], ["Nahtha"], variants=["real table"]).attack({"report": "all are reported"})
    assert sentences(table) == []
