"""The shapes of a character file, written in millimetres, as polygons of whole hundredths of a millimetre.

A shape is written in one of four ways:

- `points = [[x, y], …]`: its corners in order, either way round;
- `rectangle = [left, bottom, right, top]`;
- `centre = [x, y], radius = r, corners = n`: a regular polygon with its corners on the circle and one side
  flat on top;
- `kites = n, inner = r, tip = R`: a star of n kites that meet in the middle of the card, the first with its tip up,
  their side corners on the inner circle, halfway between the tips.

`mirrored = true` adds the mirror image on the other side of the card.
"""

from itertools import combinations, pairwise
from typing import Annotated, Final

from msgspec import Meta, Struct

from wildswing.exiled.rules.geometry import CARD, ROUND, Point, Polygon, holds, moved, rectangle, toward
from wildswing.exiled.rules.mistakes import Mistake, Path

Millimetres = Annotated[float, Meta(ge=-1000, le=1000)]
Size = Annotated[float, Meta(gt=0, le=1000)]
Count = Annotated[int, Meta(ge=3, le=24)]

MOST_CORNERS: Final = 24

_WAYS: Final = (("points",), ("rectangle",), ("centre", "radius", "corners"), ("kites", "inner", "tip"))
_HOW: Final = "points, rectangle, centre with radius and corners, or kites with inner and tip"


class Shape(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A shape as it is written."""

    points: Annotated[tuple[tuple[Millimetres, Millimetres], ...], Meta(max_length=MOST_CORNERS)] | None = None
    rectangle: tuple[Millimetres, Millimetres, Millimetres, Millimetres] | None = None
    centre: tuple[Millimetres, Millimetres] | None = None
    radius: Size | None = None
    corners: Count | None = None
    kites: Count | None = None
    inner: Size | None = None
    tip: Size | None = None
    mirrored: bool = False


def polygons_of(shape: Shape, path: Path, scale: float = 1) -> tuple[Polygon, ...]:
    """Returns the convex polygons of a shape, each followed by its mirror image if it is mirrored.

    Raises a `Mistake` at the path if one of them is not convex or leaves the card.
    """
    drawn = tuple([_sound(polygon, path) for polygon in _drawn(shape, path, scale)])
    if not shape.mirrored:
        return drawn
    return tuple([side for polygon in drawn for side in (polygon, _mirrored(polygon))])


def _drawn(shape: Shape, path: Path, scale: float) -> tuple[Polygon, ...]:
    written = [way for way in _WAYS if any(getattr(shape, field) is not None for field in way)]
    if len(written) != 1 or any(getattr(shape, field) is None for field in written[0]):
        raise Mistake(path, f"the shape is not written in one way, expected {_HOW}.")
    if shape.points is not None:
        return (tuple([(_hundredths(x, scale), _hundredths(y, scale)) for x, y in shape.points]),)
    if shape.rectangle is not None:
        left, bottom, right, top = [_hundredths(side, scale) for side in shape.rectangle]
        if left >= right or bottom >= top:
            raise Mistake((*path, "rectangle"), "the sides are out of order, expected [left, bottom, right, top].")
        return (rectangle(left, bottom, right, top),)
    if shape.centre is not None and shape.radius is not None and shape.corners is not None:
        x, y = [_hundredths(part, scale) for part in shape.centre]
        return (moved(_regular(shape.corners, _hundredths(shape.radius, scale)), x, y),)
    assert shape.kites is not None and shape.inner is not None and shape.tip is not None  # noqa: PT018 - the way left
    return _star(shape.kites, _hundredths(shape.inner, scale), _hundredths(shape.tip, scale))


def _hundredths(millimetres: float, scale: float) -> int:
    return round(millimetres * scale * 100)


def _regular(corners: int, radius: int) -> Polygon:
    return tuple([toward(_share(2 * corner + 1, 2 * corners), radius) for corner in range(corners)])


def _star(kites: int, inner: int, tip: int) -> tuple[Polygon, ...]:
    return tuple(
        [
            (
                (0, 0),
                toward(_share(2 * kite - 1, 2 * kites), inner),
                toward(_share(2 * kite, 2 * kites), tip),
                toward(_share(2 * kite + 1, 2 * kites), inner),
            )
            for kite in range(kites)
        ]
    )


def _share(part: int, parts: int) -> int:
    """Returns the angle of some of the equal parts of a whole turn."""
    return round(ROUND * part / parts)


def _mirrored(polygon: Polygon) -> Polygon:
    return tuple([(-x, y) for x, y in reversed(polygon)])


def _sound(polygon: Polygon, path: Path) -> Polygon:
    """Returns a convex polygon on the card, counter-clockwise, or refuses it."""
    if len(polygon) < 3:
        raise Mistake(path, f"the shape has {len(polygon)} corners, expected at least 3.")
    for corner in polygon:
        if not holds(CARD, *corner):
            card = "31.5 mm to the left and right of its centre and 44 mm above and below"
            raise Mistake(path, f"the corner {_shown(corner)} lies outside the card, expected at most {card}.")
    ordered = polygon if _double_area(polygon) > 0 else tuple(reversed(polygon))
    if not _is_convex(ordered):
        raise Mistake(path, _why_not_convex(ordered))
    return ordered


def _sides(polygon: Polygon) -> list[tuple[Point, Point]]:
    return [(polygon[place - 1], corner) for place, corner in enumerate(polygon)]


def _double_area(polygon: Polygon) -> int:
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in _sides(polygon))


def _turn(a: Point, b: Point, c: Point) -> int:
    """Returns a positive number if the way from a over b to c turns left, a negative one if right, 0 if straight."""
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def _is_convex(polygon: Polygon) -> bool:
    """Tells whether every corner lies to the left of every side that it does not belong to."""
    count = len(polygon)
    return all(
        _turn(a, b, polygon[(place + step) % count]) > 0
        for place, (a, b) in enumerate(_sides(polygon))
        for step in range(1, count - 1)
    )


def _why_not_convex(polygon: Polygon) -> str:
    dented = [b for (a, b), (_, c) in pairwise([*_sides(polygon), _sides(polygon)[0]]) if _turn(a, b, c) <= 0]
    if not dented or _crosses_itself(polygon):
        return "the outline crosses itself, expected the corners in order round the shape."
    split = "expected a convex shape, so split it in two or leave the corner out"
    return f"the corner {_shown(dented[0])} does not stand out, {split}."


def _crosses_itself(polygon: Polygon) -> bool:
    return any(
        _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0
        for (a, b), (c, d) in combinations(_sides(polygon), 2)
    )


def _shown(corner: Point) -> str:
    x, y = corner
    return f"({x / 100:g}, {y / 100:g})"
