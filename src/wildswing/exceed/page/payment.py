"""A payment of Exceed as a page offers it: every card that can pay, and the cheapest that suffice.

The cheapest payment takes the fewest cards. Of those it takes what matters least: an Ultra goes last, then what lies in
the gauge, which pays for more than the hand does, then one of a pair, which could be an EX attack, then a Special.
"""

from wildswing.exceed.game import EXCEED
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules.payment import LIFE, OF_NOTHING, by_force, of_life
from wildswing.exceed.rules.questions.paying import life_for, whole_prompt
from wildswing.exceed.rules.steps import Change, Exceed, Pay, Walk
from wildswing.exceed.rules.table import Table
from wildswing.exceed.rules.zones import GAUGE, HAND
from wildswing.kernel.ask import Ask
from wildswing.kernel.question import About
from wildswing.server.protocol import Bill, PayingCard
from wildswing.texts import say, text, translated


def bill_of(ask: Ask, hidden: Table) -> Bill | None:
    """Returns the payment that a question is a part of, from what the seat that pays knows."""
    asked = EXCEED.question(ask).due
    if asked is None:
        return None
    due = asked(ask)
    cards = [PayingCard(say("nothing"), OF_NOTHING[2], 1)] * (OF_NOTHING in ask.options)
    cards += _purse(hidden, ask.seat, due.resource, due.most)
    most = min(due.most, sum([card.worth for card in cards]))
    if most <= 0:
        return None
    goal, about = _goal(hidden)
    chosen = tuple(_cheapest(cards, due.least))
    return Bill(due.resource, due.least, most, tuple(cards), chosen, whole_prompt(hidden, ask), goal, about)


def _goal(hidden: Table) -> tuple[str, About]:
    """Returns what is done once it is paid, in words and to a picture; nothing where a card or a text asks for it."""
    match next((step for step in reversed(hidden.agenda) if not isinstance(step, Pay)), None):
        case Walk(space=space):
            walks = hidden.book.edition.move_action == "Walk"
            words = text("Walk to space {what}") if walks else text("Move to space {what}")
            return translated(words, what=space), {"action": "move", "space": space}
        case Change():
            return say("Change Cards"), {"action": "change"}
        case Exceed():
            return say("Exceed"), {"action": "exceed"}
        case _:
            return "", {}


def _purse(hidden: Table, seat: int, resource: str, need: int) -> list[PayingCard]:
    """Returns the cards that can pay, those that matter least first."""
    side = hidden.sides[seat]
    book = hidden.book.cards
    force = by_force(hidden, seat, resource)
    held = [(card, HAND) for card in side.hand] if force else []
    held += [(card, GAUGE) for card in side.gauge]

    def matters(one: tuple[int, str]) -> tuple[bool, bool, bool, bool]:
        card, zone = one
        kind = book[card].kind
        is_pair = zone == HAND and side.hand.count(card) > 1
        return kind is v.Kind.ULTRA, zone == GAUGE, is_pair, kind is v.Kind.SPECIAL

    cards = [
        PayingCard(book[card].name, zone, book[card].force if force else 1) for card, zone in sorted(held, key=matters)
    ]
    # Life comes last, and no more of it than anybody would be asked for.
    return cards + [PayingCard(life_for(hidden, seat, resource), LIFE, 1)] * min(need, of_life(hidden, seat, resource))


def _cheapest(cards: list[PayingCard], amount: int) -> list[int]:
    """Returns the places of the fewest cards that give an amount; no card gives more than is still needed."""
    chosen: list[int] = []
    for worth in (2, 1):
        for place, card in enumerate(cards):
            if amount >= worth and card.worth >= worth and place not in chosen:
                chosen.append(place)
                amount -= worth
    return sorted(chosen)
