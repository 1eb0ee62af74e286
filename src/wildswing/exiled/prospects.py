"""What a throw can be expected to do.

For a weapon and a figure a chart is drawn once: for each place beside the figure where the weapon may come to lie, how
likely it does how much damage there, since it may lie at many angles. The scatter of a throw is a fixed set of places
round the aim, each as likely as the others. So a throw is weighed by looking these places up in the charts of all that
it could hit.
"""

from functools import lru_cache
from statistics import NormalDist
from typing import Final

from wildswing.exiled.rules.book import BODY, Figure, Weapon, Zone
from wildswing.exiled.rules.geometry import (
    CARD,
    ROUND,
    Point,
    Polygon,
    cosine,
    heading,
    length,
    placed,
    sine,
    toward,
    turned,
)
from wildswing.exiled.rules.judging import PRIZE
from wildswing.exiled.rules.throwing import plane
from wildswing.kernel.state import own_fields

CELL: Final = 700
"""The side of a place on a chart."""

ACROSS: Final = 35
"""How many places a chart has from side to side; a weapon farther off does nothing."""

EDGE: Final = ACROSS * CELL // 2
MIDDLE: Final = EDGE - CELL // 2
"""How far the middle of the first place lies from that of the figure."""

TURNS: Final = 16
"""How many angles are tried of a weapon that may lie at any angle."""

DIRECTIONS: Final = 24
"""How many directions of a throw are told apart for a weapon that lies along it."""

SWAYS: Final = (-1645, -1036, -674, -385, -126, 126, 385, 674, 1036, 1645)
"""The angles tried of a weapon that lies along its throw: equally likely ones, in thousandths of the standard error."""

NODES: Final = 144
"""How many places stand for the scatter of a throw."""

MOST_DAMAGE: Final = 16
"""More than a throw does; what should do more counts as a little less."""

SPIKES: Final = 0
"""Stands for meeting spikes, where else damage stands."""

PRIZE_FIGURE: Final = Figure((Zone(BODY, 1, PRIZE),))
"""A chest or a gemstone as something that can be hit."""

Chances = tuple[tuple[int, float], ...]
"""Damage, or SPIKES, and how likely it is."""


def _scatter() -> list[Point]:
    """Returns errors along and across a throw, in thousandths of the standard errors, evenly spread."""
    normal = NormalDist()
    found: list[Point] = []
    for number in range(1, NODES + 1):
        # The multiples of these numbers, each less its whole part, fill a square evenly.
        along = 0.7548776662466927 * number % 1
        across = 0.5698402909980532 * number % 1
        found.append((round(1000 * normal.inv_cdf(along)), round(1000 * normal.inv_cdf(across))))
    return found


SCATTER: Final = _scatter()


# --- Charts ---


@lru_cache(maxsize=4096)
def chart(weapon: Weapon, figure: Figure, angle: int, armoured: bool, splash: int, direction: int) -> list[Chances]:
    """Returns what a weapon does to a figure turned by an angle, by the place of its centre, row by row from below.

    A splash reaches so far; the direction matters only for a weapon that lies along its throw.
    """
    if weapon.along == 0 and angle >= ROUND // 2:
        return chart(weapon, figure, angle - ROUND // 2, armoured, splash, direction)[::-1]
    counted: list[dict[int, int]] = [{} for _ in range(ACROSS * ACROSS)]
    angles = _angles(weapon, direction)
    for turn in angles:
        total, spiked = _laid(weapon, turn, figure, angle, armoured, splash)
        for at in range(ACROSS * ACROSS):
            if total[at]:
                counted[at][total[at]] = counted[at].get(total[at], 0) + 1
            if spiked[at]:
                counted[at][SPIKES] = counted[at].get(SPIKES, 0) + 1
    return [tuple([(damage, times / len(angles)) for damage, times in sorted(place.items())]) for place in counted]


def _angles(weapon: Weapon, direction: int) -> list[int]:
    if weapon.along == 0:
        return [ROUND * turn // TURNS for turn in range(TURNS)]
    ahead = ROUND * direction // DIRECTIONS
    return [ahead + weapon.along * sway // 1000 for sway in SWAYS]


def _laid(
    weapon: Weapon, turn: int, figure: Figure, angle: int, armoured: bool, splash: int
) -> tuple[bytearray, bytearray]:
    """Returns for each place the damage of a weapon that lies there turned, and whether it meets spikes."""
    total = bytearray(ACROSS * ACROSS)
    spiked = bytearray(ACROSS * ACROSS)
    zones = [(zone.value, turned(zone.shape, angle)) for zone in sorted(figure.zones, key=lambda zone: zone.value)]
    # A weapon touches a zone where its centre lies in the sum of the zone and the weapon seen backwards.
    art = [(turned(part.shape, turn + ROUND // 2), part.harms) for part in weapon.parts]
    harming = [shape for shape, harms in art if harms]
    for source in [[shape] for shape in harming] if weapon.separate else [harming]:
        done = bytearray(ACROSS * ACROSS)
        for value, zone in zones:
            for shape in source:
                _fill(done, _sum(zone, shape), min(value, MOST_DAMAGE - 1))
        for spike in figure.spikes:
            for shape in source:
                _fill(spiked, _sum(turned(spike, angle), shape), 1)
        if armoured:
            for plate in figure.armour:
                for shape in source:
                    _fill(done, _sum(turned(plate, angle), shape), 0)
        for at in range(ACROSS * ACROSS):
            total[at] = min(total[at] + done[at], MOST_DAMAGE - 1)
    if splash:
        _add_splash(total, [zone for _, zone in zones], [shape for shape, _ in art], splash)
    return total, spiked


def _add_splash(total: bytearray, zones: list[Polygon], art: list[Polygon], splash: int) -> None:
    """RX-KK2, RX-KK4: adds 1 wherever a miss is near enough; what stands in its way is left out of account."""
    wet = bytearray(ACROSS * ACROSS)
    drop = tuple([toward(450 * corner, splash) for corner in range(8)])
    for zone in zones:
        for shape in art:
            _fill(wet, _sum(_sum(zone, shape), drop), 1)
    for at in range(ACROSS * ACROSS):
        if wet[at] and not total[at]:
            total[at] = 1


def _sum(one: Polygon, other: Polygon) -> Polygon:
    """Returns the shape of all sums of a point of one shape and a point of another."""
    first, second = _from_lowest(one), _from_lowest(other)
    corners: list[Point] = []
    at = by = 0
    while at < len(first) or by < len(second):
        x0, y0 = first[at % len(first)]
        x1, y1 = second[by % len(second)]
        corners.append((x0 + x1, y0 + y1))
        next_x, next_y = first[(at + 1) % len(first)]
        beyond_x, beyond_y = second[(by + 1) % len(second)]
        turn = (next_x - x0) * (beyond_y - y1) - (next_y - y0) * (beyond_x - x1)
        if by == len(second) or (at < len(first) and turn >= 0):
            at += 1
            by += turn == 0 and by < len(second)
        else:
            by += 1
    return tuple(corners)


def _from_lowest(shape: Polygon) -> Polygon:
    lowest = min(range(len(shape)), key=lambda at: (shape[at][1], shape[at][0]))
    return shape[lowest:] + shape[:lowest]


def _fill(places: bytearray, shape: Polygon, value: int) -> None:
    """Writes a value to all places whose middle lies in a shape."""
    starts = [0] * ACROSS
    ends = [0] * ACROSS
    x0, y0 = shape[-1]
    for x1, y1 in shape:
        # Seen counter-clockwise, a side that leads down bounds the shape on the left, one that leads up on the right.
        low, high = (y0, y1) if y0 < y1 else (y1, y0)
        for row in range(max(0, (low + MIDDLE - 1) // CELL + 1), min(ACROSS, (high + MIDDLE - 1) // CELL + 1)):
            x = x0 + (x1 - x0) * (row * CELL - MIDDLE - y0) // (y1 - y0)
            if y1 < y0:
                starts[row] = max(0, (x + MIDDLE) // CELL + 1)
            else:
                ends[row] = min(ACROSS, (x + MIDDLE) // CELL + 1)
        x0, y0 = x1, y1
    for row in range(ACROSS):
        if starts[row] < ends[row]:
            count = ends[row] - starts[row]
            places[row * ACROSS + starts[row] : row * ACROSS + ends[row]] = bytes([value]) * count


# --- Throws ---


class Target:
    """Something on the table that a throw may hit, and what each amount of damage to it is worth to the thrower."""

    __slots__ = ("armoured", "bottom", "figure", "gains", "left", "splash", "turn", "x", "y")

    def __init__(
        self, figure: Figure, x: int, y: int, turn: int, gains: list[float], armoured: bool = False, splash: int = 0
    ) -> None:
        self.figure: Final = figure
        self.x: Final = x
        self.y: Final = y
        self.turn: Final = turn
        self.gains: Final = gains
        """By damage; in place of no damage, what it is worth to meet the spikes."""
        self.armoured: Final = armoured
        self.splash: Final = splash
        self.left: Final = x - EDGE
        self.bottom: Final = y - EDGE


class Thrower:
    """A card from which a weapon is thrown with some spread."""

    def __init__(self, origin: Polygon, weapon: Weapon, spread: int) -> None:
        self.origin: Final = origin
        self.weapon: Final = weapon
        self.spread: Final = spread

    __slots__ = own_fields(__init__, object)


def expected(thrower: Thrower, x: int, y: int, targets: list[Target]) -> float:
    """Returns what a throw aimed at a point is worth on average."""
    from_x, from_y = plane(thrower.origin, x, y)
    distance = length(x - from_x, y - from_y)
    direction = heading(x - from_x, y - from_y)
    # RX-W2: the standard errors in hundredths of a millimetre.
    far = thrower.spread * (1_000_000 + 85 * distance) // 1_000_000
    aside = thrower.spread * (800_000 + 55 * distance) // 1_000_000
    reach = EDGE + 4 * far
    near = [one for one in targets if abs(one.x - x) < reach and abs(one.y - y) < reach]
    s, c = sine(direction), cosine(direction)
    far_x, far_y = -s * far // 1_000, c * far // 1_000
    aside_x, aside_y = c * aside // 1_000, s * aside // 1_000
    bucket = (direction * DIRECTIONS + ROUND // 2) // ROUND % DIRECTIONS if thrower.weapon.along else 0
    total = 0.0
    for target in near:
        places = chart(thrower.weapon, target.figure, target.turn, target.armoured, target.splash, bucket)
        total += _weighed(places, target.gains, x - target.left, y - target.bottom, far_x, far_y, aside_x, aside_y)
    return total / NODES


def _weighed(
    places: list[Chances], gains: list[float], x: int, y: int, far_x: int, far_y: int, aside_x: int, aside_y: int
) -> float:
    """Returns the sum of what the weapon is worth at all places of the scatter."""
    total = 0.0
    for along, across in SCATTER:
        column = (x + (far_x * along + aside_x * across) // 1_000_000) // CELL
        if 0 <= column < ACROSS:
            row = (y + (far_y * along + aside_y * across) // 1_000_000) // CELL
            if 0 <= row < ACROSS:
                for damage, chance in places[row * ACROSS + column]:
                    total += chance * gains[damage]
    return total


STEPS: Final = (1_600, 800, 400)
"""How far from the best aim so far better ones are looked for."""


def best_near(thrower: Thrower, x: int, y: int, targets: list[Target]) -> tuple[float, int, int]:
    """Returns the worth and the place of the best aim found from a point on, step by step in four directions."""
    best = expected(thrower, x, y, targets), x, y
    for step in STEPS:
        better = True
        while better:
            better = False
            _, x, y = best
            for aim_x, aim_y in ((x, y - step), (x, y + step), (x - step, y), (x + step, y)):
                tried = expected(thrower, aim_x, aim_y, targets)
                if tried > best[0]:
                    best = tried, aim_x, aim_y
                    better = True
    return best


# --- At a distance ---

RANGE: Final = 10_000
"""How far from each other the distances are for which an average throw is weighed."""

RANGES: Final = 16

UPPER_BODY: Final = 800
"""An aim between head and body is this far above the middle of a card."""

SHORT: Final = 3_500
"""A weapon that lies along its throw is aimed so far short."""


def likely_aim(thrower: Thrower, target: Target) -> Point:
    """Returns a good first aim: at the upper body, or short of it with a weapon that lies along its throw."""
    dx, dy = toward(target.turn, UPPER_BODY)
    x, y = target.x + dx, target.y + dy
    if thrower.weapon.along:
        from_x, from_y = plane(thrower.origin, x, y)
        dx, dy = toward(heading(x - from_x, y - from_y), SHORT)
        x, y = x - dx, y - dy
    return x, y


Ranges = list[tuple[float, float]]
"""By distance the mean damage of a throw, and the share of throws that hit."""


@lru_cache(maxsize=4096)
def at_ranges(weapon: Weapon, figure: Figure, armoured: bool, splash: int, spread: int) -> Ranges:
    """Returns for rising distances what a throw does to a figure that faces the thrower."""
    thrower = Thrower(placed(CARD, 0, CARD[0][1], 0), weapon, spread)
    found: Ranges = []
    for number in range(RANGES):
        damage = [0.0, *[float(amount) for amount in range(1, MOST_DAMAGE)]]
        hits = [0.0, *[1.0] * (MOST_DAMAGE - 1)]
        y = number * RANGE - CARD[0][1]
        target = Target(figure, 0, y, ROUND // 2, damage, armoured, splash)
        x, y = likely_aim(thrower, target)
        counted = Target(figure, target.x, target.y, target.turn, hits, armoured, splash)
        found.append((expected(thrower, x, y, [target]), expected(thrower, x, y, [counted])))
    return found


def at_range(ranges: Ranges, distance: int) -> tuple[float, float]:
    """Returns the mean damage and the share of hits at a distance between the edges of two cards."""
    number = min(distance // RANGE, RANGES - 2)
    share = min(1.0, (distance - number * RANGE) / RANGE)
    (damage, hits), (farther_damage, farther_hits) = ranges[number], ranges[number + 1]
    return damage + share * (farther_damage - damage), hits + share * (farther_hits - hits)
