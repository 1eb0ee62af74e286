"""Hedina, Klim-Klam and Mandice, with all clarifications, as reports of play."""

import pytest

from tests.exiled.tabletop import Millimetres, Place, Tabletop
from wildswing.exiled.rules.characters import house_characters, read_character
from wildswing.exiled.rules.events import ArmourBlocked, Hit, TookStance
from wildswing.kernel.state import NOTHING

STANCE = "use Defensive Stance in place of a throw"

SHOULDER_SPIKE: Millimetres = (-20, 25)
APART: dict[str, Place] = {"Zombie Horde 1": (-300, 400), "Zombie Horde 2": (0, 400), "Zombie Horde 3": (300, 400)}


def against_hedina(*enemies: str) -> Tabletop:
    """Hedina and an ally, with room around her, against two others."""
    return Tabletop(["Hedina", "Mandice"], enemies, places={"Hedina": (-300, -300, 0), "Mandice": (300, -300, 0)})


# The spikes of Hedina


def test_spikes_lie_outside_the_hit_zones() -> None:
    """RX-HE1: an arrow over a shoulder spike alone, and one over a foot spike alone, do not hurt her."""
    for at, turned in ((SHOULDER_SPIKE, -90.0), ((-18, -41), -90.0)):
        table = against_hedina("Evelynn", "Badon")
        table.lands("Evelynn", on="Hedina", at=at, turned=turned).attack()
        assert table.lives("Hedina", "Evelynn") == (7, 6)


def test_a_weapon_over_a_spike_costs_its_thrower_even_if_it_misses() -> None:
    """RX-HE2: 1 for the enemy who threw it."""
    table = against_hedina("Nahtha", "Badon")
    table.lands("Nahtha", on="Hedina", at=SHOULDER_SPIKE, turned=-90).attack()
    assert table.lives("Hedina", "Nahtha", "Badon") == (7, 6, 7)
    assert [(event.target, event.damage) for event in table.heard(Hit)] == [("Nahtha", 1)]


def test_an_allied_weapon_over_a_spike_costs_nothing() -> None:
    """RX-HE2: spikes answer enemies."""
    table = against_hedina("Nahtha", "Badon")
    table.lands("Mandice", on="Hedina", at=SHOULDER_SPIKE, turned=-90).attack()
    assert table.lives("Hedina", "Mandice") == (7, 7)


def test_a_hit_zone_and_a_spike_under_one_weapon_both_count() -> None:
    """RX-HE3, RX-HE4: an arrow across both feet and both foot spikes costs her 1 and Evelynn 1, not 2."""
    table = against_hedina("Evelynn", "Badon")
    table.lands("Evelynn", on="Hedina", at=(0, -41), by=(0, -5), turned=90).attack()
    assert table.lives("Hedina", "Evelynn") == (6, 6)


def test_several_ends_of_one_throw_on_spikes_cost_only_one() -> None:
    """RX-HE4: two ends of the whip on both shoulders cost Badon 1, while the third strikes her head."""
    table = against_hedina("Badon", "Evelynn")
    table.lands("Badon", on="Hedina", at=(0, 28), by=(0, 37)).attack()
    spiked = [contact.part for contact in table.table.contacts if contact.spiked]
    assert len(spiked) == 2
    assert table.lives("Hedina", "Badon") == (4, 6)


def test_two_throws_on_spikes_cost_two() -> None:
    """RX-HE4: the rule is for one throw; both weapons of Nameless are throws."""
    table = against_hedina("Nameless", "Badon")
    table.lands("Nameless", "star knife", on="Hedina", at=SHOULDER_SPIKE, turned=-90)
    table.lands("Nameless", "shuriken", on="Hedina", at=(20, 25), turned=90).attack()
    assert table.lives("Hedina", "Nameless") == (7, 5)


def test_a_splash_meets_spikes_only_if_there_is_no_way_past_them() -> None:
    """RX-HE5: Klim-Klam directs the splash; where every way crosses a spike, both take 1."""
    for at, turned, klim_klam in (((-52.0, -31.0), 15.0, 6), ((-36.0, -18.0), -90.0, 7)):
        table = against_hedina("Klim-Klam", "Badon")
        table.lands("Klim-Klam", on="Hedina", at=at, by=(0, 0), turned=turned).attack()
        assert table.lives("Hedina", "Klim-Klam") == (6, klim_klam)


@pytest.mark.parametrize("chosen", [1, 2, 3])
def test_the_horde_chooses_which_zombie_a_spike_hurts(chosen: int) -> None:
    """RX-HE6, RX-ZH6: any zombie may pay, whichever threw."""
    table = Tabletop(["Hedina"], ["Zombie Horde"], places={"Hedina": (0, -300, 0), **APART})
    table.lands("Zombie Horde", on="Hedina", at=SHOULDER_SPIKE, turned=-90).attack(until="spiked")
    assert table.offered("Zombie Horde") == ["Zombie Horde 1", "Zombie Horde 2", "Zombie Horde 3"]
    table.says("Zombie Horde", f"Zombie Horde {chosen}")
    lives = [3, 3, 3]
    lives[chosen - 1] = 2
    assert table.lives("Zombie Horde 1", "Zombie Horde 2", "Zombie Horde 3") == tuple(lives)


def test_only_whip_ends_meet_the_spikes() -> None:
    """RX-HE9: the lash lies across a shoulder spike and her head, and nothing happens to anybody."""
    table = against_hedina("Badon", "Evelynn")
    table.lands("Badon", on="Hedina", at=(-18, 23), by=(0, 0), turned=90).attack()
    assert table.lives("Hedina", "Badon") == (7, 7)


def test_a_ricochet_over_a_spike_costs_its_thrower_too() -> None:
    """RX-HE2: the extra throw is a throw."""
    table = against_hedina("Evelynn", "Badon").sets("Evelynn", ricochet=1)
    table.hits("Evelynn", "Mandice", "body")
    table.bounces("Evelynn", on="Hedina", at=SHOULDER_SPIKE, turned=-90)
    table.attack({"ricochet": "the arrow from the place of Mandice"})
    assert table.lives("Mandice", "Hedina", "Evelynn") == (5, 7, 6)


def test_hedina_throws_a_mace_and_her_plate_is_passive() -> None:
    """RX-HE9: the cards of the house."""
    hedina = read_character(house_characters()["Hedina"], "Hedina")
    assert [weapon.name for weapon in hedina.weapons] == ["mace"]
    assert [(one.name, one.icon) for one in hedina.abilities if one.does == "spikes"] == [("Spiked Plate", "passive")]


# The stance of Hedina


def test_defensive_stance_takes_two_off_each_source_and_costs_the_throw() -> None:
    """RX-HE8: a head and an arm do 1 and 0, no mace flies, and the spikes still answer."""
    table = against_hedina("Evelynn", "Badon")
    table.hits("Evelynn", "Hedina", "head").lands("Badon", on="Hedina", at=(17, 1), turned=90)
    table.attack({("Hedina", "how"): STANCE})
    assert table.life("Hedina") == 7 - 1 - 0
    assert table.thrown("Hedina") == []
    assert [event.name for event in table.heard(TookStance)] == ["Hedina"]
    table.movement().lands("Evelynn", on="Hedina", at=(0, -41), by=(0, -5), turned=90)
    table.attack({("Hedina", "how"): STANCE})
    assert table.lives("Hedina", "Evelynn") == (6, 6)


def test_defensive_stance_lasts_for_one_attack_phase() -> None:
    """RX-HE8: in the next phase a head costs 3 again."""
    table = against_hedina("Nahtha", "Badon")
    table.attack({("Hedina", "how"): STANCE}).movement()
    table.hits("Nahtha", "Hedina", "head").attack()
    assert table.life("Hedina") == 4


def test_defensive_stance_can_be_used_twice_in_a_game() -> None:
    """RX-HE8, RX-CH2: the third time it is not offered, and she throws."""
    table = against_hedina("Evelynn", "Badon")
    for _ in range(2):
        table.attack({("Hedina", "how"): STANCE}).movement()
    table.attack(until="aim")
    assert table.ask("Hedina").kind == "aim"


def test_defensive_stance_is_chosen_hidden_like_a_throw() -> None:
    """RX-HE8: the enemy does not see it before all have chosen."""
    table = against_hedina("Evelynn", "Badon")
    table.starts("attack")
    before = table.view("Evelynn")
    table.says("Hedina", STANCE)
    assert table.view("Evelynn") == before
    assert table.heard(TookStance) == []


def test_a_tome_beats_the_stance_and_so_sets_off_a_ricochet() -> None:
    """RX-HE8, RX-I23: an arm counts 1 and 2 more for the Tome, so 1 is left, and the attack was successful."""
    table = against_hedina("Nahtha", "Badon").sets("Nahtha", tome=1, ricochet=1)
    table.hits("Nahtha", "Hedina", "right arm").attack({("Hedina", "how"): STANCE}, until="ricochet")
    assert table.life("Hedina") == 6
    assert table.offered("Nahtha") == ["no second throw", "the scythe from the place of Hedina"]


def test_defensive_stance_works_unchanged_beside_blocking() -> None:
    """RX-HE7, RX-HE8: with the variant she has all three ways, one of them at a time."""
    table = Tabletop(["Hedina", "Mandice"], ["Evelynn", "Badon"], variants=["blocking"])
    table.attack(until="how")
    shield = "throw the weapon onto your own card as a shield"
    assert table.offered("Hedina") == ["throw", STANCE, shield]
    table.hits("Evelynn", "Hedina", "head").plays({("Hedina", "how"): STANCE})
    assert table.life("Hedina") == 6


# Klim-Klam


def beside(*, gap: float) -> Tabletop:
    """Klim-Klam's flask lies beside Gande's left leg, its neck this far from it."""
    table = Tabletop(["Klim-Klam"], ["Gande"], places={"Gande": (0, 300, 0)})
    return table.lands("Klim-Klam", on="Gande", at=(-12.0 - gap, -30), turned=-90)


def test_klim_klam_throws_a_flask_and_splash_is_passive() -> None:
    """RX-KK1, RX-KK7: nobody is asked for the splash."""
    table = beside(gap=20).attack()
    assert table.questions == [("Klim-Klam", "aim"), ("Gande", "aim")]
    assert table.thrown("Klim-Klam") == ["flask"]
    assert table.life("Gande") == 6


@pytest.mark.parametrize(("gap", "left"), [(0.5, 6), (21.5, 6), (23, 7), (60, 7)])
def test_a_flask_that_misses_splashes_a_quarter_card_length(gap: float, left: int) -> None:
    """RX-KK2, RX-KK6: 1 damage within 22 mm of a hit zone, nothing beyond."""
    table = beside(gap=gap).attack()
    assert table.life("Gande") == left


def test_a_flask_that_touches_only_a_spike_still_splashes() -> None:
    """RX-KK4, RX-HE2: Hedina was not struck, so the splash does 1; the spike costs Klim-Klam 1."""
    table = Tabletop(["Klim-Klam"], ["Hedina"], places={"Hedina": (0, 300, 0)})
    table.lands("Klim-Klam", on="Hedina", at=(-20.5, 24), turned=-90).attack()
    assert [(one.zone, one.spiked) for one in table.table.contacts] == [(NOTHING, 1), (NOTHING, 0)]
    assert table.lives("Klim-Klam", "Hedina") == (6, 6)


def test_a_flask_that_touches_only_armour_still_splashes() -> None:
    """RX-KK3, RX-KK4: the armour blocks the flask, which struck nobody; the splash goes past it to the head."""
    table = Tabletop(["Klim-Klam"], ["Intrusion of Roaches"], places={"Intrusion of Roaches": (0, 300, 0)})
    table.lands("Klim-Klam", on="Intrusion of Roaches", at=(-24.5, 17), turned=-90).attack()
    assert [(one.zone, one.armoured) for one in table.table.contacts] == [(NOTHING, 1), (NOTHING, 0)]
    assert table.life("Intrusion of Roaches") == 6
    assert table.body("Intrusion of Roaches").blocks == 2


def test_a_splash_damages_every_enemy_it_reaches_and_no_ally() -> None:
    """RX-KK2: the flask lies between Gande, Badon and an ally of Klim-Klam."""
    places: dict[str, Place] = {"Gande": (-45, 300, 0), "Badon": (45, 300, 0), "Mandice": (0, 210, 0)}
    table = Tabletop(["Klim-Klam", "Mandice"], ["Gande", "Badon"], places=places)
    table.lands("Klim-Klam", at=(0, 290), by=(0, -8)).attack()
    assert table.lives("Gande", "Badon", "Mandice") == (6, 6, 7)


def test_the_splash_passes_by_the_armour_if_any_way_is_free() -> None:
    """RX-KK3, RX-KK6: straight ahead is armour, but below it the arm is open."""
    table = Tabletop(["Klim-Klam"], ["Intrusion of Roaches"], places={"Intrusion of Roaches": (0, 300, 0)})
    table.lands("Klim-Klam", on="Intrusion of Roaches", at=(-30, 11), turned=-90).attack()
    assert table.life("Intrusion of Roaches") == 6
    assert table.body("Intrusion of Roaches").blocks == 3


def test_the_splash_may_take_a_slanting_way() -> None:
    """RX-KK3, RX-KK6: the shortest ways all lead through the armour, a longer one past its corner is free."""
    table = Tabletop(["Klim-Klam"], ["Intrusion of Roaches"], places={"Intrusion of Roaches": (0, 300, 0)})
    table.lands("Klim-Klam", on="Intrusion of Roaches", at=(-48, 34), by=(0, 0)).attack()
    assert table.life("Intrusion of Roaches") == 6


def test_armour_blocks_a_splash_that_has_no_other_way() -> None:
    """RX-KK6: every way to the Intrusion leads through the armour, which uses a block."""
    table = Tabletop(["Klim-Klam"], ["Intrusion of Roaches"], places={"Intrusion of Roaches": (0, 300, 0)})
    table.lands("Klim-Klam", on="Intrusion of Roaches", at=(-50, 34), by=(0, 0)).attack()
    assert table.life("Intrusion of Roaches") == 7
    assert [event.left for event in table.heard(ArmourBlocked)] == [2]
    bare = Tabletop(["Klim-Klam"], ["Intrusion of Roaches"], places={"Intrusion of Roaches": (0, 300, 0)})
    bare.sets("Intrusion of Roaches", blocks=0)
    bare.lands("Klim-Klam", on="Intrusion of Roaches", at=(-50, 34), by=(0, 0)).attack()
    assert bare.life("Intrusion of Roaches") == 6


def test_a_splash_does_not_add_to_a_hit_and_still_reaches_others() -> None:
    """RX-KK4, RX-KK5: the flask hits Gande's leg for 1, and splashes Badon beside him."""
    table = Tabletop(
        ["Klim-Klam", "Mandice"], ["Gande", "Badon"], places={"Gande": (0, 300, 0), "Badon": (-85, 300, 0)}
    )
    table.hits("Klim-Klam", "Gande", "left leg").attack()
    assert table.lives("Gande", "Badon") == (6, 6)
    assert [(event.target, event.where, event.damage) for event in table.heard(Hit)] == [
        ("Gande", "left leg", 1),
        ("Badon", "splash", 1),
    ]


def test_a_splash_is_no_primary_attack() -> None:
    """RX-KK7: a Vampyr Potion waits for a hit by the flask itself."""
    table = beside(gap=20).sets("Klim-Klam", life=3, vampyr=1).attack()
    assert table.lives("Gande", "Klim-Klam") == (6, 3)
    table.movement().hits("Klim-Klam", "Gande", "body").attack()
    assert table.lives("Gande", "Klim-Klam") == (4, 5)


def test_a_splash_is_weapon_damage() -> None:
    """RX-KK7: whoever stands in a swamp takes none."""
    table = Tabletop(["Klim-Klam"], ["Gande"], places={"Gande": (0, 300, 0)}, terrain=[("swamp", 0, 300)])
    table.lands("Klim-Klam", on="Gande", at=(-32, -30), turned=-90).attack()
    assert table.life("Gande") == 7


# Mandice


def mandice() -> Tabletop:
    return Tabletop(["Mandice", "Hedina"], ["Gande", "Badon"], places={"Mandice": (0, -300), "Gande": (0, 300, 180)})


def test_mandice_who_stands_still_throws_the_great_disk() -> None:
    """RX-MA1, RX-MA3: it reaches 7 mm farther than the disk with which it lies on the same spot."""
    still, moved = mandice().round(), mandice().round({"Mandice": (90, 30)})
    for table in (still, moved):
        table.lands("Mandice", on="Gande", at=(-32, -30), by=(0, 0)).attack()
    assert (still.thrown("Mandice"), still.life("Gande")) == (["great disk"], 6)
    assert (moved.thrown("Mandice"), moved.life("Gande")) == (["disk"], 7)


def test_the_great_disk_is_thrown_instead_of_the_disk_and_only_until_she_moves() -> None:
    """RX-MA3: one disk in every attack; what counts is the last movement phase."""
    table = mandice().round().round({"Mandice": (90, 30)}).attack()
    assert table.thrown("Mandice") == ["disk"]
    assert table.movement().attack().thrown("Mandice") == ["great disk"]


def test_in_the_first_attack_nobody_has_stood_still() -> None:
    """RX-MA4: Brace and Take Aim need a movement phase."""
    table = Tabletop(["Mandice", "Evelynn"], ["Gande", "Badon"])
    table.hits("Evelynn", "Gande", "head").attack()
    assert table.thrown("Mandice") == ["disk"]
    assert table.life("Gande") == 4


def test_mandice_cannot_brace_in_a_turn_in_which_gande_moved_her() -> None:
    """RX-MA2, RX-MA3, RX-GA3: pulled, she stands still and yet throws the disk; a round later she braces."""
    table = mandice()
    table.hits("Gande", "Mandice", "body").attack({"pull": "pull Mandice closer", "reel": (50,)})
    assert table.place("Mandice") == (0, -250)
    table.movement().attack()
    assert table.thrown("Mandice") == ["disk"]
    table.movement().attack()
    assert table.thrown("Mandice") == ["great disk"]
