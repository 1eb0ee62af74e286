"""One procedure for every payment (rulebook: force and gauge).

EX-FORCE-01: force is made at the moment of spending from hand and gauge, in any mix. EX-FORCE-08: nothing is carried
over. Cards are spent one at a time, so their order in the discard pile is chosen by the way (EX-ZONE-09, EX-GAUGE-03).
"""

from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules.book import CHEAPER
from wildswing.exceed.rules.events import LifeChanged, Spent
from wildswing.exceed.rules.losing import NO_LIFE, lose
from wildswing.exceed.rules.piles import distinct
from wildswing.exceed.rules.reading import applying, attack_of
from wildswing.exceed.rules.results import paid_for
from wildswing.exceed.rules.steps import Pay
from wildswing.exceed.rules.table import Table
from wildswing.exceed.rules.zones import DISCARD, GAUGE, HAND, OVERDRIVE, lay, lay_open, take, tell_move, unlearn
from wildswing.kernel.agenda import push
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.state import NOTHING, Step

NO_LIMIT: Final = 99
"""A payment of any amount."""

Payment = tuple[int, int, str]
"""A card, what it is spent for, and the area it comes from."""

DONE: Final = (NOTHING, 0, "")
"""The answer that stops a payment of one's own choice."""

COPY: Final = (NOTHING, -1, "")
"""EX-CARE-12: the answer that discards the second card of an EX attack before further cards."""

FORCE: Final = "force"
GAUGE_POINTS: Final = "gauge"
LIFE: Final = "life"

FOR_ATTACK: Final = "attack"
"""The purpose of a payment whose cards the attack remembers."""

FOR_CARDS: Final = "cards"
"""The purpose of a payment that draws a card for each force."""

FOR_TEXT: Final = "text "
"""Before the number of an instruction, and whose text it is: the purpose of a payment that a text asks for."""

FOR_OVERDRIVE: Final = "overdrive"
"""EX-CHAR-08: the purpose of a payment whose cards go to the overdrive area."""


def discount(table: Table, seat: int, resource: str) -> int:
    """Returns how much less every payment of a resource costs a seat (EX-CHAR-39)."""
    found = 0
    if CHEAPER not in table.book.keys:
        return found
    for node, _, _ in applying(table, seat, CHEAPER):
        if isinstance(node, n.Cheaper) and node.resource == resource:
            found += node.less
    return found


def most(table: Table, seat: int, resource: str) -> int:
    """Returns the most of a resource that a seat can spend; EX-GAUGE-05: cards in hand are no gauge (EX-GLOS-14)."""
    side = table.sides[seat]
    if resource == GAUGE_POINTS:
        found = len(side.gauge)  # EX-GAUGE-02: each card is worth 1
    elif resource == LIFE:
        return side.life  # EX-CHAR-27: down to 0
    else:
        cards = table.book.cards
        found = sum([cards[card].force for card in side.hand + side.gauge])
    return found + discount(table, seat, resource)


def can_pay(table: Table, seat: int, cost: n.Cost | None, less: int = NOTHING) -> bool:
    """Tells whether a seat can pay a price, without a card in hand that does not pay for itself."""
    if cost is None:
        return True
    own = table.book.cards[less].force if less != NOTHING and cost.resource is v.Resource.FORCE else 0
    return most(table, seat, cost.resource) - own >= cost.amount


def payment(table: Table, seat: int, resource: str, need: int, least: int, purpose: str = "") -> Step:
    """Returns the step that pays up to `need` and at least `least` of a resource (EX-FORCE-06, EX-FORCE-07)."""
    free = min(need, discount(table, seat, resource))
    if free:
        record(table, resource, free, ())
    return Pay(seat, resource, need, least, free, purpose, DONE)


def ask_payment(table: Table, step: Pay) -> Ask:
    """Asks for the next card; EX-FORCE-04: no card makes more force than is still needed (EX-FORCE-01, EX-GLOS-13)."""
    seat = step.seat
    resource = step.resource
    need = step.need
    least = step.least
    paid = step.paid
    side = table.sides[seat]
    options: list[Payment] = []
    about = (resource, need, least, paid, step.purpose)
    attack = attack_of(table, seat) if step.purpose == FOR_ATTACK else None
    copy_waits = attack is not None and attack.copy_card != NOTHING
    if paid < need:
        cards = table.book.cards
        force = resource == FORCE
        can = sum([cards[card].force for card in side.hand + side.gauge]) if force else len(side.gauge)
        in_hand = [(card, HAND) for card in distinct(side.hand)] if force else []
        for card, zone in in_hand + [(card, GAUGE) for card in distinct(side.gauge)]:
            worth = cards[card].force if force else 1
            # EX-FORCE-03: an Ultra gives 1 or 2; 1 only if the rest still suffices.
            options += [
                (card, value, zone)
                for value in range(1, min(worth, need - paid) + 1)
                if paid + value + can - worth >= least
            ]
    if copy_waits:
        options.append(COPY)
    elif paid >= least or not options:
        options.insert(0, DONE)
    # From a hand it is asked for even a single card, so that no pause tells what is held.
    always = resource == FORCE and paid < need and bool(side.hand)
    return Ask(seat, "pay", tuple(options), about, _repeats(table, options, step.last), always)


def _repeats(table: Table, options: list[Payment], last: Payment) -> tuple[int, ...]:
    """Returns the options that only pay the same cards in another order, if no text looks at that order."""
    if last == DONE or table.book.orders_matter:
        return ()
    place = (last[2] == GAUGE, last[0], last[1])
    return tuple(
        [at for at, (card, value, zone) in enumerate(options) if card >= 0 and (zone == GAUGE, card, value) < place]
    )


def pay(table: Table, step: Pay, choice: Value, heard: Heard) -> None:
    """EX-FORCE-05, EX-GAUGE-02: discards a card for what it is worth, and goes on."""
    card: int = choice[0]
    value: int = choice[1]
    seat = step.seat
    if choice == DONE:
        return
    if choice == COPY:
        push(table, step)
        discard_copy(table, seat, heard)
        return
    resource = step.resource
    paid: int = step.paid + value
    side = table.sides[seat]
    zone: str = choice[2]
    take(table, card, zone, seat)
    lay_open(table, card, zone)
    if zone == HAND:
        unlearn(side, card)
    if step.purpose == FOR_OVERDRIVE:
        lay(table, card, OVERDRIVE, seat)
    else:
        lay(table, card, DISCARD, table.book.owners[card])
    attack = attack_of(table, seat) if step.purpose == FOR_ATTACK else None
    if attack is not None:
        attack.paid = (*attack.paid, card)
    record(table, resource, value, (card,))
    if heard is not None:
        names = table.book
        heard.append(Told(Spent(seat, names.names[seat], names.cards[card].name, zone, value, resource)))
    if paid < step.need or (attack is not None and attack.copy_card != NOTHING):
        push(table, Pay(seat, resource, step.need, step.least, paid, step.purpose, choice))


def record(table: Table, resource: str, value: int, cards: tuple[int, ...]) -> None:
    """Notes what a line has spent, for instructions that ask."""
    table.result = paid_for(table.result, resource, value, cards)


def discard_copy(table: Table, seat: int, heard: Heard) -> None:
    """EX-REVEAL-02: the second card of an EX attack goes to its owner's discard pile; the attack stays EX."""
    attack = attack_of(table, seat)
    if attack is None or attack.copy_card == NOTHING:
        return
    card = attack.copy_card
    attack.copy_card = NOTHING
    lay(table, card, DISCARD, table.book.owners[card])
    if heard is not None:
        tell_move(table, (card,), "", DISCARD, table.book.owners[card], False, heard)


def spend_life(table: Table, seat: int, amount: int, heard: Heard) -> None:
    """EX-CHAR-27: spending life is no damage, so nothing meets it; whoever spends the last of it loses at once."""
    side = table.sides[seat]
    side.life -= amount
    record(table, LIFE, amount, ())
    if heard is not None:
        heard.append(Told(LifeChanged(seat, table.book.names[seat], -amount, side.life, "spends")))
    if side.life <= 0:
        lose(table, seat, NO_LIFE, heard)
