"""Throws at a full table of Rise of the Exiled, to be judged by the clock."""

from random import Random
from typing import NamedTuple

from wildswing.exiled.game import EXILED
from wildswing.exiled.rules.attack import settled
from wildswing.exiled.rules.characters import house_characters
from wildswing.exiled.rules.geometry import CARD, Polygon, placed
from wildswing.exiled.rules.judging import judge
from wildswing.exiled.rules.setup import setup_of
from wildswing.exiled.rules.table import IN_PLAY, Body, Contact, Landing, Table, alter_body, are_allies
from wildswing.exiled.rules.throwing import Throw, land, spread_of
from wildswing.kernel.game import Setup
from wildswing.kernel.state import NOTHING


class Toss(NamedTuple):
    """A throw that has not landed, at the table it is thrown over."""

    table: Table
    throw: Throw
    landing: Landing


def all_twelve() -> Setup:
    """Returns six against six: all characters of the house."""
    names = sorted(house_characters())
    return setup_of([names[:6], names[6:]])


def full_table(setup: Setup, seed: int) -> Table:
    """Returns a table before the first attack, everybody at a random place."""
    random = Random(seed)
    table = EXILED.start(seed, setup)
    while table.phase == "setup":
        ask = table.asks[0]
        EXILED.answer(table, ask.seat, random.randrange(len(ask.options)))
    return table


def shifted(table: Table, by: int) -> Table:
    """Returns the table with all cards a little farther to the right, so that nothing known of their shapes helps."""
    twin = table.copy()
    for at in range(len(twin.bodies)):
        alter_body(twin, at).x += by
    return twin


def toss(table: Table, seat: int, random: Random) -> Toss:
    """Returns a throw at the middle of a random enemy."""
    at = next(at for at, body in enumerate(table.bodies) if body.seat == seat and body.place == IN_PLAY)
    enemies = [body for body in table.bodies if body.place == IN_PLAY and not are_allies(table, seat, body.seat)]
    aim = enemies[int(random.random() * len(enemies))]
    weapon = table.book.characters[seat].weapons[0]
    spread = spread_of(table.players[seat].skill, False, False, weapon.factor)
    throw = Throw(_card(table.bodies[at]), aim.x, aim.y, 0, 0, spread, weapon.along)
    return Toss(table, throw, Landing(seat, at, 0, "throw", NOTHING, aim.x, aim.y, aim.x, aim.y, 0, (), spread))


def lay(table: Table, throw: Throw, landing: Landing) -> int:
    """Lets a throw land on its table; returns the number of the landing."""
    cards = [at for at, body in enumerate(table.bodies) if body.place == IN_PLAY]
    spot, table.chance = land(throw, tuple([_card(table.bodies[at]) for at in cards]), table.chance)
    table.landings = (*table.landings, settled(landing, spot, cards))
    return len(table.landings) - 1


def judge_alone(table: Table, throw: Throw, landing: Landing) -> tuple[Contact, ...]:
    """Lets a single throw land and judges it."""
    table.landings = ()
    return judge(table, lay(table, throw, landing))


def _card(body: Body) -> Polygon:
    return placed(CARD, body.x, body.y, body.angle)
