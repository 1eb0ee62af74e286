"""The worked examples RX-E1 to RX-E19, each with exact landings."""

import pytest

from tests.exiled.tabletop import Place, Tabletop
from wildswing.exiled.rules.events import Rose
from wildswing.exiled.rules.geometry import CARD, placed
from wildswing.exiled.rules.throwing import plane

ROACHES = "Intrusion of Roaches"
CROWS = "Murder of Crows"
STANCE = "use Defensive Stance in place of a throw"
SHIELD = "throw the weapon onto your own card as a shield"
APART: dict[str, Place] = {"Zombie Horde 1": (-300, 400), "Zombie Horde 2": (0, 400), "Zombie Horde 3": (300, 400)}


def test_a_mace_on_a_leg_and_a_disk_on_chest_and_arm() -> None:
    """RX-E1: 1 and 2, together 3."""
    table = Tabletop(["Hedina", "Mandice"], ["Gande", "Badon"])
    table.hits("Hedina", "Gande", "left leg")
    table.lands("Mandice", on="Gande", at=(-14, 8), by=(0, 0)).attack()
    assert table.life("Gande") == 4


def test_a_headshot_with_and_without_take_aim() -> None:
    """RX-E2: 7 becomes 4, or 3."""
    for stood, life in ((0, 4), (1, 3)):
        table = Tabletop(["Evelynn"], ["Gande"]).sets("Evelynn", stood=stood)
        assert table.hits("Evelynn", "Gande", "head").attack().life("Gande") == life


def test_crows_on_a_leg_and_a_foot_spike_and_a_scythe_on_a_shoulder_spike() -> None:
    """RX-E3: Hedina and the Murder lose 1 each; Nahtha loses 1, and Hedina nothing by her."""
    table = Tabletop([CROWS, "Nahtha"], ["Hedina", "Badon"])
    table.lands(CROWS, on="Hedina", at=(-12, -40), turned=-90).attack()
    assert table.lives("Hedina", CROWS, "Nahtha") == (6, 6, 7)
    table.movement().lands("Nahtha", on="Hedina", at=(-20, 25), turned=-90).attack()
    assert table.lives("Hedina", CROWS, "Nahtha") == (6, 6, 6)


def test_two_throws_on_the_armour_in_one_phase() -> None:
    """RX-E4: no damage, and two blocks left."""
    table = Tabletop(["Hedina", "Evelynn"], [ROACHES, "Badon"])
    for name in ("Hedina", "Evelynn"):
        table.lands(name, on=ROACHES, at=(-20, 11), turned=-90)
    table.attack()
    assert (table.life(ROACHES), table.body(ROACHES).blocks) == (7, 2)


def test_one_whip_end_on_armour_and_one_on_bare_body() -> None:
    """RX-E5: 2 damage and one block used; a lash over Gleem does nothing."""
    table = Tabletop(["Badon", "Hedina"], [ROACHES, "Gleem"], places={ROACHES: (-200, 300, 0), "Gleem": (200, 300, 0)})
    table.lands("Badon", on=ROACHES, at=(9, 9), by=(0, 37), turned=15).attack()
    assert (table.life(ROACHES), table.body(ROACHES).blocks) == (5, 2)
    table.movement().lands("Badon", on="Gleem", at=(0, 0), by=(0, -20), turned=-90).attack()
    assert table.life("Gleem") == 7


def test_a_flask_hits_one_enemy_and_splashes_the_other() -> None:
    """RX-E6: A takes the damage of the zone only, B takes 1."""
    table = Tabletop(["Klim-Klam", "Hedina"], ["Gande", "Badon"], places={"Gande": (0, 300, 0), "Badon": (85, 300, 0)})
    table.hits("Klim-Klam", "Gande", "right arm").attack()
    assert table.lives("Gande", "Badon") == (6, 6)


def test_both_last_characters_die_in_one_phase() -> None:
    """RX-E7: no winner."""
    table = Tabletop(["Evelynn"], ["Gande"]).sets("Evelynn", life=2).sets("Gande", life=2)
    table.hits("Evelynn", "Gande", "body").hits("Gande", "Evelynn", "body").attack()
    assert table.winners == ()


def test_the_last_zombie_and_its_victim_die_in_one_phase() -> None:
    """RX-E8: the victim rises, and the Horde stays in; here it even wins."""
    table = Tabletop(["Gande"], ["Zombie Horde"], places=APART).sets("Gande", life=1)
    table.sets("Zombie Horde 1", place="out").sets("Zombie Horde 2", place="out")
    table.hits("Gande", "Zombie Horde 3", "head").hits("Zombie Horde", "Gande", "body").attack()
    assert [event.name for event in table.heard(Rose)] == ["Gande"]
    assert table.in_play == ["Gande (risen)"]
    assert table.winners == ("Zombie Horde",)


def test_ethereal_under_crow_and_hook() -> None:
    """RX-E9: no damage, not blind, not moved."""
    table = Tabletop(["Nahtha", "Badon"], [CROWS, "Gande"])
    before = table.place("Nahtha")
    table.hits(CROWS, "Nahtha", "head").hits("Gande", "Nahtha", "body").attack({"ethereal": True})
    assert (table.life("Nahtha"), table.place("Nahtha")) == (7, before)
    assert ("Gande", "pull") not in table.questions
    assert table.movement().attack().landing("Nahtha").spread == 1000


@pytest.mark.parametrize(("named", "life"), [("nobody", 7), ("Badon", 7), ("Hedina", 4)])
def test_a_hexed_throw_hurts_only_whom_it_names(named: str, life: int) -> None:
    """RX-E10: without a name it is a miss that does not even pull, and against another it does no damage."""
    table = Tabletop(["Gande", "Evelynn"], ["Hedina", "Badon"]).sets("Gande", hexed=1)
    table.hits("Gande", "Hedina", "head").attack({"name": named})
    assert table.life("Hedina") == life
    assert (("Gande", "pull") in table.questions) == (named != "nobody")


def test_a_limb_hit_in_a_forest_and_behind_a_shield() -> None:
    """RX-E11: the forest leaves 1, blocking leaves 0."""
    table = Tabletop(["Evelynn"], ["Gande"], places={"Gande": (0, 300)}, terrain=[("forest", 0, 300)])
    assert table.hits("Evelynn", "Gande", "left arm").attack().life("Gande") == 6
    table = Tabletop(["Evelynn"], ["Gande"], variants=["blocking"]).lands("Gande", on="Gande", at=(0, 0), by=(0, 0))
    table.hits("Evelynn", "Gande", "left arm").attack({("Gande", "how"): SHIELD})
    assert table.life("Gande") == 7


@pytest.mark.parametrize(("name", "weapons", "left"), [("Evelynn", 1, 9), ("Badon", 1, 9), ("Nameless", 2, 8)])
def test_sources_on_a_gemstone(name: str, weapons: int, left: int) -> None:
    """RX-E12: Evelynn with Take Aim 1, three whip ends 1, both weapons of Nameless 2."""
    table = Tabletop([name], ["Gande"], gemstones=10, gemstone_places=[(300, -300), (300, 300)]).sets(name, stood=1)
    for _ in range(weapons):
        table.lands(name, at=(300, 300), by=(0, 37) if name == "Badon" else None)
    table.attack()
    assert [stone.life for stone in table.table.gemstones] == [10, left]


def test_a_body_hit_clear_of_the_armour() -> None:
    """RX-E14: 2 damage, and no block used."""
    table = Tabletop(["Hedina"], [ROACHES]).hits("Hedina", ROACHES, "body").attack()
    assert (table.life(ROACHES), table.body(ROACHES).blocks) == (5, 3)


def test_a_flask_that_misses_everybody_splashes_two_enemies() -> None:
    """RX-E15: 1 to each, past the Intrusion's armour, since one way is free."""
    table = Tabletop(
        ["Klim-Klam", "Hedina"], [ROACHES, "Gande"], places={ROACHES: (50, 300, 0), "Gande": (-50, 300, 0)}
    )
    table.lands("Klim-Klam", on=ROACHES, at=(-46, 13), by=(0, -8)).attack()
    assert table.lives(ROACHES, "Gande") == (6, 6)
    assert table.body(ROACHES).blocks == 3


def test_crows_blind_badon_by_a_foot_and_hedina_by_the_leg() -> None:
    """RX-E16: 1 damage, and the next throw is blind; so it is for Hedina of the third example."""
    for name, at in (("Badon", (-12, -40)), ("Hedina", (-12, -40))):
        table = Tabletop([CROWS, "Nahtha"], ["Hedina", "Badon"])
        table.lands(CROWS, on=name, at=at, turned=-90).attack()
        assert table.life(name) == 6
        assert table.movement().attack().landing(name).spread == 2000


def test_the_plane_of_attack_is_another_edge_for_each_target() -> None:
    """RX-E17: Evelynn's upper edge for Gande ahead, her right edge for Badon beside her."""
    table = Tabletop(["Evelynn", "Hedina"], ["Gande", "Badon"], places={"Evelynn": (0, 0, 0), "Gande": (0, 400)})
    table.puts("Badon", (400, 0))
    evelynn = table.body("Evelynn")
    card = placed(CARD, evelynn.x, evelynn.y, evelynn.angle)
    gande, badon = table.body("Gande"), table.body("Badon")
    assert plane(card, gande.x, gande.y) == (0, 4400)
    assert plane(card, badon.x, badon.y) == (3150, 0)


def test_a_third_stance_is_refused_and_a_forest_does_not_raise_a_zero() -> None:
    """RX-E18: forest and shield together leave 0 of a limb hit."""
    table = Tabletop(["Hedina"], ["Gande"])
    for _ in range(2):
        table.attack({("Hedina", "how"): STANCE}).movement()
    with pytest.raises(AssertionError, match="nobody was asked for"):
        table.attack({("Hedina", "how"): STANCE})
    table = Tabletop(
        ["Evelynn"], ["Gande"], variants=["blocking"], places={"Gande": (0, 300)}, terrain=[("forest", 0, 300)]
    )
    table.lands("Gande", on="Gande", at=(0, 0), by=(0, 0))
    table.hits("Evelynn", "Gande", "left arm").attack({("Gande", "how"): SHIELD})
    assert table.life("Gande") == 7


def test_a_persisting_intrusion_kills_the_last_enemy() -> None:
    """RX-E19: alone, nobody wins; with a living teammate, the team does."""
    for allies, winners in (([], ()), (["Badon"], (ROACHES, "Badon"))):
        enemies = ["Hedina", "Gande"][: len(allies) + 1]
        table = Tabletop([ROACHES, *allies], enemies).sets(ROACHES, life=0, persists=1).sets("Hedina", life=1)
        if allies:
            table.sets("Gande", place="out")
        table.hits(ROACHES, "Hedina", "head").attack()
        assert table.winners == winners
