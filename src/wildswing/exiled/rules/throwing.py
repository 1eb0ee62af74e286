"""RX-W1 to RX-W10: where a thrown weapon lands. This is the only step of a fight that uses chance.

A normal error is made from the sum of twelve uniform numbers: whole numbers only, the same on every machine, and never
more than seven standard errors.
"""

from typing import Final

from wildswing.exiled.rules.geometry import (
    CARD,
    ONE,
    ROUND,
    Point,
    Polygon,
    cosine,
    heading,
    length,
    nearest_point,
    placed,
    segment_gap,
    sine,
    touches,
    toward,
)
from wildswing.kernel.chance import below, bits
from wildswing.kernel.state import own_fields

HAND: Final = "hand"
"""A throw that a person's own timing decides; chance adds only a little (RX-W9)."""

SPREADS: Final = {"expert": 600, "average": 1000, "beginner": 1600, HAND: 350}
"""RX-W3, RX-W9: how far each skill strays, in thousandths of the standard errors."""

BLIND: Final = 2000
BLIND_BY_HAND: Final = 1400
"""RX-W10: less, since the blacked-out field is a handicap already."""
OFF_HAND: Final = 1500
BLIND_AND_OFF_HAND: Final = 2600

UNIFORMS: Final = 12
"""Uniform numbers in a normal one: as many make its variance a whole."""
WIDE: Final = 16
"""Bits of each uniform number behind an error of place."""
NARROW: Final = 10
"""Bits of each uniform number behind an error of angle; all three errors come from one draw of 512 bits."""

UNDER_ONE_IN: Final = 25
"""RX-W5: 4 % of the weapons that could slide under a card do."""
COLLISION_REACH: Final = 4_000
COLLISION_ERROR: Final = 3_000
COLLISION_ONE_IN: Final = 4
"""RX-W6: flights within 40 mm of each other disturb both by 30 mm in 25 % of the cases."""


def plane(origin: Polygon, aim_x: int, aim_y: int) -> Point:
    """RX-A4, RX-W1: returns the point of the own card's edge nearest to the aim, over which the weapon is let go."""
    return nearest_point(origin, aim_x, aim_y)


class Throw:
    """A weapon about to leave the hand: from where, at what, and how surely."""

    __slots__ = ("aim_x", "aim_y", "along", "origin", "power", "spread", "start", "sway")

    def __init__(
        self, origin: Polygon, aim_x: int, aim_y: int, power: int, sway: int, spread: int, along: int = 0
    ) -> None:
        self.origin: Final = origin
        """The placed card it is thrown from."""
        self.aim_x: Final = aim_x
        self.aim_y: Final = aim_y
        self.power: Final = power
        """How much too far the hand throws, in tenths of the standard error."""
        self.sway: Final = sway
        """How much too far to the right the hand throws, in tenths of the standard error."""
        self.spread: Final = spread
        """How far chance leads it astray, in thousandths of the standard errors."""
        self.along: Final = along
        """The standard error of its angle round the direction of the throw; 0 if it may lie at any angle."""
        self.start: Final = plane(origin, aim_x, aim_y)
        """Where it is let go."""


class Landed:
    """Where a weapon lies, and the numbers of the cards it lies under."""

    def __init__(self, x: int, y: int, angle: int, under: tuple[int, ...] = ()) -> None:
        self.x: Final = x
        self.y: Final = y
        self.angle: Final = angle
        self.under: Final = under

    __slots__ = own_fields(__init__, object)


def spread_of(skill: str, blind: bool, off_hand: bool, factor_percent: int) -> int:
    """RX-W3, RX-W9, RX-W10: returns how far a throw strays, in thousandths of the standard errors."""
    blindness = BLIND_BY_HAND if skill == HAND else BLIND
    if blind and off_hand:
        state = blindness * OFF_HAND // 1000 if skill == HAND else BLIND_AND_OFF_HAND
    elif blind:
        state = blindness
    else:
        state = OFF_HAND if off_hand else 1000
    return (SPREADS[skill] * state * factor_percent + 50_000) // 100_000


def land(throw: Throw, cards: tuple[Polygon, ...], chance: int) -> tuple[Landed, int]:
    """RX-W8: returns where a throw at placed character cards lands, with the chance that remains."""
    landed, chance = _flight(throw, chance)
    return _settled(throw, landed, cards, chance)


def land_all(
    throws: tuple[Throw, ...], cards: tuple[Polygon, ...], chance: int, collisions: bool
) -> tuple[tuple[Landed, ...], int]:
    """Returns where throws made together land, with the chance that remains; RX-W6: they may meet in the air."""
    flights: list[Landed] = []
    for throw in throws:
        flight, chance = _flight(throw, chance)
        flights.append(flight)
    if collisions:
        flights, chance = _collided(throws, flights, chance)
    landings: list[Landed] = []
    for throw, flight in zip(throws, flights, strict=True):
        landed, chance = _settled(throw, flight, cards, chance)
        landings.append(landed)
    return tuple(landings), chance


def _flight(throw: Throw, chance: int) -> tuple[Landed, int]:
    """RX-W2, RX-W4: returns where a throw comes down (RX-M11)."""
    x, y = throw.aim_x, throw.aim_y
    distance = length(x - throw.start[0], y - throw.start[1])
    direction = _direction(throw)
    # The standard errors in thousandths: 10 mm and 0.085 of the distance along the throw, 8 mm and 0.055 across.
    along = 1_000_000 + 85 * distance
    across = 800_000 + 55 * distance
    drawn, chance = bits(chance)
    wide = 1 << WIDE
    drawn, far = _normal(drawn, WIDE)
    drawn, right = _normal(drawn, WIDE)
    ahead = _rounded(along * (throw.power * 100 * wide + throw.spread * far), 1_000_000 * wide)
    aside = _rounded(across * (throw.sway * 100 * wide + throw.spread * right), 1_000_000 * wide)
    if throw.along == 0:
        angle = drawn % ROUND
    else:
        _, turn = _normal(drawn, NARROW)
        angle = (direction + _rounded(throw.along * turn, 1 << NARROW)) % ROUND
    s, c = sine(direction), cosine(direction)
    return Landed(x + _rounded(c * aside - s * ahead, ONE), y + _rounded(s * aside + c * ahead, ONE), angle), chance


def _direction(throw: Throw) -> int:
    """Returns the heading from the plane of attack to the aim; from the card's centre if the aim lies on the card."""
    x, y = throw.start
    if x == throw.aim_x and y == throw.aim_y:
        x, y = _centre(throw.origin)
    return heading(throw.aim_x - x, throw.aim_y - y)


def _centre(card: Polygon) -> Point:
    """Returns the middle between two opposite corners of a card."""
    return (card[0][0] + card[2][0]) // 2, (card[0][1] + card[2][1]) // 2


def _normal(drawn: int, width: int) -> tuple[int, int]:
    """Takes twelve uniform numbers of some bits from a draw; returns what is left and a normal number.

    One standard error is 2 to the power of the width.
    """
    total = 0
    mask = (1 << width) - 1
    for _ in range(UNIFORMS):
        total += drawn & mask
        drawn >>= width
    total -= UNIFORMS // 2 * mask
    # The sum is flatter than a normal number: its excess is -1/10. Adding (z^3 - 3z) / 240 makes up for it.
    square = 1 << 2 * width
    return drawn, _rounded(total * (237 * square + total * total), 240 * square)


def _rounded(number: int, divisor: int) -> int:
    """Returns a quotient rounded to the nearest whole number."""
    return (2 * number + divisor) // (2 * divisor)


def _settled(throw: Throw, landed: Landed, cards: tuple[Polygon, ...], chance: int) -> tuple[Landed, int]:
    """RX-W5: returns a weapon that came down with the cards it slid under."""
    under: list[int] = []
    weapon = placed(CARD, landed.x, landed.y, landed.angle)
    for number, card in enumerate(cards):
        if _comes_to(card, landed, throw.start) and touches(weapon, card):
            draw, chance = below(chance, UNDER_ONE_IN)
            if draw == 0:
                under.append(number)
    return Landed(landed.x, landed.y, landed.angle, tuple(under)) if under else landed, chance


def _comes_to(card: Polygon, landed: Landed, start: Point) -> bool:
    """Tells whether a side of a card has both the thrower and the middle of the weapon beyond it."""
    from_x, from_y = start
    x0, y0 = card[-1]
    for x, y in card:
        ex = x - x0
        ey = y - y0
        if ex * (landed.y - y0) < ey * (landed.x - x0) and ex * (from_y - y0) < ey * (from_x - x0):
            return True
        x0 = x
        y0 = y
    return False


def _collided(throws: tuple[Throw, ...], flights: list[Landed], chance: int) -> tuple[list[Landed], int]:
    """RX-W6: returns the flights after each pair that met in the air has disturbed both.

    Weapons from one card leave it side by side and do not meet.
    """
    ends = [(flight.x, flight.y) for flight in flights]
    disturbed = list(flights)
    for second in range(len(throws)):
        for first in range(second):
            if (
                throws[first].origin == throws[second].origin
                or segment_gap(throws[first].start, ends[first], throws[second].start, ends[second]) > COLLISION_REACH
            ):
                continue
            draw, chance = below(chance, COLLISION_ONE_IN)
            if draw == 0:
                disturbed[first], chance = _knocked(disturbed[first], chance)
                disturbed[second], chance = _knocked(disturbed[second], chance)
    return disturbed, chance


def _knocked(flight: Landed, chance: int) -> tuple[Landed, int]:
    """Returns a flight that ends 30 mm away in a direction of chance."""
    direction, chance = below(chance, ROUND)
    dx, dy = toward(direction, COLLISION_ERROR)
    return Landed(flight.x + dx, flight.y + dy, flight.angle), chance
