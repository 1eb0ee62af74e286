"""What a fighter is good at follows from the numbers of the own cards."""

import pytest

from wildswing.exceed.home.strengths import Strengths, strengths_of
from wildswing.exceed.matches import roster, sheet_of

FIGHTER = """fighter Lantern Keeper
edition strive
no exceed action

special Lamp
  range {range}, power {power}, speed {speed}, armor {armor}, guard {guard}
  {line}
"""
PLAIN = {"range": "1-2", "power": 3, "speed": 4, "armor": 0, "guard": 2, "line": "hit: draw 1."}


def strengths(**changed: object) -> Strengths:
    return strengths_of(sheet_of(FIGHTER.format(**PLAIN | changed)))


@pytest.mark.parametrize(
    ("measure", "changed"),
    [
        ("reach", {"range": "1-4"}),
        ("reach", {"line": "before: advance 2."}),
        ("speed", {"speed": 5}),
        ("power", {"power": 4}),
        ("defence", {"armor": 1}),
        ("defence", {"guard": 3}),
    ],
)
def test_each_number_counts_for_one_strength(measure: str, changed: dict[str, object]) -> None:
    plain, better = strengths(), strengths(**changed)
    grown = [name for name in ("reach", "speed", "power", "defence") if getattr(better, name) > getattr(plain, name)]
    assert grown == [measure]


def test_none_is_below_0_or_beyond_100() -> None:
    assert strengths(range="9", power=30, speed=15, armor=9) == Strengths(100, 100, 100, 100)
    assert strengths(range="-", power="-", speed=0, guard=0) == Strengths(0, 0, 0, 7)


def test_fighters_are_told_apart() -> None:
    found = {name: strengths_of(sheet_of(text)) for name, text in roster().items()}
    assert found["Potemkin"].defence > found["Chipp Zanuff"].defence
    assert found["Chipp Zanuff"].speed > found["Potemkin"].speed
    assert found["Happy Chaos"].reach > found["Carmine"].reach
    assert found["Waldstein"].power > found["Phonon"].power
    for measure in ("reach", "speed", "power", "defence"):
        values = [getattr(one, measure) for one in found.values()]
        assert min(values) < 34
        assert max(values) > 66
