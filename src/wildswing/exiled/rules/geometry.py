"""The flat world of the throwing game: points, headings and convex shapes, all of whole numbers.

Lengths are hundredths of a millimetre and angles tenths of a degree. A card turned by 0 has its head towards +y;
angles grow counter-clockwise. A shape is convex and names its corners counter-clockwise. No float decides
anything, so every machine judges alike.

The compiled build counts in 64 bits where it matters for speed, enough for tables of ten kilometres.
"""

from math import isqrt, radians, sin
from typing import Final

from mypy_extensions import i64

Point = tuple[int, int]
Polygon = tuple[Point, ...]
Box = tuple[int, int, int, int]
"""The left, bottom, right and top."""

MM: Final = 100
"""A millimetre."""

ONE: Final = 1_000_000
"""The scale of sines and cosines."""

ROUND: Final = 3600
"""A whole turn."""

QUARTER: Final = 900

WHOLE: Final = 1 << 20
"""The ticks of a whole step of sliding shapes."""

FINE: Final = 16
"""How many steps of the clipping grid fit in a hundredth of a millimetre."""

OUTLINE: Final = 5_000
"""The overlap that reaches across an outline has more than this area: half a square millimetre (RX-A11)."""

SINES: Final[tuple[int, ...]] = tuple([round(sin(radians(angle / 10)) * ONE) for angle in range(ROUND)])


def sine(angle: int) -> int:
    """Returns the sine of an angle in millionths."""
    return SINES[angle % ROUND]


def cosine(angle: int) -> int:
    """Returns the cosine of an angle in millionths."""
    return SINES[(angle + QUARTER) % ROUND]


def length(dx: int, dy: int) -> int:
    """Returns the length of a step, rounded."""
    square = dx * dx + dy * dy
    whole = isqrt(square)
    return whole + 1 if square - whole * whole > whole else whole


def heading(dx: int, dy: int) -> int:
    """Returns the angle that a step points to, rounded to a tenth of a degree; no step points to 0.

    >>> heading(0, 1), heading(-1, 0), heading(0, -1), heading(1, 0)
    (0, 900, 1800, 2700)
    """
    base = 0
    ahead, left = dy, -dx
    while ahead <= 0 or left < 0:
        if ahead == 0 and left == 0:
            return 0
        ahead, left = left, -ahead
        base += QUARTER
    low, high = 0, QUARTER
    while low < high:
        middle = (low + high) // 2
        rise = SINES[middle] + SINES[middle + 1]
        run = SINES[middle + QUARTER] + SINES[middle + QUARTER + 1]
        if left * run < ahead * rise:
            high = middle
        else:
            low = middle + 1
    return (base + low) % ROUND


def toward(angle: int, distance: int) -> Point:
    """Returns the step of a length in a direction, rounded."""
    half = ONE // 2
    return (half - sine(angle) * distance) // ONE, (half + cosine(angle) * distance) // ONE


def turned(shape: Polygon, angle: int) -> Polygon:
    """Returns a shape turned counter-clockwise round the origin, its corners rounded."""
    return placed(shape, 0, 0, angle)


def moved(shape: Polygon, x: int, y: int) -> Polygon:
    """Returns a shape moved by a step."""
    return tuple([(px + x, py + y) for px, py in shape])


def placed(shape: Polygon, x: int, y: int, angle: int) -> Polygon:
    """Returns where a shape of the card frame lies when its card lies turned at a point; corners rounded."""
    s: i64 = SINES[angle % ROUND]
    c: i64 = SINES[(angle + QUARTER) % ROUND]
    right: i64 = x * ONE + ONE // 2
    up: i64 = y * ONE + ONE // 2
    corners: list[Point] = []
    for px, py in shape:
        sx: i64 = px
        sy: i64 = py
        corners.append(((sx * c - sy * s + right) // ONE, (sx * s + sy * c + up) // ONE))
    return tuple(corners)


def bounds(shape: Polygon) -> Box:
    """Returns the box round a shape."""
    left, bottom = shape[0]
    right, top = left, bottom
    for x, y in shape:
        if x < left:
            left = x
        elif x > right:
            right = x
        if y < bottom:
            bottom = y
        elif y > top:
            top = y
    return left, bottom, right, top


def rectangle(left: int, bottom: int, right: int, top: int) -> Polygon:
    """Returns the rectangle with these sides."""
    return (left, bottom), (right, bottom), (right, top), (left, top)


CARD: Final[Polygon] = rectangle(-3150, -4400, 3150, 4400)
"""A card in its own frame: 63 by 88 mm round the origin."""


def _parted_by_a_side(shape: Polygon, other: Polygon) -> bool:
    """Tells whether the other shape lies wholly beyond a side of the first."""
    last_x, last_y = shape[-1]
    x0: i64 = last_x
    y0: i64 = last_y
    for x, y in shape:
        ex: i64 = x - x0
        ey: i64 = y - y0
        for px, py in other:
            if ex * (py - y0) >= ey * (px - x0):
                break
        else:
            return True
        x0 += ex
        y0 += ey
    return False


def touches(a: Polygon, b: Polygon) -> bool:
    """Tells whether two shapes have a point in common; the border counts."""
    return not (_parted_by_a_side(a, b) or _parted_by_a_side(b, a))


def crosses(a: Polygon, b: Polygon) -> bool:
    """Tells whether two shapes overlap by more than half a square millimetre."""
    if not touches(a, b):
        return False
    ox, oy = a[0]
    piece = [((x - ox) * FINE, (y - oy) * FINE) for x, y in b]
    lx, ly = a[-1]
    x0 = (lx - ox) * FINE
    y0 = (ly - oy) * FINE
    for cx, cy in a:
        x = (cx - ox) * FINE
        y = (cy - oy) * FINE
        piece = _cut(piece, x0, y0, x - x0, y - y0)
        if not piece:
            return False
        x0 = x
        y0 = y
    return _double_area(piece) > 2 * OUTLINE * FINE * FINE


def _cut(piece: list[Point], x0: int, y0: int, ex: int, ey: int) -> list[Point]:
    """Returns what of a shape lies to the left of a line, new corners rounded to the grid."""
    kept: list[Point] = []
    lx, ly = piece[-1]
    last = ex * (ly - y0) - ey * (lx - x0)
    for x, y in piece:
        side = ex * (y - y0) - ey * (x - x0)
        if (side > 0 and last < 0) or (side < 0 and last > 0):
            whole = last - side
            kept.append((lx + _rounded((x - lx) * last, whole), ly + _rounded((y - ly) * last, whole)))
        if side >= 0:
            kept.append((x, y))
        lx = x
        ly = y
        last = side
    return kept


def _rounded(number: int, divisor: int) -> int:
    """Returns a quotient rounded to the nearest whole number."""
    return (2 * number + divisor) // (2 * divisor)


def _double_area(piece: list[Point]) -> int:
    total = 0
    x0, y0 = piece[-1]
    for x, y in piece:
        total += x0 * y - x * y0
        x0 = x
        y0 = y
    return total


def holds(shape: Polygon, x: int, y: int) -> bool:
    """Tells whether a point lies in a shape or on its border."""
    x0, y0 = shape[-1]
    for cx, cy in shape:
        if (cx - x0) * (y - y0) < (cy - y0) * (x - x0):
            return False
        x0 = cx
        y0 = cy
    return True


def nearest_point(shape: Polygon, x: int, y: int) -> Point:
    """Returns the point of a shape nearest to a point, rounded; the point itself if it lies inside."""
    if holds(shape, x, y):
        return x, y
    best = shape[0]
    least = -1
    x0, y0 = shape[-1]
    for corner in shape:
        x1, y1 = corner
        ex = x1 - x0
        ey = y1 - y0
        whole = ex * ex + ey * ey
        part = ex * (x - x0) + ey * (y - y0)
        square = _four_squares(x, y, x0, y0, x1, y1)
        if least < 0 or square < least:
            least = square
            if part <= 0:
                best = x0, y0
            elif part >= whole:
                best = corner
            else:
                best = x0 + _rounded(ex * part, whole), y0 + _rounded(ey * part, whole)
        x0 = x1
        y0 = y1
    return best


def distance_to(shape: Polygon, x: int, y: int) -> int:
    """Returns the distance from a point to a shape, rounded; 0 inside."""
    if holds(shape, x, y):
        return 0
    return _half_root(_least_four_squares(shape, x, y))


def gap(a: Polygon, b: Polygon) -> int:
    """Returns the least distance of two shapes, rounded but never down to 0; 0 only if they touch."""
    if touches(a, b):
        return 0
    least = min([_least_four_squares(a, x, y) for x, y in b])
    other = min([_least_four_squares(b, x, y) for x, y in a])
    return max(1, _half_root(min(least, other)))


def _least_four_squares(shape: Polygon, x: int, y: int) -> int:
    """Returns four times the square of the distance from a point to the border of a shape, rounded down."""
    x0, y0 = shape[-1]
    least = -1
    for x1, y1 in shape:
        square = _four_squares(x, y, x0, y0, x1, y1)
        if least < 0 or square < least:
            least = square
        x0 = x1
        y0 = y1
    return least


def _four_squares(x: int, y: int, x0: int, y0: int, x1: int, y1: int) -> int:
    """Returns four times the square of the distance from a point to a segment, rounded down."""
    ex = x1 - x0
    ey = y1 - y0
    dx = x - x0
    dy = y - y0
    part = ex * dx + ey * dy
    whole = ex * ex + ey * ey
    if part <= 0:
        return 4 * (dx * dx + dy * dy)
    if part >= whole:
        dx = x - x1
        dy = y - y1
        return 4 * (dx * dx + dy * dy)
    across = ex * dy - ey * dx
    return 4 * across * across // whole


def _half_root(four_squares: int) -> int:
    """Returns the rounded length whose square was taken four times."""
    return (isqrt(four_squares) + 1) // 2


def segment_meets(shape: Polygon, p: Point, q: Point) -> bool:
    """Tells whether the segment between two points has a point in common with a shape."""
    return touches(shape, (p, q))


def segment_gap(p: Point, q: Point, r: Point, s: Point) -> int:
    """Returns the least distance of the segments p to q and r to s, rounded; 0 if they cross."""
    if _parted(p, q, r, s) and _parted(r, s, p, q):
        return 0
    ends = min(_four_squares(p[0], p[1], r[0], r[1], s[0], s[1]), _four_squares(q[0], q[1], r[0], r[1], s[0], s[1]))
    others = min(_four_squares(r[0], r[1], p[0], p[1], q[0], q[1]), _four_squares(s[0], s[1], p[0], p[1], q[0], q[1]))
    return _half_root(min(ends, others))


def _parted(p: Point, q: Point, r: Point, s: Point) -> bool:
    """Tells whether two points lie on different sides of the line from p to q."""
    ex = q[0] - p[0]
    ey = q[1] - p[1]
    one = ex * (r[1] - p[1]) - ey * (r[0] - p[0])
    other = ex * (s[1] - p[1]) - ey * (s[0] - p[0])
    return (one > 0 and other < 0) or (one < 0 and other > 0)


def stay_apart(a: Box, step_a: Point, b: Box, step_b: Point) -> bool:
    """Tells at a glance that what lies in two sliding boxes never overlaps: one is past the other all the way."""
    vx = step_a[0] - step_b[0]
    vy = step_a[1] - step_b[1]
    return (
        a[2] + max(vx, 0) <= b[0] or a[0] + min(vx, 0) >= b[2] or a[3] + max(vy, 0) <= b[1] or a[1] + min(vy, 0) >= b[3]
    )


def contact_time(a: Polygon, step_a: Point, b: Polygon, step_b: Point) -> int:
    """Returns the last tick before two sliding shapes would overlap, or WHOLE if they never do.

    Each shape slides by its step in WHOLE ticks without turning. Touching, sliding along each other and moving apart
    are no overlap. Shapes that overlap already may only move the shortest way out of each other or along it.
    """
    vx = step_a[0] - step_b[0]
    vy = step_a[1] - step_b[1]
    if vx == 0 and vy == 0:
        return WHOLE
    approach = _approaches(a, b, vx, vy)
    approach += _approaches(b, a, -vx, -vy)
    # They overlap while the gap beyond every side is negative: from the last time one closes until one opens again.
    start, start_speed = -1, 0
    end, end_speed = 1, 0
    for room, speed, _ in approach:
        if speed > 0:
            if start_speed == 0 or room * start_speed > start * speed:
                start, start_speed = room, speed
        elif speed < 0:
            if end_speed == 0 or room * end_speed < end * speed:
                end, end_speed = room, speed
        elif room >= 0:
            return WHOLE
    if start >= start_speed or end >= 0 or start * end_speed <= end * start_speed:
        return WHOLE
    if start >= 0:
        return start * WHOLE // start_speed
    return 0 if _goes_deeper(approach) else WHOLE


def _approaches(shape: Polygon, other: Polygon, vx: int, vy: int) -> list[tuple[int, int, int]]:
    """Returns for each side the room before the other shape, how much of it the step takes, and the side's square."""
    found: list[tuple[int, int, int]] = []
    x0, y0 = shape[-1]
    for x, y in shape:
        nx = y - y0
        ny = x0 - x
        if nx != 0 or ny != 0:
            room = min([nx * (px - x0) + ny * (py - y0) for px, py in other])
            found.append((room, nx * vx + ny * vy, nx * nx + ny * ny))
        x0 = x
        y0 = y
    return found


def _goes_deeper(approach: list[tuple[int, int, int]]) -> bool:
    """Tells whether overlapping shapes move against the shortest way out."""
    least, least_speed, least_square = approach[0]
    for room, speed, square in approach:
        if room * room * least_square < least * least * square:
            least, least_speed, least_square = room, speed, square
    return least_speed > 0
