"""What lies over what: the overlap of a thrown weapon with everything on the table."""

from functools import lru_cache
from typing import Final

from wildswing.exiled.rules.book import SPLASH as SPLASHES
from wildswing.exiled.rules.book import Figure, Weapon
from wildswing.exiled.rules.geometry import (
    CARD,
    Point,
    Polygon,
    bounds,
    crosses,
    distance_to,
    gap,
    length,
    moved,
    nearest_point,
    placed,
    rectangle,
    segment_meets,
    touches,
    turned,
)
from wildswing.exiled.rules.table import (
    IN_PLAY,
    RISEN,
    SPLASH,
    VINE,
    WHOLE_WEAPON,
    Body,
    Contact,
    Landing,
    Table,
    are_allies,
    character_of,
    figure_of,
)
from wildswing.exiled.rules.variants import FRIENDLY_FIRE, OUTLINES
from wildswing.kernel.state import NOTHING

PRIZE: Final[Polygon] = rectangle(-2200, -3000, 2200, 3000)
"""Where a chest or a gemstone can be hit."""

FAR: Final = 10_830
"""Cards whose centres lie farther from each other along an axis cannot touch: a corner is 54.12 mm from the centre."""

CLOSE: Final = 100
"""How near to each other paths of a splash are tried along the outlines."""

ROUNDING: Final = 4


class Outline:
    """A shape on the table with the box round it."""

    __slots__ = ("bottom", "left", "right", "shape", "top")

    def __init__(self, shape: Polygon) -> None:
        self.shape: Final = shape
        left, bottom, right, top = bounds(shape)
        self.left: Final = left
        self.bottom: Final = bottom
        self.right: Final = right
        self.top: Final = top

    def near(self, other: "Outline") -> bool:
        """Tells whether the boxes of two shapes touch."""
        return (
            self.left <= other.right
            and other.left <= self.right
            and self.bottom <= other.top
            and other.bottom <= self.top
        )

    def within(self, other: "Outline", reach: int) -> bool:
        """Tells whether two shapes are at most so far from each other."""
        return (
            self.left - reach <= other.right
            and other.left - reach <= self.right
            and self.bottom - reach <= other.top
            and other.bottom - reach <= self.top
            and gap(self.shape, other.shape) <= reach
        )


class Standing:
    """A figure where it stands, the most valuable zones first."""

    __slots__ = ("armour", "card", "order", "spikes", "zones")

    def __init__(self, figure: Figure, x: int, y: int, angle: int) -> None:
        self.card: Final = Outline(placed(CARD, x, y, angle))
        self.order: Final = sorted(range(len(figure.zones)), key=lambda at: -figure.zones[at].value)
        """The numbers of the zones, in the order in which they are tried."""
        self.zones: Final = [Outline(placed(figure.zones[at].shape, x, y, angle)) for at in self.order]
        self.spikes: Final = [Outline(placed(shape, x, y, angle)) for shape in figure.spikes]
        self.armour: Final = [Outline(placed(shape, x, y, angle)) for shape in figure.armour]


@lru_cache(maxsize=4096)
def standing(figure: Figure, x: int, y: int, angle: int) -> Standing:
    """Returns a figure where it stands."""
    return Standing(figure, x, y, angle)


@lru_cache(maxsize=65536)
def _lying(weapon: Weapon, angle: int) -> list[Polygon]:
    """Returns the art of a weapon card that lies turned, with rounded corners."""
    return [turned(part.shape, angle) for part in weapon.parts]


def art(weapon: Weapon, x: int, y: int, angle: int) -> list[Outline]:
    """Returns the parts of a weapon where its card lies."""
    return [Outline(moved(shape, x, y)) for shape in _lying(weapon, angle)]


def shown_figure(table: Table, body: Body) -> Figure:
    """RX-ZH12: returns the figure of a card as it is hit: a risen one with other values, without spikes and armour."""
    if body.kind == RISEN:
        return table.book.risen(body.card, body.seat)
    return figure_of(table, body)


def weapon_of(table: Table, landing: Landing) -> Weapon:
    """Returns the weapon that was thrown."""
    return character_of(table, landing.seat).weapons[landing.weapon]


def over(parts: list[Outline], shapes: list[Outline], outlined: bool) -> bool:
    """Tells whether any part lies over any of the shapes (RX-A8, RX-A11)."""
    for shape in shapes:
        for part in parts:
            if part.near(shape) and (
                crosses(part.shape, shape.shape) if outlined else touches(part.shape, shape.shape)
            ):
                return True
    return False


def best_zone(parts: list[Outline], figure: Standing, outlined: bool) -> int:
    """RX-A13: returns the most valuable zone that any part lies over, or NOTHING."""
    for at, zone in zip(figure.order, figure.zones, strict=True):
        for part in parts:
            if part.near(zone) and (crosses(part.shape, zone.shape) if outlined else touches(part.shape, zone.shape)):
                return at
    return NOTHING


def judge(table: Table, at: int) -> tuple[Contact, ...]:
    """Returns all that one landed weapon touches; RX-A15: each enemy for itself."""
    landing = table.landings[at]
    weapon = weapon_of(table, landing)
    parts = art(weapon, landing.x, landing.y, landing.angle)
    if landing.kind == "block":
        return _shield(table, at, landing)
    found: list[Contact] = []
    for part, shapes in _sources(weapon, parts):
        found += _touched(table, at, landing, part, shapes)
    ability = character_of(table, landing.seat).ability(SPLASHES)
    if ability is not None:
        found += _splashed(table, at, landing, parts, ability.length, found)
    return tuple(found)


def _sources(weapon: Weapon, parts: list[Outline]) -> list[tuple[int, list[Outline]]]:
    """Returns what counts for itself; RX-A8, RX-BA1, RX-BA2: all art together, or every harming end alone (RX-HE9)."""
    harming = [at for at, part in enumerate(weapon.parts) if part.harms]
    if weapon.separate:
        return [(at, [parts[at]]) for at in harming]
    return [(WHOLE_WEAPON, [parts[at] for at in harming])]


def _touched(table: Table, at: int, landing: Landing, part: int, shapes: list[Outline]) -> list[Contact]:
    # RX-HE1, RX-IR4, RX-K8
    outlined = OUTLINES in table.variants
    found: list[Contact] = []
    for index, body in enumerate(table.bodies):
        # RX-A10: what slid under a card does nothing to it.
        if body.place != IN_PLAY or index in landing.under or is_far(landing, body.x, body.y, 0):
            continue
        figure = standing(shown_figure(table, body), body.x, body.y, body.angle)
        zone = best_zone(shapes, figure, outlined)
        spiked = over(shapes, figure.spikes, outlined)
        armoured = body.blocks > 0 and over(shapes, figure.armour, outlined)
        if zone != NOTHING or spiked or armoured:
            found.append(Contact(at, part, "body", index, zone, int(spiked), int(armoured)))
    for index, chest in enumerate(table.chests):
        if chest.inside != NOTHING and over(shapes, [prize_at(chest.x, chest.y)], outlined):
            found.append(Contact(at, part, "chest", index, NOTHING, 0, 0))
    for index, gemstone in enumerate(table.gemstones):
        if over(shapes, [prize_at(gemstone.x, gemstone.y)], outlined):
            found.append(Contact(at, part, "gemstone", index, NOTHING, 0, 0))
    return found


def is_far(landing: Landing, x: int, y: int, reach: int) -> bool:
    """Tells at a glance that a weapon cannot reach a card with this centre."""
    far = FAR + reach
    return not (-far <= landing.x - x <= far and -far <= landing.y - y <= far)


def prize_at(x: int, y: int) -> Outline:
    """Returns where a chest or a gemstone can be hit."""
    return Outline(moved(PRIZE, x, y))


def _shield(table: Table, at: int, landing: Landing) -> tuple[Contact, ...]:
    """RX-V4: a weapon thrown as a shield has to lie over the own card, and touches nothing else."""
    own = table.bodies[landing.body]
    if touches(placed(CARD, landing.x, landing.y, landing.angle), placed(CARD, own.x, own.y, own.angle)):
        return (Contact(at, WHOLE_WEAPON, "card", landing.body, NOTHING, 0, 0),)
    return ()


# --- Splash ---


def _splashed(
    table: Table, at: int, landing: Landing, parts: list[Outline], reach: int, struck: list[Contact]
) -> list[Contact]:
    """RX-KK2 to KK6: enemies within reach that the weapon did not strike; armour and spikes only if no path is free.

    RX-HE5.
    """
    hit = {contact.at for contact in struck if contact.what == "body" and contact.zone != NOTHING}
    shapes = [part.shape for part in parts]
    found: list[Contact] = []
    for index, body in enumerate(table.bodies):
        own_side = are_allies(table, landing.seat, body.seat) and FRIENDLY_FIRE not in table.variants
        if body.place != IN_PLAY or index in hit or index in landing.under or own_side:
            continue
        if is_far(landing, body.x, body.y, reach):
            continue
        figure = standing(shown_figure(table, body), body.x, body.y, body.angle)
        if not any(part.within(zone, reach) for part in parts for zone in figure.zones):
            continue
        zones = [zone.shape for zone in figure.zones]
        spikes = [spike.shape for spike in figure.spikes]
        armour = [plate.shape for plate in figure.armour] if body.blocks > 0 and body.kind != VINE else []
        if _free_path(shapes, zones, spikes + armour, reach):
            found.append(Contact(at, SPLASH, "body", index, NOTHING, 0, 0))
        elif _free_path(shapes, zones, armour, reach):
            found.append(Contact(at, SPLASH, "body", index, NOTHING, 1, 0))
        else:
            found.append(Contact(at, SPLASH, "body", index, NOTHING, 0, 1))
    opened = {contact.at for contact in struck if contact.what == "gemstone"}
    for index, gemstone in enumerate(table.gemstones):
        near = min([gap(shape, moved(PRIZE, gemstone.x, gemstone.y)) for shape in shapes]) <= reach
        if near and index not in opened:
            found.append(Contact(at, SPLASH, "gemstone", index, NOTHING, 0, 0))
    return found


def _free_path(shapes: list[Polygon], zones: list[Polygon], barriers: list[Polygon], reach: int) -> bool:
    """Tells whether a straight path within reach leads from the art to a zone past all barriers.

    Tried are, at every millimetre of an outline, the nearest point of the other shape, then all pairs of such points.
    """
    if not barriers:
        return True
    for start in shapes:
        for zone in zones:
            if gap(start, zone) > reach:
                continue
            leaving = _points(start, zone, reach)
            for one in leaving:
                if _is_free(one, nearest_point(zone, *one), barriers, reach):
                    return True
            arriving = _points(zone, start, reach)
            for other in arriving:
                if _is_free(nearest_point(start, *other), other, barriers, reach):
                    return True
            for one in leaving:
                for other in arriving:
                    if _is_free(one, other, barriers, reach):
                        return True
    return False


def _is_free(one: Point, other: Point, barriers: list[Polygon], reach: int) -> bool:
    """Tells whether a straight path is short enough and meets no barrier."""
    if length(other[0] - one[0], other[1] - one[1]) > reach:
        return False
    return not any(segment_meets(barrier, one, other) for barrier in barriers)


def _points(shape: Polygon, other: Polygon, reach: int) -> list[Point]:
    """Returns points on an outline, at most a millimetre from each other, from which a path may reach a shape."""
    found: list[Point] = []
    x0, y0 = shape[-1]
    for x, y in shape:
        steps = length(x - x0, y - y0) // CLOSE + 1
        for step in range(steps):
            point = x0 + (x - x0) * step // steps, y0 + (y - y0) * step // steps
            # Points are rounded, so a path may begin or end a little off the outline.
            if distance_to(other, *point) <= reach + ROUNDING:
                found.append(point)
        x0, y0 = x, y
    return found
