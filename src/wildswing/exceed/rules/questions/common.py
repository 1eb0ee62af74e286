"""What several questions share: names, labels, reasons, and what options mean to a picture or a learning program."""

from collections.abc import Callable, Iterable
from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.rules import arena
from wildswing.exceed.rules.naming import price
from wildswing.exceed.rules.payment import most
from wildswing.exceed.rules.piles import in_play
from wildswing.exceed.rules.quoting import asked_for, instruction_said, line_said
from wildswing.exceed.rules.reading import applies
from wildswing.exceed.rules.slots import FIGHTER, own_space, slots_of
from wildswing.exceed.rules.standing import standing
from wildswing.exceed.rules.table import NO_SPACE, Table
from wildswing.exceed.rules.zones import BOOSTS
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.question import About, Numbered
from wildswing.kernel.state import NOTHING
from wildswing.texts import Text, say, translated

Labeler = Callable[[Table, Ask, Value], str]
Prompter = Callable[[Table, Ask], str]
Telling = Callable[[Table, Ask, Value], About]

Barring = tuple[Value, str]
"""An option that is not there, in the form of the question's options, and why it is not."""


def all_spaces(table: Table) -> range:
    """Returns the spaces of the arena."""
    return range(1, table.book.spaces + 1)


NONE: Final[About] = {"none": True}
"""The option that takes nothing, or nothing more."""


# --- Words ---


def card_name(table: Table, card: int) -> str:
    """Names a card."""
    return table.book.cards[card].name


def boost_name(table: Table, card: int) -> str:
    """Names the boost of a card."""
    boost = table.book.cards[card].boost
    return card_name(table, card) if boost is None else boost.name


def capitalized(words: str) -> str:
    """Returns words with a capital letter at their head."""
    return words[:1].upper() + words[1:]


def card_or_none(nothing: Text) -> Labeler:
    """Returns labels of cards, with a text for none."""
    return lambda table, _ask, card: translated(nothing) if card == NOTHING else card_name(table, card)


def yes_or_no(yes: Text, no: Text) -> Labeler:
    """Returns labels of yes and no."""
    return lambda _table, _ask, option: translated(yes if option else no)


def done_to_a_card(verb: Text, nothing: Value = NOTHING) -> Labeler:
    """Returns what the button on each card says."""
    return lambda _table, _ask, card: "" if card == nothing else translated(verb)


def space_label(table: Table, ask: Ask, option: Value) -> str:
    """Names a space."""
    return say("No space") if option == NO_SPACE else say("Space {space}", space=option)


def text_prompt(question: Text) -> Prompter:
    """Returns a prompt that says which text asks, and what it says."""
    return lambda table, ask: said_by_text(table, ask, translated(question))


def carrier(table: Table, ask: Ask) -> str:
    """Names the card or fighter whose text asks."""
    return table.book.carriers[ask.about]


def said_by_text(table: Table, ask: Ask, question: str) -> str:
    """Returns a question after the text that asks it."""
    return f"{carrier(table, ask)}: {asked_for(table, ask.about, ask.seat)}. {question}"


# --- Reasons ---


def missing(ask: Ask, wanted: Iterable[Value], why: Callable[[Value], str]) -> list[Barring]:
    """Explains those of some options that are not offered."""
    return [(option, why(option)) for option in wanted if option not in ask.options]


def quoted_card(table: Table, card: int) -> str:
    """Names a card in quotation marks."""
    return say("“{name}”", name=table.book.cards[card].name)


def cannot_pay(table: Table, seat: int, what: str, cost: n.Cost) -> str:
    """Says that something costs more than a seat can pay."""
    able = amount_said(most(table, seat, cost.resource))
    to_pay = price(cost.amount, cost.resource)
    return say("{what} costs {price}, and you can pay {able}.", what=what, price=to_pay, able=able)


def amount_said(amount: int) -> str:
    """Says an amount."""
    return str(amount) if amount > 0 else say("none")


def no_room(table: Table, seat: int, space: int) -> str:
    """Says why a fighter could not stand on a space; nothing if it could."""
    mover, other = table.sides[seat], table.sides[1 - seat]
    if not arena.fits(table, mover, space):
        return say("You take up {width} spaces, which do not fit around space {space}.", width=mover.width, space=space)
    if arena.covers(other, space):
        return say("{other} stands on space {space}.", other=table.book.names[1 - seat], space=space)
    if abs(space - other.space) <= mover.width // 2 + other.width // 2:
        return say(
            "You take up {width} spaces, which do not fit around space {space} next to {other}.",
            width=mover.width,
            space=space,
            other=table.book.names[1 - seat],
        )
    return ""


def text_that(table: Table, seat: int, key: str, says: Callable[[n.Effect], bool]) -> str:
    """Quotes the text in play that says something about a seat; nothing if there is none."""
    for one, owner, source in standing(table, seat, key):
        if says(one.node) and applies(table, one, owner, source):
            line = table.book.lines[one.line]
            return _quoted(line.carrier, line_said(table.book, one.line, owner, seat))
    return ""


def _quoted(carrier: str, words: str) -> str:
    return say("“{carrier}” says: “{words}”", carrier=carrier, words=words.removesuffix("."))


def says(table: Table, instruction: int, owner: int, seat: int) -> str:
    """Returns as a sentence what a text says to the seat that performs it."""
    words = instruction_said(table.book, instruction, owner, seat).removesuffix(".")
    return say("“{carrier}” says: “{words}”.", carrier=table.book.carriers[instruction], words=words)


def transformed_already(table: Table, card: int) -> str:
    """Says that a card has become a transformation before."""
    boost = table.book.cards[card].boost
    name = table.book.cards[card].name if boost is None else boost.name
    return say("“{boost}” is among your transformations already.", boost=name)


# --- Pictures ---


def card_in(zone: str) -> Telling:
    """Returns what cards of an area mean to a picture."""
    return lambda table, _ask, card: NONE if card == NOTHING else {"card": card_name(table, card), "zone": zone}


def in_play_about(table: Table, serial: int) -> About:
    """Returns what a boost in play means to a picture."""
    found = in_play(table, serial)
    if found is None:
        return NONE
    boost = table.book.cards[found.card].boost
    named = card_name(table, found.card)
    return {"card": named, "zone": BOOSTS, "boost": named if boost is None else boost.name, "space": found.space}


def space_about(table: Table, ask: Ask, option: Value) -> About:
    """Returns what a space means to a picture."""
    return NONE if option == NO_SPACE else {"space": option}


def yes_about(table: Table, ask: Ask, option: Value) -> About:
    """Returns what yes and no mean to a picture."""
    return {"yes": option}


def amount_about(table: Table, ask: Ask, option: Value) -> About:
    """Returns what an amount means to a picture."""
    return {"amount": option}


# --- Numbers ---


def slot_of(table: Table, seat: int, card: int) -> int:
    """Returns the slot of a card of a seat; NOTHING for one of the opponent, or without a slot."""
    owner, slot = slots_of(table.book).of_card.get(card, (seat, NOTHING))
    return slot if owner == seat else NOTHING


def slot_of_boost(table: Table, seat: int, serial: int) -> int:
    """Returns the slot of the card of a boost in play."""
    boost = in_play(table, serial)
    return NOTHING if boost is None else slot_of(table, seat, boost.face)


def numbered_line(table: Table, seat: int, number: int, blocks: dict[str, str]) -> Numbered:
    """Numbers a line by what carries it, in the block for such carriers."""
    owner, half, place = slots_of(table.book).carrier.get(number, (NOTHING, FIGHTER, NOTHING))
    return blocks.get(half, ""), place if owner == seat else NOTHING


def numbered_card(table: Table, ask: Ask, card: Value) -> Numbered:
    """Numbers an own card."""
    return ask.kind, slot_of(table, ask.seat, card)


def numbered_space(table: Table, ask: Ask, space: Value) -> Numbered:
    """Numbers a space from the own end; NO_SPACE comes first."""
    return ask.kind, own_space(table, ask.seat, space)


def numbered_amount(table: Table, ask: Ask, amount: Value) -> Numbered:
    """Numbers an amount, or no and yes."""
    return ask.kind, int(amount)
