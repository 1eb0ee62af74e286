"""The extra throw of the Scroll of Ricochet."""

from typing import Final

from wildswing.exiled.rules.attack import aim_space, lay_weapons, settled, tell_misses
from wildswing.exiled.rules.damage import harm_by, harms
from wildswing.exiled.rules.geometry import CARD, MM, placed
from wildswing.exiled.rules.judging import judge
from wildswing.exiled.rules.places import card_at
from wildswing.exiled.rules.steps import BounceHarm, Name, Report, Ricochet, Ricochets, Spike, ThrowAgain
from wildswing.exiled.rules.table import IN_PLAY, SPLASH, VINE, Landing, Table, alter_player, are_allies, character_of
from wildswing.exiled.rules.throwing import Throw, land
from wildswing.exiled.rules.together import asked
from wildswing.exiled.rules.variants import REAL_TABLE
from wildswing.kernel.agenda import push
from wildswing.kernel.ask import Ask
from wildswing.kernel.event import Heard
from wildswing.kernel.question import Does
from wildswing.kernel.state import NOTHING, Step

Bounce = tuple[int, int]
"""The landing that struck and the card it struck."""

NO_BOUNCE: Bounce = (NOTHING, NOTHING)


def ricochets(table: Table, step: Step, heard: Heard) -> None:
    """RX-I23, RX-I28: all whose attack succeeded may throw once more, even if they were brought to 0."""
    for seat in reversed(range(len(table.players))):
        if table.players[seat].ricochet and bounces(table, seat):
            alter_player(table, seat).ricochet = 0
            push(table, Ricochet(seat))


def bounces(table: Table, seat: int) -> list[Bounce]:
    """Returns the hits that did damage; RX-I23: not a splash, RX-I27: not a ricochet."""
    found = [harm for harm in harms(table, 0, NOTHING) if harm.seat == seat and harm.amount > 0]
    return [
        (harm.contact.landing, harm.body)
        for harm in found
        if harm.contact.part != SPLASH
        and table.landings[harm.contact.landing].kind == "throw"
        and table.bodies[harm.body].kind != VINE
        and not are_allies(table, seat, table.bodies[harm.body].seat)
    ]


def ask_ricochet(table: Table, step: Ricochet) -> Ask:
    """Asks from which struck enemy's place the weapon is thrown again, if at all."""
    options = dict.fromkeys([NO_BOUNCE, *bounces(table, step.seat)])
    return Ask(asked(table, step.seat), "ricochet", tuple(options), step.seat)


def ricochet(table: Table, step: Ricochet, chosen: Bounce, heard: Heard) -> None:
    """RX-NA6: the weapon that hit is thrown again; RX-I25: before it a hexed player names somebody anew."""
    seat = step.seat
    if chosen != NO_BOUNCE:
        named: list[Step] = [Name(seat)] if table.players[seat].hexed else []
        push(table, *named, ThrowAgain(seat, chosen))


def ask_bounce(table: Table, step: ThrowAgain) -> Ask:
    """Asks where the weapon is thrown; on a real table people see where it lies."""
    landing = table.landings[step.chosen[0]]
    about = (step.seat, landing.weapon, step.chosen[1])
    if REAL_TABLE in table.variants:
        return Ask(asked(table, step.seat), "bounce", ((0, 0, 0, 0),), about)
    return Ask(step.seat, "bounce", aim_space(table, step.seat), about)


def bounce(table: Table, step: ThrowAgain, point: tuple[int, ...], heard: Heard) -> None:
    """RX-I27: throws from the edge of the struck card, with the state of the throw that hit (RX-CH4, RX-W1)."""
    seat = step.seat
    chosen = step.chosen
    first = len(table.landings)
    landing = _bounced(table, seat, chosen, point)
    after: tuple[Step, ...] = (Spike(seat, first, chosen[1]), BounceHarm(first, chosen[1]))
    if REAL_TABLE in table.variants:
        table.landings = (*table.landings, landing)
        push(table, Report(first), *after)
        return
    struck = table.bodies[chosen[1]]
    weapon = character_of(table, seat).weapons[landing.weapon]
    origin = placed(CARD, struck.x, struck.y, struck.angle)
    throw = Throw(origin, landing.aim_x, landing.aim_y, landing.timing, landing.sway, landing.spread, weapon.along)
    cards = [at for at, body in enumerate(table.bodies) if body.place == IN_PLAY]
    shapes = tuple([card_at(table, at) for at in cards])
    spot, table.chance = land(throw, shapes, table.chance)
    lay_weapons(table, [settled(landing, spot, cards)], heard)
    table.contacts = (*table.contacts, *judge(table, first))
    tell_misses(table, first, heard)
    push(table, *after)


def _bounced(table: Table, seat: int, chosen: Bounce, point: tuple[int, ...]) -> Landing:
    before = table.landings[chosen[0]]
    named = table.players[seat].named
    x, y, timing, sway = point
    x, y = x * MM, y * MM
    return Landing(
        seat, chosen[1], before.weapon, "ricochet", NOTHING, x, y, x, y, 0, (), before.spread, named, timing, sway
    )


def bounce_harm(table: Table, step: BounceHarm, heard: Heard) -> None:
    """RX-I23: the throw needs a new target, so it does nothing to the card it came from."""
    first = step.first
    struck = step.struck
    table.contacts = tuple(
        [one for one in table.contacts if one.landing != first or one.what != "body" or one.at != struck]
    )
    harm_by(table, first, struck, heard)


RULES: Final[tuple[Does, ...]] = (
    Does(Ricochets, ricochets),
    Does(BounceHarm, bounce_harm),
)
"""What becomes of the steps of this chapter."""
