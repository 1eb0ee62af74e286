"""Capture the Gemstone: hit points, damage, the end, and how the fallen return."""

import pytest

from tests.exiled.tabletop import Millimetres, Tabletop
from wildswing.exiled.game import EXILED
from wildswing.exiled.rules.events import Fell, GameOver, GemstoneHit
from wildswing.exiled.rules.geometry import CARD, MM, gap, placed
from wildswing.exiled.rules.setup import setup_of
from wildswing.kernel.chance import start_of
from wildswing.kernel.space import Space

HEAD, BODY = (0, 29), (0, 5)

OURS, THEIRS = (0, -100), (0, 100)
"""Where the gemstones of the first and the second team lie."""


def match(*first: str, life: int = 10, terrain: tuple[tuple[str, float, float], ...] = ()) -> Tabletop:
    """Sets up two characters against Gande and Badon, who all stand far from the gemstones."""
    table = Tabletop(first, ["Gande", "Badon"], gemstones=life, gemstone_places=[OURS, THEIRS], terrain=terrain)
    for name, x in zip(first, (-400, 400), strict=True):
        if name != "Zombie Horde":
            table.puts(name, (x, -300))
    return table.puts("Gande", (-400, 300, 180)).puts("Badon", (400, 300, 180))


def gems(table: Tabletop) -> list[int]:
    return [gemstone.life for gemstone in table.table.gemstones]


# --- The gemstones ---


def test_each_team_has_a_gemstone_with_the_hit_points_agreed() -> None:
    """RX-G1: one on each side, at the right end of the team's strip, with 5 to 20 hit points."""
    for life in (5, 10, 20):
        setup = setup_of([["Hedina", "Evelynn"], ["Gande", "Badon"]], gemstones=life)
        table = EXILED.deal(setup, start_of(1))
        ours, theirs = table.gemstones
        assert [(one.team, one.life) for one in table.gemstones] == [(0, life), (1, life)]
        assert (ours.x, ours.y) == (-theirs.x, -theirs.y)
        assert ours.y == table.bodies[0].y
        lying = placed(CARD, ours.x, ours.y, 0)
        cards = [placed(CARD, body.x, body.y, body.angle) for body in table.bodies if body.kind == "own"]
        assert min([gap(lying, card) for card in cards]) > 0


def test_without_the_variant_there_is_no_gemstone() -> None:
    """RX-G1: the battle is won by standing last."""
    assert Tabletop(["Hedina"], ["Gande"]).table.gemstones == ()


# --- Damage ---


@pytest.mark.parametrize("at", [(0, 0), (21.9, 0), (0, 29.9)])
def test_a_weapon_does_exactly_1_to_a_gemstone(at: Millimetres) -> None:
    """RX-G4: wherever on its hit area of 44 by 60 mm the weapon lies."""
    table = match("Hedina", "Evelynn").lands("Evelynn", at=(THEIRS[0] + at[0], THEIRS[1] + at[1]), by=(0, -38))
    table.attack()
    assert gems(table) == [10, 9]
    assert [(event.team, event.damage, event.life) for event in table.heard(GemstoneHit)] == [(1, 1, 9)]


def test_beside_its_hit_area_a_weapon_does_nothing() -> None:
    """RX-G4: the border of the card is no part of it."""
    for at in ((24.1, 0), (0, 30.1)):
        place = THEIRS[0] + at[0], THEIRS[1] + at[1]
        table = match("Hedina", "Evelynn").lands("Evelynn", at=place, by=(0, -38)).attack()
        assert gems(table) == [10, 10]


def test_a_weapon_on_a_gemstone_threatens_no_card() -> None:
    """RX-NH3: Nahtha, who has the first card as the gemstone is the first, is not asked whether she escapes it."""
    table = match("Nahtha", "Evelynn").lands("Gande", at=OURS).attack()
    assert gems(table) == [9, 10]
    assert ("Nahtha", "ethereal") not in table.questions


def test_several_throws_add_up() -> None:
    """RX-G4: two weapons of two players do 2."""
    table = match("Hedina", "Evelynn").lands("Evelynn", at=THEIRS).lands("Hedina", at=THEIRS).attack()
    assert gems(table) == [10, 8]


def test_a_splash_counts() -> None:
    """RX-G4: a flask that lands 10 mm beside the gemstone does 1, and one that lies on it does 1 as well."""
    beside = THEIRS[0], THEIRS[1] + 40
    for place in (beside, THEIRS):
        table = match("Klim-Klam", "Evelynn").lands("Klim-Klam", at=place, by=(0, -22)).attack()
        assert gems(table) == [10, 9]
    table = match("Klim-Klam", "Evelynn").lands("Klim-Klam", at=(0, 100 + 30 + 23), by=(0, -22)).attack()
    assert gems(table) == [10, 10]


def test_badon_does_1_with_all_his_ends() -> None:
    """RX-G5, RX-BA3: three ends on the gemstone are one attack."""
    table = match("Hedina", "Evelynn").lands("Badon", at=OURS, by=(0, 35)).attack()
    assert gems(table) == [9, 10]


def test_evelynn_does_1_even_if_she_took_aim() -> None:
    """RX-G5, RX-EV4: the bonus for standing still does not count."""
    table = match("Hedina", "Evelynn").sets("Evelynn", stood=1).lands("Evelynn", at=THEIRS).attack()
    assert gems(table) == [10, 9]


def test_nameless_does_2_with_both_weapons() -> None:
    """RX-G5: two weapons are two sources."""
    table = match("Nameless", "Evelynn").lands("Nameless", "star knife", at=THEIRS)
    table.lands("Nameless", "shuriken", at=THEIRS).attack()
    assert gems(table) == [10, 8]


def test_tome_and_mountain_do_nothing_more_to_a_gemstone() -> None:
    """RX-G4: exactly 1, whatever adds to the throw."""
    table = match("Hedina", "Evelynn", terrain=(("mountain", -400, -300),)).sets("Hedina", tome=1)
    assert table.body("Hedina").terrain == "mountain"
    table.lands("Hedina", at=THEIRS).attack()
    assert gems(table) == [10, 9]


def test_an_ethereal_throw_does_a_gemstone_nothing() -> None:
    """RX-NH3, RX-G4: the price of the escape is the own throw, whatever it lies on."""
    for escapes, left in ((False, 9), (True, 10)):
        table = match("Nahtha", "Mandice").lands("Nahtha", at=THEIRS).lands("Gande", on="Nahtha", at=BODY)
        table.attack({"ethereal": escapes})
        assert gems(table) == [10, left]
        assert len(table.heard(GemstoneHit)) == 10 - left


def test_a_hexed_throw_without_a_name_does_a_gemstone_nothing() -> None:
    """RX-I25, RX-G4: it is a miss."""
    for named, left in (("Gande", 9), ("nobody", 10)):
        table = match("Nahtha", "Mandice").sets("Nahtha", hexed=1).lands("Nahtha", at=THEIRS).attack({"name": named})
        assert gems(table) == [10, left]


def test_the_own_gemstone_cannot_be_damaged() -> None:
    """RX-G7: a throw on it does nothing."""
    table = match("Hedina", "Evelynn").lands("Evelynn", at=OURS).attack()
    assert gems(table) == [10, 10]


def test_one_throw_may_hit_a_gemstone_and_an_enemy() -> None:
    """RX-G4, RX-A15: each for itself."""
    table = match("Hedina", "Evelynn").puts("Gande", (*THEIRS, 180)).lands("Evelynn", on="Gande", at=BODY).attack()
    assert table.life("Gande") == 5
    assert gems(table) == [10, 9]


def test_gande_may_pull_himself_to_a_gemstone_which_does_not_move() -> None:
    """RX-G3, RX-GA6: only going there is offered."""
    table = match("Hedina", "Evelynn").puts("Gande", (0, 300, 180)).lands("Gande", at=OURS).attack(until="pull")
    assert table.offered("Gande") == ["no pull", "go to the gemstone of Team A"]
    table.says("Gande", "go to the gemstone of Team A").plays({"reel": (150,)})
    assert table.place("Gande") == (0, 150)
    assert [(one.x, one.y) for one in table.table.gemstones] == [(0, -100 * MM), (0, 100 * MM)]


def test_gemstones_stay_where_they_are() -> None:
    """RX-G3: nobody is asked to move one, and characters may move over it."""
    table = match("Hedina", "Evelynn").puts("Hedina", (0, -180)).attack().movement({"Hedina": (0, 80)})
    assert table.place("Hedina") == (0, -100)
    assert [(one.x, one.y) for one in table.table.gemstones] == [(0, -100 * MM), (0, 100 * MM)]


# --- The end ---


def test_the_game_ends_when_a_gemstone_is_destroyed() -> None:
    """RX-G6: the team whose gemstone is left has won."""
    table = match("Hedina", "Evelynn", life=5)
    for _ in range(2):
        table.lands("Evelynn", at=THEIRS).lands("Hedina", at=THEIRS).attack().movement()
    assert gems(table) == [5, 1]
    table.lands("Evelynn", at=THEIRS).lands("Hedina", at=THEIRS).attack()
    assert gems(table) == [5, 0]
    assert table.winners == ("Hedina", "Evelynn")
    assert [event.reason for event in table.heard(GameOver)] == ["the other gemstone is destroyed"]


def test_both_gemstones_destroyed_in_one_phase_is_a_tie() -> None:
    """RX-G6: nobody wins."""
    table = match("Hedina", "Evelynn", life=5)
    for _ in range(2):
        table.lands("Evelynn", at=THEIRS).lands("Hedina", at=THEIRS)
        table.lands("Gande", at=OURS).lands("Badon", at=OURS, by=(0, 35)).attack({"pull": "no pull"}).movement()
    assert gems(table) == [1, 1]
    table.lands("Evelynn", at=THEIRS).lands("Badon", at=OURS, by=(0, 35)).attack()
    assert table.winners == ()
    assert [event.reason for event in table.heard(GameOver)] == ["both gemstones are destroyed"]


def test_nobody_loses_for_having_no_character_in_play() -> None:
    """RX-G8: the check for the last team is off: all of a team fall, and the game goes on."""
    table = match("Hedina", "Evelynn").sets("Gande", life=1).sets("Badon", life=1)
    table.lands("Hedina", on="Gande", at=BODY).lands("Evelynn", on="Badon", at=BODY).attack()
    assert table.in_play == ["Hedina", "Evelynn"]
    assert table.pause == "movement phase"


def test_the_last_of_a_team_may_go_anywhere() -> None:
    """RX-G8: the fallen come back, so nobody is bound to come closer."""
    table = Tabletop(["Hedina"], ["Gande"], gemstones=10, begins="movement").movement(until="move")
    space = table.ask("Hedina").options
    assert isinstance(space, Space)
    assert space.axes[0] == ("direction", 0, 359)


# --- Coming back ---


def fallen(**changes: int) -> Tabletop:
    """Sets up a match in which Gande has just fallen in the first attack phase."""
    table = match("Hedina", "Evelynn").sets("Gande", life=1, **changes)
    return table.lands("Hedina", on="Gande", at=BODY).attack()


def test_a_fallen_character_returns_after_two_attack_phases() -> None:
    """RX-G2: not in the phase of the fall, not after one; with full hit points, at the place of the start."""
    table = fallen()
    assert [(event.name, event.returns) for event in table.heard(Fell)] == [("Gande", 2)]
    for _ in range(2):
        table.movement()
        assert "Gande" not in table.in_play
        table.attack()
    table.movement()
    assert "Gande" in table.in_play
    assert (table.life("Gande"), table.place("Gande")) == (7, (-400, 300))


def test_who_falls_in_a_swamp_waits_two_attack_phases_as_well() -> None:
    """RX-G2, RX-L5: the fall is between two attack phases; the next two are waited through."""
    table = match("Hedina", "Evelynn", terrain=(("swamp", -400, 300),)).sets("Gande", life=2).attack().movement()
    assert "Gande" not in table.in_play
    table.attack().movement()
    assert "Gande" not in table.in_play
    table.attack().movement()
    assert "Gande" in table.in_play


def test_a_waiting_character_cannot_throw_move_or_be_hit() -> None:
    """RX-G8: its player is asked nothing, and a weapon over its place does nothing."""
    table = fallen().movement(until="move")
    assert "Gande" not in [name for name, _ in table.asked]
    table.plays().lands("Hedina", on="Gande", at=HEAD).attack(until="aim")
    assert "Gande" not in [name for name, _ in table.asked]
    table.plays()
    assert table.thrown("Gande") == []
    table.movement().attack().movement()
    assert table.life("Gande") == 7


def test_blindness_waits_with_the_fallen() -> None:
    """RX-CH4, RX-G2: who makes no throw keeps the state until the next one."""
    table = fallen().sets("Gande", blind=1).movement().attack().movement().attack().movement()
    assert table.player("Gande").blind == 1
    table.attack()
    assert (table.landing("Gande").spread, table.player("Gande").blind) == (2000, 0)


def test_limited_abilities_are_not_refreshed() -> None:
    """RX-G2, RX-CH2: Hedina comes back without a stance, since she has used both."""
    table = match("Hedina", "Evelynn").sets("Hedina", life=1)
    table.sets("Hedina", uses=(0, 0)).lands("Gande", on="Hedina", at=BODY).attack().movement()
    table.attack().movement().attack().movement()
    assert "Hedina" in table.in_play
    table.attack(until="aim")
    assert ("Hedina", "aim") in table.asked


def test_protection_does_not_return_with_its_user() -> None:
    """RX-I24, RX-G2: it lasts until its user is defeated; Evelynn then falls like anybody else."""
    table = match("Hedina", "Evelynn").sets("Hedina", guards=(1,), life=1).lands("Gande", on="Hedina", at=BODY)
    table.attack().movement().attack().movement().attack().movement()
    assert "Hedina" in table.in_play
    table.sets("Evelynn", life=1).lands("Gande", on="Evelynn", at=BODY).attack()
    assert "Evelynn" not in table.in_play


def test_armour_is_not_renewed() -> None:
    """RX-G2: the Intrusion comes back with the one block that was left."""
    table = match("Intrusion of Roaches", "Evelynn").sets("Intrusion of Roaches", life=1, blocks=1)
    table.lands("Gande", on="Intrusion of Roaches", at=(0, -20)).attack().movement().attack()
    assert "Intrusion of Roaches" not in table.in_play
    for _ in range(3):
        table.movement().attack()
    assert "Intrusion of Roaches" in table.in_play
    assert (table.body("Intrusion of Roaches").blocks, table.body("Intrusion of Roaches").persists) == (1, 0)


def test_a_place_that_is_taken_is_left_to_who_stands_there() -> None:
    """RX-G2, RX-M9: the returning card is laid beside it."""
    table = fallen().movement().attack().movement().attack().puts("Evelynn", (-400, 300)).movement()
    one, other = table.body("Evelynn"), table.body("Gande")
    apart = gap(placed(CARD, one.x, one.y, one.angle), placed(CARD, other.x, other.y, other.angle))
    assert 0 < apart <= 15 * MM


def test_nobody_becomes_a_zombie() -> None:
    """RX-G7: whoever the Horde fells waits like anybody else."""
    table = match("Zombie Horde", "Evelynn").sets("Gande", life=1).lands("Zombie Horde", on="Gande", at=BODY).attack()
    assert table.body("Gande").place == "waiting"
    assert table.body("Gande").seat == table.seat("Gande")
