"""Where an agent for Rise of the Exiled aims: by what a throw is worth on average under its own spread."""

from wildswing.exiled.agents.outlook import GEMSTONE_WORTH, Outlook
from wildswing.exiled.agents.weighing import Weighed
from wildswing.exiled.evaluation import WON, worth
from wildswing.exiled.prospects import MOST_DAMAGE, PRIZE_FIGURE, Target, Thrower, best_near, expected, likely_aim
from wildswing.exiled.rules.attack import weapons_thrown
from wildswing.exiled.rules.bonuses import MOUNTAIN_DAMAGE
from wildswing.exiled.rules.book import BLIND_STRUCK, INFECT, NOT_INFECTED, SPLASH, STILL_DAMAGE
from wildswing.exiled.rules.damage import VINE_DAMAGE, is_protected, start_life
from wildswing.exiled.rules.geometry import CARD, MM, placed
from wildswing.exiled.rules.items import TOME_DAMAGE
from wildswing.exiled.rules.judging import shown_figure
from wildswing.exiled.rules.steps import ThrowAgain
from wildswing.exiled.rules.table import (
    IN_PLAY,
    NOBODY,
    VINE,
    Body,
    Table,
    alter_player,
    are_allies,
    bodies_of,
    character_of,
    stood_still,
)
from wildswing.exiled.rules.terrain import FOREST, MOUNTAIN, SWAMP, in_forest
from wildswing.exiled.rules.throwing import spread_of
from wildswing.exiled.rules.variants import FRIENDLY_FIRE
from wildswing.kernel.ask import Ask
from wildswing.kernel.state import NOTHING

BLINDING = 0.8
"""What it is worth that an enemy throws blind."""

RISING = 3.0
"""What it is worth that an enemy rises on the own side."""

CHEST_WORTH = 1.5
"""What the unknown item in a chest is worth."""

FINALISTS = 2
"""Of how many likely aims better ones are looked for nearby."""

PROMISING = 0.7
"""A likely aim is looked at closely if it is worth this share of the best."""

Lives = list[tuple[int, float]]
"""How many hit points a card may have left when a throw lands, and how likely that is."""


class Aim:
    """A point to throw at in millimetres, and what the throw is worth on average."""

    __slots__ = ("value", "x", "y")

    def __init__(self, value: float, x: int, y: int) -> None:
        self.value = value
        self.x = x
        self.y = y


# --- Answers ---


def aim(table: Table, ask: Ask) -> Weighed:
    """Finds the point to throw a weapon at."""
    seat, number, at = ask.about
    found = best_throw(table, seat, at, number, meant_chest(table, seat))
    return {(found.x, found.y, 0, 0): found.value}


def meant_chest(table: Table, seat: int) -> int:
    """Returns the chest a player has named for the throw, or NOTHING."""
    return next((one[1] for one in table.sealed[seat] if one[0] == "open"), NOTHING)


def bounce(table: Table, ask: Ask) -> Weighed:
    """Finds the point to throw a ricochet at; the card it comes from takes nothing."""
    seat, number, at = ask.about
    found = best_throw(table, seat, at, number, NOTHING, excepted=at)
    return {(found.x, found.y, 0, 0): found.value}


def ricochet(table: Table, ask: Ask) -> Weighed:
    """Weighs the struck cards by what the next throw from there is worth; who is hexed names a target anew."""
    free = _naming(table, ask.seat, NOTHING)
    return {bounce: _bounce_value(free, ask.seat, bounce) for bounce in ask.options}


def _bounce_value(table: Table, seat: int, bounce: tuple[int, int]) -> float:
    landing, at = bounce
    if landing == NOTHING:
        return 0.0
    return best_throw(table, seat, at, table.landings[landing].weapon, NOTHING, excepted=at).value


def open_chest(table: Table, ask: Ask) -> Weighed:
    """Weighs the chests, and none, by the best throw at it or at an enemy."""
    at: int = table.sealed[ask.seat][0][1]
    return {chest: attack_value(table, ask.seat, at, chest) for chest in ask.options}


def name(table: Table, ask: Ask) -> Weighed:
    """Weighs the enemies by what the next throw against each is worth, which may be a ricochet."""
    then = table.agenda[-2] if len(table.agenda) > 1 else None

    def value(named: int) -> float:
        if named == NOBODY or are_allies(table, ask.seat, named):
            return -1.0
        meant = _naming(table, ask.seat, named)
        if isinstance(then, ThrowAgain):
            return _bounce_value(meant, ask.seat, then.chosen)
        return max([attack_value(meant, ask.seat, at, NOTHING) for at in bodies_of(meant, ask.seat)])

    return {named: value(named) for named in ask.options}


def _naming(table: Table, seat: int, named: int) -> Table:
    """Returns the table as if a player had named somebody."""
    meant = table.copy()
    alter_player(meant, seat).named = named
    return meant


# --- Weighing throws ---


def attack_value(table: Table, seat: int, at: int, chest: int) -> float:
    """Returns what the throws of a player from a card are worth."""
    return sum([best_throw(table, seat, at, number, chest).value for number in weapons_thrown(table, seat, at)])


def best_throw(table: Table, seat: int, at: int, number: int, chest: int, excepted: int = NOTHING) -> Aim:
    """Returns the best aim found: first a likely one for each target is weighed, then the best are made better."""
    thrower = thrower_of(table, seat, at, number)
    targets = targets_of(table, seat, at, chest, excepted)
    starts = likely_throws(thrower, targets)
    close = [start for start in starts[:FINALISTS] if start[0] >= PROMISING * starts[0][0]]
    if not close:
        return Aim(0.0, 0, 0)
    value, x, y = max([best_near(thrower, x, y, targets) for _, x, y in close])
    left, bottom, right, top = table.edges
    return Aim(value, _whole(x, left, right), _whole(y, bottom, top))


def likely_throws(thrower: Thrower, targets: list[Target]) -> list[tuple[float, int, int]]:
    """Returns a likely aim for each target that is worth a throw, with what it is worth, the best first."""
    wanted = [target for target in targets if max(target.gains) > 0]
    aims = [likely_aim(thrower, target) for target in wanted]
    return sorted([(expected(thrower, x, y, targets), x, y) for x, y in aims], reverse=True)


def _whole(length: int, low: int, high: int) -> int:
    """Returns a coordinate in whole millimetres within the table."""
    return max(low // MM, min(high // MM, (length + MM // 2) // MM))


def thrower_of(table: Table, seat: int, at: int, number: int) -> Thrower:
    """Returns a card from which a weapon is thrown, with the spread of the seat."""
    player = table.players[seat]
    body = table.bodies[at]
    weapon = character_of(table, seat).weapons[number]
    spread = spread_of(player.skill, bool(player.blind), bool(player.off_hand), weapon.factor)
    return Thrower(placed(CARD, body.x, body.y, body.angle), weapon, spread)


def targets_of(table: Table, seat: int, at: int, chest: int, excepted: int) -> list[Target]:
    """Returns all that a throw from a card may hit, with what every damage to it is worth to the seat."""
    splash = character_of(table, seat).ability(SPLASH)
    reach = splash.length if splash is not None else 0
    lives = _lives(table, seat)
    found: list[Target] = []
    for index, body in enumerate(table.bodies):
        friend = are_allies(table, seat, body.seat)
        if body.place != IN_PLAY or index == excepted or (friend and FRIENDLY_FIRE not in table.variants):
            continue
        gains = _gains(table, seat, at, index, lives.get(index, [(body.life, 1.0)]))
        if friend:
            gains = [-gain for gain in gains]
        found.append(Target(shown_figure(table, body), body.x, body.y, body.angle, gains, body.blocks > 0, reach))
    for gemstone in table.gemstones:
        if gemstone.team != table.players[seat].team:
            last = WON if gemstone.life == 1 else 0.0
            gains = [0.0, *[GEMSTONE_WORTH + last] * (MOST_DAMAGE - 1)]
            found.append(Target(PRIZE_FIGURE, gemstone.x, gemstone.y, 0, gains, splash=reach))
    if chest != NOTHING:
        gains = [0.0, *[CHEST_WORTH] * (MOST_DAMAGE - 1)]
        found.append(Target(PRIZE_FIGURE, table.chests[chest].x, table.chests[chest].y, 0, gains))
    return found


def _lives(table: Table, seat: int) -> dict[int, Lives]:
    """Guesses how many hit points enemies have left after the throws of allies who sit before a seat.

    So those who sit later do not waste their throws on an enemy who falls anyway.
    """
    found: dict[int, Lives] = {}
    before = [other for other in range(seat) if are_allies(table, seat, other) and bodies_of(table, other)]
    if not before:
        return found
    outlook = Outlook(table, seat)
    for other in before:
        arm = outlook.arms[other]
        target = arm.best(table, outlook.foes)[1]
        if target != NOTHING:
            damage, hits = arm.harm_and_hits(table, target)
            amount = max(1, round(damage / hits)) if hits else 0
            lives = found.get(target, [(table.bodies[target].life, 1.0)])
            found[target] = [(life, chance * (1 - hits)) for life, chance in lives]
            found[target] += [(max(0, life - amount), chance * hits) for life, chance in lives]
    return found


def as_harm(table: Table, seat: int, at: int, target: int, damages: list[float]) -> Target:
    """Returns a card as something to hit, with a number for every damage that it may take by a throw from another."""
    splash = character_of(table, seat).ability(SPLASH)
    body = table.bodies[target]
    bonus = _bonus(table, seat, table.bodies[at])
    taken = [damages[min(MOST_DAMAGE - 1, _amount(body, damage, bonus))] for damage in range(1, MOST_DAMAGE)]
    reach = splash.length if splash is not None else 0
    return Target(shown_figure(table, body), body.x, body.y, body.angle, [0.0, *taken], body.blocks > 0, reach)


def _gains(table: Table, seat: int, at: int, target: int, lives: Lives) -> list[float]:
    """Returns by damage what it is worth to hit a card; in place of no damage, what the spikes cost."""
    own, body = table.bodies[at], table.bodies[target]
    named = table.players[seat].named
    if named not in (NOTHING, body.seat):
        return [0.0] * MOST_DAMAGE
    least = 1 if is_protected(table, body.seat) and body.kind != VINE else 0
    bonus = _bonus(table, seat, own)
    gains = [worth(table, own, max(0, own.life - 1)) - worth(table, own, own.life)]
    for damage in range(1, MOST_DAMAGE):
        amount = _amount(body, damage, bonus)
        gain = 0.0
        for life, chance in lives:
            left = max(min(least, life), life - amount)
            gain += chance * (worth(table, body, life) - worth(table, body, left))
            if life and body.kind != VINE:
                gain += chance * _extra(table, seat, body, left)
        gains.append(gain + _healed(table, seat, at, amount))
    return gains


def _bonus(table: Table, seat: int, own: Body) -> int:
    """RX-EV1, RX-L4, RX-I26: returns what adds to the damage of a throw from a card."""
    still = character_of(table, seat).ability(STILL_DAMAGE)
    bonus = still.amount if still is not None and stood_still(own) else 0
    bonus += MOUNTAIN_DAMAGE if own.terrain == MOUNTAIN else 0
    return bonus + (TOME_DAMAGE if table.players[seat].tome else 0)


def _amount(body: Body, damage: int, bonus: int) -> int:
    """Returns what is left of a throw's damage to a card."""
    if body.kind == VINE:
        return VINE_DAMAGE
    if body.terrain == SWAMP:
        return 0
    return in_forest(damage + bonus) if body.terrain == FOREST else damage + bonus


def _extra(table: Table, seat: int, body: Body, left: int) -> float:
    """Returns what a hit is worth beside its damage, if it leaves a card so many hit points."""
    character = character_of(table, seat)
    if left:
        blinds = character.ability(BLIND_STRUCK) is not None and not table.players[body.seat].blind
        return BLINDING if blinds else 0.0
    rises = character.ability(INFECT) is not None and not table.gemstones
    return RISING if rises and character_of(table, body.card).ability(NOT_INFECTED) is None else 0.0


def _healed(table: Table, seat: int, at: int, amount: int) -> float:
    """RX-I21: returns what a hit is worth by the healing it brings."""
    body = table.bodies[at]
    if not table.players[seat].vampyr or body.kind == VINE or body.life == 0:
        return 0.0
    life = min(start_life(table, at), body.life + amount)
    return worth(table, body, life) - worth(table, body, body.life)
