"""The questions of a payment."""

from typing import Final

from wildswing.exceed.rules import instructions, payment, piles
from wildswing.exceed.rules.naming import area, price, resource
from wildswing.exceed.rules.payment import (
    COPY,
    DONE,
    FOR_ATTACK,
    FOR_CARDS,
    FOR_TEXT,
    OF_LIFE,
    OF_NOTHING,
    by_force,
    exchanged,
)
from wildswing.exceed.rules.questions.common import (
    NONE,
    Barring,
    amount_about,
    card_name,
    missing,
    numbered_amount,
    slot_of,
)
from wildswing.exceed.rules.quoting import line_said
from wildswing.exceed.rules.steps import Life, Pay
from wildswing.exceed.rules.table import Table
from wildswing.exceed.rules.zones import GAUGE, HAND
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.question import About, Due, Numbered, Question
from wildswing.texts import say, text, translated


def _payment_prompt(table: Table, ask: Ask) -> str:
    name, need, least, paid, purpose = ask.about
    if least == need:
        to_pay = price(need - paid, name)
        if purpose == FOR_ATTACK:
            return say("Spend {price} for your attack: which card next?", price=to_pay)
        return say("Spend {price}: which card next?", price=to_pay)
    what = resource(name)
    if purpose == FOR_CARDS:
        return say(
            "Change Cards: spend {what}, and draw a card for each ({paid} so far). Which card next?",
            what=what,
            paid=paid,
        )
    return _of_text(table, ask, say("Spend {what} ({paid} so far): which card next?", what=what, paid=paid))


def whole_prompt(table: Table, ask: Ask) -> str:
    """Returns how all of a payment is asked for at once."""
    name, need, least, paid, purpose = ask.about
    if least == need:
        return say("Pay {price}: with which cards?", price=price(need - paid, name))
    if purpose == FOR_CARDS:
        return say("Change Cards: which do you spend, to draw one for each Force?")
    return _of_text(table, ask, say("Spend {what}: which cards, if any?", what=resource(name)))


def _of_text(table: Table, ask: Ask, asked: str) -> str:
    """Returns a question after the text that asks for it, if one does."""
    purpose: str = ask.about[-1]
    if not purpose.startswith(FOR_TEXT):
        return asked
    number, owner = [int(part) for part in purpose.removeprefix(FOR_TEXT).split()]
    words = line_said(table.book, _line_of(table, number), owner, ask.seat)
    return f"{table.book.carriers[number]}: {words} {asked}"


def _line_of(table: Table, effect: int) -> int:
    """Returns the line that an instruction stands in: the first whose instruction comes after it in the book."""
    lines = [line for line in table.book.lines if line.effect >= effect]
    return min(lines, key=lambda line: line.effect).number


def _payment_label(table: Table, ask: Ask, option: Value) -> str:
    if option == DONE:
        return say("That is all")
    if option == COPY:
        return say("Discard the second card of the EX attack now")
    if option == OF_LIFE:
        return say("{life} ({worth})", life=life_for(table, ask.seat, ask.about[0]), worth=price(1, ask.about[0]))
    if option == OF_NOTHING:
        return say("nothing ({worth})", worth=price(1, ask.about[0]))
    card, value, zone = option
    is_own = table.book.owners[card] == ask.seat
    whose = text("{card} from {zone} ({worth})") if is_own else text("the opponent's {card} from {zone} ({worth})")
    return translated(whose, card=card_name(table, card), zone=area(zone), worth=price(value, ask.about[0]))


def life_for(table: Table, seat: int, name: str) -> str:
    """Returns the life that pays for 1 of a resource, in words."""
    return price(exchanged(table, seat, name, payment.LIFE), payment.LIFE)


def _payment_verb(table: Table, ask: Ask, option: Value) -> str:
    return "" if option in (DONE, COPY) else say("Spend for {worth}", worth=option[1])


def _payments_barred(table: Table, ask: Ask) -> list[Barring]:
    """Says which cards cannot pay, and for which amount an Ultra cannot."""
    name, need, _, paid, _ = ask.about
    side = table.sides[ask.seat]
    in_hand = [(card, HAND) for card in piles.distinct(side.hand)]
    if not by_force(table, ask.seat, name):
        reason = say("Gauge is paid from your gauge, not from your hand.")
        return [((card, 1, HAND), reason) for card, _ in in_hand]
    cards = in_hand + [(card, GAUGE) for card in piles.distinct(side.gauge)]
    amounts = [(card, amount, zone) for card, zone in cards for amount in range(1, table.book.cards[card].force + 1)]
    left = need - paid

    def why(option: tuple[int, int, str]) -> str:
        if option[1] > left:
            return say("Only {price} is still to pay.", price=price(left, name))
        return say("If it pays {price}, your other cards cannot pay the rest.", price=price(option[1], name))

    return missing(ask, amounts, why)


def _payment_about(table: Table, ask: Ask, option: Value) -> About:
    if option == DONE:
        return NONE
    if option == COPY:
        return {"copy": True}
    card, worth, zone = option
    if option == OF_LIFE:
        return {"card": life_for(table, ask.seat, ask.about[0]), "zone": zone, "worth": worth}
    if option == OF_NOTHING:
        return {"card": say("nothing"), "zone": zone, "worth": worth}
    return {"card": card_name(table, card), "zone": zone, "worth": worth}


def _payment_number(table: Table, ask: Ask, option: Value) -> Numbered:
    if option == DONE:
        return ("pay: done",)
    if option == COPY:
        return ("pay: copy",)
    if option == OF_LIFE:
        return "life", exchanged(table, ask.seat, ask.about[0], payment.LIFE)
    if option == OF_NOTHING:
        return "life", 0
    card, worth, zone = option
    return "pay: card", slot_of(table, ask.seat, card), int(zone == GAUGE), worth - 1


def _due(ask: Ask) -> Due:
    name, need, least, paid, _ = ask.about
    return Due(name, max(0, least - paid), need - paid)


PAYMENT: Final = Question(
    Pay,
    payment.ask_payment,
    payment.pay,
    prompt=_payment_prompt,
    rule=text(
        "Each card gives 1 Force, an Ultra 1 or 2; only cards in your gauge give Gauge. You cannot pay more than "
        "is needed."
    ),
    read="EX-FORCE-01",
    label=_payment_label,
    verb=_payment_verb,
    due=_due,
    barred=_payments_barred,
    about=_payment_about,
    number=_payment_number,
)


def _life_label(table: Table, ask: Ask, option: Value) -> str:
    """Returns an amount of life; EX-CHAR-27: who spends the last of it has lost."""
    if option == table.sides[ask.seat].life:
        return say("{amount} (your last, and you lose)", amount=option)
    return str(option)


LIFE: Final = Question(
    Life,
    instructions.ask_life,
    instructions.choose_life,
    prompt=text("How much life do you spend?"),
    rule=text("Whoever has no life left has lost."),
    read="EX-ACT-27",
    label=_life_label,
    about=amount_about,
    number=numbered_amount,
)

QUESTIONS: Final[tuple[Question, ...]] = (PAYMENT, LIFE)
