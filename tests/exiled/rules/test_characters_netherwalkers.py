"""The Zombie Horde, Nahtha and Badon of the Netherwalkers, with all clarifications, as reports of play."""

import pytest

from tests.exiled.tabletop import Place, Tabletop
from wildswing.exiled.rules.characters import house_characters, read_character
from wildswing.exiled.rules.events import Hit, Rose, TurnedEthereal

APART: dict[str, Place] = {"Zombie Horde 1": (-300, 400), "Zombie Horde 2": (0, 400), "Zombie Horde 3": (300, 400)}
ZOMBIES = ("Zombie Horde 1", "Zombie Horde 2", "Zombie Horde 3")


def horde(*enemies: str, ally: str = "") -> Tabletop:
    """The Horde, with an ally or alone, against others."""
    return Tabletop(list(enemies), ["Zombie Horde", *([ally] if ally else [])], places=APART)


# The Zombie Horde


def test_one_player_leads_three_zombies_and_throws_one_club() -> None:
    """RX-ZH1, RX-ZH8, RX-ZH9: three cards with 3 hit points, each moves, and one of them throws."""
    table = horde("Hedina", "Gande", ally="Badon")
    assert table.lives(*ZOMBIES) == (3, 3, 3)
    table.starts("attack")
    assert table.offered("Zombie Horde") == [f"throw from {zombie}" for zombie in ZOMBIES]
    table.plays({("Zombie Horde", "how"): "throw from Zombie Horde 2"})
    assert table.thrown("Zombie Horde") == ["bone club"]
    assert table.landing("Zombie Horde").body == table.at("Zombie Horde 2")
    table.movement({"Zombie Horde 1": (90, 10), "Zombie Horde 2": (90, 20), "Zombie Horde 3": (90, 30)})
    assert [table.place(zombie) for zombie in ZOMBIES] == [(-310, 400), (-20, 400), (270, 400)]


def test_the_zombies_start_within_two_feet_of_each_other() -> None:
    """RX-ZH8: on the front line side by side, wherever in its part each is laid."""
    table = Tabletop(["Hedina"], ["Zombie Horde"])
    places = [table.place(zombie) for zombie in ZOMBIES]
    assert max(abs(x - other) for x, _ in places for other, _ in places) < 610 - 63


@pytest.mark.parametrize(("zone", "left"), [("head", 0), ("body", 2), ("left arm", 2), ("right leg", 2)])
def test_a_zombie_takes_three_from_a_head_and_one_from_the_rest(zone: str, left: int) -> None:
    """RX-ZH4, RX-ZH8: the values of every zombie."""
    table = horde("Hedina", "Gande", ally="Badon").hits("Hedina", "Zombie Horde 1", zone).attack()
    assert table.life("Zombie Horde 1") == left
    assert ("Zombie Horde 1" in table.in_play) == (left > 0)


def test_one_weapon_over_two_zombies_hurts_both() -> None:
    """RX-ZH12: each by its own best zone."""
    places: dict[str, Place] = {
        "Zombie Horde 1": (-32, 300, 0),
        "Zombie Horde 2": (32, 300, 0),
        "Zombie Horde 3": (300, 300),
    }
    table = Tabletop(["Hedina"], ["Zombie Horde"], places=places)
    table.lands("Hedina", on="Zombie Horde 2", at=(0, 0), by=(0, 24), turned=-90).attack()
    assert table.lives(*ZOMBIES) == (2, 2, 3)


def test_the_club_over_two_enemies_hurts_both() -> None:
    """RX-ZH12: its ball on an arm of Gande, its handle over one of Hedina's."""
    table = Tabletop(
        ["Hedina", "Gande"],
        ["Zombie Horde", "Badon"],
        places={**APART, "Hedina": (-32, -300, 0), "Gande": (32, -300, 0)},
    )
    table.lands("Zombie Horde", on="Gande", at=(-12, 0), turned=-90).attack()
    assert table.lives("Hedina", "Gande") == (6, 6)


def test_whoever_the_horde_helps_to_kill_rises_for_it() -> None:
    """RX-ZH2, RX-ZH3: the club did 1, a mace the rest, in the same phase."""
    table = horde("Evelynn", "Gande", ally="Hedina").sets("Gande", life=4)
    table.hits("Zombie Horde", "Gande", "left arm").hits("Hedina", "Gande", "head").attack()
    assert [(event.name, event.master, event.life) for event in table.heard(Rose)] == [("Gande", "Zombie Horde", 3)]
    risen = table.body("Gande (risen)")
    assert (risen.seat, risen.life, risen.place) == (table.seat("Zombie Horde"), 3, "in play")


def test_without_a_part_of_the_horde_in_this_phase_nobody_rises() -> None:
    """RX-ZH2, RX-ZH3: neither what the club did in an earlier phase counts, nor what it does to another."""
    table = horde("Evelynn", "Gande", ally="Hedina").sets("Gande", life=3)
    table.hits("Zombie Horde", "Gande", "left arm").attack().movement()
    table.hits("Hedina", "Gande", "head").hits("Zombie Horde", "Evelynn", "body").attack()
    assert table.life("Evelynn") == 5
    assert table.heard(Rose) == []
    assert table.body("Gande").place == "out"


def test_a_club_that_does_no_damage_has_no_part_in_a_kill() -> None:
    """RX-ZH3, RX-HE8: an arm behind a Defensive Stance costs nothing, not less, so Hedina does not rise."""
    table = horde("Hedina", "Gande", ally="Badon").sets("Hedina", life=1)
    table.hits("Zombie Horde", "Hedina", "right arm").lands("Badon", on="Hedina", at=(0, 27), by=(0, 37), turned=180)
    table.attack({("Hedina", "how"): "use Defensive Stance in place of a throw"})
    assert [event.damage for event in table.heard(Hit) if event.target == "Hedina"] == [0, 1]
    assert table.body("Hedina").place == "out"


def test_the_horde_is_not_beaten_if_its_victim_rises_as_its_last_zombie_falls() -> None:
    """RX-ZH2: both in one phase; the risen fights on for the Horde."""
    table = Tabletop(["Gande", "Evelynn"], ["Zombie Horde", "Badon"], places=APART).sets("Gande", life=1)
    table.sets("Zombie Horde 1", place="out").sets("Zombie Horde 2", place="out").sets("Badon", place="out")
    table.hits("Zombie Horde", "Gande", "body").hits("Gande", "Zombie Horde 3", "head").attack()
    assert table.in_play == ["Gande (risen)", "Evelynn"]
    assert not table.is_over


def test_a_risen_card_keeps_its_place_and_nothing_else() -> None:
    """RX-ZH9, RX-ZH10: no old ability or weapon; the Horde's club may be thrown from it, and its player is out."""
    table = horde("Nahtha", "Gande", ally="Badon").puts("Nahtha", (-100, -300)).sets("Nahtha", life=1)
    table.hits("Zombie Horde", "Nahtha", "body").attack({"ethereal": False})
    assert table.place("Nahtha (risen)") == (-100, -300)
    table.movement(until="move")
    assert [name for name, _ in table.asked] == ["Gande", "Zombie Horde", "Badon"]
    table.plays({("Nahtha (risen)", "move"): (0, 50)})
    assert table.place("Nahtha (risen)") == (-100, -250)
    table.hits("Gande", "Nahtha (risen)", "body").starts("attack")
    assert table.offered("Zombie Horde") == [f"throw from {name}" for name in ("Nahtha (risen)", *ZOMBIES)]
    table.plays({("Zombie Horde", "how"): "throw from Nahtha (risen)"})
    assert table.thrown("Nahtha") == []
    assert table.questions.count(("Nahtha", "ethereal")) == 1
    assert table.life("Nahtha (risen)") == 2


def test_a_risen_intrusion_does_not_persist_again() -> None:
    """RX-ZH9: it has none of its old abilities."""
    roaches = "Intrusion of Roaches"
    table = horde(roaches, "Gande", ally="Badon").sets(roaches, life=0, persists=1)
    table.hits("Zombie Horde", roaches, "body").attack().movement()
    table.hits("Gande", f"{roaches} (risen)", "head").attack()
    assert table.body(f"{roaches} (risen)").place == "out"


@pytest.mark.parametrize(("zone", "left"), [("head", 0), ("body", 2), ("right arm", 2), ("right leg", 2)])
def test_a_risen_card_has_its_printed_zones_and_the_values_of_a_zombie(zone: str, left: int) -> None:
    """RX-ZH4, RX-ZH12: 3 from the head, 1 from the rest; a risen card that falls is gone for good."""
    table = horde("Nahtha", "Gande", ally="Badon").sets("Gande", life=1).hits("Zombie Horde", "Gande", "body").attack()
    table.movement().hits("Nahtha", "Gande (risen)", zone).attack()
    assert table.life("Gande (risen)") == left
    assert ("Gande (risen)" in table.in_play) == (left > 0)


def test_a_risen_card_has_neither_spikes_nor_armour() -> None:
    """RX-ZH12: a weapon over the risen Hedina's spike costs nothing, the risen Intrusion blocks nothing."""
    table = horde("Hedina", "Gande", ally="Badon").sets("Hedina", life=1)
    table.hits("Zombie Horde", "Hedina", "body").attack().movement()
    table.lands("Gande", on="Hedina (risen)", at=(-20, 25), turned=-90).attack()
    assert table.lives("Gande", "Hedina (risen)") == (7, 3)
    roaches = "Intrusion of Roaches"
    table = horde(roaches, "Gande", ally="Badon").sets(roaches, life=0, persists=1)
    table.hits("Zombie Horde", roaches, "body").attack().movement()
    table.lands("Gande", on=f"{roaches} (risen)", at=(-5, 11), turned=-90).attack()
    assert table.life(f"{roaches} (risen)") == 2


def test_divine_protection_keeps_each_zombie_at_one() -> None:
    """RX-ZH7: while the protector is in the game."""
    table = horde("Hedina", "Gande", ally="Badon")
    table.sets("Badon", guards=(table.seat("Zombie Horde"),))
    table.hits("Hedina", "Zombie Horde 1", "head").hits("Gande", "Zombie Horde 2", "head").attack()
    assert table.lives(*ZOMBIES) == (1, 1, 3)


def test_the_horde_is_out_when_no_zombie_is_left() -> None:
    """RX-ZH9: not before the last one has fallen."""
    table = horde("Nameless")
    table.hits("Nameless", "Zombie Horde 1", "head", "star knife")
    table.hits("Nameless", "Zombie Horde 2", "head", "shuriken").attack()
    assert table.in_play == ["Nameless", "Zombie Horde 3"]
    table.movement().hits("Nameless", "Zombie Horde 3", "head", "star knife").attack()
    assert table.winners == ("Nameless",)


def test_blindness_strikes_the_player_and_acts_on_the_next_club() -> None:
    """RX-ZH11: a crow on one zombie, the club thrown from another."""
    table = horde("Murder of Crows", "Gande", ally="Badon")
    table.hits("Murder of Crows", "Zombie Horde 1", "body").round()
    table.attack({("Zombie Horde", "how"): "throw from Zombie Horde 3"})
    assert table.landing("Zombie Horde").spread == 2000


def test_a_crow_on_a_risen_card_blinds_the_horde() -> None:
    """RX-ZH11: the card belongs to the Horde's player now."""
    table = horde("Murder of Crows", "Gande", ally="Badon").sets("Gande", life=1)
    table.hits("Zombie Horde", "Gande", "body").attack().movement()
    table.hits("Murder of Crows", "Gande (risen)", "body").round().attack()
    assert table.landing("Zombie Horde").spread == 2000


def test_a_mountain_counts_if_the_throwing_zombie_stands_on_it() -> None:
    """RX-ZH11: the others throw without it."""
    for zombie, life in (("Zombie Horde 1", 4), ("Zombie Horde 2", 5)):
        table = Tabletop(["Hedina"], ["Zombie Horde"], places=APART, terrain=[("mountain", -300, 400)])
        table.hits("Zombie Horde", "Hedina", "body").attack({("Zombie Horde", "how"): f"throw from {zombie}"})
        assert table.life("Hedina") == life


def test_a_pull_moves_one_zombie_and_healing_is_for_one() -> None:
    """RX-ZH11: the struck one comes; a potion is used on a zombie that is hurt."""
    table = horde("Gande", "Hedina", ally="Badon").gives("Zombie Horde", "Health Potion").puts("Gande", (0, -100))
    table.hits("Gande", "Zombie Horde 2", "body").attack({"pull": "pull Zombie Horde 2 closer", "reel": (100,)})
    assert [table.place(zombie) for zombie in ZOMBIES] == [(-300, 400), (0, 300), (300, 400)]
    table.movement(until="deed")
    assert table.offered("Zombie Horde") == [
        "nothing more",
        "use the Health Potion on Zombie Horde 2",
        "give Badon the Health Potion",
    ]
    table.says("Zombie Horde", "use the Health Potion on Zombie Horde 2").plays()
    assert table.lives(*ZOMBIES) == (3, 3, 3)


def test_items_are_lost_only_with_the_last_zombie() -> None:
    """RX-ZH11: two zombies fall and the potion stays; with the third it goes to the killer."""
    table = horde("Nameless", "Hedina", ally="Badon").gives("Zombie Horde", "Health Potion")
    table.hits("Nameless", "Zombie Horde 1", "head", "star knife")
    table.hits("Nameless", "Zombie Horde 2", "head", "shuriken").attack()
    assert table.items("Zombie Horde") == ["Health Potion"]
    table.movement().hits("Nameless", "Zombie Horde 3", "head", "star knife").attack()
    assert (table.items("Zombie Horde"), table.items("Nameless")) == ([], ["Health Potion"])


def test_infect_is_passive_and_the_weapon_a_bone_club() -> None:
    """RX-ZH9: the cards of the house."""
    zombies = read_character(house_characters()["Zombie Horde"], "Zombie Horde")
    assert [weapon.name for weapon in zombies.weapons] == ["bone club"]
    assert [(one.name, one.icon) for one in zombies.abilities] == [("Infect", "passive")]


# Nahtha


def nahtha(*enemies: str) -> Tabletop:
    return Tabletop(
        ["Nahtha", "Badon"], enemies or ("Hedina", "Gande"), places={"Hedina": (0, 300, 0), "Gande": (300, 300)}
    )


def test_nahtha_throws_a_scythe() -> None:
    """RX-NH1: and nothing else."""
    assert nahtha().attack().thrown("Nahtha") == ["scythe"]


def test_ethereal_nahtha_takes_no_damage_from_any_source_of_the_phase() -> None:
    """RX-NH2, RX-NH3: a mace and a hook, both without effect."""
    table = nahtha().hits("Hedina", "Nahtha", "head").hits("Gande", "Nahtha", "body").attack({"ethereal": True})
    assert table.life("Nahtha") == 7
    assert [event.name for event in table.heard(TurnedEthereal)] == ["Nahtha"]


def test_she_decides_when_the_weapons_lie_and_before_any_damage() -> None:
    """RX-NH3: all throws are told, no hit points are lost yet; who is not touched decides nothing."""
    table = nahtha().hits("Hedina", "Nahtha", "head").hits("Gande", "Badon", "head").attack(until="ethereal")
    assert len(table.table.landings) == 4
    assert table.lives("Nahtha", "Badon") == (7, 7)
    table.says("Nahtha", "yes")
    assert table.lives("Nahtha", "Badon") == (7, 4)


def test_the_price_is_her_own_throw() -> None:
    """RX-NH3: her scythe lies on a head and does nothing."""
    for turns, life in ((True, 7), (False, 4)):
        table = nahtha().hits("Hedina", "Nahtha", "head").hits("Nahtha", "Gande", "head").attack({"ethereal": turns})
        assert table.life("Gande") == life


def test_ethereal_saves_her_from_spikes() -> None:
    """RX-NH3: her own scythe on a spike is a reason to ask her, and then costs nothing."""
    for turns, life in ((True, 7), (False, 6)):
        table = nahtha().lands("Nahtha", on="Hedina", at=(-20, 25), turned=-90).attack({"ethereal": turns})
        assert table.life("Nahtha") == life


def test_she_can_turn_ethereal_twice_and_only_for_the_phase() -> None:
    """RX-NH3, RX-CH2: the third time she is not asked and takes the damage."""
    table = nahtha()
    for _ in range(2):
        table.hits("Hedina", "Nahtha", "body").attack({"ethereal": True}).movement()
    table.hits("Hedina", "Nahtha", "body").attack()
    assert table.questions.count(("Nahtha", "ethereal")) == 2
    assert table.life("Nahtha") == 5


def test_a_declined_escape_costs_no_use() -> None:
    """RX-NH3: three times no, and still she may."""
    table = nahtha()
    for _ in range(3):
        table.hits("Hedina", "Nahtha", "left arm").attack({"ethereal": False}).movement()
    table.hits("Hedina", "Nahtha", "left arm").attack({"ethereal": True})
    assert table.life("Nahtha") == 4


def test_an_ally_s_weapon_over_her_is_no_reason_to_ask() -> None:
    """RX-NH3: she escapes enemy sources."""
    table = nahtha().lands("Badon", on="Nahtha", at=(0, 0)).attack()
    assert ("Nahtha", "ethereal") not in table.questions


def test_below_the_waist_nahtha_cannot_be_hit() -> None:
    """RX-NH4: head, body and arms count; the gown does not."""
    for zone, life in (("head", 4), ("body", 5), ("left arm", 6), ("right arm", 6), ("left leg", 7), ("right leg", 7)):
        table = nahtha().hits("Hedina", "Nahtha", zone).attack()
        assert table.life("Nahtha") == life, zone


def test_ethereal_is_reactive() -> None:
    """RX-NH3: the card of the house."""
    abilities = read_character(house_characters()["Nahtha"], "Nahtha").abilities
    assert [(one.name, one.icon, one.uses) for one in abilities] == [("Ethereal", "reactive", 2)]


# Badon


def badon() -> Tabletop:
    return Tabletop(["Badon", "Nahtha"], ["Gande", "Evelynn"], places={"Gande": (0, 300, 0), "Evelynn": (300, 300)})


def test_only_the_ends_of_the_whip_do_damage() -> None:
    """RX-BA1: all three lashes lie across Gande, the ends beyond his card."""
    table = badon().lands("Badon", on="Gande", at=(0, 0), by=(0, -20), turned=-90).attack()
    assert table.life("Gande") == 7
    table.movement().lands("Badon", on="Gande", at=(-24, 3), by=(0, 37), turned=-90).attack()
    assert table.life("Gande") == 6


def test_every_end_is_a_source_of_its_own() -> None:
    """RX-BA2, RX-BA4: three ends on arms and head add up."""
    table = badon().lands("Badon", on="Gande", at=(0, 6), by=(0, 37)).attack()
    assert [(event.where, event.damage) for event in table.heard(Hit)] == [
        ("left arm", 1),
        ("right arm", 1),
        ("body", 2),
    ]
    assert table.life("Gande") == 3


def test_ends_on_different_enemies_hurt_each() -> None:
    """RX-BA2: the outer ends on two neighbours."""
    table = badon().puts("Gande", (-32, 300, 0)).puts("Evelynn", (32, 300, 0))
    table.lands("Badon", at=(0, 303), by=(0, 37)).attack()
    assert table.lives("Gande", "Evelynn") == (5, 5)


def test_a_vampyr_potion_heals_for_all_ends() -> None:
    """RX-BA3: 1 + 1 + 2."""
    table = badon().sets("Badon", life=2, vampyr=1).lands("Badon", on="Gande", at=(0, 6), by=(0, 37)).attack()
    assert table.lives("Badon", "Gande") == (6, 3)


def test_the_tome_adds_to_one_end_only() -> None:
    """RX-BA3: 4 and 2 more."""
    table = badon().sets("Badon", tome=1).lands("Badon", on="Gande", at=(0, 6), by=(0, 37)).attack()
    assert table.life("Gande") == 7 - 4 - 2


def test_three_ends_on_a_gemstone_do_one() -> None:
    """RX-BA3: 1 per attack."""
    table = Tabletop(["Badon"], ["Gande"], gemstones=10, gemstone_places=[(300, -300), (300, 300)])
    table.lands("Badon", at=(300, 300), by=(0, 37)).attack()
    ends = [contact.part for contact in table.table.contacts if contact.what == "gemstone"]
    assert len(ends) == 3
    assert [stone.life for stone in table.table.gemstones] == [10, 9]


def test_the_whip_has_three_tails() -> None:
    """RX-BA4: three ends that harm, under a passive ability."""
    character = read_character(house_characters()["Badon"], "Badon")
    (whip,) = character.weapons
    assert (whip.name, [part.harms for part in whip.parts].count(True)) == ("whip", 3)
    assert [(one.name, one.icon) for one in character.abilities] == [("Three Tails", "passive")]
