"""What a throw can be expected to do agrees with throwing and judging many times."""

from math import sqrt

import pytest

from wildswing.exiled.prospects import (
    ACROSS,
    CELL,
    DIRECTIONS,
    MIDDLE,
    MOST_DAMAGE,
    RANGE,
    RANGES,
    SPIKES,
    SWAYS,
    TURNS,
    Chances,
    Target,
    Thrower,
    at_range,
    at_ranges,
    best_near,
    chart,
    expected,
    likely_aim,
)
from wildswing.exiled.rules.book import Figure, Weapon, Zone
from wildswing.exiled.rules.characters import character_of, house_characters
from wildswing.exiled.rules.geometry import CARD, placed, rectangle
from wildswing.exiled.rules.judging import art, best_zone, over, standing
from wildswing.exiled.rules.throwing import Throw, land
from wildswing.kernel.chance import start_of
from wildswing.kernel.state import NOTHING

CHARACTERS = {name: character_of(text) for name, text in house_characters().items()}
DAMAGE = [0.0, *[float(amount) for amount in range(1, MOST_DAMAGE)]]
"""A point of damage is worth 1, and spikes cost nothing."""


def weapon_of(name: str) -> Weapon:
    return CHARACTERS[name].weapons[0]


def lying(weapon: Weapon, figure: Figure, x: int, y: int, angle: int, turn: int, armoured: bool) -> tuple[int, bool]:
    """Returns the damage of a weapon that lies turned beside a figure, and whether it meets spikes."""
    parts = [part for part, printed in zip(art(weapon, x, y, turn), weapon.parts, strict=True) if printed.harms]
    there = standing(figure, 0, 0, angle)
    total = 0
    for source in [[part] for part in parts] if weapon.separate else [parts]:
        zone = best_zone(source, there, False)
        if zone != NOTHING and not (armoured and over(source, there.armour, False)):
            total += figure.zones[zone].value
    return total, over(parts, there.spikes, False)


def chances(weapon: Weapon, figure: Figure, x: int, y: int, angle: int, armoured: bool, direction: int) -> Chances:
    """Judges a weapon at one place at all angles."""
    if weapon.along:
        turns = [3600 * direction // DIRECTIONS + weapon.along * sway // 1000 for sway in SWAYS]
    else:
        turns = [3600 * turn // TURNS for turn in range(TURNS)]
    judged = [lying(weapon, figure, x, y, angle, turn, armoured) for turn in turns]
    found = {damage: len([one for one in judged if one[0] == damage]) for damage, _ in judged if damage}
    spiked = len([one for one in judged if one[1]])
    if spiked:
        found[SPIKES] = spiked
    return tuple([(damage, count / len(turns)) for damage, count in sorted(found.items())])


@pytest.mark.parametrize(
    ("name", "victim", "angle", "armoured", "direction"),
    [
        ("Nahtha", "Mandice", 0, False, 0),
        ("Murder of Crows", "Intrusion of Roaches", 1800, True, 0),
        ("Murder of Crows", "Intrusion of Roaches", 1800, False, 0),
        ("Gande", "Hedina", 1200, False, 0),
        ("Badon", "Nahtha", 2400, False, 5),
    ],
)
def test_a_chart_says_what_judging_says(name: str, victim: str, angle: int, armoured: bool, direction: int) -> None:
    """RX-A8, RX-A13, RX-BA2, RX-HE2, RX-IR1: best zones, ends, spikes and armour by place, over all angles."""
    weapon, figure = weapon_of(name), CHARACTERS[victim].figure
    places = chart(weapon, figure, angle, armoured, 0, direction)
    differing = hits = 0
    for row in range(2, ACROSS, 5):
        for column in range(1, ACROSS, 5):
            judged = chances(weapon, figure, column * CELL - MIDDLE, row * CELL - MIDDLE, angle, armoured, direction)
            hits += bool(judged)
            differing += judged != places[row * ACROSS + column]
    assert hits > 4
    assert differing <= 1  # a border that passes within a hundredth of a millimetre may be rounded to either side


def test_a_splash_does_1_round_about_and_adds_nothing_to_a_hit() -> None:
    """RX-KK2, RX-KK4."""
    flask, figure = weapon_of("Klim-Klam"), CHARACTERS["Mandice"].figure
    dry, wet = chart(flask, figure, 0, False, 0, 0), chart(flask, figure, 0, False, 2200, 0)
    assert sum([not one for one in wet]) < sum([not one for one in dry])
    for place, splashed in zip(dry, wet, strict=True):
        assert [pair for pair in splashed if pair[0] > 1] == [pair for pair in place if pair[0] > 1]
        assert dict(splashed).get(1, 0) >= dict(place).get(1, 0)
    assert wet[0] == ()


def test_damage_beyond_all_measure_is_cut() -> None:
    giant = Figure((Zone("body", 200, rectangle(-1000, -1000, 1000, 1000)),))
    middle = chart(weapon_of("Badon"), giant, 0, False, 0, 0)
    assert max([damage for place in middle for damage, _ in place]) == MOST_DAMAGE - 1


@pytest.mark.parametrize(("name", "spread"), [("Nahtha", 1000), ("Evelynn", 600), ("Gleem", 2000), ("Badon", 1000)])
def test_the_worth_of_a_throw_is_its_mean_over_many_throws(name: str, spread: int) -> None:
    """RX-W2 to W4: the mean of 1,500 throws from the side at a figure that is turned away."""
    weapon, figure = weapon_of(name), CHARACTERS["Mandice"].figure
    thrower = Thrower(placed(CARD, -30_000, -20_000, 0), weapon, spread)
    target = Target(figure, 2_000, 9_000, 1200, DAMAGE)
    x, y = likely_aim(thrower, target)
    throw = Throw(thrower.origin, x, y, 0, 0, spread, weapon.along)
    chance = start_of(name)
    found: list[int] = []
    for _ in range(1_500):
        spot, chance = land(throw, (), chance)
        found.append(lying(weapon, figure, spot.x - target.x, spot.y - target.y, 1200, spot.angle, False)[0])
    mean = sum(found) / len(found)
    error = sqrt(sum([(one - mean) ** 2 for one in found])) / len(found)
    assert abs(expected(thrower, x, y, [target]) - mean) < 3 * error + 0.04


def test_spikes_cost_what_the_thrower_says() -> None:
    """RX-HE2: the sum of what the damage and the spikes are worth."""
    thrower = Thrower(placed(CARD, 0, -30_000, 0), weapon_of("Gande"), 1000)
    hedina = CHARACTERS["Hedina"].figure
    free = expected(thrower, 0, 0, [Target(hedina, 0, 0, 1800, DAMAGE)])
    dear = expected(thrower, 0, 0, [Target(hedina, 0, 0, 1800, [-1.0, *DAMAGE[1:]])])
    spiked = expected(thrower, 0, 0, [Target(hedina, 0, 0, 1800, [1.0, *[0.0] * (MOST_DAMAGE - 1)])])
    assert 0.1 < spiked < 0.9
    assert dear == pytest.approx(free - spiked)


def test_several_targets_add_up() -> None:
    """RX-A15: one weapon over two enemies harms both."""
    thrower = Thrower(placed(CARD, 0, -30_000, 0), weapon_of("Mandice"), 1000)
    figure = CHARACTERS["Gande"].figure
    one, other = Target(figure, -4_000, 0, 1800, DAMAGE), Target(figure, 4_000, 0, 1800, DAMAGE)
    both = expected(thrower, 0, 0, [one, other])
    assert both == pytest.approx(expected(thrower, 0, 0, [one]) + expected(thrower, 0, 0, [other]))
    assert expected(thrower, 500_000, 0, [one, other]) == 0


def test_a_better_aim_is_found_from_a_bad_one() -> None:
    thrower = Thrower(placed(CARD, 0, -30_000, 0), weapon_of("Nahtha"), 600)
    target = Target(CHARACTERS["Gande"].figure, 0, 0, 1800, DAMAGE)
    start = expected(thrower, 5_000, 3_000, [target])
    value, x, y = best_near(thrower, 5_000, 3_000, [target])
    assert value > start + 0.5
    assert value == expected(thrower, x, y, [target])
    assert abs(x) < 1_500
    assert -3_000 < y < 0  # between body and head of a card that faces the thrower


def test_a_whip_is_aimed_short() -> None:
    """RX-W4."""
    thrower = Thrower(placed(CARD, 0, -40_000, 0), weapon_of("Badon"), 600)
    target = Target(CHARACTERS["Gande"].figure, 0, 0, 1800, DAMAGE)
    _, _, y = best_near(thrower, *likely_aim(thrower, target), [target])
    assert y < -2_500


def test_throws_get_worse_with_the_distance() -> None:
    """RX-M11."""
    ranges = at_ranges(weapon_of("Evelynn"), CHARACTERS["Gande"].figure, False, 0, 1000)
    damage = [at_range(ranges, distance)[0] for distance in range(2 * RANGE, RANGES * RANGE, RANGE // 2)]
    hits = [at_range(ranges, distance)[1] for distance in range(2 * RANGE, RANGES * RANGE, RANGE // 2)]
    assert damage == sorted(damage, reverse=True)
    assert hits == sorted(hits, reverse=True)
    assert at_range(ranges, 3 * RANGE) == ranges[3]
    assert at_range(ranges, 10 * RANGES * RANGE) == ranges[-1]
