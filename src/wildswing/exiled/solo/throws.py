"""A throw of a solo game: where the player may aim, and where the weapon lands."""

from typing import Final, NamedTuple

from wildswing.exiled.rules.attack import MISS
from wildswing.exiled.rules.geometry import MM, Polygon
from wildswing.exiled.rules.judging import Outline, art
from wildswing.exiled.rules.missing import in_mm, reasons
from wildswing.exiled.rules.naming import lengths_in_words
from wildswing.exiled.rules.throwing import HAND, Landed, Throw, land, plane, spread_of
from wildswing.exiled.solo.events import Tossed
from wildswing.exiled.solo.session import Session, Toss, total, weapon_in
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.space import Space
from wildswing.texts import say

Edges = tuple[int, int, int, int]

Found = tuple[str, int]
"""The best zone or ring under a weapon, or nothing, and what it is worth."""

NOT_HIT: Final[Found] = ("", 0)

ALONE: Final = 100
"""RX-TP6: a weapon thrown alone spreads as any other, in percent."""


class Aimed(NamedTuple):
    """What is thrown at in a solo game, and from where."""

    name: str
    origin: Polygon
    """Over the edge of which it is thrown."""
    unit: str
    """What throws are counted in: damage or points."""


def throw_prompt(session: Session, target: str) -> str:
    """Asks for a throw at what stands or hangs so far away."""
    return say(
        "{target} is {lengths} away. Where do you throw the {weapon}?",
        target=target,
        lengths=lengths_in_words(session.lengths),
        weapon=weapon_in(session).name,
    )


def aim_space(session: Session, edges: Edges) -> Space:
    """Returns where the player may aim, in mm, and how a hand may miss, in tenths of the standard errors."""
    left, bottom, right, top = edges
    miss = MISS if session.skill == HAND else 0
    return Space(
        ("x", left // MM, right // MM), ("y", bottom // MM, top // MM), ("power", -miss, miss), ("sway", -miss, miss)
    )


def throw_from(session: Session, origin: Polygon, point: tuple[int, ...], cards: tuple[Polygon, ...]) -> Landed:
    """Throws the weapon over the edge of something and returns where it lands."""
    x, y, power, sway = point
    spread = spread_of(session.skill, False, False, ALONE)
    throw = Throw(origin, x * MM, y * MM, power, sway, spread, weapon_in(session).along)
    landed, session.chance = land(throw, cards, session.chance)
    return landed


def art_of(session: Session, landed: Landed) -> list[Outline]:
    """Returns the art of the weapon that counts, where its card lies."""
    weapon = weapon_in(session)
    parts = art(weapon, landed.x, landed.y, landed.angle)
    return [outline for outline, part in zip(parts, weapon.parts, strict=True) if part.harms]


def note(
    session: Session, point: tuple[int, ...], landed: Landed, found: Found, beside: int, aimed: Aimed, heard: Heard
) -> None:
    """Adds a throw to the session and tells it, and how far beside the target it lies if it missed."""
    where, worth = found
    toss = Toss(
        session.lengths,
        point[0] * MM,
        point[1] * MM,
        landed.x,
        landed.y,
        landed.angle,
        int(bool(landed.under)),
        where,
        worth,
    )
    session.thrown = (*session.thrown, toss)
    if heard is not None:
        told = Tossed(
            number=len(session.thrown),
            weapon=weapon_in(session).name,
            aim=(toss.aim_x, toss.aim_y),
            place=(toss.x, toss.y, toss.angle),
            under=bool(toss.under),
            where=where,
            worth=worth,
            unit=aimed.unit,
            total=total(session),
            target=aimed.name,
            distance=in_mm(beside),
            why=_reasons(aimed.origin, point, landed) if beside else (),
        )
        heard.append(Told(told))


def _reasons(origin: Polygon, point: tuple[int, ...], landed: Landed) -> tuple[str, ...]:
    x, y, timing, sway = point
    start = plane(origin, x * MM, y * MM)
    return reasons(timing, sway, start, (x * MM, y * MM), (landed.x, landed.y))
