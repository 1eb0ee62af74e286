"""Damage, armor, guard and being stunned (rulebook: damage, armor, guard, stun)."""

from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules.events import PARTS, BecameStunned, Damaged
from wildswing.exceed.rules.facts import MILL, SPARE
from wildswing.exceed.rules.losing import NO_LIFE, defeat, lose
from wildswing.exceed.rules.reading import applying, armor_left, attack_is, attack_of, ignores, is_banned, parts, total
from wildswing.exceed.rules.steps import CheckDefeat, Damage, Window
from wildswing.exceed.rules.table import AT_MOST, NOBODY, Pair, Strike, Table
from wildswing.exceed.rules.zones import DECK, DISCARD, move
from wildswing.kernel.agenda import push
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.question import Does

IS_STUNNED: Final = v.Window.IS_STUNNED.value


def explain(table: Table, seat: int, stat: str) -> PARTS:
    """Returns what a total is made of, each part with its name."""
    return tuple([(part[0], part[2]) for part in parts(table, seat, stat)])


def with_seat(pair: Pair, seat: int, value: int) -> Pair:
    """Returns a pair with the value of one seat replaced."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)


def deal_attack_damage(table: Table, step: Damage, heard: Heard) -> None:
    """Deals the damage of an attack when all that waited for its hit is done."""
    deal_power(table, step.seat, heard)


def deal_power(table: Table, striker: int, heard: Heard) -> None:
    """EX-DMG-01: a hit deals the attack's power, as it is now, less armor. EX-COMP-15: power "-" deals nothing.

    EX-GLOS-15, EX-GLOS-16.
    """
    hurt = 1 - striker
    attack = attack_of(table, striker)
    if attack is None or attack.face < 0 or table.book.cards[attack.face].numbers.power is None:
        return
    power = max(0, total(table, striker, "power"))
    why = explain(table, striker, "power") if heard is not None else ()
    for bonus in () if table.strike is None else table.strike.bonuses:
        if bonus.change == AT_MOST and bonus.seat == striker and attack.extra and bonus.low < power:
            why = (*why, (bonus.low - power, bonus.giver)) if heard is not None else ()
            power = bonus.low  # EX-NOTION-EXTRA-03
    _take(
        table,
        hurt,
        power,
        ignores(table, striker, "armor"),
        ignores(table, striker, "guard"),
        attack_is(table, striker, v.Quality.NONLETHAL),  # EX-CHAR-28
        why,
        heard,
        by_attack=True,
    )


def take_damage(table: Table, seat: int, amount: int, nonlethal: bool, giver: str, heard: Heard) -> None:
    """Damage by a text; in a strike it meets armor and counts for being stunned (EX-CARE-03, EX-CARE-04)."""
    why = ((amount, giver),) if heard is not None else ()
    _take(table, seat, amount, False, False, nonlethal, why, heard)


def _take(
    table: Table,
    seat: int,
    amount: int,
    ignore_armor: bool,
    ignore_guard: bool,
    nonlethal: bool,
    why: PARTS,
    heard: Heard,
    by_attack: bool = False,
) -> None:
    # EX-DMG-03, EX-STUN-02, EX-STUN-03
    strike = table.strike
    amount = max(0, amount)
    prevented = 0
    # EX-DMG-07, EX-DMG-08: armor that is ignored prevents nothing and is not used up.
    if strike is not None and not ignore_armor:
        prevented = min(armor_left(table, seat), amount)
        strike.armor_used = with_seat(strike.armor_used, seat, strike.armor_used[seat] + prevented)
    dealt = amount - prevented
    if MILL in table.book.keys:
        dealt = _milled(table, seat, dealt, heard)
    side = table.sides[seat]
    lost = min(dealt, side.life)
    if nonlethal and dealt >= side.life:
        lost = side.life - 1  # EX-DMG-09, EX-DMG-10
        if not table.book.edition.nonlethal_counts_in_full:
            dealt = lost
    if by_attack and SPARE in table.book.keys:
        dealt, lost = _spared(table, seat, dealt, lost)
    side.life -= lost
    if heard is not None:
        who = table.book.names[seat]
        guard = explain(table, seat, "guard") if strike is not None else ()
        heard.append(Told(Damaged(seat, who, dealt, side.life, why, prevented, guard)))
    if strike is not None:
        strike.damage = with_seat(strike.damage, seat, strike.damage[seat] + dealt)
        if dealt > 0:
            check_stun(table, strike, seat, ignore_guard, by_attack, heard)
    else:
        damage, armor = table.carried
        table.carried = (with_seat(damage, seat, damage[seat] + dealt), armor)
    if side.life <= 0:
        defeat(table, seat, by_attack, heard)


def check_stun(table: Table, strike: Strike, seat: int, ignore_guard: bool, by_attack: bool, heard: Heard) -> None:
    """EX-STUN-01, EX-STUN-06: stunned as soon as all damage of the strike exceeds guard; EX-STUN-07: for its rest.

    EX-STUN-14: also a player whose own attack is done already.
    EX-CHAR-29: what the opponent's text says about being stunned is about the opponent's attack.
    EX-CHAR-30, EX-GLOS-17.
    """
    if strike.stunned[seat]:
        return
    guard = 0 if ignore_guard else total(table, seat, "guard")
    whose = NOBODY if by_attack else seat
    if strike.damage[seat] <= guard or is_banned(table, seat, v.Ban.STUNNED, whose):  # EX-STUN-12, EX-STUN-13
        return
    one, other = strike.stunned
    strike.stunned = (True, other) if seat == 0 else (one, True)
    if heard is not None:
        why = () if ignore_guard else explain(table, seat, "guard")
        heard.append(Told(BecameStunned(seat, table.book.names[seat], strike.damage[seat], why, ignore_guard)))
    if IS_STUNNED in table.book.windows:
        push(table, Window(IS_STUNNED, seat))


def _milled(table: Table, seat: int, dealt: int, heard: Heard) -> int:
    """EX-NOTION-MILL-01: where damage discards cards it takes no life; EX-NOTION-MILL-02: as many as the deck has."""
    for node, _, _ in applying(table, seat, MILL):
        if isinstance(node, n.Mill):
            for card in table.sides[seat].deck[: node.cards * dealt]:
                move(table, card, DECK, seat, DISCARD, table.book.owners[card], heard)
            return 0
    return dealt


def _spared(table: Table, seat: int, dealt: int, lost: int) -> tuple[int, int]:
    """Returns the damage of an attack and the life it takes, as texts limit them.

    EX-NOTION-SPARE-01: no attack deals more than the cap, after armor. EX-NOTION-SPARE-02: what would take life below
    the floor is not lost. EX-NOTION-SPARE-03: it counts for being stunned like damage that is nonlethal (EX-DMG-10).
    """
    for node, _, _ in applying(table, seat, SPARE):
        if isinstance(node, n.Spare) and node.left:
            lost = max(0, min(lost, table.sides[seat].life - node.life))
            if not table.book.edition.nonlethal_counts_in_full:
                dealt = lost
        elif isinstance(node, n.Spare):
            dealt, lost = min(dealt, node.life), min(lost, node.life)
    return dealt, lost


def check_defeat(table: Table, step: CheckDefeat, heard: Heard) -> None:
    """Ends the game after all if what replaced defeat has given no life."""
    if table.sides[step.seat].life <= 0:
        lose(table, step.seat, NO_LIFE, heard)


RULES: Final[tuple[Does, ...]] = (
    Does(Damage, deal_attack_damage),
    Does(CheckDefeat, check_defeat),
)
"""What becomes of the steps of this chapter."""
