"""Priority: which of the two attacks goes first (EX-PRIO)."""

import pytest

from tests.exceed.stage import side, stage, stage_of
from wildswing.exceed.rules.editions import EDITIONS

every_edition = pytest.mark.parametrize("edition", EDITIONS)

SPRINTER = """
fighter Sprinter
edition standard
exceed costs 2 gauge

basic
  +1 speed.

special Jab (3 copies)
  range 1, power 1, speed 3
  boost Haste (continuous)
    +2 speed.
"""
SLUGGARD = SPRINTER.replace("fighter Sprinter", "fighter Sluggard").replace("+1 speed", "+1 power")


@every_edition
@pytest.mark.parametrize(("attack", "reply", "lives"), [("Grasp", "Assault", (30, 27)), ("Assault", "Grasp", (27, 30))])
def test_the_faster_attack_goes_first(edition: str, attack: str, reply: str, lives: tuple[int, int]) -> None:
    """EX-PRIO-01: Grasp (speed 7) stuns before Assault (speed 5) comes to its turn, whoever initiated."""
    played = stage(side(attack, space=6), side(reply), ("Ryu", "Ryu"), edition).strike(attack, reply)
    assert played.asked == (0 if attack == "Grasp" else 1, "choose")
    assert played.answer("Push 1").lives == lives


@every_edition
@pytest.mark.parametrize(("attacker", "lives"), [(0, (30, 27)), (1, (27, 30))])
def test_in_a_tie_the_attacker_goes_first(edition: str, attacker: int, lives: tuple[int, int]) -> None:
    """EX-PRIO-02: with equal speeds the player who initiated the strike is active."""
    played = stage(side("Grasp", space=6), side("Grasp"), ("Ryu", "Ryu"), edition, turn=attacker)
    played.strike("Grasp", "Grasp")
    assert played.asked == (attacker, "choose")
    assert played.answer("Push 1").lives == lives


@every_edition
@pytest.mark.parametrize(
    ("fighter", "attack", "boosts", "goes_first"),
    [
        (SPRINTER, "EX Jab", ["Jab"], True),
        (SLUGGARD, "EX Jab", ["Jab"], False),
        (SPRINTER, "Jab", ["Jab"], False),
        (SPRINTER, "EX Jab", [], False),
    ],
    ids=["all of it", "without the ability", "without EX", "without the boost"],
)
def test_speed_is_printed_speed_with_ex_boosts_and_ability(
    edition: str, fighter: str, attack: str, boosts: list[str], goes_first: bool
) -> None:
    """EX-PRIO-03: 3 printed, 1 for EX, 2 by a boost and 1 by the ability tie with Grasp (7); less does not."""
    played = stage_of((fighter, SLUGGARD), side("Jab", "Jab", space=6, boosts=boosts), side("Grasp"), edition)
    played.strike(attack, "Grasp")
    assert (played.lives[1] < 30) is goes_first


@every_edition
@pytest.mark.parametrize(("space", "first_to_hit"), [(5, 1), (6, 0)])
def test_speed_is_read_where_the_fighters_stand_at_the_reveal(edition: str, space: int, first_to_hit: int) -> None:
    """EX-PRIO-03: Vapor Thrust has speed 7 at range 2 and 5 at range 1, against a Cross with 6."""
    played = stage(side("Cross", space=space), side("Vapor Thrust"), edition=edition).strike("Cross", "Vapor Thrust")
    assert played.lives == ((30, 27) if first_to_hit == 0 else (27, 30))
