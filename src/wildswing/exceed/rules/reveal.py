"""Revealing attacks, their costs, and invalid attacks (rulebook: reveal)."""

from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules.events import AttackInvalid, AttackRevealed
from wildswing.exceed.rules.facts import OTHER_PRICE
from wildswing.exceed.rules.payment import FOR_ATTACK, discard_copy, most, payment, spend_life
from wildswing.exceed.rules.reading import applying, attack_is, attack_of, is_ex
from wildswing.exceed.rules.results import unspent
from wildswing.exceed.rules.setting import swing, take_out
from wildswing.exceed.rules.standing import waiting
from wildswing.exceed.rules.steps import Accept, Cost, Priority, Replace, Reveal, Window
from wildswing.exceed.rules.supposing import price
from wildswing.exceed.rules.table import ATTACK, Table
from wildswing.exceed.rules.zones import ALL_SEE, DISCARD, HAND, SEALED, lay, lay_open, unlearn
from wildswing.kernel.agenda import push
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.question import Does
from wildswing.kernel.state import NOTHING, Step
from wildswing.texts import Text, text

INVALID: Final = v.Quality.INVALID
REVEALED: Final = v.Window.REVEAL.value

COST: Final = (Cost(0), Cost(1))
PRIORITY: Final = Priority()
"""Steps of every strike, which never change."""

CANNOT_PAY: Final = text("its cost cannot be paid")
DECLINED: Final = text("its player swings again instead of paying")
BY_A_TEXT: Final = text("a text says so")


def reveal(table: Table, step: Step, heard: Heard) -> None:
    """EX-REVEAL-01: both attacks are turned face up at the same time; then costs, the attacker's first (A-02)."""
    strike = table.strike
    if strike is None:
        return
    strike.revealed = True
    for seat in (strike.attacker, 1 - strike.attacker):
        turn_up(table, seat, heard)
    one, other = strike.attacker, 1 - strike.attacker
    push(table, COST[one], COST[other], PRIORITY)
    if REVEALED in table.book.windows:
        push(table, Window(REVEALED, one), Window(REVEALED, other))


def turn_up(table: Table, seat: int, heard: Heard) -> None:
    """Turns a seat's attack face up."""
    attack = attack_of(table, seat)
    if attack is None:
        return
    if attack.zone in (HAND, SEALED) and not attack.face_up:
        unlearn(table.sides[seat], attack.card, attack.zone)
        if attack.copy_card != NOTHING:
            unlearn(table.sides[seat], attack.copy_card)
    for card in () if attack.face_up else (attack.card, attack.copy_card):
        if card != NOTHING:
            lay_open(table, card, attack.zone if attack.seen == ALL_SEE else HAND)
    attack.face_up = True
    if heard is not None:
        name = table.book.cards[attack.face].name
        ex = is_ex(table, seat, attack)
        heard.append(Told(AttackRevealed(seat, table.book.names[seat], name, ex, attack.wild)))


def demand_cost(table: Table, step: Cost, heard: Heard) -> None:
    """EX-REVEAL-03 to EX-REVEAL-08: an attack with a cost is paid for at once, or is invalid (EX-CARE-12, EX-FAQ-02).

    EX-REVEAL-16, EX-CHAR-38.
    """
    seat = step.seat
    attack = attack_of(table, seat)
    cost = price(table, seat)
    if INVALID in table.book.qualities and attack_is(table, seat, INVALID):
        invalidate(table, seat, BY_A_TEXT, heard)  # EX-CHAR-54
    elif attack is None or cost is None:
        if attack is not None and attack.copy_card != NOTHING:
            discard_copy(table, seat, heard)
    elif _other_price(table, seat) is not None:
        push(table, Accept(seat, otherwise=True))
    else:
        _demand(table, seat, cost, heard)


def _demand(table: Table, seat: int, cost: n.Cost, heard: Heard) -> None:
    """Lets the cost of an attack be paid, if it can be."""
    attack = attack_of(table, seat)
    if most(table, seat, cost.resource) < cost.amount:
        invalidate(table, seat, CANNOT_PAY, heard)  # EX-REVEAL-06
    elif attack is not None and (attack.wild or attack_is(table, seat, v.Quality.UNPAID)):  # EX-NOTION-INVALID-02
        push(table, Accept(seat))
    else:
        push(table, _payment(table, seat, cost))  # EX-REVEAL-07


def _other_price(table: Table, seat: int) -> n.Cost | None:
    """EX-NOTION-PAY-05: returns what a text lets a seat pay in place of its attack's cost, if that can be paid."""
    if OTHER_PRICE not in table.book.keys:
        return None
    for node, owner, source in applying(table, seat, OTHER_PRICE):
        if isinstance(node, n.OtherPrice) and (owner, source) == (seat, ATTACK) and isinstance(node.amount, int):
            kept = 1 if node.resource is v.Resource.LIFE else 0
            if most(table, seat, node.resource) - kept >= node.amount:
                return n.Cost(node.amount, node.resource)
    return None


def _payment(table: Table, seat: int, cost: n.Cost) -> Step:
    """EX-REVEAL-09, EX-REVEAL-10: the cost of an EX attack is paid once (EX-REVEAL-09, EX-REVEAL-10)."""
    return payment(table, seat, str(cost.resource), cost.amount, cost.amount, FOR_ATTACK)


def ask_accept(table: Table, step: Accept) -> Ask:
    """EX-REVEAL-08, EX-CARE-06: a wild swing with a cost may be paid for, or declared invalid (EX-REVEAL-17).

    EX-NOTION-INVALID-02: so may any attack of which a text says so.
    """
    other = _other_price(table, step.seat) if step.otherwise else None
    about = None if other is None else (other.amount, other.resource.value)
    return Ask(step.seat, "accept", (True, False), about)


def choose_accept(table: Table, step: Accept, accepts: Value, heard: Heard) -> None:
    """Pays, or swings again."""
    seat = step.seat
    cost = price(table, seat)
    if step.otherwise and cost is not None:
        other = _other_price(table, seat)
        if not accepts or other is None:
            _demand(table, seat, cost, heard)
        elif other.resource is v.Resource.LIFE:
            discard_copy(table, seat, heard)
            table.result = unspent(table.result)
            spend_life(table, seat, other.amount, heard)
        else:
            push(table, _payment(table, seat, other))
    elif accepts and cost is not None:
        push(table, _payment(table, seat, cost))
    else:
        invalidate(table, seat, DECLINED, heard)


def invalidate(table: Table, seat: int, reason: Text, heard: Heard) -> None:
    """EX-REVEAL-11: an invalid attack is replaced, once what waits for it (EX-CHAR-54) is done."""
    attack = attack_of(table, seat)
    if attack is not None:
        attack.destination = ""  # where it would have gone in cleanup
    if attack is not None and heard is not None:
        name = table.book.cards[attack.face].name
        heard.append(Told(AttackInvalid(seat, table.book.names[seat], name, reason)))
    push(table, *waiting(table, v.Window.INVALID, seat), Replace(seat))


def replace_attack(table: Table, step: Replace, heard: Heard) -> None:
    """EX-REVEAL-11: discards an invalid attack and replaces it with a wild swing (EX-REVEAL-12, EX-REVEAL-14).

    EX-REVEAL-13, EX-NOTION-SWING-02: this is no setting, so nothing that waits for setting happens. EX-REVEAL-15,
    EX-CARE-07: the new attack is not EX; marks such as critical belong to the strike, and stay. EX-NOTION-INVALID-01:
    what waited for it may have said where else it goes.
    """
    seat = step.seat
    attack = attack_of(table, seat)
    if attack is None:
        return
    card = take_out(table, attack, seat, heard)
    if card != NOTHING:
        lay(table, card, attack.destination or DISCARD, table.book.owners[card])
    if not swing(table, seat, heard):  # EX-SHUF-12
        return
    turn_up(table, seat, heard)
    push(table, COST[seat])  # EX-REVEAL-12, EX-REVEAL-14


RULES: Final[tuple[Does, ...]] = (
    Does(Reveal, reveal),
    Does(Cost, demand_cost),
    Does(Replace, replace_attack),
)
"""What becomes of the steps of this chapter."""
