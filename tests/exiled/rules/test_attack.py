"""The flow of the game, the attack phase and the timing icons, as reports of play."""

import pytest

from tests.exiled.tabletop import Millimetres, Place, Tabletop
from wildswing.exiled.rules.events import Hit, PhaseBegan, Threw
from wildswing.exiled.rules.table import character_of

UPRIGHT: dict[str, Place] = {"Hedina": (0, -300, 0), "Gande": (0, 300, 0)}
"""Two enemies whose cards point the same way, so that a place on a card is easily told."""


def duel() -> Tabletop:
    return Tabletop(["Hedina"], ["Gande"], places=UPRIGHT)


# Flow


def test_attack_and_movement_take_turns_and_an_attack_comes_first() -> None:
    """RX-T1: the first phase is an attack, then attack and movement go round."""
    table = duel().round().round().attack()
    assert [(event.round, event.phase) for event in table.heard(PhaseBegan)] == [
        (1, "attack"),
        (1, "movement"),
        (2, "attack"),
        (2, "movement"),
        (3, "attack"),
    ]


def test_the_game_goes_on_while_two_teams_have_a_character() -> None:
    """RX-T2: with three teams the fall of one is not the end, the fall of the second is."""
    table = Tabletop(["Hedina"], ["Gande"], ["Badon"]).sets("Gande", life=1).sets("Badon", life=1)
    table.hits("Hedina", "Gande", "head").attack()
    assert not table.is_over
    assert table.in_play == ["Hedina", "Badon"]
    table.movement().hits("Hedina", "Badon", "head").attack()
    assert table.is_over


def test_the_team_that_is_left_wins_with_all_its_players() -> None:
    """RX-T3: the last team wins, those of it who have fallen included."""
    table = Tabletop(["Hedina", "Evelynn"], ["Gande", "Badon"])
    table.sets("Gande", life=1).sets("Badon", life=1).sets("Evelynn", life=1)
    table.hits("Hedina", "Gande", "body").hits("Gande", "Evelynn", "body")
    table.lands("Evelynn", on="Badon", at=(0, 0)).attack()
    assert table.winners == ("Hedina", "Evelynn")


def test_nobody_wins_if_no_team_is_left() -> None:
    """RX-T3: if the last of both sides fall together, there is no winner."""
    table = duel().sets("Hedina", life=1).sets("Gande", life=1)
    table.hits("Hedina", "Gande", "head").hits("Gande", "Hedina", "head").attack()
    assert table.winners == ()


def test_the_end_is_looked_at_only_after_the_whole_attack_phase() -> None:
    """RX-T4: the last enemy has no hit points left, and still the extra throw of a ricochet comes first."""
    table = duel().sets("Hedina", ricochet=1).sets("Gande", life=1)
    table.hits("Hedina", "Gande", "head").attack(until="ricochet")
    assert table.life("Gande") == 0
    assert not table.is_over
    table.plays()
    assert table.winners == ("Hedina",)


# Throwing


def test_throws_are_chosen_hidden_and_shown_together() -> None:
    """RX-A1: until all have chosen nobody sees a throw; then all are told at once."""
    table = duel()
    table.attack(until="aim")
    assert table.asked == [("Hedina", "aim"), ("Gande", "aim")]
    before = table.view("Gande")
    table.says("Hedina", (0, 300, 0, 0))
    assert table.view("Gande") == before
    assert table.heard(Threw) == []
    assert table.asked == [("Gande", "aim")]
    table.says("Gande", (0, -300, 0, 0))
    assert [(event.name, event.aim) for event in table.heard(Threw)] == [("Hedina", (0, 30000)), ("Gande", (0, -30000))]


def test_a_throw_may_aim_at_anything_on_the_table() -> None:
    """RX-A2: at an enemy, an ally, a chest, the own card or the far corner of the table."""
    table = Tabletop(["Hedina", "Badon"], ["Gande", "Evelynn"], chests=[(100, 0, "Health Potion")])
    table.attack(until="aim")
    space = table.ask("Hedina").options
    spots = [*[table.place(name) for name in ("Gande", "Badon", "Hedina")], (100, 0), (-900, 600)]
    assert all((round(x), round(y), 0, 0) in space for x, y in spots)


@pytest.mark.parametrize(
    ("aim", "way"),
    [
        ((0, 344), (0.0, 1.0)),  # 300 mm beyond the edge at the head
        ((0, -344), (0.0, -1.0)),
        ((332, 0), (1.0, 0.0)),  # half a millimetre more beyond the long edge
        ((-332, 0), (-1.0, 0.0)),
    ],
)
def test_a_throw_is_let_go_over_the_edge_nearest_to_its_target(aim: Millimetres, way: Millimetres) -> None:
    """RX-A4, RX-A5: on every side of the own card; a throw that is one standard error too strong shows from where."""
    spots = []
    for power in (0, 10):
        table = Tabletop(
            ["Evelynn"], ["Gande"], skills=["hand"], by_chance=True, places={"Evelynn": (0, 0, 0), "Gande": (0, 500)}
        )
        table.attack({("Evelynn", "aim"): (*aim, power, 0)})
        landing = table.landing("Evelynn")
        spots.append((landing.x / 100, landing.y / 100))
    (x0, y0), (x1, y1) = spots
    too_far = 10 + 0.085 * 300
    assert (x1 - x0, y1 - y0) == pytest.approx((way[0] * too_far, way[1] * too_far), abs=0.1)


def test_each_character_throws_the_weapons_of_its_card() -> None:
    """RX-A7: all at once, or one of two, as the reference card says."""
    table = Tabletop(["Nameless", "Mandice"], ["Gande", "Badon"]).attack()
    assert table.thrown("Nameless") == ["star knife", "shuriken"]
    assert table.thrown("Mandice") == ["disk"]
    assert table.thrown("Gande") == ["hook"]


# Hitting


def test_every_part_of_the_art_hits() -> None:
    """RX-A8: the end of the handle of a mace does what its head does."""
    handle, spiked_ball = duel(), duel()
    handle.lands("Hedina", on="Gande", at=(0, 33), by=(0, -37)).attack()
    spiked_ball.lands("Hedina", on="Gande", at=(0, 33), by=(0, 35), turned=180).attack()
    assert (handle.life("Gande"), spiked_ball.life("Gande")) == (4, 4)


def test_clear_plastic_hits_nothing() -> None:
    """RX-A9: the corner of the weapon card lies over the head, its art does not."""
    table = duel()
    table.lands("Hedina", on="Gande", at=(0, 30), by=(-31, -43)).attack()
    assert table.life("Gande") == 7
    assert table.table.contacts == ()


def test_a_weapon_under_a_card_does_it_no_damage() -> None:
    """RX-A10: it slid under Gande and lies over Badon, who alone is hurt."""
    side_by_side: dict[str, Place] = {"Gande": (-32, 300, 0), "Badon": (32, 300, 0)}
    for under, lives in (((), (4, 4)), (("Gande",), (7, 4))):
        table = Tabletop(["Hedina", "Evelynn"], ["Gande", "Badon"], places=side_by_side)
        table.lands("Hedina", on="Badon", at=(0, 30), by=(0, 24), turned=-90, under=under).attack()
        assert table.lives("Gande", "Badon") == lives


def test_with_outlines_mere_contact_is_no_hit() -> None:
    """RX-A11, RX-K8: a handle 6 mm wide has to reach more than half a square millimetre across the outline."""
    top_of_head = 38.70
    for deep, plain, outlined in ((-0.01, 7, 7), (0, 4, 7), (0.08, 4, 7), (0.09, 4, 4)):
        for variants, life in (([], plain), (["outlines"], outlined)):
            table = Tabletop(["Hedina"], ["Gande"], places=UPRIGHT, variants=variants)
            table.lands("Hedina", on="Gande", at=(0, top_of_head - deep), by=(0, -38)).attack()
            assert table.life("Gande") == life, (deep, variants)


@pytest.mark.parametrize(
    ("zone", "left"), [("head", 4), ("body", 5), ("left arm", 6), ("right arm", 6), ("left leg", 6), ("right leg", 6)]
)
def test_a_zone_says_the_damage(zone: str, left: int) -> None:
    """RX-A12: head 3, body 2, arm or leg 1."""
    table = duel()
    table.hits("Hedina", "Gande", zone).attack()
    assert table.life("Gande") == left
    assert [event.where for event in table.heard(Hit)] == [zone]


def test_a_reference_card_may_state_other_values() -> None:
    """RX-A12: the body of a zombie counts 1."""
    table = Tabletop(["Hedina"], ["Zombie Horde"], places={"Zombie Horde 1": (-300, 300)})
    table.hits("Hedina", "Zombie Horde 1", "body").attack()
    assert table.life("Zombie Horde 1") == 2


def test_one_weapon_over_several_zones_counts_the_best() -> None:
    """RX-A13: a mace from head to belly does 3, not 5."""
    table = duel()
    table.lands("Hedina", on="Gande", at=(0, 30), by=(0, 24)).attack()
    assert table.life("Gande") == 4
    assert [(event.where, event.damage) for event in table.heard(Hit)] == [("head", 3)]


def test_different_weapons_on_one_character_add_up() -> None:
    """RX-A14: a head, a body and a leg by three throwers."""
    table = Tabletop(["Hedina", "Evelynn", "Mandice"], ["Gande", "Badon", "Nahtha"])
    table.hits("Hedina", "Gande", "head").hits("Evelynn", "Gande", "body").hits("Mandice", "Gande", "left leg")
    table.attack()
    assert table.life("Gande") == 7 - 3 - 2 - 1


def test_one_weapon_over_two_enemies_hurts_each_by_its_own_best_zone() -> None:
    """RX-A15: the ball of the mace on Badon's head, its handle over Gande's body."""
    table = Tabletop(["Hedina", "Evelynn"], ["Gande", "Badon"], places={"Gande": (-32, 330, 0), "Badon": (32, 300, 0)})
    table.lands("Hedina", on="Badon", at=(0, 30), by=(0, 24), turned=-90).attack()
    assert table.lives("Gande", "Badon") == (5, 4)


def test_hits_on_allies_and_on_oneself_do_no_damage() -> None:
    """RX-A16: neither an ally's head nor the own one."""
    table = Tabletop(["Hedina", "Badon"], ["Gande", "Evelynn"])
    table.hits("Hedina", "Badon", "head").hits("Gande", "Gande", "head").attack()
    assert table.lives("Hedina", "Badon", "Gande", "Evelynn") == (7, 7, 7, 7)


def test_whoever_falls_still_deals_its_damage() -> None:
    """RX-A17: Hedina falls by the hook, and her mace hits all the same."""
    table = Tabletop(["Hedina", "Evelynn"], ["Gande", "Badon"]).sets("Hedina", life=1)
    table.hits("Hedina", "Gande", "head").hits("Gande", "Hedina", "head").attack()
    assert table.life("Gande") == 4
    assert "Hedina" not in table.in_play


def test_whoever_has_no_hit_points_left_leaves() -> None:
    """RX-A18: the card is off the table, its player does not move or throw, and nothing hits it any more."""
    table = Tabletop(["Hedina", "Evelynn"], ["Gande", "Badon"]).sets("Gande", life=2)
    table.hits("Hedina", "Gande", "body").attack()
    assert table.in_play == ["Hedina", "Evelynn", "Badon"]
    table.movement(until="move")
    assert table.asked == [("Hedina", "move"), ("Evelynn", "move"), ("Badon", "move")]
    table.plays().hits("Hedina", "Gande", "head").attack()
    assert table.thrown("Gande") == []
    assert table.table.contacts == ()
    assert table.life("Gande") == 0


def test_hit_points_are_seen_by_all_at_all_times() -> None:
    """RX-A19: friend and foe see the same, also while all choose their throws."""
    table = Tabletop(["Hedina", "Evelynn"], ["Gande", "Badon"])
    table.hits("Hedina", "Gande", "head").round().attack(until="aim")
    for seat in ("Hedina", "Evelynn", "Gande", "Badon"):
        assert [body.life for body in table.view(seat).bodies] == [7, 7, 4, 7]


def test_once_the_weapons_lie_nothing_is_left_to_chance() -> None:
    """RX-A20: the same landings do the same with every seed."""
    ends = set()
    for seed in range(5):
        table = Tabletop(["Hedina", "Nameless"], ["Gande", "Klim-Klam"], seed=seed)
        table.hits("Hedina", "Gande", "head").hits("Nameless", "Klim-Klam", "body", "star knife")
        table.hits("Gande", "Nameless", "left arm").lands("Klim-Klam", on="Hedina", at=(-32, -22), turned=-90).attack()
        ends.add(table.lives("Hedina", "Nameless", "Gande", "Klim-Klam"))
    assert ends == {(6, 6, 4, 5)}


# Timing icons


def icon_of(table: Tabletop, name: str, ability: str) -> str:
    abilities = character_of(table.table, table.seat(name)).abilities
    return next(one.icon for one in abilities if one.name == ability)


def test_a_movement_ability_is_used_in_the_movement_phase() -> None:
    """RX-K11: Blot out the Sky is offered among the deeds before moving, and not in an attack."""
    table = Tabletop(["Murder of Crows", "Badon"], ["Gande", "Evelynn"])
    assert icon_of(table, "Murder of Crows", "Blot out the Sky") == "movement"
    table.attack(until="aim")
    assert table.ask("Murder of Crows").kind == "aim"
    table.plays().movement(until="deed")
    assert table.offered("Murder of Crows") == ["nothing more", "use Blot out the Sky"]


def test_an_attack_ability_is_used_in_the_attack_phase() -> None:
    """RX-K11: Defensive Stance is offered in place of a throw, and not in the movement phase."""
    table = duel()
    assert icon_of(table, "Hedina", "Defensive Stance") == "attack"
    table.attack(until="how")
    assert table.offered("Hedina") == ["throw", "use Defensive Stance in place of a throw"]
    table.plays().movement(until="move")
    assert table.asked == [("Hedina", "move"), ("Gande", "move")]


def test_a_passive_ability_works_unasked() -> None:
    """RX-K11: spikes hurt without a question to anybody."""
    table = duel()
    assert icon_of(table, "Hedina", "Spiked Plate") == "passive"
    table.lands("Gande", on="Hedina", at=(-20, 25), turned=-90).attack()
    assert table.life("Gande") == 6
    assert {kind for _, kind in table.questions} == {"how", "aim"}


def test_a_reactive_ability_may_be_used_when_its_moment_comes() -> None:
    """RX-K11: Nahtha is asked when something lies over her, and only then; she may decline."""
    table = Tabletop(["Hedina"], ["Nahtha"])
    assert icon_of(table, "Nahtha", "Ethereal") == "reactive"
    table.attack()
    assert ("Nahtha", "ethereal") not in table.questions
    table.movement().hits("Hedina", "Nahtha", "head").attack(until="ethereal")
    assert table.asked == [("Nahtha", "ethereal")]
    table.says("Nahtha", "no")
    assert table.life("Nahtha") == 4
