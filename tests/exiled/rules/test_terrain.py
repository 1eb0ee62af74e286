"""Terrain: forest, mountain, swamp and tunnels."""

import pytest

from tests.exiled.tabletop import Millimetres, Tabletop
from wildswing.exiled.rules.events import Hit, Lost, WentThrough
from wildswing.exiled.rules.geometry import CARD, gap, moved, placed
from wildswing.kernel.space import Space

HEAD, BODY, LEG = (0, 29), (0, 5), (-7, -30)
"""Points on a card, in mm: 3, 2 and 1 damage."""

PLACES = {
    "Hedina": (-300, -300, 0),
    "Evelynn": (300, -300, 0),
    "Gande": (-300, 300, 180),
    "Badon": (300, 300, 180),
}
UNDER_GANDE, UNDER_HEDINA, UNDER_BADON = (-300, 300), (-300, -300), (300, 300)

FAR, LEFT, NEAR, RIGHT = 0, 90, 180, 270


def four(kind: str, place: Millimetres, begins: str = "attack", variants: tuple[str, ...] = ()) -> Tabletop:
    """Sets up Hedina and Evelynn against Gande and Badon, with one terrain card."""
    teams = ["Hedina", "Evelynn"], ["Gande", "Badon"]
    return Tabletop(*teams, places=PLACES, terrain=[(kind, *place)], begins=begins, variants=variants)


def against(one: str, other: str, kind: str, place: Millimetres) -> Tabletop:
    """Sets up two characters against Gande and Badon, with one terrain card."""
    table = Tabletop([one, other], ["Gande", "Badon"], terrain=[(kind, *place)])
    return table.puts("Gande", PLACES["Gande"]).puts("Badon", PLACES["Badon"])


# --- Standing on it ---


@pytest.mark.parametrize(
    ("place", "stands"),
    [
        ((0, 0), True),
        ((31.5, 44), True),
        ((31.6, 0), False),
        ((0, 44.1), False),
        ((-31.5, -44), True),
        ((-31.6, 0), False),
        ((0, -44.1), False),
    ],
)
def test_a_character_stands_on_terrain_with_its_centre(place: Millimetres, stands: bool) -> None:
    """RX-L2: inside the rectangle of 63 by 88 mm, its edge included; a corner of the card on it is not enough."""
    table = four("forest", (0, 0), begins="movement").puts("Gande", place)
    assert (table.body("Gande").terrain == "forest") == stands
    assert table.body("Hedina").terrain == ""


def test_the_effect_lasts_while_the_character_stands_there() -> None:
    """RX-L2: Gande moves off the forest and takes the whole damage, and less again once he is back."""
    table = four("forest", UNDER_GANDE, begins="movement").movement({"Gande": (LEFT, 50)})
    table.lands("Hedina", on="Gande", at=BODY).attack()
    assert table.life("Gande") == 5
    table.movement({"Gande": (RIGHT, 50)}).lands("Hedina", on="Gande", at=BODY).attack()
    assert table.life("Gande") == 4


def test_a_pull_off_the_terrain_ends_its_effect() -> None:
    """RX-L2: whoever is pulled away does not stand there any more."""
    table = four("forest", UNDER_HEDINA).lands("Gande", on="Hedina", at=LEG)
    table.attack({"pull": "pull Hedina closer", "reel": (100,)})
    assert table.body("Hedina").terrain == ""


def test_a_vine_stands_on_no_terrain() -> None:
    """RX-GL5, RX-L2: the swamp does not keep a vine from damage."""
    table = Tabletop(["Gleem", "Evelynn"], ["Gande", "Badon"], terrain=[("swamp", 0, 0)], places={"Gleem": (0, -300)})
    table.grows("Gleem", (0, 0)).lands("Badon", on="the vine of Gleem", at=(0, 0)).attack()
    assert table.life("the vine of Gleem") == 1


# --- Forest ---


@pytest.mark.parametrize(("point", "damage"), [(HEAD, 2), (BODY, 1), (LEG, 1)])
def test_in_a_forest_each_source_does_1_less_but_at_least_1(point: Millimetres, damage: int) -> None:
    """RX-L3: 3 becomes 2, 2 becomes 1, and 1 stays 1."""
    table = four("forest", UNDER_GANDE).lands("Hedina", on="Gande", at=point).attack()
    assert table.life("Gande") == 7 - damage


def test_in_a_forest_every_source_counts_for_itself() -> None:
    """RX-L3: two weapons do 1 less each."""
    table = four("forest", UNDER_GANDE).lands("Hedina", on="Gande", at=HEAD).lands("Evelynn", on="Gande", at=BODY)
    table.attack()
    assert table.life("Gande") == 7 - 2 - 1


def test_a_forest_never_raises_a_0() -> None:
    """RX-L3: a limb hit against a shield does nothing, and a body hit does 1, which the forest leaves as it is."""
    for point, life in ((LEG, 7), (BODY, 6)):
        table = four("forest", UNDER_GANDE, variants=("blocking",)).lands("Gande", on="Gande", at=BODY)
        table.lands("Hedina", on="Gande", at=point)
        table.attack({("Gande", "how"): "throw the weapon onto your own card as a shield"})
        assert table.life("Gande") == life


def test_who_throws_out_of_a_forest_does_full_damage() -> None:
    """RX-L3: it shelters who stands in it, and nobody else."""
    table = four("forest", UNDER_HEDINA).lands("Hedina", on="Gande", at=HEAD).attack()
    assert table.life("Gande") == 4


# --- Mountain ---


@pytest.mark.parametrize(("point", "damage"), [(HEAD, 4), (BODY, 3), (LEG, 2)])
def test_from_a_mountain_a_throw_does_1_more(point: Millimetres, damage: int) -> None:
    """RX-L4: on each attack throw of whoever stands there."""
    table = four("mountain", UNDER_HEDINA).lands("Hedina", on="Gande", at=point).attack()
    assert table.life("Gande") == 7 - damage


def test_who_stands_on_a_mountain_is_hit_as_ever() -> None:
    """RX-L4: it adds to the own throws only."""
    table = four("mountain", UNDER_GANDE).lands("Hedina", on="Gande", at=BODY).attack()
    assert table.life("Gande") == 5


def test_a_mountain_adds_to_one_source_of_a_throw() -> None:
    """RX-L4: of three whip ends over body and arms one does 1 more: 5 in all."""
    table = four("mountain", UNDER_BADON).lands("Badon", on="Evelynn", at=(0, -5), by=(0, 37)).attack()
    assert table.life("Evelynn") == 7 - 5


def test_a_throw_over_two_enemies_gets_the_mountain_once() -> None:
    """RX-L4: one source per throw, so one of the two takes 1 more."""
    table = four("mountain", UNDER_HEDINA).puts("Gande", (0, 300, 0)).puts("Badon", (64, 300, 0))
    table.lands("Hedina", on="Gande", at=(20, 5), by=(0, 0), turned=90).attack()
    assert sum(table.lives("Gande", "Badon")) == 14 - 5


def test_each_weapon_of_nameless_is_a_throw_from_the_mountain() -> None:
    """RX-L4, RX-NA3: both weapons do 1 more."""
    table = against("Nameless", "Evelynn", "mountain", (0, -300)).puts("Nameless", (0, -300))
    table.lands("Nameless", "star knife", on="Gande", at=(0, -2), by=(0, 0))
    table.lands("Nameless", "shuriken", on="Badon", at=(0, 5), by=(0, 0)).attack()
    assert table.lives("Gande", "Badon") == (4, 4)


def test_a_splash_gets_no_mountain() -> None:
    """RX-L4: a splash does 1 from anywhere."""
    table = against("Klim-Klam", "Evelynn", "mountain", (0, -300)).puts("Klim-Klam", (0, -300))
    table.lands("Klim-Klam", on="Gande", at=(0, 48), by=(0, -22)).attack()
    assert table.life("Gande") == 6


def test_the_mountain_counts_for_the_zombie_that_throws() -> None:
    """RX-L4, RX-ZH11: the club thrown by the zombie on the mountain does 1 more, thrown by another it does not."""
    for thrower, life in (("Zombie Horde 2", 4), ("Zombie Horde 1", 5)):
        table = against("Zombie Horde", "Evelynn", "mountain", (0, -300)).puts("Zombie Horde 1", (-200, -300))
        table.puts("Zombie Horde 2", (0, -300)).lands("Zombie Horde", on="Gande", at=BODY)
        table.attack({("Zombie Horde", "how"): f"throw from {thrower}"})
        assert table.life("Gande") == life


# --- Swamp ---


def test_in_a_swamp_no_weapon_does_damage() -> None:
    """RX-L5: not even a headshot; nor does a splash, which is weapon damage."""
    table = four("swamp", UNDER_GANDE).lands("Hedina", on="Gande", at=HEAD).attack()
    assert (table.life("Gande"), [event.damage for event in table.heard(Hit)]) == (7, [0])
    table = against("Klim-Klam", "Evelynn", "swamp", UNDER_GANDE)
    table.lands("Klim-Klam", on="Gande", at=(0, 48), by=(0, -22)).attack()
    assert table.life("Gande") == 7


def test_the_swamp_costs_2_before_anybody_moves() -> None:
    """RX-L5: at the start of every movement phase, though the character leaves in that phase."""
    table = four("swamp", UNDER_GANDE, begins="movement").movement(until="move")
    assert table.life("Gande") == 5
    assert [(event.name, event.damage, event.life) for event in table.heard(Lost)] == [("Gande", 2, 5)]
    table.says("Gande", (FAR, 88)).plays()
    assert table.body("Gande").terrain == ""
    table.attack().movement()
    assert table.life("Gande") == 5


def test_the_swamp_costs_2_in_every_movement_phase_spent_in_it() -> None:
    """RX-L5: 7, 5, 3; whoever comes in pays from the next phase on."""
    table = four("swamp", UNDER_GANDE, begins="movement").movement().attack().movement()
    assert table.life("Gande") == 3
    table = four("swamp", (-300, 220), begins="movement").movement({"Gande": (NEAR, 80)})
    assert (table.life("Gande"), table.body("Gande").terrain) == (7, "swamp")
    table.attack().movement()
    assert table.life("Gande") == 5


def test_spikes_hurt_in_a_swamp() -> None:
    """RX-L5: spikes are no weapon: Nahtha stands in a swamp and her scythe lies on a spike."""
    table = Tabletop(["Hedina", "Evelynn"], ["Nahtha", "Badon"], terrain=[("swamp", 0, 300)])
    table.puts("Nahtha", (0, 300, 180)).puts("Hedina", (0, -300, 0))
    table.lands("Nahtha", on="Hedina", at=(-19, 24), by=(0, -42)).attack()
    assert table.lives("Nahtha", "Hedina") == (6, 7)


def test_a_death_in_the_swamp_is_checked_at_once() -> None:
    """RX-L5: the last of a team falls before anybody moves, and the game is over."""
    table = Tabletop(["Hedina"], ["Gande"], terrain=[("swamp", 0, 300)], begins="movement", places={"Gande": (0, 300)})
    table.sets("Gande", life=2).movement()
    assert table.winners == ("Hedina",)


def test_one_of_several_who_falls_in_the_swamp_does_not_move() -> None:
    """RX-L5, RX-M1: the game goes on without the fallen."""
    table = four("swamp", UNDER_GANDE, begins="movement").sets("Gande", life=1).movement(until="move")
    assert table.in_play == ["Hedina", "Evelynn", "Badon"]
    assert [name for name, _ in table.asked] == ["Hedina", "Evelynn", "Badon"]


def test_who_persists_does_not_leave_for_the_swamp() -> None:
    """RX-L5, RX-IR6: at 0 there is nothing more to lose before the next attack phase."""
    table = Tabletop(["Intrusion of Roaches", "Evelynn"], ["Gande", "Badon"], terrain=[("swamp", 0, -300)])
    table.puts("Intrusion of Roaches", (0, -300)).sets("Intrusion of Roaches", life=2).attack().movement()
    assert "Intrusion of Roaches" in table.in_play
    assert table.body("Intrusion of Roaches").persists == 1
    table.attack()
    assert "Intrusion of Roaches" not in table.in_play


def test_the_swamp_stops_damage_only() -> None:
    """RX-L7: the crow blinds and the hook pulls one who stands in a swamp."""
    table = Tabletop(["Murder of Crows", "Gande"], ["Badon", "Evelynn"], terrain=[("swamp", 0, 300)])
    table.puts("Badon", (0, 300, 180)).puts("Gande", (0, -200, 0))
    table.lands("Murder of Crows", on="Badon", at=BODY).lands("Gande", on="Badon", at=BODY)
    table.attack({"pull": "pull Badon closer", "reel": (120,)})
    assert (table.life("Badon"), table.player("Badon").blind) == (7, 1)
    assert table.place("Badon") == (0, 180)


# --- Tunnels ---

WEST, EAST = (-300, 0), (300, 0)


def tunnels(**places: Millimetres) -> Tabletop:
    """Sets up Hedina south of the western of two tunnels, before a movement phase."""
    table = Tabletop(
        ["Hedina", "Evelynn"],
        ["Gande", "Badon"],
        terrain=[("tunnel", *WEST), ("tunnel", *EAST)],
        begins="movement",
        places={"Hedina": (-300, -80, 0), "Evelynn": (0, -400), "Gande": (-100, 400, 180), "Badon": (100, 400, 180)},
    )
    for name, place in places.items():
        table.puts(name, place)
    return table


@pytest.mark.parametrize(
    ("side", "place"),
    [
        ("above", (300, 88)),
        ("to the left", (300 - 63, 0)),
        ("below", (300, -88)),
        ("to the right", (300 + 63, 0)),
    ],
)
def test_a_tunnel_leads_to_the_side_of_the_other_that_its_owner_chooses(side: str, place: Millimetres) -> None:
    """RX-L6: moving onto one tunnel puts the card at once beside the other, edge to edge."""
    table = tunnels().movement({"Hedina": (FAR, 60)}, {("Hedina", "tunnel"): side})
    assert table.place("Hedina") == pytest.approx(place, abs=0.02)
    body = table.body("Hedina")
    other = moved(CARD, 300_00, 0)
    assert 0 < gap(placed(CARD, body.x, body.y, body.angle), other) <= 2
    assert [event.name for event in table.heard(WentThrough)] == ["Hedina"]


def test_a_turned_card_comes_out_beside_the_tunnel_too() -> None:
    """RX-L6: a card that lies askew touches the tunnel with a corner and does not overlap it."""
    table = tunnels().puts("Hedina", (-300, -80, 30)).movement({"Hedina": (FAR, 60)}, {"tunnel": "above"})
    body = table.body("Hedina")
    assert 0 < gap(placed(CARD, body.x, body.y, body.angle), moved(CARD, 300_00, 0)) <= 2


def test_both_tunnels_lead_to_each_other() -> None:
    """RX-L6: the eastern one leads back to the western."""
    table = tunnels(Hedina=(300, -80)).movement({"Hedina": (FAR, 60)}, {"tunnel": "below"})
    assert table.place("Hedina") == pytest.approx((-300, -88), abs=0.02)


def test_a_side_that_is_taken_is_not_offered() -> None:
    """RX-L6: no overlap; Evelynn stands above the other tunnel and Gande to its right."""
    table = tunnels(Evelynn=(300, 100), Gande=(370, 0)).movement({"Hedina": (FAR, 60)}, until="tunnel")
    assert table.offered("Hedina") == ["to the left", "below"]


def test_where_no_side_is_free_the_card_stays() -> None:
    """RX-L6: with three sides taken and the fourth too, nobody travels."""
    table = tunnels(Evelynn=(300, 90), Gande=(365, 0), Badon=(236, 0)).puts("Hedina", (-300, -80, 0))
    table.movement({"Hedina": (FAR, 60)})
    assert table.place("Hedina") == pytest.approx((300, -88), abs=0.02)
    table = Tabletop(
        ["Hedina", "Evelynn", "Mandice"],
        ["Gande", "Badon", "Nahtha"],
        terrain=[("tunnel", *WEST), ("tunnel", *EAST)],
        begins="movement",
        places={
            "Evelynn": (300, 90),
            "Gande": (365, 0),
            "Badon": (236, 0),
            "Nahtha": (300, -90),
            "Hedina": (-300, -80),
        },
    )
    table.movement({"Hedina": (FAR, 60)})
    assert table.place("Hedina") == (-300, -20)


def test_nobody_travels_without_moving_onto_a_tunnel() -> None:
    """RX-L6: who stands on a tunnel and stays there is not asked."""
    table = tunnels(Hedina=WEST).movement()
    assert table.place("Hedina") == (-300, 0)
    assert table.heard(WentThrough) == []


def test_nobody_travels_twice_in_one_phase() -> None:
    """RX-L6: whoever comes out does not enter again, and may walk in again in the next phase."""
    table = tunnels().movement({"Hedina": (FAR, 60)}, {"tunnel": "below"}).attack()
    assert len(table.heard(WentThrough)) == 1
    table.movement({"Hedina": (FAR, 60)}, {"tunnel": "below"})
    assert len(table.heard(WentThrough)) == 2
    assert table.place("Hedina") == pytest.approx((-300, -88), abs=0.02)


def test_two_may_travel_in_one_phase_each_beside_the_other() -> None:
    """RX-L6: the one who comes later finds the side of the first taken."""
    table = tunnels(Evelynn=(300, -80)).movement({"Hedina": (FAR, 60), "Evelynn": (FAR, 60)}, until="tunnel")
    assert table.asked == [("Hedina", "tunnel")]
    assert table.offered("Hedina") == ["above", "to the left", "to the right"]
    table.says("Hedina", "above").plays({("Evelynn", "tunnel"): "above"})
    assert table.place("Hedina") == pytest.approx((300, 88), abs=0.02)
    assert table.place("Evelynn") == pytest.approx((-300, 88), abs=0.02)


def test_a_side_beyond_the_border_is_not_offered() -> None:
    """RX-L6, RX-S8: nobody comes out nearer than 2 inches to the edge of the table."""
    table = Tabletop(
        ["Hedina", "Evelynn"],
        ["Gande", "Badon"],
        terrain=[("tunnel", *WEST), ("tunnel", 800, 500)],
        begins="movement",
        places={"Hedina": (-300, -80)},
    ).movement({"Hedina": (FAR, 60)}, until="tunnel")
    assert table.offered("Hedina") == ["to the left", "below"]


def test_a_bound_player_may_take_a_tunnel_that_leads_away() -> None:
    """RX-L7: for the last of a team the step onto the tunnel counts, and not where it comes out."""
    table = Tabletop(
        ["Hedina"],
        ["Gande"],
        terrain=[("tunnel", 0, 0), ("tunnel", 0, -400)],
        begins="movement",
        places={"Hedina": (0, -80, 0), "Gande": (0, 300, 180)},
    ).movement(until="move")
    space = table.ask("Hedina").options
    assert isinstance(space, Space)
    assert space.axes[0] == ("direction", -89, 89)
    table.says("Hedina", (FAR, 60)).plays({("Hedina", "tunnel"): "below"})
    assert table.place("Hedina") == pytest.approx((0, -488), abs=0.02)
