"""How an agent for Rise of the Exiled uses abilities and items."""

from collections.abc import Callable

from wildswing.exiled.agents.aiming import attack_value
from wildswing.exiled.agents.outlook import Arm, Outlook, weight
from wildswing.exiled.agents.weighing import Weighed
from wildswing.exiled.evaluation import evaluate, worth
from wildswing.exiled.rules.bonuses import with_likely_bonuses
from wildswing.exiled.rules.book import STANCE
from wildswing.exiled.rules.damage import harms, spiked_landings, start_life
from wildswing.exiled.rules.items import CONFUSION, HEALING, HEALTH, PROTECTION, TOME, VAMPYR
from wildswing.exiled.rules.table import Table, are_allies, bodies_of
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.state import NOTHING

STANCE_SHARE = 0.85
"""The share of the damage that a stance keeps off."""
KEPT = 1.0
"""What it is worth to keep one of the few stances for later."""
BLOCK_SHARE = 0.55
"""The share of the damage that a weapon thrown as a shield keeps off."""

ESCAPE = 2.5
"""To escape is worth one of its few uses if it saves this much."""

HAMPERING = 1.0
"""To hamper all enemies is worth one of its few uses if it saves this much."""

AT_ONCE = 0.5
"""What it is worth to use an item now, if nothing speaks for waiting."""

MOST_LIFE = 20
"""More than any character has."""

SURE = 1.0
"""A bonus for the next attack is used when a throw does this much damage on average."""


def how(table: Table, ask: Ask) -> Weighed:
    """Weighs the cards to throw from by what the throw gains, and defences by what they save."""
    outlook = Outlook(table, ask.seat)

    def value(chosen: tuple[str, int]) -> float:
        kind, at = chosen
        if kind == "throw":
            return attack_value(table, ask.seat, at, NOTHING)
        body = table.bodies[at]
        saved = min(body.life, outlook.incoming(table, at)) * weight(table, at)
        return saved * STANCE_SHARE - KEPT if kind == STANCE else saved * BLOCK_SHARE

    return {chosen: value(chosen) for chosen in ask.options}


def ethereal(table: Table, ask: Ask) -> Weighed:
    """Weighs what escaping saves beside the own throw, and what one of the few uses is worth."""
    found = harms(with_likely_bonuses(table), 0, NOTHING)
    lost = gained = 0.0
    own = bodies_of(table, ask.seat)
    for at in own:
        life = table.bodies[at].life
        taken = sum([harm.amount for harm in found if harm.body == at])
        if at == own[0]:
            taken += len(spiked_landings(table, ask.seat, 0, NOTHING))
        lost += worth(table, table.bodies[at], life) - worth(table, table.bodies[at], max(0, life - taken))
    for harm in found:
        if harm.seat == ask.seat:
            body = table.bodies[harm.body]
            gained += worth(table, body, body.life) - worth(table, body, max(0, body.life - harm.amount))
    return {True: lost - gained, False: ESCAPE}


def spiked(table: Table, ask: Ask) -> Weighed:
    """Weighs the cards by how little each misses a hit point."""

    def missed(at: int) -> float:
        body = table.bodies[at]
        return worth(table, body, body.life) - worth(table, body, max(0, body.life - 1))

    return {at: -missed(at) for at in ask.options}


def bonus(table: Table, ask: Ask) -> Weighed:
    """Weighs the hits by what the attack costs the enemies with more damage there."""
    more: int = ask.about[2]

    def value(source: tuple[int, int, int]) -> float:
        tried = table.copy()
        tried.bonuses = (*tried.bonuses, (*source, more))
        damage: dict[int, int] = {}
        for harm in harms(tried, 0, NOTHING):
            damage[harm.body] = damage.get(harm.body, 0) + harm.amount
        return sum([_cost(tried, ask.seat, at, amount) for at, amount in damage.items()])

    return {source: value(source) for source in ask.options}


def _cost(table: Table, seat: int, at: int, damage: int) -> float:
    """Returns what damage to a card is worth to a seat."""
    body = table.bodies[at]
    lost = worth(table, body, body.life) - worth(table, body, max(0, body.life - damage))
    return -lost if are_allies(table, seat, body.seat) else lost


def summon(table: Table, ask: Ask) -> Weighed:
    """Calls for reinforcements when its side is behind: one more on each side leaves more to be decided."""
    return {False: 0.0, True: -evaluate(table, ask.seat)}


def vote(table: Table, ask: Ask) -> Weighed:
    """Prefers the first player of the own team, as all who think alike do."""
    return {
        seat: (0.0 if are_allies(table, ask.seat, seat) else -len(table.players)) - float(seat) for seat in ask.options
    }


# --- Items ---


def receive(table: Table, ask: Ask) -> Weighed:
    """Weighs the uses of an item at once, and none."""
    return {use: _use(table, ask.seat, *use) for use in ask.options}


def deed(table: Table, ask: Ask) -> Weighed:
    """Weighs the deeds of a movement phase, and none."""

    def value(chosen: tuple[Value, ...]) -> float:
        if chosen[0] == "use":
            return _use(table, ask.seat, chosen[1], chosen[2])
        if chosen[0] == "blind":
            return _hampered(table, ask.seat, blind=True) - HAMPERING
        return _gift(table, ask.seat, chosen[1], chosen[2]) if chosen[0] == "give" else 0.0

    return {chosen: value(chosen) for chosen in ask.options}


def _use(table: Table, seat: int, item: int, whom: int) -> float:
    """Returns what it is worth to use an item now; less than 0 if it should wait."""
    if item in WAITS_FOR:
        return WAITS_FOR[item](table, seat, whom)
    return 0.0 if item == NOTHING else AT_ONCE


def _heal(table: Table, seat: int, whom: int) -> float:
    """Waits until nothing of the potion is wasted."""
    return _missing(table, whom) - HEALING + AT_ONCE


def _drink_blood(table: Table, seat: int, whom: int) -> float:
    """Waits until there is something to heal."""
    return max([_missing(table, at) for at in bodies_of(table, seat)], default=0) - HEALING + AT_ONCE


def _read_tome(table: Table, seat: int, whom: int) -> float:
    """Waits for a throw that is likely to hit."""
    outlook = Outlook(table, seat)
    return outlook.arms[seat].best(table, outlook.foes)[0] - SURE if seat in outlook.arms else -SURE


def _confuse(table: Table, seat: int, whom: int) -> float:
    """Waits until the enemies would do much."""
    return _hampered(table, seat, blind=False) - HAMPERING / 2


def _protect(table: Table, seat: int, whom: int) -> float:
    """Protects the ally with the fewest hit points."""
    return MOST_LIFE - min([table.bodies[at].life for at in bodies_of(table, whom)], default=MOST_LIFE)


WAITS_FOR: dict[int, Callable[[Table, int, int], float]] = {
    HEALTH: _heal,
    VAMPYR: _drink_blood,
    TOME: _read_tome,
    CONFUSION: _confuse,
    PROTECTION: _protect,
}
"""By item what it is worth to use it now, for those that are not simply used at once."""


def _missing(table: Table, at: int) -> int:
    return start_life(table, at) - table.bodies[at].life


def _hampered(table: Table, seat: int, blind: bool) -> float:
    """Returns how much less the enemies do in the next attack if they throw blind or with the other hand."""
    outlook = Outlook(table, seat)
    saved = 0.0
    for player, arm in outlook.arms.items():
        if not are_allies(table, seat, player):
            worse = Arm(table, player, stands=True, blind=blind, off_hand=not blind)
            saved += arm.best(table, outlook.own)[0] - worse.best(table, outlook.own)[0]
    return saved


def _gift(table: Table, seat: int, item: int, to: int) -> float:
    """Returns what it is worth to hand an item to an ally: only a potion to one who needs it more."""
    if item != HEALTH:
        return -1.0
    need = max([_missing(table, at) for at in bodies_of(table, to)], default=0)
    own = max([_missing(table, at) for at in bodies_of(table, seat)], default=0)
    return AT_ONCE if need >= start_life(table, bodies_of(table, to)[0]) // 2 and own < HEALING else -1.0
