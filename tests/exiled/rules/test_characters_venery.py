"""The Intrusion of Roaches, the Murder of Crows and Gleem, with all clarifications, as reports of play."""

import pytest

from tests.exiled.tabletop import Millimetres, Place, Tabletop
from wildswing.exiled.rules.characters import house_characters, read_character
from wildswing.exiled.rules.events import ArmourBlocked, Persisted, Rose

ROACHES = "Intrusion of Roaches"
CROWS = "Murder of Crows"
VINE = "the vine of Gleem"
ARMOUR: Millimetres = (-20, 11)
"""A place on the armour, above the arm."""

APART: dict[str, Place] = {"Zombie Horde 1": (-300, 400), "Zombie Horde 2": (0, 400), "Zombie Horde 3": (300, 400)}


def against_roaches(*enemies: str, ally: str = "Badon") -> Tabletop:
    return Tabletop([ROACHES, ally], enemies, places={ROACHES: (0, -300, 0), ally: (300, -300, 0)})


# The armour of the Intrusion of Roaches


def test_what_touches_the_armour_is_blocked_wherever_else_it_lies() -> None:
    """RX-IR1: an arrow through armour, arm and body does nothing."""
    table = against_roaches("Evelynn", "Hedina")
    table.lands("Evelynn", on=ROACHES, at=(0, 11), turned=-90).attack()
    assert table.life(ROACHES) == 7


def test_the_armour_blocks_in_three_rounds_and_is_gone() -> None:
    """RX-IR2: the fourth arrow on the same place does its damage."""
    table = against_roaches("Evelynn", "Hedina")
    for left in (2, 1, 0):
        table.lands("Evelynn", on=ROACHES, at=(0, 11), turned=-90).attack()
        assert (table.body(ROACHES).blocks, table.life(ROACHES)) == (left, 7)
        table.movement({"Evelynn": (90, 1)})
    table.lands("Evelynn", on=ROACHES, at=(0, 11), turned=-90).attack()
    assert table.life(ROACHES) == 5
    assert [event.left for event in table.heard(ArmourBlocked)] == [2, 1, 0]


def test_all_blocks_of_one_phase_use_up_one() -> None:
    """RX-IR3: two hits blocked together leave two rounds."""
    table = against_roaches("Evelynn", "Hedina")
    table.lands("Evelynn", on=ROACHES, at=ARMOUR, turned=-90).lands(
        "Hedina", on=ROACHES, at=ARMOUR, turned=-90
    ).attack()
    assert (table.body(ROACHES).blocks, table.life(ROACHES)) == (2, 7)


@pytest.mark.parametrize(("before", "after"), [(3, 2), (1, 0)])
def test_the_last_block_of_the_armour_holds_for_the_whole_phase(before: int, after: int) -> None:
    """RX-IR3: an extra throw by ricochet in the same phase is blocked as well, and uses no other block."""
    table = against_roaches("Evelynn", "Hedina").sets("Hedina", ricochet=1).sets(ROACHES, blocks=before)
    table.lands("Evelynn", on=ROACHES, at=(0, 11), turned=-90).hits("Hedina", "Badon", "body")
    table.bounces("Hedina", on=ROACHES, at=(0, 11), turned=-90)
    table.attack({"ricochet": "the mace from the place of Badon"})
    assert (table.body(ROACHES).blocks, table.life(ROACHES)) == (after, 7)


def test_a_ricochet_on_the_armour_uses_a_block() -> None:
    """RX-IR3: it is a block of this phase, even if it is the only one."""
    table = against_roaches("Evelynn", "Hedina").sets("Hedina", ricochet=1)
    table.hits("Hedina", "Badon", "body").bounces("Hedina", on=ROACHES, at=(0, 11), turned=-90)
    table.attack({"ricochet": "the mace from the place of Badon"})
    assert (table.body(ROACHES).blocks, table.life(ROACHES)) == (2, 7)


def test_what_does_not_touch_the_armour_does_normal_damage() -> None:
    """RX-IR4, RX-IR8: a hit on the other arm hurts beside a blocked one; a phase without a block uses none."""
    table = against_roaches("Evelynn", "Hedina")
    table.hits("Evelynn", ROACHES, "right arm").lands("Hedina", on=ROACHES, at=ARMOUR, turned=-90).attack()
    assert (table.body(ROACHES).blocks, table.life(ROACHES)) == (2, 6)
    table.movement({"Evelynn": (90, 1)}).hits("Evelynn", ROACHES, "right arm").attack()
    assert (table.body(ROACHES).blocks, table.life(ROACHES)) == (2, 5)


def test_each_end_of_a_whip_is_judged_alone() -> None:
    """RX-IR5: one end on the armour is blocked, another strikes the body."""
    table = Tabletop([ROACHES, "Gande"], ["Badon", "Hedina"], places={ROACHES: (0, -300, 0)})
    table.lands("Badon", on=ROACHES, at=(-20, 11), by=(-22, 34)).attack()
    ends = {contact.part: bool(contact.armoured) for contact in table.table.contacts}
    assert list(ends.values()).count(True) == 1
    assert (table.body(ROACHES).blocks, table.life(ROACHES)) == (2, 7 - 2 - 1)


def test_blocking_is_compulsory_and_no_ally_uses_the_armour_up() -> None:
    """RX-IR8: nobody is asked; a friendly weapon on the armour is no block."""
    table = against_roaches("Evelynn", "Hedina", ally="Gande")
    table.lands("Evelynn", on=ROACHES, at=ARMOUR, turned=-90).attack()
    assert {kind for _, kind in table.questions} == {"how", "aim"}
    assert table.body(ROACHES).blocks == 2
    table.movement().lands("Gande", on=ROACHES, at=ARMOUR, turned=-90).attack()
    assert table.body(ROACHES).blocks == 2
    roaches = read_character(house_characters()[ROACHES], ROACHES)
    assert [weapon.name for weapon in roaches.weapons] == ["mandibles"]
    assert {ability.name: ability.icon for ability in roaches.abilities} == {
        "Carapace": "passive",
        "Persist": "passive",
    }


# Persist


def test_the_fallen_intrusion_stays_for_one_more_round() -> None:
    """RX-IR6: with 0 hit points it moves and throws, then it leaves after the next attack phase."""
    table = against_roaches("Evelynn", "Hedina").sets(ROACHES, life=1)
    table.hits("Evelynn", ROACHES, "body").attack()
    assert [event.name for event in table.heard(Persisted)] == [ROACHES]
    assert (table.life(ROACHES), ROACHES in table.in_play) == (0, True)
    table.movement({ROACHES: (0, 88)})
    assert table.place(ROACHES) == (0, -212)
    table.hits(ROACHES, "Hedina", "head").attack()
    assert table.life("Hedina") == 4
    assert ROACHES not in table.in_play


def test_the_game_stays_open_while_the_last_of_a_team_persists() -> None:
    """RX-IR6, RX-IR9: his team has nobody else, and is beaten only a round later."""
    table = Tabletop([ROACHES], ["Hedina"]).sets(ROACHES, life=1)
    table.hits("Hedina", ROACHES, "body").attack()
    assert not table.is_over
    table.movement().attack()
    assert table.winners == ("Hedina",)


def test_nothing_heals_whoever_persists() -> None:
    """RX-IR6: neither a Vampyr Potion nor a Health Potion."""
    table = against_roaches("Evelynn", "Hedina").sets(ROACHES, life=1, vampyr=1).gives(ROACHES, "Health Potion")
    table.hits("Evelynn", ROACHES, "body").attack().movement(until="deed")
    assert table.offered(ROACHES) == ["nothing more", "give Badon the Health Potion"]
    table.plays().hits(ROACHES, "Hedina", "head").attack()
    assert table.life(ROACHES) == 0
    assert ROACHES not in table.in_play


def test_the_intrusion_rises_only_if_the_horde_damages_it_while_it_persists() -> None:
    """RX-IR7, RX-ZH5: the blow that fells it is not enough; a second one is."""
    table = Tabletop([ROACHES, "Badon"], ["Zombie Horde", "Hedina"], places={ROACHES: (0, -300, 0), **APART})
    table.sets(ROACHES, life=1).hits("Zombie Horde", ROACHES, "body").attack()
    assert table.heard(Rose) == []
    twin = Tabletop([ROACHES, "Badon"], ["Zombie Horde", "Hedina"], places={ROACHES: (0, -300, 0), **APART})
    twin.sets(ROACHES, life=1).hits("Zombie Horde", ROACHES, "body").attack()
    table.movement().hits("Zombie Horde", ROACHES, "head").attack()
    assert [(event.name, event.master, event.life) for event in table.heard(Rose)] == [(ROACHES, "Zombie Horde", 3)]
    assert f"{ROACHES} (risen)" in table.in_play
    twin.movement().hits("Hedina", ROACHES, "head").attack()
    assert twin.heard(Rose) == []
    assert twin.body(ROACHES).place == "out"


def test_nobody_wins_if_only_those_who_persist_are_left() -> None:
    """RX-IR9: he falls together with the last enemy, so they leave and the game has no winner."""
    table = Tabletop([ROACHES], ["Hedina"]).sets(ROACHES, life=1).sets("Hedina", life=1)
    table.hits("Hedina", ROACHES, "body").hits(ROACHES, "Hedina", "head").attack()
    assert table.winners == ()
    assert table.in_play == []


def test_whoever_falls_in_his_last_phase_leaves_together_with_him() -> None:
    """RX-IR9: mutual ruin if he was alone, victory if a teammate lives."""
    for life, winners in ((1, ()), (7, (ROACHES, "Badon"))):
        table = Tabletop(
            [ROACHES, "Badon"], ["Hedina", "Evelynn"], places={ROACHES: (0, -300, 0), "Badon": (300, -300)}
        )
        table.sets(ROACHES, life=1).sets("Badon", life=life).sets("Hedina", life=1).sets("Evelynn", life=1)
        table.hits("Hedina", ROACHES, "head").attack().movement()
        table.hits(ROACHES, "Hedina", "head").hits("Evelynn", "Badon", "left arm")
        table.lands("Badon", on="Evelynn", at=(0, 0)).attack()
        assert table.winners == winners


# The Murder of Crows


def blinded(zone: str = "left leg") -> Tabletop:
    """Gande after a crow has hit him."""
    table = Tabletop([CROWS, "Hedina"], ["Gande", "Badon"])
    return table.hits(CROWS, "Gande", zone).attack()


@pytest.mark.parametrize("zone", ["head", "body", "right arm", "left leg"])
def test_any_hit_by_the_crow_blinds_for_the_next_throw(zone: str) -> None:
    """RX-MC1, RX-MC3, RX-CH3: twice the spread once, then as before; others throw as ever."""
    table = blinded(zone)
    assert table.landing("Gande").spread == 1000
    assert table.movement().attack().landing("Gande").spread == 2000
    assert table.landing("Badon").spread == 1000
    assert table.movement().attack().landing("Gande").spread == 1000


def test_a_blind_player_blinded_again_throws_blind_again() -> None:
    """RX-MC1: the crow hits him in the very phase in which he throws blind."""
    table = blinded().movement().hits(CROWS, "Gande", "left leg").attack().movement().attack()
    assert table.landing("Gande").spread == 2000


def test_blindness_does_not_add_up() -> None:
    """RX-MC3: struck and under the blotted sky he is as blind as by one of them, for one throw."""
    table = blinded().movement(answers={(CROWS, "deed"): "use Blot out the Sky"})
    assert table.attack().landing("Gande").spread == 2000
    assert table.movement().attack().landing("Gande").spread == 1000


def test_blot_out_the_sky_blinds_all_enemies_for_the_next_attack() -> None:
    """RX-MC2, RX-MC4: called in the movement phase, it strikes both enemies and no ally."""
    table = Tabletop([CROWS, "Hedina"], ["Gande", "Badon"]).attack()
    table.movement(answers={(CROWS, "deed"): "use Blot out the Sky"}).attack()
    assert [table.landing(name).spread for name in (CROWS, "Hedina", "Gande", "Badon")] == [1000, 1000, 2000, 2000]


def test_blot_out_the_sky_can_be_called_twice() -> None:
    """RX-MC2, RX-CH2: once in a movement phase, and in a third one she is not asked any more."""
    table = Tabletop([CROWS, "Hedina"], ["Gande", "Badon"], begins="movement")
    for _ in range(2):
        table.movement(until="deed").says(CROWS, "use Blot out the Sky")
        assert table.asked == [(CROWS, "move")]
        table.plays().attack()
    table.movement()
    assert table.questions.count((CROWS, "deed")) == 2


def test_a_blocked_hit_does_not_blind() -> None:
    """RX-MC4: the crow on the armour of the Intrusion."""
    table = Tabletop([CROWS, "Hedina"], [ROACHES, "Badon"])
    table.lands(CROWS, on=ROACHES, at=ARMOUR, turned=-90).attack()
    assert table.body(ROACHES).blocks == 2
    assert table.movement().attack().landing(ROACHES).spread == 1000


def test_an_ethereal_form_escapes_blindness() -> None:
    """RX-MC4, RX-NH2: as soon as Nahtha stays, she is blind."""
    for turns, spread in ((True, 1000), (False, 2000)):
        table = Tabletop([CROWS, "Hedina"], ["Nahtha", "Badon"])
        table.hits(CROWS, "Nahtha", "head").attack({"ethereal": turns})
        assert table.movement().attack().landing("Nahtha").spread == spread


# Gleem


def garden(enemies: tuple[str, str] = ("Gande", "Badon"), ally: str = "Hedina") -> Tabletop:
    """Gleem and an ally against two others, with the vine ahead of it."""
    table = Tabletop(["Gleem", ally], enemies, places={"Gleem": (0, -300, 0), ally: (300, -300, 0)})
    return table.grows("Gleem", (0, -200, 0))


def test_gleem_is_rooted() -> None:
    """RX-GL4: it is never asked to move."""
    table = Tabletop(["Gleem", "Hedina"], ["Gande", "Badon"]).attack().movement(until="move")
    assert table.asked == [("Hedina", "move"), ("Gande", "move"), ("Badon", "move")]
    table = Tabletop(["Gleem", "Hedina"], ["Gande", "Badon"]).attack().movement(until="grow")
    assert table.asked == [("Gleem", "grow")]


def test_gande_cannot_pull_gleem_but_may_go_to_it() -> None:
    """RX-GL1, RX-GA4: of the two ways only one is offered."""
    table = Tabletop(["Gleem", "Hedina"], ["Gande", "Badon"], places={"Gleem": (0, -300, 0), "Gande": (0, 300, 180)})
    table.hits("Gande", "Gleem", "body").attack(until="pull")
    assert table.offered("Gande") == ["no pull", "go to Gleem"]
    table.says("Gande", "go to Gleem").plays({"reel": (176,)})
    assert (table.place("Gande"), table.place("Gleem")) == ((0, 124), (0, -300))


def test_an_allied_gande_cannot_pull_gleem_either() -> None:
    """RX-GL1, RX-GL4: no effect moves it."""
    table = Tabletop(["Gleem", "Gande"], ["Hedina", "Badon"])
    table.hits("Gande", "Gleem", "body").attack(until="pull")
    assert table.offered("Gande") == ["no pull", "go to Gleem"]


def test_gleem_cannot_become_a_zombie() -> None:
    """RX-GL2, RX-ZH5: felled by the club alone, it leaves."""
    table = Tabletop(["Gleem", "Hedina"], ["Zombie Horde", "Badon"], places=APART).sets("Gleem", life=1)
    table.hits("Zombie Horde", "Gleem", "body").attack()
    assert table.heard(Rose) == []
    assert table.body("Gleem").place == "out"


def test_a_vine_grows_at_a_side_of_gleem_and_creeps_on() -> None:
    """RX-GL3, RX-GL4: it is laid touching Gleem, and slides by up to a card length in a later phase."""
    table = Tabletop(["Gleem", "Hedina"], ["Gande", "Badon"], begins="movement", places={"Gleem": (0, -300, 0)})
    table.movement(until="grow")
    assert table.offered("Gleem") == ["nowhere", "ahead", "to the left", "behind", "to the right"]
    table.says("Gleem", "ahead")
    assert table.life(VINE) == 2
    assert table.place(VINE) == pytest.approx((0, -212), abs=0.02)
    table.attack().movement({VINE: (0, 88)})
    assert table.place(VINE) == pytest.approx((0, -124), abs=0.02)
    table.attack().movement(until="creep")
    assert max(table.ask("Gleem").options)[1] == 88


def test_a_vine_keeps_within_four_card_lengths() -> None:
    """RX-GL4: 352 mm is the end; a step beyond it is not made."""
    table = garden().puts(VINE, (0, 50)).attack()
    table.movement({VINE: (0, 2)})
    assert table.place(VINE) == (0, 52)
    table.attack().movement({VINE: (0, 1)})
    assert table.place(VINE) == (0, 52)
    table.attack().movement({VINE: (180, 88)})
    assert table.place(VINE) == (0, -36)


def test_the_vine_of_the_last_of_a_team_may_only_come_closer() -> None:
    """RX-GL4: as any mover, it is bound to directions towards the nearest enemy."""
    table = Tabletop(["Gleem"], ["Gande"], places={"Gleem": (0, -300, 0), "Gande": (0, 300)})
    table.grows("Gleem", (0, -200, 0)).attack().movement(until="creep")
    space = table.ask("Gleem").options
    assert (0, 88) in space
    assert (180, 88) not in space
    assert (90, 88) not in space


def test_gleem_may_throw_from_the_vine() -> None:
    """RX-GL4: then the plane of attack is the edge of the vine, 100 mm nearer to the enemy."""
    too_far = {}
    for origin in ("throw from Gleem", "throw from the vine of Gleem"):
        spots = []
        for power in (0, 10):
            table = Tabletop(
                ["Gleem", "Hedina"],
                ["Gande", "Badon"],
                skills=["hand"],
                by_chance=True,
                places={"Gleem": (0, -300, 0)},
            )
            table.grows("Gleem", (0, -200, 0))
            table.attack({("Gleem", "how"): origin, ("Gleem", "aim"): (0, 300, power, 0)})
            spots.append(table.landing("Gleem").y / 100)
        too_far[origin] = spots[1] - spots[0]
    assert list(too_far.values()) == pytest.approx([10 + 0.085 * 556, 10 + 0.085 * 456], abs=0.1)


@pytest.mark.parametrize("at", [(0, 38), (0, 0), (0, -38)])
def test_every_source_does_one_to_a_vine_that_has_two_hit_points(at: Millimetres) -> None:
    """RX-GL3, RX-GL4: wherever it is hit; a second hit removes it, and it can be grown again."""
    table = garden().lands("Gande", on=VINE, at=at, turned=-90).attack()
    assert (table.life(VINE), table.life("Gleem")) == (1, 7)
    table.movement().lands("Gande", on=VINE, at=at, turned=-90).attack()
    assert VINE not in table.in_play
    table.movement(answers={"grow": "to the left"})
    assert (table.life(VINE), VINE in table.in_play) == (2, True)
    assert table.place(VINE) == pytest.approx((-63, -300), abs=0.02)


def test_a_vine_does_not_keep_its_team_in_the_game() -> None:
    """RX-GL4, RX-GL5: Gleem falls, its vine goes with it, and the game is over."""
    table = Tabletop(["Gleem"], ["Gande"], places={"Gleem": (0, -300, 0)}).grows("Gleem", (0, -100, 0))
    table.sets("Gleem", life=1).hits("Gande", "Gleem", "body").attack()
    assert table.in_play == ["Gande"]
    assert table.winners == ("Gande",)


def test_a_hit_on_a_vine_is_no_hit_on_a_character() -> None:
    """RX-GL5: it blinds nobody, heals nobody, and gets nothing from a Tome."""
    table = garden((CROWS, "Badon")).sets(CROWS, life=3, vampyr=1, tome=1, ricochet=1)
    table.lands(CROWS, on=VINE, at=(0, 0), turned=-90).attack()
    assert table.life(VINE) == 1
    assert table.life(CROWS) == 3
    assert (table.player(CROWS).vampyr, table.player(CROWS).ricochet) == (1, 1)
    assert table.movement().attack().landing("Gleem").spread == 1000


def test_a_vine_gets_no_bonus_and_no_shelter() -> None:
    """RX-GL5: neither Take Aim nor a mountain adds to a hit, neither forest nor swamp lessens it."""
    for kind in ("forest", "swamp"):
        table = Tabletop(
            ["Gleem", "Hedina"],
            ["Evelynn", "Badon"],
            places={"Gleem": (0, -300, 0), "Evelynn": (0, 300)},
            terrain=[(kind, 0, -200), ("mountain", 0, 300)],
        )
        table.grows("Gleem", (0, -200, 0)).sets("Evelynn", stood=1)
        table.lands("Evelynn", on=VINE, at=(0, 0), turned=-90).attack()
        assert table.life(VINE) == 1
        assert table.movement().life(VINE) == 1


def test_a_vine_does_not_rise() -> None:
    """RX-GL5: the club destroys it, and the Horde gets nothing."""
    table = garden(("Zombie Horde", "Badon")).sets(VINE, life=1)
    table.lands("Zombie Horde", on=VINE, at=(0, 0), turned=-90).attack()
    assert VINE not in table.in_play
    assert table.heard(Rose) == []


def test_an_enemy_vine_cannot_be_pulled() -> None:
    """RX-GL3, RX-GA4: Gande may go to it."""
    table = garden().puts("Gande", (0, 300)).lands("Gande", on=VINE, at=(0, 0), turned=-90).attack(until="pull")
    assert table.offered("Gande") == ["no pull", "go to the vine of Gleem"]
    table.says("Gande", "go to the vine of Gleem").plays({"reel": (100,)})
    assert table.place("Gande") == (0, 200)


@pytest.mark.parametrize(("agrees", "place"), [(True, (100, -200)), (False, (0, -200))])
def test_an_allied_vine_is_pulled_if_its_player_agrees(agrees: bool, place: Millimetres) -> None:
    """RX-GL3, RX-GL4, RX-GA2: it takes no damage, and Gleem's player decides."""
    table = garden(("Evelynn", "Badon"), ally="Gande").puts("Gande", (300, -200))
    table.lands("Gande", on=VINE, at=(0, 0), turned=-90)
    table.attack(
        {"pull": "pull the vine of Gleem closer", ("Gleem", "consent"): agrees} | ({"reel": (100,)} if agrees else {})
    )
    assert table.place(VINE) == place
    assert table.life(VINE) == 2


def test_a_pulled_vine_has_to_end_within_its_reach() -> None:
    """RX-GL5: a pull beyond four card lengths leaves it where it was."""
    for far, y in ((42, 52), (43, 10)):
        table = garden(("Evelynn", "Badon"), ally="Gande").puts(VINE, (0, 10)).puts("Gande", (0, 300))
        table.lands("Gande", on=VINE, at=(0, 0), turned=-90)
        table.attack({"pull": "pull the vine of Gleem closer", "consent": True, "reel": (far,)})
        assert table.place(VINE) == (0, y)


def test_gleem_throws_a_thorn_pod() -> None:
    """RX-GL4: and its three abilities have their icons."""
    gleem = read_character(house_characters()["Gleem"], "Gleem")
    assert [weapon.name for weapon in gleem.weapons] == ["thorn pod"]
    icons = {ability.name: ability.icon for ability in gleem.abilities}
    assert (icons["Rooted"], icons["Creeping Vine"], icons["Strangle Root"]) == ("passive", "movement", "attack")
