"""What the options of Exceed mean to a picture: which card in which area, which space, which action."""

from collections.abc import Callable
from typing import Final

from wildswing.exceed.language.vocabulary import Noun
from wildswing.exceed.rules.barring import barred
from wildswing.exceed.rules.forecast import unpaid_cost
from wildswing.exceed.rules.handling import NO_MORE, card_of
from wildswing.exceed.rules.instructions import PASS
from wildswing.exceed.rules.payment import COPY, DONE
from wildswing.exceed.rules.piles import in_play, is_a
from wildswing.exceed.rules.quoting import asked_for, line_told
from wildswing.exceed.rules.setting import CARD, EX, RANDOM, SWING
from wildswing.exceed.rules.table import NO_SPACE, Table
from wildswing.exceed.rules.triggers import NO_LINE
from wildswing.exceed.rules.turn import BOOST, MOVE, TEXT, walking_cost
from wildswing.exceed.rules.zones import BOOSTS, HAND, OVERDRIVE, PRINTED
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.state import NOTHING
from wildswing.server.protocol import About, Barred

Telling = Callable[[Table, Ask, Value], About]

NONE: Final[About] = {"none": True}
"""The option that takes nothing, or nothing more."""


def about_options(ask: Ask, hidden: Table) -> tuple[About, ...]:
    """Returns what each option means, from what the seat that is asked knows."""
    tell = ABOUT[ask.kind]
    return tuple([tell(hidden, ask, option) for option in ask.options])


def about_barred(ask: Ask, hidden: Table) -> tuple[Barred, ...]:
    """Returns what is not offered and why, but for what a picture cannot tell from an option or from each other."""
    tell = ABOUT[ask.kind]
    offered = [_without_price(about) for about in about_options(ask, hidden)]
    found: list[Barred] = []
    for option, reason in barred(ask, hidden):
        about = _without_price(tell(hidden, ask, option))
        if about not in offered:
            offered.append(about)
            found.append(Barred(about, reason))
    return tuple(found)


def _without_price(about: About) -> About:
    """Returns what an option means but for its price, which what is not offered has not."""
    return {key: value for key, value in about.items() if key not in {"cost", "unpaid"}}


def _name(table: Table, card: int) -> str:
    return table.book.cards[card].name


def _action(table: Table, ask: Ask, option: Value) -> About:
    kind, what = option
    if kind == BOOST:
        about: About = {"action": kind, "card": _name(table, what), "zone": HAND}
        return {**about, "transforms": True} if is_a(table, what, Noun.TRANSFORMATION) else about
    if kind == MOVE:
        return {"action": kind, "space": what, "cost": walking_cost(table, ask.seat, what)}
    if kind == TEXT:
        line = table.book.lines[what]
        return {"action": kind, "carrier": line.carrier, "text": line.text}
    return {"action": kind}


def _card_in(zone: str) -> Telling:
    return lambda table, _ask, card: NONE if card == NOTHING else {"card": _name(table, card), "zone": zone}


def _payment(table: Table, ask: Ask, option: Value) -> About:
    if option == DONE:
        return NONE
    if option == COPY:
        return {"copy": True}
    card, worth, zone = option
    return {"card": _name(table, card), "zone": zone, "worth": worth}


def _set(table: Table, ask: Ask, option: Value) -> About:
    about = _attack(table, option)
    # What is not offered may be a card that is not there to be set.
    is_unpaid = option in ask.options and unpaid_cost(table, ask, option) is not None
    return {**about, "unpaid": True} if is_unpaid else about


def _attack(table: Table, option: Value) -> About:
    how, what = option
    if how in {SWING, RANDOM}:
        return {"how": how}
    if how == BOOSTS:
        return {"how": how, **_in_play(table, what)}
    if how == PRINTED:
        return {"how": how, "card": _name(table, what)}
    return {"how": how, "card": _name(table, what), "zone": HAND if how in {CARD, EX} else how}


def _in_play(table: Table, serial: int) -> About:
    found = in_play(table, serial)
    if found is None:
        return NONE
    boost = table.book.cards[found.card].boost
    named = _name(table, found.card)
    return {"card": named, "zone": BOOSTS, "boost": named if boost is None else boost.name, "space": found.space}


def _order(table: Table, ask: Ask, option: Value) -> About:
    if option == NO_LINE:
        return NONE
    number, owner, _ = option
    return {
        "carrier": table.book.lines[number].carrier,
        "text": line_told(table.book, number, owner, ask.seat),
    }


def _choice(table: Table, ask: Ask, option: Value) -> About:
    if option == PASS:
        return NONE
    number, spaces = option
    told: About = {"carrier": table.book.carriers[number], "text": asked_for(table, number, ask.seat)}
    return {**told, "amount": spaces} if spaces else told


def _pick(table: Table, ask: Ask, option: Value) -> About:
    if option == NO_MORE:
        return NONE
    zone, seat, what = option
    if zone == BOOSTS:
        return {**_in_play(table, what), "seat": seat}
    return {"card": _name(table, card_of(table, option)), "zone": zone, "seat": seat}


def _space(table: Table, ask: Ask, option: Value) -> About:
    return NONE if option == NO_SPACE else {"space": option}


def _yes(table: Table, ask: Ask, option: Value) -> About:
    return {"yes": option}


def _amount(table: Table, ask: Ask, option: Value) -> About:
    return {"amount": option}


ABOUT: dict[str, Telling] = {
    "mulligan": _card_in(HAND),
    "action": _action,
    "hand limit": _card_in(HAND),
    "pay": _payment,
    "trap": _space,
    "overdrive": _card_in(OVERDRIVE),
    "transform": _yes,
    "cancel": _yes,
    "set": _set,
    "set text": _yes,
    "accept": _yes,
    "discard boost": lambda table, _ask, serial: _in_play(table, serial),
    "order": _order,
    "choose": _choice,
    "space": _space,
    "life": _amount,
    "name": lambda _table, _ask, name: {"name": name},
    "pick": _pick,
    "how many": _amount,
}
"""For each kind of question what its options are about."""
