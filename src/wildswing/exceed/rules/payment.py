"""One procedure for every payment (rulebook: force and gauge).

EX-FORCE-01: force is made at the moment of spending from hand and gauge, in any mix. EX-FORCE-08: nothing is carried
over. Cards are spent one at a time, so their order in the discard pile is chosen by the way (EX-ZONE-09, EX-GAUGE-03).
"""

from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules.book import Payment
from wildswing.exceed.rules.events import LifeChanged, Spent
from wildswing.exceed.rules.facts import CHEAPER, EXCHANGE, FREE_FORCE
from wildswing.exceed.rules.losing import defeat
from wildswing.exceed.rules.piles import distinct
from wildswing.exceed.rules.reading import applying, attack_of
from wildswing.exceed.rules.results import paid_for, with_gauge, with_life
from wildswing.exceed.rules.steps import Pay, Window
from wildswing.exceed.rules.table import SPENT, Table
from wildswing.exceed.rules.zones import DISCARD, GAUGE, HAND, OVERDRIVE, lay, take, tell_move, unlearn
from wildswing.kernel.agenda import push
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.state import NOTHING, Step

NO_LIMIT: Final = 99
"""A payment of any amount."""

DONE: Final = (NOTHING, 0, "")
"""The answer that stops a payment of one's own choice."""

OF_LIFE: Final = (NOTHING, 1, "life")
"""EX-NOTION-PAY-01: the answer that pays 1 with life."""

OF_NOTHING: Final = (NOTHING, 1, "nothing")
"""EX-NOTION-PAY-06: the answer that takes 1 force for which nothing is spent."""

COPY: Final = (NOTHING, -1, "")
"""EX-CARE-12: the answer that discards the second card of an EX attack before further cards."""

SPENDS_FORCE: Final = v.Window.SPENDS_FORCE.value
SPENDS_GAUGE: Final = v.Window.SPENDS_GAUGE.value
SPENDS_LIFE: Final = v.Window.SPENDS_LIFE.value

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
    for node, _, _ in applying(table, seat, CHEAPER):
        if isinstance(node, n.Cheaper) and node.resource == resource:
            found += node.less
    return found


def exchanged(table: Table, seat: int, resource: str, other: str) -> int:
    """Returns how much of another resource a seat may spend in place of 1 of a resource; 0 if no text says so.

    EX-NOTION-PAY-01: of several texts the cheapest counts.
    """
    prices = [
        node.amount
        for node, _, _ in applying(table, seat, EXCHANGE)
        if isinstance(node, n.Exchange) and node.of == resource and node.resource == other
        if isinstance(node.amount, int)
    ]
    return min(prices, default=0)


def of_life(table: Table, seat: int, resource: str) -> int:
    """Returns how much of a resource the life of a seat can pay.

    EX-NOTION-PAY-02: for force down to 0, which loses (EX-CHAR-27). EX-NOTION-PAY-03: for gauge 1 life remains.
    """
    price = exchanged(table, seat, resource, LIFE)
    return (table.sides[seat].life - (1 if resource == GAUGE_POINTS else 0)) // price if price else 0


def of_nothing(table: Table, seat: int) -> int:
    """EX-NOTION-PAY-06: returns the force for which a seat that changes cards need not spend anything."""
    if FREE_FORCE not in table.book.keys:
        return 0
    return sum([node.amount for node, _, _ in applying(table, seat, FREE_FORCE) if isinstance(node, n.FreeForce)])


def by_force(table: Table, seat: int, resource: str) -> bool:
    """Tells whether cards pay with the force they give; EX-NOTION-PAY-04: in place of gauge too, if a text says so."""
    return resource == FORCE or exchanged(table, seat, resource, FORCE) > 0


def _force_of(table: Table, seat: int) -> int:
    """Returns the most force that hand and gauge of a seat give together; EX-ZONE-13: a sealed card gives none."""
    side = table.sides[seat]
    cards = table.book.cards
    found = 0
    for card in side.hand + side.gauge:
        found += cards[card].force
    return found


def most(table: Table, seat: int, resource: str) -> int:
    """Returns the most of a resource that a seat can spend; EX-GAUGE-05: cards in hand are no gauge (EX-GLOS-14)."""
    if resource == LIFE:
        return table.sides[seat].life  # EX-CHAR-27: down to 0
    keys = table.book.keys
    if EXCHANGE not in keys:
        found = _force_of(table, seat) if resource == FORCE else len(table.sides[seat].gauge)
    else:
        force = _force_of(table, seat) if by_force(table, seat, resource) else len(table.sides[seat].gauge)
        found = force + of_life(table, seat, resource)
    return found + discount(table, seat, resource) if CHEAPER in keys else found


def can_pay(table: Table, seat: int, cost: n.Cost | None, less: int = NOTHING, zone: str = HAND) -> bool:
    """Tells whether a seat can pay a price, without a card in hand or gauge that does not pay for itself."""
    if cost is None:
        return True
    own = 0
    if less != NOTHING:
        own = table.book.cards[less].force if by_force(table, seat, cost.resource) else int(zone == GAUGE)
    return most(table, seat, cost.resource) - own >= cost.amount


def payment(table: Table, seat: int, resource: str, need: int, least: int, purpose: str = "") -> Step:
    """Returns the step that pays up to `need` and at least `least` of a resource (EX-FORCE-06, EX-FORCE-07)."""
    free = min(need, discount(table, seat, resource)) if CHEAPER in table.book.keys else 0
    if free:
        _spend(table, seat, resource, free, ())
    return Pay(seat, resource, need, least, free, purpose, DONE)


def ask_payment(table: Table, step: Pay) -> Ask:
    """Asks for the next card; EX-FORCE-04: no card makes more force than is still needed (EX-FORCE-01, EX-GLOS-13)."""
    seat = step.seat
    resource = step.resource
    need = step.need
    least = step.least
    paid = step.paid
    side = table.sides[seat]
    book = table.book
    options: list[Payment] = []
    about = (resource, need, least, paid, step.purpose)
    exchanges = EXCHANGE in book.keys
    force = resource == FORCE or (exchanges and by_force(table, seat, resource))
    if paid < need:
        life = of_life(table, seat, resource) if exchanges else 0
        free = of_nothing(table, seat) - step.of_nothing if FREE_FORCE in book.keys and step.purpose == FOR_CARDS else 0
        can = (_force_of(table, seat) if force else len(side.gauge)) + life + free
        left = need - paid
        spare = paid + can - least
        payments: list[tuple[Payment, ...]] = []
        before = NOTHING
        for card in side.hand if force else ():
            if card != before:  # copies in a hand lie side by side
                payments.append(book.from_hand[card])
                before = card
        for card in side.gauge if len(side.gauge) < 2 else distinct(side.gauge):
            payments.append(book.from_gauge[card] if force else book.as_gauge[card])
        for ways in payments:
            for way in ways:
                # EX-FORCE-03: an Ultra gives 1 or 2; 1 only if the rest still suffices.
                if way[1] <= left and len(ways) - way[1] <= spare:
                    options.append(way)
        if life:
            options.append(OF_LIFE)
        if free:
            options.append(OF_NOTHING)
    attack = attack_of(table, seat) if step.purpose == FOR_ATTACK else None
    if attack is not None and attack.copy_card != NOTHING:
        options.append(COPY)
    elif paid >= least or not options:
        options.insert(0, DONE)
    repeats = () if step.last == DONE or book.orders_matter else _repeats(options, step.last)
    # From a hand it is asked for even a single card, so that no pause tells what is held.
    return Ask(seat, "pay", tuple(options), about, repeats, paid < need and force and bool(side.hand))


def _repeats(options: list[Payment], last: Payment) -> tuple[int, ...]:
    """Returns the options that only pay the same cards in another order, which no text looks at."""
    place = (last[2] == GAUGE, last[0], last[1])
    found: list[int] = []
    for at, (card, value, zone) in enumerate(options):
        if card >= 0 and (zone == GAUGE, card, value) < place:
            found.append(at)
    return tuple(found)


def pay(table: Table, step: Pay, choice: Value, heard: Heard) -> None:
    """EX-FORCE-05, EX-GAUGE-02: discards a card for what it is worth, and goes on."""
    card: int = choice[0]
    value: int = choice[1]
    seat = step.seat
    if choice == DONE:
        _close(table, step)
        return
    if choice == OF_LIFE:
        _pay_with_life(table, step, heard)
        return
    if choice == OF_NOTHING:
        _spend(table, seat, step.resource, 1, ())
        _go_on(table, step, step.paid + 1, OF_NOTHING, step.of_gauge, step.of_life)
        return
    if choice == COPY:
        push(table, step)
        discard_copy(table, seat, heard)
        return
    resource = step.resource
    zone: str = choice[2]
    side = table.sides[seat]
    take(table, card, zone, seat)
    if zone == HAND:
        table.opened = (*table.opened, card)
        if side.seen_hand:
            unlearn(side, card)
    if step.purpose == FOR_OVERDRIVE:
        lay(table, card, OVERDRIVE, seat)
    else:
        lay(table, card, DISCARD, table.book.owners[card])
    attack = attack_of(table, seat) if step.purpose == FOR_ATTACK else None
    if attack is not None:
        attack.paid = (*attack.paid, card)
    _spend(table, seat, resource, value, (card,))
    if heard is not None:
        names = table.book
        heard.append(Told(Spent(seat, names.names[seat], names.cards[card].name, zone, value, resource)))
    _go_on(table, step, step.paid + value, choice, step.of_gauge + (zone == GAUGE), step.of_life)


def _pay_with_life(table: Table, step: Pay, heard: Heard) -> None:
    """Spends life for 1 of what is to be paid, and goes on."""
    seat = step.seat
    life = exchanged(table, seat, step.resource, LIFE)
    _spend(table, seat, step.resource, 1, ())
    _go_on(table, step, step.paid + 1, OF_LIFE, step.of_gauge, step.of_life + life)
    lose_life(table, seat, life, heard)


def _go_on(table: Table, step: Pay, paid: int, last: Payment, gauge: int, life: int) -> None:
    """Asks for the next card, or ends the payment."""
    free = step.of_nothing + (last == OF_NOTHING)
    following = Pay(step.seat, step.resource, step.need, step.least, paid, step.purpose, last, gauge, life, free)
    attack = attack_of(table, step.seat) if step.purpose == FOR_ATTACK else None
    if paid < step.need or (attack is not None and attack.copy_card != NOTHING):
        push(table, following)
    else:
        _close(table, following)


def _close(table: Table, step: Pay) -> None:
    """EX-NOTION-SPEND-01: what waits for the spending of something follows the whole payment, once."""
    seat = step.seat
    windows = table.book.windows
    if step.resource == FORCE and step.paid and SPENDS_FORCE in windows:
        push(table, Window(SPENDS_FORCE, seat))
    if step.of_gauge:
        if step.resource == FORCE:
            table.result = with_gauge(table.result, step.of_gauge)  # EX-NOTION-SPEND-06
        if SPENDS_GAUGE in windows:
            push(table, Window(SPENDS_GAUGE, seat))
    if step.of_life:
        table.result = with_life(table.result, step.of_life)
        if SPENDS_LIFE in windows:
            push(table, Window(SPENDS_LIFE, seat))


def record(table: Table, resource: str, value: int, cards: tuple[int, ...]) -> None:
    """Notes what a line has spent, for instructions that ask."""
    table.result = paid_for(table.result, resource, value, cards)


def _spend(table: Table, seat: int, resource: str, value: int, cards: tuple[int, ...]) -> None:
    """Notes what a line has spent, for instructions that ask, and what a seat spends in the turn or strike.

    EX-NOTION-SPENT-01, EX-NOTION-SPENT-02: the latter only if a text asks for it.
    """
    table.result = paid_for(table.result, resource, value, cards)
    book = table.book
    if book.counts_spending:
        table.deeds = (*table.deeds, *[(seat, SPENT[resource])] * value)
    strike = table.strike
    if book.recalls_spending and strike is not None and (seat, SPENT[resource]) not in strike.deeds:
        strike.deeds = (*strike.deeds, (seat, SPENT[resource]))


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
    _spend(table, seat, LIFE, amount, ())
    if amount and SPENDS_LIFE in table.book.windows:
        push(table, Window(SPENDS_LIFE, seat))
    lose_life(table, seat, amount, heard)


def lose_life(table: Table, seat: int, amount: int, heard: Heard) -> None:
    """Takes life that is spent; EX-NOTION-SPEND-03: what replaces defeat comes first here too."""
    side = table.sides[seat]
    side.life -= amount
    if heard is not None:
        heard.append(Told(LifeChanged(seat, table.book.names[seat], -amount, side.life, "spends")))
    if side.life <= 0:
        defeat(table, seat, True, heard)
