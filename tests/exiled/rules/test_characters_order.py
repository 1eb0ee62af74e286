"""Gande, Nameless and Evelynn of the Order of 1000 Doors, with all clarifications, as reports of play."""

import pytest

from tests.exiled.tabletop import Millimetres, Place, Tabletop
from wildswing.exiled.rules.characters import house_characters, read_character
from wildswing.exiled.rules.events import Hit, Pulled

LINE: dict[str, Place] = {"Gande": (0, -300, 0), "Evelynn": (0, 300, 180), "Badon": (300, -300), "Hedina": (-300, 300)}


def hooked(zone: str = "body", **more: Place) -> Tabletop:
    """Gande and Badon against Evelynn and Hedina; the hook is about to hit Evelynn, 600 mm ahead."""
    table = Tabletop(["Gande", "Badon"], ["Evelynn", "Hedina"], places={**LINE, **more})
    return table.hits("Gande", "Evelynn", zone)


# Gande


def test_a_hit_lets_gande_pull_or_go() -> None:
    """RX-GA1, RX-GA9: the struck one comes to him, or he goes to it, as far as he likes, or nobody moves."""
    labels = ["no pull", "pull Evelynn closer", "go to Evelynn"]
    places: list[tuple[Millimetres, Millimetres]] = [
        ((0, -300), (0, 300)),
        ((0, -300), (0, 200)),
        ((0, -200), (0, 300)),
    ]
    for label, ends in zip(labels, places, strict=True):
        table = hooked().attack(until="pull")
        assert table.offered("Gande") == labels
        table.says("Gande", label).plays({} if label == "no pull" else {"reel": (100,)})
        assert (table.place("Gande"), table.place("Evelynn")) == ends
        assert table.life("Evelynn") == 5


def test_a_miss_pulls_nobody() -> None:
    """RX-GA1: no hit, no question."""
    table = Tabletop(["Gande", "Badon"], ["Evelynn", "Hedina"]).attack()
    assert ("Gande", "pull") not in table.questions


@pytest.mark.parametrize(("agrees", "place"), [(True, (200, -300)), (False, (300, -300))])
def test_an_ally_is_hit_without_damage_and_must_agree_to_be_pulled(agrees: bool, place: Millimetres) -> None:
    """RX-GA2: Badon is asked before he is moved."""
    table = Tabletop(["Gande", "Badon"], ["Evelynn", "Hedina"], places=LINE)
    table.hits("Gande", "Badon", "head").attack({"pull": "pull Badon closer"}, until="consent")
    assert table.asked == [("Badon", "consent")]
    assert table.place("Badon") == (300, -300)
    table.plays({"consent": agrees} | ({"reel": (100,)} if agrees else {}))
    assert table.place("Badon") == place
    assert table.life("Badon") == 7


def test_gande_may_go_to_an_ally_without_asking() -> None:
    """RX-GA2: only being pulled needs consent."""
    table = Tabletop(["Gande", "Badon"], ["Evelynn", "Hedina"], places=LINE)
    table.hits("Gande", "Badon", "head").attack({"pull": "go to Badon", "reel": (100,)})
    assert table.place("Gande") == (100, -300)


def test_an_enemy_is_not_asked() -> None:
    """RX-GA2: an enemy is pulled, like it or not."""
    table = hooked().attack({"pull": "pull Evelynn closer"}, until="reel")
    assert table.asked == [("Gande", "reel")]


def test_whoever_was_moved_has_no_stand_still_bonus() -> None:
    """RX-GA3, RX-GA8, RX-EV3: Evelynn was pulled, then stood still, and her arrow does no more than usual."""
    table = hooked().attack({"pull": "pull Evelynn closer", "reel": (50,)}).movement()
    table.hits("Evelynn", "Gande", "head").attack()
    assert table.life("Gande") == 4
    table.movement().hits("Evelynn", "Gande", "body").attack()
    assert table.life("Gande") == 4 - 3


@pytest.mark.parametrize(
    ("answers", "places"),
    [
        ({"pull": "pull Evelynn closer", "reel": (0,)}, {}),
        ({"pull": "pull Evelynn closer", "reel": (176,)}, {"Badon": (0, 211.99, 0)}),
    ],
    ids=["by 0 mm", "against a card that it touches"],
)
def test_whom_a_pull_does_not_move_has_stood_still(answers: dict[str, object], places: dict[str, Place]) -> None:
    """RX-GA3, RX-EV1: Evelynn lies where she lay, nobody is told of a pull, and her next arrow does 1 more."""
    table = hooked("body", **places).attack(answers)
    assert table.place("Evelynn") == (0, 300)
    assert table.heard(Pulled) == []
    table.movement().hits("Evelynn", "Gande", "head").attack()
    assert table.life("Gande") == 3


def test_a_second_hook_that_moves_nobody_does_not_undo_a_pull() -> None:
    """RX-GA3: pulled by 50 mm and then by none, Evelynn was moved."""
    text = house_characters()["Gande"].replace('name = "Gande"', 'name = "Gunda"')
    places = {"Gande": LINE["Gande"], "Evelynn": LINE["Evelynn"]}
    table = Tabletop(["Gande", "Gunda"], ["Evelynn", "Hedina"], places=places, texts={"Gunda": text})
    table.hits("Gande", "Evelynn", "left leg").hits("Gunda", "Evelynn", "right leg")
    table.attack({"pull": ["pull Evelynn closer"] * 2, "reel": [(50,), (0,)]}).movement()
    table.hits("Evelynn", "Gande", "head").attack()
    assert table.life("Gande") == 4


def test_the_hook_never_hurts_allies_but_can_hurt_gande() -> None:
    """RX-GA5: with Friendly Fire."""
    table = Tabletop(["Gande", "Badon"], ["Evelynn", "Hedina"], variants=["friendly fire"])
    table.hits("Gande", "Badon", "head").attack()
    assert table.life("Badon") == 7
    table.movement().hits("Gande", "Gande", "head").attack()
    assert table.life("Gande") == 4


def test_gande_may_pull_himself_to_a_gemstone() -> None:
    """RX-GA6: gemstones never move, so only one way is offered."""
    table = Tabletop(
        ["Gande"], ["Evelynn"], gemstones=10, gemstone_places=[(300, -300), (0, 100)], places={"Gande": (0, -300, 0)}
    )
    table.lands("Gande", at=(0, 100)).attack(until="pull")
    assert table.offered("Gande") == ["no pull", "go to the gemstone of Team B"]
    table.says("Gande", "go to the gemstone of Team B").plays({"reel": (120,)})
    assert table.place("Gande") == (0, -180)
    assert [(stone.x, stone.y) for stone in table.table.gemstones] == [(30000, -30000), (0, 10000)]


def test_an_ethereal_form_avoids_the_pull() -> None:
    """RX-GA7, RX-NH2: Nahtha is not there to be pulled, nor to be gone to."""
    for turns, is_pulled in ((True, False), (False, True)):
        table = Tabletop(["Gande", "Badon"], ["Nahtha", "Hedina"], places={"Gande": (0, -300), "Nahtha": (0, 300)})
        table.hits("Gande", "Nahtha", "body")
        table.attack({"ethereal": turns} | ({"pull": "pull Nahtha closer", "reel": (100,)} if is_pulled else {}))
        assert table.place("Nahtha") == ((0, 200) if is_pulled else (0, 300))
        assert (("Gande", "pull") in table.questions) is is_pulled


def test_a_pull_goes_straight_for_two_card_lengths_at_most() -> None:
    """RX-GA8: 176 mm along the line between the centres."""
    table = hooked(Evelynn=(300, 100, 180)).attack({"pull": "pull Evelynn closer"}, until="reel")
    space = table.ask("Gande").options
    assert ((176,) in space, (177,) in space) == (True, False)
    table.says("Gande", (100,))
    x, y = table.place("Evelynn")
    assert (x, y) == pytest.approx((300 - 60, 100 - 80), abs=0.02)


def test_a_pull_stops_on_contact() -> None:
    """RX-GA8, RX-GA9: centres 200 mm apart, so the cards touch after 112."""
    table = hooked(Evelynn=(0, -100, 180)).attack({"pull": "pull Evelynn closer", "reel": (176,)})
    assert table.place("Evelynn") == pytest.approx((0, -212), abs=0.02)


def test_a_third_card_in_the_way_stops_a_pull() -> None:
    """RX-GA9: as it would stop a move."""
    table = hooked(Badon=(0, 100, 0)).attack({"pull": "pull Evelynn closer", "reel": (176,)})
    assert table.place("Evelynn") == pytest.approx((0, 188), abs=0.02)
    assert table.place("Badon") == (0, 100)


def test_the_border_of_the_table_stops_a_pull() -> None:
    """RX-GA9: Evelynn's card lies across, Gande's upright; his would come nearer than 51 mm to the edge at -600."""
    table = hooked(Gande=(0, -495, 0), Evelynn=(150, -517, 90)).attack({"pull": "go to Evelynn", "reel": (100,)})
    assert table.place("Gande") == pytest.approx((68.2, -505), abs=0.1)


def test_a_pull_does_not_use_up_the_move() -> None:
    """RX-GA8: pulled at the end of the attack, Evelynn may still move a card length."""
    table = hooked().attack({"pull": "pull Evelynn closer", "reel": (100,)})
    table.movement({"Evelynn": (90, 88)})
    assert table.place("Evelynn") == (-88, 200)


def test_a_hit_blocked_by_armour_does_not_pull() -> None:
    """RX-GA8: an open hit does."""
    for at, pulls in (((-5, 11), False), ((0, -5), True)):
        table = Tabletop(["Gande", "Badon"], ["Intrusion of Roaches", "Hedina"])
        table.lands("Gande", on="Intrusion of Roaches", at=at, turned=-90 if at[0] < 0 else 0).attack()
        assert table.life("Intrusion of Roaches") == (5 if pulls else 7)
        assert (("Gande", "pull") in table.questions) is pulls


def test_only_one_pull_in_an_attack_phase() -> None:
    """RX-GA9: the hook lies over two enemies, and he chooses one of them, once."""
    side_by_side: dict[str, Place] = {"Evelynn": (-32, 300, 0), "Hedina": (32, 300, 0)}
    table = Tabletop(["Gande", "Badon"], ["Evelynn", "Hedina"], places={**LINE, **side_by_side})
    table.lands("Gande", on="Evelynn", at=(25, 0), by=(0, -10), turned=90).attack(until="pull")
    assert table.offered("Gande") == [
        "no pull",
        "pull Evelynn closer",
        "go to Evelynn",
        "pull Hedina closer",
        "go to Hedina",
    ]
    table.says("Gande", "pull Evelynn closer").plays({"reel": (100,)})
    assert table.place("Hedina") == (32, 300)
    assert table.questions.count(("Gande", "pull")) == 1


def test_whoever_has_left_the_game_is_not_pulled() -> None:
    """RX-GA9: the hook felled Evelynn, so there is nothing to pull."""
    table = hooked().sets("Evelynn", life=1).attack()
    assert table.in_play == ["Gande", "Badon", "Hedina"]
    assert ("Gande", "pull") not in table.questions


def test_a_table_option_lets_a_pull_go_all_the_way() -> None:
    """RX-GA9: up to contact, however far."""
    table = Tabletop(["Gande", "Badon"], ["Evelynn", "Hedina"], places=LINE, variants=["long pull"])
    table.hits("Gande", "Evelynn", "body").attack({"pull": "pull Evelynn closer", "reel": (600,)})
    assert table.place("Evelynn") == pytest.approx((0, -212), abs=0.02)


def test_reel_in_is_reactive_and_the_weapon_a_hook() -> None:
    """RX-GA8: the cards of the house."""
    gande = read_character(house_characters()["Gande"], "Gande")
    assert [weapon.name for weapon in gande.weapons] == ["hook"]
    assert [(one.name, one.icon) for one in gande.abilities] == [("Reel In", "reactive")]


# Nameless


def test_nameless_throws_both_weapons_every_time() -> None:
    """RX-NA1, RX-NA2: a small shuriken and a larger star knife, from each hand one, in every attack."""
    table = Tabletop(["Nameless", "Gande"], ["Evelynn", "Hedina"]).round().attack()
    assert table.thrown("Nameless") == ["star knife", "shuriken"]
    knife, shuriken = table.table.book.characters[0].weapons
    assert max(y for part in knife.parts for _, y in part.shape) == 2000
    assert max(y for part in shuriken.parts for _, y in part.shape) == 1100


def test_both_weapons_are_sources_of_their_own() -> None:
    """RX-NA3, RX-NA7: on one target they add up, and each may be aimed at another."""
    table = Tabletop(["Nameless", "Gande"], ["Evelynn", "Hedina"])
    table.hits("Nameless", "Evelynn", "head", "star knife").hits("Nameless", "Evelynn", "body", "shuriken").attack()
    assert table.life("Evelynn") == 2
    table.movement().hits("Nameless", "Evelynn", "left arm", "star knife")
    table.hits("Nameless", "Hedina", "head", "shuriken").attack(until="aim")
    table.says("Nameless", (10, 20, 0, 0)).says("Nameless", (-30, 40, 0, 0)).plays()
    aims = [(one.aim_x, one.aim_y) for one in table.table.landings if one.seat == table.seat("Nameless")]
    assert aims == [(1000, 2000), (-3000, 4000)]
    assert table.lives("Evelynn", "Hedina") == (1, 4)


def test_the_star_knife_is_the_primary_weapon() -> None:
    """RX-NA4: a Vampyr Potion counts what the knife does, and waits if only the shuriken hits."""
    table = Tabletop(["Nameless", "Gande"], ["Evelynn", "Hedina"]).sets("Nameless", life=2, vampyr=1)
    table.hits("Nameless", "Evelynn", "body", "shuriken").attack()
    assert table.life("Nameless") == 2
    table.movement().hits("Nameless", "Evelynn", "body", "shuriken")
    table.hits("Nameless", "Hedina", "head", "star knife").attack()
    assert table.life("Nameless") == 5


def test_nameless_is_immune_to_mass_confusion() -> None:
    """RX-NA5: Gande throws with the other hand, Nameless as ever."""
    table = Tabletop(["Nameless", "Gande"], ["Evelynn", "Hedina"], begins="movement")
    table.gives("Hedina", "Scroll of Mass Confusion")
    table.movement(answers={("Hedina", "deed"): "use the Scroll of Mass Confusion"}).attack()
    assert table.landing("Gande").spread == 1500
    assert table.landing("Nameless", "star knife").spread == 1150


def test_a_ricochet_of_the_shuriken_is_thrown_with_the_shuriken() -> None:
    """RX-NA6: the weapon that hit flies again."""
    table = Tabletop(["Nameless", "Gande"], ["Evelynn", "Hedina"]).sets("Nameless", ricochet=1)
    table.hits("Nameless", "Evelynn", "body", "shuriken").attack(until="ricochet")
    assert table.offered("Nameless") == ["no second throw", "the shuriken from the place of Evelynn"]
    table.bounces("Nameless", on="Hedina", at=(0, 27), turned=180)
    table.says("Nameless", "the shuriken from the place of Evelynn").plays()
    assert table.thrown("Nameless") == ["star knife", "shuriken", "shuriken"]
    assert table.lives("Evelynn", "Hedina") == (5, 4)


def test_two_throws_at_once_are_less_exact() -> None:
    """RX-NA7: by 15 percent for the knife and by 30 for the shuriken, under a passive ability."""
    table = Tabletop(["Nameless", "Gande"], ["Evelynn", "Hedina"]).attack()
    assert [table.landing("Nameless", name).spread for name in ("star knife", "shuriken")] == [1150, 1300]
    assert [(one.name, one.icon) for one in table.table.book.characters[0].abilities] == [("Ambidextrous", "passive")]


# Evelynn


def aimed(moved: bool) -> Tabletop:
    """Evelynn before her second attack, after she has moved or stood still."""
    table = Tabletop(["Evelynn", "Badon"], ["Gande", "Hedina"], places={"Gande": (-32, 300, 0), "Hedina": (300, 300)})
    return table.round({"Evelynn": (90, 40)} if moved else {})


@pytest.mark.parametrize(("zone", "damage"), [("head", 4), ("body", 3), ("left arm", 2)])
def test_take_aim_adds_one_to_a_hit(zone: str, damage: int) -> None:
    """RX-EV1: if she did not move before the throw."""
    table = aimed(moved=False).hits("Evelynn", "Gande", zone).attack()
    assert table.life("Gande") == 7 - damage


@pytest.mark.parametrize(("zone", "damage"), [("head", 3), ("body", 2), ("left arm", 1)])
def test_after_a_move_a_hit_does_normal_damage(zone: str, damage: int) -> None:
    """RX-EV2: as the zone says."""
    table = aimed(moved=True).hits("Evelynn", "Gande", zone).attack()
    assert table.life("Gande") == 7 - damage


def test_take_aim_counts_for_each_enemy_the_arrow_hits() -> None:
    """RX-EV5: two enemies side by side take 1 more each."""
    table = aimed(moved=False).puts("Hedina", (32, 300, 0))
    table.lands("Evelynn", on="Gande", at=(0, 0), by=(0, -20), turned=-90).attack()
    assert [(event.target, event.damage) for event in table.heard(Hit)] == [("Gande", 3), ("Hedina", 3)]


def test_take_aim_has_the_movement_icon() -> None:
    """RX-EV5: and she shoots an arrow."""
    evelynn = read_character(house_characters()["Evelynn"], "Evelynn")
    assert [(one.name, one.icon) for one in evelynn.abilities] == [("Take Aim", "movement")]
    assert [weapon.name for weapon in evelynn.weapons] == ["arrow"]


@pytest.mark.parametrize("stood", [0, 1])
def test_evelynn_does_one_to_a_gemstone(stood: int) -> None:
    """RX-EV4: Take Aim or not."""
    table = Tabletop(["Evelynn"], ["Gande"], gemstones=10, gemstone_places=[(300, -300), (300, 300)])
    table.sets("Evelynn", stood=stood).lands("Evelynn", at=(300, 300)).attack()
    assert [stone.life for stone in table.table.gemstones] == [10, 9]
