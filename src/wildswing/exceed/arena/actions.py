"""The actions of Exceed: one number for every answer, whoever fights."""

from collections.abc import Callable
from typing import Final

from wildswing.arenas.blocks import OTHERWISE, Axis, Block, Blocks, counted
from wildswing.exceed.arena.slots import (
    ATTACK_HALF,
    BOOST_HALF,
    FIGHTER,
    FIGHTER_LINES,
    SLOTS,
    alternatives,
    own_space,
    slots_of,
)
from wildswing.exceed.language.limits import WIDEST_ARENA
from wildswing.exceed.rules import payment, setting, turn
from wildswing.exceed.rules.handling import NO_MORE
from wildswing.exceed.rules.instructions import PASS
from wildswing.exceed.rules.piles import in_play
from wildswing.exceed.rules.table import Table
from wildswing.exceed.rules.zones import BOOSTS, DECK, DISCARD, GAUGE, HAND, PRINTED, SEALED
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.state import NOTHING

AREAS: Final = (HAND, GAUGE, DISCARD, DECK, BOOSTS, SEALED)
"""The areas out of which cards are picked; transformations count as boosts."""

ALTERNATIVES: Final = 10
PRINTED_ATTACKS: Final = 4
MOST: Final = 40
"""The greatest amount that can be named, of life or of cards."""

POSITIONS: Final = 64

OWN_CARD = counted("an own card by its slot, 1 to 24", "own card", SLOTS)
OTHERS_CARD = counted("a card of the opponent by its slot, 1 to 24", "the opponent's card", SLOTS)
SPACE = counted("a space, 1 to 9 from the own end", "space", WIDEST_ARENA)
NO_OR_SPACE = Axis("no space, or space 1 to 9 from the own end", ("no space", *SPACE.words))
AMOUNT = Axis(f"0 to {MOST}", tuple([str(amount) for amount in range(MOST + 1)]))
ONE_OR_TWO = Axis("1 or 2", ("1", "2"))
NO_OR_YES = Axis("no or yes", ("no", "yes"))
LINE = counted(f"1 to {FIGHTER_LINES}", "line", FIGHTER_LINES)

BLOCKS: Final = Blocks(
    Block("mulligan: keep", "keeps the hand as it is now"),
    Block("mulligan: card", "sets {} aside", (OWN_CARD,)),
    Block("action: strike", "strikes"),
    Block("action: prepare", "prepares"),
    Block("action: change", "changes cards"),
    Block("action: exceed", "exceeds"),
    Block("action: reshuffle", "reshuffles"),
    Block("action: move", "moves to {}", (SPACE,)),
    Block("action: boost", "plays the boost of {}", (OWN_CARD,)),
    Block("action: fighter", "takes the action of the own fighter's {}", (LINE,)),
    Block("action: text", "takes the action that the boost of {} offers", (OWN_CARD,)),
    Block("pay: done", "spends nothing more"),
    Block("pay: copy", "discards the second card of the EX attack"),
    Block("pay: card", "spends {} from the {} for {}", (OWN_CARD, Axis("hand or gauge", (HAND, GAUGE)), ONE_OR_TWO)),
    Block("set: swing", "makes a wild swing"),
    Block("set: random", "sets a card at random"),
    Block("set: hand", "sets {} from the hand", (OWN_CARD,)),
    Block("set: EX", "sets {} as an EX attack", (OWN_CARD,)),
    Block("set: boosts", "sets {} from the boosts in play", (OWN_CARD,)),
    Block("set: gauge", "sets {} from the gauge", (OWN_CARD,)),
    Block("set: discard pile", "sets {} from the discard pile", (OWN_CARD,)),
    Block("set: printed", "sets the own fighter's printed {}", (counted("1 to 4", "attack", PRINTED_ATTACKS),)),
    Block("set text", "uses the text of the attack just set: {}", (NO_OR_YES,)),
    Block("accept", "pays for the wild swing: {}", (NO_OR_YES,)),
    Block("cancel", "cancels: {}", (NO_OR_YES,)),
    Block("transform", "keeps the attack as a transformation: {}", (NO_OR_YES,)),
    Block("hand limit", "discards {}", (OWN_CARD,)),
    Block("overdrive", "discards {} from the overdrive area", (OWN_CARD,)),
    Block("discard boost", "discards the boost of {} first", (OWN_CARD,)),
    Block("order: fighter", "does {} of the own fighter next", (LINE,)),
    Block("order: attack", "does the attack's line of {} next", (OWN_CARD,)),
    Block("order: boost", "does the boost's line of {} next", (OWN_CARD,)),
    Block("choose: none", "does none of it"),
    Block("choose", "does {}, {} far", (
        counted(f"1 to {ALTERNATIVES}", "alternative", ALTERNATIVES),
        counted("0 to 9 spaces, 0 if it is no movement", "spaces:", WIDEST_ARENA + 1, 0),
    )),
    Block("space", "takes {}", (NO_OR_SPACE,)),
    Block("trap", "lays it on {}", (NO_OR_SPACE,)),
    Block("life", "spends {} life", (AMOUNT,)),
    Block("how many", "takes {} cards at random", (AMOUNT,)),
    Block("name", "names {}", (OTHERS_CARD,)),
    Block("pick: no more", "picks no more"),
    Block("pick: own", "picks {} from the own {}", (OWN_CARD, Axis(", ".join(AREAS), AREAS))),
    Block("pick: theirs", "picks {} from the opponent's {}", (OTHERS_CARD, Axis(", ".join(AREAS), AREAS))),
    positions=POSITIONS,
)  # fmt: skip

FIRST: Final = BLOCKS.first


# --- The number of an option, by the kind of question ---


def _slotted(table: Table, seat: int, block: str, card: int) -> int:
    """Returns the action of a block about a card of a seat."""
    owner, slot = slots_of(table.book).of_card.get(card, (seat, NOTHING))
    return FIRST[block] + slot if slot != NOTHING and owner == seat else OTHERWISE


def _boost(table: Table, seat: int, block: str, serial: int) -> int:
    boost = in_play(table, serial)
    return OTHERWISE if boost is None else _slotted(table, seat, block, boost.card)


def _mulligan(table: Table, ask: Ask, card: Value) -> int:
    return FIRST["mulligan: keep"] if card == NOTHING else _slotted(table, ask.seat, "mulligan: card", card)


def _action(table: Table, ask: Ask, option: Value) -> int:
    what, about = option
    if what == turn.MOVE:
        return FIRST["action: move"] + own_space(table, ask.seat, about) - 1
    if what == turn.BOOST:
        return _slotted(table, ask.seat, "action: boost", about)
    if what == turn.TEXT:
        return _line(table, ask.seat, about, {FIGHTER: "action: fighter", BOOST_HALF: "action: text"})
    return FIRST[f"action: {what}"]


def _line(table: Table, seat: int, number: int, blocks: dict[str, str]) -> int:
    """Returns the action of the block for what carries a line."""
    owner, half, place = slots_of(table.book).carrier.get(number, (NOTHING, "", 0))
    if owner != seat or half not in blocks or (half == FIGHTER and place >= FIGHTER_LINES):
        return OTHERWISE
    return FIRST[blocks[half]] + place


def _pay(table: Table, ask: Ask, option: Value) -> int:
    if option == payment.DONE:
        return FIRST["pay: done"]
    if option == payment.COPY:
        return FIRST["pay: copy"]
    card, value, area = option
    first = FIRST["pay: card"]
    slotted = _slotted(table, ask.seat, "pay: card", card)
    return OTHERWISE if slotted == OTHERWISE else first + (slotted - first) * 4 + (area == GAUGE) * 2 + int(value) - 1


def _set(table: Table, ask: Ask, option: Value) -> int:
    how, card = option
    if how == PRINTED:
        printed = [number for (owner, _), number in table.book.printed.items() if owner == ask.seat]
        place = printed.index(card)
        return FIRST["set: printed"] + place if place < PRINTED_ATTACKS else OTHERWISE
    if how == BOOSTS:
        return _boost(table, ask.seat, "set: boosts", card)
    block = f"set: {HAND if how == setting.CARD else how}"
    if card == NOTHING:
        return FIRST[block]
    return _slotted(table, ask.seat, block, card) if block in FIRST else OTHERWISE


def _yes(table: Table, ask: Ask, option: Value) -> int:
    return FIRST[ask.kind] + int(option)


def _own_card(table: Table, ask: Ask, card: Value) -> int:
    return _slotted(table, ask.seat, ask.kind, card)


def _discard_boost(table: Table, ask: Ask, serial: Value) -> int:
    return _boost(table, ask.seat, "discard boost", serial)


def _order(table: Table, ask: Ask, call: Value) -> int:
    blocks = {FIGHTER: "order: fighter", ATTACK_HALF: "order: attack", BOOST_HALF: "order: boost"}
    return _line(table, ask.seat, call[0], blocks)


def _choose(table: Table, ask: Ask, option: Value) -> int:
    if option == PASS:
        return FIRST["choose: none"]
    number, spaces = option
    places = alternatives(table.book, ask.about)
    place = places.index(number) if number in places else ALTERNATIVES
    if place >= ALTERNATIVES or spaces > WIDEST_ARENA:
        return OTHERWISE
    return FIRST["choose"] + place * (WIDEST_ARENA + 1) + int(spaces)


def _amount(table: Table, ask: Ask, amount: Value) -> int:
    return FIRST[ask.kind] + int(amount) if amount <= MOST else OTHERWISE


def _space(table: Table, ask: Ask, space: Value) -> int:
    return FIRST[ask.kind] + own_space(table, ask.seat, space)


def _name(table: Table, ask: Ask, name: Value) -> int:
    slot = slots_of(table.book).of_name[1 - ask.seat].get(name)
    return OTHERWISE if slot is None else FIRST["name"] + slot


def _pick(table: Table, ask: Ask, thing: Value) -> int:
    if thing == NO_MORE:
        return FIRST["pick: no more"]
    area, whose, what = thing
    if area not in AREAS:
        return OTHERWISE
    block = "pick: own" if whose == ask.seat else "pick: theirs"
    slotted = _boost(table, whose, block, what) if area == BOOSTS else _slotted(table, whose, block, what)
    first = FIRST[block]
    return OTHERWISE if slotted == OTHERWISE else first + (slotted - first) * len(AREAS) + AREAS.index(area)


NUMBERS: Final[dict[str, Callable[[Table, Ask, Value], int]]] = {
    "mulligan": _mulligan,
    "action": _action,
    "pay": _pay,
    "set": _set,
    "set text": _yes,
    "accept": _yes,
    "cancel": _yes,
    "transform": _yes,
    "hand limit": _own_card,
    "overdrive": _own_card,
    "discard boost": _discard_boost,
    "order": _order,
    "choose": _choose,
    "space": _space,
    "trap": _space,
    "life": _amount,
    "how many": _amount,
    "name": _name,
    "pick": _pick,
}
"""By the kind of question what numbers its options."""


def number(table: Table, ask: Ask, option: Value) -> int:
    """Returns the action that an option has for itself, or OTHERWISE."""
    numbered = NUMBERS.get(ask.kind)
    return OTHERWISE if numbered is None else numbered(table, ask, option)
