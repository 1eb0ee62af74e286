"""The steps of an attack: before, range check, hit, damage, after (EX-ATK)."""

import pytest

from tests.exceed.stage import Stage, side, stage, stage_of
from wildswing.exceed.rules.editions import EDITIONS

every_edition = pytest.mark.parametrize("edition", EDITIONS)

RYUS = ("Ryu", "Ryu")

STEPPER = """
fighter Stepper
edition standard
exceed costs 2 gauge

special Lesson
  range 1, power 3, speed 6
  before: may close 1.
  hit: may gain +1 power.
  after: may retreat 1.

special Long Pole
  range 3-8, power 4, speed 6

special Broom
  range 2-4, power 4, speed 6
  boost Longer Arms (continuous)
    +1~2 range.
"""


def stepper(hand: str, other: str, edition: str, space: int = 6, boosts: tuple[str, ...] = ()) -> Stage:
    """Returns the strike of a made-up attack against a card of an opponent on space 7."""
    one = side(hand, space=space, boosts=boosts)
    return stage_of((STEPPER, STEPPER), one, side(other), edition).strike(hand, other)


# --- The order of the steps ---


@every_edition
def test_an_attack_goes_through_its_steps_in_order(edition: str) -> None:
    """EX-ATK-02, EX-ATK-03, EX-GLOS-07: before, range check, hit effects, damage, after, then the other attack."""
    played = stepper("Lesson", "Sweep", edition, space=5)
    assert (played.labels, played.spaces) == (["Close 1", "Do not"], (5, 7))
    played.answer("Close 1")
    assert (played.labels, played.lives) == (["+1 power", "Do not"], (30, 30))
    played.answer("+1 power")
    assert (played.labels, played.lives) == (["Retreat 1", "Do not"], (30, 26))
    assert played.answer("Retreat 1").lives == (24, 26)


@every_edition
def test_a_miss_skips_hit_effects_and_damage(edition: str) -> None:
    """EX-ATK-02, EX-ATK-03: out of range, the step of the hit is left out and the attack goes on with after."""
    played = stepper("Lesson", "Sweep", edition, space=3).answer("Close 1")
    assert (played.labels, played.lives) == (["Retreat 1", "Do not"], (30, 30))


@every_edition
def test_the_active_player_finishes_before_the_other_begins(edition: str) -> None:
    """EX-ATK-01: Cross hits and retreats out of range before Spike does anything."""
    played = stage(side("Cross", space=5), side("Spike"), RYUS, edition).strike("Cross", "Spike")
    assert (played.spaces, played.lives) == ((2, 7), (30, 27))


# --- The range check ---


@every_edition
@pytest.mark.parametrize(("space", "eddie", "hits"), [(4, 2, False), (1, 3, True), (1, 5, True), (4, 6, False)])
def test_range_is_measured_from_the_origin_of_the_attack(edition: str, space: int, eddie: int, hits: bool) -> None:
    """EX-ATK-04: a special of Zato's (range 2-4) is measured from Eddie, wherever Zato himself stands."""
    zato = side("That's a lot!", space=space, tokens=[("Eddie", eddie)])
    played = stage(zato, side("Sweep"), ("Zato-1", "Ky Kiske"), edition).strike("That's a lot!", "Sweep")
    assert played.lives[1] == (25 if hits else 30)


@every_edition
@pytest.mark.parametrize(("space", "hits"), [(6, True), (3, False)])
def test_range_is_normally_measured_from_the_fighter(edition: str, space: int, hits: bool) -> None:
    """EX-ATK-04: a normal of Zato's is measured from Zato, wherever Eddie lies."""
    zato = side("Cross", space=space, tokens=[("Eddie", 5)])
    played = stage(zato, side("Sweep"), ("Zato-1", "Ky Kiske"), edition).strike("Cross", "Sweep")
    assert played.lives[1] == (27 if hits else 30)


@every_edition
@pytest.mark.parametrize(("space", "lives"), [(4, (24, 26)), (3, (24, 30))])
def test_range_is_checked_after_the_before_effects(edition: str, space: int, lives: tuple[int, int]) -> None:
    """EX-ATK-05: Assault closes 2 and then hits from range 3, but not from range 4."""
    played = stage(side("Assault", space=space), side("Sweep"), RYUS, edition).strike("Assault", "Sweep")
    assert played.lives == lives


@every_edition
def test_a_hit_effect_that_moves_the_opponent_away_does_not_undo_the_hit(edition: str) -> None:
    """EX-ATK-05, EX-ATK-06: Donkey Kick pushes out of its range and still deals 6; Sweep then misses from range 4."""
    played = stage(side("Donkey Kick", space=5), side("Sweep"), RYUS, edition).strike("Donkey Kick", "Sweep")
    assert (played.spaces, played.lives) == ((5, 9), (30, 24))
    assert played.names(0, "gauge") == ["Donkey Kick"]


@every_edition
@pytest.mark.parametrize(("choice", "life"), [("Push 1", 25), ("Push 2", 25), ("Pull 1", 30)])
def test_the_reactive_attack_uses_the_new_positions(edition: str, choice: str, life: int) -> None:
    """EX-ATK-05, EX-REACT-01: Spike (range 2-3) faces Grasp at range 1 and hits only where Grasp has put its player."""
    played = stage(side("Grasp", space=5), side("Spike", space=6), RYUS, edition).strike("Grasp", "Spike")
    assert played.answer(choice).lives == (life, 27)


@every_edition
@pytest.mark.parametrize(("attack", "low", "high"), [("Long Pole", 3, 8), ("Broom", 2, 4)])
@pytest.mark.parametrize("away", range(1, 9))
def test_an_attack_hits_at_each_range_of_its_span(edition: str, attack: str, low: int, high: int, away: int) -> None:
    """EX-ATK-08, EX-ATK-09: a span of ranges takes in both its ends and everything between them."""
    one, other = side(attack, space=1), side("Spike", space=1 + away)
    played = stage_of((STEPPER, STEPPER), one, other, edition).strike(attack, "Spike")
    assert (played.lives[1] == 26) is (low <= away <= high)


@pytest.mark.parametrize("away", range(1, 6))
def test_dust_hits_at_range_2_and_3(away: int) -> None:
    """EX-ATK-10: Dust has the range 2-3."""
    played = stage(side("Dust", space=1), side("Sweep", space=1 + away)).strike("Dust", "Sweep")
    assert (played.lives[1] == 25) is (away in (2, 3))


@every_edition
@pytest.mark.parametrize(("away", "hits"), [(1, False), (2, True), (3, True), (4, False)])
def test_grasp_with_a_longer_range_misses_an_adjacent_opponent(edition: str, away: int, hits: bool) -> None:
    """EX-ATK-05, EX-FAQ-19, EX-FAQ-20: range 1 with +1~2 is 2-3."""
    played = stepper("Grasp", "Sweep", edition, space=7 - away, boosts=("Broom",))
    assert played.offers("Push 1") is hits


# --- Hit and after ---


@every_edition
@pytest.mark.parametrize(("boosts", "life"), [((), 26), (("Grasp",), 25), (("Grasp", "Grasp"), 24)])
def test_power_gained_by_a_hit_effect_counts_for_the_damage(edition: str, boosts: tuple[str, ...], life: int) -> None:
    """EX-ATK-06: each Let's Rock! adds 1 power to Gun Flame when it hits."""
    played = stage(side("Gun Flame", space=6, boosts=boosts), side("Sweep"), edition=edition)
    assert played.strike("Gun Flame", "Sweep").lives[1] == life


@every_edition
@pytest.mark.parametrize(("gauge", "force_asked"), [((), False), (("Cross",), True)])
def test_sweep_takes_the_last_card_before_block_can_spend_it(
    edition: str, gauge: tuple[str, ...], force_asked: bool
) -> None:
    """EX-ATK-06, EX-DMG-01: hit effects, then the Force of Block, then damage; only gauge is left to pay with."""
    ky = side("Block", "Dive", gauge=gauge)
    played = stage(side("Sweep", space=6), ky, edition=edition).strike("Sweep", "Block")
    assert played.names(1, "discard")[0] == "Dive"
    if force_asked:
        assert (played.asked, played.lives) == ((1, "pay"), (30, 30))
        assert played.labels == ["That is all", "Cross from gauge (1 Force)"]
        played.answer("That is all")
    assert played.lives == (30, 26)


@every_edition
def test_before_and_after_are_done_by_an_attack_that_misses(edition: str) -> None:
    """EX-ATK-07, EX-GLOS-06: Cross retreats and Tatsumaki advances though neither comes into range."""
    ryu = side("Cross", space=4), side("Tatsumaki Senpukyaku", space=9)
    played = stage(*ryu, RYUS, edition).strike("Cross", "Tatsumaki Senpukyaku")
    assert (played.spaces, played.lives) == ((1, 7), (30, 30))
