"""Cleanup after a strike, and what boosts outlast it (EX-CLEAN)."""

import pytest

from tests.exceed.stage import Stage, side, stage, stage_of
from wildswing.exceed.position import BoostInPlay
from wildswing.exceed.rules.editions import EDITIONS

every_edition = pytest.mark.parametrize("edition", EDITIONS)

RYUS = ("Ryu", "Ryu")

TIDY = """
fighter Tidy
edition standard
exceed costs 2 gauge

exceeded
  cleanup: revert.

special Broom
  range 1-2, power 2, speed 6
  cleanup: may draw 1.
  boost Ribbon (continuous)
    +1 power.

special Dust Pan
  range 1-2, power 2, speed 3, guard 9
  cleanup: may draw 1.
  boost Anchor (continuous)
    +1 power.
    cleanup: may sustain this.

special Vanishing Act
  range 1-2, power 2, speed 6
  after: seal this.
"""


def tidy(attack: str, reply: str, edition: str, boosts: tuple[str, ...] = (), others: tuple[str, ...] = ()) -> Stage:
    """Returns the strike of two cards of the made-up fighter at range 2."""
    one, other = side(attack, space=5, boosts=boosts), side(reply, boosts=others)
    return stage_of((TIDY, TIDY), one, other, edition).strike(attack, reply)


# --- The order of cleanup ---


@every_edition
@pytest.mark.parametrize(("attack", "reply"), [("Broom", "Dust Pan"), ("Dust Pan", "Broom")])
def test_the_attacker_cleans_up_completely_before_the_defender(edition: str, attack: str, reply: str) -> None:
    """EX-CLEAN-01, EX-CLEAN-02: all steps of the attacker, slow or stunned or neither, then those of the defender."""
    played = tidy(attack, reply, edition, boosts=("Broom",), others=("Broom",))
    assert played.asked == (0, "choose")
    played.answer("Do not")
    assert played.asked == (1, "choose")
    assert (played.boosts(0), played.names(0, "discard"), played.names(0, "gauge")) == ([], ["Broom"], [attack])
    assert (played.boosts(1), played.names(1, "discard"), played.names(1, "gauge")) == (["Broom"], [], [])
    played.answer("Do not")
    assert (played.boosts(1), played.names(1, "discard"), played.names(1, "gauge")) == ([], ["Broom"], [reply])


@every_edition
def test_cleanup_begins_with_the_triggers_of_attack_and_boosts(edition: str) -> None:
    """EX-CLEAN-03: boosts are in play and the attack is not yet put away while cleanup effects are done."""
    played = tidy("Broom", "Block", edition, boosts=("Broom", "Dust Pan"))
    assert played.labels == ["Broom: cleanup: may draw 1.", "Anchor: cleanup: may sustain this."]
    assert (played.boosts(0), played.names(0, "gauge"), played.names(0, "discard")) == (["Broom", "Dust Pan"], [], [])
    played.answer("Broom", "Draw 1")
    assert (len(played.sides[0].hand), played.labels) == (1, ["Sustain this", "Do not"])


@every_edition
def test_boosts_that_nothing_sustains_are_discarded(edition: str) -> None:
    """EX-CLEAN-04: of two boosts the sustained one stays."""
    played = tidy("Sweep", "Block", edition, boosts=("Broom", "Dust Pan")).answer("Sustain this")
    assert (played.boosts(0), played.names(0, "discard")) == (["Dust Pan"], ["Broom"])


@every_edition
def test_the_attack_card_is_put_away_after_the_boosts(edition: str) -> None:
    """EX-CLEAN-04, EX-CLEAN-06: a card that missed lies on top of the boost in the discard pile."""
    played = stage_of((TIDY, TIDY), side("Sweep", boosts=["Broom"]), side("Block"), edition).strike("Sweep", "Block")
    assert played.names(0, "discard") == ["Broom", "Sweep"]


@every_edition
@pytest.mark.parametrize(("reply", "traps"), [("Block", ["Become a Part of Me"]), ("Spike", [])])
def test_a_trap_stays_if_its_player_is_not_stunned(edition: str, reply: str, traps: list[str]) -> None:
    """EX-CLEAN-05, EX-TRAP-03, EX-TRAP-04: Spike stuns and the trap goes; Block does not and it stays on its space."""
    byakuya = side("Sweep", space=5, boosts=[BoostInPlay("Become a Part of Me", 2), "Or... Shredded?"])
    played = stage(byakuya, side(reply), ("Byakuya", "Hyde Kido"), edition).strike("Sweep", reply)
    assert played.boosts(0) == traps
    assert [boost.space for boost in played.sides[0].boosts] == [2] * len(traps)


@every_edition
@pytest.mark.parametrize(
    ("space", "gauge", "discard"), [(5, ["Cross"], ["Spike"]), (4, [], ["Spike"]), (6, ["Cross"], ["Spike"])]
)
def test_an_attack_goes_to_gauge_if_it_hit(edition: str, space: int, gauge: list[str], discard: list[str]) -> None:
    """EX-CLEAN-06, EX-GAUGE-01: a hit needs no stun; what missed is discarded."""
    played = stage(side("Cross", space=space), side("Spike"), RYUS, edition).strike("Cross", "Spike")
    assert (played.names(0, "gauge"), played.names(0, "discard")) == (gauge, [] if gauge else ["Cross"])
    assert (played.names(1, "gauge"), played.names(1, "discard")) == ([], discard)


@every_edition
def test_a_sealed_attack_leaves_the_game(edition: str) -> None:
    """EX-GLOS-10: the card lies among the sealed cards of its player, though it hit."""
    played = tidy("Vanishing Act", "Block", edition)
    assert (played.lives[1], played.names(0, "sealed")) == (30, ["Vanishing Act"])
    assert (played.names(0, "gauge"), played.names(0, "discard")) == ([], [])


@every_edition
def test_a_fighter_that_reverts_is_on_its_basic_side_again(edition: str) -> None:
    """EX-GLOS-19: an exceeded fighter that reverts in cleanup has left Exceed Mode."""
    one, other = side("Sweep", exceeded=True), side("Block", exceeded=False)
    played = stage_of((TIDY, TIDY), one, other, edition)
    assert played.sides[0].exceeded
    assert not played.strike("Sweep", "Block").sides[0].exceeded


# --- The end of the strike ---

SLEEPY = TIDY.replace("exceeded\n", "basic\n  end of the strike: may draw 1.\n\nexceeded\n")


@pytest.mark.parametrize(
    ("edition", "defender_has_cleaned_up"), [("standard", False), ("undernight", True), ("strive", True)]
)
@pytest.mark.parametrize("attacker", [0, 1])
def test_effects_at_the_end_of_the_strike(edition: str, defender_has_cleaned_up: bool, attacker: int) -> None:
    """EX-CLEAN-07, EX-CLEAN-08: they close each player's own cleanup in one edition, and follow both in the others."""
    defender = 1 - attacker
    one, other = side("Sweep", space=5, boosts=["Broom"]), side("Focus", boosts=["Broom"])
    played = stage_of((SLEEPY, SLEEPY), one, other, edition, turn=attacker)
    played.answer("Strike", *(("Focus", "Sweep") if attacker else ("Sweep", "Focus")))
    assert played.asked == (attacker, "choose")
    assert (played.boosts(attacker), len(played.sides[attacker].gauge)) == ([], 1)
    assert (played.boosts(defender), len(played.sides[defender].gauge)) == (
        ([], 1) if defender_has_cleaned_up else (["Broom"], 0)
    )
    assert played.answer("Draw 1").asked == (defender, "choose")
    assert (played.boosts(defender), len(played.sides[defender].gauge)) == ([], 1)
    assert played.answer("Do not").asked == (defender, "action")


@every_edition
def test_stun_does_not_suppress_effects_at_the_end_of_the_strike(edition: str) -> None:
    """EX-CLEAN-09, EX-CHAR-52: the player stunned by Spike is asked all the same, and draws."""
    played = stage_of((SLEEPY, TIDY), side("Assault", space=2), side("Spike"), edition).strike("Assault", "Spike")
    assert (played.lives, played.asked) == ((25, 30), (0, "choose"))
    assert len(played.answer("Draw 1").sides[0].hand) == 1


# --- Sustaining ---


def after_one_strike(edition: str) -> Stage:
    """Returns a game in which Anchor was sustained in one strike, and the opponent now has the turn."""
    one, other = side("Focus", "Spike", space=5, boosts=["Dust Pan"]), side("Grasp", "Grasp")
    return stage_of((TIDY, TIDY), one, other, edition).strike("Focus", "Grasp").answer("Sustain this")


@every_edition
def test_a_sustained_boost_works_in_the_next_strike(edition: str) -> None:
    """EX-CLEAN-10, EX-GLOS-12: Anchor adds its power to Spike, which then deals 6."""
    played = after_one_strike(edition)
    assert played.lives[1] == 25
    assert played.strike("Grasp", "Spike").lives[1] == 19


@every_edition
@pytest.mark.parametrize(("choice", "boosts"), [("Sustain this", ["Dust Pan"]), ("Do not", [])])
def test_every_strike_needs_a_new_sustain(edition: str, choice: str, boosts: list[str]) -> None:
    """EX-CLEAN-10, EX-CLEAN-11, EX-GLOS-12: sustained once, a boost goes in the next strike unless sustained again."""
    played = after_one_strike(edition).strike("Grasp", "Spike")
    assert played.boosts(0) == ["Dust Pan"]
    assert played.answer(choice).boosts(0) == boosts
