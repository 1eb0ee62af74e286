"""Exceed in a notation: an action or a strike is a line, and each answer a few words."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.matches import normals, roster
from wildswing.exceed.rules.handling import NO_MORE
from wildswing.exceed.rules.instructions import PASS, offers_lengths
from wildswing.exceed.rules.naming import area, price
from wildswing.exceed.rules.payment import COPY, DONE, OF_LIFE, OF_NOTHING
from wildswing.exceed.rules.piles import in_play
from wildswing.exceed.rules.putting import card_of
from wildswing.exceed.rules.questions.common import Labeler, boost_name, card_name
from wildswing.exceed.rules.quoting import asked_for
from wildswing.exceed.rules.setting import CARD, EX, RANDOM, SWING
from wildswing.exceed.rules.table import NO_SPACE, Table
from wildswing.exceed.rules.triggers import NO_LINE
from wildswing.exceed.rules.turn import BOOST, MOVE, TEXT
from wildswing.exceed.rules.zones import BOOSTS, HAND, PRINTED
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.state import NOTHING
from wildswing.notation.facet import Notation, Place

LONGEST: Final = 40
"""So many letters of an instruction are written."""


def texts() -> Mapping[str, str]:
    """Returns the fighters of the roster, and the Normals of each edition."""
    return {**roster(), **{f"Normals of {edition}": text for edition, text in normals().items()}}


def place(table: Table, ask: Ask, before: Place) -> Place:
    """Begins a line with every turn and with every action; turn 0 is the mulligan."""
    actions = before[1] if before else 0
    return table.number, actions + 1 if ask.kind == "action" else actions


def words(table: Table, ask: Ask) -> Sequence[str]:
    """Returns the options of a question in a few words."""
    return [WORDS[ask.kind](table, ask, option) for option in ask.options]


def _card_or(verb: str, nothing: str) -> Labeler:
    return lambda table, _ask, card: nothing if card == NOTHING else f"{verb} {card_name(table, card)}"


def _yes_or(yes: str, no: str) -> Labeler:
    return lambda _table, _ask, option: yes if option else no


def _action(table: Table, ask: Ask, option: Value) -> str:
    kind, what = option
    if kind == MOVE:
        return f"move {what}"
    if kind == BOOST:
        return f"boost {boost_name(table, what)}"
    if kind == TEXT:
        line = table.book.lines[what]
        named = line.action.name if line.action is not None else ""
        return f"use {named or line.carrier}"
    return "change cards" if kind == "change" else str(kind)


def _payment(table: Table, ask: Ask, option: Value) -> str:
    plain = {DONE: "enough", COPY: "discard the EX card", OF_NOTHING: "pay nothing", OF_LIFE: "pay life"}
    if option in plain:
        return plain[option]
    card, worth, zone = option
    source = "" if zone == HAND else f" from {area(zone)}"
    amount = f" for {worth}" if worth > 1 else ""
    return f"pay {card_name(table, card)}{source}{amount}"


def _attack(table: Table, ask: Ask, option: Value) -> str:
    how, what = option
    if how == SWING:
        return "wild swing"
    if how == RANDOM:
        return "random card"
    if how == BOOSTS:
        boost = in_play(table, what)
        return "" if boost is None else f"{card_name(table, boost.card)} from space {boost.space}"
    name = card_name(table, what)
    if how == EX:
        return f"EX {name}"
    return name if how in (CARD, HAND, PRINTED) else f"{name} from {area(how)}"


def _accept(table: Table, ask: Ask, option: Value) -> str:
    if not option:
        return "do not pay" if ask.about else "swing again"
    return f"pay {price(*ask.about)}" if ask.about else "pay"


def _order(table: Table, ask: Ask, option: Value) -> str:
    return "nothing" if option == NO_LINE else f"do {table.book.lines[option[0]].carrier}"


def _choice(table: Table, ask: Ask, option: Value) -> str:
    if option == PASS:
        return "no"
    number, spaces = option
    effect = table.book.effects[number]
    if isinstance(effect, n.Move) and offers_lengths(effect, spaces):
        return f"{effect.verb.value} {spaces}"
    return (
        "yes"
        if len([one for one in ask.options if one != PASS]) == 1
        else shortened(asked_for(table, number, ask.seat))
    )


def shortened(said: str) -> str:
    """Returns the first words of an instruction, without signs that a notation needs for itself."""
    plain = " ".join("".join([letter if letter not in ',;:()[]"' else " " for letter in said]).split()).rstrip(".")
    if len(plain) <= LONGEST:
        return plain
    return f"{plain[: LONGEST + 1].rpartition(' ')[0]}…"


def _space(table: Table, ask: Ask, option: Value) -> str:
    return "no space" if option == NO_SPACE else f"space {option}"


def _pick(table: Table, ask: Ask, option: Value) -> str:
    if option == NO_MORE:
        return "no more"
    zone, whose, _ = option
    card = card_of(table, option)
    name = boost_name(table, card) if zone == BOOSTS else card_name(table, card)
    source = f" from {area(zone)}" if len({one[0] for one in ask.options if one != NO_MORE}) > 1 else ""
    several = len({one[1] for one in ask.options if one != NO_MORE}) > 1
    return f"take {name}{source}{f' of {table.book.names[whose]}' if several else ''}"


def _boost(table: Table, ask: Ask, option: Value) -> str:
    boost = in_play(table, option)
    return "none" if boost is None else f"discard {boost_name(table, boost.face)}"


WORDS: Final[dict[str, Callable[[Table, Ask, Value], str]]] = {
    "mulligan": _card_or("exchange", "keep"),
    "action": _action,
    "hand limit": _card_or("discard", "keep all"),
    "overdrive": _card_or("discard", "none"),
    "pay": _payment,
    "life": lambda _table, _ask, amount: f"{amount} life",
    "set": _attack,
    "second": _card_or("with", "with none"),
    "set text": _yes_or("use", "no use"),
    "accept": _accept,
    "transform": _yes_or("transform", "no transformation"),
    "discard boost": _boost,
    "cancel": _yes_or("cancel", "no cancel"),
    "trap": _space,
    "order": _order,
    "choose": _choice,
    "space": _space,
    "pick": _pick,
    "how many": lambda _table, _ask, amount: f"{amount} cards",
    "name": lambda _table, _ask, name: f"name {name}",
}
"""How each question is answered in a notation."""

NOTATION: Final = Notation(words=words, place=place, texts=texts)
