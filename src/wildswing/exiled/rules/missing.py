"""How a throw missed what it was meant for: by how much, and why. This is told and changes nothing."""

from collections.abc import Sequence
from typing import Final

from wildswing.exiled.rules.geometry import (
    CARD,
    MM,
    ONE,
    Point,
    Polygon,
    cosine,
    distance_to,
    gap,
    heading,
    placed,
    sine,
)
from wildswing.exiled.rules.judging import art, prize_at, shown_figure, standing, weapon_of
from wildswing.exiled.rules.naming import (
    TO_THE_LEFT,
    TO_THE_RIGHT,
    TOO_EARLY,
    TOO_FAR,
    TOO_FAR_LEFT,
    TOO_FAR_RIGHT,
    TOO_LATE,
    TOO_SHORT,
)
from wildswing.exiled.rules.places import card_at
from wildswing.exiled.rules.table import IN_PLAY, Landing, Table
from wildswing.exiled.rules.throwing import plane
from wildswing.kernel.state import NOTHING
from wildswing.texts import Text

NEAR: Final = 8_800
"""A throw is meant for a card if it is aimed so near to it: within a card length."""

CLEAN: Final = 4
"""A hand that is no more than so many tenths of a standard error off has let go as it should."""

Aimed = tuple[str, int]
"""What a throw was meant for: “body”, “chest”, “gemstone”, or “card” for the own one; and which."""

Miss = tuple[Aimed, int, tuple[Text, ...]]
"""What was missed, by how many mm, and why."""


def miss_of(table: Table, at: int) -> Miss | None:
    """Returns how a landed weapon missed; nothing if it touches what it was meant for or lies under it."""
    landing = table.landings[at]
    aimed = meant_for(table, landing)
    if aimed is None or (aimed[0] == "body" and aimed[1] in landing.under):
        return None
    if any(contact.landing == at and (contact.what, contact.at) == aimed for contact in table.contacts):
        return None
    far = in_mm(gap_between(_reaching(table, landing), _shapes(table, aimed)))
    start = plane(card_at(table, landing.body), landing.aim_x, landing.aim_y)
    aim, spot = (landing.aim_x, landing.aim_y), (landing.x, landing.y)
    return (aimed, far, reasons(landing.timing, landing.sway, start, aim, spot)) if far else None


def meant_for(table: Table, landing: Landing) -> Aimed | None:
    """Returns the chest that was named for a throw, or else what of somebody else lies nearest to its aim."""
    if landing.kind == "block":
        return "card", landing.body
    if landing.chest != NOTHING:
        return "chest", landing.chest
    found: list[tuple[int, Aimed]] = []
    for at, body in enumerate(table.bodies):
        if body.place == IN_PLAY and body.seat != landing.seat and at != landing.body:
            found.append((distance_to(card_at(table, at), landing.aim_x, landing.aim_y), ("body", at)))
    for at, gemstone in enumerate(table.gemstones):
        if gemstone.team != table.players[landing.seat].team:
            card = placed(CARD, gemstone.x, gemstone.y, 0)
            found.append((distance_to(card, landing.aim_x, landing.aim_y), ("gemstone", at)))
    far, aimed = min(found, default=(NEAR + 1, None))
    return aimed if far <= NEAR else None


def _reaching(table: Table, landing: Landing) -> list[Polygon]:
    """Returns the art that could have hit, or the whole card of a weapon thrown as a shield."""
    if landing.kind == "block":
        return [placed(CARD, landing.x, landing.y, landing.angle)]
    weapon = weapon_of(table, landing)
    lying = art(weapon, landing.x, landing.y, landing.angle)
    return [outline.shape for outline, part in zip(lying, weapon.parts, strict=True) if part.harms]


def _shapes(table: Table, aimed: Aimed) -> list[Polygon]:
    """Returns what had to be hit."""
    what, at = aimed
    if what == "card":
        return [card_at(table, at)]
    if what == "chest":
        return [prize_at(table.chests[at].x, table.chests[at].y).shape]
    if what == "gemstone":
        return [prize_at(table.gemstones[at].x, table.gemstones[at].y).shape]
    body = table.bodies[at]
    return [zone.shape for zone in standing(shown_figure(table, body), body.x, body.y, body.angle).zones]


def gap_between(reaching: Sequence[Polygon], shapes: Sequence[Polygon]) -> int:
    """Returns the distance between art and target; 0 if they touch."""
    return min([gap(part, shape) for part in reaching for shape in shapes])


def in_mm(far: int) -> int:
    """Returns a distance in mm; what is not 0 is at least 1."""
    return max(1, (far + MM // 2) // MM) if far else 0


def reasons(timing: int, sway: int, start: Point, aim: Point, spot: Point) -> tuple[Text, ...]:
    """Says why a weapon did not land where it was aimed: what the hand did, or else which way it flew.

    A weapon that landed where it was aimed has no reason: the aim was wrong.
    """
    by_hand = [TOO_LATE if timing > 0 else TOO_EARLY] if abs(timing) > CLEAN else []
    by_hand += [TO_THE_RIGHT if sway > 0 else TO_THE_LEFT] if abs(sway) > CLEAN else []
    if by_hand:
        return tuple(by_hand)
    direction = heading(aim[0] - start[0], aim[1] - start[1])
    dx, dy = spot[0] - aim[0], spot[1] - aim[1]
    ahead = (cosine(direction) * dy - sine(direction) * dx) // ONE
    aside = (cosine(direction) * dx + sine(direction) * dy) // ONE
    if max(abs(ahead), abs(aside)) < MM:
        return ()
    if abs(ahead) >= abs(aside):
        return (TOO_FAR if ahead > 0 else TOO_SHORT,)
    return (TOO_FAR_RIGHT if aside > 0 else TOO_FAR_LEFT,)
