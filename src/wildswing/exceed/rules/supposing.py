"""A card as an attack that nobody has set yet: what it would cost, whether that can be paid, whether it would be EX."""

from wildswing.exceed.language import nodes as n
from wildswing.exceed.rules.facts import COST, QUALITY
from wildswing.exceed.rules.payment import most
from wildswing.exceed.rules.reading import applies, attack_of, is_ex, times
from wildswing.exceed.rules.standing import standing
from wildswing.exceed.rules.table import ATTACK, Attack, Strike, Table
from wildswing.exceed.rules.zones import GAUGE, HAND, PRINTED, take


def supposed(table: Table, seat: int, card: int, zone: str, pair: bool = False, extra: bool = False) -> Table:
    """Returns a copy of the table on which a card of an area, or a pair of them, is a seat's attack."""
    twin = table.copy()
    strike = Strike(table.turn) if twin.strike is None else twin.strike
    twin.strike = strike
    for _ in range(0 if zone == PRINTED else 2 if pair else 1):
        take(twin, card, zone, seat)
    strike.put(seat, Attack(card, card, zone, ex=pair, face_up=True, extra=extra))
    return twin


def price(table: Table, seat: int) -> n.Cost | None:
    """Returns the printed cost of a seat's attack, or what texts make of it; EX-COMP-10: gauge, force or nothing."""
    attack = attack_of(table, seat)
    if attack is None or attack.face < 0:
        return None
    cost: n.Cost | None = table.book.cards[attack.face].cost
    if COST not in table.book.keys:
        return cost
    less = 0
    for one, owner, source in standing(table, seat, COST):
        node = one.node
        if not isinstance(node, n.Costs) or owner != seat or source != ATTACK:
            continue
        if applies(table, one, owner, source):
            amount = node.amount * times(table, one, owner)
            if node.less:
                less += amount
            else:
                cost = n.Cost(amount, node.resource)
    return cost if cost is None else n.Cost(max(0, cost.amount - less), cost.resource)


def price_of(table: Table, seat: int, card: int, zone: str, pair: bool = False, extra: bool = False) -> n.Cost | None:
    """Returns what a card would cost as a seat's attack, with whatever its own text makes of that."""
    facts = table.book.cards[card]
    if COST not in facts.attack.standing:
        return facts.cost
    return price(supposed(table, seat, card, zone, pair, extra), seat)


def unpaid(table: Table, seat: int) -> n.Cost | None:
    """EX-STRIKE-11, EX-STRIKE-12: returns the cost of a seat's attack if what lies beside the attack cannot pay it."""
    cost = price(table, seat)
    return None if cost is None or most(table, seat, cost.resource) >= cost.amount else cost


def can_pay_for(table: Table, seat: int, card: int, zone: str, pair: bool = False, extra: bool = False) -> bool:
    """Tells whether a seat can pay for a card as its attack."""
    cost = table.book.cards[card].cost
    if COST not in table.book.cards[card].attack.standing:
        if cost is None or cost.amount == 0:
            return True
        if cost.resource == GAUGE != zone and table.book.plain_prices:
            return len(table.sides[seat].gauge) >= cost.amount
    return unpaid(supposed(table, seat, card, zone, pair, extra), seat) is None


def would_be_ex(table: Table, seat: int, card: int) -> bool:
    """Tells whether a text makes a single card of a hand EX as soon as it is a seat's attack."""
    if QUALITY not in table.book.keys:
        return False
    twin = supposed(table, seat, card, HAND)
    attack = attack_of(twin, seat)
    return attack is not None and is_ex(twin, seat, attack)
