"""Priority and the steps of an attack (rulebook: resolving attacks).

EX-ATK-02, EX-ATK-03: is its player stunned; before; range check; on a hit the hit effects, then damage; after.
"""

from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules.arena import meet, ranges_to
from wildswing.exceed.rules.cleanup import both_clean_up
from wildswing.exceed.rules.damage import check_stun, deal_power, explain
from wildswing.exceed.rules.events import NO_FACE, AttackChecked, AttackRevealed, AttackSkipped, Prioritized
from wildswing.exceed.rules.facts import BAN
from wildswing.exceed.rules.movement import note
from wildswing.exceed.rules.payment import FOR_ATTACK, payment
from wildswing.exceed.rules.reading import (
    HITS,
    MISSES,
    NEVER,
    applies,
    attack_is,
    attack_of,
    comes_from_nowhere,
    hits_by_its_own_text,
    origin_of,
    ranges_of,
    reach,
    span_of,
    token_space,
    total,
)
from wildswing.exceed.rules.results import with_hit
from wildswing.exceed.rules.setting import set_attack
from wildswing.exceed.rules.standing import standing
from wildswing.exceed.rules.steps import (
    AttackWindow,
    BeginAttack,
    Damage,
    EndAttack,
    EndExtra,
    ExtraAttack,
    Priority,
    Range,
    Transform,
    Window,
)
from wildswing.exceed.rules.supposing import price
from wildswing.exceed.rules.table import (
    ANY_RANGE,
    AT_MOST,
    EXTRA_MISSES,
    NO_SPACE,
    NOBODY,
    Attack,
    Bonus,
    Pair,
    Strike,
    Table,
)
from wildswing.exceed.rules.triggers import attack_lines, do_attack_lines
from wildswing.exceed.rules.zones import DISCARD, GAUGE, HAND, lay, lay_open, take, tell_move, unlearn
from wildswing.kernel.agenda import push, push_all
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.question import Does
from wildswing.kernel.state import NOTHING, Step
from wildswing.texts import text

BEFORE: Final = v.Window.BEFORE.value
HIT: Final = v.Window.HIT.value
AFTER: Final = v.Window.AFTER.value
IS_HIT: Final = v.Window.IS_HIT.value

BEGIN_ATTACK: Final = (BeginAttack(0), BeginAttack(1))
"""Steps of every strike, which never change."""

WAS_HIT: Final = v.Deed.WAS_HIT.value

STUNNED: Final = text("stunned")
CANNOT_HIT: Final = text("it cannot hit")
OUT_OF_RANGE: Final = text("out of range")
CANNOT_BE_HIT: Final = text("its target cannot be hit")


def compare_speeds(table: Table, step: Step, heard: Heard) -> None:
    """EX-COMP-16, EX-PRIO-01: the faster attack goes first; EX-PRIO-02: in a tie the attacker's (EX-ATK-01)."""
    strike = table.strike
    if strike is None:
        return
    attacker = strike.attacker
    defender = 1 - attacker
    faster = total(table, defender, "speed") > total(table, attacker, "speed")
    active = defender if faster else attacker
    strike.active = active
    if heard is not None:
        speeds = (explain(table, 0, "speed"), explain(table, 1, "speed"))
        heard.append(Told(Prioritized(active, table.book.names[active], speeds, table.book.names)))
    push_all(table, [BEGIN_ATTACK[1 - active], *both_clean_up(table, attacker)])
    _attack(table, strike, active, heard)


def begin_attack(table: Table, step: BeginAttack, heard: Heard) -> None:
    """Begins the slower attack when the faster one is done."""
    if table.strike is not None:
        _attack(table, table.strike, step.seat, heard)


def _attack(table: Table, strike: Strike, seat: int, heard: Heard) -> None:
    """EX-REACT-01, EX-REACT-02: a stunned player skips the attack entirely (EX-STUN-08, EX-STUN-09, EX-STUN-10).

    EX-GLOS-11.
    """
    if strike.stunned[seat]:
        if heard is not None:
            heard.append(Told(AttackSkipped(seat, table.book.names[seat], STUNNED)))
        return
    if table.book.edition.stun_checked_after_attack:
        push(table, EndAttack(seat, strike.damage[1 - seat]))
    _resolve(table, seat, heard)


def _resolve(table: Table, seat: int, heard: Heard) -> None:
    """EX-TRIG-03 to EX-TRIG-05, EX-GLOS-06: before and after are done whether the attack hits or misses.

    What nobody waits for is not put on the agenda: without before lines the range is checked at once.
    EX-TRIG-03.
    """
    before = attack_lines(table, BEFORE, seat)
    if before:
        push(table, Range(seat), AttackWindow(AFTER, seat))
        do_attack_lines(table, BEFORE, seat, before, heard)
    else:
        push(table, AttackWindow(AFTER, seat))
        _check_range(table, seat, heard)


def check_range(table: Table, step: Range, heard: Heard) -> None:
    """Checks the range when the before lines are done."""
    _check_range(table, step.seat, heard)


def _check_range(table: Table, seat: int, heard: Heard) -> None:
    """EX-ATK-05: range is checked once, after the before effects; a hit calls for hit effects, then deals damage.

    EX-CHAR-53, EX-GLOS-07, EX-TRIG-04.
    """
    attack = attack_of(table, seat)
    if attack is None:
        return
    reason = why_missed(table, seat)
    attack.hit = not reason
    if heard is not None:
        span = reach(table, seat)
        shown = "-" if span is None else str(span[0]) if span[0] == span[1] else f"{span[0]}-{span[1]}"
        name = NO_FACE if attack.face < 0 else table.book.cards[attack.face].name
        near, far = ranges_of(table, seat)
        told = AttackChecked(
            seat, table.book.names[seat], name, attack.hit, near, far, shown, reason and f" ({reason})"
        )
        heard.append(Told(told))
    if attack.hit:
        note(table, 1 - seat, WAS_HIT)
        # EX-ATK-06, A-04: hit effects, then those of the player being hit, then damage.
        effects = attack_lines(table, HIT, seat)
        if effects or IS_HIT in table.book.windows:
            push(table, Damage(seat))
            if IS_HIT in table.book.windows:
                push(table, Window(IS_HIT, 1 - seat))
            if effects:
                do_attack_lines(table, HIT, seat, effects, heard)
        else:
            deal_power(table, seat, heard)


def why_missed(table: Table, seat: int) -> str:
    """Returns why a seat's attack does not hit, or nothing if it does (EX-COMP-13, D-20).

    EX-NOTION-REACH-01, EX-NOTION-REACH-02.
    """
    attack = attack_of(table, seat)
    span = reach(table, seat)
    if attack_is(table, seat, MISSES) or comes_from_nowhere(table, seat):
        return CANNOT_HIT
    away = ranges_of(table, seat)
    if attack is None or span is None:
        if not hits_by_its_own_text(table, seat):
            return CANNOT_HIT
    elif not meet(span, away) and not attack_is(table, seat, HITS):
        return OUT_OF_RANGE
    return CANNOT_BE_HIT if is_safe(table, 1 - seat, away) else ""


def is_safe(table: Table, seat: int, away: Pair) -> bool:
    """Tells whether a text keeps the opponent's attack from hitting; EX-FAQ-12: measured from the attack's origin.

    EX-CARE-09: of a wide fighter any space that is far enough away, or near enough, will do.
    EX-CHAR-31.
    """
    for one, owner, source in standing(table, seat, BAN):
        node = one.node
        if isinstance(node, n.Cannot) and node.ban is v.Ban.HIT and applies(table, one, owner, source):
            at = node.at
            if at is None or meet(span_of(table, at, owner), _away_from(table, at, owner, seat, away)):
                return True
    strike = table.strike
    return strike is not None and any(
        ban.seat == seat and ban.ban == v.Ban.HIT and (ban.low == ANY_RANGE or meet((ban.low, ban.high), away))
        for ban in strike.bans
    )


def _away_from(table: Table, at: n.AtRange, owner: int, seat: int, away: Pair) -> Pair:
    """EX-NOTION-TOKEN-09: returns from how far the opponent's attack comes, seen from a token if the text names one."""
    if not isinstance(at.source, n.Named):
        return away
    space = token_space(table, owner, at.source.name)
    if space == NO_SPACE:
        return NEVER, NEVER
    origin = origin_of(table, 1 - seat)
    return ranges_to(table.sides[1 - seat], space, space) if origin == NO_SPACE else (abs(origin - space),) * 2


def begin_extra(table: Table, step: ExtraAttack, heard: Heard) -> None:
    """Plays one more attack within the strike, by the steps of any attack.

    EX-CARE-10: it ignores the bonuses of the main attack, which waits. EX-FAQ-21: so do boosts.
    EX-CHAR-48, EX-NOTION-EXTRA-02, EX-NOTION-EXTRA-03.
    """
    seat = step.seat
    card = step.card
    strike = table.strike
    main = attack_of(table, seat)
    if strike is None or main is None:
        return
    take(table, card, step.zone, seat)
    if step.zone == HAND:
        unlearn(table.sides[seat], card)
    strike.waiting = (*strike.waiting, main)
    set_attack(table, seat, Attack(card, card, step.zone, face_up=True, extra=True))
    lay_open(table, card, step.zone)
    if step.most is not None:
        most = Bonus(seat, v.Stat.POWER.value, AT_MOST, step.most, step.most, step.giver, True)
        strike.bonuses = (*strike.bonuses, most)
    cost = None if step.free else price(table, seat)
    steps: list[Step] = [AttackWindow(BEFORE, seat), Range(seat), AttackWindow(AFTER, seat), EndExtra(seat)]
    if table.book.transforms:
        steps.insert(-1, Transform(seat))  # EX-NOTION-EXTRA-04
    if cost is not None:
        steps.insert(0, payment(table, seat, str(cost.resource), cost.amount, cost.amount, FOR_ATTACK))
    if heard is not None:
        ex = attack_is(table, seat, v.Quality.EX)
        heard.append(Told(AttackRevealed(seat, table.book.names[seat], table.book.cards[card].name, ex, False)))
    push(table, *steps)


def end_extra(table: Table, step: EndExtra, heard: Heard) -> None:
    """EX-CARE-10: an extra attack goes to gauge at once if it hit; the main attack goes on.

    EX-NOTION-EXTRA-05: what was given to it is gone with it.
    """
    seat = step.seat
    strike = table.strike
    extra = attack_of(table, seat)
    if strike is None or extra is None:
        return
    if extra.card != NOTHING:
        to = extra.destination or (GAUGE if extra.hit else DISCARD)
        to, to_seat = lay(table, extra.card, to, seat if extra.to_seat == NOBODY else extra.to_seat)
        if heard is not None:
            tell_move(table, (extra.card,), "", to, to_seat, False, heard)
    waited = strike.waiting[-1]
    set_attack(table, seat, waited)
    strike.waiting = strike.waiting[:-1]
    strike.deeds = tuple([deed for deed in strike.deeds if deed != (seat, EXTRA_MISSES)])
    if not waited.extra:
        strike.bonuses = tuple([bonus for bonus in strike.bonuses if not (bonus.seat == seat and bonus.extra)])
    table.result = with_hit(table.result, extra.hit)


def end_attack(table: Table, step: EndAttack, heard: Heard) -> None:
    """EX-STUN-05 (D-05): in some editions damage is compared with guard once more.

    D-16: an attack that dealt no damage stuns nobody, whatever was suffered before it.
    EX-ATK-02.
    """
    strike = table.strike
    hurt: int = 1 - step.seat
    if strike is not None and strike.damage[hurt] > step.before:
        check_stun(table, strike, hurt, False, True, heard)


RULES: Final[tuple[Does, ...]] = (
    Does(Priority, compare_speeds),
    Does(BeginAttack, begin_attack),
    Does(Range, check_range),
    Does(EndAttack, end_attack),
    Does(ExtraAttack, begin_extra),
    Does(EndExtra, end_extra),
)
"""What becomes of the steps of this chapter."""
