"""The questions of a payment."""

from typing import Final

from wildswing.exceed.rules import instructions, payment, piles
from wildswing.exceed.rules.naming import area, price, resource
from wildswing.exceed.rules.payment import COPY, DONE, FOR_ATTACK, FOR_CARDS, FOR_TEXT, GAUGE_POINTS
from wildswing.exceed.rules.questions.common import (
    NONE,
    Barring,
    amount_about,
    card_name,
    missing,
)
from wildswing.exceed.rules.quoting import line_told
from wildswing.exceed.rules.steps import Life, Pay
from wildswing.exceed.rules.table import Table
from wildswing.exceed.rules.zones import GAUGE, HAND
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.question import About, Question
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
    asked = say("Spend {what} ({paid} so far): which card next?", what=what, paid=paid)
    if not purpose.startswith(FOR_TEXT):
        return asked
    number, owner = [int(part) for part in purpose.removeprefix(FOR_TEXT).split()]
    words = line_told(table.book, _line_of(table, number), owner, ask.seat)
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
    card, value, zone = option
    is_own = table.book.owners[card] == ask.seat
    whose = text("{card} from {zone} ({worth})") if is_own else text("the opponent's {card} from {zone} ({worth})")
    return translated(whose, card=card_name(table, card), zone=area(zone), worth=price(value, ask.about[0]))


def _payments_barred(table: Table, ask: Ask) -> list[Barring]:
    """Says which cards cannot pay, and for which amount an Ultra cannot."""
    name, need, _, paid, _ = ask.about
    side = table.sides[ask.seat]
    in_hand = [(card, HAND) for card in piles.distinct(side.hand)]
    if name == GAUGE_POINTS:
        reason = say("Gauge is paid from your gauge, not from your hand.")
        return [((card, 1, HAND), reason) for card, _ in in_hand]
    cards = in_hand + [(card, GAUGE) for card in piles.distinct(side.gauge)]
    amounts = [(card, amount, zone) for card, zone in cards for amount in range(1, table.book.cards[card].force + 1)]
    left = need - paid

    def why(option: tuple[int, int, str]) -> str:
        if option[1] > left:
            return say("Only {price} is still to pay.", price=price(left, name))
        return say("For {price} of it your other cards could not pay the rest.", price=price(option[1], name))

    return missing(ask, amounts, why)


def _payment_about(table: Table, ask: Ask, option: Value) -> About:
    if option == DONE:
        return NONE
    if option == COPY:
        return {"copy": True}
    card, worth, zone = option
    return {"card": card_name(table, card), "zone": zone, "worth": worth}


PAYMENT: Final = Question(
    Pay,
    payment.ask_payment,
    payment.pay,
    prompt=_payment_prompt,
    rule=text("Each card gives 1 Force, an Ultra 1 or 2; only cards in your gauge give Gauge. No more than is needed."),
    label=_payment_label,
    barred=_payments_barred,
    about=_payment_about,
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
    label=_life_label,
    about=amount_about,
)

QUESTIONS: Final = (PAYMENT, LIFE)
