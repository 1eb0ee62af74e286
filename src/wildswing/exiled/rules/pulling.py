"""Pulls at the end of an attack phase."""

from typing import Final

from wildswing.exiled.rules.attack import body_name
from wildswing.exiled.rules.book import PULL, ROOTED
from wildswing.exiled.rules.book import VINE as GROWS
from wildswing.exiled.rules.damage import is_a_miss
from wildswing.exiled.rules.events import Pulled
from wildswing.exiled.rules.geometry import MM, Point, length
from wildswing.exiled.rules.sliding import slide_all
from wildswing.exiled.rules.steps import Consent, Pulling, Pulls, Reel
from wildswing.exiled.rules.table import (
    IN_PLAY,
    SPLASH,
    VINE,
    Table,
    alter_body,
    are_allies,
    bodies_of,
    character_of,
    has,
)
from wildswing.exiled.rules.terrain import settle_terrain
from wildswing.exiled.rules.together import asked
from wildswing.exiled.rules.variants import LONG_PULL, REAL_TABLE
from wildswing.kernel.agenda import push
from wildswing.kernel.ask import Ask
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.question import Does
from wildswing.kernel.space import Space
from wildswing.kernel.state import NOTHING, Step

Pull = tuple[str, str, int]
"""“pull” or “go”, and what was struck: “body” or “gemstone”, and which."""

NO_PULL: Pull = ("", "", NOTHING)


def pulls(table: Table, step: Step, heard: Heard) -> None:
    """RX-GA1, RX-GA9: whoever can pull is asked once, after removals."""
    for at, body in enumerate(table.bodies):
        if body.pulled:
            alter_body(table, at).pulled = 0
    able = [seat for seat in range(len(table.players)) if character_of(table, seat).ability(PULL) is not None]
    push(table, *[Pulling(seat) for seat in able if bodies_of(table, seat)])


def struck_by(table: Table, seat: int) -> list[tuple[str, int]]:
    """RX-GA2, RX-GA7, RX-GA8: returns what a player's weapon lies on: allies too, but nobody who avoided it (RX-G3)."""
    found: list[tuple[str, int]] = []
    for contact in table.contacts:
        landing = table.landings[contact.landing]
        if landing.seat != seat or contact.part == SPLASH or is_a_miss(table, landing):
            continue
        if contact.what == "gemstone":
            found.append(("gemstone", contact.at))
        elif contact.what == "body" and contact.zone != NOTHING and not contact.armoured:
            body = table.bodies[contact.at]
            away = body.place != IN_PLAY or body.seat in table.ethereal
            if not away and contact.at not in bodies_of(table, seat):
                found.append(("body", contact.at))
    return list(dict.fromkeys(found))


def ask_pull(table: Table, step: Pulling) -> Ask:
    """RX-GA1, RX-GA4, RX-GA6: the struck one comes, or the puller goes; what is rooted never moves."""
    seat = step.seat
    own_moves = any(not has(table, table.bodies[at], ROOTED) for at in bodies_of(table, seat))
    options: list[Pull] = [NO_PULL]
    for what, at in struck_by(table, seat):
        if what == "body" and can_be_pulled(table, seat, at):
            options.append(("pull", what, at))
        if own_moves:
            options.append(("go", what, at))
    return Ask(asked(table, seat), "pull", tuple(options), seat)


def can_be_pulled(table: Table, seat: int, at: int) -> bool:
    """RX-GL1, RX-GL3: neither what is rooted nor an enemy vine can be pulled."""
    body = table.bodies[at]
    if body.kind == VINE:
        return are_allies(table, seat, body.seat)
    return not has(table, body, ROOTED)


def pull(table: Table, step: Pulling, chosen: Pull, heard: Heard) -> None:
    """RX-GA2: an ally must agree to be pulled."""
    seat = step.seat
    if chosen == NO_PULL:
        return
    if chosen[0] == "pull" and are_allies(table, seat, table.bodies[chosen[2]].seat):
        push(table, Consent(table.bodies[chosen[2]].seat, seat, chosen))
    else:
        push(table, Reel(seat, chosen))


def ask_consent(table: Table, step: Consent) -> Ask:
    """Asks an ally."""
    return Ask(asked(table, step.seat), "consent", (False, True), (step.seat, step.puller), always=True)


def consent(table: Table, step: Consent, agrees: bool, heard: Heard) -> None:
    """Goes on if the ally agrees."""
    if agrees:
        push(table, Reel(step.puller, step.chosen))


def ask_reel(table: Table, step: Reel) -> Ask:
    """RX-GA8, RX-GA9: asks how far, up to two card lengths or, by a table option, all the way to contact."""
    seat = step.seat
    if REAL_TABLE in table.variants:
        return Ask(asked(table, seat), "reel", ((0,),), (seat, step.chosen))
    return Ask(seat, "reel", Space(("distance", 0, reach(table, seat, step.chosen) // MM)), (seat, step.chosen))


def reach(table: Table, seat: int, chosen: Pull) -> int:
    """Returns how far a pull can go."""
    ability = character_of(table, seat).ability(PULL)
    dx, dy = _between(table, seat, chosen)
    far = length(dx, dy)
    return far if LONG_PULL in table.variants or ability is None else min(far, ability.length)


def _mover(table: Table, seat: int, chosen: Pull) -> int:
    return chosen[2] if chosen[0] == "pull" else bodies_of(table, seat)[0]


def _between(table: Table, seat: int, chosen: Pull) -> Point:
    """Returns the way from the one who moves to the other, between centres."""
    mover = table.bodies[_mover(table, seat, chosen)]
    own = table.bodies[bodies_of(table, seat)[0]]
    if chosen[0] == "pull":
        return own.x - mover.x, own.y - mover.y
    if chosen[1] == "gemstone":
        gemstone = table.gemstones[chosen[2]]
        return gemstone.x - mover.x, gemstone.y - mover.y
    other = table.bodies[chosen[2]]
    return other.x - mover.x, other.y - mover.y


def reel(table: Table, step: Reel, distance: tuple[int], heard: Heard) -> None:
    """Slides the one who moves along the line; RX-GA3: who was moved has not stood still, who was not has."""
    seat = step.seat
    chosen = step.chosen
    at = _mover(table, seat, chosen)
    if REAL_TABLE not in table.variants and not _reeled(table, seat, chosen, at, distance[0] * MM):
        return
    body = alter_body(table, at)
    body.stood = 0
    body.pulled = 1
    settle_terrain(table)
    if heard is not None:
        name = body_name(table, at)
        heard.append(Told(Pulled(at, name, character_of(table, seat).name, body.x, body.y)))


def _reeled(table: Table, seat: int, chosen: Pull, at: int, wanted: int) -> bool:
    """Slides a card as far as is wanted and free; tells whether it moved at all."""
    before = table.bodies[at]
    dx, dy = _between(table, seat, chosen)
    whole = length(dx, dy)
    far = min(wanted, whole)
    if whole and far:
        _slide(table, at, (dx * far // whole, dy * far // whole))
    return (table.bodies[at].x, table.bodies[at].y) != (before.x, before.y)


def _slide(table: Table, at: int, shift: Point) -> None:
    """RX-GL5: a pulled vine must end within its reach of its owner; else it stays."""
    before = table.bodies[at]
    slide_all(table, {at: shift})
    if before.kind == VINE and not vine_in_reach(table, at):
        body = alter_body(table, at)
        body.x, body.y = before.x, before.y


def vine_in_reach(table: Table, at: int) -> bool:
    """RX-GL4: tells whether a vine is near enough to its owner, between centres."""
    vine = table.bodies[at]
    ability = character_of(table, vine.card).ability(GROWS)
    owners = bodies_of(table, vine.seat)
    if ability is None or not owners:
        return False
    owner = table.bodies[owners[0]]
    return length(vine.x - owner.x, vine.y - owner.y) <= ability.length


RULES: Final[tuple[Does, ...]] = (Does(Pulls, pulls),)
"""What becomes of the steps of this chapter."""
