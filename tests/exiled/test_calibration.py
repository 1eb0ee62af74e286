"""The throwing model gives the hit shares and the damage it was made for.

The expected numbers come from a simulation of its own. Its scatter is that of some four thousand throws for each
number, so each comparison allows four standard errors of both simulations and the rounding of the printed number.
"""

from functools import cache
from math import sqrt

import pytest

from wildswing.exiled.rules.book import Figure, Weapon
from wildswing.exiled.rules.characters import house_characters, read_character
from wildswing.exiled.rules.geometry import CARD, Polygon, distance_to, gap, placed, touches
from wildswing.exiled.rules.throwing import SPREADS, Throw, land
from wildswing.kernel.chance import start_of

OURS = 2_000
THEIRS = 4_000
"""How many throws stand behind a number of ours and of theirs."""

MM = 100
DISTANCES = (150, 300, 450, 600, 750, 900)
CARD_LENGTH = 88

# The mean damage and the hit share in percent at each distance.
EXPECTED = {
    "scythe": ((2.13, 92), (1.59, 74), (1.14, 56), (0.85, 42), (0.64, 32), (0.48, 24)),
    "mace": ((2.08, 92), (1.51, 71), (1.07, 53), (0.79, 40), (0.58, 30), (0.45, 24)),
    "flask": ((2.13, 92), (1.46, 69), (0.98, 49), (0.69, 35), (0.50, 26), (0.37, 20)),
    "disk": ((2.12, 91), (1.44, 67), (0.94, 47), (0.65, 33), (0.47, 24), (0.37, 19)),
    "great disk": ((2.44, 96), (1.78, 77), (1.24, 57), (0.90, 43), (0.67, 32), (0.48, 24)),
    "mandibles": ((2.00, 89), (1.31, 64), (0.89, 45), (0.60, 31), (0.43, 23), (0.34, 18)),
    "crow": ((2.13, 92), (1.50, 70), (1.01, 49), (0.72, 36), (0.51, 27), (0.39, 20)),
    "thorn pod": ((2.00, 89), (1.31, 64), (0.83, 42), (0.60, 31), (0.42, 22), (0.33, 18)),
    "hook": ((2.10, 91), (1.55, 73), (1.12, 55), (0.82, 41), (0.61, 31), (0.48, 24)),
    "star knife": ((2.01, 89), (1.31, 64), (0.86, 44), (0.60, 31), (0.43, 23), (0.31, 17)),
    "shuriken": ((1.61, 79), (0.97, 51), (0.61, 33), (0.41, 23), (0.29, 16), (0.20, 12)),
    "arrow": ((1.90, 88), (1.36, 67), (0.97, 50), (0.69, 36), (0.50, 27), (0.40, 22)),
    "bone club": ((1.81, 85), (1.18, 60), (0.77, 41), (0.53, 29), (0.39, 21), (0.30, 16)),
    "whip": ((2.38, 79), (1.69, 60), (1.16, 44), (0.89, 32), (0.71, 26), (0.47, 18)),
}

CHARACTERS = {name: read_character(text, name) for name, text in house_characters().items()}
WEAPONS = {weapon.name: weapon for character in CHARACTERS.values() for weapon in character.weapons}
BASE = CHARACTERS["Mandice"].figure
"""The figure in its plain size."""


def laid(weapon: Weapon, aim_y: int, distance: int, spread: int, count: int) -> list[list[Polygon]]:
    """Throws a weapon many times at a point of an upright card from below; returns how its harming parts lie."""
    origin = placed(CARD, 0, (aim_y - distance - CARD_LENGTH // 2) * MM, 0)
    throw = Throw(origin, 0, aim_y * MM, 0, 0, spread, weapon.along)
    chance = start_of(f"{weapon.name} {distance} {spread}")
    found = []
    for _ in range(count):
        spot, chance = land(throw, (), chance)
        found.append([placed(part.shape, spot.x, spot.y, spot.angle) for part in weapon.parts if part.harms])
    return found


def damage(weapon: Weapon, parts: list[Polygon], figure: Figure) -> int:
    """RX-A13: the best zone counts; RX-BA2: for each end of a whip."""
    best = [max([zone.value for zone in figure.zones if touches(part, zone.shape)], default=0) for part in parts]
    return sum(best) if weapon.separate else max(best)


@cache
def outcomes(name: str, distance: int, spread: int = 1000, victim: str = "Mandice") -> tuple[int, ...]:
    """Returns the damage of many throws at the chest; the whip aims 30 mm short of the card's centre."""
    weapon = WEAPONS[name]
    throws = laid(weapon, -30 if weapon.separate else 8, distance, spread, OURS)
    return tuple(damage(weapon, parts, CHARACTERS[victim].figure) for parts in throws)


def mean(values: tuple[int, ...]) -> float:
    return sum(values) / len(values)


def variance(values: tuple[int, ...]) -> float:
    return mean(tuple(value * value for value in values)) - mean(values) ** 2


def scatter(values: tuple[int, ...]) -> float:
    """Returns the variance of the difference between our mean and theirs."""
    return variance(values) * (1 / len(values) + 1 / THEIRS)


def hits(values: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(int(value > 0) for value in values)


def differ(values: tuple[int, ...], expected: float, rounding: float) -> bool:
    return abs(mean(values) - expected) > 4 * sqrt(scatter(values)) + rounding


@pytest.mark.parametrize("name", EXPECTED)
def test_hit_share_and_damage_of_each_weapon(name: str) -> None:
    """RX-W2, RX-W4: at six distances."""
    for distance, (harm, percent) in zip(DISTANCES, EXPECTED[name], strict=True):
        found = outcomes(name, distance)
        assert not differ(found, harm, 0.005), (distance, mean(found), harm)
        assert not differ(hits(found), percent / 100, 0.005), (distance, mean(hits(found)), percent)


@pytest.mark.parametrize("distance", DISTANCES)
def test_hit_share_and_damage_of_all_weapons_together(distance: int) -> None:
    """RX-W2: the mean over the weapons is much surer than each number."""
    place = DISTANCES.index(distance)
    found = [outcomes(name, distance) for name in EXPECTED]
    number = len(found)
    harm = sum(row[place][0] for row in EXPECTED.values()) / number
    percent = sum(row[place][1] for row in EXPECTED.values()) / number
    error = sqrt(sum(scatter(values) for values in found)) / number
    assert abs(sum(mean(values) for values in found) / number - harm) < 4 * error
    error = sqrt(sum(scatter(hits(values)) for values in found)) / number
    assert abs(sum(mean(hits(values)) for values in found) / number - percent / 100) < 4 * error


@pytest.mark.parametrize(
    ("skill", "harm", "percent"), [("expert", 1.6, 74), ("average", 0.85, 42), ("beginner", 0.4, 20)]
)
def test_the_scythe_by_skill(skill: str, harm: float, percent: int) -> None:
    """RX-W3: at 600 mm."""
    found = outcomes("scythe", 600, SPREADS[skill])
    assert not differ(found, harm, 0.05)
    assert not differ(hits(found), percent / 100, 0.005)


@pytest.mark.parametrize(("distance", "harm"), [(300, 1.72), (600, 0.96), (750, 0.76)])
def test_the_flask_with_its_splash(distance: int, harm: float) -> None:
    """RX-KK6: a flask that misses does 1 within 22 mm."""
    flask = WEAPONS["flask"]
    found = []
    for parts in laid(flask, 8, distance, 1000, OURS):
        near = any(gap(part, zone.shape) <= 22 * MM for part in parts for zone in BASE.zones)
        found.append(damage(flask, parts, BASE) or int(near))
    assert not differ(tuple(found), harm, 0.005)


@pytest.mark.parametrize(
    ("skill", "percents"), [("expert", (95, 98, 99)), ("average", (64, 77, 83)), ("beginner", (22, 30, 36))]
)
def test_how_often_the_ghost_bride_is_beaten(skill: str, percents: tuple[int, int, int]) -> None:
    """RX-GB5, RX-GB6: 7 damage with throws at n, n-1 ... 1 card lengths, from 4, 5 and 6 lengths."""
    shares = []
    totals = {0: 1.0}
    for lengths in range(1, 7):
        found = outcomes("scythe", lengths * CARD_LENGTH, SPREADS[skill], "Nahtha")
        after: dict[int, float] = {}
        for total, share in totals.items():
            for harm in range(4):
                reached = min(7, total + harm)
                after[reached] = after.get(reached, 0) + share * found.count(harm) / len(found)
        totals = after
        shares.append(totals.get(7, 0))
    for share, percent in zip(shares[3:], percents, strict=True):
        assert abs(share - percent / 100) < 0.03


@pytest.mark.parametrize(
    ("skill", "scores"), [("expert", (23, 25, 25, 24)), ("average", (11, 13, 14, 16)), ("beginner", (5, 6, 7, 9))]
)
def test_the_mean_score_of_target_practice(skill: str, scores: tuple[int, int, int, int]) -> None:
    """RX-TP2, RX-TP5, RX-TP6: after 0 to 3 moves, with the shuriken."""
    shuriken = WEAPONS["shuriken"]
    rings = ((5, 10), (12, 5), (20, 3), (30, 1))
    for moves, expected in enumerate(scores):
        throws = laid(shuriken, 0, (4 - moves) * CARD_LENGTH, SPREADS[skill], 1_000)
        nearest = [min(distance_to(part, 0, 0) for part in parts) for parts in throws]
        found = tuple(next((value for radius, value in rings if near <= radius * MM), 0) for near in nearest)
        assert not differ(found, expected / (6 - moves), 0.5 / (6 - moves))
