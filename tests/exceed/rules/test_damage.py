"""Damage and armor (EX-DMG)."""

import pytest

from tests.exceed.stage import Stage, side, stage, stage_of
from wildswing.exceed.rules.editions import EDITIONS

every_edition = pytest.mark.parametrize("edition", EDITIONS)

BRUISER = """
fighter Bruiser
edition standard
exceed costs 2 gauge

special Plain Blow
  range 1-3, power 6, speed 6

special Feeble Blow
  range 1-3, power 1, speed 6
  boost Shiver (continuous)
    -3 power.

special Heavy Blow
  range 1-3, power 6, speed 6
  after: the opponent takes 2 damage.

special Light Blow
  range 1-3, power 3, speed 6
  after: the opponent takes 2 damage.

special Piercing Blow
  range 1-3, power 3, speed 6
  ignore armor.
  boost Embers (continuous)
    after: the opponent takes 2 damage.

special Scare
  range 9, power 0, speed 6
  before: the opponent takes 5 nonlethal damage.
  after: X is the damage; draw X.

special Stance
  range 1-3, power 1, speed 1, guard 3

special Shell
  range 1-3, power 1, speed 1, armor 4, guard 9
"""


def bruise(attack: str, reply: str, edition: str, boosts: tuple[str, ...] = (), life: int = 0) -> Stage:
    """Returns the strike of two cards of the made-up fighter at range 1."""
    one = side(attack, space=6, boosts=boosts)
    return stage_of((BRUISER, BRUISER), one, side(reply, life=life), edition).strike(attack, reply)


# --- Power less armor ---


@every_edition
@pytest.mark.parametrize(("reply", "life"), [("Assault", 24), ("Focus", 26), ("Shell", 28)])
def test_a_hit_lowers_life_by_power_less_armor(edition: str, reply: str, life: int) -> None:
    """EX-DMG-01: 6 power against 0, 2 and 4 armor."""
    assert bruise("Plain Blow", reply, edition).lives[1] == life


@every_edition
def test_power_counts_as_it_is_when_the_attack_hits(edition: str) -> None:
    """EX-DMG-01: Fierce adds 2 to the power of 6."""
    assert bruise("Plain Blow", "Assault", edition, boosts=("Grasp",)).lives[1] == 22


@every_edition
def test_power_below_zero_gives_neither_life_nor_armor(edition: str) -> None:
    """EX-DMG-01: 1 power less 3 deals no damage; the 2 damage of a boost that follow are taken."""
    assert bruise("Feeble Blow", "Assault", edition, boosts=("Feeble Blow", "Piercing Blow")).lives[1] == 28


# --- Armor is a pool of the strike ---


@every_edition
def test_armor_is_used_up_by_the_damage_it_prevents(edition: str) -> None:
    """EX-DMG-02, EX-DMG-03, EX-STUN-03: 6 against 2 armor and 2 more make 6, which stuns a guard of 5."""
    assert bruise("Heavy Blow", "Focus", edition).lives == (30, 24)


@every_edition
def test_armor_that_is_left_prevents_later_damage(edition: str) -> None:
    """EX-DMG-02, EX-DMG-04: 3 damage against 4 armor leave 1 armor, which takes 1 off the next 2 damage."""
    assert bruise("Light Blow", "Shell", edition).lives[1] == 29


@every_edition
def test_the_next_strike_of_another_turn_begins_afresh(edition: str) -> None:
    """EX-DMG-06, EX-STUN-01: Focus has its armor again and is not stunned by 3 damage in each of two strikes."""
    one, other = side("Light Blow", "Light Blow", space=6), side("Focus", "Focus")
    played = stage_of((BRUISER, BRUISER), one, other, edition).strike("Light Blow", "Focus")
    assert played.lives == (26, 27)
    assert played.strike("Focus", "Light Blow").lives == (22, 24)


@pytest.mark.parametrize(
    ("edition", "lives"),
    [
        ("standard", (30, 24)),
        ("standard, damage_counts_over_turn=no", (26, 26)),
        ("undernight", (26, 26)),
        ("strive", (26, 26)),
    ],
)
def test_armor_and_guard_within_a_turn_of_two_strikes(edition: str, lives: tuple[int, int]) -> None:
    """EX-DMG-05, EX-DMG-06: the armor used and the damage taken in an earlier strike of the turn count in one edition.

    Focus, with its armor used up before, takes all 6 of the blow, more than its guard of 5.
    """
    played = stage_of((BRUISER, BRUISER), side("Plain Blow", space=6), side("Focus"), edition)
    played.table.carried = ((0, 0), (0, 2))
    assert played.strike("Plain Blow", "Focus").lives == lives


# --- Ignoring armor ---


@every_edition
@pytest.mark.parametrize(("attack", "life"), [("Light Blow", 29), ("Piercing Blow", 27)])
def test_an_attack_that_ignores_armor_deals_its_whole_power(edition: str, attack: str, life: int) -> None:
    """EX-DMG-07, EX-GLOS-15: 3 power against 4 armor."""
    assert bruise(attack, "Shell", edition).lives[1] == life


@every_edition
@pytest.mark.parametrize("reply", ["Focus", "Shell"])
def test_ignored_armor_still_protects_from_other_damage(edition: str, reply: str) -> None:
    """EX-DMG-08: after 3 damage past the armor, all of it is left against the 2 damage of a boost."""
    assert bruise("Piercing Blow", reply, edition, boosts=("Piercing Blow",)).lives[1] == 27


# --- Block ---


@every_edition
@pytest.mark.parametrize(
    ("payment", "life"),
    [
        (["That is all"], 27),
        (["Dive from hand", "That is all"], 29),
        (["Cross from gauge", "That is all"], 29),
        (["Sacred Edge from hand (1 Force)", "That is all"], 29),
        (["Sacred Edge from hand (2 Force)", "That is all"], 30),
    ],
)
def test_force_spent_on_block_adds_armor_before_the_damage(edition: str, payment: list[str], life: int) -> None:
    """EX-DMG-01, EX-GLOS-13: cards of hand and gauge give 1 Force, an Ultra 1 or 2, and each Force 2 armor."""
    ky = side("Block", "Dive", "Sacred Edge", gauge=["Cross"])
    played = stage(side("Volcanic Viper", space=6), ky, edition=edition).strike("Volcanic Viper", "Block")
    assert played.answer(*payment).lives[1] == life


@every_edition
def test_armor_of_block_prevents_nothing_against_an_attack_that_ignores_armor(edition: str) -> None:
    """EX-DMG-07: Dust deals 5 though 2 Force were spent on Block."""
    ky = side("Block", "Dive", "Cross")
    played = stage(side("Dust", space=5), ky, edition=edition).strike("Dust", "Block")
    assert played.asked == (1, "pay")
    assert played.answer("Dive from hand", "Cross from hand").lives[1] == 25
    assert played.names(1, "hand") == []


# --- Nonlethal damage ---


@every_edition
@pytest.mark.parametrize(("life", "left"), [(10, 5), (6, 1), (5, 1), (3, 1), (1, 1)])
def test_nonlethal_damage_leaves_at_least_1_life(edition: str, life: int, left: int) -> None:
    """EX-DMG-09, EX-DMG-10: 5 nonlethal damage stop at 1 life."""
    assert bruise("Scare", "Stance", edition, life=life).lives[1] == left


@pytest.mark.parametrize(
    ("edition", "counted", "lives"), [("standard", 2, (29, 1)), ("undernight", 5, (30, 1)), ("strive", 5, (30, 1))]
)
def test_how_much_of_nonlethal_damage_counts(edition: str, counted: int, lives: tuple[int, int]) -> None:
    """EX-DMG-09, EX-DMG-10, EX-GLOS-18, EX-FAQ-17: 5 nonlethal damage at 3 life and guard 3 count as 2, or in full.

    In full they stun, and an effect reads 5 damage; reduced, the opponent attacks, and the effect reads 2.
    """
    played = bruise("Scare", "Stance", edition, life=3)
    assert (played.lives, len(played.sides[0].hand)) == (lives, counted)


@every_edition
def test_armor_takes_nonlethal_damage_before_the_limit_of_1_life(edition: str) -> None:
    """EX-DMG-09, EX-DMG-10: of 5 nonlethal damage at 3 life, 4 armor let 1 through."""
    assert bruise("Scare", "Shell", edition, life=3).lives[1] == 2


@every_edition
def test_nonlethal_damage_uses_up_armor_in_full(edition: str) -> None:
    """EX-DMG-10, EX-DMG-02: 4 armor gone against 5 nonlethal damage, the 2 damage of a boost come through."""
    played = bruise("Scare", "Shell", edition, boosts=("Piercing Blow",), life=10)
    assert played.answer("Embers").lives[1] == 7


# --- Life ---


@every_edition
@pytest.mark.parametrize(("life", "after"), [(20, 22), (28, 30), (29, 30), (30, 30)])
def test_life_never_goes_above_its_maximum(edition: str, life: int, after: int) -> None:
    """EX-DMG-11, EX-FAQ-16: Sacrament of Blades gains 2 life, at most up to 30."""
    geoffrey = side("Sacrament of Blades", life=life)
    played = stage(geoffrey, side("Block"), ("Geoffrey", "Ryu"), edition).strike("Sacrament of Blades", "Block")
    assert played.lives == (after, 29)
