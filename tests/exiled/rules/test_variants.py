"""The variants: moderator, friendly fire, factions, blocking, free-for-all, reinforcements, and some together."""

from math import dist

import pytest

from tests.exiled.tabletop import Tabletop
from wildswing.exiled.rules.events import Overruled, Placed, Reinforced, Shielded
from wildswing.exiled.rules.geometry import CARD, MM, gap, placed
from wildswing.exiled.rules.setup import SetupError, setup_of
from wildswing.kernel.space import Space

HEAD, BODY, LEG = (0, 29), (0, 5), (-7, -30)
"""Points on a card, in mm: 3, 2 and 1 damage."""

SHIELD = "throw the weapon onto your own card as a shield"

TEAMS = (["Hedina", "Evelynn"], ["Gande", "Badon"])
PLACES = {
    "Hedina": (-300, -300, 0),
    "Evelynn": (300, -300, 0),
    "Gande": (-300, 300, 180),
    "Badon": (300, 300, 180),
}


def four(*variants: str) -> Tabletop:
    """Sets up two against two, all far from each other."""
    return Tabletop(*TEAMS, places=PLACES, variants=variants)


# --- Moderator ---


def test_a_moderator_has_a_seat_without_a_character() -> None:
    """RX-V1: one more person takes part, who plays nobody."""
    table = four("moderator")
    assert table.seats == ("Hedina", "Evelynn", "Gande", "Badon", "Moderator")
    assert len(table.table.players) == 4
    assert "Moderator" not in table.in_play


def test_nobody_acts_before_the_moderator_calls() -> None:
    """RX-V1: the moderator starts every attack and every movement, and then all act at once."""
    table = four("moderator").attack(until="call")
    assert table.asked == [("Moderator", "call")]
    table.says("Moderator", "throw")
    assert table.asked == [("Hedina", "how"), ("Evelynn", "aim"), ("Gande", "aim"), ("Badon", "aim")]
    table.plays().movement(until="call")
    assert table.asked == [("Moderator", "call")]
    table.says("Moderator", "one, two, three: go!")
    assert [kind for _, kind in table.asked] == ["move"] * 4


def test_the_moderator_may_overrule_a_hit() -> None:
    """RX-V1: of two hits the one that is struck out does nothing, and the other counts; all are told."""
    table = four("moderator").lands("Hedina", on="Gande", at=BODY).lands("Evelynn", on="Badon", at=HEAD)
    table.attack({"overrule": ["strike out the arrow of Evelynn on Badon (head)", "yes, all count"]})
    assert table.lives("Gande", "Badon") == (5, 7)
    assert [(event.name, event.target) for event in table.heard(Overruled, by="Badon")] == [("Evelynn", "Badon")]


def test_what_the_moderator_lets_stand_counts() -> None:
    """RX-V1: the moderator is shown every hit and may let all of them stand."""
    table = four("moderator").lands("Hedina", on="Gande", at=BODY).lands("Evelynn", on="Badon", at=HEAD)
    table.attack(until="overrule")
    assert table.offered("Moderator") == [
        "yes, all count",
        "strike out the mace of Hedina on Gande (body)",
        "strike out the arrow of Evelynn on Badon (head)",
    ]
    table.plays()
    assert table.lives("Gande", "Badon") == (5, 4)


def test_without_a_moderator_nobody_overrules() -> None:
    """RX-V1: the questions belong to the variant."""
    table = four().lands("Hedina", on="Gande", at=BODY).attack(until="aim")
    assert "Moderator" not in table.seats
    table.plays()
    assert table.life("Gande") == 5


# --- Friendly fire ---


def test_hits_on_allies_and_oneself_do_normal_damage_with_friendly_fire() -> None:
    """RX-V2: an arrow on a teammate's head does 3, a mace on the own leg 1; without the variant neither does."""
    for variants, lives in ((("friendly fire",), (6 - 3, 7)), ((), (7, 7))):
        table = four(*variants).lands("Evelynn", on="Hedina", at=HEAD)
        table.lands("Hedina", on="Hedina", at=LEG, by=(0, -38), turned=180).attack()
        assert table.lives("Hedina", "Evelynn") == lives


def test_whip_ends_hurt_allies_one_by_one_with_friendly_fire() -> None:
    """RX-V2, RX-BA2: ends over a teammate's body and both arms add up to 4, and only with the variant."""
    for variants, life in ((("friendly fire",), 3), ((), 7)):
        table = four(*variants).lands("Badon", on="Gande", at=(0, -5), by=(0, 37)).attack()
        assert table.life("Gande") == life


def test_a_splash_reaches_allies_with_friendly_fire() -> None:
    """RX-V2: a flask that lands 10 mm beside a teammate splashes for 1, and only with the variant."""
    for variants, life in ((("friendly fire",), 6), ((), 7)):
        table = Tabletop(["Klim-Klam", "Evelynn"], ["Gande", "Badon"], variants=variants)
        table.puts("Evelynn", (300, -300, 0)).lands("Klim-Klam", on="Evelynn", at=(0, 48), by=(0, -22)).attack()
        assert table.life("Evelynn") == life


def test_a_crow_blinds_allies_with_friendly_fire() -> None:
    """RX-V2, RX-MC1: a teammate hit by the crow throws blind the next time."""
    for variants, blind in ((("friendly fire",), 1), ((), 0)):
        table = Tabletop(["Murder of Crows", "Evelynn"], ["Gande", "Badon"], variants=variants)
        table.lands("Murder of Crows", on="Evelynn", at=BODY).attack()
        assert table.player("Evelynn").blind == blind


def test_gandes_hook_never_hurts_allies_but_can_hurt_himself() -> None:
    """RX-V2, RX-GA5: with friendly fire the hook over Badon does nothing, over Gande himself normal damage."""
    table = four("friendly fire").lands("Gande", on="Badon", at=BODY).attack({"pull": "no pull"})
    assert table.life("Badon") == 7
    table = four("friendly fire").lands("Gande", on="Gande", at=BODY).attack()
    assert table.life("Gande") == 5


def test_enemies_are_hurt_as_ever_with_friendly_fire() -> None:
    """RX-V2: the variant adds, and takes nothing away."""
    table = four("friendly fire").lands("Evelynn", on="Badon", at=HEAD).attack()
    assert table.life("Badon") == 4


# --- Factions ---


def test_a_team_of_one_faction_may_play_with_factions() -> None:
    """RX-V3: three Coalition against three Venery are accepted, a mixed team is not."""
    coalition, venery = ["Hedina", "Klim-Klam", "Mandice"], ["Intrusion of Roaches", "Murder of Crows", "Gleem"]
    assert Tabletop(coalition, venery, variants=["factions"]).seats == (*coalition, *venery)
    with pytest.raises(SetupError, match="Team A mixes Coalition and Venery"):
        setup_of([["Hedina", "Gleem"], ["Gande", "Nameless"]], variants=["factions"])


def test_a_team_of_four_cannot_be_of_one_faction() -> None:
    """RX-V3: a faction has three characters, so teams have three members at most."""
    setup = [["Hedina", "Klim-Klam", "Mandice", "Gande"], ["Zombie Horde", "Nahtha", "Badon", "Nameless"]]
    with pytest.raises(SetupError, match="with factions a team keeps to one"):
        setup_of(setup, variants=["factions"])


# --- Blocking ---


def test_a_weapon_over_the_own_card_reduces_each_source_by_1() -> None:
    """RX-V4: a head hit does 2 and a body hit 1 against a shield; both sources are reduced."""
    table = four("blocking").lands("Badon", on="Badon", at=BODY)
    table.lands("Hedina", on="Badon", at=BODY).lands("Evelynn", on="Badon", at=HEAD)
    table.attack({("Badon", "how"): SHIELD})
    assert table.life("Badon") == 7 - 1 - 2
    assert [(event.name, event.reduced) for event in table.heard(Shielded)] == [("Badon", 1)]


def test_a_limb_hit_does_nothing_against_a_shield() -> None:
    """RX-V4: 1 less 1 is 0, and never less."""
    table = four("blocking").lands("Badon", on="Badon", at=BODY).lands("Hedina", on="Badon", at=LEG)
    table.attack({("Badon", "how"): SHIELD})
    assert table.life("Badon") == 7


def test_a_shield_that_misses_the_own_card_does_not_help() -> None:
    """RX-V4: the weapon's card must overlap the own one."""
    table = four("blocking").lands("Gande", on="Gande", at=(70, 0)).lands("Hedina", on="Gande", at=BODY)
    table.attack({("Gande", "how"): SHIELD})
    assert table.life("Gande") == 5
    # The card of the weapon is enough: its art need not lie over a zone.
    table = four("blocking").lands("Gande", on="Gande", at=(60, 0), by=(0, 0)).lands("Hedina", on="Gande", at=BODY)
    table.attack({("Gande", "how"): SHIELD})
    assert table.life("Gande") == 6


def test_a_weapon_thrown_as_a_shield_hurts_nobody_else() -> None:
    """RX-V4: the whip lies over Badon's card and with one end over Gande's body; it only shields."""
    for how, lives in (("throw", (5, 5)), (SHIELD, (7, 6))):
        table = Tabletop(["Gande", "Evelynn"], ["Badon", "Hedina"], variants=["blocking"])
        table.puts("Gande", (64, 300, 0)).puts("Badon", (0, 300, 0))
        table.lands("Badon", on="Gande", at=(-15, 5), by=(22, 34)).lands("Gande", on="Badon", at=BODY)
        table.attack({("Badon", "how"): how})
        assert table.lives("Gande", "Badon") == lives


def test_a_shield_lasts_for_one_attack_phase() -> None:
    """RX-V4: in the next attack phase the same hit does its full damage."""
    table = four("blocking").lands("Badon", on="Badon", at=BODY).lands("Hedina", on="Badon", at=BODY)
    table.attack({("Badon", "how"): SHIELD}).movement()
    assert table.life("Badon") == 6
    table.lands("Hedina", on="Badon", at=BODY).attack()
    assert table.life("Badon") == 4


def test_blocking_is_offered_only_with_the_variant() -> None:
    """RX-V4, RX-HE7: with it everybody may throw onto the own card; Hedina may take her stance as ever."""
    table = four("blocking").attack(until="how")
    assert table.offered("Gande") == ["throw", SHIELD]
    assert table.offered("Hedina") == ["throw", "use Defensive Stance in place of a throw", SHIELD]
    table = four().attack(until="how")
    assert table.asked[0] == ("Hedina", "how")
    assert table.offered("Hedina") == ["throw", "use Defensive Stance in place of a throw"]
    assert ("Gande", "how") not in table.asked


def test_the_stance_works_unchanged_beside_blocking() -> None:
    """RX-V4, RX-HE8: a stance takes 2 off each source, never 3, since it takes the place of the throw."""
    table = four("blocking").lands("Badon", on="Hedina", at=HEAD, by=(0, 37))
    table.lands("Gande", on="Hedina", at=BODY)
    table.attack({("Hedina", "how"): "use Defensive Stance in place of a throw"})
    assert table.life("Hedina") == 7 - 1
    assert table.thrown("Hedina") == []


def test_a_horde_shields_one_zombie() -> None:
    """RX-V4: the weapon lies over one card, and protects that one only."""
    table = Tabletop(["Zombie Horde", "Evelynn"], ["Hedina", "Badon"], variants=["blocking"])
    for number in (1, 2, 3):
        table.puts(f"Zombie Horde {number}", (number * 150 - 600, -300, 0))
    table.lands("Zombie Horde", on="Zombie Horde 2", at=BODY)
    table.lands("Hedina", on="Zombie Horde 2", at=HEAD).lands("Badon", on="Zombie Horde 3", at=HEAD, by=(0, 44))
    table.attack({("Zombie Horde", "how"): f"{SHIELD}: Zombie Horde 2"})
    assert table.life("Zombie Horde 2") == 3 - 2
    assert "Zombie Horde 3" not in table.in_play


# --- Free-for-all ---


def test_the_last_one_standing_wins_a_free_for_all() -> None:
    """RX-V5: everybody is everybody's enemy, and the game goes on until one is left."""
    table = Tabletop(["Hedina"], ["Gande"], ["Badon"], variants=["free for all"])
    table.sets("Gande", life=2).sets("Badon", life=2).lands("Hedina", on="Gande", at=BODY)
    table.attack()
    assert table.pause == "movement phase"
    assert table.in_play == ["Hedina", "Badon"]
    table.movement().lands("Hedina", on="Badon", at=BODY).attack()
    assert table.winners == ("Hedina",)


def test_in_a_free_for_all_everybody_may_only_come_closer() -> None:
    """RX-V5, RX-M4: each is the last of the own team from the start."""
    table = Tabletop(["Hedina"], ["Gande"], ["Badon"], variants=["free for all"], begins="movement")
    table.puts("Hedina", (0, -200)).puts("Gande", (0, 200)).puts("Badon", (500, 200)).movement(until="move")
    for name, ahead in (("Hedina", 0), ("Gande", 180), ("Badon", 90)):
        space = table.ask(name).options
        assert isinstance(space, Space)
        assert space.axes[0] == ("direction", ahead - 89, ahead + 89)


# --- Reinforcements ---


def reinforced() -> Tabletop:
    """Sets up one against one, each to be joined by one more in the second round."""
    return Tabletop(*TEAMS, arrives=[0, 2, 0, 2], rounds=10)


def test_reinforcements_are_away_until_their_round() -> None:
    """RX-V6: who comes later is neither asked nor hit, and keeps nobody from being the last of the team."""
    table = reinforced()
    assert table.in_play == ["Hedina", "Gande"]
    table.lands("Gande", on="Evelynn", at=BODY).attack(until="aim")
    assert {name for name, _ in table.asked} <= {"Hedina", "Gande"}
    table.plays().movement(until="move")
    space = table.ask("Hedina").options
    assert isinstance(space, Space)
    assert space.axes[0][1:] != (0, 359)
    assert table.life("Evelynn") == 7


def test_reinforcements_join_at_the_start_of_a_movement_phase_on_all_sides() -> None:
    """RX-V6: in the movement phase of the second round both come, before anybody moves, with full hit points."""
    table = reinforced().round().attack().movement(until="join")
    assert table.asked == [("Evelynn", "join")]
    table.says("Evelynn", (10, 0))
    assert table.asked == [("Badon", "join")]
    table.says("Badon", (0, 0))
    assert table.in_play == ["Hedina", "Evelynn", "Gande", "Badon"]
    assert table.lives("Evelynn", "Badon") == (7, 7)
    assert [event.name for event in table.heard(Placed)] == ["Evelynn", "Badon"]
    assert [name for name, _ in table.asked] == ["Hedina", "Evelynn", "Gande", "Badon"]
    table.plays()
    table.lands("Evelynn", on="Gande", at=HEAD).attack()
    assert table.thrown("Evelynn") == ["arrow"]
    assert table.life("Gande") < 7


def test_reinforcements_start_on_the_teams_line() -> None:
    """RX-V6: the front line of the strip, and at most as far behind it as those who started there."""
    table = reinforced().round().attack().movement(until="join")
    space = table.ask("Evelynn").options
    assert isinstance(space, Space)
    assert space.axes == (("right", -88, 88), ("back", 0, 77))
    table.says("Evelynn", (10, 20)).plays()
    body = table.body("Evelynn")
    assert (body.y, body.angle) == (-(380 + 44 + 20) * MM, 0)
    assert dist(table.place("Evelynn"), table.place("Hedina")) < 610


def test_a_reinforcement_whose_place_is_taken_starts_beside_it() -> None:
    """RX-V6, RX-M9: nobody joins over another card."""
    table = reinforced().round().attack().movement(until="join")
    place = table.place("Evelynn")
    table.puts("Gande", place).says("Evelynn", (0, 0))
    one, other = table.body("Evelynn"), table.body("Gande")
    apart = gap(placed(CARD, one.x, one.y, one.angle), placed(CARD, other.x, other.y, other.angle))
    assert 0 < apart <= 15 * MM


def test_reinforcements_that_have_not_come_do_not_keep_a_team_in_the_game() -> None:
    """RX-V6, RX-T2: a team without a character in play has lost, though one was still to come."""
    table = reinforced().sets("Gande", life=1).lands("Hedina", on="Gande", at=BODY).attack()
    assert table.is_over
    assert table.winners == ("Hedina", "Evelynn")


def on_call(*more: str, variants: tuple[str, ...] = ()) -> Tabletop:
    """Sets up one against one, each to be joined by others when a side calls."""
    teams = [["Hedina", "Evelynn"], ["Gande", "Badon"]]
    if more:
        teams = [[*team, name] for team, name in zip(teams, more, strict=True)]
    arrives: list[int | str] = [0, *["called"] * (len(teams[0]) - 1)] * 2
    return Tabletop(*teams, arrives=arrives, rounds=10, variants=variants)


@pytest.mark.parametrize("caller", ["Hedina", "Gande"])
def test_late_arrivals_join_in_the_round_in_which_a_side_calls(caller: str) -> None:
    """RX-V6: nobody has set a round; at one call one joins each side at once, with full hit points, and may throw."""
    table = on_call().round().attack().movement(until="summon")
    assert table.in_play == ["Hedina", "Gande"]
    assert table.asked == [("Hedina", "summon"), ("Gande", "summon")]
    assert table.offered("Hedina") == ["no", "yes"]
    for name in ("Hedina", "Gande"):
        table.says(name, name == caller)
    assert table.asked == [("Evelynn", "join")]
    table.says("Evelynn", (10, 0)).says("Badon", (0, 0))
    assert table.in_play == ["Hedina", "Evelynn", "Gande", "Badon"]
    assert table.lives("Evelynn", "Badon") == (7, 7)
    assert [event.sentence() for event in table.heard(Reinforced)] == ["Reinforcements: Evelynn and Badon join."]
    table.plays().lands("Evelynn", on="Gande", at=HEAD).attack()
    assert table.life("Gande") < 7


def test_nobody_joins_while_no_side_calls() -> None:
    """RX-V6: all are asked again before every movement phase; who has not come is neither asked nor hit."""
    table = on_call()
    for _ in range(3):
        table.attack().movement({}, {("Hedina", "summon"): False, ("Gande", "summon"): False})
        assert table.in_play == ["Hedina", "Gande"]
    assert table.heard(Reinforced) == []


def test_one_call_brings_one_to_each_side() -> None:
    """RX-V6: of two who wait on each side the first joins; the others wait for the next call."""
    table = on_call("Mandice", "Nahtha").attack().movement({}, {("Gande", "summon"): True})
    assert table.in_play == ["Hedina", "Evelynn", "Gande", "Badon"]
    table.attack().movement({}, {("Hedina", "summon"): True})
    assert table.in_play == ["Hedina", "Evelynn", "Mandice", "Gande", "Badon", "Nahtha"]
    table.attack().movement(until="move")
    assert table.questions.count(("Hedina", "summon")) == 2


def test_a_call_is_sealed_until_all_sides_have_decided() -> None:
    """RX-V6: the other side does not see it before."""
    table = on_call().attack().movement(until="summon")
    before = table.view("Gande")
    table.says("Hedina", True)
    assert table.view("Gande") == before


def test_the_first_in_play_speaks_for_a_side() -> None:
    """RX-V6: Hedina has fallen, so Evelynn, who came before, is asked."""
    table = on_call("Mandice", "Nahtha").attack().movement({}, {("Gande", "summon"): True})
    table.sets("Hedina", life=1).lands("Badon", on="Hedina", at=BODY).attack().movement(until="summon")
    assert table.asked == [("Evelynn", "summon"), ("Gande", "summon")]


@pytest.mark.parametrize("variant", ["moderator", "real table"])
def test_a_moderator_says_when_late_arrivals_join(variant: str) -> None:
    """RX-V6, RX-V1: the one who referees knows who has come; the sides are not asked."""
    table = on_call(variants=(variant,)).attack().movement(until="summon")
    assert table.asked == [("Moderator", "summon")]
    table.says("Moderator", False).plays().attack().movement(until="summon").says("Moderator", True).plays()
    assert table.in_play == ["Hedina", "Evelynn", "Gande", "Badon"]


def test_a_side_that_is_out_neither_calls_nor_is_reinforced() -> None:
    """RX-V6, RX-T2: of three teams one has fallen; the call serves the other two."""
    teams = ["Hedina", "Evelynn"], ["Gande", "Badon"], ["Mandice", "Nahtha"]
    table = Tabletop(*teams, arrives=[0, "called"] * 3).sets("Mandice", life=1)
    table.lands("Hedina", on="Mandice", at=BODY).attack().movement(until="summon")
    assert table.asked == [("Hedina", "summon"), ("Gande", "summon")]
    table.says("Hedina", True).says("Gande", False).plays()
    assert table.in_play == ["Hedina", "Evelynn", "Gande", "Badon"]


def test_sides_with_unequal_reserves_are_refused() -> None:
    """RX-V6, RX-S1: one for each side, so all need as many who are called."""
    with pytest.raises(SetupError, match=r"The teams are uneven \(2 against 2\)"):
        setup_of([["Hedina", "Evelynn"], ["Gande", "Badon"]], arrives=[0, "called", 0, 2])
    with pytest.raises(SetupError, match="A team has nobody from the start"):
        setup_of([["Hedina"], ["Gande"]], arrives=["called", "called"])
    with pytest.raises(SetupError, match="“soon” under “arrives”"):
        setup_of([["Hedina", "Evelynn"], ["Gande", "Badon"]], arrives=[0, "soon", 0, "soon"])


# --- Together ---


def test_friendly_fire_and_blocking_work_together() -> None:
    """RX-V7: a shield takes 1 off a teammate's hit too."""
    table = four("friendly fire", "blocking").lands("Evelynn", on="Hedina", at=BODY)
    table.lands("Hedina", on="Hedina", at=BODY).attack({("Hedina", "how"): SHIELD})
    assert table.life("Hedina") == 6


def test_moderator_blocking_and_factions_work_together() -> None:
    """RX-V7: a shield that the moderator strikes out does not protect."""
    table = Tabletop(["Hedina"], ["Gande"], variants=["moderator", "blocking", "factions"])
    table.lands("Gande", on="Gande", at=BODY).lands("Hedina", on="Gande", at=BODY)
    table.attack({("Gande", "how"): SHIELD, "overrule": ["strike out the hook of Gande on Gande", "yes, all count"]})
    assert table.life("Gande") == 5


def test_free_for_all_and_friendly_fire_work_together() -> None:
    """RX-V7: alone in a team one can still hit oneself."""
    table = Tabletop(["Hedina"], ["Gande"], ["Badon"], variants=["free for all", "friendly fire"])
    table.lands("Gande", on="Gande", at=HEAD).attack()
    assert table.life("Gande") == 4


def test_the_outlined_side_and_friendly_fire_work_together() -> None:
    """RX-V7, RX-A11: with outlines a mere touch is no hit, on an ally as on an enemy."""
    for variants, life in ((("friendly fire",), 4), (("friendly fire", "outlines"), 7)):
        table = Tabletop(
            ["Hedina", "Mandice"], ["Gande", "Badon"], places={"Mandice": (300, -300, 0)}, variants=variants
        )
        head = table.table.book.characters[1].figure.zones[0]
        top = max([y for _, y in head.shape]) / MM
        assert head.value == 3
        # The flat end of the mace touches the flat top of the head.
        table.lands("Hedina", on="Mandice", at=(0, top), turned=180).attack()
        assert table.life("Mandice") == life
