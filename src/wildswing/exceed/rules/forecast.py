"""What an attack would do if it were made now: which spaces it hits, who is faster, who is stunned.

The rules of a strike say it themselves, on copies of what a seat knows. Only what stands now counts: texts that would
trigger in the strike, and what both players would pay, are not foreseen.
"""

from collections import Counter
from typing import Final

import msgspec

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules.arena import covers
from wildswing.exceed.rules.attack import compare_speeds, why_missed
from wildswing.exceed.rules.book import NO_EFFECT
from wildswing.exceed.rules.damage import deal_attack_damage, explain, take_damage
from wildswing.exceed.rules.events import PARTS
from wildswing.exceed.rules.knowledge import knows_attack, unseen
from wildswing.exceed.rules.quoting import line_said
from wildswing.exceed.rules.reading import attack_of, reach, total
from wildswing.exceed.rules.setting import RANDOM, SWING, begin_strike, choose_set, seconds_for, set_attack
from wildswing.exceed.rules.steps import BeginStrike, Damage, Priority, Set
from wildswing.exceed.rules.supposing import unpaid
from wildswing.exceed.rules.table import Attack, Table
from wildswing.exceed.rules.zones import HAND, take
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.state import HIDDEN, NOTHING

FIRST: Final = (v.Window.BEFORE.value, v.Who.YOU.value)
"""The window whose texts come before the range check."""

STRONGEST: Final = 30
"""Whoever is not stunned by so much power is stunned by none."""


class Meeting(msgspec.Struct, frozen=True):
    """How the attack would fare against one that the opponent may have."""

    card: str
    copies: int
    power: int
    speed: int
    """The attack's own, since they may depend on what it meets."""
    is_first: bool
    stuns: bool
    """Whether it stuns if it hits."""
    is_stunned: bool
    """Whether the other stuns if it hits."""
    hits: bool
    """Whether it hits where both stand now."""
    their_speed: int
    why_missed: str
    """Why the other would not hit where both stand now; nothing if it would."""
    is_unpaid: bool
    """Whether the other's cost is known to be more than its owner can pay."""


class Forecast(msgspec.Struct, frozen=True):
    """What one attack would do."""

    card: str
    owner: int
    reach: tuple[int, int] | None
    spaces: tuple[int, ...]
    """Where an opponent would be hit."""
    why_missed: str
    """Why the opponent would not be hit where it stands; nothing if it would."""
    power: PARTS
    """Nothing for a power of “-”."""
    speed: PARTS
    stunned_by: int
    """The least power that stunned its owner, or 0 if none does."""
    is_unpaid: bool
    """Whether its cost is known to be more than its owner can pay."""
    before: tuple[str, ...]
    """Texts of the card that come before the range check, and may change all this."""
    is_met: bool
    """Whether the other attack is known; else the meetings are with all that it may be."""
    meetings: tuple[Meeting, ...]


def forecast(hidden: Table, seat: int, owner: int, card: int) -> Forecast:
    """Returns what a card would do as its owner's attack, from what a seat knows."""
    other = 1 - owner
    struck = _struck(hidden, owner, card)
    theirs = attack_of(struck, other)
    is_met = theirs is not None and theirs.face >= 0 and knows_attack(theirs, seat)
    possible = Counter([theirs.face]) if theirs is not None and is_met else _possible(struck, seat, other)
    facts = struck.book.cards[card]
    return Forecast(
        card=facts.name,
        owner=owner,
        reach=reach(struck, owner),
        spaces=_spaces(struck, owner),
        why_missed=why_missed(struck, owner),
        power=() if facts.numbers.power is None else explain(struck, owner, "power"),
        speed=explain(struck, owner, "speed"),
        stunned_by=_stunning_power(struck, owner),
        is_unpaid=_is_unpaid(struck, owner, seat),
        before=tuple(
            [line_said(struck.book, line.number, owner, seat) for line in facts.attack.windows.get(FIRST, ())]
        ),
        is_met=is_met,
        meetings=tuple([_meeting(struck, owner, seat, one, copies) for one, copies in possible.items()]),
    )


def unpaid_cost(hidden: Table, ask: Ask, option: Value) -> n.Cost | None:
    """Returns the cost of an attack that would be invalid, since it cannot be paid."""
    if option[0] in {SWING, RANDOM}:
        return None
    table = hidden.copy()
    choose_set(table, Set(ask.seat, NO_EFFECT), option, None)
    _reveal(table)
    return unpaid(table, ask.seat)


def _struck(hidden: Table, owner: int, card: int) -> Table:
    """Returns a table with a card as its owner's revealed attack, in the strike that waits for one or in a new one."""
    table = hidden.copy()
    strike = table.strike
    if strike is None or strike.attacks[owner] is not None:
        table.strike = None
        begin_strike(table, BeginStrike(table.turn, NO_EFFECT), None)
    _set(table, owner, card, Attack(card, card, HAND, face_up=True))
    return table


def _set(table: Table, owner: int, card: int, attack: Attack) -> None:
    """Reveals an attack; unless it was set before, its card leaves the hand."""
    hand = table.sides[owner].hand
    if attack_of(table, owner) is None and (card in hand or HIDDEN in hand):
        take(table, card if card in hand else HIDDEN, HAND, owner)
    set_attack(table, owner, attack)
    _reveal(table)


def _reveal(table: Table) -> None:
    assert table.strike is not None
    table.strike.revealed = True


def _possible(table: Table, seat: int, other: int) -> Counter[int]:
    """Returns the cards that an unknown attack may be, each with how many there are of it."""
    attack = attack_of(table, other)
    if other == seat and (attack is None or not attack.wild):
        cards = Counter(table.sides[other].hand)
    else:
        cards = Counter(unseen(table, other))
    if attack is None or attack.copy_card == NOTHING:
        return cards
    held = list(cards.elements())
    return Counter({card: copies for card, copies in cards.items() if seconds_for(table, card, held)})


def _meeting(struck: Table, owner: int, seat: int, card: int, copies: int) -> Meeting:
    """Returns how an attack fares against a card; whatever is dealt is dealt on a copy of its own."""
    table = struck.copy()
    other = 1 - owner
    theirs = attack_of(table, other) or Attack(card, card, HAND)
    theirs.card = theirs.face = card
    theirs.face_up = True
    _set(table, other, card, theirs)
    speeds = table.copy()
    compare_speeds(speeds, Priority(), None)
    assert speeds.strike is not None
    return Meeting(
        card=table.book.cards[card].name,
        copies=copies,
        power=total(table, owner, "power"),
        speed=total(table, owner, "speed"),
        is_first=speeds.strike.active == owner,
        stuns=_stuns(table, owner),
        is_stunned=_stuns(table, other),
        hits=not why_missed(table, owner),
        their_speed=total(table, other, "speed"),
        why_missed=why_missed(table, other),
        is_unpaid=_is_unpaid(table, other, seat),
    )


def _is_unpaid(struck: Table, owner: int, seat: int) -> bool:
    cost = unpaid(struck, owner)
    # What another hand can pay is not known.
    return cost is not None and (owner == seat or cost.resource is not v.Resource.FORCE)


def _stuns(table: Table, striker: int) -> bool:
    hit = table.copy()
    deal_attack_damage(hit, Damage(striker), None)
    return hit.strike is not None and hit.strike.stunned[1 - striker]


def _stunning_power(table: Table, seat: int) -> int:
    for power in range(1, STRONGEST + 1):
        hit = table.copy()
        take_damage(hit, seat, power, False, "", None)
        if hit.strike is not None and hit.strike.stunned[seat]:
            return power
    return 0


def _spaces(struck: Table, owner: int) -> tuple[int, ...]:
    """Returns where an opponent who takes up one space would be hit."""
    found: list[int] = []
    for space in range(1, struck.book.spaces + 1):
        if covers(struck.sides[owner], space):
            continue
        table = struck.copy()
        table.sides[1 - owner].space = space
        table.sides[1 - owner].width = 1
        if not why_missed(table, owner):
            found.append(space)
    return tuple(found)
