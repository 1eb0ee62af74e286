"""Damage, armor, guard and being stunned (rulebook: damage, armor, guard, stun)."""

from typing import Final

from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules.events import PARTS, BecameStunned, Damaged
from wildswing.exceed.rules.losing import NO_LIFE, lose
from wildswing.exceed.rules.movement import is_banned
from wildswing.exceed.rules.reading import armor_left, attack_is, attack_of, ignores, parts, total
from wildswing.exceed.rules.standing import called, waiting
from wildswing.exceed.rules.steps import CheckDefeat, Damage, Triggers
from wildswing.exceed.rules.table import Pair, Strike, Table
from wildswing.kernel.agenda import push
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.question import Does


def explain(table: Table, seat: int, stat: str) -> PARTS:
    """Returns what a total is made of, each part with its name."""
    return tuple([(part[0], part[2]) for part in parts(table, seat, stat)])


def with_seat(pair: Pair, seat: int, value: int) -> Pair:
    """Returns a pair with the value of one seat replaced."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)


def deal_attack_damage(table: Table, step: Damage, heard: Heard) -> None:
    """EX-DMG-01: a hit deals the attack's power, as it is now, less armor. EX-COMP-15: power "-" deals nothing.

    EX-GLOS-15, EX-GLOS-16.
    """
    striker = step.seat
    hurt = 1 - striker
    attack = attack_of(table, striker)
    if attack is None or attack.face < 0 or table.book.cards[attack.face].numbers.power is None:
        return
    power = max(0, total(table, striker, "power"))
    why = explain(table, striker, "power") if heard is not None else ()
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
    side = table.sides[seat]
    lost = min(dealt, side.life)
    if nonlethal and dealt >= side.life:
        lost = side.life - 1  # EX-DMG-09, EX-DMG-10
        if not table.book.edition.nonlethal_counts_in_full:
            dealt = lost
    side.life -= lost
    if heard is not None:
        who = table.book.names[seat]
        guard = explain(table, seat, "guard") if strike is not None else ()
        heard.append(Told(Damaged(seat, who, dealt, side.life, why, prevented, guard)))
    if strike is not None:
        strike.damage = with_seat(strike.damage, seat, strike.damage[seat] + dealt)
        if dealt > 0:
            check_stun(table, strike, seat, ignore_guard, heard)
    else:
        damage, armor = table.carried
        table.carried = (with_seat(damage, seat, damage[seat] + dealt), armor)
    if side.life <= 0:
        defeat(table, seat, by_attack, heard)


def check_stun(table: Table, strike: Strike, seat: int, ignore_guard: bool, heard: Heard) -> None:
    """EX-STUN-01, EX-STUN-06: stunned as soon as all damage of the strike exceeds guard; EX-STUN-07: for its rest.

    EX-CHAR-29, EX-CHAR-30, EX-GLOS-17.
    """
    if strike.stunned[seat]:
        return
    guard = 0 if ignore_guard else total(table, seat, "guard")
    if strike.damage[seat] <= guard or is_banned(table, seat, v.Ban.STUNNED):  # EX-STUN-12, EX-STUN-13
        return
    one, other = strike.stunned
    strike.stunned = (True, other) if seat == 0 else (one, True)
    if heard is not None:
        why = () if ignore_guard else explain(table, seat, "guard")
        heard.append(Told(BecameStunned(seat, table.book.names[seat], strike.damage[seat], why, ignore_guard)))
    push(table, *waiting(table, v.Window.IS_STUNNED, seat))


def defeat(table: Table, seat: int, by_attack: bool, heard: Heard) -> None:
    """EX-SHUF-11: life 0 loses; EX-CARE-11: what replaces defeat by an attack comes first, and the strike goes on.

    EX-CHAR-26.
    """
    instead = called(table, seat, v.Window.WOULD_LOSE, v.Who.YOU) if by_attack else []
    if instead:
        push(table, Triggers(seat, tuple(instead)), CheckDefeat(seat))
    else:
        lose(table, seat, NO_LIFE, heard)


def check_defeat(table: Table, step: CheckDefeat, heard: Heard) -> None:
    """Ends the game after all if what replaced defeat has given no life."""
    if table.sides[step.seat].life <= 0:
        lose(table, step.seat, NO_LIFE, heard)


RULES: Final = (
    Does(Damage, deal_attack_damage),
    Does(CheckDefeat, check_defeat),
)
"""What becomes of the steps of this chapter."""
