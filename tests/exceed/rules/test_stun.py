"""Guard, being stunned, and what a stunned player does not do (EX-STUN, EX-REACT)."""

import pytest

from tests.exceed.stage import Stage, side, stage, stage_of
from wildswing.exceed.rules.editions import EDITIONS
from wildswing.exceed.rules.events import BecameStunned

every_edition = pytest.mark.parametrize("edition", EDITIONS)

BOXER = """
fighter Boxer
edition standard
exceed costs 2 gauge

special Punch (3 copies)
  range 1-2, power 2, speed 6
  boost Brass (continuous)
    +1 power.

special One Two
  range 1-2, power 2, speed 6
  after: the opponent takes 2 damage.

special Poke
  range 1-2, power 1, speed 6
  boost Opening (continuous)
    ignore guard.

special Feint
  range 1-2, power 0, speed 6
  ignore guard.
  boost Sting (continuous)
    before: the opponent takes 1 damage.

special Guard Break
  range 1-2, power 3, speed 6
  after: the opponent gains -2 guard.
  after: may draw 1.

special Second Wind
  range 1-2, power 5, speed 6
  after: the opponent gains +9 guard.

special Cheap Shot
  range 1-2, power 5, speed 6
  after, if the opponent is stunned: draw 1.

special Wild Hook
  range 1-2, power 5, speed 6
  hit: take 1 damage.
  after: draw 1.

special Headlong Rush
  range 1-2, power 5, speed 6
  before: take 1 damage; may retreat 1.
  before: draw 1.

special Crouch
  range 1-2, power 1, speed 1, guard 3
  before: draw 1.
  hit: draw 1.
  after: draw 1.
  boost Iron Will (continuous)
    cannot be stunned.

special Padded Crouch
  range 1-2, power 1, speed 1, armor 2

special Standing Count
  range 1-2, power 1, speed 1, guard 3
  cleanup, if you are stunned: draw 1.
  cleanup, if the opponent is stunned: draw 2.
"""


def box(attack: str, reply: str, edition: str, boosts: tuple[str, ...] = (), others: tuple[str, ...] = ()) -> Stage:
    """Returns the strike of two cards of the made-up fighter at range 1."""
    one, other = side(attack, space=6, boosts=boosts), side(reply, boosts=others)
    return stage_of((BOXER, BOXER), one, other, edition).strike(attack, reply)


def stunned(played: Stage) -> list[int]:
    """Returns the seats that were stunned so far, in order."""
    return [event.seat for event in played.events(BecameStunned)]


# --- More damage than guard ---


@every_edition
@pytest.mark.parametrize(("boosts", "lives"), [(("Punch",), (29, 27)), (("Punch", "Punch"), (30, 26))])
def test_more_damage_than_guard_stuns(edition: str, boosts: tuple[str, ...], lives: tuple[int, int]) -> None:
    """EX-STUN-01, EX-GLOS-11: against 3 guard 3 damage do not stun, 4 do, and the attack is not performed."""
    assert box("Punch", "Crouch", edition, boosts).lives == lives


@every_edition
@pytest.mark.parametrize(("power", "lives"), [(7, (26, 25)), (8, (30, 24))])
def test_only_damage_that_gets_through_armor_counts(edition: str, power: int, lives: tuple[int, int]) -> None:
    """EX-STUN-02, EX-EXMP-01, EX-EXMP-02, EX-EXMP-03: Focus (2 armor, 5 guard) withstands power 7 and not 8."""
    text = BOXER.replace("special Punch (3 copies)\n  range 1-2, power 2", f"special Punch\n  range 1-2, power {power}")
    one, other = side("Punch", space=6), side("Focus")
    assert stage_of((text, text), one, other, edition).strike("Punch", "Focus").lives == lives


@every_edition
def test_damage_adds_up_against_guard(edition: str) -> None:
    """EX-STUN-03, EX-STUN-04: 2 damage twice stun a guard of 3."""
    assert box("One Two", "Crouch", edition).lives == (30, 26)


@every_edition
@pytest.mark.parametrize("boosts", [(), ("Poke",)])
def test_no_damage_never_stuns(edition: str, boosts: tuple[str, ...]) -> None:
    """EX-STUN-13, EX-CLEAN-06: 2 power against 2 armor and 0 guard, ignored or not, do not stun but hit."""
    played = box("Punch", "Padded Crouch", edition, boosts)
    assert (played.lives, stunned(played)) == ((29, 30), [0])
    assert played.names(0, "gauge") == ["Punch"]


@every_edition
def test_a_hit_without_damage_does_not_stun_by_earlier_damage(edition: str) -> None:
    """EX-STUN-13: after 1 damage from a boost, an attack of 0 power that ignores guard stuns nobody."""
    assert box("Feint", "Crouch", edition, boosts=("Feint",)).lives == (29, 29)


@every_edition
@pytest.mark.parametrize(("boosts", "lives"), [((), (24, 29)), (("Poke",), (30, 29))])
def test_ignoring_guard_makes_1_damage_stun(edition: str, boosts: tuple[str, ...], lives: tuple[int, int]) -> None:
    """EX-STUN-11, EX-GLOS-16: 1 damage stops a Sweep with 6 guard only if its guard is ignored."""
    assert box("Poke", "Sweep", edition, boosts).lives == lives


@every_edition
@pytest.mark.parametrize(("others", "lives"), [((), (30, 25)), (("Crouch",), (29, 25))])
def test_a_player_who_cannot_be_stunned_attacks(edition: str, others: tuple[str, ...], lives: tuple[int, int]) -> None:
    """EX-STUN-12, EX-GLOS-17: 5 damage against 3 guard stun, unless a text forbids it."""
    assert box("Cheap Shot", "Crouch", edition, others=others).lives == lives


# --- When it is checked, and for how long it holds ---


@every_edition
def test_a_player_is_stunned_as_soon_as_damage_exceeds_guard(edition: str) -> None:
    """EX-STUN-06: the after effect of the same attack finds the opponent stunned."""
    assert len(box("Cheap Shot", "Crouch", edition).sides[0].hand) == 1


@pytest.mark.parametrize(("edition", "lives"), [("standard", (30, 27)), ("undernight", (29, 27)), ("strive", (29, 27))])
def test_guard_lost_after_the_damage(edition: str, lives: tuple[int, int]) -> None:
    """EX-STUN-05, EX-STUN-06, EX-ATK-02, EX-ATK-03: 3 damage against 3 guard, of which an after effect takes 2 away.

    Where the last step of an attack compares its damage with guard once more, the opponent is stunned after all.
    """
    played = box("Guard Break", "Crouch", edition)
    played.answer("Guard Break: after: the opponent").answer("Draw 1")
    assert played.lives == lives


def test_the_last_comparison_waits_for_all_after_effects() -> None:
    """EX-STUN-05: while an after effect is still to be done, lost guard has stunned nobody yet."""
    played = box("Guard Break", "Crouch", "standard").answer("Guard Break: after: the opponent")
    assert (played.labels, stunned(played)) == (["Draw 1", "Do not"], [])
    assert stunned(played.answer("Draw 1")) == [1]


@every_edition
def test_a_stunned_player_stays_stunned(edition: str) -> None:
    """EX-STUN-07: guard gained afterwards does not bring the attack back."""
    assert box("Second Wind", "Crouch", edition).lives == (30, 25)


# --- Who loses the attack ---


@every_edition
@pytest.mark.parametrize("attacker", [0, 1])
def test_the_stunned_player_loses_the_attack_whoever_initiated(edition: str, attacker: int) -> None:
    """EX-STUN-08, EX-STUN-09, EX-STUN-10: the slower player does not attack, as defender and as attacker."""
    played = stage_of((BOXER, BOXER), side("Cheap Shot", space=6), side("Crouch"), edition, turn=attacker)
    played.answer("Strike", *(("Crouch", "Cheap Shot") if attacker else ("Cheap Shot", "Crouch")))
    assert (played.lives, stunned(played)) == ((30, 25), [1])


@every_edition
@pytest.mark.parametrize(("attack", "life", "drawn"), [("Punch", 29, 3), ("Cheap Shot", 30, 0)])
def test_a_reactive_player_performs_all_steps_or_none(edition: str, attack: str, life: int, drawn: int) -> None:
    """EX-REACT-01, EX-REACT-02, EX-GLOS-03, EX-GLOS-05: stunned, a player does no before, hit or after effect."""
    played = box(attack, "Crouch", edition)
    assert (played.lives[0], len(played.sides[1].hand)) == (life, drawn)


@every_edition
@pytest.mark.parametrize(("attack", "gauge"), [("Volcanic Viper", ["Block"]), ("Wild Throw", [])])
def test_a_stunned_block_does_not_reach_its_after_effect(edition: str, attack: str, gauge: list[str]) -> None:
    """EX-REACT-02, EX-CLEAN-06: Block goes to gauge by its after effect; stunned by 5 damage it is discarded."""
    played = stage(side(attack, space=6), side("Block"), edition=edition).strike(attack, "Block")
    assert played.names(1, "gauge") == gauge
    assert played.names(1, "discard") == [name for name in ["Block"] if name not in gauge]


# --- The active player ---


@every_edition
def test_a_faster_player_can_be_stunned_later(edition: str) -> None:
    """EX-STUN-14, EX-FAQ-09: Punch hits first, Sweep stuns its player; the hit stands and goes to gauge."""
    played = box("Punch", "Sweep", edition)
    assert (played.lives, stunned(played)) == ((24, 28), [0])
    assert (played.names(0, "gauge"), played.names(1, "gauge")) == (["Punch"], ["Sweep"])


@every_edition
@pytest.mark.parametrize(("attack", "drawn"), [("Cheap Shot", 1), ("Wild Hook", 3)])
def test_cleanup_effects_can_ask_who_was_stunned(edition: str, attack: str, drawn: int) -> None:
    """EX-STUN-14, EX-GLOS-11: in cleanup it is still known that the defender, or that both players were stunned."""
    played = box(attack, "Standing Count", edition).answer("Standing Count: cleanup, if you are stunned")
    assert len(played.sides[1].hand) == drawn


@pytest.mark.parametrize(("edition", "drawn"), [("standard", 0), ("undernight", 1), ("strive", 1)])
def test_after_effects_of_a_player_stunned_in_the_own_attack(edition: str, drawn: int) -> None:
    """EX-GLOS-02, EX-GLOS-03: stunned by the own hit effect, a player skips after effects in one edition only."""
    played = box("Wild Hook", "Crouch", edition)
    assert (stunned(played), len(played.sides[0].hand)) == ([0, 1], drawn)


@pytest.mark.parametrize(("edition", "drawn"), [("standard", 0), ("undernight", 1), ("strive", 1)])
def test_further_before_effects_of_a_player_stunned_by_the_first(edition: str, drawn: int) -> None:
    """EX-GLOS-04, EX-GLOS-05: stunned by one before effect, a player does not go on to the next in one edition."""
    played = box("Headlong Rush", "Crouch", edition).answer("Headlong Rush: before: take", "Do not")
    assert (stunned(played)[:1], len(played.sides[0].hand)) == ([0], drawn)


@every_edition
def test_both_players_stunned(edition: str) -> None:
    """EX-REACT-02, EX-CLEAN-02, EX-NEXT-01: no reactive attack, both clean up, then the defender has the turn."""
    played = box("Wild Hook", "Crouch", edition, boosts=("Punch",), others=("Punch",))
    assert (stunned(played), played.lives) == ([0, 1], (29, 24))
    assert (played.names(0, "gauge"), played.names(1, "discard")) == (["Wild Hook"], ["Punch", "Crouch"])
    assert (played.boosts(0), played.boosts(1), played.turn) == ([], [], 1)
